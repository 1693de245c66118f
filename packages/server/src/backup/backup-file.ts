import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { parseSettings, type Settings } from '../settings/settings.ts';
import { messageOf, StartProblem } from '../settings/start-problem.ts';
import type { Tables } from '../storage/tables.ts';
import { readNote } from './operator-note.ts';
import { reachDatabase } from './reach-database.ts';
import { type RestoredCounts, readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where games that were put away lie as files. */
export function archiveFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return path.join(dataFolder, 'archive');
}

interface Outgoing {
  /** Gzipped lines. An error while they are read ends the stream with it. */
  readonly stream: Readable;
  /** The games whose file was not in the archive, once all is read. */
  readonly missing: Promise<readonly string[]>;
}

/** A backup as it goes out. */
export function backupStream(db: Kysely<Tables>, archive: string): Outgoing {
  const lines = new PassThrough();
  const write = async (line: string) => {
    if (!lines.write(`${line}\n`)) await once(lines, 'drain');
  };
  const zipped = createGzip();
  void pipeline(lines, zipped).catch(() => {});
  const missing = writeBackup(db, archive, write);
  missing.then(
    () => lines.end(),
    (error: unknown) => zipped.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return { stream: zipped, missing };
}

/**
 * Copies the database that the settings name and its archive, also while a server uses them; whole or not at all. Returns the games whose file is
 * lost. Throws a `StartProblem`.
 */
export async function backup(env: Environment, file: string): Promise<readonly string[]> {
  const settings = parseSettings(env);
  const draft = `${file}.${process.pid}.tmp`;
  try {
    const missing = await copyTo(settings, draft);
    await rename(draft, file);
    return missing;
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof StartProblem) throw error;
    throw new StartProblem('backup', `The backup failed: ${messageOf(error)}`);
  }
}

async function copyTo(settings: Settings, draft: string): Promise<readonly string[]> {
  if (settings.databaseUrl === null) {
    if (!existsSync(settings.dataFolder))
      throw new StartProblem(
        'folder',
        `There is no data folder ${settings.dataFolder}: set HARDTOP_DATA or DATABASE_URL.`,
      );
    const running = await fromServer(settings.dataFolder);
    if (running !== null) {
      await pipeline(running, createWriteStream(draft, { mode: 0o600 }));
      // The server tells its own log.
      return [];
    }
  }
  const database = await reachDatabase(settings);
  try {
    return await copyFrom(database.db, archiveFolder(settings), draft);
  } finally {
    await database.close();
  }
}

/** How often a game may come back out of the archive while its file is about to be read. */
const TRIES = 5;

async function copyFrom(db: Kysely<Tables>, archive: string, draft: string): Promise<readonly string[]> {
  for (let left = TRIES; ; left--) {
    const { stream, missing } = backupStream(db, archive);
    await pipeline(stream, createWriteStream(draft, { mode: 0o600 }));
    const lost = await missing;
    if (lost.length === 0 || left === 1 || !(await areBack(db, lost))) return lost;
  }
}

/** Whether some of these games are no longer in the archive: then their rows are in the next copy. */
async function areBack(db: Kysely<Tables>, ids: readonly string[]): Promise<boolean> {
  const back = db.selectFrom('games').select('id').where('id', 'in', ids).where('archived_at', 'is', null);
  return (await back.limit(1).executeTakeFirst()) !== undefined;
}

/** The server that holds the folder makes the copy; null if there is none. */
async function fromServer(folder: string): Promise<ReadableStream<Uint8Array> | null> {
  const note = readNote(folder);
  if (note === null) return null;
  const headers = { authorization: `Bearer ${note.secret}` };
  const answer = await fetch(`${note.address}/api/operator/backup`, { headers }).catch(() => null);
  // A note that a dead server left behind leads nowhere, or to somebody else.
  return answer?.ok === true ? answer.body : null;
}

/** Puts a backup into the database that the settings name, which must be empty, and its archive. Throws a `StartProblem`. */
export async function restore(env: Environment, file: string): Promise<RestoredCounts> {
  if (!existsSync(file)) throw new StartProblem('backup', `There is no file ${file}.`);
  const settings = parseSettings(env);
  const database = await reachDatabase(settings);
  try {
    return await readBackup(database.db, archiveFolder(settings), linesIn(file));
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem('backup', `The backup could not be restored: ${messageOf(error)}`);
  } finally {
    await database.close();
  }
}

async function* linesIn(file: string): AsyncGenerator<string, undefined> {
  const unzipped = createGunzip();
  const broken = pipeline(createReadStream(file), unzipped).then(
    () => null,
    (error: unknown) => new StartProblem('backup', `${file} cannot be unpacked: ${messageOf(error)}`),
  );
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw (await broken) ?? error;
  }
  const problem = await broken;
  if (problem !== null) throw problem;
}
