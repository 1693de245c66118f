// The Jump-Start game's own figures (deluxe/II.1/introduction). Inches, mph and dice.

import type { DiceNotation } from './units.ts';
import type { WeaponId } from './weapons.ts';

/** Change of speed a turn, and how fast anything goes (deluxe/II.5/speed, deluxe/II.6/reverse). */
export const JUMP_START_SPEED = { step: 10, brakes: 20, coasts: 10, top: 100, reverseTop: 20 } as const;

/** Inches of a move, one in each phase (deluxe/II.4/movement). */
export const JUMP_START_MOVE = 1;

/** Inches ahead, then aside, or squares of a corner; a pivot at this speed only (deluxe/II.6/drift, deluxe/II.6/swerve, deluxe/II.6/pivot). */
export const JUMP_START_MANEUVERS = {
  drift: { name: 'Drift', advance: 1, sideways: 0.5 },
  swerve: { name: 'Swerve', advance: 1, squares: 2 },
  pivot: { name: 'Pivot', advance: 0.5, mph: 10 },
} as const;

export type JumpStartManeuver = keyof typeof JUMP_START_MANEUVERS;

/** The first maneuvers of a turn without a roll. */
export const FREE_MANEUVERS = 1;

export type ControlResult = 'none' | 'fishtail' | 'skid' | 'fishtail-and-skid' | 'roll' | 'roll-and-burn';

export interface ControlRow {
  /** Up to this total; null is whatever is above. */
  readonly to: number | null;
  readonly result: ControlResult;
}

/** Lost in print, all but a 12 that skids (deluxe/II.6/control-table); the rest is reconstructed (J-01). */
export const JUMP_START_CONTROL = [
  { to: 9, result: 'none' },
  { to: 11, result: 'fishtail' },
  { to: 13, result: 'skid' },
  { to: 14, result: 'fishtail-and-skid' },
  { to: 15, result: 'roll' },
  { to: null, result: 'roll-and-burn' },
] as const satisfies readonly ControlRow[];

/** Two dice, and one more for every so many mph. */
export const JUMP_START_CONTROL_ROLL = { dice: '2d', mphPerPoint: 20 } as const;

/** Inches slid by a skid; squares that a tail swings out by. */
export const JUMP_START_LOSS = { skid: 1, fishtail: 1 } as const;

interface JumpStartWeapon {
  /** Null is not aimed. */
  readonly toHit: number | null;
  readonly damage: DiceNotation | null;
  /** Rounds, where it is told: nothing else runs out. */
  readonly shots?: number;
}

/** The Weapons Chart (deluxe/II.10/weapons-chart); the heavy rocket is on the list of vehicles only (J-03). */
const WEAPONS_CHART: Readonly<Partial<Record<WeaponId, JumpStartWeapon>>> = {
  MG: { toHit: 7, damage: '1d' },
  RL: { toHit: 8, damage: '2d' },
  L: { toHit: 6, damage: '3d' },
  HR: { toHit: 9, damage: '3d', shots: 1 },
  SS: { toHit: null, damage: null },
};

/** A row of the chart. */
export function jumpStartWeapon(id: WeaponId): JumpStartWeapon {
  const row = WEAPONS_CHART[id];
  if (row === undefined) throw new Error(`${id} is not on the Jump-Start chart`);
  return row;
}

export function isOnChart(id: WeaponId): boolean {
  return WEAPONS_CHART[id] !== undefined;
}

/** Rounds of one: one that is never spent, but of what fires once (J-03). */
export function jumpStartShots(id: WeaponId): number {
  return WEAPONS_CHART[id]?.shots ?? 1;
}

/** What is added to two dice (deluxe/II.10/to-hit-modifiers). */
export const JUMP_START_TO_HIT = {
  pointBlankUnder: 1,
  pointBlank: 4,
  step: 4,
  perStep: -1,
  small: -1,
  frontOrRear: -1,
  cycle: -2,
  turret: -2,
  cloud: -2,
  alwaysMisses: 2,
  impossibleFrom: 13,
} as const;

/** By one die, what is struck behind the armor (deluxe/II.8/damage-location). */
export const JUMP_START_INSIDE = [
  { to: 2, part: 'driver' },
  { to: 4, part: 'gunner' },
  { to: 6, part: 'plant' },
] as const;

/** Turns that a cloud hangs (deluxe/II.8/smokescreens). */
export const JUMP_START_SMOKE = 60;

/** mph of a collision for every die (deluxe/II.7/collisions), and the share that a cycle does. */
export const JUMP_START_COLLISION = { mphPerDie: 10, cycleShare: 0.5, setBack: 0.25 } as const;

/** Who is ahead, and by how many inches (deluxe/II.9/road-duel). */
export const ROAD_DUEL = { order: '1d', distance: '2d', mph: 60 } as const satisfies Record<string, unknown>;

/** Purses, lead and way out of a Pack Attack (deluxe/II.9/pack-attack). */
export const PACK_ATTACK = { car: 17_000, pack: 25_000, cycles: 5, lead: 12, mph: 80, away: 30 } as const;
