export * from './batch-queue.ts';
export * from './chunk-player.ts';
export * from './chunk-worker.ts';
export * from './chunks.ts';
export * from './queued-batch.ts';
