import { pino } from 'pino';
import { Front } from './front/front.ts';
import { parseSettings, type Settings } from './settings/settings.ts';
import { messageOf, StartProblem } from './settings/start-problem.ts';
import { type RunningServer, type StartOptions, startServer } from './start.ts';

export interface ServeOptions extends StartOptions {
  /** Told the address once the server listens; by default it is printed. */
  readonly announce?: (address: string) => void;
  /** A module that calls `serveNode` with the same options, for where there are several nodes. */
  readonly nodeScript?: URL;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** How long a stop may take before it is cut short. */
const STOP_MILLISECONDS = 2_500;
/** The same for several nodes, each of which takes its time. */
const STOP_ALL_MILLISECONDS = 2_900;

/** The whole life of a server process: starts, runs until SIGTERM or SIGINT, and gives the exit code. */
export async function serve(env: Environment, options: ServeOptions = {}): Promise<0 | 1> {
  let server: RunningServer;
  // Asked from the start: a signal that comes while the database opens is not lost.
  const signal = stopSignal();
  try {
    server = await start(env, options);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`hardtop: ${error.message}\n`);
    return 1;
  }
  (options.announce ?? printAddress)(server.address);
  await signal;
  await closeInTime(server, server instanceof Front ? STOP_ALL_MILLISECONDS : STOP_MILLISECONDS);
  return 0;
}

async function start(env: Environment, options: ServeOptions): Promise<RunningServer> {
  const settings = parseSettings(env);
  return settings.nodes === 1 ? startServer(settings, options) : startFront(settings, env, options);
}

/** One address and the nodes behind it: to whoever serves it the same as one server. */
async function startFront(settings: Settings, env: Environment, options: ServeOptions): Promise<RunningServer> {
  const logger = pino({ level: settings.log }, pino.destination({ dest: 2, sync: true }));
  const { nodeScript: script = new URL('./node-process.js', import.meta.url), headersSeconds } = options;
  const onProblem = (message: string) => logger.error(message);
  const front = new Front({ settings, env, script, headersSeconds, onProblem });
  const close = () => front.close();
  try {
    return { address: await front.open(), close };
  } catch (error) {
    await close();
    throw error;
  }
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
export async function closeInTime(server: RunningServer, milliseconds = STOP_MILLISECONDS): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
  const closed = server.close().catch((error: unknown) => {
    process.stderr.write(`hardtop: stopping: ${messageOf(error)}\n`);
  });
  await Promise.race([closed, late]);
}
