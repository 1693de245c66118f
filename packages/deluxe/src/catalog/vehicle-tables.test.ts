import { describe, expect, test } from 'vitest';
import { ACCESSORIES, type AccessoryId, accessory } from './accessories.ts';
import { accessoryFit } from './accessory-fits.ts';
import { ARMOR_ABBREVIATIONS, ARMOR_LAYOUTS, ARMOR_LOCATIONS } from './armor-locations.ts';
import { CAR_TRAILER_REEFER, CAR_TRAILERS, type CarTrailer, carTrailer, TONGUE_DP_PERCENT } from './car-trailers.ts';
import { CYCLE_PLANTS } from './cycle-plants.ts';
import { CYCLE_SUSPENSIONS } from './cycle-suspensions.ts';
import { CYCLE_TIRE_KINDS, cycleTire, TRIKE_TIRE_KINDS } from './cycle-tires.ts';
import { GRASSHOPPER } from './grasshoppers.ts';
import { HELICOPTER_BODIES } from './helicopter-bodies.ts';
import { HELICOPTER_PLANTS, helicopterPlant } from './helicopter-plants.ts';
import { HITCHES, type Hitch } from './hitches.ts';
import { LOADS, type Load } from './loads.ts';
import { SUSPENSIONS } from './suspensions.ts';
import { TIRES, type TireId } from './tires.ts';
import { TRUCK_PLANTS, truckPlant } from './truck-plants.ts';
import { TRUCK_TIRES } from './truck-tires.ts';
import { turretLimit } from './turret-limits.ts';
import { armorLocations, VEHICLE_BODIES, type VehicleBodyId } from './vehicle-bodies.ts';
import { VEHICLE_CLASSES } from './vehicle-classes.ts';
import { MOUNT_PLANS, type MountPlan, mountPlan } from './weapon-mounts.ts';
import { weapon } from './weapons.ts';

const bodyIds = Object.entries(VEHICLE_BODIES).flatMap(([id, rows]) => (id === 'grasshopper' ? [] : Object.keys(rows))) as VehicleBodyId[];

describe('deluxe/VIII/planning-sheet: bodies', () => {
  test('52 bodies, every id unique', () => {
    expect([bodyIds.length, new Set(bodyIds).size]).toEqual([52, 52]);
  });

  test('each class has bodies', () => {
    expect(Object.keys(VEHICLE_BODIES)).toEqual(Object.keys(VEHICLE_CLASSES));
  });

  test('grasshoppers use the bodies named for them', () => {
    expect(Object.keys(VEHICLE_BODIES.grasshopper)).toEqual([...GRASSHOPPER.bodies]);
  });
});

describe('deluxe/VIII.7/armor: locations', () => {
  test.each([
    ['luxury', 6],
    ['heavycycle', 2],
    ['lightsidecar', 5],
    ['lighttrike', 6],
    ['longnose10', 6],
    ['flatbed15', 1],
    ['dumper15', 5],
    ['minibus', 6],
    ['15van', 6],
    ['15flatbed', 1],
    ['20van', 10],
    ['20flatbed', 2],
    ['sleepercabover', 6],
    ['van40', 10],
    ['flatbed40', 2],
    ['dumper40', 8],
    ['bus30', 10],
    ['oneman', 6],
  ] as const)('%s has %i', (id, count) => {
    expect(armorLocations(id)).toHaveLength(count);
  });

  test('no layout names a location twice, and abbreviations are unique', () => {
    for (const layout of Object.values(ARMOR_LAYOUTS)) expect(new Set<string>(layout).size).toBe(layout.length);
    expect(new Set(Object.values(ARMOR_ABBREVIATIONS)).size).toBe(ARMOR_LOCATIONS.length);
  });
});

describe('deluxe/XI.1/body-types', () => {
  const rows: CarTrailer[] = Object.values(CAR_TRAILERS);

  test('a flatbed carries more and holds less than the van of its length', () => {
    for (const van of rows.filter(({ kind, feet }) => kind === 'van' && feet > 0)) {
      const flatbed = rows.find(({ kind, feet }) => kind === 'flatbed' && feet === van.feet);
      expect(flatbed?.armor).toEqual(van.armor);
      expect([flatbed?.tongueDp, flatbed?.wheels, flatbed?.counterLength]).toEqual([van.tongueDp, van.wheels, van.counterLength]);
      expect(flatbed?.maxLoad).toBeGreaterThan(van.maxLoad ?? 0);
      expect(flatbed?.spaces).toBeLessThan(van.spaces);
    }
  });

  test('deluxe/XI.1/reefers: a 10-foot reefer', () => {
    const { cost, weight, maxLoad, spaces } = carTrailer('10van');
    const changed = (figure: number, percent: number) => Math.floor((figure * (100 + percent)) / 100);
    const { costPercent, weightPercent, loadPercent, spacesPercent } = CAR_TRAILER_REEFER;
    expect([changed(cost, costPercent), changed(weight, weightPercent), changed(maxLoad ?? 0, loadPercent), changed(spaces, spacesPercent)]).toEqual([1260, 1840, 4230, 18]);
  });

  test('deluxe/XI.1/chassis: a tongue of 3 becomes 1, 3, 4 or 6', () => {
    expect(Object.values(TONGUE_DP_PERCENT).map((percent) => Math.floor((3 * (100 + percent)) / 100))).toEqual([1, 3, 4, 6]);
  });

  test('deluxe/XI.2/hitches: dearer ones pull more', () => {
    const hitches: Hitch[] = Object.values(HITCHES);
    expect(hitches.map(({ maxLoad }) => maxLoad)).toEqual([2000, 6000, 12000, 20000]);
  });
});

describe('deluxe/IX.1', () => {
  test('tires: half the weight of a car’s, the rest alike', () => {
    for (const id of Object.keys(TIRES) as TireId[]) expect(cycleTire(id)).toEqual({ ...TIRES[id], weight: TIRES[id].weight / 2 });
    expect(cycleTire('orsolid').weight).toBe(40);
  });

  test('tires: solids on trikes only', () => {
    expect(TRIKE_TIRE_KINDS.filter((id) => !(CYCLE_TIRE_KINDS as readonly TireId[]).includes(id))).toEqual(['solid']);
  });

  test('suspension: one class below a car’s, off-road apart', () => {
    for (const id of ['light', 'improved', 'heavy'] as const) expect(CYCLE_SUSPENSIONS[id].handlingClass).toBe(SUSPENSIONS[id].handlingClass - 1);
    expect(CYCLE_SUSPENSIONS.offroad).toEqual({ name: 'Off-road', costPercent: 300, handlingClass: 2 });
  });

  test('power plants: five, the super trike the strongest', () => {
    expect(Object.values(CYCLE_PLANTS).map(({ power }) => power)).toEqual([400, 600, 800, 1000, 1200]);
  });
});

describe('deluxe/X.1', () => {
  test('power plants: two damage points to a space', () => {
    for (const { dp, spaces } of [...Object.values(TRUCK_PLANTS), ...Object.values(HELICOPTER_PLANTS)]) expect(dp).toBe(2 * spaces);
  });

  test('power plants: regular, large and super truck ones are sized like small, standard and super helicopter ones', () => {
    const pairs = [
      [truckPlant('regular'), helicopterPlant('small')],
      [truckPlant('large'), helicopterPlant('standard')],
      [truckPlant('super'), helicopterPlant('super')],
    ] as const;
    for (const [truck, helicopter] of pairs) expect([truck.cost, truck.weight, truck.spaces, truck.dp]).toEqual([helicopter.cost, helicopter.weight, helicopter.spaces, helicopter.dp]);
  });

  test('tires: three times the price of a car’s, twice the weight', () => {
    for (const id of ['standard', 'hd', 'pr', 'solid'] as const) expect([TRUCK_TIRES[id].cost, TRUCK_TIRES[id].weight]).toEqual([3 * TIRES[id].cost, 2 * TIRES[id].weight]);
  });
});

describe('deluxe/VIII.8/turret: who carries which', () => {
  test.each([
    ['midsize', 1, 2],
    ['van', 1, 3],
    ['lighttrike', 0, 0],
    ['mediumtrike', 1, 1],
    ['xheavytrike', 1, 2],
    ['minivan', 0, 0],
    ['6van', 1, 1],
    ['10van', 1, 2],
    ['15van', 1, 3],
    ['20van', 2, 4],
    ['flatbed40', 0, 0],
    ['dumper15', 0, 0],
    ['bus40', 2, 4],
    ['standard', 1, 3],
    ['transport', 1, 4],
  ] as const)('%s: %i of %i spaces', (id, count, holds) => {
    expect([turretLimit(id).count, turretLimit(id).holds]).toEqual([count, holds]);
  });

  test('deluxe/XIII.1/weapons: below a helicopter, on top of all else', () => {
    for (const id of bodyIds) expect(turretLimit(id).at).toBe(id in HELICOPTER_BODIES ? 'underbody' : 'top');
  });
});

describe('mounts', () => {
  const plans: [string, MountPlan][] = Object.entries(MOUNT_PLANS);

  test.each(plans)('%s: what is dropped goes where weapons go, never in front', (_id, { mounts, dropped }) => {
    expect(dropped.filter((mount) => !mounts.includes(mount) || mount.startsWith('front'))).toEqual([]);
  });

  test.each([
    ['longTrailer', 'front', 'deluxe/XII.2/weapons'],
    ['carrier', 'front', 'deluxe/X.2/armor-and-weapons'],
    ['cab', 'back', 'deluxe/X.1/weapons'],
    ['helicopter', 'top', 'deluxe/XIII.1/weapons'],
    ['cycle', 'right', 'deluxe/IX.1/weapon-placement'],
  ] as const)('%s: nothing at the %s (%s)', (id, mount, _rule) => {
    expect(mountPlan(id).mounts).not.toContain(mount);
  });
});

describe('deluxe/VIII.8/accessories', () => {
  const ids = Object.keys(ACCESSORIES) as AccessoryId[];

  test('names are unique and every one can be carried by something', () => {
    expect(new Set(ids.map((id) => accessory(id).name)).size).toBe(ids.length);
    for (const id of ids) expect(accessoryFit(id).on.length).toBeGreaterThan(0);
  });

  test('deluxe/VIII.8/spoiler-airdam: trikes a spoiler only, cycles and oversized vehicles neither', () => {
    expect([accessoryFit('spoiler').on, accessoryFit('airdam').on]).toEqual([
      ['trike', 'car', 'grasshopper'],
      ['car', 'grasshopper'],
    ]);
  });
});

test('deluxe/V.5: special loads fit weapons that have shots', () => {
  const loads: Load[] = Object.values(LOADS);
  for (const { weapons } of loads) for (const id of weapons) expect(weapon(id).shots).toBeGreaterThan(0);
});
