import type { Hint } from '@hardtop/board';
import type { Box, Point, Pose, Size } from '@hardtop/geometry';
import type { Seat } from '@hardtop/kernel';
import type { Plate } from '../../catalog/armor-locations.ts';
import type { TableSettings } from '../../variants.ts';
import type { ArenaEvent, SafeZone } from './arena.ts';
import type { Character } from './character.ts';
import type { Counter } from './counters.ts';
import type { PersonId, StructureId, VehicleId } from './ids.ts';
import type { JumpStartTerms } from './jump-start.ts';
import type { PersonModel, VehicleModel } from './model.ts';
import type { Highway } from './road.ts';
import type { Ground, Terrain } from './terrain.ts';
import type { WheelCorner } from './wheels.ts';

/** Conditions that hold over the whole map. */
export const ROADS = ['light-rain', 'heavy-rain', 'gravel', 'light-snow', 'heavy-snow', 'ice'] as const;
type Road = (typeof ROADS)[number];
export const VISIBILITIES = ['rain', 'heavyRain', 'fog', 'night'] as const;
type Visibility = (typeof VISIBILITIES)[number];

/** To be the last that can move or fire; to get through another's armor first; to run for the town or to hunt whoever does; to live and be the talk of the evening. */
export const OBJECTIVES = ['duel', 'first-blood', 'pack-attack', 'amateur-night'] as const;
type Objective = (typeof OBJECTIVES)[number];

/** In an arena everybody sees it; on the road a camera may, on so many in six (deluxe/VII.2/prestige). */
type FightOccasion = { readonly kind: 'arena' } | { readonly kind: 'road'; readonly filmedOn: number };

/** A stretch of a wall, in inches from its middle towards its heading. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Something built that stands where it stands. */
export interface Structure {
  readonly id: StructureId;
  readonly kind: 'wall' | 'pillar' | 'building' | 'tree' | 'boulder' | 'ditch';
  readonly pose: Pose;
  readonly size: Size;
  /** Levels it reaches up to; null is higher than anything gets. */
  readonly height: number | null;
  /** Too low to hide anything. */
  readonly low?: true | undefined;
  /** Damage it takes before it breaks; null stands for ever. */
  readonly dp: number | null;
  readonly label: string;
  /** The door of a gate: from the turn after this it stands open. */
  readonly opens?: number | undefined;
  /** Doors and windows, in order: as good as breaches. Only in what is long and runs along its heading. */
  readonly openings?: readonly Span[] | undefined;
}

/** Damage a vehicle brings along. */
export interface StartingDamage {
  readonly armor?: Partial<Record<Plate, number>> | undefined;
  readonly weapons?:
    | Readonly<Record<string, { readonly hits?: number | undefined; readonly shots?: number | undefined }>>
    | undefined;
  /** Hits of each crew member, in the order of the car's crew. */
  readonly crew?: readonly number[] | undefined;
  readonly plant?: number | undefined;
  /** Power units used up. */
  readonly power?: number | undefined;
  readonly tires?: Partial<Record<WheelCorner, number>> | undefined;
}

/** A vehicle where and how it begins. */
export interface Start {
  /** What its design is called; twins share it. */
  readonly title: string;
  readonly model: VehicleModel;
  readonly pose: Pose;
  readonly speed: number;
  /** Handling status, if not the starting class. */
  readonly status: number | null;
  readonly damage: StartingDamage;
  readonly burning: boolean;
}

/** Somebody on foot, where and how he begins. */
export interface Walker {
  readonly id: PersonId;
  readonly name: string;
  /** Whose side he is on; null is nobody's: he only happens to be here. */
  readonly seat: Seat | null;
  readonly pose: Pose;
  /** mph while he has somewhere to go. */
  readonly speed: number;
  /** The corners of his way; without any he stands. */
  readonly way: readonly Point[];
  /** After the last corner he makes for the first again. */
  readonly round: boolean;
  /** Points of body armor. */
  readonly armor: number;
  readonly hits: number;
  /** Who he is, where the scenario says so. */
  readonly character?: Character;
  /** As one who acts for a seat; absent for who only walks his way. */
  readonly model?: PersonModel;
}

/** A scenario, read and checked: never copied, never changed. */
export interface Setup {
  readonly id: string;
  readonly title: string;
  readonly turnLimit: number;
  readonly objective: Objective;
  readonly occasion: FightOccasion;
  /** Record sheets are their owners' secret. */
  readonly hidden: boolean;
  /** People leave their vehicles and fight on foot. */
  readonly onFoot: boolean;
  /** Somebody has learned to save lives. */
  readonly medics: boolean;
  /** Somebody brings grenades to throw. */
  readonly throws: boolean;
  /** Shots that miss fly on and may hit others (deluxe/V.7/missing). */
  readonly strayShots: boolean;
  /** It is night, and somebody can drive without lights or dazzle others: not everybody sees everything. */
  readonly dark: boolean;
  /** Somebody drives by radio. */
  readonly remote: boolean;
  /** There is water to hide mines and spikes in, and somebody who drops them. */
  readonly murky: boolean;
  /** The whole map; of an endless road what is laid first. */
  readonly bounds: Box;
  readonly highway?: Highway | undefined;
  /** What lies beyond the safe lines of an arena; absent where there are none. */
  readonly safe?: readonly SafeZone[] | undefined;
  /** Fought under the rules of an arena. */
  readonly event?: ArenaEvent | undefined;
  /** Who is hunted, where a pack hunts one: a side by its first seat. */
  readonly lone?: Seat | undefined;
  readonly structures: readonly Structure[];
  /** What is underfoot where no area says otherwise. */
  readonly ground: Ground;
  readonly terrain: readonly Terrain[];
  readonly road: readonly Road[];
  readonly visibility: readonly Visibility[];
  readonly seats: readonly { readonly name: string }[];
  /** By seat: the first seat of its side. Seats that share a vehicle are on one side. */
  readonly sides: readonly Seat[];
  readonly starts: readonly Start[];
  /** People who are on foot from the start. */
  readonly walkers: readonly Walker[];
  readonly counters: readonly Counter[];
  readonly variants: TableSettings;
  /** Absent in the full game. */
  readonly jumpStart?: JumpStartTerms | undefined;
  /** What is explained where it first happens; absent where nothing is. */
  readonly hints?: readonly Hint[] | undefined;
}

/** Where and how a vehicle began. */
export function startOf(setup: Setup, id: VehicleId): Start {
  for (const start of setup.starts) if (start.model.id === id) return start;
  throw new Error(`no vehicle ${id}`);
}

/** The vehicle as it was built. */
export function modelOf(setup: Setup, id: VehicleId): VehicleModel {
  return startOf(setup, id).model;
}

/** The person as the set-up has him, wherever he is now. */
export function personModelOf(setup: Setup, id: PersonId): PersonModel {
  for (const { model } of setup.starts) for (const person of model.crew) if (person.id === id) return person;
  for (const { model } of setup.walkers) if (model?.id === id) return model;
  throw new Error(`no person ${id}`);
}

export function areAllies(setup: Setup, a: Seat, b: Seat): boolean {
  return a === b || setup.sides[a] === setup.sides[b];
}
