import { Rota, type Turn } from './fair-queue.ts';

/** How many bots may be at it at once, from the thought to the commit: where a person waits, and where nobody does. */
const AWAITED_AT_ONCE = 16;
const OTHERS_AT_ONCE = 2;

/**
 * Lets bots play a few at a time, each until its answer is committed: however many games of bots there are, hardly any of their answers
 * stand before a person's at the database.
 */
export class BotGate {
  private readonly awaited = new Door(AWAITED_AT_ONCE);
  private readonly others = new Door(OTHERS_AT_ONCE);

  run(turn: Turn, job: () => Promise<void>): Promise<void> {
    return (turn.isAwaited ? this.awaited : this.others).run(turn, job);
  }
}

class Door {
  private readonly atOnce: number;
  private readonly waiting = new Rota<() => void>();
  private inside = 0;

  constructor(atOnce: number) {
    this.atOnce = atOnce;
  }

  async run({ client, game }: Turn, job: () => Promise<void>): Promise<void> {
    if (this.inside >= this.atOnce) await new Promise<void>((called) => this.waiting.push(client, game, called));
    else this.inside++;
    try {
      await job();
    } finally {
      // The place goes to the next one, if anybody waits.
      const next = this.waiting.shift();
      if (next === undefined) this.inside--;
      else next();
    }
  }
}
