import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { Fuse } from '../../catalog/dropped-weapons.ts';
import type { GrenadeId } from '../../catalog/grenades.ts';
import type { GroundBodyId, GroundPlantId } from '../../catalog/ground-bodies.ts';
import type { SidecarBodyId } from '../../catalog/sidecar-bodies.ts';
import type { TireId } from '../../catalog/tires.ts';
import type { Side } from '../../catalog/units.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { ArmId } from './fielded-arms.ts';

/** Where a weapon is mounted; `turret` stands for whatever turret the vehicle has, `top` is for starshells alone. */
export const MOUNTS = ['front', 'right', 'left', 'back', 'turret', 'platform', 'top'] as const;
export type Mount = (typeof MOUNTS)[number];

export interface FieldedWeapon {
  readonly weapon: WeaponId;
  readonly mount: Mount;
  /** Weapons that share a link fire as one; where links are linked, all that it hangs on. */
  readonly link?: string | readonly string[] | undefined;
  readonly magazines?: number;
  /** How the mines in it go off, where not under whoever drives over them. */
  readonly fuse?: Fuse;
  /** Tear gas in a smokescreen. */
  readonly gas?: boolean | undefined;
  /** What is loaded, where it is not a full load. */
  readonly shots?: number | undefined;
  /** In a launcher, first out first, with the turns that each lies before it goes off. */
  readonly grenades?: readonly { readonly grenade: GrenadeId; readonly delay?: number }[] | undefined;
}

/** Devices that help to see in the dark or in bad weather, or not to be heard. */
export const SENSORS = ['infrared', 'radar', 'stealth'] as const;
export type Sensor = (typeof SENSORS)[number];

/** A turret that is not a plain one. */
export interface FieldedTurret {
  /** Hides inside until it is raised. */
  readonly popUp?: boolean;
  /** Has room for a gunner. */
  readonly cupola?: boolean;
  /** Fires straight up as well. */
  readonly universal?: boolean;
}

interface FieldedPlant {
  readonly plant: GroundPlantId;
  readonly at: 'front' | 'back' | 'cargo';
  /** mph per turn; 0 where it is too weak to move so much. */
  readonly acceleration: 0 | 5 | 10 | 15;
}

/** A wheelguard that is not a plain one. */
export interface FieldedGuard {
  readonly points: number;
  /** Drawn in until it is lowered. */
  readonly retracts?: boolean;
  /** As the body's, if it does not say so. */
  readonly armor?: ArmorTypeId | undefined;
}

/** Things inside that have points to lose and nothing to do in a fight. */
export const GEAR = ['toolkit', 'portableshopcase', 'soundsystem', 'soundenhancement'] as const;
export type Gear = (typeof GEAR)[number];

export type Computer = 'none' | 'computer' | 'hirescomputer';
export type BodyArmor = 'none' | 'bodyarmor' | 'improvedbodyarmor';

export type Skill = number | 'none';

/** Something in the cargo, with its points. */
export interface Freight {
  readonly name: string;
  readonly dp: number;
}

/** A hand weapon that somebody has by him. */
export interface FieldedArm {
  readonly weapon: ArmId;
  /** With a laser scope on it. */
  readonly scope?: boolean | undefined;
  /** Spare loads for it. */
  readonly clips?: number | undefined;
  /** In a launcher, first out first. */
  readonly grenades?: readonly { readonly grenade: GrenadeId; readonly delay?: number }[] | undefined;
}

export interface FieldedCrew {
  readonly role: 'driver' | 'gunner' | 'passenger';
  /** Plusses over the base skill; `none` is without it. Whoever drives a cycle or trike needs the Cyclist's. */
  readonly driver?: Skill;
  readonly gunner?: Skill;
  readonly handgunner?: Skill;
  readonly running?: number;
  readonly armor?: BodyArmor;
  readonly computer?: Computer;
  readonly arms?: readonly FieldedArm[];
  /** To throw, with the turns that each lies before it goes off. */
  readonly grenades?: readonly { readonly grenade: GrenadeId; readonly delay?: number }[];
  /** The one weapon, or linked set, that a helmet aims for him. */
  readonly cyberlink?: { readonly weapon: WeaponId; readonly mount: Mount } | undefined;
  /** Sits in the cupola. */
  readonly cupola?: boolean;
}

/** Points of armor by side; a side that the body has not is left out. */
export type FieldedArmor = Readonly<Partial<Record<Side, number>>>;

export interface FieldedSidecar {
  readonly body: SidecarBodyId;
  readonly side: 'left' | 'right';
  readonly crew: readonly FieldedCrew[];
  readonly weapons: readonly FieldedWeapon[];
  readonly armor: FieldedArmor;
  /** Points of the guard before its wheel. */
  readonly guard?: number | FieldedGuard;
  /** Normal where it is not said. */
  readonly armorType?: ArmorTypeId | undefined;
}

/** A vehicle as it stands on the grid, with the totals printed for it. */
export interface Fielded {
  readonly id: string;
  readonly name: string;
  readonly body: GroundBodyId;
  /** A trike with two wheels in front. */
  readonly reversed?: boolean;
  readonly plant: GroundPlantId;
  readonly plantAt: 'front' | 'back';
  /** Another that takes over when the first is gone or has run dry, and what it makes of the vehicle. */
  readonly second?: FieldedPlant | undefined;
  readonly tires: TireId;
  /** Wheel by wheel, where they are not all alike. */
  readonly wheelTires?: readonly TireId[];
  readonly wheels: 2 | 3 | 4 | 6;
  /** The guard before each wheel, in the order of the record sheet: its points, or more about it; 0 is none. */
  readonly guards?: readonly (number | FieldedGuard)[];
  readonly crew: readonly FieldedCrew[];
  /** Where the driver sits, if not on the left. */
  readonly driverSide?: 'left' | 'right' | undefined;
  readonly weapons: readonly FieldedWeapon[];
  readonly armor: FieldedArmor;
  /** Normal where it is not said. */
  readonly armorType?: ArmorTypeId;
  readonly sidecar?: FieldedSidecar;
  readonly extinguisher?: 'fireextinguisher' | 'improvedfireextinguisher' | undefined;
  readonly ramPlate?: boolean;
  readonly blades?: { readonly at?: Side | undefined; readonly fake?: boolean | undefined } | undefined;
  readonly brushcutter?: boolean;
  readonly offRoadSuspension?: boolean;
  readonly spoiler?: boolean;
  readonly airdam?: boolean;
  /** Chains on every tire. */
  readonly tireChains?: boolean;
  readonly searchlight?: boolean;
  /** A set of remote control. */
  readonly remoteControl?: boolean;
  /** Devices that help to see. */
  readonly sensors?: readonly Sensor[];
  /** A turret on the roof: where no weapon listed stands in it, or where it is not a plain one. */
  readonly turret?: boolean | FieldedTurret;
  /** Wide doors, for vans. */
  readonly doors?: readonly ('left' | 'right')[];
  readonly gear?: readonly Gear[];
  readonly cargo?: readonly Freight[];
  /** A rocket platform on the roof, where no rocket listed stands on it. */
  readonly platform?: boolean;
  /** Anti-personnel grenades on each side. */
  readonly grenades?: Readonly<Partial<Record<Side, number>>> | undefined;
  /** mph per turn. */
  readonly acceleration: 5 | 10 | 15;
  readonly handlingClass: number;
  /** Of that, what radials on every wheel have added; all that they can, if it is not said. */
  readonly radials?: number;
  /** The same off the road. */
  readonly offRoadClass?: number;
  readonly weight: number;
  readonly cost: number;
}
