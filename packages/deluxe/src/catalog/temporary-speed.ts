// The Temporary Speed Table (deluxe/IV.7/temporary-speed), in quarters of the original speed.
// Rows: your damage modifier; columns: the opponent's. Ruling K-02 restores the damaged print: mine / (mine + theirs) to the
// nearest quarter, exact eighths away from one half, except 1 against 7 (1/4) and 7 against 1 (3/4). The test checks every cell.

import type { Rational } from './units.ts';

/** Quarters of the original speed that remain. The product is rounded up to the next 5 mph. */
export type Quarters = 0 | 1 | 2 | 3 | 4;

/** The damage modifiers of the rows and columns, in order. */
export const TEMPORARY_SPEED_DMS = [
  { num: 1, den: 3 },
  { num: 2, den: 3 },
  { num: 1, den: 1 },
  { num: 2, den: 1 },
  { num: 3, den: 1 },
  { num: 4, den: 1 },
  { num: 5, den: 1 },
  { num: 6, den: 1 },
  { num: 7, den: 1 },
  { num: 8, den: 1 },
  { num: 9, den: 1 },
  { num: 10, den: 1 },
  { num: 11, den: 1 },
  { num: 12, den: 1 },
  { num: 13, den: 1 },
  { num: 14, den: 1 },
  { num: 15, den: 1 },
  { num: 16, den: 1 },
  { num: 17, den: 1 },
  { num: 18, den: 1 },
  { num: 19, den: 1 },
  { num: 20, den: 1 },
] as const satisfies readonly Rational[];

export const TEMPORARY_SPEED = [
  [2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], // DM 1/3
  [3, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], // DM 2/3
  [3, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], // DM 1
  [3, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], // DM 2
  [4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], // DM 3
  [4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], // DM 4
  [4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], // DM 5
  [4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], // DM 6
  [4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1], // DM 7
  [4, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1], // DM 8
  [4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1], // DM 9
  [4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1], // DM 10
  [4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1], // DM 11
  [4, 4, 4, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1], // DM 12
  [4, 4, 4, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], // DM 13
  [4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], // DM 14
  [4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], // DM 15
  [4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], // DM 16
  [4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], // DM 17
  [4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], // DM 18
  [4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2], // DM 19
  [4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2], // DM 20
] as const satisfies readonly (readonly Quarters[])[];
