import { cardOf, chanceOf, type HeldSeat } from '@hardtop/host';
import { askRematch } from '@hardtop/host/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unknownGame } from '../games/problems.ts';
import { createdFor, type NextGame } from '../games/rematch.ts';
import { makeSeed } from '../keys/seat-keys.ts';
import type { GameRecord } from '../storage/game-store.ts';
import { clientBehind } from './client-limits.ts';
import type { Context } from './context.ts';
import { parseBody, refuse } from './errors.ts';
import { countGame, type GameRequest } from './game-routes.ts';
import { heldBy } from './keys.ts';

export function rematchRoute(app: FastifyInstance, context: Context): void {
  const counted = { preHandler: countGame(context) };
  app.post('/api/games/:id/rematch', counted, (request, reply) => postRematch(context, request as GameRequest, reply));
}

/** The same game once more, with seats changed. Whoever asks second gets the game that the first one opened. */
async function postRematch(context: Context, request: GameRequest, reply: FastifyReply) {
  const asked = parseBody(askRematch, request);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const record = await context.store.find(request.params.id);
  if (record === null) return refuse(reply, [unknownGame(request.params.id)]);
  const holder = heldBy(request, record, asked.value.keys);
  if (!holder.ok) return refuse(reply, [holder.error]);
  const { held } = holder.value;
  if (record.outcome === null && !playsAlone(record, held)) {
    return refuse(reply, [{ code: 'rematch', message: 'The game is not over, and others play in it.' }], 409);
  }
  const opened = record.rematch ?? (await openRematch(context, record, clientBehind(request)));
  if (typeof opened !== 'string') return refuse(reply, opened.problems);
  const next = await context.store.find(opened);
  if (next === null) return refuse(reply, [unknownGame(opened)]);
  await tellOthers(context, record.id, next, held);
  return reply.code(201).send(createdFor(next, holder.value));
}

export function playsAlone(record: GameRecord, held: readonly HeldSeat[]): boolean {
  return record.seats.every((seat) => seat.kind === 'bot' || held.some((own) => own.seat === seat.seat));
}

async function openRematch({ clerk, store, rooms, live }: Context, record: GameRecord, client: string) {
  const { ruleset, title, setup, seats, referee, table } = record;
  // Dice that were scripted, or had fallen before the journal was brought here, belong to the old game.
  const chance = chanceOf({ dice: cardOf(record).dice, shares: record.dice.shares === true }, makeSeed());
  const prepared = await clerk.do('rematch', { ruleset, title, setup, seats, referee, table, ...chance }, client);
  if (!prepared.ok) return { problems: prepared.error };
  const { record: next, change } = prepared.value;
  await store.create(next, change);
  const agreed = await live.store.termsOf(record.id);
  if (agreed !== undefined) await live.store.open(next.id, agreed);
  const linked = await store.linkRematch(record.id, next.id);
  if (next.seats.some((seat) => seat.kind === 'bot')) await rooms.enter(linked, client);
  return linked;
}

async function tellOthers({ rooms }: Context, id: string, next: NextGame, held: readonly HeldSeat[]): Promise<void> {
  const room = await rooms.loaded(id);
  room?.tellRematch(
    next,
    held.map(({ seat }) => seat),
  );
}
