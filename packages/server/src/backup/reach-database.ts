import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Settings } from '../settings/settings.ts';
import { messageOf, StartProblem } from '../settings/start-problem.ts';
import { lockFolder } from '../storage/folder-lock.ts';
import { PGliteDialect } from '../storage/pglite-dialect.ts';
import { openHere } from '../storage/pglite-here.ts';
import type { Tables } from '../storage/tables.ts';
import { preparePlace } from '../storage/template.ts';

interface ReachedDatabase {
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}

/** The database as it stands: its schema is left alone, and a statement may take as long as it takes. */
export async function reachDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>): Promise<ReachedDatabase> {
  return settings.databaseUrl === null ? reachFolder(settings.dataFolder) : reachServer(settings.databaseUrl);
}

async function reachFolder(folder: string): Promise<ReachedDatabase> {
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  try {
    const target = path.join(folder, 'database');
    // A backup brings the schema that its rows were written under.
    await preparePlace(target, 'empty');
    const db = new Kysely<Tables>({ dialect: new PGliteDialect(await openHere(target)) });
    return {
      db,
      async close() {
        await db.destroy();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw new StartProblem('database', `The database in ${folder} does not open: ${messageOf(error)}`);
  }
}

async function reachServer(url: string): Promise<ReachedDatabase> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5_000 });
  // What breaks shows in the statement that it breaks.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
    return { db, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw new StartProblem('database', `DATABASE_URL: the database does not answer: ${messageOf(error)}`);
  }
}
