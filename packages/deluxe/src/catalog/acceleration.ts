// Acceleration from power factors and weight (deluxe/VIII.11/acceleration). Limits are inclusive and compared exactly (F-05).

import type { Rational } from './units.ts';

export interface AccelerationRow {
  /** Power divided by weight, at least. */
  readonly atLeast: Rational;
  /** mph per turn. */
  readonly acceleration: 5 | 10 | 15;
}

// Best first. Below the last row the vehicle does not move at all.
export const ACCELERATION = [
  { atLeast: { num: 1, den: 1 }, acceleration: 15 },
  { atLeast: { num: 1, den: 2 }, acceleration: 10 },
  { atLeast: { num: 1, den: 3 }, acceleration: 5 },
] as const satisfies readonly AccelerationRow[];

/** Most that a Thundercat gives by the later errata (W-06, variant errataThundercatCap). */
export const THUNDERCAT_CAP = 10;
