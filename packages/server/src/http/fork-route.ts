import { forkGame } from '@hardtop/host/wire';
import type { Problem } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unknownGame } from '../games/problems.ts';
import { journalOf } from '../games/stored-journal.ts';
import { clientBehind } from './client-limits.ts';
import type { Context } from './context.ts';
import { parseBody, refuse } from './errors.ts';
import { countGame, type GameRequest, openGame } from './game-routes.ts';
import { lookerOf } from './keys.ts';
import { playsAlone } from './rematch-route.ts';

export function forkRoute(app: FastifyInstance, context: Context): void {
  const counted = { preHandler: countGame(context) };
  app.post('/api/games/:id/fork', counted, (request, reply) => postFork(context, request as GameRequest, reply));
}

/** A new game, with keys and dice of its own, that begins where this one stood after a row. */
async function postFork(context: Context, request: GameRequest, reply: FastifyReply) {
  const asked = parseBody(forkGame, request);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const { store, clerk } = context;
  const record = await store.find(request.params.id);
  if (record === null) return refuse(reply, [unknownGame(request.params.id)]);
  const looker = lookerOf(request, record);
  if (!looker.ok) return refuse(reply, [looker.error]);
  // A fork has all that was secret: while the game lives it is for who may know that.
  const { held, referee } = looker.value;
  const knowsAll = referee !== null || (held.length > 0 && playsAlone(record, held));
  if (record.outcome === null && !knowsAll) return refuse(reply, [STILL_SECRET]);
  if (record.resumed !== null) return refuse(reply, [WENT_OVER], 409);
  const rows = (await store.rowsOf(record.id)).map(({ row }) => row);
  const fork = {
    journal: journalOf(record, rows),
    title: record.title,
    from: record.id,
    ...asked.value,
    row: asked.value.row ?? rows.length,
  };
  const game = await clerk.do('fork', fork, clientBehind(request));
  if (!game.ok) return refuse(reply, game.error);
  return reply.code(201).send(await openGame(context, game.value, request));
}

const STILL_SECRET: Problem = {
  code: 'not-yours',
  field: 'authorization',
  message:
    'While the game lives only its referee may fork it, or whoever plays it alone: a fork holds all its secrets.',
  legal: ['the key of the referee', 'a game that is over'],
};

const WENT_OVER: Problem = {
  code: 'version',
  field: 'game',
  message: 'This game went over to later rules on its way, so its rows cannot be played from the beginning.',
};
