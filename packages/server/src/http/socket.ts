import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { CLOSE_GOING_AWAY } from '../games/rooms.ts';
import { systemCode } from '../settings/start-problem.ts';
import { clientBehind, spendBytes } from './client-limits.ts';
import type { Context } from './context.ts';
import { refuse } from './errors.ts';
import { lineOpener } from './forwarding.ts';
import type { GameRequest } from './game-routes.ts';
import { originProblem } from './origin.ts';
import { CLOSE_TOO_MANY, type Outlet } from './outlet.ts';
import { Session } from './session.ts';

/** A message larger than this is no message of ours. */
export const MESSAGE_BYTES = 64 * 1024;
/** A viewer that lets this much pile up is not reading; it may come back and get the whole picture anew. */
const BACKLOG_BYTES = 8 * 1024 * 1024;
const HEARTBEAT_MILLISECONDS = 20_000;
/** Whoever opens a socket means to join. */
const JOIN_MILLISECONDS = 30_000;
/** How long a peer may take to say goodbye back. */
const GOODBYE_MILLISECONDS = 500;

const CLOSE_TOO_SLOW = 1013;
/** As HTTP would put it. */
export const CLOSE_TOO_MANY_SOCKETS = 4429;

export function socketRoute(app: FastifyInstance, { rooms, ledger, peers }: Context, origins: readonly string[]): void {
  app.route({
    method: 'GET',
    url: '/api/games/:id/socket',
    onRequest: (request, reply, done) => {
      const problem = originProblem(request.headers.origin, request.host, origins);
      if (problem === null) done();
      else refuse(reply, [problem]);
    },
    handler: (_request, reply) => {
      const problem = { code: 'upgrade', message: 'This address speaks WebSocket.', legal: ['Upgrade: websocket'] };
      return refuse(reply.header('upgrade', 'websocket'), [problem], 426);
    },
    wsHandler: (socket, request) => {
      const { id } = (request as GameRequest).params;
      const onBug = (error: unknown) => request.log.error({ err: error }, 'a message failed');
      const client = clientBehind(request);
      const opened = ledger.openSocket(client);
      if (!opened.ok) return socket.close(CLOSE_TOO_MANY_SOCKETS, opened.error.problem.code);
      socket.on('close', opened.value);
      const spend = (bytes: number) => spendBytes(ledger, client, bytes) === null;
      const outlet = outletOf(socket, request.raw.socket);
      const elsewhere = lineOpener(peers, request, outlet);
      serveSocket(socket, new Session(id, client, rooms, outlet, onBug, elsewhere), spend);
    },
  });
}

function serveSocket(socket: WebSocket, session: Session, spend: (bytes: number) => boolean): void {
  socket.on('message', (data, isBinary) => {
    // Text comes as one buffer; the size was checked on the way in.
    const text = isBinary ? '' : String(data);
    if (spend(text.length)) session.hear(text);
    else socket.close(CLOSE_TOO_MANY, 'Too much.');
  });
  socket.on('close', () => session.end());
  keepAlive(socket);
  const patience = setTimeout(() => {
    if (!session.hasJoined) socket.close(CLOSE_TOO_MANY, 'Nobody joined.');
  }, JOIN_MILLISECONDS);
  patience.unref();
  socket.on('close', () => clearTimeout(patience));
}

/** What a peer does wrong carries a code, and is no error of ours: a message too large, a line that was cut. */
export function socketTrouble(
  error: Error,
  socket: Pick<WebSocket, 'terminate'>,
  { log }: { readonly log: Pick<FastifyBaseLogger, 'debug' | 'error'> },
): void {
  const level = systemCode(error) === undefined ? 'error' : 'debug';
  log[level]({ err: error }, 'a socket failed');
  socket.terminate();
}

/** At a stop: goodbye to every socket, and no waiting for those that do not answer. */
export function closeSockets(this: FastifyInstance, done: () => void): void {
  const { websocketServer } = this;
  for (const socket of websocketServer.clients) socket.close(CLOSE_GOING_AWAY, 'The server stops.');
  const late = setTimeout(() => {
    for (const socket of websocketServer.clients) socket.terminate();
  }, GOODBYE_MILLISECONDS);
  websocketServer.close(() => {
    clearTimeout(late);
    done();
  });
}

type Pipe = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'close' | 'terminate'>;

/** The line under a socket: what is written while it is held goes out at once when it is let go. */
type Line = Pick<Writable, 'cork' | 'uncork'>;

export function outletOf(socket: Pipe, line: Line): Outlet {
  let isHeld = false;
  const letGo = () => {
    isHeld = false;
    line.uncork();
  };
  /** An answer and the news that follow from it are one write. */
  const hold = () => {
    if (isHeld) return;
    isHeld = true;
    line.cork();
    process.nextTick(letGo);
  };
  return {
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BACKLOG_BYTES) {
        socket.close(CLOSE_TOO_SLOW, 'Too slow.');
        // The close frame waits behind the backlog; nobody waits for it.
        socket.terminate();
        return;
      }
      hold();
      socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
  };
}

/** A peer that vanished without a word is noticed after two beats. */
export function keepAlive(socket: WebSocket): void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const beat = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, HEARTBEAT_MILLISECONDS);
  beat.unref();
  socket.on('close', () => clearInterval(beat));
}
