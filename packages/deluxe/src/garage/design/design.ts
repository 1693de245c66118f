// A design as data: plain JSON, one shape per class of vehicle. It may be illegal while somebody builds it.

import type { BodyId } from '../../catalog/bodies.ts';
import type { BusId } from '../../catalog/buses.ts';
import type { CabId } from '../../catalog/cabs.ts';
import type { CarTrailerId } from '../../catalog/car-trailers.ts';
import type { CarrierId } from '../../catalog/carriers.ts';
import type { ChassisId } from '../../catalog/chassis.ts';
import type { CycleBodyId } from '../../catalog/cycle-bodies.ts';
import type { CyclePlantId } from '../../catalog/cycle-plants.ts';
import type { CycleSuspensionId } from '../../catalog/cycle-suspensions.ts';
import type { HelicopterBodyId } from '../../catalog/helicopter-bodies.ts';
import type { HelicopterPlantId } from '../../catalog/helicopter-plants.ts';
import type { HitchId, HitchReleaseId } from '../../catalog/hitches.ts';
import type { KingpinId } from '../../catalog/kingpins.ts';
import type { MiniBusId } from '../../catalog/mini-bus.ts';
import type { PlantId } from '../../catalog/plants.ts';
import type { SidecarBodyId } from '../../catalog/sidecar-bodies.ts';
import type { SuspensionId } from '../../catalog/suspensions.ts';
import type { CarTireSize } from '../../catalog/tire-sizes.ts';
import type { TireId } from '../../catalog/tires.ts';
import type { TractorId } from '../../catalog/tractors.ts';
import type { TrailerId } from '../../catalog/trailers.ts';
import type { TrikeBodyId } from '../../catalog/trike-bodies.ts';
import type { TruckPlantId } from '../../catalog/truck-plants.ts';
import type { TruckTireId } from '../../catalog/truck-tires.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { AccessoryFit, Armor, CrewFit, TurretFit, WeaponFit } from './fittings.ts';

export const DESIGN_VERSION = 1;

interface Named {
  readonly version: typeof DESIGN_VERSION;
  readonly name: string;
  readonly notes?: string | undefined;
}

/** What a vehicle hauls and could do without. */
export type Cargo =
  | { readonly kind: 'goods'; readonly name: string; readonly spaces: number; readonly weight: number; readonly cost?: number | undefined } // biome-ignore format: one kind a line
  | {
      readonly kind: 'spare-tire';
      readonly tire: TireId;
      readonly size: CarTireSize | 'cycle' | 'truck';
      readonly count: number;
    } // of which body
  | { readonly kind: 'ammunition'; readonly weapon: WeaponId; readonly loads: number }
  | { readonly kind: 'grenades'; readonly boxes: number }
  | { readonly kind: 'vehicle'; readonly design: SingleDesign }; // whole, with its crew and its own cargo

export interface Fittings {
  readonly armor: Armor;
  readonly weapons: readonly WeaponFit[];
  readonly turrets: readonly TurretFit[];
  readonly crew: readonly CrewFit[];
  readonly accessories: readonly AccessoryFit[];
  readonly cargo: readonly Cargo[];
}

export const NO_FITTINGS: Fittings = {
  armor: { type: 'normal', points: {} },
  weapons: [],
  turrets: [],
  crew: [],
  accessories: [],
  cargo: [],
};

/** The first is the one that drives; another may stand in reserve (deluxe/VIII.4/duplicate-plants). */
export interface PlantFit<Id extends string = string> {
  readonly plant: Id;
  readonly at: 'front' | 'back' | 'cargo';
  /** Stands in the cargo area without the extra price, weight and room, as one published design does (W-15). */
  readonly unpaid?: boolean | undefined;
}

/** Tires of one axle, or of all when no axle is named. */
export interface TireFit<Id extends string = string> {
  readonly tire: Id;
  readonly count: number;
  readonly at?: 'front' | 'back' | undefined;
}

export interface HitchFit {
  readonly type: HitchId;
  readonly release?: HitchReleaseId | undefined;
  readonly rented?: boolean | undefined;
}

interface Driven {
  readonly driverSide?: 'left' | 'right' | undefined;
  readonly hitch?: HitchFit | undefined;
}

/** A small armored chest for weapons on the back of a flatbed (deluxe/X.2/armor-and-weapons). */
export interface BoxPart extends Fittings {
  readonly spaces: number;
}

export interface CarDesign extends Named, Fittings, Driven {
  readonly class: 'car';
  readonly body: BodyId;
  readonly chassis: ChassisId;
  readonly suspension: SuspensionId;
  readonly sixWheels?: boolean | undefined;
  readonly plants: readonly PlantFit<PlantId>[];
  readonly tires: readonly TireFit<TireId>[];
}

export interface CycleDesign extends Named, Fittings, Driven {
  readonly class: 'cycle';
  readonly body: CycleBodyId;
  readonly suspension: CycleSuspensionId;
  readonly plants: readonly PlantFit<CyclePlantId>[];
  readonly tires: readonly TireFit<TireId>[];
}

export interface SidecarDesign extends Named, Fittings {
  readonly class: 'sidecar';
  readonly body: SidecarBodyId;
  readonly suspension: CycleSuspensionId;
  readonly tires: readonly TireFit<TireId>[];
  readonly side?: 'left' | 'right' | undefined;
}

export interface TrikeDesign extends Named, Fittings, Driven {
  readonly class: 'trike';
  readonly body: TrikeBodyId;
  readonly reversed?: boolean | undefined;
  readonly suspension: CycleSuspensionId;
  readonly plants: readonly PlantFit<CyclePlantId>[];
  readonly tires: readonly TireFit<TireId>[];
}

export interface CarrierPart extends Fittings {
  readonly body: CarrierId;
  readonly box?: BoxPart | undefined;
}

/** The fittings of the design itself are the cab's. */
export interface TenWheelerDesign extends Named, Fittings, Driven {
  readonly class: 'ten-wheeler';
  readonly body: CabId;
  readonly chassis: ChassisId;
  readonly plants: readonly PlantFit<TruckPlantId>[];
  readonly tires: readonly TireFit<TruckTireId>[];
  readonly carrier?: CarrierPart | undefined;
}

interface MiniBusDesign extends Named, Fittings, Driven {
  readonly class: 'mini-bus';
  readonly body: MiniBusId;
  readonly chassis: ChassisId;
  readonly plants: readonly PlantFit<TruckPlantId>[];
  readonly tires: readonly TireFit<TruckTireId>[];
}

/** Its own hitch is for a second trailer behind it. */
export interface CarTrailerDesign extends Named, Fittings {
  readonly class: 'car-trailer';
  readonly body: CarTrailerId;
  readonly reefer?: boolean | undefined;
  readonly chassis: ChassisId;
  readonly tires: readonly TireFit<TireId>[];
  readonly hitch?: HitchFit | undefined;
  readonly box?: BoxPart | undefined;
}

export interface TractorDesign extends Named, Fittings, Driven {
  readonly class: 'tractor';
  readonly body: TractorId;
  readonly chassis: ChassisId;
  readonly plants: readonly PlantFit<TruckPlantId>[];
  readonly tires: readonly TireFit<TruckTireId>[];
}

export interface TrailerDesign extends Named, Fittings {
  readonly class: 'trailer';
  readonly body: TrailerId;
  readonly kind: 'semi' | 'full';
  readonly kingpin: KingpinId;
  readonly tires: readonly TireFit<TruckTireId>[];
  readonly box?: BoxPart | undefined;
}

interface BusDesign extends Named, Fittings, Driven {
  readonly class: 'bus';
  readonly body: BusId;
  readonly chassis: ChassisId;
  readonly plants: readonly PlantFit<TruckPlantId>[];
  readonly tires: readonly TireFit<TruckTireId>[];
}

export interface HelicopterDesign extends Named, Fittings {
  readonly class: 'helicopter';
  readonly body: HelicopterBodyId;
  readonly stowaway?: boolean | undefined;
  readonly plants: readonly PlantFit<HelicopterPlantId>[];
}

/** A car body with folding rotors. */
export interface GrasshopperDesign extends Named, Fittings, Driven {
  readonly class: 'grasshopper';
  readonly body: BodyId;
  readonly chassis: ChassisId;
  readonly suspension: SuspensionId;
  readonly plants: readonly PlantFit<HelicopterPlantId>[];
  readonly tires: readonly TireFit<TireId>[];
}

export type SingleDesign =
  | CarDesign
  | CycleDesign
  | SidecarDesign
  | TrikeDesign
  | TenWheelerDesign
  | MiniBusDesign
  | CarTrailerDesign
  | TractorDesign
  | TrailerDesign
  | BusDesign
  | HelicopterDesign
  | GrasshopperDesign;

export type AttachedDesign = SidecarDesign | CarTrailerDesign | TrailerDesign;

/** A vehicle with its sidecar or its trailers, nearest first. */
export interface CombinationDesign extends Named {
  readonly class: 'combination';
  readonly lead: Exclude<SingleDesign, AttachedDesign>;
  readonly attached: readonly AttachedDesign[];
}

export type Design = SingleDesign | CombinationDesign;
export type DesignClass = Design['class'];

export const DESIGN_CLASSES = [
  'car',
  'cycle',
  'sidecar',
  'trike',
  'ten-wheeler',
  'mini-bus',
  'car-trailer',
  'tractor',
  'trailer',
  'bus',
  'helicopter',
  'grasshopper',
  'combination',
] as const satisfies readonly DesignClass[];
