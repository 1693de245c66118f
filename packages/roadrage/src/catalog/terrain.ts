/** What lies under the wheels, as far as handling options care. */
export const FOOTINGS = ['clean', 'road', 'wet', 'ice', 'oil', 'offRoad'] as const;
export type Footing = (typeof FOOTINGS)[number];

/** Kinds of off-road ground; a place can be several at once. */
export const GROUNDS = ['offRoad', 'rough', 'punishing', 'impassable', 'slippery'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Off-road driving, p. 28. */
export const GROUND = {
  /** Safe speeds are divided by this off the road. */
  safeSpeedDivisor: 2,
  /** A point of damage for each 10 mph over this, once a turn. */
  damageOver: 30,
  slippery: { hc: -4, divisor: 2 },
  /** Impassable ground is a fixed object of this size. */
  impassableSize: 5,
} as const;

export type Slope = 'moderate' | 'sharp';

interface SlopeRow {
  /** It takes off when faster than this. */
  readonly over: number;
  /** Miles an hour that make a square of flight. */
  readonly mphPerSquare: number;
  readonly loses: number;
  readonly safe: number;
}

export const SLOPES: Readonly<Record<Slope, SlopeRow>> = {
  moderate: { over: 60, mphPerSquare: 20, loses: 10, safe: 50 },
  sharp: { over: 30, mphPerSquare: 10, loses: 20, safe: 10 },
};

/** Further squares it may sink a level each, before it drops like a stone onto an object of this size. */
export const FALL = { levels: 2, size: 5, safe: 20 } as const;
