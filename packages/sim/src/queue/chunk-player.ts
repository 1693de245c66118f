import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { GameResult } from '../game.ts';
import { type Job, playSlice, type Report, rulesOf, type Slice } from '../job.ts';

/** The compiled thread beside this file. Run from TypeScript sources there is none, and games are played in place. */
function defaultThread(): URL | null {
  const url = new URL('./chunk-thread.js', import.meta.url);
  return existsSync(fileURLToPath(url)) ? url : null;
}

/** As much as a batch on this machine has. */
const YOUNG_MB = 192;

/** Game by game: others have their turns in between. */
async function playInPlace(job: Job, { from, count }: Slice): Promise<Report> {
  const ruleset = await rulesOf(job);
  const results: GameResult[] = [];
  for (let game = from; game < from + count; game++) {
    await nextTurn();
    const report = playSlice(ruleset, job, { from: game, count: 1 });
    if (report.kind === 'broken') return report;
    results.push(...report.results);
  }
  return { kind: 'done', slice: { from, count }, results };
}

/** Who waits for what is being played. */
interface Waiting {
  readonly resolve: (report: Report) => void;
  readonly reject: (error: Error) => void;
}

/** Plays chunks one after another in a thread of its own, which is there from the first to the last. */
export class ChunkPlayer {
  private readonly file: URL | null;
  private thread: Worker | null = null;
  private waiting: Waiting | null = null;

  constructor(file: URL | null = defaultThread()) {
    this.file = file;
  }

  async play(job: Job, slice: Slice): Promise<Report> {
    if (this.file === null) return playInPlace(job, slice);
    const thread = this.thread ?? this.open(this.file);
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      thread.postMessage({ job, slice });
    });
  }

  async stop(): Promise<void> {
    await this.thread?.terminate();
  }

  private open(file: URL): Worker {
    const thread = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    this.thread = thread;
    thread.on('message', (report: Report) => {
      const { waiting } = this;
      this.waiting = null;
      waiting?.resolve(report);
    });
    thread.on('error', (error) => this.lose(error));
    thread.on('exit', () => this.lose(new Error('the thread of games ended')));
    return thread;
  }

  private lose(error: Error): void {
    const { waiting } = this;
    this.thread = null;
    this.waiting = null;
    waiting?.reject(error);
  }
}
