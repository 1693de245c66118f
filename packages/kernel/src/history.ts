import type { Seat } from './decision.ts';
import { effectiveRows, isInput, type Row } from './journal.ts';

/** How much had come to light when a row came: decides whether taking it back is free. */
export interface Mark {
  readonly rolled: number;
  readonly reveals: number;
}

/** The rows of one game, and what had come to light before each. */
export class History {
  readonly rows: Row[] = [];
  private readonly marks = new Map<number, Mark>();

  add(row: Row, now: Mark): void {
    this.marks.set(row.n, now);
    this.rows.push(row);
  }

  /** The last answer a seat gave itself and that still counts. */
  lastOwn(seat: Seat): Row | undefined {
    return effectiveRows(this.rows).findLast((row) => row.seat === seat && isInput(row) && row.by === 'player');
  }

  /** Whether no die, reveal or other seat's answer has come since. */
  isPrivate(row: Row, now: Mark): boolean {
    const then = this.marks.get(row.n);
    if (then?.rolled !== now.rolled || then.reveals !== now.reveals) return false;
    return !this.rows.some((later) => later.n > row.n && later.seat !== row.seat && isInput(later));
  }

  /** Rows that count and are open to a seat: nobody sees another's sealed answer before the reveal. */
  open(round: number | null, seat?: Seat): readonly Row[] {
    const isSealed = (row: Row) => round !== null && row.seat !== seat && row.ask.startsWith(`${round}.`);
    return effectiveRows(this.rows).filter((row) => row.kind !== 'undo' && !isSealed(row));
  }
}
