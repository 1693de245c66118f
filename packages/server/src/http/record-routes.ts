import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type KeyHolder, sightOf } from '@hardtop/host';
import { askFilm, type GameFilm } from '@hardtop/host/wire';
import { err, type Journal, type Problem, type Result, readBy, type Viewer } from '@hardtop/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FILMED, NOT_OVER, unknownGame } from '../games/problems.ts';
import { journalOf } from '../games/stored-journal.ts';
import type { GameRecord } from '../storage/game-store.ts';
import { jsonPieces } from '../tasks/json-pieces.ts';
import { clientBehind } from './client-limits.ts';
import { takesGzip } from './constant-answer.ts';
import type { Context } from './context.ts';
import { refuse } from './errors.ts';
import type { GameRequest } from './game-routes.ts';
import { lookerOf, tooEarly } from './keys.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** A request for what is kept of a game, by somebody who may look at it. */
interface Call {
  readonly context: Context;
  readonly record: GameRecord;
  readonly looker: KeyHolder;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What is kept of a game, while it lives and after. */
export function recordRoutes(app: FastifyInstance, context: Context): void {
  const by =
    (answering: (call: Call) => Promise<FastifyReply>) => async (request: GameRequest, reply: FastifyReply) => {
      const record = await context.store.find(request.params.id);
      if (record === null) return refuse(reply, [unknownGame(request.params.id)]);
      const looker = lookerOf(request, record);
      if (!looker.ok) return refuse(reply, [looker.error]);
      return answering({ context, record, looker: looker.value, request, reply });
    };
  app.get('/api/games/:id/journal', by(getJournal));
  app.get('/api/games/:id/film', by(getFilm));
  app.get('/api/games/:id/report', by(getReport));
}

async function getJournal({ context, record, looker, request, reply }: Call): Promise<FastifyReply> {
  const journal = await shownJournal(context, record, looker, clientBehind(request));
  if (!journal.ok) return refuse(reply, [journal.error]);
  return reply
    .header('content-disposition', `attachment; filename="hardtop-${record.ruleset}-${record.id}.json"`)
    .type('application/json; charset=utf-8')
    .send(Buffer.concat(await jsonPieces(journal.value)));
}

/** As its viewer may have it. */
export function shownJournal(
  context: Context,
  record: GameRecord,
  looker: KeyHolder,
  client: string,
): Promise<Result<Journal, Problem>> {
  return record.outcome === null ? liveJournal(context, record, looker, client) : wholeJournal(context, record);
}

/** A game that is over has no secrets, and can be had even where its rules are gone. */
async function wholeJournal({ store }: Context, record: GameRecord): Promise<Result<Journal, Problem>> {
  const rows = (await store.rowsOf(record.id)).map(({ row }) => row);
  const { resumed, ...journal } = journalOf(record, rows);
  return { ok: true, value: resumed === undefined ? journal : { ...journal, partial: true } };
}

async function liveJournal(
  { rooms }: Context,
  record: GameRecord,
  looker: KeyHolder,
  client: string,
): Promise<Result<Journal, Problem>> {
  const room = await rooms.enter(record.id, client);
  if (!room.ok) return room;
  const early = tooEarly(room.value, looker);
  return early === null ? room.value.look((match) => match.journalFor(sightOf(looker).eyes[0])) : err(early);
}

async function getFilm({ context, record, looker, request, reply }: Call): Promise<FastifyReply> {
  const asked = readBy(askFilm, request.query);
  if (!asked.ok) return refuse(reply, asked.error, 400);
  const own = sightOf(looker).eyes;
  const viewer = asked.value.as === undefined ? own[0] : asked.value.as;
  if (record.outcome === null && !mayWatch(own, viewer)) return refuse(reply, [NOT_YOUR_FILM]);
  const early = record.outcome === null ? await earlyFilm(context, record, looker, clientBehind(request)) : null;
  if (early !== null) return refuse(reply, [early]);
  const film = await compressedFilm(context, record, viewer);
  if (film === null) return refuse(reply, [NOT_FILMED]);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(await unzip(film));
  return reply.header('content-encoding', 'gzip').send(film);
}

/** A film goes as far as the game; whoever only looks on may not be that far. */
async function earlyFilm(
  { rooms }: Context,
  record: GameRecord,
  looker: KeyHolder,
  client: string,
): Promise<Problem | null> {
  if (looker.held.length > 0 || looker.referee !== null) return null;
  const room = await rooms.enter(record.id, client);
  return room.ok ? tooEarly(room.value, looker) : null;
}

/** A game that is over has its films ready. */
async function compressedFilm({ store }: Context, record: GameRecord, viewer: Viewer): Promise<Buffer | null> {
  if (record.outcome !== null) {
    const finished = await store.finishedFilm(record, viewer);
    return finished === null ? null : Buffer.from(finished);
  }
  const film: GameFilm | null = await store.filmOf(record, viewer);
  return film === null ? null : zip(Buffer.concat(await jsonPieces(film)));
}

/** While a game lives one sees with one's own eyes, or with everybody's. */
function mayWatch(own: readonly Viewer[], viewer: Viewer): boolean {
  return viewer === null || own.includes(viewer) || own.includes('referee');
}

async function getReport({ record, reply }: Call): Promise<FastifyReply> {
  return record.report === null ? refuse(reply, [NOT_OVER]) : reply.send(record.report);
}

const NOT_YOUR_FILM: Problem = {
  code: 'not-yours',
  field: 'as',
  message: 'While the game lives everybody sees with their own eyes.',
};
