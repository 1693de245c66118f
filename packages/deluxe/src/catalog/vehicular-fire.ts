// The Vehicular Fire Table of the fire variant (deluxe/V.4/fire-variant). Two dice, the summed modifiers or less.

import type { DiceNotation } from './units.ts';

interface VehicularFireRow {
  readonly modifier: number;
  /** Turns after the hit during which the modifier still counts. */
  readonly duration: number;
}

/** Keys are weapon abbreviations; PF is the portable flamethrower. */
export const VEHICULAR_FIRE = {
  FT: { modifier: 4, duration: 3 },
  HDFT: { modifier: 5, duration: 3 },
  LL: { modifier: 0, duration: 0 },
  L: { modifier: 1, duration: 0 },
  HL: { modifier: 2, duration: 0 },
  FOJ: { modifier: 3, duration: 2 },
  HDFOJ: { modifier: 3, duration: 2 },
  PF: { modifier: 3, duration: 2 },
} as const satisfies Record<string, VehicularFireRow>;

/** A weapon's row; null sets nothing on fire. */
export function fireRow(weapon: string): VehicularFireRow | null {
  const rows: Readonly<Record<string, VehicularFireRow>> = VEHICULAR_FIRE;
  return rows[weapon] ?? null;
}

export const FIRE_DICE = '2d' satisfies DiceNotation;

/** Less than this is never rolled. */
export const LEAST_OF_TWO_DICE = 2;
