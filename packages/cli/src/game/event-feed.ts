import type { TableMatch } from '@hardtop/board';
import { type GameEvent, isVisible, type Seat } from '@hardtop/kernel';

/** Hands out each event once: open ones to whoever looks first, private ones when one of their seats looks. */
export class EventFeed {
  private readonly match: TableMatch;
  private open = 0;
  private readonly private = new Map<Seat, number>();

  constructor(match: TableMatch) {
    this.match = match;
  }

  /** Events that these seats have not seen. */
  take(seats: readonly Seat[]): readonly GameEvent[] {
    const fresh = this.match.events.filter((event) => this.isNew(event, seats));
    const last = this.last();
    this.open = last;
    for (const seat of seats) this.private.set(seat, last);
    return fresh;
  }

  /** After an undo: what was numbered higher has not happened. Returns the last number that stands. */
  rewind(): number {
    const last = this.last();
    this.open = Math.min(this.open, last);
    for (const [seat, seen] of this.private) this.private.set(seat, Math.min(seen, last));
    return last;
  }

  private isNew(event: GameEvent, seats: readonly Seat[]): boolean {
    if (event.to === undefined) return event.n > this.open;
    return seats.some((seat) => isVisible(event, seat) && event.n > (this.private.get(seat) ?? 0));
  }

  private last(): number {
    return this.match.events.at(-1)?.n ?? 0;
  }
}
