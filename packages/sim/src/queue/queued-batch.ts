import { setTimeout as pause } from 'node:timers/promises';
import { ok, type Problem, type Result } from '@hardtop/kernel';
import { type BatchPlan, type BatchResult, checkPlan } from '../batch.ts';
import { BrokenGame } from '../pool.ts';
import { tallyOf } from '../tally.ts';
import type { BatchQueue } from './batch-queue.ts';

const LOOK_MILLISECONDS = 300;

/** The batch was cancelled before it was over. */
export class CancelledBatch extends Error {
  override name = 'CancelledBatch';
}

type QueuedPlan = Omit<BatchPlan, 'workers' | 'workerFile'> & { readonly signal?: AbortSignal };

/** The same as `runBatch`, played by whoever takes chunks from the queue: all but the speed is the same. */
export async function runQueued(queue: BatchQueue, plan: QueuedPlan): Promise<Result<BatchResult, readonly Problem[]>> {
  const checked = await checkPlan(plan);
  if (!checked.ok) return checked;
  const { ruleset, file, seed, bots = [], games } = plan;
  const start = performance.now();
  const batch = await queue.put([{ ruleset, file, seed, bots, games }]);
  await waitFor(queue, batch, plan);
  const [results = []] = await queue.resultsOf(batch);
  const seconds = (performance.now() - start) / 1000;
  const { version, seats } = checked.value;
  return ok({
    ruleset,
    version,
    seed,
    ...tallyOf(results, seats),
    workers: 0,
    seconds,
    gamesPerSecond: games / seconds,
  });
}

async function waitFor(queue: BatchQueue, batch: string, { onProgress, signal }: QueuedPlan): Promise<void> {
  for (;;) {
    if (signal?.aborted === true) await queue.cancel(batch);
    const now = await queue.stateOf(batch);
    if (now === null || now.state === 'cancelled') throw new CancelledBatch('the batch was cancelled');
    if (now.state === 'broken') throw new BrokenGame(now.problem ?? 'a game broke');
    onProgress?.(now.done);
    if (now.state === 'done') return;
    await pause(LOOK_MILLISECONDS, undefined, { ...(signal === undefined ? {} : { signal }) }).catch(() => {});
  }
}
