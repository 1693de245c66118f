// Crash Table 2: fishtails, after a hazard (deluxe/IV.7/crash-table-2). One die plus the Control Table modifier.

import type { AimedFire } from './units.ts';

type FishtailName = 'minor' | 'major' | 'major-and-minor';

export interface Crash2Result {
  readonly kind: 'fishtail';
  readonly name: FishtailName;
  /** Squares the rear corner swings. */
  readonly squares: 1 | 2 | 3;
  /** Turn about the held front corner of a car-sized counter (M-12). */
  readonly degrees: 15 | 30 | 45;
  /** Roll once more, on Crash Table 1 with the same modifier (C-08). */
  readonly reroll: boolean;
  readonly aimedFire: AimedFire;
}

export interface Crash2Row {
  /** Lowest total; the first row also takes anything lower. */
  readonly from: number;
  /** Highest total; null: and more. */
  readonly to: number | null;
  readonly result: Crash2Result;
}

// The last row prints no asterisk; read as three, like the rows before it (C-09).
export const CRASH_TABLE_2 = [
  { from: -1, to: 2, result: { kind: 'fishtail', name: 'minor', squares: 1, degrees: 15, reroll: false, aimedFire: -3 } },
  { from: 3, to: 4, result: { kind: 'fishtail', name: 'major', squares: 2, degrees: 30, reroll: false, aimedFire: -6 } },
  { from: 5, to: 5, result: { kind: 'fishtail', name: 'minor', squares: 1, degrees: 15, reroll: true, aimedFire: 'none' } },
  { from: 6, to: 9, result: { kind: 'fishtail', name: 'major', squares: 2, degrees: 30, reroll: true, aimedFire: 'none' } },
  { from: 10, to: null, result: { kind: 'fishtail', name: 'major-and-minor', squares: 3, degrees: 45, reroll: true, aimedFire: 'none' } },
] as const satisfies readonly Crash2Row[];
