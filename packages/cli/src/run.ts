import type { Io } from './input/io.ts';
import { CommanderError, makeProgram } from './program.ts';

/** Runs one command line. 0: done, 1: it went wrong, 2: it was asked the wrong way. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const program = makeProgram(io, (exit) => {
    code = exit;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    return explain(error, io);
  }
}

function explain(error: unknown, io: Io): number {
  // Commander has already said what is wrong; help and version come here too, with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const isOurs = error instanceof Error && 'exitCode' in error && typeof error.exitCode === 'number';
  if (io.env.HARDTOP_DEBUG && error instanceof Error) io.err(`${error.stack}\n`);
  else if (isOurs) io.err(`${error.message}\n`);
  else io.err(`This is a bug in Hardtop: ${String(error)}. Set HARDTOP_DEBUG=1 to see where.\n`);
  return isOurs ? Number(error.exitCode) : 1;
}
