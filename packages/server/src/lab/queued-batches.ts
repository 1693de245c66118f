import { BatchQueue, ChunkWorker } from '@hardtop/sim/queue';

/** Batches on the queue of a PostgreSQL. This process plays along, one game at a time; `hardtop worker` elsewhere does the most of it. */
export class QueuedBatches {
  readonly queue: BatchQueue;
  private readonly worker: ChunkWorker;

  private constructor(queue: BatchQueue, worker: ChunkWorker) {
    this.queue = queue;
    this.worker = worker;
  }

  static async open(url: string, onProblem: (message: string) => void): Promise<QueuedBatches> {
    const queue = await BatchQueue.open(url, { onProblem });
    return new QueuedBatches(queue, new ChunkWorker(queue, { threads: 1, onProblem }));
  }

  async close(): Promise<void> {
    await this.worker.stop();
    await this.queue.close();
  }
}
