// Handling class and reflexes (deluxe/IV.5/handling-class, deluxe/IV.5/reflexes).

/** Construction never gives more than 3; after reflexes and skill the start lies within these. */
export const HANDLING_CLASS_LIMITS = { constructionMax: 3, startMin: -3, startMax: 5 } as const;

/** Floor of the handling track; from `alwaysSafe` up no control roll is needed (C-03). */
export const HANDLING_TRACK = { floor: -6, alwaysSafe: 4, leastRecovery: 1 } as const;

export interface ReflexRow {
  readonly from: number;
  readonly to: number | null;
  readonly bonus: 0 | 1 | 2;
}

/** One die plus the driver's skill; 6 or more is the best. */
export const REFLEXES = [
  { from: 1, to: 4, bonus: 0 },
  { from: 5, to: 5, bonus: 1 },
  { from: 6, to: null, bonus: 2 },
] as const satisfies readonly ReflexRow[];

/** Reflex roll of a driver in improved body armor (deluxe/VIII.8/improved-body-armor). */
export const IMPROVED_BODY_ARMOR_REFLEX = -1;

/** Handling class from the next turn on, when the last tire or wheel of a corner is gone (deluxe/IV.5/wheel-loss). */
export const CORNER_LOSS = { tires: -2, wheels: -3 } as const;

/** Corners lost that send a car to Crash Table 1 and leave it without steering, throttle or brakes (deluxe/IV.5/two-wheels-lost). */
export const CORNERS_LOST_TO_CRASH = 2;

/** Handling class of whoever drives without the skill for it (deluxe/VII.1/driver, deluxe/VII.1/cyclist). */
export const WITHOUT_SKILL = { car: -2, cycle: -3, trike: -3 } as const;

/** A front-seat stand-in adds this to every maneuver (deluxe/V.4/substitute-driver). */
export const SUBSTITUTE_DRIVER = { addsDifficulty: 2, turnsToChangeSeats: 5 } as const;

/** Handling class gained or lost by what a vehicle is fitted with (deluxe/VIII.5/pr-radials, deluxe/VIII.8/wheelguards, deluxe/VIII.8/remote-control). */
export const CONSTRUCTION_HANDLING = { radials: 1, frontWheelguards: -1, remoteControl: -3 } as const;
