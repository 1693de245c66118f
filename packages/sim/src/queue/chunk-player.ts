import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Job, playSlice, type Report, rulesOf, type Slice } from '../job.ts';

/** The compiled thread beside this file. Run from TypeScript sources there is none, and games are played in place. */
function defaultThread(): URL | null {
  const url = new URL('./chunk-thread.js', import.meta.url);
  return existsSync(fileURLToPath(url)) ? url : null;
}

/** As much as a batch on this machine has. */
const YOUNG_MB = 192;

/** Plays chunks one after another in a thread of its own, which is there from the first to the last. */
export class ChunkPlayer {
  private readonly file: URL | null;
  private thread: Worker | null = null;

  constructor(file: URL | null = defaultThread()) {
    this.file = file;
  }

  async play(job: Job, slice: Slice): Promise<Report> {
    if (this.file === null) return playSlice(await rulesOf(job), job, slice);
    const limits = { maxYoungGenerationSizeMb: YOUNG_MB };
    const thread = this.thread ?? new Worker(this.file, { resourceLimits: limits });
    this.thread = thread;
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        thread.removeAllListeners();
        end();
      };
      thread.once('message', (report: Report) => settle(() => resolve(report)));
      thread.once('error', (error) => this.lose(() => settle(() => reject(error))));
      thread.once('exit', () => this.lose(() => settle(() => reject(new Error('the thread of games ended')))));
      thread.postMessage({ job, slice });
    });
  }

  async stop(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    await thread?.terminate();
  }

  private lose(then: () => void): void {
    this.thread = null;
    then();
  }
}
