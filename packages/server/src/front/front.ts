import { type AddressInfo, isIPv6 } from 'node:net';
import { makePlace, nodeOf, PLACE_VARIABLE } from '../keys/node-of.ts';
import { listenProblem } from '../settings/listen-problem.ts';
import type { Settings } from '../settings/settings.ts';
import { Door } from './door.ts';
import { type Environment, NodeChild } from './node-child.ts';
import { Crew } from './supervision.ts';

interface FrontOptions {
  readonly settings: Settings;
  /** What the nodes are told besides their place. */
  readonly env: Environment;
  /** A module that calls `serveNode`. */
  readonly script: URL;
  /** How long a connection may take to say what it wants. */
  readonly headersSeconds?: number | undefined;
  readonly onProblem: (message: string) => void;
}

const HEADERS_SECONDS = 10;
const WAITING = 10_000;
/** What was read of them together: it is little of each but where many send much in one go and all nodes are busy. */
const WAITING_BYTES = 64 * 1024 * 1024;

/** One address and the nodes behind it. */
export class Front {
  private readonly options: FrontOptions;
  private readonly crew: Crew;
  private readonly door: Door;

  constructor(options: FrontOptions) {
    const { settings, env, script, headersSeconds: seconds = HEADERS_SECONDS, onProblem } = options;
    const { nodes } = settings;
    this.options = options;
    const crew = new Crew({
      nodes,
      start: (node) => new NodeChild(script, { ...env, ...ownEnvironment(settings, node) }),
      onProblem,
    });
    this.crew = crew;
    this.door = new Door({
      seconds,
      waiting: WAITING,
      bytes: WAITING_BYTES,
      hand(coming, game) {
        if (game === null) crew.handInTurn(coming);
        else crew.handTo(nodeOf(game, nodes), coming);
      },
    });
  }

  /** The address for people, once all nodes listen; throws a `StartProblem` if that cannot be. */
  async open(): Promise<string> {
    const { server } = this.door;
    const { host, port } = this.options.settings;
    await this.crew.start();
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => reject(listenProblem(error, { host, port })));
      server.listen({ host, port }, resolve);
    });
    return addressOf(server.address() as AddressInfo);
  }

  /** Nobody new is let in, and each node stops as it does alone. */
  async close(): Promise<void> {
    this.door.close();
    await this.crew.stop();
  }
}

/** A node is reached by the front, and by the other nodes at a port of its own. */
function ownEnvironment({ nodes, tableMegabytes }: Settings, node: number): Environment {
  const share = tableMegabytes === null ? '' : String(Math.max(1, Math.floor(tableMegabytes / nodes)));
  const place = makePlace({ node, nodes });
  return { HOST: '127.0.0.1', PORT: '0', HARDTOP_NODES: '1', HARDTOP_TABLE_MB: share, [PLACE_VARIABLE]: place };
}

function addressOf({ address, port }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const name = everywhere ? '127.0.0.1' : isIPv6(address) ? `[${address}]` : address;
  return `http://${name}:${port}`;
}
