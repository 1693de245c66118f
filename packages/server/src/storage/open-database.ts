import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { ClientConfig, Pool } from 'pg';
import type { Settings } from '../settings/settings.ts';
import { messageOf, StartProblem, systemCode } from '../settings/start-problem.ts';
import { APPEND_STATEMENT } from './append-statement.ts';
import { CREATE_STATEMENT } from './create-statement.ts';
import { type DiskProblem, diskProblem, LEAST_BYTES } from './disk.ts';
import { TYPES } from './embedded.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { type Messenger, PgMessenger, SILENT } from './messenger.ts';
import { migrate } from './migrate.ts';
import { PgDialect } from './pg-dialect.ts';
import { PGliteDialect } from './pglite-dialect.ts';
import { openHere } from './pglite-here.ts';
import { PGliteThread } from './pglite-thread.ts';
import { type Pulse, STEADY } from './pulse.ts';
import type { Tables } from './tables.ts';
import { preparePlace } from './template.ts';

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Kysely<Tables>;
  /** The same by a connection of its own, where there are several: what must not come late waits behind nobody. */
  readonly aside: Kysely<Tables>;
  readonly messenger: Messenger;
  readonly pulse: Pulse;
  /** Why its folder takes nothing any more; null where all is well, or the folder is another machine's business. */
  diskProblem(): Promise<DiskProblem | null>;
  /** How many connections there are and who waits for one; the embedded database has but one, taken in turns. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

type Running = Pick<OpenDatabase, 'db' | 'pulse'>;

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataFolder'>;

interface OpenOptions {
  /** What breaks, goes away and comes back. */
  readonly onNews?: (message: string) => void;
  /** How long a PostgreSQL may take to answer. */
  readonly answerMilliseconds?: number;
}

/** A statement of ours takes milliseconds; whoever waits longer than this is better told to come back. */
const ANSWER_MILLISECONDS = 5_000;
/** PostgreSQL gives up on a statement itself shortly before we do, and the connection is spared. */
const STATEMENT_SHARE = 0.8;
/** A transaction whose line was cut must not hold its game for ever. */
const FORSAKEN_MILLISECONDS = 10_000;

/** Opens the database the settings name and brings its schema up to date; throws a `StartProblem`. */
export async function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}): Promise<OpenDatabase> {
  if (settings.databaseUrl === null) return openEmbedded(settings.dataFolder, options.onNews ?? (() => {}));
  return openServer(settings.databaseUrl, options);
}

async function broughtUpToDate(db: Kysely<Tables>): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem('database', `The database could not be brought up to date: ${messageOf(error)}`);
  }
}

async function openEmbedded(folder: string, onNews: (message: string) => void): Promise<OpenDatabase> {
  await makeFolder(folder);
  await tryFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const { db, pulse } = await startEmbedded(path.join(folder, 'database'), onNews);
    return {
      kind: 'embedded',
      db,
      aside: db,
      messenger: SILENT,
      pulse,
      diskProblem: () => diskProblem(folder, LEAST_BYTES),
      connections: () => ({ open: 1, idle: 0, waiting: 0 }),
      close: () => closeEmbedded(db, lock),
    };
  } catch (error) {
    await lock.release();
    if (error instanceof StartProblem) throw error;
    throw new StartProblem('database', `The database in ${folder} does not open: ${messageOf(error)}`);
  }
}

/** Found out before anything else is: a folder that takes nothing would fail later in words that help nobody. */
async function tryFolder(folder: string): Promise<void> {
  const problem = await diskProblem(folder, 0);
  if (problem === null) return;
  const what = problem.kind === 'full' ? 'is on a disk that is full' : 'cannot be written';
  const help = problem.kind === 'full' ? 'make room there' : 'let this user write there';
  const message = `The data folder ${folder} ${what} (${problem.code}): ${help}, or set HARDTOP_DATA to another folder.`;
  throw new StartProblem('folder', message);
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

async function startEmbedded(target: string, onNews: (message: string) => void): Promise<Running> {
  await preparePlace(target, 'tables');
  const { embedded, pulse } = await runEmbedded(target, onNews);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect(embedded) });
  try {
    await broughtUpToDate(db);
    return { db, pulse };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function runEmbedded(folder: string, onNews: (message: string) => void) {
  // From the sources there is no worker that Node could load.
  if (!import.meta.url.endsWith('.js')) return { embedded: await openHere(folder), pulse: STEADY };
  const script = new URL('./pglite-worker.js', import.meta.url);
  const thread = await PGliteThread.open({ script, folder, onNews });
  return { embedded: thread, pulse: thread.pulse };
}

async function openServer(url: string, options: OpenOptions): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const { onNews = () => {}, answerMilliseconds = ANSWER_MILLISECONDS } = options;
  const config: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: answerMilliseconds,
    keepAlive: true,
    types: {
      // Both databases give whole numbers as numbers.
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === TYPES.int8 ? Number : pg.types.getTypeParser(id, format as 'text'),
    },
  };
  await prepareServer(new pg.Pool({ ...config, max: 1 }), url);
  const limits = {
    statement_timeout: answerMilliseconds * STATEMENT_SHARE,
    idle_in_transaction_session_timeout: FORSAKEN_MILLISECONDS,
  };
  const pool = new pg.Pool({ ...config, ...limits, max: 10 });
  const dialect = new PgDialect({
    pool,
    queryMilliseconds: answerMilliseconds,
    remembered: [APPEND_STATEMENT, CREATE_STATEMENT],
    onNews,
  });
  const db = new Kysely<Tables>({ dialect });
  const asidePool = new pg.Pool({ ...config, ...limits, max: 1 });
  const aside = new Kysely<Tables>({
    dialect: new PgDialect({
      pool: asidePool,
      queryMilliseconds: answerMilliseconds,
      remembered: [],
      onNews: () => {},
    }),
  });
  const line = () => new pg.Client({ ...config, query_timeout: answerMilliseconds });
  const messenger = await PgMessenger.open(line, onNews).catch((error: unknown) => {
    throw doesNotAnswer(url, error);
  });
  const close = () => closeServer([db, aside], messenger);
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  const { pulse } = dialect;
  return { kind: 'postgresql', db, aside, messenger, pulse, diskProblem: async () => null, connections, close };
}

/** On a connection that waits as long as it takes: a large database is not brought up to date in seconds. */
async function prepareServer(pool: Pool, url: string): Promise<void> {
  // Whoever waits for an answer hears of a broken line as well.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db).catch((error: unknown) => {
      throw doesNotAnswer(url, error);
    });
    await broughtUpToDate(db);
  } finally {
    await db.destroy();
  }
}

async function closeServer(all: readonly Kysely<Tables>[], messenger: Messenger): Promise<void> {
  await messenger.close();
  await Promise.all(all.map((db) => db.destroy()));
}

function doesNotAnswer(url: string, error: unknown): StartProblem {
  return new StartProblem('database', `DATABASE_URL: ${nameOf(url)} does not answer: ${reasonOf(error)}`);
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
