// Debris and obstacles (deluxe/IV.8/debris, deluxe/IV.8/obstacle).

import type { DiceNotation } from './units.ts';

/** To each tire, rolled one by one. */
export const DEBRIS_TIRE_DAMAGE = '1d-3' satisfies DiceNotation;
export const OBSTACLE_TIRE_DAMAGE = '1d-3' satisfies DiceNotation;

/** Hits taken within one phase that leave something on the road (deluxe/IV.8/debris-made, deluxe/IV.8/obstacle-made). */
export const DEBRIS_FROM_HITS = 10;
export const OBSTACLE_FROM_HITS = 20;

/** A counter shows one square up to this die, two above it. */
export const ONE_SQUARE_UP_TO = 3;

/** Explosion debris: east-west and north-south offsets in squares, each the difference of two dice; the last die is the size. */
export const SCATTER_DICE = '5d' satisfies DiceNotation;
/** A counter that misses the board or hits another is dropped again, this often at most. */
export const SCATTER_TRIES = 6;
