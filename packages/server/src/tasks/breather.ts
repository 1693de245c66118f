import { setImmediate as nextTurn } from 'node:timers/promises';

/** Others are answered in between when something has been at it for so long. */
const TURN_MILLISECONDS = 10;

/** For what takes long in small steps: lets the loop go on every few milliseconds. */
export class Breather {
  private since = Number.NEGATIVE_INFINITY;

  /** To be called between two steps. */
  async breathe(): Promise<void> {
    if (performance.now() - this.since < TURN_MILLISECONDS) return;
    await nextTurn();
    this.since = performance.now();
  }
}

/** A piece may take some milliseconds by itself. */
const PIECES_MILLISECONDS = 5;

/**
 * Goes through the pieces of some work that mostly takes a moment; where it takes longer others are answered in between. Null: it is over
 * already, and nobody need wait.
 */
export function piecewise(pieces: Iterable<void>): Promise<void> | null {
  const each = pieces[Symbol.iterator]();
  return isSoonOver(each) ? null : goThrough(each);
}

/** As long as nobody has to wait for it. */
function isSoonOver(pieces: Iterator<void>): boolean {
  const since = performance.now();
  while (pieces.next().done !== true) if (performance.now() - since >= PIECES_MILLISECONDS) return false;
  return true;
}

async function goThrough(pieces: Iterator<void>): Promise<void> {
  do await nextTurn();
  while (!isSoonOver(pieces));
}
