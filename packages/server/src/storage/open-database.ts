import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Settings } from '../settings/settings.ts';
import { messageOf, StartProblem, systemCode } from '../settings/start-problem.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { type Messenger, pgMessenger, SILENT } from './messenger.ts';
import { migrate } from './migrate.ts';
import { PGliteDialect } from './pglite-dialect.ts';
import type { Tables } from './tables.ts';
import { copyTemplate } from './template.ts';

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Kysely<Tables>;
  readonly messenger: Messenger;
  close(): Promise<void>;
}

type OnLost = (error: Error) => void;

const INT8 = 20;
const CONNECT_MILLISECONDS = 5_000;
/** A statement of ours takes milliseconds; one that hangs must not hold a game for ever. */
const STATEMENT_MILLISECONDS = 15_000;

/** Opens the database the settings name and brings its schema up to date; throws a `StartProblem`. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  onLost: OnLost = () => {},
): Promise<OpenDatabase> {
  const opened =
    settings.databaseUrl === null
      ? await openEmbedded(settings.dataFolder)
      : await openServer(settings.databaseUrl, onLost);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    if (error instanceof StartProblem) throw error;
    throw new StartProblem('database', `The database could not be brought up to date: ${messageOf(error)}`);
  }
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  await makeFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const db = await startEmbedded(path.join(folder, 'database'));
    await sql`select 1`.execute(db);
    return { kind: 'embedded', db, messenger: SILENT, close: () => closeEmbedded(db, lock) };
  } catch (error) {
    await lock.release();
    throw new StartProblem('database', `The database in ${folder} does not open: ${messageOf(error)}`);
  }
}

async function closeEmbedded(db: Kysely<Tables>, lock: FolderLock): Promise<void> {
  await db.destroy();
  await lock.release();
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await makeFolders(folder);
  } catch (error) {
    throw new StartProblem(
      'folder',
      `The data folder ${folder} cannot be made (${systemCode(error) ?? messageOf(error)}): set HARDTOP_DATA to a folder that can be written.`,
    );
  }
}

/** Not by Node's `recursive`, which never returns where a folder exists and yet takes none, as /proc does. */
async function makeFolders(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (systemCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    const parent = path.dirname(folder);
    if (systemCode(error) !== 'ENOENT' || existsSync(parent)) throw error;
    await makeFolders(parent);
    await makeFolders(folder);
  }
}

async function startEmbedded(target: string): Promise<Kysely<Tables>> {
  if (!existsSync(target)) await copyTemplate(target);
  // Loaded here: whoever uses a real PostgreSQL need not wait for it.
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(target, { parsers: { [INT8]: Number } });
  return new Kysely<Tables>({ dialect: new PGliteDialect(client) });
}

async function openServer(url: string, onLost: OnLost): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const types = {
    // Both databases give whole numbers as numbers.
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    types,
  });
  // An idle connection that breaks is replaced on next use; unheard, its error would end the process.
  pool.on('error', onLost);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
    const messenger = await pgMessenger(() => new pg.Client({ connectionString: url }), onLost);
    return { kind: 'postgresql', db, messenger, close: () => closeServer(db, messenger) };
  } catch (error) {
    await db.destroy();
    throw new StartProblem('database', `DATABASE_URL: ${nameOf(url)} does not answer: ${reasonOf(error)}`);
  }
}

async function closeServer(db: Kysely<Tables>, messenger: Messenger): Promise<void> {
  await messenger.close();
  await db.destroy();
}

/** The address without user and password. */
function nameOf(url: string): string {
  try {
    const { hostname, port, pathname, searchParams } = new URL(url);
    const host = hostname === '' ? (searchParams.get('host') ?? 'local socket') : hostname;
    return `${host}:${port === '' ? '5432' : port}${pathname}`;
  } catch {
    return 'the address';
  }
}

function reasonOf(error: unknown): string {
  // A host with two addresses fails twice, and the sum of both has no message.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return messageOf(first);
}
