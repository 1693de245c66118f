import { Rota } from '../tasks/rota.ts';
import type { Turn } from './fair-queue.ts';
import { LoopShare } from './loop-share.ts';

/** How many bots may be at it at once, from the thought to the commit: where a person waits, and where nobody does. */
const AWAITED_AT_ONCE = 16;
const OTHERS_AT_ONCE = 2;

/** How long a place stays empty after a job of so many milliseconds. */
type Rest = (milliseconds: number) => number;

/**
 * Lets bots play a few at a time, each until its answer is committed: however many games of bots there are, hardly any of their answers
 * stand before a person's at the database. Where nobody waits a place rests between two jobs, the longer the busier the loop is.
 */
export class BotGate {
  private readonly awaited = new Door(AWAITED_AT_ONCE, () => 0);
  private readonly others: Door;

  constructor(rest: Rest = () => 0) {
    this.others = new Door(OTHERS_AT_ONCE, rest);
  }

  run(turn: Turn, job: () => Promise<void>): Promise<void> {
    return (turn.isAwaited ? this.awaited : this.others).run(turn, job);
  }
}

/** For bots that think elsewhere: where they think in this thread they would wait for themselves. */
export function restingGate(share = new LoopShare()): BotGate {
  return new BotGate((milliseconds) => share.restAfter(milliseconds));
}

class Door {
  private readonly atOnce: number;
  private readonly rest: Rest;
  private readonly waiting = new Rota<() => void>();
  private inside = 0;

  constructor(atOnce: number, rest: Rest) {
    this.atOnce = atOnce;
    this.rest = rest;
  }

  async run({ client, game }: Turn, job: () => Promise<void>): Promise<void> {
    if (this.inside >= this.atOnce) await new Promise<void>((called) => this.waiting.push(client, game, called));
    else this.inside++;
    const start = performance.now();
    try {
      await job();
    } finally {
      this.leave(this.rest(performance.now() - start));
    }
  }

  private leave(rest: number): void {
    if (rest < 1) this.callNext();
    else setTimeout(() => this.callNext(), rest).unref();
  }

  /** The place goes to the next one, if anybody waits. */
  private callNext(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.inside--;
    else next();
  }
}
