import { setTimeout as pause } from 'node:timers/promises';
import type { BatchQueue, TakenChunk } from './batch-queue.ts';
import { ChunkPlayer } from './chunk-player.ts';

interface WorkerOptions {
  readonly threads: number;
  /** The compiled thread; for tests that bring their own. */
  readonly threadFile?: URL;
  readonly onPlayed?: (games: number) => void;
  readonly onProblem?: (message: string) => void;
}

const LOOK_MILLISECONDS = 400;
const AGAIN_MILLISECONDS = 2_000;

/** Takes chunks from a queue and plays them, until it is stopped. */
export class ChunkWorker {
  private readonly queue: BatchQueue;
  private readonly options: WorkerOptions;
  private readonly working: readonly Promise<void>[];
  private readonly players: readonly ChunkPlayer[];
  private readonly stopping = new AbortController();

  constructor(queue: BatchQueue, options: WorkerOptions) {
    this.queue = queue;
    this.options = options;
    this.players = Array.from({ length: options.threads }, () => new ChunkPlayer(options.threadFile));
    this.working = this.players.map((player) => this.work(player));
  }

  /** What is being played is given back, and somebody else plays it. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.players.map((player) => player.stop()));
    await Promise.all(this.working);
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async work(player: ChunkPlayer): Promise<void> {
    while (!this.isStopping) {
      try {
        const taken = await this.queue.take();
        if (taken === null) await this.rest(LOOK_MILLISECONDS);
        else await this.play(player, taken);
      } catch (error) {
        this.options.onProblem?.(error instanceof Error ? error.message : String(error));
        await this.rest(AGAIN_MILLISECONDS);
      }
    }
  }

  private async play(player: ChunkPlayer, taken: TakenChunk): Promise<void> {
    const report = await player.play(taken.job, taken.chunk).catch(async (error: unknown) => {
      await this.queue.giveBack(taken);
      if (this.isStopping) return null;
      throw error;
    });
    if (report === null) return;
    if (report.kind === 'broken')
      return this.queue.breakOff(taken, `the game with seed "${report.seed}" broke: ${report.message}`);
    await this.queue.deliver(taken, report.results);
    this.options.onPlayed?.(report.results.length);
  }

  private rest(milliseconds: number): Promise<void> {
    return pause(milliseconds, undefined, { signal: this.stopping.signal, ref: false }).catch(() => {});
  }
}
