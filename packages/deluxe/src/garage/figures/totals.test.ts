import { describe, expect, test } from 'vitest';
import { handlingModifiers, linesOf, totalsOf } from '../../testing/by-the-book.ts';
import { stockCarDesign, stockDesign } from '../../testing/design-fixtures.ts';
import {
  type CarDesign,
  type CarTrailerDesign,
  type CombinationDesign,
  type CycleDesign,
  type Design,
  type GrasshopperDesign,
  NO_FITTINGS,
  type SidecarDesign,
  type TrikeDesign,
} from '../design/design.ts';
import { applyEdit, type Edit, type Options } from '../design/edit.ts';

const edited = (id: string, ...edits: readonly Edit[]): Design =>
  applyEdit(stockDesign(id), { kind: 'several', edits });
const set = (options: Options, part?: string): Edit => ({ kind: 'set', options, part });

const car = (change: Partial<CarDesign>): CarDesign => ({
  ...NO_FITTINGS,
  version: 1,
  class: 'car',
  name: 'Test car',
  body: 'luxury',
  chassis: 'standard',
  suspension: 'light',
  plants: [{ plant: 'large', at: 'front' }],
  tires: [{ tire: 'standard', count: 4 }],
  crew: [{ role: 'driver' }],
  ...change,
});

describe("the book's worked examples", () => {
  test('deluxe/VIII.2/chassis: a heavy chassis on a mid-sized car bears 5,280 lb for $300 (X-DE1)', () => {
    const design = car({ body: 'midsize', chassis: 'heavy' });
    expect(totalsOf(design).maxLoad).toBe(5280);
    expect(linesOf(design).find(({ kind }) => kind === 'chassis')?.cost).toBe(300);
  });

  test('deluxe/VIII.3/suspension: heavy suspension of a luxury car costs $1,200 (X-DE2)', () => {
    expect(linesOf(car({ suspension: 'heavy' })).find(({ kind }) => kind === 'suspension')?.cost).toBe(1200);
  });

  test('deluxe/VIII.8/ram-plate: 50 points in front of a luxury car, ram plate $1,500 and 250 lb (X-DE3)', () => {
    const plate = car({
      armor: { type: 'normal', points: { front: 50 } },
      accessories: [{ id: 'ramplate', count: 1 }],
    });
    expect(linesOf(plate).find(({ what }) => what === 'Ram plate')).toMatchObject({ cost: 1500, weight: 250 });
    const fireproof = applyEdit(plate, { kind: 'armor-type', type: 'LRFP' });
    expect(linesOf(fireproof).find(({ what }) => what === 'Ram plate')).toMatchObject({ cost: 3750, weight: 275 });
  });

  test('deluxe/XII.2/vehicle-cargo: a luxury car takes 29 spaces, a heavy cycle 11 (X-DE4)', () => {
    const carry = (id: string): number => {
      const design = stockDesign(id);
      if (design.class === 'combination') throw new Error('one vehicle');
      return totalsOf(
        applyEdit(stockDesign('houston-type-two'), { kind: 'add', list: 'cargo', item: { kind: 'vehicle', design } }),
      ).cargoSpacesUsed;
    };
    expect(carry('hotshot')).toBe(29);
    expect(carry('outlander')).toBe(11);
    expect(carry('gnat')).toBe(13);
  });

  test('deluxe/VIII/planning-sheet: the Hotshot, row by row (X-DE5)', () => {
    const rows = linesOf(stockDesign('hotshot')).map(({ kind, cost, weight, spaces }) => [kind, cost, weight, spaces]);
    expect(rows).toEqual([
      ['body', 800, 1800, 0],
      ['chassis', 800, 0, 0],
      ['plant', 3000, 1100, 6],
      ['suspension', 1200, 0, 0],
      ['tires', 800, 200, 0],
      ['crew', 0, 150, 2],
      ['weapon', 2000, 300, 2],
      ['ammunition', 1000, 100, 0],
      ['weapon', 1000, 900, 4],
      ['ammunition', 500, 100, 0],
      ['weapon', 500, 450, 2],
      ['ammunition', 250, 50, 0],
      ['weapon', 500, 450, 2],
      ['ammunition', 250, 50, 0],
      ['link', 100, 0, 0],
      ['accessory', 300, 150, 1],
      ['armor', 1600, 800, 0],
    ]);
    expect(totalsOf(stockDesign('hotshot'))).toMatchObject({
      cost: 14600,
      weight: 6600,
      spacesUsed: 19,
      spacesTotal: 19,
      acceleration: 5,
      topSpeed: 100,
      handlingClass: 3,
      powerUnits: 200,
    });
  });

  test.each([
    ['FT', 'L', 7250],
    ['SD', 'SS', 50],
    ['SD', 'PS', 350],
    ['SS', 'PS', 300],
  ] as const)('deluxe/XV/sample-vehicles: %s to %s costs $%i, nothing else (X-DE6)', (from, to, price) => {
    const armed = (weapon: typeof from | typeof to) =>
      totalsOf(car({ weapons: [{ weapon, count: 1, mount: 'back' }] }));
    expect(armed(to).cost - armed(from).cost).toBe(price);
    expect(armed(to).weight).toBe(armed(from).weight);
    expect(armed(to).spacesUsed).toBe(armed(from).spacesUsed);
  });

  test('deluxe/VIII.11/acceleration: 5,500 lb with 1,400, 2,000 and 2,600 power; exact thirds and halves count (X-PW3, X-PW5)', () => {
    const heavy = (plant: 'medium' | 'large' | 'super', weight: number) => {
      const empty = car({ plants: [{ plant, at: 'front' }] });
      const goods = { kind: 'goods', name: 'Ballast', spaces: 0, weight: weight - totalsOf(empty).weight } as const;
      return totalsOf({ ...empty, cargo: [goods] }).accelerationLoaded;
    };
    expect([
      heavy('medium', 5500),
      heavy('large', 5500),
      heavy('large', 4000),
      heavy('super', 5200),
      heavy('super', 5201),
    ]).toEqual([null, 5, 10, 10, 5]);
    expect(totalsOf(stockDesign('stinger'))).toMatchObject({ weight: 2400, acceleration: 5 });
  });

  test('deluxe/VIII.10/cargo: the Courier version gains 10 with up to 20 lb, then 5 (X-PW4)', () => {
    const with_ = (weight: number) =>
      totalsOf(
        edited('piranha-courier', {
          kind: 'add',
          list: 'cargo',
          item: { kind: 'goods', name: 'Mail', spaces: 1, weight },
        }),
      );
    expect([with_(0), with_(20), with_(25)].map((totals) => totals.accelerationLoaded)).toEqual([10, 10, 5]);
    expect(with_(25)).toMatchObject({ acceleration: 10, accelerationFull: 5, cargoRoom: 2 });
  });
});

describe('rounding and fractions', () => {
  test('deluxe/VIII.7/armor: special armor is rounded once, to the nearest (W-26)', () => {
    const armored = (type: 'LR' | 'LRFP' | 'FP') =>
      linesOf(car({ body: 'subcompact', armor: { type, points: { front: 3, back: 4 } } })).find(
        ({ kind }) => kind === 'armor',
      );
    expect(armored('LR')).toMatchObject({ count: 7, cost: 85, weight: 39 }); // 84.7 and 38.5
    expect(armored('LRFP')).toMatchObject({ cost: 193, weight: 39 }); // 192.5
    expect(armored('FP')).toMatchObject({ cost: 154, weight: 35 });
  });

  test('deluxe/VIII.6/weapon-statistics: three mini rockets take one space exactly (F-14)', () => {
    expect(totalsOf(car({ weapons: [{ weapon: 'MNR', count: 3, mount: 'front' }] })).spacesUsed).toBe(8);
    expect(
      totalsOf(
        car({
          weapons: [
            { weapon: 'MNR', count: 1, mount: 'front' },
            { weapon: 'LR', count: 1, mount: 'front' },
          ],
        }),
      ).spacesUsed,
    ).toBeCloseTo(7 + 5 / 6, 9);
  });

  test("deluxe/VIII.8/magazine: $50, 15 lb and a space above one more load, outside a turret's room (W-24)", () => {
    const line = linesOf(stockDesign('piranha')).find(({ kind }) => kind === 'magazine');
    expect(line).toMatchObject({ count: 1, cost: 550, weight: 65, spaces: 1 });
  });
});

describe('handling class', () => {
  test.each([
    ['deluxe/VIII.3/suspension: a van is one lower', car({ body: 'van', suspension: 'heavy' }), 2],
    [
      'deluxe/VIII.5/pr-radials: one more, never above 3',
      car({ suspension: 'improved', tires: [{ tire: 'prr', count: 4 }] }),
      3,
    ],
    [
      'deluxe/VIII.5/pr-radials: not with two of them',
      car({
        suspension: 'improved',
        tires: [
          { tire: 'prr', count: 2, at: 'front' },
          { tire: 'pr', count: 2, at: 'back' },
        ],
      }),
      2,
    ],
    [
      'deluxe/VIII.5/tires: front and back may differ, an axle may not (W-21)',
      car({
        suspension: 'improved',
        tires: [
          { tire: 'hd', count: 1, at: 'front' },
          { tire: 'pr', count: 1, at: 'front' },
          { tire: 'pr', count: 2, at: 'back' },
        ],
      }),
      1,
    ],
    [
      'deluxe/VIII.8/wheelguards: front guards cost one after the limit',
      car({
        suspension: 'heavy',
        tires: [{ tire: 'prr', count: 4 }],
        accessories: [{ id: 'wheelguard', count: 2, points: 10, at: 'front' }],
      }),
      2,
    ],
    [
      'deluxe/VIII.8/wheelguards: retractable ones do not',
      car({ suspension: 'heavy', accessories: [{ id: 'retractablewheelguard', count: 4, points: 10 }] }),
      3,
    ],
    [
      'deluxe/VIII.8/remote-control: three less',
      car({ suspension: 'heavy', accessories: [{ id: 'remotecontrol', count: 1 }] }),
      0,
    ],
  ])('%s', (_, design, expected) => {
    expect(totalsOf(design).handlingClass).toBe(expected);
  });

  test('deluxe/VIII.3/suspension: a pickup counts as a van when loaded above 5,500 lb (R-02)', () => {
    const pickup = car({ body: 'pickup', suspension: 'heavy' });
    expect(totalsOf(pickup).handlingClass).toBe(3);
    const cargo = [{ kind: 'goods', name: 'Gravel', spaces: 5, weight: 2500 }] as const;
    expect(totalsOf({ ...pickup, cargo }).handlingClass).toBe(2);
    expect(handlingModifiers(pickup, 5501)).toEqual([
      { value: 2, label: 'Heavy suspension, pickup', rule: 'deluxe/VIII.3/suspension' },
    ]);
  });

  test('deluxe/IX.1/suspension: cycle and sidecar add up, to 3 at most (X-CT7)', () => {
    const cycle = stockDesign('outlander') as CycleDesign;
    const sidecar = stockDesign('outlander-sidecar') as SidecarDesign;
    const both = (a: 'light' | 'improved' | 'heavy', b: 'light' | 'improved' | 'heavy'): CombinationDesign => ({
      version: 1,
      class: 'combination',
      name: 'Both',
      lead: { ...cycle, suspension: a },
      attached: [{ ...sidecar, suspension: b }],
    });
    expect(
      [both('improved', 'improved'), both('heavy', 'heavy'), both('light', 'light')].map(
        (design) => totalsOf(design).handlingClass,
      ),
    ).toEqual([2, 3, 0]);
  });

  test('deluxe/IX.2/reversed-trikes: one more handling, one space less, half the body price more', () => {
    const imp = stockDesign('imp') as TrikeDesign;
    const reversed = totalsOf({ ...imp, reversed: true });
    expect(reversed).toMatchObject({ handlingClass: 3, spacesTotal: 7, cost: totalsOf(imp).cost + 125 });
    const guarded = {
      ...imp,
      reversed: true,
      accessories: [{ id: 'wheelguard', count: 2, points: 5, at: 'front' }],
    } as const;
    expect(totalsOf(guarded).handlingClass).toBe(2);
  });

  test('deluxe/XII.5/handling-class: a tractor alone 0, with its trailer 1', () => {
    const lead = stockDesign('roughrider');
    const attached = stockDesign('houston-type-two');
    if (lead.class !== 'tractor' || attached.class !== 'trailer') throw new Error('no rig');
    const rig: CombinationDesign = { version: 1, class: 'combination', name: 'Rig', lead, attached: [attached] };
    expect(totalsOf(lead).handlingClass).toBe(0);
    expect(totalsOf(rig)).toMatchObject({ handlingClass: 1, weight: 19150, acceleration: 5, cost: 58150 + 27950 });
  });
});

describe('other classes', () => {
  const trailer = stockDesign('crusader') as CarTrailerDesign;

  test("deluxe/XI.3/acceleration: a trailer's weight counts, its load does not", () => {
    const lead = { ...stockCarDesign('hotshot'), hitch: { type: 'standard' } } as const;
    const towing: CombinationDesign = { version: 1, class: 'combination', name: 'Towing', lead, attached: [trailer] };
    expect(totalsOf(towing)).toMatchObject({ weight: 6600 + 20 + 2650, maxLoad: 11_300, acceleration: null });
  });

  test('deluxe/XI.1/reefers: 80% dearer, a tenth less room and load, 15% heavier', () => {
    const reefer = totalsOf({ ...trailer, reefer: true });
    const plain = totalsOf(trailer);
    expect(reefer).toMatchObject({
      spacesTotal: 18,
      maxLoad: 4230,
      weight: plain.weight + 240,
      cost: plain.cost + 560,
    });
  });

  test('deluxe/XI.1/body-types: a box on a flatbed takes room there and is armored by itself', () => {
    const hauler = stockDesign('wood-hauler') as CarTrailerDesign;
    expect(totalsOf(hauler)).toMatchObject({ spacesUsed: 2, cargoRoom: 6 });
    const armored = applyEdit(hauler, { kind: 'armor', points: { back: 10 }, part: 'box' });
    expect(totalsOf(armored).cost - totalsOf(hauler).cost).toBe(90);
    expect(totalsOf(armored).armorPoints).toBe(15);
  });

  test.each([
    ['deluxe/XI.2/hitches: a heavy hitch', { type: 'heavy' }, 500, 30],
    ['deluxe/XI.2/special-hitches: an explosive one', { type: 'heavy', release: 'explosive' }, 900, 30],
    ['deluxe/XI.2/special-hitches: a quick-release one', { type: 'light', release: 'quickrelease' }, 1150, 10],
    ['deluxe/XI.2/rented-hitches: a tenth of the price', { type: 'standard', rented: true }, 35, 20],
  ] as const)('%s', (_, hitch, cost, weight) => {
    const plain = totalsOf(car({}));
    const towing = totalsOf(car({ hitch }));
    expect([towing.cost - plain.cost, towing.weight - plain.weight]).toEqual([cost, weight]);
  });

  test('deluxe/XIII.1/stowaway: $1,000 for the folding kind', () => {
    expect(totalsOf(stockDesign('gnat')).cost - totalsOf(edited('gnat', set({ stowaway: undefined }))).cost).toBe(1000);
  });

  test('deluxe/XIII.4/grasshoppers: $15,000, a space for the rotors, 5 on the ground and handling 2 in the air', () => {
    const hopper: GrasshopperDesign = { ...car({}), class: 'grasshopper', plants: [{ plant: 'mini', at: 'front' }] };
    const totals = totalsOf(hopper);
    expect(totals).toMatchObject({
      acceleration: 5,
      spacesUsed: 2 + 8 + 1,
      topSpeed: 180,
      handlingClass: 1,
      air: { acceleration: 5, handlingClass: 2 },
    });
    expect(totals.cost).toBe(800 + 15000 + 10000 + 200);
  });

  test('deluxe/VIII.4/duplicate-plants: in the cargo area $500, 200 lb and 4 spaces more; power is not added', () => {
    const van = car({
      body: 'van',
      plants: [
        { plant: 'large', at: 'front' },
        { plant: 'small', at: 'back' },
      ],
    });
    const inCargo = applyEdit(
      van,
      set({
        plants: [
          { plant: 'large', at: 'front' },
          { plant: 'small', at: 'cargo' },
        ],
      }),
    );
    expect(totalsOf(inCargo)).toMatchObject({
      cost: totalsOf(van).cost + 500,
      weight: totalsOf(van).weight + 200,
      cargoSpacesUsed: 7,
      powerUnits: 400,
    });
  });

  test('deluxe/V.5/dropped-weapons: mines for either trigger cost double; tear gas has its own price; grenades are bought one by one', () => {
    const price = (weapon: 'MD' | 'SS' | 'GL', load: NonNullable<CarDesign['weapons'][number]['load']>) => {
      const loaded = totalsOf(car({ weapons: [{ weapon, count: 1, mount: 'back', load }] }));
      const empty = totalsOf(car({ weapons: [{ weapon, count: 1, mount: 'back', load: { kind: 'empty' } }] }));
      return [loaded.cost - empty.cost, loaded.weight - empty.weight];
    };
    expect(price('MD', { kind: 'mines', fuse: 'dual' })).toEqual([1000, 50]);
    expect(price('MD', { kind: 'mines', fuse: 'remote' })).toEqual([500, 50]);
    expect(price('SS', { kind: 'tear-gas' })).toEqual([500, 10]);
    expect(price('GL', { kind: 'grenades', order: ['grenade', 'CG', 'SG'] })).toEqual([85, 12]);
    expect(price('MD', { kind: 'part', shots: 3 })).toEqual([150, 15]);
  });

  test('deluxe/XIV.2/aada-divisions: body armor counts, hand weapons do not', () => {
    const armed = totalsOf(
      car({ crew: [{ role: 'driver', armor: 'bodyarmor', handWeapons: [{ id: 'SMG', count: 1 }] }] }),
    );
    const plain = totalsOf(car({}));
    expect([armed.cost - plain.cost, armed.divisionCost - plain.cost]).toEqual([620, 250]);
  });

  test('deluxe/VIII.9/passengers, deluxe/X.3/personnel, deluxe/XII.2/personnel, deluxe/XII.3/personnel: seats by class', () => {
    const room = (id: string, role: 'passenger' | 'luxury-passenger') => {
      const before = totalsOf(stockDesign(id));
      const after = totalsOf(edited(id, { kind: 'add', list: 'crew', item: { role } }));
      return [after.spacesUsed - before.spacesUsed, after.weight - before.weight, after.cost - before.cost];
    };
    expect(room('hotshot', 'passenger')).toEqual([1, 150, 0]);
    expect(room('shogun-100', 'passenger')).toEqual([0, 150, 0]);
    expect(room('voyager', 'passenger')).toEqual([2, 200, 0]);
    expect(room('busnought', 'luxury-passenger')).toEqual([3, 200, 500]);
    expect(room('roughrider', 'passenger')).toEqual([2, 150, 0]);
    expect(room('unit-twelve', 'passenger')).toEqual([2, 150, 0]);
  });
});
