import type { Attribute, Skill } from '../catalog/attributes.ts';
import type { BODY_ARMOR } from '../catalog/body-armor.ts';
import type { ANIMAL_MOVEMENT } from '../catalog/combat-movement.ts';
import type { HAND_GRENADES, RIFLE_GRENADES } from '../catalog/grenades.ts';
import type { HeavyWeaponId } from '../catalog/heavy-weapon-ids.ts';
import type { MELEE_WEAPONS } from '../catalog/melee-weapons.ts';
import type { NpcType } from '../catalog/npc-types.ts';
import type { SmallArmId } from '../catalog/small-arms.ts';
import type { VehicleId } from '../catalog/vehicles.ts';
import type { Variants } from '../variants.ts';
import type { ScriptRow } from './script.ts';
import type { Barrier, Cache, Cell, GroundArea, Lamp, Level, Link, Minefield, Obstacle, Place, Trap } from './world.ts';

type BodyArmorId = keyof typeof BODY_ARMOR;
type MeleeWeaponId = keyof typeof MELEE_WEAPONS;
export type HandGrenadeId = keyof typeof HAND_GRENADES | 'smoke';
type RifleGrenadeId = keyof typeof RIFLE_GRENADES;
/** Animals that are ridden, driven, or fight. */
export type AnimalKind = keyof typeof ANIMAL_MOVEMENT | 'grazer';
export const GEAR = [
  'radio',
  'flashlight',
  'torch',
  'candle',
  'match',
  'mask',
  'medical-kit',
  'tools',
  'rope',
  'binoculars',
  'quick-loader',
  'mine-detector',
  'key',
  /** Something the scenario is about: a canister, papers, payment. */
  'goal',
] as const;
type GearId = (typeof GEAR)[number];

/** Where a weapon rests when it fires. */
export type Rest = 'hands' | 'folded' | 'bipod' | 'tripod' | 'vehicle';

/** Something that can be carried, as it is at the start. `what` is the key of its table. */
export type ItemKind =
  | { readonly kind: 'small-arm'; readonly what: SmallArmId }
  | { readonly kind: 'heavy'; readonly what: HeavyWeaponId }
  | { readonly kind: 'melee'; readonly what: MeleeWeaponId }
  | { readonly kind: 'grenade'; readonly what: HandGrenadeId }
  | { readonly kind: 'rifle-grenade'; readonly what: RifleGrenadeId }
  /** Demolition points each. */
  | { readonly kind: 'charge'; readonly what: 'dynamite' | 'plastique' }
  | { readonly kind: 'mine'; readonly what: 'antipersonnel' | 'antitank' | 'claymore' }
  | { readonly kind: 'gear'; readonly what: GearId };

/** Rounds of one kind that are carried apart from the weapon: a magazine, a belt, a shell. */
export interface Spare {
  readonly round: string;
  readonly rounds: number;
}

export type StartItem = ItemKind & {
  readonly id: string;
  /** Where it has a name of its own: "the canister". */
  readonly name: string | null;
  /** How many of it, where it is not a weapon. */
  readonly count: number;
  /** Of a weapon: what is loaded, which of its feeds it has, and what else it carries. `ball` is what a small arm usually fires. */
  readonly round: string;
  readonly loaded: number;
  readonly feed: number;
  readonly spares: readonly Spare[];
  readonly scope: boolean;
  readonly rest: Rest;
  /** Percent that a rangefinder adds (C-22). */
  readonly rangefinder: number;
};

/** The six attributes and the strength that comes of them. */
export type Attributes = Readonly<Record<Attribute | 'STR', number>>;

/** People, and animals, as their sheets have them. What changes is in the state, at the same index. */
export interface PersonSheet {
  readonly id: string;
  readonly name: string;
  /** Short, for the counter. */
  readonly tag: string;
  /** Characters have parts with hit points and coolness; NPCs boxes and a type; animals hits. */
  readonly kind: 'character' | 'npc' | 'animal';
  readonly seat: number;
  readonly squad: string;
  /** Of an NPC, and whose skills and attributes are not given. */
  readonly type: NpcType;
  readonly coolness: number | null;
  readonly animal: AnimalKind | null;
  readonly attributes: Attributes;
  /** Every skill that is used, already worked out; what is missing is not known at all. */
  readonly skills: Readonly<Partial<Record<Skill | 'melee' | 'body' | 'throw' | 'drive', number>>>;
  readonly armor: readonly BodyArmorId[];
  readonly items: readonly StartItem[];
  /** Index of what is in hand; null: nothing. */
  readonly hands: number | null;
  readonly at: Cell | null;
  readonly facing: number;
  readonly posture: 'standing' | 'kneeling' | 'prone';
  readonly aboard: { readonly vehicle: string; readonly place: CrewPlace } | null;
  /** The id of the animal that is ridden. */
  readonly rides: string | null;
  readonly alert: 'asleep' | 'unaware' | 'alert';
  readonly captive: boolean;
  /** Not on the map until the script brings them. */
  readonly reserve: boolean;
  /** Wounds that are brought along: points by part, boxes of an NPC under `total`. */
  readonly wounds: Readonly<Record<string, number>>;
  readonly leader: boolean;
  /** Commander, prisoner, key person: what the script calls them. */
  readonly role: string | null;
  /** Where the campaign keeps them. */
  readonly source: string | null;
}

export const CREW_PLACES = ['driver', 'gunner', 'commander', 'loader', 'passenger'] as const;
export type CrewPlace = (typeof CREW_PLACES)[number];

export const WAGONS = ['wagon', 'cart', 'boat', 'sailboat', 'motorcycle', 'bicycle'] as const;

export interface VehicleSheet {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  /** Of the vehicle descriptions; others are drawn, rowed or ridden. */
  readonly kind: VehicleId | (typeof WAGONS)[number];
  readonly seat: number;
  readonly squad: string;
  readonly at: Cell | null;
  /** Eighths of a turn clockwise from north. */
  readonly heading: number;
  readonly speed: number;
  /** Its guns, each with its rounds. */
  readonly weapons: readonly StartItem[];
  /** Share of a full tank, in percent. */
  readonly fuel: number;
  readonly tanker: boolean;
  /** Animals in harness. */
  readonly draft: readonly string[];
  readonly wrecked: boolean;
  readonly source: string | null;
}

export interface Side {
  readonly name: string;
  /** Toward each side, by index: itself is allied. */
  readonly stance: readonly ('hostile' | 'neutral' | 'allied')[];
}

interface SeatSetup {
  readonly name: string;
  readonly side: number;
  /** The bot that plays it where nobody sits; null: the first. */
  readonly bot: string | null;
  /** How its people behave, for bots: encounters give it. */
  readonly temper: 'marauder' | 'regular' | 'elite' | 'militia' | 'rabble' | null;
}

/** How the two sides came upon each other. */
interface Meeting {
  /** Sides that lie in ambush: the others move on repetitively in the first turn. */
  readonly ambush: readonly number[];
  /** Sides that are surprised: each of theirs rolls for panic. */
  readonly surprised: readonly number[];
}

/** A scenario, read and checked: never copied, never changed. */
export interface Setup {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly turnLimit: number;
  /** Nobody knows of others what he has not seen. */
  readonly hidden: boolean;
  readonly variants: Variants;
  readonly levels: readonly Level[];
  readonly areas: readonly GroundArea[];
  readonly barriers: readonly Barrier[];
  readonly obstacles: readonly Obstacle[];
  readonly links: readonly Link[];
  readonly lamps: readonly Lamp[];
  readonly minefields: readonly Minefield[];
  readonly traps: readonly Trap[];
  readonly places: readonly Place[];
  readonly caches: readonly Cache[];
  /** What lies about, by index of caches and script. */
  readonly goods: readonly StartItem[];
  readonly sides: readonly Side[];
  readonly seats: readonly SeatSetup[];
  readonly people: readonly PersonSheet[];
  readonly vehicles: readonly VehicleSheet[];
  readonly meeting: Meeting;
  /** Steps by which going unseen is harder than an average task; games of before have none. */
  readonly stealth?: Readonly<Record<'full' | 'limited' | 'dark', number>>;
  readonly script: readonly ScriptRow[];
  readonly objectives: readonly Objective[];
  /** What the map is, where it is ours and not the book's. */
  readonly notes: readonly string[];
}

/** What a side can earn; the script says when. */
interface Objective {
  readonly id: string;
  readonly text: string;
  readonly side: number;
  readonly points: number;
  /** Where there is something to do for it: the id of a place. */
  readonly place: string | null;
  /** By being there, by a charge, by getting into what stands or swims there, or by holding it. */
  readonly how: 'go' | 'blow' | 'board' | 'guard';
  readonly primary: boolean;
  /** The rule of the index that it belongs to. */
  readonly rule: string;
}
