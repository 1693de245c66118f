import type { TableMatch } from '@hardtop/board';
import type { GameEvent, Viewer } from '@hardtop/kernel';

/** Hands out each event once that the program's viewers may see, numbered as they see them. */
export class SeenFeed {
  private readonly match: TableMatch;
  private readonly viewers: readonly Viewer[];
  private told = 0;

  constructor(match: TableMatch, viewers: readonly Viewer[]) {
    this.match = match;
    this.viewers = viewers;
  }

  take(): readonly GameEvent[] {
    const seen = this.match.eventsFor(...this.viewers);
    const fresh = seen.slice(this.told);
    this.told = seen.length;
    return fresh;
  }

  /** After an undo: what was numbered higher has not happened. Returns the last number that stands. */
  rewind(): number {
    this.told = Math.min(this.told, this.match.eventsFor(...this.viewers).length);
    return this.told;
  }
}
