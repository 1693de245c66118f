import { err, type Problem, type Result, type Seat } from '@hardtop/kernel';
import type { Action, LiveMatch } from './live-match.ts';

export const TAKEN_BACK: Result<never, Problem> = err({
  code: 'stale',
  field: 'ask',
  message: 'The game has gone on meanwhile.',
});

/** What a bot owes the table besides its moves: it lets others take back, and plays on rather than agree to a draw. */
export function nextDuty(match: LiveMatch, bots: readonly { readonly seat: Seat }[]): Action | null {
  for (const { seat } of bots) {
    // Looked at once more when its turn comes: something else may have come first.
    if (owesUndo(match, seat)) return (now) => (owesUndo(now, seat) ? now.answerUndo(seat, true, 'bot') : TAKEN_BACK);
    if (owesDraw(match, seat)) return (now) => (owesDraw(now, seat) ? now.draw(seat, 'decline', 'bot') : TAKEN_BACK);
  }
  return null;
}

function owesDraw(match: LiveMatch, seat: Seat): boolean {
  return match.outcome === null && match.drawOffers.length > 0 && !match.drawOffers.includes(seat);
}

function owesUndo(match: LiveMatch, seat: Seat): boolean {
  const request = match.undoRequest;
  if (request === null || request.seat === seat) return false;
  const asked = match.rows.findLastIndex((row) => row.kind === 'undo' && row.option === 'ask');
  return !match.rows.slice(asked).some((row) => row.kind === 'undo' && row.option === 'grant' && row.seat === seat);
}

/** How many of the rows up to one are undos that were carried out. */
interface CountedUndos {
  readonly rows: number;
  readonly undos: number;
}

const counted = new WeakMap<LiveMatch, CountedUndos>();

/** Undos carried out so far. A question that comes up again after one is another question, whatever its number. */
export function undosIn(match: LiveMatch): number {
  const { rows } = match;
  // A journal only grows: what was counted need not be counted again.
  const known = counted.get(match) ?? { rows: 0, undos: 0 };
  if (known.rows === rows.length) return known.undos;
  let { undos } = known;
  for (let n = known.rows; n < rows.length; n++) {
    const row = rows[n];
    if (row?.kind === 'undo' && row.option === 'take') undos++;
  }
  counted.set(match, { rows: rows.length, undos });
  return undos;
}
