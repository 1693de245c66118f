// Semi- and full trailers of 40 feet (deluxe/XII.2/trailer-types) with their armor (deluxe/XII.2/armor). Dollars, pounds, spaces.
// The tractor's plant limits the weight, not the body.

import type { LaidOutBody } from './body-figures.ts';
import type { CarrierKind } from './carriers.ts';

interface Trailer extends LaidOutBody {
  readonly kind: CarrierKind;
  /** Least armor in each location. */
  readonly minArmor: number;
  /** Most spaces of weapons; null: no limit of its own. */
  readonly weaponSpaces: number | null;
}

export const TRAILERS = {
  flatbed40: { name: "40' flatbed", kind: 'flatbed', cost: 3000, weight: 2000, maxLoad: null, spaces: 50, cargoSpaces: 0, armor: { cost: 40, weight: 18 }, layout: 'longFlatbed', minArmor: 0, weaponSpaces: null },
  van40: { name: "40' van", kind: 'van', cost: 6000, weight: 3000, maxLoad: null, spaces: 80, cargoSpaces: 0, armor: { cost: 40, weight: 18 }, layout: 'ten', minArmor: 0, weaponSpaces: null },
  reefer40: { name: "40' reefer", kind: 'reefer', cost: 10000, weight: 3500, maxLoad: null, spaces: 75, cargoSpaces: 0, armor: { cost: 40, weight: 18 }, layout: 'ten', minArmor: 0, weaponSpaces: null },
  tanker40: { name: "40' tanker", kind: 'tanker', cost: 16000, weight: 5000, maxLoad: null, spaces: 60, cargoSpaces: 0, armor: { cost: 40, weight: 18 }, layout: 'ten', minArmor: 20, weaponSpaces: null },
  dumper40: { name: "40' dumper", kind: 'dumper', cost: 11000, weight: 6000, maxLoad: null, spaces: 70, cargoSpaces: 0, armor: { cost: 40, weight: 18 }, layout: 'eight', minArmor: 0, weaponSpaces: 10 },
} as const satisfies Record<string, Trailer>;

export type TrailerId = keyof typeof TRAILERS;

/** A row under its general type. */
export const trailer = (id: TrailerId): Trailer => TRAILERS[id];

/** Tires at the back, and the choices in front (deluxe/XII.2/tires). */
export const TRAILER_WHEELS = { back: 8, semiFront: 0, fullFront: [2, 4] } as const;

/** One to a pair of tires, or to a single one in front (deluxe/VIII.8/wheelguards). */
export const TRAILER_WHEELGUARDS = { semi: 4, full: 6 } as const;

/** What a semi stands on when parked, each; to be hit at this modifier. */
export const TRAILER_LEGS = { dp: 5, toHit: -5 } as const;
