import { Readable } from 'node:stream';
import type { Problem } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Forwarded, forwardRequest, MISDIRECTED, type PeerAnswer, passedOn } from '../nodes/forward-request.ts';
import { openPeerLine } from '../nodes/forward-socket.ts';
import type { Peers } from '../nodes/peers.ts';
import { CLIENT_HEADER, isProven, PROOF_HEADER } from '../nodes/proof.ts';
import { clientBehind, isForwarded, noteForwarded } from './client-limits.ts';
import { refuse } from './errors.ts';
import type { Outlet } from './outlet.ts';
import type { OpenLine } from './session.ts';

/** Before all else: who sends what another client asked for is a node, or is told that this is not the one it means. */
export function knowNodes(app: FastifyInstance, peers: Peers | null): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { [PROOF_HEADER]: proof, [CLIENT_HEADER]: client } = request.headers;
    if (proof === undefined && client === undefined) return done();
    const { method, url = '' } = request.raw;
    if (typeof proof !== 'string' || typeof client !== 'string') return void refuse(reply, [NO_NODE], MISDIRECTED);
    const proven = { method: method ?? '', url, client };
    if (peers === null || !isProven(peers.secret, proof, proven)) return void refuse(reply, [NO_NODE], MISDIRECTED);
    noteForwarded(request, client);
    done();
  });
}

const NO_NODE: Problem = { code: 'node', field: PROOF_HEADER, message: 'This is not the node that was meant.' };

const IN_DOUBT_THERE: Problem = {
  code: 'storage',
  message:
    'The node that has the game went away while it took this. Whether it counts the table shows; look before you try again.',
};

/** What is asked of a game that another node has, that node answers. Whoever was asked by a node answers himself. */
export function forwardGames(app: FastifyInstance, peers: Peers): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    const game = gameIn(request);
    if (game === null || isForwarded(request)) return payload;
    const body = new LazyBody(request, payload);
    const answer = await peers.ask(game, async (peer) => forwardRequest(peer, await forwardedOf(request, body)));
    if (answer === null) return body.again();
    passAnswer(reply, answer);
    return payload;
  });
}

/** The game that a request is about; sockets have their own way. */
function gameIn(request: FastifyRequest): string | null {
  const { url } = request.routeOptions;
  if (url === undefined || !url.startsWith('/api/games/:id') || request.ws === true) return null;
  return (request.params as { readonly id?: string }).id ?? null;
}

async function forwardedOf(request: FastifyRequest, body: LazyBody): Promise<Forwarded> {
  const { method = 'GET', url = '', headers } = request.raw;
  return { method, url, headers, client: clientBehind(request), body: await body.whole() };
}

/** A body that is read once somebody wants it, and can then be had again. */
class LazyBody {
  private readonly payload: Readable;
  private readonly limit: number;
  private readonly isThere: boolean;
  private read: Promise<Buffer> | null = null;

  constructor(request: FastifyRequest, payload: Readable) {
    this.payload = payload;
    this.limit = request.routeOptions.bodyLimit ?? 0;
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    this.isThere = (length !== undefined && length !== '0') || encoding !== undefined;
  }

  whole(): Promise<Buffer> {
    this.read ??= this.isThere ? this.readWhole() : Promise.resolve(Buffer.alloc(0));
    return this.read;
  }

  async again(): Promise<Readable> {
    if (this.read === null || !this.isThere) return this.payload;
    const bytes = await this.read;
    return Object.assign(Readable.from([bytes], { objectMode: false }), { receivedEncodedLength: bytes.length });
  }

  /** One byte more than may come is enough to be refused by whoever reads it. */
  private async readWhole(): Promise<Buffer> {
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of this.payload) {
      const bytes = Buffer.from(part as Uint8Array);
      length += bytes.length;
      parts.push(bytes);
      if (length > this.limit) break;
    }
    return Buffer.concat(parts);
  }
}

function passAnswer(reply: FastifyReply, answer: PeerAnswer): void {
  reply.hijack();
  const { raw } = reply;
  if (answer.kind === 'in-doubt') {
    raw.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2' });
    raw.end(JSON.stringify({ problems: [IN_DOUBT_THERE] }));
    return;
  }
  const { response } = answer;
  const length = response.headers['content-length'];
  raw.writeHead(response.statusCode ?? 502, {
    ...passedOn(response.headers),
    ...(length === undefined ? {} : { 'content-length': length }),
  });
  response.on('error', () => raw.destroy());
  raw.on('close', () => response.destroy());
  response.pipe(raw);
}

/** For one socket: a line to the table where that is on another node. */
export function lineOpener(peers: Peers | null, request: FastifyRequest, outlet: Outlet): OpenLine | null {
  if (peers === null || isForwarded(request)) return null;
  const talker = { url: request.raw.url ?? '', headers: request.headers, client: clientBehind(request), ...outlet };
  return (game) => peers.ask(game, (peer) => openPeerLine(peer, talker));
}
