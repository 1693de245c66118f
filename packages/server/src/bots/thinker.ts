import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableRuleset } from '@hardtop/board';
import type { Advice } from '@hardtop/kernel';
import { FairQueue, type Turn } from './fair-queue.ts';
import { SetupShelf } from './setup-shelf.ts';
import { type BotTask, think } from './think.ts';

/** Where bots think. */
export interface Thinker {
  /** Null when no answer came in time, or where there is nothing to advise. */
  think(task: BotTask, turn: Turn): Promise<Advice | null>;
  close(): Promise<void>;
}

/** In this thread: for running from the sources, where Node cannot load a worker. It has no guard against a slow bot. */
export function thinkHere(rulesets: readonly TableRuleset[]): Thinker {
  const shelf = new SetupShelf();
  const waiting = new FairQueue<() => void>();
  let isServing = false;
  const serve = async () => {
    if (isServing) return;
    isServing = true;
    // One at a time: whoever comes meanwhile is heard, and may be next.
    for (; !waiting.isEmpty; waiting.shift()?.()) await nextTurn();
    isServing = false;
  };
  return {
    async think(task, turn) {
      const called = new Promise<void>((resolve) => waiting.push(turn, resolve));
      void serve();
      await called;
      return think(rulesets, task, shelf);
    },
    close: async () => {},
  };
}
