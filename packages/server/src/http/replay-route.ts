import { changeReplay, type ReplayAccess } from '@hardtop/host/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unknownGame } from '../games/problems.ts';
import { NOT_HOSTS } from '../tables/problems.ts';
import { mayRevise } from '../tables/table-office.ts';
import type { Context } from './context.ts';
import { parseBody, refuse } from './errors.ts';
import type { GameRequest } from './game-routes.ts';
import { askerOf } from './table-routes.ts';

/** Who may watch a game and see it again: everybody who has its address, or whoever has a link that can be taken back. */
export function replayRoute(app: FastifyInstance, context: Context): void {
  app.get('/api/games/:id/replay', (request: GameRequest, reply) => getAccess(context, request, reply));
  app.put('/api/games/:id/replay', (request: GameRequest, reply) => putAccess(context, request, reply));
}

const accessOf = (secret: string | null): ReplayAccess => ({ access: secret === null ? 'public' : 'private', secret });

async function getAccess({ store }: Context, request: GameRequest, reply: FastifyReply) {
  const game = await store.find(request.params.id);
  if (game === null) return refuse(reply, [unknownGame(request.params.id)]);
  const asker = askerOf(request, game);
  if (!asker.ok) return refuse(reply, [asker.error]);
  if (!mayRevise(game, asker.value)) return refuse(reply, [NOT_HOSTS]);
  return reply.send(accessOf(game.table?.watch ?? null));
}

async function putAccess({ store, tables }: Context, request: GameRequest, reply: FastifyReply) {
  const asked = parseBody(changeReplay, request);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const game = await store.find(request.params.id);
  if (game === null) return refuse(reply, [unknownGame(request.params.id)]);
  const asker = askerOf(request, game);
  if (!asker.ok) return refuse(reply, [asker.error]);
  const shown = await tables.show(game, asked.value, asker.value);
  return shown.ok ? reply.send(accessOf(shown.value)) : refuse(reply, [shown.error]);
}
