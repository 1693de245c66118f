// What any part of a vehicle may be fitted with. Plain JSON; nothing here is legal or illegal yet.

import type { ArmorTypeId } from '../../catalog/armor.ts';
import { ARMOR_LOCATIONS, type ArmorLocation } from '../../catalog/armor-locations.ts';
import type { GrenadeId } from '../../catalog/grenades.ts';
import type { CarriedId } from '../../catalog/hand-weapons.ts';
import type { TurretId } from '../../catalog/turrets.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { PartId } from './parts.ts';

/** Where armor sits and weapons point: the six sides of a short vehicle, the ten of a long one (deluxe/XI.1/armor). */
export const LOCATIONS = ARMOR_LOCATIONS;
export type Location = ArmorLocation;

export interface Armor {
  readonly type: ArmorTypeId;
  /** A place that is not named has none. */
  readonly points: Readonly<Partial<Record<Location, number>>>;
}

/** What is loaded, where it is not a full load of the usual kind. */
export type Load =
  | { readonly kind: 'empty' }
  | { readonly kind: 'part'; readonly shots: number }
  | { readonly kind: 'tear-gas' } // in a smokescreen
  | { readonly kind: 'mines'; readonly fuse: 'remote' | 'dual' } // set off from afar, or both ways
  | { readonly kind: 'grenades'; readonly order: readonly GrenadeId[] }; // first out first

export interface WeaponFit {
  readonly weapon: WeaponId;
  readonly count: number;
  /** `turret` names the turret in `turret`; `platform` is the rocket platform on the roof. */
  readonly mount: Location | 'turret' | 'platform';
  readonly turret?: string | undefined;
  /** Names of the links it hangs on; every name is one link to pay (W-05). Links of links share a further name. */
  readonly links?: readonly string[] | undefined;
  /** Extra magazines of each of them. */
  readonly magazines?: number | undefined;
  readonly load?: Load | undefined;
  /** Takes cargo space: only helicopters may. */
  readonly inCargo?: boolean | undefined;
}

export interface TurretFit {
  readonly id: string;
  readonly type: TurretId;
  readonly at: Location;
  readonly universal?: boolean | undefined;
  /** Takes cargo space: only helicopters may. */
  readonly inCargo?: boolean | undefined;
}

export const ROLES = ['driver', 'gunner', 'passenger', 'luxury-passenger', 'skid-passenger'] as const;
/** The driver is also a helicopter's pilot. */
export type Role = (typeof ROLES)[number];

export interface CrewFit {
  readonly role: Role;
  readonly count?: number | undefined;
  readonly at?: 'front' | 'back' | 'cargo' | undefined;
  /** A gunner inside this cupola. */
  readonly turret?: string | undefined;
  readonly computer?: 'computer' | 'hirescomputer' | undefined;
  /** The one weapon, or linked set, that the helmet aims. */
  readonly cyberlink?: { readonly weapon: WeaponId; readonly mount: WeaponFit['mount'] } | undefined;
  readonly armor?: 'bodyarmor' | 'improvedbodyarmor' | undefined;
  readonly handWeapons?: readonly { readonly id: CarriedId; readonly count: number }[] | undefined;
}

export interface AccessoryFit {
  readonly id: PartId;
  readonly count: number;
  readonly at?: Location | undefined;
  /** Points of each wheelguard. */
  readonly points?: number | undefined;
  /** Wheelguards may differ from the rest of the vehicle. */
  readonly armorType?: ArmorTypeId | undefined;
  readonly inCargo?: boolean | undefined;
}

export const MOUNT_WORDS = {
  front: 'front',
  right: 'right',
  left: 'left',
  back: 'back',
  top: 'top',
  underbody: 'underbody',
  frontRight: 'front right',
  backRight: 'back right',
  frontLeft: 'front left',
  backLeft: 'back left',
  frontTop: 'front top',
  backTop: 'back top',
  frontUnderbody: 'front underbody',
  backUnderbody: 'back underbody',
  turret: 'turret',
  platform: 'rocket platform',
} as const satisfies Record<WeaponFit['mount'], string>;
