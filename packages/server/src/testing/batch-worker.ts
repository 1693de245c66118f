import { BatchQueue, ChunkWorker } from '@hardtop/sim/queue';

// What `hardtop worker` does, with less patience for the dead.
const queue = await BatchQueue.open(process.env.DATABASE_URL ?? '', { expireSeconds: 3 });
new ChunkWorker(queue, { threads: 1 });
process.stdout.write('http:ready\n');
setInterval(() => {}, 60_000);
