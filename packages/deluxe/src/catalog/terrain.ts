// The ground off the road (deluxe/XIV.5/penalties and what follows it). Feet, mph, degrees; difficulties as of hazards.

import type { GroundClass } from './ground-bodies.ts';
import type { DiceNotation } from './units.ts';

/** Handling class lost off the road without the suspension for it (deluxe/XIV.5/penalties). */
export const OFF_ROAD_PENALTY = { car: -3, cycle: -2, trike: -1 } as const satisfies Record<GroundClass, number>;

/** Wear (deluxe/XIV.5/wear): faster than `over`, and twice faster than `twiceOver`; by the total of two dice. */
export const OFF_ROAD_WEAR = { over: 10, twiceOver: 50, dice: '2d', underbodyTo: 3, tireTo: 5, points: 1 } as const;

/** A roll on soft ground (deluxe/XIV.5/rolling): to the side or to each tire that comes down. */
export const SOFT_ROLL = '1d-2' as const satisfies DiceNotation;

/** Who falls on soft ground falls as if so much slower (deluxe/XIV.5/jumping-out). */
export const SOFT_FALL = { slowerBy: 30 } as const;

/** Small trees and brush (deluxe/XIV.5/trees). */
export const BRUSH_DIFFICULTIES = [2, 3] as const;

/** A blade on the front (deluxe/XIV.5/brushcutter). */
export const BRUSHCUTTER = { addsDamage: 2 } as const;

/** Trees that stand fast (deluxe/XIV.5/trees), in damage points. */
export const TREE_DP = { least: 8, usual: 20 } as const;

/** Boulders (deluxe/XIV.5/boulders): an obstacle below `fixedFrom` feet; from there so many points, growing by the foot. */
export const BOULDER = { fixedFrom: 1, dp: 25, dpPerFoot: 12.5, hidesFrom: 4, most: 20 } as const;

export interface DitchRow {
  /** Feet across, excluded. */
  readonly under: number;
  /** By speed, the slowest first; null is impassable. */
  readonly bands: readonly { readonly to: number | null; readonly difficulty: number | null }[];
}

/** Ditches by their width and the speed (deluxe/XIV.5/ditches, X-07); a wider one is crossed only through the air. */
export const DITCHES = [
  {
    under: 2,
    bands: [
      { to: 20, difficulty: 3 },
      { to: null, difficulty: 1 },
    ],
  },
  {
    under: 4.01,
    bands: [
      { to: 20, difficulty: null },
      { to: 40, difficulty: 3 },
      { to: null, difficulty: 1 },
    ],
  },
] as const satisfies readonly DitchRow[];

/** Water (deluxe/XIV.5/water): depths in feet. */
export const WATER = {
  fordable: { usual: 1.5, offRoadSuspension: 3 },
  hazard: { deeperThan: 0.5, difficulty: 2 },
  drag: 5,
  hardestManeuver: 3,
  /** A die up to this lets water into a dropper, for so much damage. */
  backsUp: { to: 2, damage: '1d-3' },
} as const;

/** Jumps (deluxe/XIV.5/flying, X-10). Degrees of the slope, mph, feet. */
export const FLYING = {
  angle: { least: 15, goodFrom: 20, goodTo: 40, most: 45 },
  over: 20,
  perMph: 10,
  feet: 15,
  landing: { difficulty: 1, feetPerPoint: 30, downhill: -1, uphill: 1 },
  tire: { to: 3, points: 1 },
} as const;
