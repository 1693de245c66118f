// Buses and RVs (deluxe/XII.3/body) with their armor (deluxe/XII.3/armor). Dollars, pounds, spaces.

import type { LaidOutBody } from './body-figures.ts';

export const BUSES = {
  bus30: { name: '30-foot bus', cost: 5000, weight: 4000, maxLoad: 16000, spaces: 45, cargoSpaces: 0, armor: { cost: 35, weight: 17 }, layout: 'ten' },
  bus40: { name: '40-foot bus', cost: 7000, weight: 5500, maxLoad: 21000, spaces: 60, cargoSpaces: 0, armor: { cost: 40, weight: 18 }, layout: 'ten' },
} as const satisfies Record<string, LaidOutBody>;

export type BusId = keyof typeof BUSES;

/** A row under its general type. */
export const bus = (id: BusId): LaidOutBody => BUSES[id];

export const BUS_HANDLING = 1;

/** Wheelguards on each side, at most; a pair of tires shares one. */
export const BUS_WHEELGUARDS_PER_SIDE = 3;
