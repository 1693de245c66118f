// Collision figures (deluxe/IV.7/collision). Degrees between the two headings, mph.

/** Angles that part the collision types (deluxe/IV.7/collision-types, K-01); on the line the struck driver picks. */
export const COLLISION_ANGLES = { sameDirection: 45, oppositeDirection: 135 } as const;

/** One point of hazard for each 10 mph of speed change or swipe speed, rounded up; at least D1. */
export const COLLISION_HAZARD = { mphPerPoint: 10, least: 1 } as const;

/** A sideswipe strikes at this part of the net speed, rounded up to the next 5 mph (deluxe/IV.7/sideswipe). */
export const SWIPE_SPEED = { divisor: 4, roundUpTo: 5 } as const;

export interface TBoneHazard {
  /** Hazard of the ramming vehicle; the last row also takes more. */
  readonly rammer: number;
  readonly struck: number;
}

/** Hazard of the struck vehicle in a T-bone (deluxe/IV.7/t-bone). */
export const T_BONE_HAZARDS = [
  { rammer: 1, struck: 4 },
  { rammer: 2, struck: 3 },
  { rammer: 3, struck: 2 },
  { rammer: 4, struck: 1 },
] as const satisfies readonly TBoneHazard[];

/** Ram plate (deluxe/VIII.8/ram-plate): damage taken and given by the plated front. */
export const RAM_PLATE_FACTORS = { taken: { num: 1, den: 2 }, given: { num: 2, den: 1 } } as const;

/** A breach in a wall (deluxe/V.7/breaches): inches wide; so many next to each other let a vehicle through (deluxe/IV.7/walls). */
export const BREACH = { width: 0.25, toPass: 2 } as const;

/** Simplified collisions (deluxe/IV.7/simplified-collision): what a cycle does to anything but a cycle, and what a T-bone costs both. */
export const CYCLE_ON_CARS = { num: 1, den: 2 } as const;
export const SIMPLE_T_BONE = { mph: 50 } as const;

/** Counters dropped from three inches: a direction, so many squares from the collision, a facing; after so many tries they stay (H-151). */
export const BOUNCE = { direction: '1d36', degrees: 10, squares: '1d', square: 0.25, tries: 12 } as const;
