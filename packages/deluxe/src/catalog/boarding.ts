// Boarding vehicles (deluxe/VI.3/boarding, deluxe/VI.3/dropping-on, deluxe/VI.3/on-top). mph; two dice, this or more.

import type { GroundBodyId } from './ground-bodies.ts';

interface BoardingRow {
  /** Up to this speed. */
  readonly to: number;
  /** Null: nothing to roll. */
  readonly need: number | null;
}

/** Faster than the last row nobody gets on. */
export const BOARDING = [
  { to: 10, need: null },
  { to: 15, need: 4 },
  { to: 20, need: 5 },
  { to: 25, need: 7 },
  { to: 30, need: 9 },
  { to: 35, need: 10 },
  { to: 40, need: 11 },
] as const satisfies readonly BoardingRow[];

/** What is read faster: whoever comes from the side. The worst of several counts (P-04). */
export const FROM_THE_SIDE = 15;

/** From vehicle to vehicle: off the roll, and how far apart for a step and for a leap, in inches. */
export const CROSSING = { harder: 2, step: 0.25, leap: 0.75 } as const;

/** To come down on top, by body; nobody lands on what is not named. */
export const LANDING = {
  pickup: 6,
  van: 6,
  luxury: 7,
  midsize: 7,
  stationwagon: 7,
  compact: 8,
  subcompact: 8,
} as const satisfies Partial<Record<GroundBodyId, number>>;

/** What weather and speed take off a landing; each so many mph over the last row as much again. */
export const LANDING_MODIFIERS = {
  weather: -1,
  speeds: [
    { from: 20, value: -1 },
    { from: 35, value: -3 },
  ],
  beyond: { from: 40, step: 10, value: -2 },
} as const;

/** Hazards and maneuvers from this difficulty on may throw somebody off: this and one for so many mph (X-CT8). */
export const HOLDING_ON = { hazard: 2, maneuver: 3, need: 3, mphPerPoint: 10 } as const;

/** Points on what a vehicle has mounted, and the die that takes them past its armor (deluxe/VI.3/on-top). */
export const PRYING = { hits: 1, pastArmorTo: 3 } as const;

/** A bed behind the cab, where no turret of its own reaches. */
export const hasBed = (body: GroundBodyId): boolean => body === 'pickup';

export interface BedSquare {
  readonly name: string;
  /** Its middle, in inches to the right of the counter's and ahead of it. */
  readonly x: number;
  readonly y: number;
  /** Whose weapons are at arm's length there. */
  readonly sides: readonly ('left' | 'right' | 'back' | 'top')[];
}

/** The rear half of the counter, a square to a row; on the cab is no place to go. */
export const BED = [
  { name: 'left, behind the cab', x: -0.125, y: -0.125, sides: ['left', 'top'] },
  { name: 'right, behind the cab', x: 0.125, y: -0.125, sides: ['right', 'top'] },
  { name: 'left, at the tailgate', x: -0.125, y: -0.375, sides: ['left', 'back'] },
  { name: 'right, at the tailgate', x: 0.125, y: -0.375, sides: ['right', 'back'] },
] as const satisfies readonly BedSquare[];

/** Squares in a turn on what drives, the phase of the first, and what it takes to stay on (deluxe/VI.3/on-top); null is safe. */
export const PACES_ON_TOP = [
  { squares: 1, phase: 10, need: null },
  { squares: 2, phase: 5, need: 4 },
  { squares: 3, phase: 3, need: 6 },
] as const satisfies readonly { readonly squares: number; readonly phase: number; readonly need: number | null }[];
