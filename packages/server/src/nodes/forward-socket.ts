import type { IncomingHttpHeaders } from 'node:http';
import { WebSocket } from 'ws';
import type { Peer } from '../storage/node-register.ts';
import { passedOn, proofFor } from './forward-request.ts';

/** A line to the table on another node, for one socket here. */
export interface PeerLine {
  send(text: string): void;
  close(): void;
}

/** The socket here that the other node talks to. */
interface Talker {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly client: string;
  send(text: string): void;
  close(code: number, reason: string): void;
}

const CONNECT_MILLISECONDS = 1_000;
const MESSAGE_BYTES = 16 * 1024 * 1024;
/** What may pile up on the way to the other node. */
const BACKLOG_BYTES = 1024 * 1024;
/** A node that vanished without a word is noticed: its games are elsewhere by then. */
const BEAT_MILLISECONDS = 1_500;
const CLOSE_ELSEWHERE = 4409;

/** Null: the node was not reached, or will not have us. */
export function openPeerLine(peer: Peer, talker: Talker): Promise<PeerLine | null> {
  const address = new URL(talker.url, peer.address.replace(/^http/, 'ws'));
  const { host, cookie, authorization, 'user-agent': agent } = passedOn(talker.headers);
  const own = Object.entries({ host, cookie, authorization, 'user-agent': agent });
  const headers = Object.fromEntries(own.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  const socket = new WebSocket(address, {
    headers: { ...headers, ...proofFor(peer, 'GET', talker.url, talker.client) },
    perMessageDeflate: false,
    maxPayload: MESSAGE_BYTES,
    handshakeTimeout: CONNECT_MILLISECONDS,
    followRedirects: false,
  });
  return new Promise((resolve) => {
    socket.once('error', () => resolve(null));
    socket.once('open', () => resolve(joined(socket, talker)));
  });
}

function joined(socket: WebSocket, talker: Talker): PeerLine {
  let isAlive = true;
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, BEAT_MILLISECONDS).unref();
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data) => {
    isAlive = true;
    talker.send(String(data));
  });
  socket.on('error', () => {});
  socket.once('close', (code, reason) => {
    clearInterval(beat);
    // A line that broke is no word of the table's: whoever comes back finds it where it lives by then.
    const isSaid = code === 1001 || code === 1008 || code === 1013 || code >= 4000;
    talker.close(isSaid ? code : CLOSE_ELSEWHERE, isSaid ? String(reason) : 'The game moves on.');
  });
  return {
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BACKLOG_BYTES) socket.terminate();
      else socket.send(text);
    },
    close: () => socket.close(),
  };
}
