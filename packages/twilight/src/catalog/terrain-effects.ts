// Terrain Effects on Movement Chart (twilight/travel/terrain-effects), L822: the share of the travel move that is left.

import type { Country } from './terrains.ts';

export type Mover = 'men' | 'animals' | 'vehicles';

export const TERRAIN_EFFECTS = {
  men: { clear: 1, wood: 1, swamp: 1, hill: 0.5 },
  animals: { clear: 1, wood: 1, swamp: 0.5, hill: 0.5 },
  vehicles: { clear: 1, wood: 0.5, swamp: 0.5, hill: 0.5 },
} as const satisfies Record<Mover, Record<Country, number>>;
