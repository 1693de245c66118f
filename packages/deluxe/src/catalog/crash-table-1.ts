// Crash Table 1: skids and rolls, after a failed maneuver (deluxe/IV.7/crash-table-1). One die plus the Control Table modifier.

import type { AimedFire, DiceNotation } from './units.ts';

type SkidName = 'trivial' | 'minor' | 'moderate' | 'severe';

export type Crash1Result =
  /** Slides `squares` quarter inches along the old heading, then straight on. */
  | { readonly kind: 'skid'; readonly name: SkidName; readonly squares: 1 | 2 | 3 | 4; readonly tirePoints: 0 | 2; readonly aimedFire: AimedFire }
  /** Turns sideways and rolls; `burnsFrom` is the die that sets it alight, or more; null: it cannot. */
  | { readonly kind: 'roll'; readonly burnsFrom: 4 | null; readonly aimedFire: 'none' }
  /** Leaves the ground, then rolls on with the same chance of fire. */
  | { readonly kind: 'vault'; readonly burnsFrom: 4; readonly aimedFire: 'none' };

export interface Crash1Row {
  /** Lowest total; the first row also takes anything lower. */
  readonly from: number;
  /** Highest total; null: and more. */
  readonly to: number | null;
  readonly result: Crash1Result;
}

// The trivial skid is printed with one asterisk and with two; the modifier list says -3 (C-06).
export const CRASH_TABLE_1 = [
  { from: -1, to: 1, result: { kind: 'skid', name: 'trivial', squares: 1, tirePoints: 0, aimedFire: -3 } },
  { from: 2, to: 2, result: { kind: 'skid', name: 'minor', squares: 2, tirePoints: 0, aimedFire: -6 } },
  { from: 3, to: 3, result: { kind: 'skid', name: 'moderate', squares: 3, tirePoints: 0, aimedFire: -6 } },
  { from: 4, to: 4, result: { kind: 'skid', name: 'severe', squares: 4, tirePoints: 2, aimedFire: 'none' } },
  { from: 5, to: 5, result: { kind: 'roll', burnsFrom: null, aimedFire: 'none' } },
  { from: 6, to: 9, result: { kind: 'roll', burnsFrom: 4, aimedFire: 'none' } },
  { from: 10, to: null, result: { kind: 'vault', burnsFrom: 4, aimedFire: 'none' } },
] as const satisfies readonly Crash1Row[];

/** Longest skid on a half-move, in squares (deluxe/IV.7/skid). */
export const HALF_MOVE_SKID_LIMIT = 2;

/** A rolling vehicle (deluxe/IV.7/roll): mph lost per turn, inches and quarter rolls per moving phase, damage as it lands. */
export const ROLL = {
  deceleration: 20,
  inchesPerPhase: 1,
  quarterRollsPerPhase: 1,
  sideDamage: '1d',
  /** To each tire when the bottom comes down; to the underbody once no tire is left. */
  tireDamage: '1d',
  cornersToDriveOn: 3,
  /** Turned sideways, the counter begins this far beyond where its nose was (M-14). */
  beyondNose: 1,
} as const satisfies { readonly sideDamage: DiceNotation; readonly tireDamage: DiceNotation } & Record<string, unknown>;

/** A vault (deluxe/IV.7/vault): damage to the vaulting tires, flight in inches, sides turned per inch, hits past any armor. */
export const VAULT = {
  tireDamage: '3d',
  flight: '1d',
  sidesPerInch: 2,
  occupantHits: 1,
  endOverEndAfter: ['tight-bend', 'hard-swerve'],
} as const satisfies { readonly tireDamage: DiceNotation; readonly flight: DiceNotation } & Record<string, unknown>;
