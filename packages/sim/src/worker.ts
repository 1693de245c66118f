import { parentPort, workerData } from 'node:worker_threads';
import { type Job, playSlice, rulesOf, type Slice } from './job.ts';

// Started by the pool only, which sends slices of the one job given at the start.
const job = workerData as Job;
const ruleset = await rulesOf(job);
parentPort?.on('message', (slice: Slice) => parentPort?.postMessage(playSlice(ruleset, job, slice)));
