import { tableCardOf } from '@hardtop/host';
import {
  agreeToOffer,
  askWatch,
  type ChangedTable,
  changeTable,
  type OfferedSeat,
  offerSeat,
  type PlannedTable,
  planTable,
  type TakenSeat,
  takeSeat,
} from '@hardtop/host/wire';
import { ok, type Problem, type Result, type Seat } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { findRuleset } from '../bots/think.ts';
import { planGame } from '../games/new-game.ts';
import { unknownGame } from '../games/problems.ts';
import { hashSeatKey } from '../keys/seat-keys.ts';
import type { GameRecord } from '../storage/game-store.ts';
import { noSeat } from '../tables/problems.ts';
import type { Asker } from '../tables/seating.ts';
import { clientBehind } from './client-limits.ts';
import type { Context } from './context.ts';
import { parseBody, refuse } from './errors.ts';
import { heldBy } from './keys.ts';
import { underOwnName } from './person-of.ts';

type SeatRequest = FastifyRequest<{ Params: { id: string; seat?: string } }>;

/** A request about a table, as far as it could be read. */
interface Call<T> {
  readonly context: Context;
  readonly game: GameRecord;
  /** Of the address; -1 where it names none. */
  readonly seat: Seat;
  readonly body: T;
  readonly request: FastifyRequest;
}

type Answer = Promise<Result<unknown, Problem>>;

export function tableRoutes(app: FastifyInstance, context: Context): void {
  const by =
    <T>(schema: z.ZodType<T> | null, answering: (call: Call<T>) => Answer) =>
    async (request: SeatRequest, reply: FastifyReply) => {
      const read = schema === null ? ok(null as T) : parseBody(schema, request);
      if (!read.ok) return refuse(reply, read.error, 400);
      const game = await context.store.find(request.params.id);
      if (game === null) return refuse(reply, [unknownGame(request.params.id)]);
      const seat = seatIn(request.params.seat);
      if (request.params.seat !== undefined && !game.seats.some((each) => each.seat === seat))
        return refuse(reply, [noSeat(seat, game.seats)]);
      const answer = await answering({ context, game, seat, body: read.value, request });
      return answer.ok ? reply.send(answer.value) : refuse(reply, [answer.error]);
    };
  app.post('/api/tables/plan', (request, reply) => postPlan(context, request, reply));
  app.post('/api/games/:id/watch', by(askWatch, postWatch));
  app.patch('/api/games/:id/table', by(changeTable, patchTable));
  app.post('/api/games/:id/seats/:seat/take', by(takeSeat, postTake));
  app.post('/api/games/:id/seats/:seat/leave', by(null, postLeave));
  app.post('/api/games/:id/seats/:seat/key', by(null, postKey));
  app.post('/api/games/:id/seats/:seat/offer', by(offerSeat, postOffer));
  app.post('/api/games/:id/seats/:seat/agree', by(agreeToOffer, postAgree));
}

async function postPlan({ rulesets, clerk, live }: Context, request: FastifyRequest, reply: FastifyReply) {
  const asked = parseBody(planTable, request);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const isOwn = typeof asked.value.scenario !== 'string';
  const plan = isOwn ? await clerk.do('plan', asked.value, clientBehind(request)) : planGame(rulesets, asked.value);
  if (!plan.ok) return refuse(reply, plan.error);
  const answer: PlannedTable = { ...plan.value, watchDelay: live.watchDelay };
  return reply.send(answer);
}

async function postTake({ context, game, seat, body, request }: Call<z.infer<typeof takeSeat>>): Answer {
  const asked = await underOwnName(context, request, body);
  const taken = await context.tables.take(game, seat, asked, clientBehind(request));
  return taken.ok ? ok(keyFor(game, seat, taken.value.told)) : taken;
}

async function postWatch({ context, game, body, request }: Call<z.infer<typeof askWatch>>): Answer {
  const pass = await context.tables.watch(game, body, clientBehind(request));
  return pass.ok ? ok({ game: game.id, key: pass.value }) : pass;
}

async function postLeave({ context, game, seat, request }: Call<null>): Answer {
  const asker = askerOf(request, game);
  if (!asker.ok) return asker;
  const left = await context.tables.leave(game.id, seat, asker.value);
  return left.ok ? ok({ table: tableCardOf(left.value.next.table) }) : left;
}

async function postKey({ context, game, seat, request }: Call<null>): Answer {
  const asker = askerOf(request, game);
  if (!asker.ok) return asker;
  const renewed = await context.tables.rekey(game.id, seat, asker.value);
  return renewed.ok ? ok(keyFor(game, seat, renewed.value.told)) : renewed;
}

async function postOffer({ context, game, seat, body, request }: Call<z.infer<typeof offerSeat>>): Answer {
  const asker = askerOf(request, game);
  if (!asker.ok) return asker;
  const bots = findRuleset(context.rulesets, game.ruleset, game.version)?.bots.map(({ id }) => id) ?? [];
  const made = await context.tables.offer(game.id, seat, body, asker.value, bots);
  if (!made.ok) return made;
  const { next, told } = made.value;
  const answer: OfferedSeat = { table: tableCardOf(next.table), ...(told === null ? {} : { claim: told }) };
  return ok(answer);
}

async function postAgree({ context, game, seat, body, request }: Call<z.infer<typeof agreeToOffer>>): Answer {
  const asker = askerOf(request, game);
  if (!asker.ok) return asker;
  const agreed = await context.tables.agree(game.id, seat, body.grant, asker.value);
  return agreed.ok ? ok({ table: tableCardOf(agreed.value.next.table) }) : agreed;
}

async function patchTable({ context, game, body, request }: Call<z.infer<typeof changeTable>>): Answer {
  const asker = askerOf(request, game);
  if (!asker.ok) return asker;
  const revised = await context.tables.revise(game, body, asker.value);
  if (!revised.ok) return revised;
  const { next, told } = revised.value;
  const answer: ChangedTable = { table: tableCardOf(next.table), ...(told === null ? {} : { invite: told }) };
  return ok(answer);
}

function keyFor({ id }: GameRecord, seat: Seat, key: string): TakenSeat {
  return { game: id, seat, key };
}

/** What the key of a request makes of whoever sends it. */
export function askerOf(request: FastifyRequest, game: GameRecord): Result<Asker, Problem> {
  const held = heldBy(request, game);
  if (!held.ok) return held;
  const { held: seats, referee } = held.value;
  return ok({
    seats: seats.map(({ seat }) => seat),
    isReferee: referee !== null,
    isHost: isHosts(request, game),
  });
}

function isHosts({ headers }: FastifyRequest, { table }: GameRecord): boolean {
  const key = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return key !== undefined && table?.host != null && table.host === hashSeatKey(key);
}

function seatIn(text: string | undefined): Seat {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : -1;
}
