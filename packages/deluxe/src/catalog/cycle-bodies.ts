// Motorcycle frames (deluxe/IX.1/frames) with their armor (deluxe/IX.1/armor). Dollars, pounds, spaces. Chassis strength is fixed.

import type { LaidOutBody } from './body-figures.ts';

interface CycleBody extends LaidOutBody {
  /** Light cycles pull none. */
  readonly sidecar: boolean;
}

export const CYCLE_BODIES = {
  lightcycle: { name: 'Light cycle', cost: 200, weight: 250, maxLoad: 800, spaces: 4, cargoSpaces: 0, armor: { cost: 10, weight: 4 }, layout: 'two', sidecar: false },
  mediumcycle: { name: 'Medium cycle', cost: 300, weight: 300, maxLoad: 1100, spaces: 5, cargoSpaces: 0, armor: { cost: 11, weight: 5 }, layout: 'two', sidecar: true },
  heavycycle: { name: 'Heavy cycle', cost: 400, weight: 350, maxLoad: 1300, spaces: 7, cargoSpaces: 0, armor: { cost: 12, weight: 6 }, layout: 'two', sidecar: true },
} as const satisfies Record<string, CycleBody>;

export type CycleBodyId = keyof typeof CYCLE_BODIES;

/** A row under its general type. */
export const cycleBody = (id: CycleBodyId): CycleBody => CYCLE_BODIES[id];

export const CYCLE_WHEELS = 2;

/** One rider may sit behind the driver without taking space (deluxe/VIII.9/passengers). */
export const PILLION_RIDERS = 1;
