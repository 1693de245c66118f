import { askLobby, watchLobby } from '@hardtop/host/wire';
import { type Problem, readBy } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parsePlace } from '../tables/lobby.ts';
import { clientBehind } from './client-limits.ts';
import type { Context } from './context.ts';
import { refuse } from './errors.ts';
import { originProblem } from './origin.ts';
import { CLOSE_TOO_MANY } from './outlet.ts';
import { CLOSE_TOO_MANY_SOCKETS, keepAlive, outletOf } from './socket.ts';

const CLOSE_STORAGE = 4503;

/** The tables at which a seat is free: page by page, and as they come and go. */
export function lobbyRoutes(app: FastifyInstance, context: Context, origins: readonly string[]): void {
  const { tables, ledger } = context;
  app.get('/api/lobby', (request, reply) => getLobby(context, request, reply));
  app.route({
    method: 'GET',
    url: '/api/lobby/socket',
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
      const opened = ledger.openSocket(clientBehind(request));
      if (!opened.ok) return socket.close(CLOSE_TOO_MANY_SOCKETS, opened.error.problem.code);
      socket.on('close', opened.value);
      // Nobody has anything to say here.
      socket.on('message', () => socket.close(CLOSE_TOO_MANY, 'The lobby only tells.'));
      keepAlive(socket);
      const outlet = outletOf(socket, request.raw.socket);
      const asked = readBy(watchLobby, request.query);
      if (!asked.ok) return socket.close(CLOSE_TOO_MANY, 'No such list.');
      if (asked.value.table !== undefined) {
        socket.on('close', tables.lobby.watchDoor(asked.value.table, outlet.send));
        return;
      }
      tables.lobby.watch(outlet.send).then(
        (stop) => (socket.readyState === socket.OPEN ? socket.on('close', stop) : stop()),
        (error: unknown) => {
          request.log.error({ err: error }, 'the lobby could not be shown');
          socket.close(CLOSE_STORAGE, 'storage');
        },
      );
    },
  });
}

async function getLobby({ tables }: Context, request: FastifyRequest, reply: FastifyReply) {
  const asked = readBy(askLobby, request.query);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const { after, limit } = asked.value;
  const place = after === undefined ? null : parsePlace(after);
  if (after !== undefined && place === null) return refuse(reply, [NO_PLACE], 400);
  return reply.send(await tables.lobby.page(place, limit));
}

const NO_PLACE: Problem = {
  code: 'after',
  field: 'after',
  message: 'That is no place in the lobby.',
  legal: ['the "next" of the page before'],
};
