// Carriers of ten-wheeled trucks (deluxe/X.2/carriers) with their armor (deluxe/X.2/armor-and-weapons). Dollars, pounds, spaces.
// The cab's chassis bears them; they have no tires of their own.

import type { LaidOutBody } from './body-figures.ts';

export type CarrierKind = 'flatbed' | 'van' | 'reefer' | 'tanker' | 'dumper';

interface Carrier extends LaidOutBody {
  readonly kind: CarrierKind;
  /** Least armor in each location. */
  readonly minArmor: number;
  /** Most spaces of weapons; null: no limit of its own. */
  readonly weaponSpaces: number | null;
}

// A flatbed's weapons stand in its armored box only.
export const CARRIERS = {
  flatbed15: { name: "15' flatbed", kind: 'flatbed', cost: 1100, weight: 750, maxLoad: null, spaces: 20, cargoSpaces: 0, armor: { cost: 30, weight: 14 }, layout: 'flatbed', minArmor: 0, weaponSpaces: null },
  van15: { name: "15' van", kind: 'van', cost: 2300, weight: 1150, maxLoad: null, spaces: 30, cargoSpaces: 0, armor: { cost: 30, weight: 14 }, layout: 'six', minArmor: 0, weaponSpaces: null },
  reefer15: { name: "15' reefer", kind: 'reefer', cost: 3800, weight: 1350, maxLoad: null, spaces: 25, cargoSpaces: 0, armor: { cost: 30, weight: 14 }, layout: 'six', minArmor: 0, weaponSpaces: null },
  tanker15: { name: "15' tanker", kind: 'tanker', cost: 6150, weight: 1900, maxLoad: null, spaces: 25, cargoSpaces: 0, armor: { cost: 30, weight: 14 }, layout: 'six', minArmor: 20, weaponSpaces: null },
  dumper15: { name: "15' dumper", kind: 'dumper', cost: 4000, weight: 2300, maxLoad: null, spaces: 30, cargoSpaces: 0, armor: { cost: 30, weight: 14 }, layout: 'five', minArmor: 0, weaponSpaces: 5 },
} as const satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof CARRIERS;

/** A row under its general type. */
export const carrier = (id: CarrierId): Carrier => CARRIERS[id];
