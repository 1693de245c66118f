import type { Seat } from '@hardtop/kernel';
import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { Plate } from '../../catalog/armor-locations.ts';
import type { CounterId } from '../../catalog/counters.ts';
import type { Mount } from '../../catalog/damage-location.ts';
import type { Fuse } from '../../catalog/dropped-weapons.ts';
import type { GrenadeId } from '../../catalog/grenades.ts';
import type { GroundBodyId } from '../../catalog/ground-bodies.ts';
import type { SidecarBodyId } from '../../catalog/sidecar-bodies.ts';
import type { Rational, Side } from '../../catalog/units.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { BodyArmor, Computer, Sensor } from '../../garage/fielded/fielded.ts';
import type { ArmId } from '../../garage/fielded/fielded-arms.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { Character } from './character.ts';
import type { PersonId, VehicleId } from './ids.ts';
import type { WheelCorner } from './wheels.ts';

export type HandlingAid = 'spoiler' | 'airdam';

/** What somebody does aboard. */
export type Post = 'driver' | 'gunner' | 'passenger';

/** Where he sits, if not inside. */
export type OpenPlace = 'saddle' | 'sidecar' | 'cupola' | 'remote';

/** A hand weapon as somebody brought it. */
export interface ArmModel {
  /** `SMG`, and `SMG-2` for the second of its kind. */
  readonly id: string;
  readonly weapon: ArmId;
  readonly shots: number;
  readonly scope: boolean;
  /** Spare loads; absent is none. */
  readonly clips?: number;
  /** What is in a launcher, first out first. */
  readonly grenades?: readonly GrenadeLoad[];
}

/** What somebody fires by hand, and where to. */
export interface HandsModel {
  /** Plusses over the base skill; null is without it. */
  readonly skill: number | null;
  /** The side of the vehicle that he fires from; null is all round. */
  readonly side: 'left' | 'right' | null;
  readonly arms: readonly ArmModel[];
}

/** A grenade that somebody carries, with the whole turns that it lies before it goes off. */
export interface GrenadeInHand {
  /** `SG`, and `SG-2` for the second of its kind. */
  readonly id: string;
  readonly grenade: GrenadeId;
  delay: number;
}

/** What somebody throws, and where to. */
interface ThrowsModel {
  /** As for what he fires by hand. */
  readonly side: 'left' | 'right' | null;
  /** Plusses of Handgunner; without the skill nobody throws any worse. */
  readonly skill: number;
  readonly grenades: readonly Readonly<GrenadeInHand>[];
}

/** A person as the set-up has him. */
export interface PersonModel {
  readonly id: PersonId;
  /** Who decides for him at first. */
  readonly seat: Seat;
  readonly post: Post;
  readonly place?: OpenPlace;
  /** Of who reaches the vehicle by radio: the one who sits at the set. */
  readonly operator?: PersonId;
  /** Sits at such a set, and can do nothing else. */
  readonly operates?: true;
  /** Plusses over the base skill; null is without it. */
  readonly driverSkill: number | null;
  readonly gunnerSkill: number | null;
  /** Plusses over what everybody runs; absent is none. */
  readonly running?: number;
  readonly computer: Computer;
  /** The one kind of weapon at one mount that his helmet aims, and the part that it is. */
  readonly cyberlink?: { readonly weapon: WeaponId; readonly at: Mount; readonly part: string };
  readonly armorKind: BodyArmor;
  /** Points of body armor. */
  readonly armor: number;
  /** Absent for whoever carries no weapon. */
  readonly hands?: HandsModel;
  /** Absent for whoever has no grenades. */
  readonly throws?: ThrowsModel;
  /** Who he is, where the scenario says so. */
  readonly character?: Character;
}

export interface WeaponModel {
  readonly kind: 'weapon';
  /** `mg-front`, `mg-front-2`… */
  readonly id: string;
  readonly weapon: WeaponId;
  readonly at: Mount;
  /** Weapons that share a link fire as one; of links that are linked it has both. */
  readonly links: readonly string[];
  /** On the sidecar, not on the cycle. */
  readonly sidecar?: true | undefined;
  readonly dp: number;
  /** null draws on the plant. */
  readonly shots: number | null;
  /** How the mines in it go off. */
  readonly fuse: Fuse;
  /** A smokescreen that sprays tear gas. */
  readonly gas?: true | undefined;
  /** What is in a launcher, first out first. */
  readonly grenades?: readonly GrenadeLoad[] | undefined;
}

/** A grenade with the whole turns that it lies before it goes off. */
export interface GrenadeLoad {
  readonly grenade: GrenadeId;
  readonly delay: number;
}

interface PlantModel {
  readonly kind: 'plant';
  readonly id: string;
  readonly at: 'front' | 'back' | 'cargo';
  readonly dp: number;
}

/** The id of a rocket platform among the parts. */
export const PLATFORM = 'platform';

interface CargoModel {
  readonly kind: 'cargo';
  readonly id: string;
  /** What it is, in a word or two. */
  readonly label: string;
  readonly dp: number;
  /** Stands on the roof, outside. */
  readonly onRoof?: true;
  /** What rule speaks of its ruin. */
  readonly rule?: DeluxeRule;
}

/** A part inside a vehicle, with its kind, its place and its points. */
export type PartModel = WeaponModel | PlantModel | CargoModel;

export interface WheelModel {
  readonly corner: WheelCorner;
  /** Solid: nothing punctures it. */
  readonly spikeProof: boolean;
  /** Points of its tire. */
  readonly dp: number;
  /** Points of the wheelguard before it, if there is one. */
  readonly guard?: number;
  /** It is drawn in until somebody lowers it. */
  readonly guardRetracts?: true;
  /** What the guard is made of. */
  readonly guardArmor?: ArmorTypeId;
}

/** What a plant makes of a vehicle. */
export interface Pace {
  /** mph a turn. */
  readonly acceleration: number;
  readonly topSpeed: number;
}

/** A vehicle as it was built: all that play never changes. */
export interface VehicleModel {
  readonly id: VehicleId;
  /** Whose vehicle it is. */
  readonly seat: Seat;
  readonly name: string;
  /** What its counter says: `1`, `2`… */
  readonly tag: string;
  readonly counter: CounterId;
  readonly body: GroundBodyId;
  readonly sidecar: SidecarBodyId | null;
  readonly dm: Rational;
  readonly acceleration: number;
  readonly topSpeed: number;
  /** What it does on its second plant, by the id of that. */
  readonly second?: ({ readonly plant: string } & Pace) | undefined;
  readonly handlingClass: number;
  /** Of that, what radials on every wheel have added. */
  readonly radials?: number | undefined;
  /** The same off the road (deluxe/XIV.5/penalties). */
  readonly offRoadClass: number;
  /** Stands high off the ground. */
  readonly offRoadSuspension: boolean;
  /** The facings this body has, with their points. */
  readonly armor: Readonly<Partial<Record<Plate, number>>>;
  readonly armorType: ArmorTypeId;
  /** That of its sidecar, if it is another. */
  readonly sidecarArmor?: ArmorTypeId | undefined;
  readonly parts: readonly PartModel[];
  readonly wheels: readonly WheelModel[];
  readonly crew: readonly PersonModel[];
  readonly ramPlate: boolean;
  readonly blades?: { readonly at: Side; readonly fake?: true } | undefined;
  readonly brushcutter: boolean;
  /** What steadies it at speed. */
  readonly aids: readonly HandlingAid[];
  /** Chains on every tire. */
  readonly chains: boolean;
  readonly sensors: readonly Sensor[];
  readonly searchlight: boolean;
  /** A set to drive others by, or to be driven by. */
  readonly remoteControl: boolean;
  /** A turret stands on its roof for all to see, whatever is in it. */
  readonly turret: boolean;
  /** A rocket platform stands there. */
  readonly platform: boolean;
  /** Its turret hides inside until it is raised. */
  readonly popUp: boolean;
  /** Its turret fires straight up as well. */
  readonly universal: boolean;
  readonly doors: readonly ('left' | 'right')[];
  /** Anti-personnel grenades by side, where there are any. */
  readonly grenades?: Readonly<Partial<Record<Side, number>>> | undefined;
  readonly extinguisher: 'none' | 'fireextinguisher' | 'improvedfireextinguisher';
}
