// Armor types (deluxe/VIII.7/armor): factors on the body's price and weight per point, and on the repair price.
// The total is rounded once, to the nearest dollar and pound (W-26).

import type { Rational } from './units.ts';

interface ArmorType {
  readonly name: string;
  readonly cost: Rational;
  readonly weight: Rational;
  readonly repair: number;
  /** Hits that stop in it cannot set the vehicle on fire. */
  readonly fireproof: boolean;
  /** Lasers do half damage, rounded down, and cannot set it on fire. */
  readonly reflective: boolean;
}

export const ARMOR_TYPES = {
  normal: { name: 'Normal', cost: { num: 1, den: 1 }, weight: { num: 1, den: 1 }, repair: 1, fireproof: false, reflective: false },
  FP: { name: 'Fireproof', cost: { num: 2, den: 1 }, weight: { num: 1, den: 1 }, repair: 3, fireproof: true, reflective: false },
  LR: { name: 'Laser-reflective', cost: { num: 11, den: 10 }, weight: { num: 11, den: 10 }, repair: 2, fireproof: false, reflective: true },
  LRFP: { name: 'Laser-reflective fireproof', cost: { num: 5, den: 2 }, weight: { num: 11, den: 10 }, repair: 4, fireproof: true, reflective: true },
} as const satisfies Record<string, ArmorType>;

export type ArmorTypeId = keyof typeof ARMOR_TYPES;

/** A row under its general type. */
export const armorType = (id: ArmorTypeId): ArmorType => ARMOR_TYPES[id];
