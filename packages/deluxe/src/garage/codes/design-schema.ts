// A design of every class, as it comes from outside: strict, so that a slip of the pen is named and not dropped; in codes the commonest case
// of each part takes the fewest bits. Codes number ids in the order of the catalogue's tables: new ones go to the end, or the links people
// saved stop working.

import { err, keysOf, type Problem, type Result, readBy } from '@hardtop/kernel';
import { type Codec, strangerProblem } from '@hardtop/workshop/codes';
import * as z from 'zod';
import { ARMOR_TYPES } from '../../catalog/armor.ts';
import { CHASSIS } from '../../catalog/chassis.ts';
import { CYCLE_PLANTS } from '../../catalog/cycle-plants.ts';
import { GRENADES } from '../../catalog/grenades.ts';
import { HAND_WEAPONS } from '../../catalog/hand-weapons.ts';
import { HELICOPTER_PLANTS } from '../../catalog/helicopter-plants.ts';
import { HITCH_RELEASES, HITCHES } from '../../catalog/hitches.ts';
import { KINGPINS } from '../../catalog/kingpins.ts';
import { PLANTS } from '../../catalog/plants.ts';
import { SUSPENSIONS } from '../../catalog/suspensions.ts';
import { TIRES } from '../../catalog/tires.ts';
import { TRUCK_PLANTS } from '../../catalog/truck-plants.ts';
import { TRUCK_TIRES } from '../../catalog/truck-tires.ts';
import { TURRETS } from '../../catalog/turrets.ts';
import { SIDES } from '../../catalog/units.ts';
import { VEHICLE_BODIES } from '../../catalog/vehicle-bodies.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import { DESIGN_CLASSES, DESIGN_VERSION, type Design, type SingleDesign } from '../design/design.ts';
import { type Armor, LOCATIONS, type Location, ROLES } from '../design/fittings.ts';
import { PART_IDS } from '../design/parts.ts';
import { amount, bitsOf, coded, counted, flag, growing, label, mostly, number, oneOfShapes } from './schema-bits.ts';

export const MOUNTS = [...LOCATIONS, 'turret', 'platform'] as const;
export const CARRIED = [...keysOf(HAND_WEAPONS), ...keysOf(GRENADES)] as const;

const idIn = <T extends object>(table: T) => z.enum(keysOf(table));
const anyOf = <S extends z.ZodType>(kind: S) => z.array(kind).max(100).default([]);

const weapon = growing(keysOf(WEAPONS));
const mount = z.enum(MOUNTS);
const location = z.enum(LOCATIONS);
const points = number(4);
const armorType = idIn(ARMOR_TYPES);
const place = z.enum(['front', 'back', 'cargo']);

const load = oneOfShapes('kind', {
  empty: z.strictObject({ kind: z.literal('empty') }),
  part: z.strictObject({ kind: z.literal('part'), shots: number(3) }),
  'tear-gas': z.strictObject({ kind: z.literal('tear-gas') }),
  mines: z.strictObject({ kind: z.literal('mines'), fuse: z.enum(['remote', 'dual']) }),
  grenades: z.strictObject({ kind: z.literal('grenades'), order: z.array(idIn(GRENADES)).max(999) }),
});

const weaponFit = mostly(
  'weapon',
  { weapon, count: counted, mount, turret: label.optional() },
  { links: z.array(label).max(20).optional(), magazines: number(0).optional(), load: load.optional(), inCargo: flag },
);

const turretFit = z
  .strictObject({ id: label, type: growing(keysOf(TURRETS)), at: location, universal: flag, inCargo: flag })
  .meta({ id: 'turret' });

const crewFit = mostly(
  'crew',
  { role: z.enum(ROLES) },
  {
    count: counted.optional(),
    at: place.optional(),
    turret: label.optional(),
    computer: z.enum(['computer', 'hirescomputer']).optional(),
    cyberlink: z.strictObject({ weapon, mount }).optional(),
    armor: z.enum(['bodyarmor', 'improvedbodyarmor']).optional(),
    handWeapons: z
      .array(z.strictObject({ id: growing(CARRIED), count: counted }))
      .max(50)
      .optional(),
  },
);

const accessoryFit = mostly(
  'accessory',
  { id: growing(PART_IDS), count: counted },
  { at: location.optional(), points: points.optional(), armorType: armorType.optional(), inCargo: flag },
);

/** The six sides, or those of all fourteen places that have any. */
const armorBits: Codec<Armor> = {
  write(out, { type, points: all }) {
    bitsOf(armorType).write(out, type);
    const places = LOCATIONS.filter((at) => (all[at] ?? 0) !== 0);
    const isShort = places.every((at) => SIDES.some((side) => side === at));
    out.put(isShort ? 0 : 1, 1);
    for (const at of isShort ? SIDES : LOCATIONS) bitsOf(points).write(out, all[at] ?? 0);
  },
  read(from) {
    const type = bitsOf(armorType).read(from) as Armor['type'];
    const all: Partial<Record<Location, number>> = {};
    for (const at of from.take(1) === 0 ? SIDES : LOCATIONS) {
      const value = Number(bitsOf(points).read(from));
      if (value > 0) all[at] = value;
    }
    return { type, points: all };
  },
};
const armor = z.strictObject({
  type: armorType.default('normal'),
  points: z.partialRecord(location, points).default({}),
});

/** A design may carry another, or be of several: asked for when it is used. */
const designBits: Codec<unknown> = {
  write: (out, value) => bitsOf(DESIGN).write(out, value),
  read: (from) => bitsOf(DESIGN).read(from),
};

const cargo = oneOfShapes('kind', {
  goods: z.strictObject({
    kind: z.literal('goods'),
    name: z.string().min(1).max(60),
    spaces: amount(z.number().min(0).max(1000)),
    weight: amount(z.number().min(0).max(200_000)),
    cost: amount(z.number().min(0).max(10_000_000)).optional(),
  }),
  'spare-tire': z.strictObject({
    kind: z.literal('spare-tire'),
    tire: idIn(TIRES),
    size: z.enum(['subcompact', 'compact', 'midsize', 'luxury', 'van', 'cycle', 'truck']),
    count: counted,
  }),
  ammunition: z.strictObject({ kind: z.literal('ammunition'), weapon, loads: counted }),
  grenades: z.strictObject({ kind: z.literal('grenades'), boxes: counted }),
  vehicle: z.strictObject({
    kind: z.literal('vehicle'),
    design: coded(
      z.lazy((): z.ZodType => z.discriminatedUnion('class', [...LEADS, ...ATTACHED])),
      designBits,
    ),
  }),
});

const named = { version: z.literal(DESIGN_VERSION), name: z.string().max(80), notes: z.string().max(2000).optional() };
const fit = {
  armor: coded(armor.default({ type: 'normal', points: {} }), armorBits),
  weapons: anyOf(weaponFit),
  turrets: anyOf(turretFit),
  crew: anyOf(crewFit),
  accessories: anyOf(accessoryFit),
  cargo: anyOf(cargo),
};

const plants = <T extends object>(table: T) =>
  z.array(z.strictObject({ plant: idIn(table), at: place.default('front'), unpaid: flag })).max(4);
const tires = <T extends object>(table: T) =>
  z.array(z.strictObject({ tire: idIn(table), count: number(2, 1), at: z.enum(['front', 'back']).optional() })).max(8);

const hitch = z
  .strictObject({ type: idIn(HITCHES), release: idIn(HITCH_RELEASES).optional(), rented: flag })
  .optional();
const side = z.enum(['left', 'right']).optional();
const driven = { driverSide: side, hitch };
const box = z.strictObject({ ...fit, spaces: amount(z.int().min(0).max(999)) }).optional();
const carrier = z.strictObject({ ...fit, body: idIn(VEHICLE_BODIES.carrier), box }).optional();
const chassis = idIn(CHASSIS).default('standard');
const suspension = idIn(SUSPENSIONS).default('light');
const carTires = tires(TIRES);
const truck = { chassis, plants: plants(TRUCK_PLANTS), tires: tires(TRUCK_TIRES), ...driven };
const cyclePlants = plants(CYCLE_PLANTS);
const copterPlants = plants(HELICOPTER_PLANTS);

const shapeOf = <C extends string, B extends object, F extends z.ZodRawShape>(id: C, bodies: B, fields: F) =>
  z.strictObject({ ...named, class: z.literal(id), body: idIn(bodies), ...fit, ...fields }).meta({ id });

const { car, cycle, trike, cab, miniBus, tractor, bus, helicopter, sidecar, carTrailer, trailer } = VEHICLE_BODIES;

const LEADS = [
  shapeOf('car', car, { chassis, suspension, sixWheels: flag, plants: plants(PLANTS), tires: carTires, ...driven }),
  shapeOf('cycle', cycle, { suspension, plants: cyclePlants, tires: carTires, ...driven }),
  shapeOf('trike', trike, { reversed: flag, suspension, plants: cyclePlants, tires: carTires, ...driven }),
  shapeOf('ten-wheeler', cab, { ...truck, carrier }),
  shapeOf('mini-bus', miniBus, truck),
  shapeOf('tractor', tractor, truck),
  shapeOf('bus', bus, truck),
  shapeOf('helicopter', helicopter, { stowaway: flag, plants: copterPlants }),
  shapeOf('grasshopper', car, { chassis, suspension, plants: copterPlants, tires: carTires, ...driven }),
] as const;

const kingpin = idIn(KINGPINS).default('standard');
const ATTACHED = [
  shapeOf('sidecar', sidecar, { suspension, tires: carTires, side }),
  shapeOf('car-trailer', carTrailer, { reefer: flag, chassis, tires: carTires, hitch, box }),
  shapeOf('trailer', trailer, { kind: z.enum(['semi', 'full']), kingpin, tires: tires(TRUCK_TIRES), box }),
] as const;

const combination = z.strictObject({
  ...named,
  class: z.literal('combination'),
  lead: coded(z.discriminatedUnion('class', LEADS), designBits),
  attached: z.array(coded(z.discriminatedUnion('class', ATTACHED), designBits)).max(10),
});

const CLASSES = Object.fromEntries(
  [...LEADS, ...ATTACHED, combination].map((shape) => [shape.shape.class.value, shape]),
);

/** Whatever it lets through is a design, and every design goes through. */
export const DESIGN = oneOfShapes('class', CLASSES, DESIGN_CLASSES) as z.ZodType<Design>;

/** What a design of each class may have. */
export const fieldsOf = (kind: SingleDesign['class']): readonly string[] => Object.keys(CLASSES[kind]?.shape ?? {});

/** Every problem at once. */
export function parseDesign(json: unknown): Result<Design, readonly Problem[]> {
  const first = strangerProblem(json, DESIGN_VERSION);
  return first === null ? readBy(DESIGN, json) : err([first]);
}

/** For docs/design.schema.json. */
export const designJsonSchema = (): unknown => ({
  title: 'A Hardtop design (deluxe)',
  ...z.toJSONSchema(DESIGN, { io: 'input', reused: 'inline' }),
});
