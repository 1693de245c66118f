import { failed } from '../input/failure.ts';
import type { Io } from '../input/io.ts';

/** Copies the whole database and its archive to a file, also while a server uses it. What is wrong is one line and exit 1. */
export async function backup(file: string, io: Io): Promise<number> {
  const server = await import('@hardtop/server');
  const missing = await server.backup(io.env, file).catch((error: unknown) => {
    throw error instanceof server.StartProblem ? failed(error.message) : error;
  });
  io.out(`The backup is in ${file}\n`);
  if (missing.length > 0)
    io.err(
      `The archive lacks the files of ${missing.join(', ')}: they are not in the backup. Is HARDTOP_DATA its folder?\n`,
    );
  return 0;
}

/** Puts such a file into an empty database. */
export async function restore(file: string, io: Io): Promise<number> {
  const server = await import('@hardtop/server');
  const { rows, files } = await server.restore(io.env, file).catch((error: unknown) => {
    throw error instanceof server.StartProblem ? failed(error.message) : error;
  });
  io.out(`${rows} rows and ${files} games of the archive are restored from ${file}\n`);
  return 0;
}

/** What people call what is in a table. */
const CONTENTS: readonly (readonly [table: string, one: string, many: string])[] = [
  ['games', 'game', 'games'],
  ['designs', 'design', 'designs'],
  ['campaigns', 'campaign', 'campaigns'],
  ['people', 'person', 'people'],
];

/** Carries a data folder to a PostgreSQL. */
export async function move(folder: string | undefined, io: Io): Promise<number> {
  const server = await import('@hardtop/server');
  const moved = await server.moveFolder(io.env, folder).catch((error: unknown) => {
    throw error instanceof server.StartProblem ? failed(error.message) : error;
  });
  const counts = CONTENTS.map(([table, one, many]) => {
    const count = moved.tables.get(table) ?? 0;
    return `${count} ${count === 1 ? one : many}`;
  });
  const rows = [...moved.tables.values()].reduce((sum, count) => sum + count, 0);
  io.out(
    `Moved from ${moved.folder}: ${counts.join(', ')}; ${rows} rows in all, and ${moved.files} games of the archive.\n`,
  );
  for (const [table, count] of moved.tables) io.out(`  ${table.padEnd(16)} ${String(count).padStart(8)}\n`);
  io.out('The folder is as it was. From now on start the server with this DATABASE_URL.\n');
  if (moved.missing.length > 0)
    io.err(`The archive lacks the files of ${moved.missing.join(', ')}: their journals and films were not moved.\n`);
  return 0;
}
