// Footnotes of the personal combat chart: buckshot, scopes, SLAP rounds, the M214's long burst, and the codes of rate of fire.

import type { RateOfFire, SmallArmId } from './small-arms.ts';

/** L1121, L2713: damage dice of a close hit, and of each hit beyond. */
export const BUCKSHOT = { closeDamage: 9, mediumDamage: 1, mediumDice: 7 } as const;

/** L1194: meters added to the range of an aimed shot. */
export const SCOPE_BONUS = 15;

/** L1223: 12.7 mm SLAP rounds of the M2HB. */
export const SLAP = { weapon: 'm2hb', pen: [1, 1, 2, 3] } as const satisfies { readonly weapon: SmallArmId; readonly pen: readonly number[] };

/** L2424: fifty rounds roll as a ten-round burst, each hit counts three. Only on the tripod (B-27j). */
export const LONG_BURST = { weapon: 'm214', mount: 'tripod', rounds: 50, treatAs: 10, hitsEach: 3 } as const;

/** Shots or bursts in one fire action (L2302-L2316). */
export const SHOTS_PER_ACTION = { SS: 1, BA: 1, LA: 1, PA: 3, DAR: 3, SA: 5, 3: 5, 5: 5, 10: 5, 50: 5 } as const satisfies Record<RateOfFire, number>;

/** Actions to reload by the feed (L2318-L2340); rounds of one action where they go in singly. */
export const RELOADING = {
  box: { actions: 1 },
  individual: { roundsPerAction: 3 },
  revolver: { roundsPerAction: 3, quickLoaderActions: 1 },
  belt: { actions: 2, withLoader: 1 },
  /** One full turn: as many actions as his initiative gives him in it. */
  cassette: { turns: 1 },
} as const;
