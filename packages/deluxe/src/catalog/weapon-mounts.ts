// Where weapons may be mounted, by kind of vehicle (deluxe/VIII.6/weapons, deluxe/IX.1/weapon-placement, deluxe/IX.3/weapon-location,
// deluxe/X.1/weapons, deluxe/X.2/armor-and-weapons, deluxe/XI.4/weapons, deluxe/XII.2/weapons, deluxe/XII.3/weapons, deluxe/XIII.1/weapons).

import { ARMOR_LOCATIONS } from './armor-locations.ts';

const WEAPON_MOUNTS = [...ARMOR_LOCATIONS, 'turret'] as const;
type WeaponMount = (typeof WEAPON_MOUNTS)[number];

export interface MountPlan {
  readonly mounts: readonly WeaponMount[];
  /** For weapons that drop counters on the road; smoke and paint go anywhere but the front. */
  readonly dropped: readonly WeaponMount[];
}

const LONG = ['back', 'frontRight', 'backRight', 'frontLeft', 'backLeft', 'frontTop', 'backTop', 'frontUnderbody', 'backUnderbody', 'turret'] as const;

export const MOUNT_PLANS = {
  car: { mounts: ['front', 'right', 'left', 'back', 'top', 'underbody', 'turret'], dropped: ['right', 'left', 'back'] },
  cycle: { mounts: ['front', 'back'], dropped: ['back'] },
  sidecar: { mounts: ['front', 'right', 'left', 'back'], dropped: ['right', 'left', 'back'] }, // of the two sides only the outer
  trike: { mounts: ['front', 'right', 'left', 'back', 'turret'], dropped: ['back'] },
  reversedTrike: { mounts: ['front', 'right', 'left', 'back', 'turret'], dropped: ['right', 'left', 'back'] },
  cab: { mounts: ['front', 'right', 'left', 'top', 'underbody', 'turret'], dropped: ['right', 'left'] },
  cabOfFlatbed: { mounts: ['front', 'right', 'left', 'back', 'top', 'underbody', 'turret'], dropped: ['right', 'left', 'back'] }, // or without a carrier
  carrier: { mounts: ['right', 'left', 'back', 'top', 'underbody', 'turret'], dropped: ['right', 'left', 'back'] },
  dumpCarrier: { mounts: ['right', 'left', 'back', 'underbody'], dropped: ['right', 'left', 'back'] },
  flatbedBox: { mounts: ['right', 'left', 'back', 'top', 'underbody'], dropped: ['right', 'left', 'back'] }, // the only place on a flatbed
  longTrailer: { mounts: LONG, dropped: ['back', 'backRight', 'backLeft'] },
  longDumper: { mounts: ['back', 'frontRight', 'backRight', 'frontLeft', 'backLeft', 'frontUnderbody', 'backUnderbody'], dropped: ['back', 'backRight', 'backLeft'] },
  longCarTrailer: { mounts: ['front', ...LONG], dropped: ['back', 'backRight', 'backLeft'] },
  bus: { mounts: ['front', ...LONG], dropped: ['back', 'backRight', 'backLeft'] },
  helicopter: { mounts: ['front', 'right', 'left', 'back', 'underbody', 'turret'], dropped: ['right', 'left', 'back', 'underbody'] },
} as const satisfies Record<string, MountPlan>;

export type MountPlanId = keyof typeof MOUNT_PLANS;

/** A row under its general type. */
export const mountPlan = (id: MountPlanId): MountPlan => MOUNT_PLANS[id];
