// The mini-bus (deluxe/X.3/mini-buses) with its armor (deluxe/X.3/armor-and-weapons). Dollars, pounds, spaces.

import type { LaidOutBody } from './body-figures.ts';

// 14 lb a point as printed, though the Voyager was weighed at 15 (W-04).
export const MINI_BUSES = {
  minibus: { name: 'Mini-bus', cost: 4000, weight: 3000, maxLoad: 12000, spaces: 35, cargoSpaces: 0, armor: { cost: 32, weight: 14 }, layout: 'six' },
} as const satisfies Record<string, LaidOutBody>;

export type MiniBusId = keyof typeof MINI_BUSES;

/** A row under its general type. */
export const miniBus = (id: MiniBusId): LaidOutBody => MINI_BUSES[id];
