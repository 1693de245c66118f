// Condition of a derelict vehicle (twilight/items/derelict-vehicle), L448-L456.

import type { Terrain } from './terrains.ts';

export const DERELICT = {
  damagedComponents: '1d6',
  /** Percent of each damaged component: 1D10 times ten. */
  damage: { dice: '1d10', times: 10 },
  wear: '1d10',
  stripped: ['machineguns', 'radios', 'range finders', 'missile launchers', 'fuel', 'ammunition'],
  /** In 1D6, up to this the minor damage table, above it the major one (B-14a). */
  minorUpTo: 3,
  convoyVehicles: '1d6',
} as const;

/** Percent chance that nobody has stripped it. */
export const UNSTRIPPED_CHANCE = { road: 0, clear: 0, hill: 10, wood: 20, swamp: 20 } as const satisfies Record<Terrain, number>;
