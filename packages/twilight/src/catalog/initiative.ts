// Initiative Table (twilight/combat/initiative-table), L1241 and L2187.

import type { NpcType } from './npc-types.ts';

/** By coolness 0 to 7; more than 7 reads the last. */
export const INITIATIVE_BY_COOLNESS = [6, 5, 4, 3, 3, 2, 2, 1] as const;

export const INITIATIVE_BY_TYPE = { novice: 1, experienced: 3, veteran: 4, elite: 5 } as const satisfies Record<NpcType, number>;

/** What wounds take from it, in all (L2197). */
export const WOUND_INITIATIVE = { slight: -1, serious: -3 } as const;

/** Coolness of a player character (C-05): ten less the die and less one for every ten months of combat, never below zero. */
export const COOLNESS = { from: 10, dice: '1d6', monthsPerPoint: 10, least: 0, reconstructed: true, ruling: 'C-05' } as const;
