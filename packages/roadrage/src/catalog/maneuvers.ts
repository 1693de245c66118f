const MANEUVER_IDS = ['drift', 'steepDrift', 'turn15', 'turn30', 'turn45', 'turn60', 'turn75', 'turn90', 'bootlegger', 'donut', 'emergencyStop'] as const;
export type ManeuverId = (typeof MANEUVER_IDS)[number];

export interface Maneuver {
  readonly id: ManeuverId;
  readonly name: string;
  readonly safe: number;
  /** Squares to the side. */
  readonly shift?: number;
  readonly minSpeed?: number;
  /** Squares forward for each of it. */
  readonly every?: number;
  /** Degrees, from and to. */
  readonly turn?: readonly [number, number];
}

/** On the grid, p. 17. */
export const GRID_MANEUVERS: readonly Maneuver[] = [
  { id: 'drift', name: 'Drift', safe: 70, shift: 1, minSpeed: 30, every: 2 },
  { id: 'turn45', name: '45° turn', safe: 50, turn: [45, 45] },
  { id: 'turn90', name: '90° turn', safe: 20, turn: [90, 90] },
];

/** Without a grid, p. 33. */
export const OPEN_MANEUVERS: readonly Maneuver[] = [
  { id: 'drift', name: 'Drift', safe: 70, shift: 0.25, minSpeed: 30 },
  { id: 'steepDrift', name: 'Steep drift', safe: 40, shift: 0.5, minSpeed: 30 },
  { id: 'turn15', name: '15° turn', safe: 70, turn: [1, 15] },
  { id: 'turn30', name: '30° turn', safe: 60, turn: [16, 30] },
  { id: 'turn45', name: '45° turn', safe: 50, turn: [31, 45] },
  { id: 'turn60', name: '60° turn', safe: 40, turn: [46, 60] },
  { id: 'turn75', name: '75° turn', safe: 30, turn: [61, 75] },
  { id: 'turn90', name: '90° turn', safe: 20, turn: [76, 90] },
];

/** Chance of a control roll on two dice: this, the skill and the handling class, less what makes it hard. */
export const CONTROL = { base: 4, dice: '2d6', criticalFailure: 12, squaresPerFailure: 2 } as const;

export const BOOTLEGGER = { minSpeed: 30, units: 3, safe: 20, turn: 90, forward: 1, skidDivisor: 2 } as const;
export const EMERGENCY_STOP = { mphPerDifference: 20, distanceDivisor: 2 } as const;
export const SPEED_PUSH = { differencePerTen: 3 } as const;
export const REVERSE = { topSpeed: 20 } as const;
export const NITROUS = { acceleration: 30, overTop: 30 } as const;
export const BRAKE_CHUTE = { minSpeed: 60, deceleration: 60 } as const;
/** Degrees of arc at bow and stern within which a vehicle tails another. */
export const TAILING = { arc: 45 } as const;
export const SCALE = { mphPerSquare: 10, squareMm: 50 } as const;

/** A fatal roll, p. 18: what the die says. */
export const FATAL_ROLL = [
  { to: 3, kind: 'roof', turn: 0 },
  { to: 4, kind: 'roof', turn: -45 },
  { to: 5, kind: 'roof', turn: 45 },
  { to: 6, kind: 'fireball', turn: 90 },
] as const;
export const FIREBALL = { mphPerDie: 20, slowsBy: 30, idleTurns: 1 } as const;
