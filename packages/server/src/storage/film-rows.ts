import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { GameFilm } from '@hardtop/host/wire';
import { type Film, type FilmTitle, framesFor, makeFilm, type Shot, type Viewer, viewersOf } from '@hardtop/kernel';
import { type Kysely, sql } from 'kysely';
import { jsonPieces } from '../tasks/json-pieces.ts';
import type { Tables } from './tables.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** A film ends here: some twenty times as long as a duel's. */
export const FILM_BYTES = 8 * 1024 * 1024;

/** Shots that are JSON already, as they are kept. */
export function listOfShots(shots: readonly string[]): string {
  return `[${shots.join(',')}]`;
}

/** Keeps what came of a change; `n` is its last row. */
export async function insertShots(
  trx: Kysely<Tables>,
  game: string,
  n: number,
  shots: readonly string[],
): Promise<void> {
  if (shots.length === 0) return;
  await trx
    .insertInto('shots')
    .values({ game, n, shots: listOfShots(shots) })
    .execute();
}

/** How long the film of one of the games is as it is kept. */
export const FILM_LENGTH = sql<number>`(
  (select coalesce(sum(octet_length(s.shots::text)), 0) from shots s where s.game = games.id)
  + (select coalesce(sum(octet_length(f.film)), 0) from films f where f.game = games.id))::integer`;

/** Whether anything was shot of which no film has been made. */
export async function hasShots(db: Kysely<Tables>, game: string): Promise<boolean> {
  const query = db.selectFrom('shots').select('n').where('game', '=', game).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Makes a compressed film for each viewer of all that was shot, in place of it. */
export async function finishFilms(trx: Kysely<Tables>, game: string, title: FilmTitle): Promise<void> {
  const shots = await shotsOf(trx, game);
  if (shots.length === 0) return;
  const films: { readonly game: string; readonly viewer: string; readonly film: Uint8Array }[] = [];
  for (const viewer of viewersOf(title.seats, true)) {
    const film = withRows(
      developed(
        title,
        shots.flatMap((some) => some.shots),
        viewer,
      ),
      shots,
      viewer,
    );
    if (film !== null)
      films.push({ game, viewer: nameOf(viewer), film: await zip(Buffer.concat(await jsonPieces(film))) });
  }
  if (films.length > 0) await trx.insertInto('films').values(films).execute();
  await trx.deleteFrom('shots').where('game', '=', game).execute();
}

/** What a viewer saw of a game that is over, compressed as it is kept; null where it was not filmed from there. */
export async function readFinished(db: Kysely<Tables>, game: string, viewer: Viewer): Promise<Uint8Array | null> {
  const query = db.selectFrom('films').select('film').where('game', '=', game).where('viewer', '=', nameOf(viewer));
  return (await query.executeTakeFirst())?.film ?? null;
}

/** What a viewer saw of a game as far as it goes. */
export async function readFilm(
  db: Kysely<Tables>,
  game: string,
  title: FilmTitle,
  viewer: Viewer,
): Promise<Film | null> {
  const finished = title.outcome === null ? null : await readFinished(db, game, viewer);
  if (finished !== null) return JSON.parse((await unzip(finished)).toString()) as Film;
  const shots = await shotsOf(db, game);
  return developed(
    title,
    shots.flatMap((some) => some.shots),
    viewer,
  );
}

/** What was shot of one change, which ended with row `n`. */
interface KeptShots {
  readonly n: number;
  readonly shots: readonly Shot[];
}

async function shotsOf(db: Kysely<Tables>, game: string): Promise<readonly KeptShots[]> {
  return db.selectFrom('shots').select(['n', 'shots']).where('game', '=', game).orderBy('n').execute();
}

/** After which row of the journal each frame was shot; null where several were shot together, and only the last is known. Once the game is over it tells nothing that is sealed. */
function withRows(film: Film | null, kept: readonly KeptShots[], viewer: Viewer): GameFilm | null {
  if (film === null) return null;
  const rows = kept.flatMap(({ n, shots }) => {
    const frames = framesFor(shots, viewer);
    return frames.map((_, i) => (i === frames.length - 1 ? n : null));
  });
  return { ...film, rows };
}

function developed(title: FilmTitle, shots: readonly Shot[], viewer: Viewer): Film | null {
  const frames = framesFor(shots, viewer);
  return frames.length === 0 ? null : makeFilm(title, [{ viewer, frames }]);
}

function nameOf(viewer: Viewer): string {
  return viewer === null ? 'spectator' : String(viewer);
}
