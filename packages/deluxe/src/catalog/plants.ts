// Car power plants (deluxe/VIII.4/power-plants). Dollars, pounds, spaces; top speed in mph.

import type { DiceNotation } from './units.ts';

export interface Plant {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  readonly spaces: number;
  readonly dp: number;
  readonly power: number;
  readonly topSpeed: number;
}

export const PLANTS = {
  small: { name: 'Small', cost: 500, weight: 500, spaces: 3, dp: 5, power: 800, topSpeed: 80 },
  medium: { name: 'Medium', cost: 1000, weight: 700, spaces: 4, dp: 8, power: 1400, topSpeed: 90 },
  large: { name: 'Large', cost: 2000, weight: 900, spaces: 5, dp: 10, power: 2000, topSpeed: 100 },
  super: { name: 'Super', cost: 3000, weight: 1100, spaces: 6, dp: 12, power: 2600, topSpeed: 100 },
  thundercat: { name: 'Thundercat', cost: 12000, weight: 2000, spaces: 8, dp: 15, power: 6700, topSpeed: 120 },
} as const satisfies Record<string, Plant>;

export type PlantId = keyof typeof PLANTS;

/** Faster than rated (deluxe/VIII.4/plant-over-speed): a die per 10 mph or part of it, each at this or more one hit to the plant. */
export const OVER_SPEED = {
  mphPerDie: 10,
  hitFrom: 3,
  explosionDamage: '1d-2',
  /** A plant that overwork destroys sets the vehicle alight on this or less. */
  fireChance: 3,
} as const satisfies { readonly explosionDamage: DiceNotation } & Record<string, unknown>;

/** A second plant in the cargo area costs, weighs and takes this much more (deluxe/VIII.4/duplicate-plants). */
export const CARGO_PLANT_EXTRA = { cost: 500, weight: 200, spaces: 4 } as const;
