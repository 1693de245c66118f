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

/** Small enough that the cores finish together and progress is seen, big enough that messages cost nothing. */
const SLICES_PER_WORKER = 8;
const LARGEST_SLICE = 25;

/** Games make much short-lived garbage: three times the half-nursery of 64 MB that `npm run bench` runs with. */
const YOUNG_MB = 192;

/** What the compiler needs until it is quick, in microseconds of work. */
const WARM_UP = 2_500_000;

/** The share that must be left when the first worker is quick, or the others would still be slow when all is over. */
const STILL_LONG = 7 / 8;

/** Fewer games than that are over in place before a thread has loaded the rules. */
const IN_PLACE = 10;

export function* slicesOf(games: number, workers: number): Generator<Slice, undefined> {
  const size = Math.min(LARGEST_SLICE, Math.max(1, Math.ceil(games / (workers * SLICES_PER_WORKER))));
  for (let from = 0; from < games; from += size) yield { from, count: Math.min(size, games - from) };
}

/** How many may play: so many at once, or one, and the others when it turns out to take long. */
interface Crew {
  readonly most: number;
  readonly isFixed: boolean;
}

interface Played {
  /** Of all games in their order, whoever played them. */
  readonly results: readonly GameResult[];
  readonly workers: number;
}

export async function playAll(
  job: Job,
  games: number,
  crew: Crew,
  file: URL | null,
  onProgress: (done: number) => void,
): Promise<Played> {
  const results: GameResult[] = new Array<GameResult>(games);
  let done = 0;
  const take: Take = (report) => {
    if (report.kind === 'broken') throw new BrokenGame(`the game with seed "${report.seed}" broke: ${report.message}`);
    for (const [i, result] of report.results.entries()) results[report.slice.from + i] = result;
    done += report.results.length;
    onProgress(done);
    return games - done;
  };
  const isInPlace = file === null || (games < IN_PLACE && !(crew.isFixed && crew.most > 1));
  const workers = isInPlace
    ? await playInPlace(job, slicesOf(games, 1), take)
    : await playInThreads(job, games, crew, file, take);
  return { results, workers };
}

/** Takes what was played, and says how many games are left. */
type Take = (report: Report) => number;

async function playInPlace(job: Job, queue: Iterable<Slice>, take: Take): Promise<number> {
  const ruleset = await rulesOf(job);
  for (const slice of queue) take(playSlice(ruleset, job, slice));
  return 1;
}

type Queue = Iterator<Slice, undefined>;

/** Even one plays in a thread: only there can the nursery be as large as we want it. */
function playInThreads(job: Job, games: number, { most, isFixed }: Crew, file: URL, take: Take): Promise<number> {
  const queue = slicesOf(games, most);
  const before = process.cpuUsage();
  let called = 0;
  let playing = 0;
  return new Promise((resolve, reject) => {
    const call = (workers: number): void => {
      for (; called < workers; called++) {
        playing += 1;
        drain(job, queue, file, takeAndCall).then(leave, reject);
      }
    };
    const leave = (): void => {
      playing -= 1;
      if (playing === 0) resolve(called);
    };
    const takeAndCall: Take = (report) => {
      const left = take(report);
      if (left > games * STILL_LONG && process.cpuUsage(before).user > WARM_UP) call(most);
      return left;
    };
    call(isFixed ? most : 1);
  });
}

/** One worker eats from the common queue until it is empty. */
function drain(job: Job, queue: Queue, file: URL, take: Take): Promise<void> {
  const worker = new Worker(file, { workerData: job, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  return new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const slice = queue.next();
      if (slice.done === true) resolve();
      else worker.postMessage(slice.value);
    };
    worker.on('message', (report: Report) => {
      try {
        take(report);
        next();
      } catch (error) {
        // The other workers need not go on.
        queue.return?.();
        reject(error);
      }
    });
    worker.on('error', reject);
    next();
  }).finally(() => worker.terminate());
}
