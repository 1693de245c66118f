import type { Board, TableMatch } from '@hardtop/board';
import { type GameEvent, isVisible, makeQuestion, type Question, type Row, type Seat } from '@hardtop/kernel';
import type { Snapshot } from '../wire/games.ts';

export type LiveMatch = TableMatch;

/** What each viewer may see of one moment of a game. Boards and questions are dear: each is made once. */
export class Moment {
  private readonly match: LiveMatch;
  private readonly boards = new Map<Seat | null, Board>();
  private readonly questions = new Map<Seat, readonly Question[]>();

  constructor(match: LiveMatch) {
    this.match = match;
  }

  /** Seen from the first of the viewer's seats; from the stands if there is none. */
  snapshot(seats: readonly Seat[]): Snapshot {
    const { match } = this;
    return {
      rows: match.rows.length,
      board: this.board(seats[0] ?? null),
      questions: seats.flatMap((seat) => this.questionsOf(seat)),
      waiting: match.decisions().map(({ seat, topic }) => ({ seat, topic })),
      outcome: match.outcome,
      report: match.outcome === null ? null : match.report(),
      undo: seats.map((seat) => ({ seat, how: match.undoable(seat) })),
      undoRequest: match.undoRequest === null ? null : { seat: match.undoRequest.seat },
      drawOffers: match.drawOffers,
      // Another seat's standing orders are its own business.
      orders: match.orders.filter((order) => seats.includes(order.seat)),
    };
  }

  private board(seat: Seat | null): Board {
    const made = this.boards.get(seat) ?? this.match.view(seat);
    this.boards.set(seat, made);
    return made;
  }

  private questionsOf(seat: Seat): readonly Question[] {
    const open = () => this.match.decisions().filter((decision) => decision.seat === seat);
    const made = this.questions.get(seat) ?? open().map(makeQuestion);
    this.questions.set(seat, made);
    return made;
  }
}

/** A viewer with several seats sees what any of them may see. */
export function visibleTo(events: readonly GameEvent[], seats: readonly Seat[]): readonly GameEvent[] {
  const eyes = seats.length === 0 ? [null] : seats;
  return events.filter((event) => eyes.some((seat) => isVisible(event, seat)));
}

/** How many events two tellings of a game begin with in common: after an undo the later ones are told anew. */
export function commonEvents(before: readonly GameEvent[], after: readonly GameEvent[]): number {
  const last = before.length - 1;
  if (before.length <= after.length && before[last] === after[last]) return before.length;
  let same = 0;
  while (same < before.length && same < after.length && isSame(before[same], after[same])) same++;
  return same;
}

function isSame(a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a row is a sealed answer whose round is still open: its reason must not be told yet. */
export function isSealed(match: LiveMatch, row: Row): boolean {
  const round = row.ask.split('.')[0];
  return row.ask.includes('.') && match.decisions().some((open) => open.id.startsWith(`${round}.`));
}
