import type { ChatLine } from '@hardtop/host/wire';
import type { Problem, Seat } from '@hardtop/kernel';
import type { SaidLine } from './live-store.ts';

/** A game's talk ends here; nobody has come near it. */
const MOST_LINES = 2_000;

/** Who reads: the seats one plays, and whether one is the referee. */
export interface Reader {
  readonly seats: readonly Seat[];
  readonly isReferee: boolean;
}

/** All that was said at one table. Lines are numbered for each reader as if there were no others. */
export class ChatLog {
  private readonly lines: SaidLine[];

  constructor(lines: readonly SaidLine[]) {
    this.lines = [...lines];
  }

  get length(): number {
    return this.lines.length;
  }

  get fullProblem(): Problem | null {
    if (this.lines.length < MOST_LINES) return null;
    return { code: 'full', field: 'text', message: `A table keeps ${MOST_LINES} lines of talk, and these are said.` };
  }

  add(line: SaidLine): void {
    this.lines.push(line);
  }

  /** What somebody may read, after the first so many of it. */
  linesFor(reader: Reader, after = 0): readonly ChatLine[] {
    const read = this.lines.filter((line) => mayRead(line, reader));
    return read.slice(after).map((line, i) => ({ n: after + i + 1, ...line }));
  }

  countFor(reader: Reader): number {
    return this.lines.reduce((sum, line) => (mayRead(line, reader) ? sum + 1 : sum), 0);
  }
}

/** What is whispered reaches those it was said to and who said it; those who watch are among themselves. The referee hears all. */
export function mayRead({ from, to }: SaidLine, { seats, isReferee }: Reader): boolean {
  if (isReferee) return true;
  if (from === 'watcher') return seats.length === 0;
  if (to === undefined || (typeof from === 'number' && seats.includes(from))) return true;
  return to.some((seat) => seats.includes(seat));
}
