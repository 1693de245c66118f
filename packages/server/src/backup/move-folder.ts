import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { parseSettings, type Settings } from '../settings/settings.ts';
import { messageOf, StartProblem } from '../settings/start-problem.ts';
import { archiveFolder } from './backup-file.ts';
import { reachDatabase } from './reach-database.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What has gone over. */
interface Moved {
  readonly folder: string;
  /** Rows by table, without those that have none. */
  readonly tables: ReadonlyMap<string, number>;
  /** Games that had been put away as files. */
  readonly files: number;
  /** Games whose file was not in the archive. */
  readonly missing: readonly string[];
}

/** Carries all that a data folder has to an empty PostgreSQL, all or nothing. The folder stays as it was. Throws a `StartProblem`. */
export async function moveFolder(env: Environment, given?: string): Promise<Moved> {
  const settings = parseSettings(env);
  if (settings.databaseUrl === null)
    throw new StartProblem(
      'setting',
      'DATABASE_URL must name the PostgreSQL to move to: postgresql://user:password@host:5432/database',
    );
  const folder = given === undefined ? settings.dataFolder : path.resolve(given);
  // To reach a folder that is not there would make it.
  if (!existsSync(path.join(folder, 'database')))
    throw new StartProblem(
      'folder',
      `There is no database in ${folder}: name the data folder to move, or set HARDTOP_DATA.`,
    );
  try {
    return await carryOver(folder, settings);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem('backup', `The move failed, and nothing has changed: ${messageOf(error)}`);
  }
}

/** A server that runs on the folder holds its lock: then nothing is read. */
async function carryOver(folder: string, settings: Settings): Promise<Moved> {
  const from = await reachDatabase({ databaseUrl: null, dataFolder: folder });
  try {
    const to = await reachDatabase(settings);
    try {
      const tables = new Map<string, number>();
      const lines = new PassThrough();
      const write = async (line: string) => {
        const table = /^\["(\w+)",/.exec(line)?.[1];
        if (table !== undefined) tables.set(table, (tables.get(table) ?? 0) + 1);
        if (!lines.write(`${line}\n`)) await once(lines, 'drain');
      };
      const reading = readBackup(to.db, archiveFolder(settings), linesOf(lines));
      const writing = writeBackup(from.db, archiveFolder({ dataFolder: folder }), write).finally(() => lines.end());
      // Whichever fails first says why; the other one ends with it.
      reading.catch(() => lines.destroy());
      writing.catch(() => {});
      const { files } = await reading;
      return { folder, tables, files, missing: await writing };
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

async function* linesOf(stream: PassThrough): AsyncGenerator<string, undefined> {
  yield* createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
}
