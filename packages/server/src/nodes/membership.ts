import { isPassing } from '../games/problems.ts';
import type { Rooms } from '../games/rooms.ts';
import { NodeRegister } from '../storage/node-register.ts';
import type { OpenDatabase } from '../storage/open-database.ts';
import { Heart } from './heart.ts';
import { Peers } from './peers.ts';
import { makeNodeSecret } from './proof.ts';

interface MemberOptions {
  readonly database: Pick<OpenDatabase, 'kind' | 'db' | 'aside' | 'messenger'>;
  readonly node: string;
  /** After how long without a sign of life it counts as dead. */
  readonly seconds: number;
  readonly rooms: Rooms;
  readonly onProblem: (message: string) => void;
}

/** This node among those on the same database. */
export class Membership {
  /** Null where there can be no others: an embedded database has one server. */
  readonly peers: Peers | null;
  private readonly options: MemberOptions;
  private readonly secret = makeNodeSecret();
  private heart: Heart | null = null;

  constructor(options: MemberOptions) {
    const { database, node, seconds, rooms } = options;
    this.options = options;
    const register = new NodeRegister(database.db, node, seconds);
    const isAlone = database.kind === 'embedded';
    this.peers = isAlone ? null : new Peers(register, this.secret, (game) => rooms.has(game));
  }

  /** From now on it can be reached there, and lives for as long as it says so. */
  async begin(address: string): Promise<void> {
    if (this.peers === null) return;
    const { database, node, seconds, rooms, onProblem } = this.options;
    const register = new NodeRegister(database.aside, node, seconds);
    const self = { address, secret: this.secret };
    const adopt = (game: string) => isTakenUp(rooms, game);
    const onMissed = () => rooms.letGoOfLost();
    const line = () => database.messenger.line;
    this.heart = await Heart.start({ register, self, seconds, line, adopt, onMissed, onProblem });
  }

  async end(): Promise<void> {
    await this.heart?.stop();
  }
}

/** Where another node was quicker, or there is no room just now, it may be tried again. */
async function isTakenUp(rooms: Rooms, game: string): Promise<boolean> {
  const room = await rooms.enter(game);
  return room.ok || isPassing(room.error);
}
