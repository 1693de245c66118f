import { randomUUID } from 'node:crypto';
import type { GameResult } from '@hardtop/sim';
import { type BatchJob, type BatchState, ChunkPlayer, chunksOf } from '@hardtop/sim/queue';
import type { Batches } from './batches.ts';

/** One that is being played, waits, or is over. */
interface Batch {
  readonly jobs: readonly BatchJob[];
  readonly about: unknown;
  readonly results: GameResult[][];
  readonly games: number;
  state: BatchState['state'];
  problem: string | null;
  done: number;
}

/** What is kept when it is over; the oldest goes first. */
const KEPT = 50;

/** Batches where there is no queue: one after another in one thread of this process, remembered while it lives. */
export class LocalBatches implements Batches {
  private readonly batches = new Map<string, Batch>();
  private readonly player = new ChunkPlayer();
  private readonly onProblem: (message: string) => void;
  private playing: Promise<void> = Promise.resolve();

  constructor(onProblem: (message: string) => void) {
    this.onProblem = onProblem;
  }

  async put(jobs: readonly BatchJob[], about: unknown): Promise<string> {
    const id = randomUUID();
    const games = jobs.reduce((sum, job) => sum + job.games, 0);
    const batch: Batch = { jobs, about, results: jobs.map(() => []), games, state: 'running', problem: null, done: 0 };
    this.batches.set(id, batch);
    const over = [...this.batches].filter(([, { state }]) => state !== 'running');
    for (const [old] of over.slice(0, Math.max(0, over.length - KEPT))) this.batches.delete(old);
    this.playing = this.playing.then(() => this.play(batch));
    return id;
  }

  async running(): Promise<number> {
    return [...this.batches.values()].filter(({ state }) => state === 'running').length;
  }

  async cancel(id: string): Promise<void> {
    const batch = this.batches.get(id);
    if (batch?.state === 'running') batch.state = 'cancelled';
  }

  async stateOf(id: string): Promise<BatchState | null> {
    return this.batches.get(id) ?? null;
  }

  async aboutOf(id: string): Promise<unknown> {
    return this.batches.get(id)?.about ?? null;
  }

  async resultsOf(id: string): Promise<readonly (readonly GameResult[])[]> {
    return this.batches.get(id)?.results ?? [];
  }

  async close(): Promise<void> {
    for (const id of this.batches.keys()) await this.cancel(id);
    await this.player.stop();
    await this.playing;
  }

  private async play(batch: Batch): Promise<void> {
    for (const chunk of chunksOf(batch.jobs)) {
      const job = batch.jobs[chunk.job];
      if (batch.state !== 'running' || job === undefined) return;
      const report = await this.player.play(job, chunk).catch((error: unknown) => String(error));
      if (typeof report === 'string' || report.kind === 'broken') {
        if (batch.state === 'running') this.breakOff(batch, typeof report === 'string' ? report : report.message);
        return;
      }
      batch.results[chunk.job]?.push(...report.results);
      batch.done += report.results.length;
    }
    batch.state = 'done';
  }

  private breakOff(batch: Batch, problem: string): void {
    batch.state = 'broken';
    batch.problem = problem;
    this.onProblem(`a batch broke: ${problem}`);
  }
}
