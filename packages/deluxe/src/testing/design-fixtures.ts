// Designs for tests: a plain legal car to change, and random ones.

import fc from 'fast-check';
import { ARMOR_TYPES } from '../catalog/armor.ts';
import { BODIES } from '../catalog/bodies.ts';
import { CHASSIS } from '../catalog/chassis.ts';
import { PLANTS } from '../catalog/plants.ts';
import { SUSPENSIONS } from '../catalog/suspensions.ts';
import { TIRES } from '../catalog/tires.ts';
import { TURRETS } from '../catalog/turrets.ts';
import { SIDES } from '../catalog/units.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import type { CarDesign, Design } from '../garage/design/design.ts';
import type { Edit } from '../garage/design/edit.ts';
import type { AccessoryFit, CrewFit, WeaponFit } from '../garage/design/fittings.ts';
import { PART_IDS } from '../garage/design/parts.ts';
import { STOCK, stockVehicle } from '../garage/stock/list.ts';

export function stockDesign(id: string): Design {
  const vehicle = stockVehicle(id);
  if (vehicle === undefined) throw new Error(`no stock vehicle ${id}`);
  return vehicle.design;
}

export function stockCarDesign(id: string): CarDesign {
  const design = stockDesign(id);
  if (design.class !== 'car') throw new Error(`${id} is no car`);
  return design;
}

const keys = <T extends object>(table: T): fc.Arbitrary<keyof T> =>
  fc.constantFrom(...(Object.keys(table) as (keyof T)[]));

const mount = fc.constantFrom(
  'front',
  'back',
  'right',
  'left',
  'top',
  'underbody',
  'frontRight',
  'turret',
  'platform',
) as fc.Arbitrary<WeaponFit['mount']>;

const anyWeapon: fc.Arbitrary<WeaponFit> = fc.record(
  {
    weapon: keys(WEAPONS),
    count: fc.integer({ min: 1, max: 4 }),
    mount,
    turret: fc.constantFrom('t1', 't2'),
    links: fc.uniqueArray(fc.constantFrom('A', 'B'), { minLength: 1 }),
    magazines: fc.integer({ min: 0, max: 2 }),
  },
  { requiredKeys: ['weapon', 'count', 'mount'] },
);

const anyCrew: fc.Arbitrary<CrewFit> = fc.record(
  {
    role: fc.constantFrom('driver', 'gunner', 'passenger', 'luxury-passenger', 'skid-passenger') as fc.Arbitrary<
      CrewFit['role']
    >,
    count: fc.integer({ min: 1, max: 3 }),
    at: fc.constantFrom('front', 'back', 'cargo') as fc.Arbitrary<'front' | 'back' | 'cargo'>,
    computer: fc.constantFrom('computer', 'hirescomputer') as fc.Arbitrary<'computer' | 'hirescomputer'>,
  },
  { requiredKeys: ['role'] },
);

const anyAccessory: fc.Arbitrary<AccessoryFit> = fc.record(
  {
    id: fc.constantFrom(...PART_IDS),
    count: fc.integer({ min: 1, max: 7 }),
    points: fc.integer({ min: 1, max: 12 }),
    inCargo: fc.boolean(),
  },
  { requiredKeys: ['id', 'count'] },
);

export const anyCar: fc.Arbitrary<CarDesign> = fc.record({
  version: fc.constant(1 as const),
  class: fc.constant('car' as const),
  name: fc.constant('Any'),
  body: keys(BODIES),
  chassis: keys(CHASSIS),
  suspension: keys(SUSPENSIONS),
  sixWheels: fc.boolean(),
  plants: fc.array(
    fc.record({
      plant: keys(PLANTS),
      at: fc.constantFrom('front', 'back', 'cargo') as fc.Arbitrary<'front' | 'back' | 'cargo'>,
    }),
    { minLength: 0, maxLength: 2 },
  ),
  tires: fc.array(fc.record({ tire: keys(TIRES), count: fc.constantFrom(2, 4, 6) }), { minLength: 1, maxLength: 2 }),
  armor: fc.record({
    type: keys(ARMOR_TYPES),
    points: fc.dictionary(fc.constantFrom(...SIDES, 'frontTop'), fc.integer({ min: 0, max: 60 })),
  }),
  weapons: fc.array(anyWeapon, { maxLength: 5 }),
  turrets: fc.array(
    fc.record({
      id: fc.constant('t1'),
      type: keys(TURRETS),
      at: fc.constantFrom('top', 'underbody') as fc.Arbitrary<'top' | 'underbody'>,
    }),
    { maxLength: 1 },
  ),
  crew: fc.array(anyCrew, { maxLength: 3 }),
  accessories: fc.array(anyAccessory, { maxLength: 3 }),
  cargo: fc.constant([]),
});

/** A stock vehicle with a few random changes. */
export const anyStock: fc.Arbitrary<Design> = fc.constantFrom(...STOCK.map(({ design }) => design));

export const anyAddition: fc.Arbitrary<Edit> = fc.oneof(
  anyWeapon.map((item): Edit => ({ kind: 'add', list: 'weapons', item })),
  anyCrew.map((item): Edit => ({ kind: 'add', list: 'crew', item })),
  anyAccessory.map((item): Edit => ({ kind: 'add', list: 'accessories', item })),
);
