import { failed } from '../input/failure.ts';
import type { Io } from '../input/io.ts';

/** Copies the whole database to a file, also while a server uses it. What is wrong is one line and exit 1. */
export async function backup(file: string, io: Io): Promise<number> {
  const server = await import('@hardtop/server');
  await server.backup(io.env, file).catch((error: unknown) => {
    throw error instanceof server.StartProblem ? failed(error.message) : error;
  });
  io.out(`The backup is in ${file}\n`);
  return 0;
}

/** Puts such a file into an empty database. */
export async function restore(file: string, io: Io): Promise<number> {
  const server = await import('@hardtop/server');
  const rows = await server.restore(io.env, file).catch((error: unknown) => {
    throw error instanceof server.StartProblem ? failed(error.message) : error;
  });
  io.out(`${rows} rows are restored from ${file}\n`);
  return 0;
}
