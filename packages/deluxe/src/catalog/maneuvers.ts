// The maneuvers (deluxe/IV.4/maneuvers). Inches and degrees; shapes are for the car-sized counter, after rulings M-01 to M-10.

import type { DeluxeRule } from '../rules.ts';

/** `over` is excluded, `upTo` included. */
interface Reach {
  readonly over: number;
  readonly upTo: number;
}

type ManeuverShape =
  /** Advance, then turn a fixed angle about the rear corner on the side of the turn. */
  | { readonly kind: 'bend'; readonly advance: number; readonly degrees: number }
  /** Advance and slip sideways, heading kept. */
  | { readonly kind: 'drift'; readonly advance: number; readonly sideways: Reach }
  /** Advance, then turn within the reach about the rear corner on the side of the turn. */
  | { readonly kind: 'swerve'; readonly advance: number; readonly degrees: Reach }
  /** Advance, then turn at will about either rear corner. */
  | { readonly kind: 'pivot'; readonly advance: number; readonly speed: number }
  /** Slip less than one square onto the grid. */
  | { readonly kind: 'evening-out'; readonly under: number; readonly withinDegrees: number }
  /** Two legs of a controlled skid that ends at rest, facing back. `away` and `toward` the side of the turn. */
  | {
      readonly kind: 'bootlegger';
      readonly startSpeed: { readonly from: number; readonly to: number };
      readonly tirePoints: number;
      /** mph it strikes at, whatever it was going (deluxe/IV.7/bootlegger-collision, K-12). */
      readonly strikesAt: number;
      readonly firstLeg: { readonly advance: number; readonly away: number; readonly degrees: number };
      readonly secondLeg: { readonly advance: number; readonly toward: number; readonly degrees: number };
    };

export interface Maneuver {
  readonly name: string;
  readonly difficulty: number;
  readonly shape: ManeuverShape;
  readonly rule: DeluxeRule;
}

// biome-ignore format: one maneuver per line
export const MANEUVERS = {
  bend: { name: 'Bend', difficulty: 3, shape: { kind: 'bend', advance: 1, degrees: 45 }, rule: 'deluxe/IV.4/bend' },
  'tight-bend': { name: 'Tight bend', difficulty: 6, shape: { kind: 'bend', advance: 1, degrees: 90 }, rule: 'deluxe/IV.4/tight-bend' },
  drift: { name: 'Drift', difficulty: 1, shape: { kind: 'drift', advance: 1, sideways: { over: 0, upTo: 0.25 } }, rule: 'deluxe/IV.4/drift' },
  'steep-drift': { name: 'Steep drift', difficulty: 3, shape: { kind: 'drift', advance: 1, sideways: { over: 0.25, upTo: 0.5 } }, rule: 'deluxe/IV.4/steep-drift' },
  swerve: { name: 'Swerve', difficulty: 1, shape: { kind: 'swerve', advance: 1, degrees: { over: 0, upTo: 15 } }, rule: 'deluxe/IV.4/swerve' },
  'hard-swerve': { name: 'Hard swerve', difficulty: 3, shape: { kind: 'swerve', advance: 1, degrees: { over: 15, upTo: 30 } }, rule: 'deluxe/IV.4/hard-swerve' },
  pivot: { name: 'Pivot', difficulty: 0, shape: { kind: 'pivot', advance: 0.25, speed: 5 }, rule: 'deluxe/IV.4/pivot' },
  'evening-out': { name: 'Evening-out', difficulty: 0, shape: { kind: 'evening-out', under: 0.25, withinDegrees: 0.5 }, rule: 'deluxe/IV.4/evening-out' },
  bootlegger: { name: 'Bootlegger reverse', difficulty: 7, shape: { kind: 'bootlegger', startSpeed: { from: 20, to: 35 }, tirePoints: 1, strikesAt: 15, firstLeg: { advance: 1.5, away: 0.25, degrees: 90 }, secondLeg: { advance: 1.5, toward: 0.75, degrees: 90 } }, rule: 'deluxe/IV.4/bootlegger' },
} as const satisfies Record<string, Maneuver>;

export type ManeuverId = keyof typeof MANEUVERS;

/** A row under its general type. */
export const maneuver = (id: ManeuverId): Maneuver => MANEUVERS[id];

/** Driving backward (deluxe/IV.4/reverse): mph, and what it adds to every maneuver. */
export const REVERSE = { topSpeed: 20, addsDifficulty: 1, turnsStopped: 1 } as const;
