import type { BodyId } from './bodies.ts';
import { type Cost, MAJOR, MINOR, MUNDANE, TWO_MINOR } from './cost.ts';
import type { OptionId } from './options.ts';
import type { WeaponId } from './weapons.ts';

export const MOUNT_IDS = ['fixed', 'door', 'pintle', 'turretLimited', 'turret360'] as const;
export type MountId = (typeof MOUNT_IDS)[number];

interface MountRow {
  readonly id: MountId;
  readonly name: string;
  readonly cost: Cost;
  /** Degrees; null is the corridor of a fixed mount. */
  readonly arc: number | null;
  readonly whileDriving: boolean;
  /** How well the one behind the gun is hidden. */
  readonly gunner: 'enclosed' | 'partial';
  readonly destroyable: boolean;
}

/** Vehicle weaponry table, p. 12; arcs p. 20. */
export const MOUNTS: Readonly<Record<MountId, MountRow>> = {
  fixed: { id: 'fixed', name: 'Fixed mount', cost: MUNDANE, arc: null, whileDriving: true, gunner: 'enclosed', destroyable: false },
  door: { id: 'door', name: 'Door mount', cost: MINOR, arc: 90, whileDriving: false, gunner: 'enclosed', destroyable: true },
  pintle: { id: 'pintle', name: 'Pintle mount', cost: MINOR, arc: 180, whileDriving: false, gunner: 'partial', destroyable: true },
  turretLimited: { id: 'turretLimited', name: 'Turret (limited)', cost: TWO_MINOR, arc: 180, whileDriving: true, gunner: 'enclosed', destroyable: true },
  turret360: { id: 'turret360', name: 'Turret (360°)', cost: MAJOR, arc: 360, whileDriving: true, gunner: 'enclosed', destroyable: true },
};

/** Squares either side of the line ahead that a fixed gun covers on the grid. */
export const FIXED_CORRIDOR = 1;
/** How wide that is without a grid: 150 mm. With the finer maneuvers it is a line. */
export const OPEN_CORRIDOR = 3;

export const TARGETING_IDS = ['none', 'advanced', 'computer'] as const;
export type TargetingId = (typeof TARGETING_IDS)[number];

/** Bought for each weapon. */
export const TARGETING: Readonly<Record<TargetingId, { readonly name: string; readonly cost: Cost; readonly toHit: number }>> = {
  none: { name: 'Plain sights', cost: MUNDANE, toHit: 0 },
  advanced: { name: 'Advanced targeting', cost: MINOR, toHit: 1 },
  computer: { name: 'Computer targeting', cost: TWO_MINOR, toHit: 2 },
};

/** Door mounts, p. 13: up to this size only these guns, on the sides; above it any, also to the rear, or two of these in one door. */
export const DOORS = { smallUpTo: 2, smallTakes: ['handWeapon', 'machineGun'], twins: ['handWeapon', 'machineGun'] } as const satisfies {
  readonly smallUpTo: number;
  readonly smallTakes: readonly WeaponId[];
  readonly twins: readonly WeaponId[];
};

/** A bike has no door. */
export const DOORLESS: readonly BodyId[] = ['lightBike', 'heavyBike'];

/** What lets a gunner reach a pintle on the roof, p. 13. */
export const PINTLE_ACCESS: readonly OptionId[] = ['sunRoof', 'convertibleTop', 'cargoFlatbed'];

/** Mounts that take a weapon otherwise carried by hand. */
export const MANNED_MOUNTS: readonly MountId[] = ['door', 'pintle'];
