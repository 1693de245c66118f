// Tear gas (deluxe/V.5/tear-gas, deluxe/VI/tear-gas-grenade). Turns are seconds.

import type { DiceNotation } from './units.ts';

export const GAS_DICE = '1d' satisfies DiceNotation;

export interface GasRow {
  /** A die of this or less. */
  readonly to: number;
  readonly words: string;
  /** Turns out cold, the one of the roll among them. */
  readonly outTurns: number;
  /** What it takes off every aim, and for how many turns. */
  readonly aim: number;
  readonly aimTurns: number;
}

export const GAS_RESULTS = [
  { to: 1, words: 'faints', outTurns: 300, aim: 0, aimTurns: 0 },
  { to: 4, words: 'chokes', outTurns: 0, aim: -6, aimTurns: 60 },
  { to: 6, words: 'weeps', outTurns: 0, aim: -2, aimTurns: 4 },
] as const satisfies readonly GasRow[];

/** Who chokes crawls a square in each of these phases (P-02). */
export const CRAWLING = { from: -6, phases: [3, 6, 9] } as const;
