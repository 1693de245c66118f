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
