import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
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
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A backup as it goes out: gzipped lines. An error while it is read ends the stream with it. */
export function backupStream(db: Kysely<Tables>): Readable {
  const lines = new PassThrough();
  const write = async (line: string) => {
    if (!lines.write(`${line}\n`)) await once(lines, 'drain');
  };
  const zipped = createGzip();
  void pipeline(lines, zipped).catch(() => {});
  writeBackup(db, write).then(
    () => lines.end(),
    (error: unknown) => zipped.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return zipped;
}

/** Copies the database that the settings name, also while a server uses it; whole or not at all. Throws a `StartProblem`. */
export async function backup(env: Environment, file: string): Promise<void> {
  const settings = parseSettings(env);
  const draft = `${file}.${process.pid}.tmp`;
  try {
    await copyTo(settings, draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof StartProblem) throw error;
    throw new StartProblem('backup', `The backup failed: ${messageOf(error)}`);
  }
}

async function copyTo(settings: Settings, draft: string): Promise<void> {
  if (settings.databaseUrl === null) {
    if (!existsSync(settings.dataFolder))
      throw new StartProblem(
        'folder',
        `There is no data folder ${settings.dataFolder}: set HARDTOP_DATA or DATABASE_URL.`,
      );
    const running = await fromServer(settings.dataFolder);
    if (running !== null) return pipeline(running, createWriteStream(draft, { mode: 0o600 }));
  }
  const database = await reachDatabase(settings);
  try {
    await pipeline(backupStream(database.db), createWriteStream(draft, { mode: 0o600 }));
  } finally {
    await database.close();
  }
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

/** Puts a backup into the database that the settings name, which must be empty. Throws a `StartProblem`. */
export async function restore(env: Environment, file: string): Promise<number> {
  if (!existsSync(file)) throw new StartProblem('backup', `There is no file ${file}.`);
  const database = await reachDatabase(parseSettings(env));
  try {
    return await readBackup(database.db, linesIn(file));
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
