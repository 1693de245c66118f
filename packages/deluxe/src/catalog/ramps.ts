// Ramps (deluxe/XII.2/ramps, deluxe/XII.2/assault-ramp). Dollars, pounds, spaces.

import type { CarrierKind } from './carriers.ts';

interface Ramp {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  readonly spaces: number;
}

// The city supplement's Killer RV pays $300 for its assault ramp and neither weight nor space.
export const RAMPS = {
  ramps: { name: 'Pair of wheel ramps', cost: 300, weight: 200, spaces: 0 }, // flatbed and van trailers
  assaultramp: { name: 'Assault ramp', cost: 1000, weight: 100, spaces: 1 }, // van trailers, buses, RVs
  assaultramp1982: { name: 'Assault ramp (1982)', cost: 300, weight: 0, spaces: 0 },
} as const satisfies Record<string, Ramp>;

export type RampId = keyof typeof RAMPS;

/** Of carriers and trailers, those they fit: wheels roll onto a bed or a floor; an assault ramp is the back of a closed body. */
export const RAMP_BODIES = {
  ramps: ['flatbed', 'van', 'reefer'],
  assaultramp: ['van', 'reefer'],
  assaultramp1982: ['van', 'reefer'],
} as const satisfies Record<RampId, readonly CarrierKind[]>;
