import type { Pose, Size } from '@hardtop/geometry';
import type { Fuse } from '../../catalog/dropped-weapons.ts';
import type { GrenadeId } from '../../catalog/grenades.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { PersonId, VehicleId } from './ids.ts';

/** What falls off vehicles. */
export type JunkKind = 'debris' | 'obstacle';

/** Whatever may lie on the road or hang over it. */
export const COUNTER_KINDS = [
  'debris',
  'obstacle',
  'mines',
  'spikes',
  'oil',
  'flaming-oil',
  'smoke',
  'paint',
  'tear-gas',
  'sidecar',
  'grenade',
] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** Who has laid a counter, with what, and when. */
export interface Laid {
  /** A vehicle, or somebody on foot. */
  readonly by: VehicleId | PersonId;
  readonly weapon: WeaponId;
  readonly fuse: Fuse;
  readonly turn: number;
  readonly phase: number;
}

/** A counter on the road that is neither a vehicle nor a person. */
export interface Counter {
  readonly id: string;
  /** Oil from a flaming oil jet is oil until it lights. */
  kind: CounterKind;
  pose: Pose;
  readonly size: Size;
  /** Moves by itself, by the movement chart; null lies where it fell. */
  readonly course: { readonly heading: number; readonly speed: number } | null;
  /** Under water: only those who laid it know of it, until somebody drives over it. */
  sunk?: true;
  /** Null for what fell off something, or lay there from the start. */
  readonly laid: Laid | null;
  /** What lies there, and the turn at whose end it goes off. */
  readonly grenade?: {
    readonly id: GrenadeId;
    readonly goesOff: number;
    /** Who threw it; absent for what was launched. */
    readonly thrower?: PersonId;
    /** It lies under a seat of this vehicle, and drives along. */
    readonly inside?: VehicleId;
  };
}
