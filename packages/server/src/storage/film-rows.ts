import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Film, type FilmTitle, framesFor, makeFilm, type Shot, type Viewer, viewersOf } from '@hardtop/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** A film ends here: longer ones are of games that nobody watches to the end. */
export const FILM_BYTES = 32 * 1024 * 1024;

/** Keeps what came of a change; `n` is its last row. Gives how much longer the film is now. */
export async function insertShots(
  trx: Kysely<Tables>,
  game: string,
  n: number,
  shots: readonly Shot[],
): Promise<number> {
  if (shots.length === 0) return 0;
  const text = JSON.stringify(shots);
  await trx.insertInto('shots').values({ game, n, shots: text }).execute();
  return Buffer.byteLength(text);
}

/** Makes one compressed film of all that was shot, in place of it. */
export async function finishFilm(trx: Kysely<Tables>, game: string, title: FilmTitle): Promise<void> {
  const film = await developed(trx, game, title);
  if (film === null) return;
  const bytes = await zip(JSON.stringify(film));
  await trx.insertInto('films').values({ game, film: bytes }).execute();
  await trx.deleteFrom('shots').where('game', '=', game).execute();
}

/** The film of a game as far as it goes; null where nobody has filmed it. */
export async function readFilm(db: Kysely<Tables>, game: string, title: FilmTitle): Promise<Film | null> {
  const finished = await db.selectFrom('films').select('film').where('game', '=', game).executeTakeFirst();
  if (finished === undefined) return developed(db, game, title);
  return JSON.parse((await unzip(finished.film)).toString()) as Film;
}

async function developed(db: Kysely<Tables>, game: string, title: FilmTitle): Promise<Film | null> {
  const rows = await db.selectFrom('shots').select('shots').where('game', '=', game).orderBy('n').execute();
  const shots = rows.flatMap((row) => row.shots);
  if (shots.length === 0) return null;
  const all: readonly Viewer[] = viewersOf(title.seats, true);
  const takes = all.map((viewer) => ({ viewer, frames: framesFor(shots, viewer) }));
  return makeFilm(
    title,
    takes.filter(({ frames }) => frames.length > 0),
  );
}
