import type { GameEvent, NewEvent } from './event.ts';

/** All that a game has told. Events get their numbers when somebody reads them: most games of a batch nobody does. */
export class Chronicle {
  /** How many were told since the game began, those among them that are kept no more. */
  count: number;
  private readonly numbered: GameEvent[];
  private readonly fresh: NewEvent[] = [];

  constructor(past: readonly GameEvent[], count: number) {
    this.numbered = [...past];
    this.count = count;
  }

  /** How many of them are kept. */
  get length(): number {
    return this.numbered.length + this.fresh.length;
  }

  get events(): readonly GameEvent[] {
    if (this.fresh.length === 0) return this.numbered;
    let n = this.count - this.fresh.length;
    for (const event of this.fresh) {
      n++;
      this.numbered.push({ n, ...event });
    }
    this.fresh.length = 0;
    return this.numbered;
  }

  tell(event: NewEvent): void {
    this.count++;
    this.fresh.push(event);
  }
}
