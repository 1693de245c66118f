// Urban Government Type (twilight/settlements/government-table), L1044, with its modifiers, L1059. A territory not named adds nothing
// (B-14b).

import type { Territory } from './territories.ts';
import type { DieTable } from './units.ts';

export const GOVERNMENTS = ['federated', 'popular-council', 'corrupt-council', 'dictator', 'warlord', 'captive', 'anarchy'] as const;
export type Government = (typeof GOVERNMENTS)[number];

export const GOVERNMENT_NAMES = {
  federated: 'Federated',
  'popular-council': 'Popular council',
  'corrupt-council': 'Corrupt council',
  dictator: 'Dictator',
  warlord: 'Warlord',
  captive: 'Captive',
  anarchy: 'Anarchy',
} as const satisfies Record<Government, string>;

// biome-ignore format: die 1 to 11
export const GOVERNMENT_TABLE = {
  name: 'Urban Government Type',
  dice: '1d6',
  first: 1,
  results: ['federated', 'federated', 'popular-council', 'corrupt-council', 'popular-council', 'dictator', 'warlord', 'captive', 'anarchy', 'captive', 'anarchy'],
} as const satisfies DieTable<Government>;

export const GOVERNMENT_MODIFIERS = {
  organized: 0,
  independent: 2,
  insular: 3,
  terrorized: 4,
  anarchy: 5,
  devastated: 0,
  disputed: 3,
  cantonment: 0,
} as const satisfies Record<Territory, number>;
