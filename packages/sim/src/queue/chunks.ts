import type { Job, Slice } from '../job.ts';

/** A job and how many games of it are wanted. */
export interface BatchJob extends Job {
  readonly games: number;
}

/** Some games of one of a batch's jobs: what a worker takes at a time. */
export interface Chunk extends Slice {
  /** Its place in the batch. */
  readonly job: number;
}

/** Some seconds of work: whoever dies loses no more. */
const CHUNK_GAMES = 10;

export function chunksOf(jobs: readonly BatchJob[], size = CHUNK_GAMES): readonly Chunk[] {
  return jobs.flatMap(({ games }, job) => {
    const chunks: Chunk[] = [];
    for (let from = 0; from < games; from += size) chunks.push({ job, from, count: Math.min(size, games - from) });
    return chunks;
  });
}
