// Settlement Attitude Table (twilight/settlements/attitude-table), L1010, with its modifiers, L1023. A territory not named adds nothing
// (B-14b).

import type { Territory } from './territories.ts';
import type { DieTable } from './units.ts';

export const ATTITUDES = ['friendly', 'open', 'neutral', 'suspicious', 'frightened', 'defensive', 'hostile'] as const;
export type Attitude = (typeof ATTITUDES)[number];

export const ATTITUDE_NAMES = {
  friendly: 'Friendly & curious',
  open: 'Open to contact',
  neutral: 'Neutral',
  suspicious: 'Suspicious',
  frightened: 'Frightened',
  defensive: 'Defensive',
  hostile: 'Hostile',
} as const satisfies Record<Attitude, string>;

/** Who lets strangers in, if with some talk (L486-L490); the rest keep them out. */
export const LETS_IN: readonly Attitude[] = ['friendly', 'open', 'neutral'];

export const ATTITUDE_TABLE = {
  name: 'Settlement Attitude Table',
  dice: '1d6',
  first: 1,
  results: ['friendly', 'friendly', 'open', 'neutral', 'neutral', 'suspicious', 'frightened', 'defensive', 'hostile'],
} as const satisfies DieTable<Attitude>;

export const ATTITUDE_MODIFIERS = {
  organized: 1,
  independent: 0,
  insular: 3,
  terrorized: 3,
  anarchy: 2,
  devastated: 1,
  disputed: 2,
  cantonment: 2,
} as const satisfies Record<Territory, number>;
