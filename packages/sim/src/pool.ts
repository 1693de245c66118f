import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { GameResult } from './game.ts';
import { type Job, playSlice, type Report, rulesOf, type Slice } from './job.ts';

/** A batch that could not be played to its end: names the game, so that it can be played again alone. */
export class BrokenGame extends Error {
  override name = 'BrokenGame';
}

/** The compiled worker beside this file. Run from TypeScript sources there is none, and games are played in place. */
export function defaultWorker(): URL | null {
  const url = new URL('./worker.js', import.meta.url);
  return existsSync(fileURLToPath(url)) ? url : null;
}

/** Small enough that the cores finish together, big enough that messages cost nothing. */
const SLICES_PER_WORKER = 8;

/** Games make much short-lived garbage; a roomy nursery saves a tenth of the time. */
const YOUNG_MB = 64;

export function slicesOf(games: number, workers: number): readonly Slice[] {
  const size = Math.max(1, Math.ceil(games / (workers * SLICES_PER_WORKER)));
  const slices: Slice[] = [];
  for (let from = 0; from < games; from += size) slices.push({ from, count: Math.min(size, games - from) });
  return slices;
}

/** Results of all games in their order, whoever played them. */
export async function playAll(
  job: Job,
  games: number,
  workers: number,
  file: URL | null,
  onProgress: (done: number) => void,
): Promise<readonly GameResult[]> {
  const results: GameResult[] = new Array<GameResult>(games);
  let done = 0;
  const take = (report: Report): void => {
    if (report.kind === 'broken') throw new BrokenGame(`the game with seed "${report.seed}" broke: ${report.message}`);
    for (const [i, result] of report.results.entries()) results[report.slice.from + i] = result;
    done += report.results.length;
    onProgress(done);
  };
  const queue = [...slicesOf(games, workers)];
  if (file === null || workers < 2) {
    const ruleset = await rulesOf(job);
    for (const slice of queue) take(playSlice(ruleset, job, slice));
  } else
    await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, () => drain(job, queue, file, take)));
  return results;
}

/** One worker eats from the common queue until it is empty. */
function drain(job: Job, queue: Slice[], file: URL, take: (report: Report) => void): Promise<void> {
  const worker = new Worker(file, { workerData: job, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  return new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const slice = queue.shift();
      if (slice === undefined) resolve();
      else worker.postMessage(slice);
    };
    worker.on('message', (report: Report) => {
      try {
        take(report);
        next();
      } catch (error) {
        // The other workers need not go on.
        queue.length = 0;
        reject(error);
      }
    });
    worker.on('error', reject);
    next();
  }).finally(() => worker.terminate());
}
