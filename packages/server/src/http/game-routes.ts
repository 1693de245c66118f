import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findRuleset } from '../bots/think.ts';
import { cardOf } from '../games/cards.ts';
import { prepareFromJournal } from '../games/from-journal.ts';
import { type PreparedGame, prepareGame } from '../games/new-game.ts';
import { cannotGoOn, noSuchRuleset, unknownGame } from '../games/problems.ts';
import type { Room } from '../games/room.ts';
import { Moment } from '../games/snapshot.ts';
import type { GameRecord } from '../storage/game-store.ts';
import { createGame, type GameInfo, makeChoice, uploadJournal } from '../wire/games.ts';
import type { Context } from './context.ts';
import { parseBody, refuse } from './errors.ts';
import { heldBy } from './keys.ts';

export type GameRequest = FastifyRequest<{ Params: { id: string } }>;

const JOURNAL_BYTES = 4 * 1024 * 1024;

export function gameRoutes(app: FastifyInstance, context: Context): void {
  app.post('/api/games', (request, reply) => postGame(context, request, reply));
  app.post('/api/journals', { bodyLimit: JOURNAL_BYTES }, (request, reply) => postJournal(context, request, reply));
  app.get('/api/games/:id', (request: GameRequest, reply) => getGame(context, request, reply));
  app.get('/api/games/:id/journal', (request: GameRequest, reply) => getJournal(context, request, reply));
  app.get('/api/games/:id/snapshot', (request: GameRequest, reply) => getSnapshot(context, request, reply));
  app.post('/api/games/:id/choices', (request: GameRequest, reply) => postChoice(context, request, reply));
}

async function postGame(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const asked = parseBody(createGame, request);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const game = prepareGame(context.rulesets, asked.value);
  if (!game.ok) return refuse(reply, game.error);
  return reply.code(201).send(await openGame(context, game.value));
}

async function postJournal(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const given = parseBody(uploadJournal, request);
  if (!given.ok) return refuse(reply, given.error, 400);
  const game = prepareFromJournal(context.rulesets, given.value.journal, given.value.seats);
  if (!game.ok) return refuse(reply, game.error, game.error[0]?.code === 'unknown-ruleset' ? 404 : 422);
  return reply.code(201).send(await openGame(context, game.value));
}

/** Stores a game and opens its room, so that bots which are to begin do. */
async function openGame({ store, rooms }: Context, { record, rows, outcome, created }: PreparedGame) {
  const stored = rows.map((row) => ({ row, why: null }));
  await store.create(record, stored, outcome);
  if (record.seats.some((seat) => seat.kind === 'bot')) await rooms.enter(record.id);
  return created;
}

async function getGame(context: Context, request: GameRequest, reply: FastifyReply) {
  const record = await context.store.find(request.params.id);
  if (record === null) return refuse(reply, [unknownGame(request.params.id)]);
  const info: GameInfo = {
    ...cardOf(record),
    version: record.version,
    rows: await context.store.countRows(record.id),
    over: record.outcome !== null,
    outcome: record.outcome,
    problem: obstacleTo(context, record),
    rematch: record.rematch,
    created: record.createdAt.toISOString(),
    updated: record.updatedAt.toISOString(),
  };
  return reply.send(info);
}

/** What can be known without playing the journal: whether its rules are here. */
function obstacleTo({ rulesets }: Context, record: GameRecord) {
  const ruleset = findRuleset(rulesets, record.ruleset, record.version);
  if (ruleset === undefined)
    return noSuchRuleset(
      record.ruleset,
      rulesets.map(({ id }) => id),
    );
  if (ruleset.version === record.version) return null;
  const message = `It began under version ${record.version} of the rules; here is version ${ruleset.version}.`;
  return cannotGoOn({ code: 'rules', message });
}

async function getJournal(context: Context, request: GameRequest, reply: FastifyReply) {
  const record = await context.store.find(request.params.id);
  if (record === null) return refuse(reply, [unknownGame(request.params.id)]);
  const journal = record.outcome === null ? await liveJournal(context, record.id) : await wholeJournal(context, record);
  if ('problem' in journal) return refuse(reply, [journal.problem]);
  return reply
    .header('content-disposition', `attachment; filename="hardtop-${record.ruleset}-${record.id}.json"`)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(journal, null, 1));
}

/** A game that is over has no secrets, and can be had even where its rules are gone. */
async function wholeJournal({ store }: Context, { id, ruleset, version, setup, seed, dice }: GameRecord) {
  const rows = (await store.rowsOf(id)).map(({ row }) => row);
  return { ruleset, version, setup, seed, dice, rows };
}

async function liveJournal({ rooms }: Context, id: string) {
  const room = await rooms.enter(id);
  if (!room.ok) return { problem: room.error };
  const journal = await room.value.look((match) => match.journalFor(null));
  return journal.ok ? journal.value : { problem: journal.error };
}

async function getSnapshot({ rooms }: Context, request: GameRequest, reply: FastifyReply) {
  const room = await rooms.enter(request.params.id);
  if (!room.ok) return refuse(reply, [room.error]);
  const asStranger = request.headers.authorization === undefined;
  const held = asStranger ? { ok: true as const, value: [] } : heldBy(request, room.value.record.seats);
  if (!held.ok) return refuse(reply, [held.error]);
  const seats = held.value.map(({ seat }) => seat);
  const snapshot = await room.value.look((match) => new Moment(match).snapshot(seats));
  return snapshot.ok ? reply.send(snapshot.value) : refuse(reply, [snapshot.error]);
}

async function postChoice({ rooms }: Context, request: GameRequest, reply: FastifyReply) {
  const choice = parseBody(makeChoice, request);
  if (!choice.ok) return refuse(reply, choice.error, 400);
  const room = await rooms.enter(request.params.id);
  if (!room.ok) return refuse(reply, [room.error]);
  const seat = speakerOf(request, room.value, choice.value.seat);
  if (!seat.ok) return refuse(reply, [seat.error]);
  const done = await room.value.act((match) => match.choose({ ...choice.value, seat: seat.value }));
  return done.ok ? reply.send({ rows: done.value }) : refuse(reply, [done.error]);
}

function speakerOf(request: FastifyRequest, room: Room, asked: number | undefined) {
  const held = heldBy(request, room.record.seats);
  if (!held.ok) return held;
  const own = held.value[0]?.seat;
  if (own !== undefined && (asked === undefined || asked === own)) return { ok: true as const, value: own };
  const message = `This key does not play seat ${asked}.`;
  return { ok: false as const, error: { code: 'not-yours', field: 'seat', message, legal: [String(own)] } };
}
