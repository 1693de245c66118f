// Tires of cycles, sidecars, trikes and mini trailers (deluxe/IX.1/tires): the cars' kinds, prices and points at half the weight.

import { TIRES, type Tire, type TireId } from './tires.ts';
import type { Rational } from './units.ts';

const CYCLE_TIRE_WEIGHT = { num: 1, den: 2 } as const satisfies Rational;

/** Each, as for a car's; pounds may be halves. */
export const cycleTire = (id: TireId): Tire => {
  const tire: Tire = TIRES[id];
  return { ...tire, weight: (tire.weight * CYCLE_TIRE_WEIGHT.num) / CYCLE_TIRE_WEIGHT.den };
};

/** No plain solids on two wheels; off-road solids are sold for them (deluxe/XIV.5/off-road-tires). */
export const CYCLE_TIRE_KINDS = ['standard', 'hd', 'pr', 'prr', 'orsolid'] as const satisfies readonly TireId[];

/** Trikes may have solids too (deluxe/IX.2/trike-construction). */
export const TRIKE_TIRE_KINDS = ['standard', 'hd', 'pr', 'prr', 'solid', 'orsolid'] as const satisfies readonly TireId[];
