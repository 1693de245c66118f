// Cabs of ten-wheeled trucks (deluxe/X.1/cabs) with their armor (deluxe/X.1/armor). Dollars, pounds, spaces; the load includes the carrier.

import type { LaidOutBody } from './body-figures.ts';

export const CABS = {
  cabover10: { name: 'Ten-wheel cabover', cost: 10500, weight: 3000, maxLoad: 15000, spaces: 17, cargoSpaces: 0, armor: { cost: 30, weight: 14 }, layout: 'six' },
  longnose10: { name: 'Ten-wheel longnose', cost: 12500, weight: 3200, maxLoad: 16500, spaces: 20, cargoSpaces: 0, armor: { cost: 32, weight: 15 }, layout: 'six' },
} as const satisfies Record<string, LaidOutBody>;

export type CabId = keyof typeof CABS;

/** A row under its general type. */
export const cab = (id: CabId): LaidOutBody => CABS[id];

/** Of ten-wheeled trucks and mini-buses; suspension cannot be improved. */
export const TEN_WHEELER_HANDLING = 1;
