// Deceleration in one turn (deluxe/IV.2/deceleration). mph; the control roll and any crash use the speed before braking (C-13).

import type { DeluxeRule } from '../rules.ts';
import { CHART_TOP_SPEED } from './movement-chart.ts';
import type { DiceNotation } from './units.ts';

type BrakingOutcome =
  | { readonly kind: 'free' }
  | { readonly kind: 'maneuver'; readonly difficulty: number }
  /** Straight to a crash table, without a control roll. */
  | { readonly kind: 'crash'; readonly table: 1 };

export interface BrakingRow {
  readonly from: number;
  readonly to: number;
  readonly outcome: BrakingOutcome;
  /** To each tire. */
  readonly tireDamage: DiceNotation;
}

// Braking harder than the last row is impossible (C-12).
export const BRAKING = [
  { from: 5, to: 15, outcome: { kind: 'free' }, tireDamage: '0' },
  { from: 20, to: 20, outcome: { kind: 'maneuver', difficulty: 3 }, tireDamage: '0' },
  { from: 25, to: 25, outcome: { kind: 'maneuver', difficulty: 5 }, tireDamage: '0' },
  { from: 30, to: 30, outcome: { kind: 'maneuver', difficulty: 7 }, tireDamage: '1d' },
  { from: 35, to: 45, outcome: { kind: 'crash', table: 1 }, tireDamage: '2d' },
] as const satisfies readonly BrakingRow[];

export const MAX_DECELERATION = 45;

export interface ForcedDeceleration {
  /** mph lost each turn; `least` may be bettered by braking, `exactly` leaves no choice. */
  readonly mph: number;
  readonly braking: 'least' | 'exactly';
  readonly rule: DeluxeRule;
}

/** Speed lost whether the owner likes it or not. */
export const FORCED_DECELERATION = {
  bootlegger: { mph: CHART_TOP_SPEED, braking: 'exactly', rule: 'deluxe/IV.4/bootlegger' }, // to a standstill
  airborne: { mph: 0, braking: 'exactly', rule: 'deluxe/XIV.5/flying' },
  deadPlant: { mph: 5, braking: 'least', rule: 'deluxe/VIII.4/plant-loss' },
  noDriver: { mph: 5, braking: 'exactly', rule: 'deluxe/V.4/uncontrolled' },
  steeredFromSidecar: { mph: 5, braking: 'exactly', rule: 'deluxe/V.4/substitute-driver' },
  trikeWheelLost: { mph: 30, braking: 'exactly', rule: 'deluxe/IX.3/wheel-loss' },
  twoCornersLost: { mph: 30, braking: 'exactly', rule: 'deluxe/IV.5/two-wheels-lost' },
  rolling: { mph: 20, braking: 'exactly', rule: 'deluxe/IV.7/roll' },
} as const satisfies Record<string, ForcedDeceleration>;
