import { cardOf, type KeyHolder, Moment, sightOf } from '@hardtop/host';
import {
  type AgreedGame,
  agreeToRules,
  type CreateGame,
  createGame,
  type GameInfo,
  type LiveTerms,
  makeChoice,
  uploadJournal,
} from '@hardtop/host/wire';
import { err, ok, type Problem, type Result, type Seat } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findRuleset } from '../bots/think.ts';
import { freshGame } from '../games/fresh-games.ts';
import { isSoonPrepared, type LaidGame, layGame, type PreparedGame } from '../games/new-game.ts';
import { cannotGoOn, noSuchRuleset, unknownGame } from '../games/problems.ts';
import type { TableRoom } from '../games/table-room.ts';
import type { GameRecord } from '../storage/game-store.ts';
import { longText } from './bad-requests.ts';
import { clientBehind, refuseTooMuch } from './client-limits.ts';
import type { Context } from './context.ts';
import { parseBody, refuse } from './errors.ts';
import { heldBy, lookerOf, tooEarly } from './keys.ts';
import { underOwnName } from './person-of.ts';

export type GameRequest = FastifyRequest<{ Params: { id: string } }>;

const JOURNAL_BYTES = 4 * 1024 * 1024;

export function gameRoutes(app: FastifyInstance, context: Context): void {
  app.post('/api/games', { preHandler: countGame(context) }, (request, reply) => postGame(context, request, reply));
  const journals = { bodyLimit: JOURNAL_BYTES, preHandler: countGame(context) };
  app.post('/api/journals', journals, (request, reply) => postJournal(context, request, reply));
  app.get('/api/games/:id', (request: GameRequest, reply) => getGame(context, request, reply));
  app.get('/api/games/:id/snapshot', (request: GameRequest, reply) => getSnapshot(context, request, reply));
  app.post('/api/games/:id/choices', (request: GameRequest, reply) => postChoice(context, request, reply));
  app.post('/api/games/:id/agree', (request: GameRequest, reply) => postAgreement(context, request, reply));
}

/** Every game that is opened counts, whichever way. */
export function countGame({ ledger }: Context) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const tooMuch = ledger.spend(clientBehind(request), 'games');
    if (tooMuch === null) done();
    else refuseTooMuch(reply, tooMuch);
  };
}

async function postGame(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const asked = parseBody(createGame, request);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const prepared = await prepare(context, asked.value, clientBehind(request));
  if (!prepared.ok) return refuse(reply, prepared.error);
  const { game, laid } = prepared.value;
  const { table, terms } = asked.value;
  if (table === undefined) return reply.code(201).send(await openGame(context, game, request, { terms, laid }));
  const named = await underOwnName(context, request, table);
  // What the door says stays so, whatever is usual here later.
  const agreed = game.hides ? { watchDelay: context.live.watchDelay, ...terms } : terms;
  const opened = await context.tables.opened(game, named, agreed ?? {});
  const created = await openGame(context, opened, request, { terms: agreed, laid });
  await context.tables.tell(created.game);
  return reply.code(201).send(created);
}

async function prepare(
  { rulesets, clerk }: Context,
  asked: CreateGame,
  client: string,
): Promise<Result<LaidGame, readonly Problem[]>> {
  if (isSoonPrepared(rulesets, asked)) return layGame(rulesets, asked);
  const game = await clerk.do('create', asked, client);
  return game.ok ? ok({ game: game.value, laid: null }) : game;
}

async function postJournal(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const given = parseBody(uploadJournal, request);
  if (!given.ok) return refuse(reply, given.error, 400);
  const body = longText(request);
  const game = await context.clerk.do('upload', body === undefined ? given.value : { body }, clientBehind(request));
  if (!game.ok) return refuse(reply, game.error, game.error[0]?.code === 'unknown-ruleset' ? 404 : 422);
  return reply.code(201).send(await openGame(context, game.value, request));
}

/** What is known of a game besides: what people agreed on, and the match where it lies here. */
interface Opening {
  readonly terms?: LiveTerms | undefined;
  readonly laid?: LaidGame['laid'];
}

/** Stores a game and opens its room, so that bots which are to begin do. */
export async function openGame(
  context: Context,
  { record, change, created }: PreparedGame,
  request: FastifyRequest,
  { terms, laid = null }: Opening = {},
) {
  const { store, rooms, metrics } = context;
  const begun = await store.create(record, change);
  if (terms !== undefined) await context.live.store.open(record.id, terms);
  if (laid !== null && begun !== null) rooms.expect(freshGame({ record, change, ...laid }, begun, terms));
  const { id: game, ruleset, version, seats } = record;
  metrics.gamesOpened.add({ ruleset });
  request.log.info({ game, ruleset, version, seats: seats.map(({ kind }) => kind) }, 'a game was opened');
  if (record.seats.some((seat) => seat.kind === 'bot')) await rooms.enter(record.id, clientBehind(request));
  return created;
}

async function getGame(context: Context, request: GameRequest, reply: FastifyReply) {
  const record = await context.store.find(request.params.id);
  if (record === null) return refuse(reply, [unknownGame(request.params.id)]);
  const info: GameInfo = {
    ...cardOf(record),
    version: record.version,
    rows: record.outcome === null ? null : await context.store.countRows(record.id),
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

async function getSnapshot({ rooms }: Context, request: GameRequest, reply: FastifyReply) {
  const room = await rooms.enter(request.params.id, clientBehind(request));
  if (!room.ok) return refuse(reply, [room.error]);
  const looker = lookerOf(request, room.value.record);
  if (!looker.ok) return refuse(reply, [looker.error]);
  const early = tooEarly(room.value, looker.value);
  if (early !== null) return refuse(reply, [early]);
  const snapshot = await room.value.look((match) => new Moment(match).snapshot(sightOf(looker.value)));
  return snapshot.ok ? reply.send(snapshot.value) : refuse(reply, [snapshot.error]);
}

async function postChoice({ rooms }: Context, request: GameRequest, reply: FastifyReply) {
  const choice = parseBody(makeChoice, request);
  if (!choice.ok) return refuse(reply, choice.error, 400);
  const room = await rooms.enter(request.params.id, clientBehind(request));
  if (!room.ok) return refuse(reply, [room.error]);
  const speaker = speakerOf(request, room.value, choice.value.seat);
  if (!speaker.ok) return refuse(reply, [speaker.error]);
  const { seat, holder } = speaker.value;
  const done = await room.value.act((match) => match.choose({ ...choice.value, seat }), { sight: sightOf(holder) });
  return done.ok ? reply.send({ rows: done.value }) : refuse(reply, [done.error]);
}

async function postAgreement({ rooms }: Context, request: GameRequest, reply: FastifyReply) {
  const asked = parseBody(agreeToRules, request);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const room = await rooms.enter(request.params.id, clientBehind(request));
  if (!room.ok) return refuse(reply, [room.error]);
  const speaker = speakerOf(request, room.value, asked.value.seat);
  if (!speaker.ok) return refuse(reply, [speaker.error]);
  const agreed = await room.value.agree(speaker.value.seat);
  if (!agreed.ok) return refuse(reply, [agreed.error]);
  const answer: AgreedGame = { outdated: agreed.value };
  return reply.send(answer);
}

/** The seat that a request speaks for: its key's, and no other. */
function speakerOf(
  request: FastifyRequest,
  { record }: TableRoom,
  asked: Seat | undefined,
): Result<{ readonly seat: Seat; readonly holder: KeyHolder }, Problem> {
  const holder = heldBy(request, record);
  if (!holder.ok) return holder;
  const own = holder.value.held[0]?.seat;
  if (own !== undefined && (asked === undefined || asked === own)) return ok({ seat: own, holder: holder.value });
  const message = own === undefined ? 'The referee plays no seat.' : `This key does not play seat ${asked}.`;
  return err({ code: 'not-yours', field: 'seat', message, legal: own === undefined ? [] : [String(own)] });
}
