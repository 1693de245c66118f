import { parseSettings } from './settings/settings.ts';
import { messageOf, StartProblem } from './settings/start-problem.ts';
import { type RunningServer, type StartOptions, startServer } from './start.ts';

export interface ServeOptions extends StartOptions {
  /** Told the address once the server listens; by default it is printed. */
  readonly announce?: (address: string) => void;
}

/** How long a stop may take before it is cut short. */
const STOP_MILLISECONDS = 2_500;

/** The whole life of a server process: starts, runs until SIGTERM or SIGINT, and gives the exit code. */
export async function serve(
  env: Readonly<Record<string, string | undefined>>,
  options: ServeOptions = {},
): Promise<0 | 1> {
  let server: RunningServer;
  // Asked from the start: a signal that comes while the database opens is not lost.
  const signal = stopSignal();
  try {
    server = await startServer(parseSettings(env), options);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`hardtop: ${error.message}\n`);
    return 1;
  }
  (options.announce ?? printAddress)(server.address);
  await signal;
  await closeInTime(server);
  return 0;
}

function printAddress(address: string): void {
  process.stdout.write(`Hardtop is at ${address}\n`);
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve());
  });
}

/** What is committed is safe, so a stop that hangs may be cut. */
async function closeInTime(server: RunningServer): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_MILLISECONDS).unref());
  const closed = server.close().catch((error: unknown) => {
    process.stderr.write(`hardtop: stopping: ${messageOf(error)}\n`);
  });
  await Promise.race([closed, late]);
}
