// Man/Animal Hit Location Chart (twilight/combat/hit-location), L1268.

import type { DieTable } from './units.ts';

type BipedPart = 'head' | 'right-arm' | 'left-arm' | 'chest' | 'abdomen' | 'right-leg' | 'left-leg';
type QuadrupedPart = 'head' | 'forequarter' | 'chest' | 'abdomen' | 'hindquarter';

// biome-ignore format: die 1 to 10
export const BIPED_HIT_LOCATION = {
  name: 'Man/Animal Hit Location Chart: Biped',
  dice: '1d10',
  first: 1,
  results: ['head', 'right-arm', 'left-arm', 'chest', 'abdomen', 'abdomen', 'right-leg', 'right-leg', 'left-leg', 'left-leg'],
} as const satisfies DieTable<BipedPart>;

// biome-ignore format: die 1 to 10
export const QUADRUPED_HIT_LOCATION = {
  name: 'Man/Animal Hit Location Chart: Quadruped',
  dice: '1d10',
  first: 1,
  results: ['head', 'forequarter', 'forequarter', 'forequarter', 'chest', 'chest', 'abdomen', 'hindquarter', 'hindquarter', 'hindquarter'],
} as const satisfies DieTable<QuadrupedPart>;

/** Parts that a shot from there misses, for a prone biped and for a quadruped. From the side a biped's far limb is the near one. */
export const MISSED_PARTS = {
  proneBiped: { front: ['right-leg', 'left-leg', 'abdomen'], rear: ['head', 'right-arm', 'left-arm', 'chest'] },
  quadruped: { front: ['hindquarter', 'abdomen'], rear: ['head', 'forequarter'] },
} as const;

/** Hit capacity of a player character's parts, as a sum of attributes (C-04). */
export const HIT_CAPACITY = {
  head: ['CON'],
  chest: ['STR', 'CON', 'STA'],
  abdomen: ['CON', 'STA'],
  limb: ['CON', 'STA'],
  reconstructed: true,
  ruling: 'C-04',
} as const;
