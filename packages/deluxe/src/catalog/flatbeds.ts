// Flatbeds: the armored box at the back (deluxe/X.2/armor-and-weapons, deluxe/XI.1/body-types, deluxe/XII.2/flatbed) and overloading
// (deluxe/X.2/flatbed-load). Dollars and pounds for each point, spaces.

import type { DiceNotation } from './units.ts';

interface ArmoredBox {
  /** Most it can hold. */
  readonly spaces: number;
  readonly armor: { readonly cost: number; readonly weight: number };
}

// Armored in six locations. The spaces are the flatbed's own.
const ARMORED_BOXES = {
  carrier: { spaces: 6, armor: { cost: 11, weight: 5 } },
  trailer: { spaces: 6, armor: { cost: 11, weight: 5 } },
  carTrailer: { spaces: 4, armor: { cost: 9, weight: 5 } },
} as const satisfies Record<string, ArmoredBox>;

export type ArmoredBoxId = keyof typeof ARMORED_BOXES;

/** A row under its general type. */
export const armoredBox = (id: ArmoredBoxId): ArmoredBox => ARMORED_BOXES[id];

interface FlatbedOverload {
  readonly safeSpaces: number;
  /** One chance in six for each so many full spaces beyond. */
  readonly spacesPerChance: number;
  /** From this difficulty of maneuver or hazard. */
  readonly fromDifficulty: number;
  /** Spaces of cargo that stay on. */
  readonly remains: DiceNotation;
}

// Car trailers have no such rule: their spaces are the limit.
export const FLATBED_OVERLOAD = {
  carrier: { safeSpaces: 20, spacesPerChance: 5, fromDifficulty: 3, remains: '2d' },
  trailer: { safeSpaces: 50, spacesPerChance: 10, fromDifficulty: 3, remains: '3d' },
} as const satisfies Record<string, FlatbedOverload>;
