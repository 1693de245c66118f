// Cycle power plants (deluxe/IX.1/power-plants), for cycles and trikes alike. Dollars, pounds, spaces; top speed in mph.

import type { Plant } from './plants.ts';

export const CYCLE_PLANTS = {
  small: { name: 'Small cycle', cost: 500, weight: 100, spaces: 1, dp: 2, power: 400, topSpeed: 90 },
  medium: { name: 'Medium cycle', cost: 1000, weight: 150, spaces: 1, dp: 3, power: 600, topSpeed: 100 },
  large: { name: 'Large cycle', cost: 1500, weight: 175, spaces: 2, dp: 4, power: 800, topSpeed: 100 },
  super: { name: 'Super cycle', cost: 2000, weight: 200, spaces: 2, dp: 5, power: 1000, topSpeed: 100 },
  supertrike: { name: 'Super trike', cost: 3000, weight: 250, spaces: 3, dp: 6, power: 1200, topSpeed: 100 },
} as const satisfies Record<string, Plant>;

export type CyclePlantId = keyof typeof CYCLE_PLANTS;

/** A row under its general type. */
export const cyclePlant = (id: CyclePlantId): Plant => CYCLE_PLANTS[id];
