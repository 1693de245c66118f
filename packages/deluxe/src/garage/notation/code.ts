// A design bit by bit, for links.

import { ok, type Result } from '@hardtop/kernel';
import {
  badCode,
  type Codec,
  constant,
  count,
  listOf,
  oneOf,
  openedCode,
  optional,
  record,
  sealedCode,
  tagged,
  text,
  whole,
  yes,
} from '@hardtop/workshop/notation';
import { BODIES } from '../../catalog/bodies.ts';
import { BUSES } from '../../catalog/buses.ts';
import { CABS } from '../../catalog/cabs.ts';
import { CAR_TRAILERS } from '../../catalog/car-trailers.ts';
import { CARRIERS } from '../../catalog/carriers.ts';
import { CHASSIS } from '../../catalog/chassis.ts';
import { CYCLE_BODIES } from '../../catalog/cycle-bodies.ts';
import { CYCLE_PLANTS } from '../../catalog/cycle-plants.ts';
import { HELICOPTER_BODIES } from '../../catalog/helicopter-bodies.ts';
import { HELICOPTER_PLANTS } from '../../catalog/helicopter-plants.ts';
import { HITCH_RELEASES, HITCHES } from '../../catalog/hitches.ts';
import { KINGPINS } from '../../catalog/kingpins.ts';
import { MINI_BUSES } from '../../catalog/mini-bus.ts';
import { PLANTS } from '../../catalog/plants.ts';
import { SIDECAR_BODIES } from '../../catalog/sidecar-bodies.ts';
import { SUSPENSIONS } from '../../catalog/suspensions.ts';
import { TIRES } from '../../catalog/tires.ts';
import { TRACTORS } from '../../catalog/tractors.ts';
import { TRAILERS } from '../../catalog/trailers.ts';
import { TRIKE_BODIES } from '../../catalog/trike-bodies.ts';
import { TRUCK_PLANTS } from '../../catalog/truck-plants.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import {
  type AttachedDesign,
  type BoxPart,
  type Cargo,
  type CarrierPart,
  type CombinationDesign,
  DESIGN_CLASSES,
  type Design,
  type Fittings,
  type HitchFit,
  type PlantFit,
  type SingleDesign,
  type TireFit,
} from '../design/design.ts';
import { accessoryFit, armor, crewFit, turretFit, weapon, weaponFit } from './code-fittings.ts';
import { idIn, type Table } from './code-tables.ts';
import { amount } from './code-text.ts';

type Kind<C extends SingleDesign['class']> = Extract<SingleDesign, { class: C }>;
type CargoKind<K extends Cargo['kind']> = Extract<Cargo, { kind: K }>;

/** Asks for the codec when it is used: a design may carry another. */
const later = <T>(codec: () => Codec<T>): Codec<T> => ({
  write: (out, value) => codec().write(out, value),
  read: (from) => codec().read(from),
});

const cargo = tagged<Cargo['kind'], 'kind', Cargo>(
  'kind',
  ['goods', 'spare-tire', 'ammunition', 'grenades', 'vehicle'],
  {
    goods: record<CargoKind<'goods'>>({
      kind: constant('goods'),
      name: text,
      spaces: amount,
      weight: amount,
      cost: optional(amount),
    }),
    'spare-tire': record<CargoKind<'spare-tire'>>({
      kind: constant('spare-tire'),
      tire: idIn(TIRES),
      size: oneOf(['subcompact', 'compact', 'midsize', 'luxury', 'van', 'cycle', 'truck']),
      count,
    }),
    ammunition: record<CargoKind<'ammunition'>>({ kind: constant('ammunition'), weapon, loads: count }),
    grenades: record<CargoKind<'grenades'>>({ kind: constant('grenades'), boxes: count }),
    vehicle: record<CargoKind<'vehicle'>>({ kind: constant('vehicle'), design: later(() => single) }),
  },
);

const FITTINGS = {
  armor,
  weapons: listOf(weaponFit),
  turrets: listOf(turretFit),
  crew: listOf(crewFit),
  accessories: listOf(accessoryFit),
  cargo: listOf(cargo),
} satisfies { [Key in keyof Fittings]: Codec<Fittings[Key]> };

const NAMED = { version: constant(1 as const), name: text, notes: optional(text) };

const plants = <Id extends string>(table: Table<Id>): Codec<readonly PlantFit<Id>[]> =>
  listOf(record<PlantFit<Id>>({ plant: idIn(table), at: oneOf(['front', 'back', 'cargo']), unpaid: yes }));
const tires = <Id extends string>(table: Table<Id>): Codec<readonly TireFit<Id>[]> =>
  listOf(record<TireFit<Id>>({ tire: idIn(table), count: whole(2), at: optional(oneOf(['front', 'back'])) }));

const hitch = optional(record<HitchFit>({ type: idIn(HITCHES), release: optional(idIn(HITCH_RELEASES)), rented: yes }));
const side = optional(oneOf<'left' | 'right'>(['left', 'right']));
const driven = { driverSide: side, hitch };
const box = optional(record<BoxPart>({ ...FITTINGS, spaces: amount }));
const carrier = optional(record<CarrierPart>({ ...FITTINGS, body: idIn(CARRIERS), box }));
const chassis = idIn(CHASSIS);
const suspension = idIn(SUSPENSIONS);
const carTires = tires(TIRES);
const truck = { chassis, plants: plants(TRUCK_PLANTS), tires: tires(TRUCK_TIRES), ...driven };
const cyclePlants = plants(CYCLE_PLANTS);
const copterPlants = plants(HELICOPTER_PLANTS);

const shape = <C extends string, B extends string>(id: C, bodies: Table<B>) => ({
  ...NAMED,
  class: constant(id),
  body: idIn(bodies),
  ...FITTINGS,
});

const SHAPES = {
  car: record<Kind<'car'>>({ ...shape('car', BODIES), chassis, suspension, sixWheels: yes, plants: plants(PLANTS), tires: carTires, ...driven }), // biome-ignore format: a class a line
  cycle: record<Kind<'cycle'>>({
    ...shape('cycle', CYCLE_BODIES),
    suspension,
    plants: cyclePlants,
    tires: carTires,
    ...driven,
  }),
  sidecar: record<Kind<'sidecar'>>({ ...shape('sidecar', SIDECAR_BODIES), suspension, tires: carTires, side }),
  trike: record<Kind<'trike'>>({ ...shape('trike', TRIKE_BODIES), reversed: yes, suspension, plants: cyclePlants, tires: carTires, ...driven }), // biome-ignore format: a class a line
  'ten-wheeler': record<Kind<'ten-wheeler'>>({ ...shape('ten-wheeler', CABS), ...truck, carrier }),
  'mini-bus': record<Kind<'mini-bus'>>({ ...shape('mini-bus', MINI_BUSES), ...truck }),
  'car-trailer': record<Kind<'car-trailer'>>({ ...shape('car-trailer', CAR_TRAILERS), reefer: yes, chassis, tires: carTires, hitch, box }), // biome-ignore format: a class a line
  tractor: record<Kind<'tractor'>>({ ...shape('tractor', TRACTORS), ...truck }),
  trailer: record<Kind<'trailer'>>({ ...shape('trailer', TRAILERS), kind: oneOf(['semi', 'full']), kingpin: idIn(KINGPINS), tires: tires(TRUCK_TIRES), box }), // biome-ignore format: a class a line
  bus: record<Kind<'bus'>>({ ...shape('bus', BUSES), ...truck }),
  helicopter: record<Kind<'helicopter'>>({
    ...shape('helicopter', HELICOPTER_BODIES),
    stowaway: yes,
    plants: copterPlants,
  }),
  grasshopper: record<Kind<'grasshopper'>>({ ...shape('grasshopper', BODIES), chassis, suspension, plants: copterPlants, tires: carTires, ...driven }), // biome-ignore format: a class a line
};

const combination = record<CombinationDesign>({
  ...NAMED,
  class: constant('combination'),
  lead: later(() => single) as Codec<CombinationDesign['lead']>,
  attached: listOf(later(() => single) as Codec<AttachedDesign>),
});

const single: Codec<SingleDesign> = later(() => whatever) as Codec<SingleDesign>;
const whatever: Codec<Design> = tagged<Design['class'], 'class', Design>('class', DESIGN_CLASSES, {
  ...SHAPES,
  combination,
});

const CODE_VERSION = '1';

export const makeCode = (design: Design): string => sealedCode(whatever, CODE_VERSION, design);

export function parseCode(code: string): Result<Design> {
  const opened = openedCode(
    whatever,
    CODE_VERSION,
    code,
    (body) => `This code is of version ${body.charAt(0)}; this program reads version ${CODE_VERSION}.`,
  );
  if (!opened.ok) return opened;
  return opened.value === null ? badCode('This code ends too early.') : ok(opened.value);
}
