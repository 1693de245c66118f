import type { Io } from '../input/io.ts';

/** Starts the server, says where it is, and runs until a signal stops it. What is wrong is one line and exit 1. */
export async function serve(io: Io): Promise<number> {
  // Loaded here alone: the server and its database would cost every other command seconds.
  const server = await import('@hardtop/server');
  return server.serve(io.env, { announce: (address) => io.out(`Hardtop is at ${address}\n`) });
}
