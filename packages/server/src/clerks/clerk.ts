import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RulesetEntry } from '@hardtop/rulesets';
import { type ClerkAnswers, type ClerkJob, type ClerkTasks, deskWork } from './desk-work.ts';

/** Who does what may take long: replays, imports, exports. */
export interface Clerk {
  /** For a client, by its address: clients take turns. Throws `TookTooLong` where it does, `NobodyThere` where nobody can do it now. */
  do<Job extends ClerkJob>(job: Job, task: ClerkTasks[Job], client: string): Promise<ClerkAnswers[Job]>;
  /** Has somebody ready who knows all the rules: the first who asks need not wait until they are read. */
  prepare(): void;
  close(): Promise<void>;
}

/** In this thread: for running from the sources, where Node cannot load a worker. */
export function clerkHere(house: readonly RulesetEntry[]): Clerk {
  const work = deskWork(house);
  return {
    async do(job, task) {
      await nextTurn();
      return work[job](task);
    },
    prepare: () => {},
    close: async () => {},
  };
}
