// A design in a few dozen characters, for links: a version, the design bit by bit, a checksum.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import {
  BitReader,
  BitWriter,
  type Codec,
  checksumOf,
  constant,
  count,
  isCodeText,
  listOf,
  oneOf,
  optional,
  record,
  tagged,
  text,
  whole,
  yes,
} from '@hardtop/workshop/notation';
import type {
  AttachedDesign,
  BoxPart,
  Cargo,
  CarrierPart,
  CombinationDesign,
  Design,
  Fittings,
  HitchFit,
  PlantFit,
  SingleDesign,
  TireFit,
} from '../design/design.ts';
import { accessoryFit, armor, crewFit, turretFit, weapon, weaponFit } from './code-fittings.ts';
import * as table from './code-tables.ts';
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
      tire: oneOf(table.TIRES),
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

const plants = <Id extends string>(ids: readonly [Id, ...Id[]]): Codec<readonly PlantFit<Id>[]> =>
  listOf(record<PlantFit<Id>>({ plant: oneOf(ids), at: oneOf(['front', 'back', 'cargo']), unpaid: yes }));
const tires = <Id extends string>(ids: readonly [Id, ...Id[]]): Codec<readonly TireFit<Id>[]> =>
  listOf(record<TireFit<Id>>({ tire: oneOf(ids), count: whole(2), at: optional(oneOf(['front', 'back'])) }));

const hitch = optional(
  record<HitchFit>({ type: oneOf(table.HITCHES), release: optional(oneOf(table.HITCH_RELEASES)), rented: yes }),
);
const side = optional(oneOf<'left' | 'right'>(['left', 'right']));
const driven = { driverSide: side, hitch };
const box = optional(record<BoxPart>({ ...FITTINGS, spaces: amount }));
const carrier = optional(record<CarrierPart>({ ...FITTINGS, body: oneOf(table.CARRIERS), box }));
const chassis = oneOf(table.CHASSIS);
const suspension = oneOf(table.SUSPENSIONS);
const carTires = tires(table.TIRES);
const truck = { chassis, plants: plants(table.TRUCK_PLANTS), tires: tires(table.TRUCK_TIRES), ...driven };
const cyclePlants = plants(table.CYCLE_PLANTS);
const copterPlants = plants(table.HELICOPTER_PLANTS);

const shape = <C extends string, B extends string>(id: C, bodies: readonly [B, ...B[]]) => ({
  ...NAMED,
  class: constant(id),
  body: oneOf(bodies),
  ...FITTINGS,
});

const { BODIES, CYCLE_BODIES, TRIKE_BODIES } = table;
const SHAPES = {
  car: record<Kind<'car'>>({ ...shape('car', BODIES), chassis, suspension, sixWheels: yes, plants: plants(table.PLANTS), tires: carTires, ...driven }), // biome-ignore format: a class a line
  cycle: record<Kind<'cycle'>>({
    ...shape('cycle', CYCLE_BODIES),
    suspension,
    plants: cyclePlants,
    tires: carTires,
    ...driven,
  }),
  sidecar: record<Kind<'sidecar'>>({ ...shape('sidecar', table.SIDECAR_BODIES), suspension, tires: carTires, side }),
  trike: record<Kind<'trike'>>({ ...shape('trike', TRIKE_BODIES), reversed: yes, suspension, plants: cyclePlants, tires: carTires, ...driven }), // biome-ignore format: a class a line
  'ten-wheeler': record<Kind<'ten-wheeler'>>({ ...shape('ten-wheeler', table.CABS), ...truck, carrier }),
  'mini-bus': record<Kind<'mini-bus'>>({ ...shape('mini-bus', table.MINI_BUSES), ...truck }),
  'car-trailer': record<Kind<'car-trailer'>>({ ...shape('car-trailer', table.CAR_TRAILERS), reefer: yes, chassis, tires: carTires, hitch, box }), // biome-ignore format: a class a line
  tractor: record<Kind<'tractor'>>({ ...shape('tractor', table.TRACTORS), ...truck }),
  trailer: record<Kind<'trailer'>>({ ...shape('trailer', table.TRAILERS), kind: oneOf(['semi', 'full']), kingpin: oneOf(table.KINGPINS), tires: tires(table.TRUCK_TIRES), box }), // biome-ignore format: a class a line
  bus: record<Kind<'bus'>>({ ...shape('bus', table.BUSES), ...truck }),
  helicopter: record<Kind<'helicopter'>>({
    ...shape('helicopter', table.HELICOPTER_BODIES),
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
const whatever: Codec<Design> = tagged<Design['class'], 'class', Design>('class', table.CLASSES, {
  ...SHAPES,
  combination,
});

/** Of the codes, not of the designs in them. */
const CODE_VERSION = '1';
const CHECK_LENGTH = 2;

export function makeCode(design: Design): string {
  const bits = new BitWriter();
  whatever.write(bits, design);
  const body = CODE_VERSION + bits.finish();
  return body + checksumOf(body);
}

const problem = (message: string): { readonly ok: false; readonly error: Problem } =>
  err({ code: 'bad-code', message });

export function parseCode(code: string): Result<Design> {
  const trimmed = code.trim();
  if (trimmed.length <= CHECK_LENGTH + 1 || !isCodeText(trimmed)) return problem('This is not the code of a design.');
  const body = trimmed.slice(0, -CHECK_LENGTH);
  if (checksumOf(body) !== trimmed.slice(-CHECK_LENGTH))
    return problem('This code is damaged: a character is wrong, or a part of it is missing.');
  if (!body.startsWith(CODE_VERSION))
    return problem(`This code is of version ${body.charAt(0)}; this program reads version ${CODE_VERSION}.`);
  const bits = new BitReader(body.slice(CODE_VERSION.length));
  const design = whatever.read(bits);
  return bits.failed ? problem('This code ends too early.') : ok(design);
}
