// What a vehicle stands and runs on: chassis, suspension, plants, tires, each from its class's own table.

import { body, CAR_WHEELS, SIX_WHEEL_COST } from '../../catalog/bodies.ts';
import { carTrailer, MOST_CAR_TRAILER_WHEELS } from '../../catalog/car-trailers.ts';
import { CHASSIS, type Chassis, type ChassisId } from '../../catalog/chassis.ts';
import { CYCLE_WHEELS } from '../../catalog/cycle-bodies.ts';
import { CYCLE_PLANTS, cyclePlant } from '../../catalog/cycle-plants.ts';
import { CYCLE_SUSPENSIONS, type CycleSuspension } from '../../catalog/cycle-suspensions.ts';
import { cycleTire } from '../../catalog/cycle-tires.ts';
import { HELICOPTER_PLANTS, helicopterPlant } from '../../catalog/helicopter-plants.ts';
import { PLANTS, type Plant } from '../../catalog/plants.ts';
import { SIDECAR_WHEELS } from '../../catalog/sidecar-bodies.ts';
import { SUSPENSIONS, type Suspension } from '../../catalog/suspensions.ts';
import { TIRES, type Tire, type TireId } from '../../catalog/tires.ts';
import { TRAILER_WHEELS } from '../../catalog/trailers.ts';
import { TRIKE_WHEELS } from '../../catalog/trike-bodies.ts';
import { TRUCK_PLANTS, type TruckPlant, truckPlant } from '../../catalog/truck-plants.ts';
import { TRUCK_WHEELS, type TruckTire, truckTire } from '../../catalog/truck-tires.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { PlantFit, SingleDesign, TireFit } from './design.ts';

export type PlantRow = Plant | TruckPlant;
export type TireRow = Tire | TruckTire;

const NO_PLANTS: readonly PlantFit[] = [];
const NO_TIRES: readonly TireFit[] = [];

/** In the order of the design; the first drives. */
export const plantFits = (design: SingleDesign): readonly PlantFit[] =>
  'plants' in design ? design.plants : NO_PLANTS;

export const tireFits = (design: SingleDesign): readonly TireFit[] => ('tires' in design ? design.tires : NO_TIRES);

export function plantRowsOf(design: SingleDesign): readonly PlantRow[] {
  switch (design.class) {
    case 'car':
      return design.plants.map(({ plant }) => PLANTS[plant]);
    case 'cycle':
    case 'trike':
      return design.plants.map(({ plant }) => cyclePlant(plant));
    case 'helicopter':
    case 'grasshopper':
      return design.plants.map(({ plant }) => helicopterPlant(plant));
    case 'ten-wheeler':
    case 'mini-bus':
    case 'tractor':
    case 'bus':
      return design.plants.map(({ plant }) => truckPlant(plant));
    case 'sidecar':
    case 'car-trailer':
    case 'trailer':
      return [];
  }
}

/** What its class may be driven by; empty where nothing drives it. */
export function plantTable(design: SingleDesign): Readonly<Record<string, PlantRow>> {
  switch (design.class) {
    case 'car':
      return PLANTS;
    case 'cycle':
    case 'trike':
      return CYCLE_PLANTS;
    case 'helicopter':
    case 'grasshopper':
      return HELICOPTER_PLANTS;
    case 'sidecar':
    case 'car-trailer':
    case 'trailer':
      return {};
    default:
      return TRUCK_PLANTS;
  }
}

/** Row by row as in `tireFits`. */
export function tireRowsOf(design: SingleDesign): readonly TireRow[] {
  switch (design.class) {
    case 'car':
    case 'grasshopper':
      return design.tires.map(({ tire }) => TIRES[tire]);
    case 'cycle':
    case 'sidecar':
    case 'trike':
      return design.tires.map(({ tire }) => CYCLE_TIRES[tire]);
    case 'car-trailer': {
      const table = carTrailer(design.body).tires === 'cycle' ? CYCLE_TIRES : TIRES;
      return design.tires.map(({ tire }) => table[tire]);
    }
    case 'ten-wheeler':
    case 'mini-bus':
    case 'tractor':
    case 'trailer':
    case 'bus':
      return design.tires.map(({ tire }) => truckTire(tire));
    case 'helicopter':
      return [];
  }
}

/** Half-weight rows made once. */
const CYCLE_TIRES: Readonly<Record<TireId, Tire>> = {
  standard: cycleTire('standard'),
  hd: cycleTire('hd'),
  pr: cycleTire('pr'),
  prr: cycleTire('prr'),
  solid: cycleTire('solid'),
  orsolid: cycleTire('orsolid'),
};

interface WheelCount {
  readonly least: number;
  readonly most: number;
  readonly rule: DeluxeRule;
}

const exactly = (wheels: number, rule: DeluxeRule): WheelCount => ({ least: wheels, most: wheels, rule });

const FOUR_WHEELS = exactly(CAR_WHEELS.four, 'deluxe/VIII.5/tires');
const SIX_WHEELS = exactly(CAR_WHEELS.six, 'deluxe/VIII.2/six-wheels');
const CYCLE = exactly(CYCLE_WHEELS, 'deluxe/IX.1/tires');
const SIDECAR = exactly(SIDECAR_WHEELS, 'deluxe/IX.1/tires');
const TRIKE = exactly(TRIKE_WHEELS, 'deluxe/IX.2/trike-construction');
const TEN_WHEELER = exactly(TRUCK_WHEELS, 'deluxe/X.1/tires');
const TRACTOR = exactly(TRUCK_WHEELS, 'deluxe/XII.1/tires');
const BUS = exactly(TRUCK_WHEELS, 'deluxe/XII.3/body');
const SEMI = exactly(TRAILER_WHEELS.back, 'deluxe/XII.2/tires');
const FULL: WheelCount = {
  least: TRAILER_WHEELS.back + TRAILER_WHEELS.fullFront[0],
  most: TRAILER_WHEELS.back + TRAILER_WHEELS.fullFront[1],
  rule: 'deluxe/XII.2/tires',
};

export function wheelsOf(design: SingleDesign): WheelCount | null {
  switch (design.class) {
    case 'car':
      return design.sixWheels === true ? SIX_WHEELS : FOUR_WHEELS;
    case 'grasshopper':
      return FOUR_WHEELS;
    case 'cycle':
      return CYCLE;
    case 'sidecar':
      return SIDECAR;
    case 'trike':
      return TRIKE;
    case 'ten-wheeler':
    case 'mini-bus':
      return TEN_WHEELER;
    case 'tractor':
      return TRACTOR;
    case 'bus':
      return BUS;
    case 'trailer':
      return design.kind === 'semi' ? SEMI : FULL;
    case 'car-trailer':
      return { least: carTrailer(design.body).wheels, most: MOST_CAR_TRAILER_WHEELS, rule: 'deluxe/XI.1/tires' };
    case 'helicopter':
      return null;
  }
}

export function chassisOf(design: SingleDesign): { readonly id: ChassisId; readonly row: Chassis } | null {
  return 'chassis' in design ? { id: design.chassis, row: CHASSIS[design.chassis] } : null;
}

export function suspensionOf(design: SingleDesign): Suspension | CycleSuspension | null {
  switch (design.class) {
    case 'car':
    case 'grasshopper':
      return SUSPENSIONS[design.suspension];
    case 'cycle':
    case 'sidecar':
    case 'trike':
      return CYCLE_SUSPENSIONS[design.suspension];
    default:
      return null;
  }
}

/** What six wheels cost beside the tires, where the body may have them. */
export const sixWheelCost = (design: SingleDesign): number =>
  design.class === 'car' && design.sixWheels === true ? SIX_WHEEL_COST : 0;

export const maySixWheels = (design: SingleDesign): boolean => design.class === 'car' && body(design.body).sixWheels;

/** Trucks, buses and their trailers. */
export const isOversized = (design: SingleDesign): boolean => OVERSIZED.has(design.class);
const OVERSIZED: ReadonlySet<SingleDesign['class']> = new Set(['ten-wheeler', 'mini-bus', 'tractor', 'trailer', 'bus']);
