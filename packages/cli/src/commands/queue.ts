import { availableParallelism } from 'node:os';
import type { Problem, Result } from '@hardtop/kernel';
import type { BatchPlan, BatchResult } from '@hardtop/sim';
import type { BatchQueue } from '@hardtop/sim/queue';
import { failed, usageError } from '../input/failure.ts';
import type { Io } from '../input/io.ts';
import { wholeNumber } from '../input/whole-number.ts';

export interface WorkerFlags {
  readonly threads?: string;
}

/** Loaded when it is wanted: the client of the database would cost every other command its time. */
async function openQueue(
  io: Io,
): Promise<{ readonly queue: BatchQueue; readonly tools: typeof import('@hardtop/sim/queue') }> {
  const url = io.env.DATABASE_URL ?? '';
  if (url === '')
    throw usageError('A queue needs a PostgreSQL: set DATABASE_URL.', [
      'postgresql://user:password@host:5432/database',
    ]);
  const tools = await import('@hardtop/sim/queue');
  const onProblem = (message: string) => io.err(`hardtop: ${message}\n`);
  try {
    return { queue: await tools.BatchQueue.open(url, { onProblem }), tools };
  } catch (error) {
    throw failed(`DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
  return stop.signal;
}

/** A batch that others play; whoever stops waiting for it cancels it. */
export async function queued(plan: BatchPlan, io: Io): Promise<Result<BatchResult, readonly Problem[]>> {
  const { queue, tools } = await openQueue(io);
  io.err(`${plan.games} games are on the queue; \`hardtop worker\` plays them, on as many machines as there are.\n`);
  try {
    return await tools.runQueued(queue, { ...plan, signal: stopSignal() });
  } catch (error) {
    if (error instanceof tools.CancelledBatch) throw failed('The batch was cancelled.');
    throw error;
  } finally {
    await queue.close();
  }
}

/** Plays what others put on the queue. */
export async function worker(flags: WorkerFlags, io: Io): Promise<number> {
  const threads =
    flags.threads === undefined ? availableParallelism() : wholeNumber('--threads', flags.threads, 1, 256);
  const { queue, tools } = await openQueue(io);
  let played = 0;
  const onPlayed = (games: number) => {
    played += games;
  };
  const onProblem = (message: string) => io.err(`hardtop: ${message}\n`);
  const worker = new tools.ChunkWorker(queue, { threads, onPlayed, onProblem });
  io.out(`Playing what is on the queue, ${threads} at a time.\n`);
  const signal = stopSignal();
  await new Promise<void>((resolve) => {
    // Keeps the process: all else of it may rest.
    const alive = setInterval(() => {}, 60_000);
    signal.addEventListener('abort', () => {
      clearInterval(alive);
      resolve();
    });
  });
  await worker.stop();
  await queue.close();
  io.out(`${played} games were played here.\n`);
  return 0;
}
