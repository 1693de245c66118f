// Helicopter power plants (deluxe/XIII.1/power-plants), of use in nothing else but grasshoppers. Dollars, pounds, spaces; top speed in mph.

import type { Plant } from './plants.ts';
import type { Rational } from './units.ts';

export const HELICOPTER_PLANTS = {
  mini: { name: 'Mini helicopter', cost: 10000, weight: 2500, spaces: 8, dp: 16, power: 5000, topSpeed: 180 },
  small: { name: 'Small helicopter', cost: 15000, weight: 3000, spaces: 10, dp: 20, power: 8000, topSpeed: 200 },
  standard: { name: 'Standard helicopter', cost: 20000, weight: 3500, spaces: 13, dp: 26, power: 14000, topSpeed: 200 },
  super: { name: 'Super helicopter', cost: 25000, weight: 4000, spaces: 16, dp: 32, power: 20000, topSpeed: 200 },
} as const satisfies Record<string, Plant>;

export type HelicopterPlantId = keyof typeof HELICOPTER_PLANTS;

/** A row under its general type. */
export const helicopterPlant = (id: HelicopterPlantId): Plant => HELICOPTER_PLANTS[id];

interface HelicopterAccelerationRow {
  /** Power divided by weight, at least. */
  readonly atLeast: Rational;
  /** mph per turn, level flight. */
  readonly acceleration: 5 | 10;
}

/** Best first (deluxe/XIII.1/acceleration). Below the last row it does not lift. */
export const HELICOPTER_ACCELERATION = [
  { atLeast: { num: 3, den: 2 }, acceleration: 10 },
  { atLeast: { num: 1, den: 1 }, acceleration: 5 },
] as const satisfies readonly HelicopterAccelerationRow[];

/** Range is reckoned from a cruise of 100 mph: every row of the cars' table counts this much higher (deluxe/XIII.1/range, X-06). */
export const HELICOPTER_RANGE_SHIFT = 45;
