// Where a grenade lands that was not thrown exactly (deluxe/V.6/grenade-deviation). Squares of a quarter inch.

import type { DiceNotation } from './units.ts';

/** Rolled in so many pips, it lands in the very square. */
export const EXACT_ROLL = 12;

interface Direction {
  /** To the right of the line of flight, or to the left. */
  readonly aside: -1 | 0 | 1;
  /** Beyond the mark or short of it; null is rolled for. */
  readonly along: -1 | 0 | 1 | null;
}

/** By one die. */
export const DEVIATION_DIRECTIONS = [
  { aside: 1, along: 0 },
  { aside: -1, along: 0 },
  { aside: 0, along: -1 },
  { aside: 0, along: 1 },
  { aside: 1, along: null },
  { aside: -1, along: null },
] as const satisfies readonly Direction[];

interface Distance {
  /** A roll that fails by this or less; 0 is one that does not. */
  readonly missedBy: number;
  readonly dice: DiceNotation;
  readonly least: number;
  /** Half of it, rounded up (F-11). */
  readonly halved: boolean;
}

export const DEVIATION_DISTANCES = [
  { missedBy: 0, dice: '1d', least: 1, halved: true },
  { missedBy: 1, dice: '1d-1', least: 1, halved: false },
  { missedBy: 2, dice: '1d+1', least: 1, halved: false },
  { missedBy: 3, dice: '2d-2', least: 1, halved: false },
  { missedBy: 5, dice: '2d+3', least: 1, halved: false },
  { missedBy: Number.POSITIVE_INFINITY, dice: '3d', least: 8, halved: false },
] as const satisfies readonly Distance[];

/** Nearer than this (inches) it goes astray by no more than so many squares. */
export const CLOSE_THROW = { inches: 1, most: 2 } as const;

/** How far it bounces off something solid (deluxe/V.6/grenade-bounce). */
export const BOUNCE_DICE = '1d-1' satisfies DiceNotation;

/**
 * By hand (deluxe/V.6/grenades): how far, and how near an enemy must be beyond that for a throw to be worth a thought, in inches; the
 * roll from a moving vehicle that leaves it under the seat.
 */
export const THROWING = { range: 5, worth: 1, fumbledOn: 3, longestDelay: 5 } as const;
