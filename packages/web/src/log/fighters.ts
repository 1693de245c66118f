import { type Board, carName } from '@hardtop/board';
import type { GameEvent, Seat } from '@hardtop/kernel';
import type { Fighter } from './story.ts';

interface Seated {
  readonly seat: Seat;
  readonly name: string;
  readonly plays: string;
}

interface Ended {
  readonly seats: readonly Seated[];
  readonly board: Pick<Board, 'sheets'>;
  readonly events: readonly GameEvent[];
  /** The reader's. */
  readonly own: readonly Seat[];
}

/** Pieces that fired, were hit or are told of. */
function cast(events: readonly GameEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap(({ shot, harm = [] }) => [...(shot ? [shot.by] : []), ...harm.map((one) => one.piece)]),
  );
}

/**
 * Everybody with what was theirs: what has their sheet at the end, and what lies there as a wreck under another id; whose that was, the lines
 * about it say, which begin with a name.
 */
export function fightersIn({ seats, board, events, own }: Ended): readonly Fighter[] {
  const known = new Set(board.sheets.map(({ piece }) => piece));
  const gone = [...cast(events)].filter((piece) => !known.has(piece));
  return seats.map(({ seat }) => {
    const name = carName(seats, seat);
    const isTold = (piece: string) => events.some(({ about, text }) => about === piece && text.startsWith(`${name} `));
    const kept = board.sheets.flatMap((sheet) => (sheet.seat === seat ? [sheet.piece] : []));
    return { name, isYou: own.length === 1 && own.includes(seat), pieces: [...kept, ...gone.filter(isTold)] };
  });
}
