import { parentPort } from 'node:worker_threads';
import { type Job, playSlice, rulesOf, type Slice } from '../job.ts';

// Started by a chunk player: games of whichever job comes along with them.
parentPort?.on('message', ({ job, slice }: { readonly job: Job; readonly slice: Slice }) => {
  void rulesOf(job).then((ruleset) => parentPort?.postMessage(playSlice(ruleset, job, slice)));
});
