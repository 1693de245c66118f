import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableRuleset } from '@hardtop/board';
import type { Advice } from '@hardtop/kernel';
import { type BotTask, SetupShelf, think } from './think.ts';

/** Where bots think. */
export interface Thinker {
  /** Null when no answer came in time, or where there is nothing to advise. */
  think(task: BotTask): Promise<Advice | null>;
  close(): Promise<void>;
}

/** In this thread: for running from the sources, where Node cannot load a worker. It has no guard against a slow bot. */
export function thinkHere(rulesets: readonly TableRuleset[]): Thinker {
  const shelf = new SetupShelf();
  return {
    async think(task) {
      await nextTurn();
      return think(rulesets, task, shelf);
    },
    close: async () => {},
  };
}
