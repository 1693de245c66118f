import type { Pose } from '@hardtop/geometry';
import type { Modifier } from '@hardtop/kernel';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { PersonId, VehicleId } from './ids.ts';

/** `missile-1`, `missile-2`… */
export type MissileId = string;

/** A guided missile in flight (deluxe/V.2/guided-missile). */
export interface Missile {
  readonly id: MissileId;
  readonly weapon: WeaponId;
  readonly by: VehicleId;
  /** Where it left the vehicle and in which phase: it flies from the next on. */
  readonly launched: { readonly turn: number; readonly phase: number };
  /** What it was fired at; null for one that was fired straight out. */
  readonly target: VehicleId | null;
  /** Whoever steers it by wire, and the hits he had then: a wound makes him let go. */
  readonly guide: { readonly person: PersonId; readonly hits: number } | null;
  /** What was settled as it was fired. */
  readonly aim: readonly Modifier[];
  pose: Pose;
  /** Inches. */
  flown: number;
  /** Still turns after its target; else it flies straight on for good. */
  guided: boolean;
  /** What it has gone by. */
  passed: VehicleId[];
}
