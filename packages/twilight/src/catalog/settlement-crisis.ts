// Settlement Crisis (twilight/settlements/crisis-table), L1030.

import type { DieTable } from './units.ts';

// biome-ignore format: the printed order, die 1 to 10
export const CRISES = [
  'food-shortage', 'engineer-needed', 'ammunition-shortage', 'impending-attack', 'internal-unrest',
  'rampant-corruption', 'citizens-kidnapped', 'mechanic-needed', 'epidemic', 'disease',
] as const;
export type Crisis = (typeof CRISES)[number];

export const CRISIS_NAMES = {
  'food-shortage': 'Food shortage',
  'engineer-needed': 'Engineer needed',
  'ammunition-shortage': 'Ammunition shortage',
  'impending-attack': 'Impending attack',
  'internal-unrest': 'Internal unrest',
  'rampant-corruption': 'Rampant corruption',
  'citizens-kidnapped': 'Citizens kidnapped',
  'mechanic-needed': 'Mechanic needed',
  epidemic: 'Epidemic, doctor needed',
  disease: 'Disease, medicine needed',
} as const satisfies Record<Crisis, string>;

export const CRISIS_TABLE = { name: 'Settlement Crisis', dice: '1d10', first: 1, results: CRISES } as const satisfies DieTable<Crisis>;
