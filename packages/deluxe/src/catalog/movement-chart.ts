// The Movement Chart (deluxe/IV.1/movement-chart). Speeds in mph, moves in inches, ten phases to a turn.

import type { DiceNotation } from './units.ts';

export const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Phase = (typeof PHASES)[number];
type PhaseInches = 0 | 1 | 2;

type TenPhases = readonly [PhaseInches, PhaseInches, PhaseInches, PhaseInches, PhaseInches, PhaseInches, PhaseInches, PhaseInches, PhaseInches, PhaseInches];

/** The one short move of an odd speed: half an inch less than the phase shows. `deadline` is the circled phase. */
export interface ShortMove {
  /** `half`: 1/2 inch in a phase marked 1. `one-and-a-half`: 1 1/2 inches in a phase marked 2. */
  readonly kind: 'half' | 'one-and-a-half';
  readonly deadline: Phase;
}

export interface MovementRow {
  readonly speed: number;
  /** Full move of each phase; the owed short move takes 1/2 inch off one of them. */
  readonly inches: TenPhases;
  readonly short: ShortMove | null;
  /** Ram column: base collision damage at this speed. A total below 0 counts as 0. */
  readonly ram: DiceNotation;
}

// Rows 5 and 105 print 1/2 and 1 1/2 in their only possible phase; here they stand as 1 and 2 with the short move due (C-14).
// Row 185 circles phase 9 although phase 10 also shows a 2; kept as printed.
export const MOVEMENT_CHART = [
  { speed: 0, inches: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], short: null, ram: '0' },
  { speed: 5, inches: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0], short: { kind: 'half', deadline: 5 }, ram: '1d-4' },
  { speed: 10, inches: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0], short: null, ram: '1d-2' },
  { speed: 15, inches: [0, 0, 0, 1, 0, 0, 1, 0, 0, 0], short: { kind: 'half', deadline: 7 }, ram: '1d-1' },
  { speed: 20, inches: [0, 0, 0, 1, 0, 0, 1, 0, 0, 0], short: null, ram: '1d' },
  { speed: 25, inches: [0, 0, 1, 0, 0, 0, 1, 0, 1, 0], short: { kind: 'half', deadline: 9 }, ram: '1d' },
  { speed: 30, inches: [0, 0, 1, 0, 0, 1, 0, 0, 1, 0], short: null, ram: '1d' },
  { speed: 35, inches: [0, 1, 0, 1, 0, 1, 0, 1, 0, 0], short: { kind: 'half', deadline: 8 }, ram: '2d' },
  { speed: 40, inches: [0, 1, 0, 1, 0, 1, 0, 1, 0, 0], short: null, ram: '3d' },
  { speed: 45, inches: [1, 0, 1, 0, 1, 0, 1, 0, 1, 0], short: { kind: 'half', deadline: 9 }, ram: '4d' },
  { speed: 50, inches: [1, 0, 1, 0, 1, 0, 1, 0, 1, 0], short: null, ram: '5d' },
  { speed: 55, inches: [1, 1, 0, 1, 0, 1, 0, 1, 0, 1], short: { kind: 'half', deadline: 10 }, ram: '6d' },
  { speed: 60, inches: [1, 1, 0, 1, 0, 1, 0, 1, 0, 1], short: null, ram: '7d' },
  { speed: 65, inches: [1, 1, 0, 1, 1, 0, 1, 1, 1, 0], short: { kind: 'half', deadline: 9 }, ram: '8d' },
  { speed: 70, inches: [1, 1, 0, 1, 1, 0, 1, 1, 1, 0], short: null, ram: '9d' },
  { speed: 75, inches: [1, 1, 1, 0, 1, 1, 1, 0, 1, 1], short: { kind: 'half', deadline: 10 }, ram: '10d' },
  { speed: 80, inches: [1, 1, 1, 0, 1, 1, 1, 0, 1, 1], short: null, ram: '11d' },
  { speed: 85, inches: [1, 1, 1, 1, 1, 0, 1, 1, 1, 1], short: { kind: 'half', deadline: 10 }, ram: '12d' },
  { speed: 90, inches: [1, 1, 1, 1, 1, 0, 1, 1, 1, 1], short: null, ram: '13d' },
  { speed: 95, inches: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], short: { kind: 'half', deadline: 10 }, ram: '14d' },
  { speed: 100, inches: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], short: null, ram: '15d' },
  { speed: 105, inches: [1, 1, 1, 1, 2, 1, 1, 1, 1, 1], short: { kind: 'one-and-a-half', deadline: 5 }, ram: '16d' },
  { speed: 110, inches: [1, 1, 1, 1, 2, 1, 1, 1, 1, 1], short: null, ram: '17d' },
  { speed: 115, inches: [1, 1, 1, 2, 1, 1, 2, 1, 1, 1], short: { kind: 'one-and-a-half', deadline: 7 }, ram: '18d' },
  { speed: 120, inches: [1, 1, 1, 2, 1, 1, 2, 1, 1, 1], short: null, ram: '19d' },
  { speed: 125, inches: [1, 1, 2, 1, 1, 2, 1, 1, 2, 1], short: { kind: 'one-and-a-half', deadline: 9 }, ram: '20d' },
  { speed: 130, inches: [1, 1, 2, 1, 1, 2, 1, 1, 2, 1], short: null, ram: '21d' },
  { speed: 135, inches: [1, 2, 1, 2, 1, 2, 1, 2, 1, 1], short: { kind: 'one-and-a-half', deadline: 8 }, ram: '22d' },
  { speed: 140, inches: [1, 2, 1, 2, 1, 2, 1, 2, 1, 1], short: null, ram: '23d' },
  { speed: 145, inches: [2, 1, 2, 1, 2, 1, 2, 1, 2, 1], short: { kind: 'one-and-a-half', deadline: 9 }, ram: '24d' },
  { speed: 150, inches: [2, 1, 2, 1, 2, 1, 2, 1, 2, 1], short: null, ram: '25d' },
  { speed: 155, inches: [2, 2, 1, 2, 1, 2, 1, 2, 1, 2], short: { kind: 'one-and-a-half', deadline: 10 }, ram: '26d' },
  { speed: 160, inches: [2, 2, 1, 2, 1, 2, 1, 2, 1, 2], short: null, ram: '27d' },
  { speed: 165, inches: [2, 2, 1, 2, 2, 1, 2, 2, 2, 1], short: { kind: 'one-and-a-half', deadline: 9 }, ram: '28d' },
  { speed: 170, inches: [2, 2, 1, 2, 2, 1, 2, 2, 2, 1], short: null, ram: '29d' },
  { speed: 175, inches: [2, 2, 2, 1, 2, 2, 2, 1, 2, 2], short: { kind: 'one-and-a-half', deadline: 10 }, ram: '30d' },
  { speed: 180, inches: [2, 2, 2, 1, 2, 2, 2, 1, 2, 2], short: null, ram: '31d' },
  { speed: 185, inches: [2, 2, 2, 2, 2, 1, 2, 2, 2, 2], short: { kind: 'one-and-a-half', deadline: 9 }, ram: '32d' },
  { speed: 190, inches: [2, 2, 2, 2, 2, 1, 2, 2, 2, 2], short: null, ram: '33d' },
  { speed: 195, inches: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2], short: { kind: 'one-and-a-half', deadline: 10 }, ram: '34d' },
  { speed: 200, inches: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2], short: null, ram: '35d' },
] as const satisfies readonly MovementRow[];

/** mph between two rows of the chart. */
export const SPEED_STEP = 5;
/** Fastest printed row. Above it: the row of 100 mph less, with 1 inch added to every phase (C-15). */
export const CHART_TOP_SPEED = 200;
/** Ram dice grow by one for each 5 mph above 30: (speed - 25) / 5, also past the last row (C-16). */
export const RAM_DICE_FORMULA = { from: 30, subtract: 25, per: 5 } as const;
