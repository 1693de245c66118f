// Encounter Range Table (twilight/encounters/range), L966. On a road the country beside it counts (B-03).

import type { Country } from './terrains.ts';

export const RANGE_DICE = '1d10';

/** Meters for each point of the die; also the distance at which both sides see each other of themselves (L212). */
export const RANGE_MULTIPLIER = { clear: 300, hill: 100, swamp: 30, wood: 10 } as const satisfies Record<Country, number>;
