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

/** Goes through the pieces of some work that mostly takes a moment; where it takes longer others are answered in between. */
export async function piecewise(pieces: Iterable<void>): Promise<void> {
  let since = performance.now();
  for (const _ of pieces) {
    if (performance.now() - since < PIECES_MILLISECONDS) continue;
    await nextTurn();
    since = performance.now();
  }
}
