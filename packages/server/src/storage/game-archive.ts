import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod';
import { systemCode } from '../settings/start-problem.ts';
import { told } from './failures.ts';
import type { Tables } from './tables.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** JSON as the database has it, letter by letter. */
const archivedGame = z.object({
  format: z.literal('hardtop-game'),
  version: z.literal(1),
  id: z.string(),
  setup: z.string(),
  checkpoint: z.string().nullable(),
  rows: z.array(z.object({ n: z.number(), row: z.string(), why: z.string().nullable(), at: z.string() })),
  shots: z.array(z.object({ n: z.number(), shots: z.string() })),
  films: z.array(z.object({ viewer: z.string(), film: z.string() })),
});
type ArchivedGame = z.infer<typeof archivedGame>;

/** No game comes near it. */
const MOST_BYTES = 256 * 1024 * 1024;
/** PostgreSQL takes at most 65,535 parameters in one statement. */
const AT_ONCE = 1_000;

/** Where the file of a game lies in the folder of the archive. */
export function archiveFile(folder: string, id: string): string {
  return path.join(folder, `${encodeURIComponent(id)}.json.gz`);
}

/**
 * Games that nobody has touched for long, as files: the journal and the film go out of the database, and come back when somebody asks
 * for the game. What stays is its card.
 */
export class GameArchive {
  private readonly db: Kysely<Tables>;
  private readonly folder: string;

  constructor(db: Kysely<Tables>, folder: string) {
    this.db = db;
    this.folder = folder;
  }

  /** Puts away what was not touched for so many days, and gives how many games that were. One after another: nobody waits long. */
  async putAwayAfter(days: number): Promise<number> {
    for (let count = 0; ; count++)
      if (!(await told(this.db.transaction().execute((trx) => this.putAwayOne(trx, days))))) return count;
  }

  /** Brings a game back into the database. */
  async bringBack(id: string): Promise<void> {
    const game = await this.read(id);
    await told(
      this.db.transaction().execute(async (trx) => {
        const away = trx.selectFrom('games').select('id').where('id', '=', id).where('archived_at', 'is not', null);
        // Somebody else may have been first.
        if ((await away.forUpdate().executeTakeFirst()) !== undefined) await writeGame(trx, game);
      }),
    );
    await rm(this.fileOf(id), { force: true });
  }

  /** Deletes for good what was put away so many days ago. Only where whoever runs the server says so. */
  async deleteAfter(days: number): Promise<number> {
    const old = sql<{ id: string }>`
      select id from games where archived_at < now() - make_interval(days => ${days})`;
    const ids = (await told(old.execute(this.db))).rows.map(({ id }) => id);
    for (const id of ids) {
      await told(
        this.db.transaction().execute(async (trx) => {
          await trx.updateTable('games').set({ rematch: null }).where('rematch', '=', id).execute();
          await trx.deleteFrom('games').where('id', '=', id).where('archived_at', 'is not', null).execute();
        }),
      );
      await rm(this.fileOf(id), { force: true });
    }
    return ids.length;
  }

  /** The file is there, whole, before anything is taken out of the database. */
  private async putAwayOne(trx: Transaction<Tables>, days: number): Promise<boolean> {
    const found = await sql<{ id: string; setup: string; checkpoint: string | null }>`
      select id, setup::text as setup, checkpoint::text as checkpoint from games
      where archived_at is null and updated_at < now() - make_interval(days => ${days})
        and (lease_holder is null or lease_until < now())
      order by updated_at limit 1 for update skip locked`.execute(trx);
    const [game] = found.rows;
    if (game === undefined) return false;
    await this.write({ format: 'hardtop-game', version: 1, ...game, ...(await readGame(trx, game.id)) });
    for (const table of ['rows', 'shots', 'films'] as const) {
      await trx.deleteFrom(table).where('game', '=', game.id).execute();
    }
    const card = { setup: 'null', checkpoint: null, archived_at: sql<string>`now()` };
    await trx.updateTable('games').set(card).where('id', '=', game.id).execute();
    return true;
  }

  private async write(game: ArchivedGame): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const file = this.fileOf(game.id);
    const draft = `${file}.${process.pid}.tmp`;
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(await zip(JSON.stringify(game)));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  }

  private async read(id: string): Promise<ArchivedGame> {
    try {
      const bytes = await unzip(await readFile(this.fileOf(id)), { maxOutputLength: MOST_BYTES });
      return archivedGame.parse(JSON.parse(bytes.toString('utf8')));
    } catch (error) {
      throw new Error(`game ${id} was archived, and its file cannot be read (${systemCode(error) ?? String(error)})`);
    }
  }

  private fileOf(id: string): string {
    return archiveFile(this.folder, id);
  }
}

async function readGame(trx: Transaction<Tables>, id: string): Promise<Pick<ArchivedGame, 'rows' | 'shots' | 'films'>> {
  const rows = await sql<ArchivedGame['rows'][number]>`
    select n, row::text as row, why, at::text as at from rows where game = ${id} order by n`.execute(trx);
  const shots = await sql<ArchivedGame['shots'][number]>`
    select n, shots::text as shots from shots where game = ${id} order by n`.execute(trx);
  const films = await sql<ArchivedGame['films'][number]>`
    select viewer, encode(film, 'base64') as film from films where game = ${id} order by viewer`.execute(trx);
  return { rows: rows.rows, shots: shots.rows, films: films.rows };
}

async function writeGame(trx: Transaction<Tables>, game: ArchivedGame): Promise<void> {
  const { id, rows, shots, films } = game;
  for (const some of lots(rows)) {
    const values = some.map(({ n, row, why, at }) => sql`(${id}, ${n}, ${row}::json, ${why}, ${at}::timestamptz)`);
    await sql`insert into rows (game, n, row, why, at) values ${sql.join(values)}`.execute(trx);
  }
  for (const some of lots(shots)) {
    const values = some.map((shot) => sql`(${id}, ${shot.n}, ${shot.shots}::json)`);
    await sql`insert into shots (game, n, shots) values ${sql.join(values)}`.execute(trx);
  }
  for (const { viewer, film } of films) {
    await sql`insert into films (game, viewer, film) values (${id}, ${viewer}, decode(${film}, 'base64'))`.execute(trx);
  }
  // Touched: it is not put away again at once.
  const { setup, checkpoint } = game;
  const back = { setup, checkpoint, archived_at: null, updated_at: sql<string>`now()` };
  await trx.updateTable('games').set(back).where('id', '=', id).execute();
}

function* lots<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < all.length; i += AT_ONCE) yield all.slice(i, i + AT_ONCE);
}
