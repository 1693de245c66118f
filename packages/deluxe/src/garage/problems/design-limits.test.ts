// Limits of single chapters that no table of cases holds: wheelguards, ramps, crates, seats, numbers.

import { describe, expect, test } from 'vitest';
import { check, linesOf, problemsOf, totalsOf } from '../../testing/by-the-book.ts';
import { stockCarDesign, stockDesign } from '../../testing/design-fixtures.ts';
import { type Design, NO_FITTINGS } from '../design/design.ts';
import { applyEdit, type Edit, type FittingLists, type ListName } from '../design/edit.ts';

const add = <L extends ListName>(list: L, item: FittingLists[L], part?: string): Edit =>
  ({ kind: 'add', list, item, part }) as Edit;
const edited = (id: string, ...edits: readonly Edit[]): Design =>
  applyEdit(stockDesign(id), { kind: 'several', edits });
const messages = (design: Design, code: string): readonly string[] =>
  problemsOf(design).flatMap((problem) => (problem.code === code ? [problem.message] : []));

describe('deluxe/VIII.8/wheelguards', () => {
  const guards = (id: 'wheelguard' | 'retractablewheelguard' | 'cyclewheelguard', count: number, at?: 'front') =>
    add('accessories', { id, count, points: 5, ...(at && { at }) });

  test('one to a wheel, fixed and retractable together', () => {
    const both = edited('hotshot', guards('wheelguard', 2), guards('retractablewheelguard', 3));
    expect(messages(both, 'wheelguard')).toEqual(['5 wheelguards for 4 places.']);
  });

  test('four for a semi-trailer, six for a full one', () => {
    expect(messages(edited('houston-type-two', guards('wheelguard', 5)), 'wheelguard')).toHaveLength(1);
    const bare = edited('unit-twelve', { kind: 'remove', list: 'accessories', index: 0 });
    expect(messages(applyEdit(bare, guards('wheelguard', 6)), 'wheelguard')).toEqual([]);
  });

  test('deluxe/VIII.8/cycle-wheelguards: a car trailer has car guards, the mini trailer cycle ones', () => {
    expect(messages(edited('crusader', guards('cyclewheelguard', 2)), 'wheelguard')).toHaveLength(1);
    expect(messages(edited('crusader', guards('wheelguard', 2)), 'wheelguard')).toEqual([]);
  });

  test('on the back wheels they cost no handling, on the front pair they do', () => {
    const handling = (...edits: readonly Edit[]) => totalsOf(edited('hotshot', ...edits)).handlingClass;
    expect([handling(guards('wheelguard', 2)), handling(guards('wheelguard', 3))]).toEqual([3, 2]);
    expect(handling(guards('wheelguard', 1, 'front'))).toBe(2);
  });

  test("deluxe/IX.2/reversed-trikes: a reversed trike's pair is in front", () => {
    const reversed = edited('imp', { kind: 'set', options: { reversed: true } });
    expect(totalsOf(applyEdit(reversed, guards('wheelguard', 2))).handlingClass).toBe(2);
    expect(totalsOf(applyEdit(reversed, guards('cyclewheelguard', 1))).handlingClass).toBe(3);
  });
});

describe('deluxe/XII.2/ramps and deluxe/XII.2/assault-ramp: what they fit', () => {
  const fitted = (body: string, id: 'ramps' | 'assaultramp'): readonly string[] =>
    messages(
      edited('houston-type-two', { kind: 'set', options: { body } }, add('accessories', { id, count: 1 })),
      'accessory-class',
    );

  test('wheel ramps on flatbeds and vans, an assault ramp on vans alone', () => {
    expect([fitted('flatbed40', 'ramps'), fitted('van40', 'ramps'), fitted('van40', 'assaultramp')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(fitted('flatbed40', 'assaultramp')).toHaveLength(1);
    expect(fitted('tanker40', 'assaultramp')).toHaveLength(1);
    expect(fitted('dumper40', 'ramps')).toHaveLength(1);
  });

  test('a bus may have an assault ramp', () => {
    expect(
      messages(edited('busnought', add('accessories', { id: 'assaultramp', count: 1 })), 'accessory-class'),
    ).toEqual([]);
  });
});

describe('deluxe/VIII.10/cargo', () => {
  test('crates hold what is fired shot by shot', () => {
    const crate = (weapon: 'MG' | 'L' | 'HR' | 'GL') =>
      messages(edited('intimidator', add('cargo', { kind: 'ammunition', weapon, loads: 1 })), 'load');
    expect([crate('MG'), crate('L').length, crate('HR').length, crate('GL').length]).toEqual([[], 1, 1, 1]);
  });

  test('deluxe/XII.2/vehicle-cargo: a truck aboard counts with its carrier', () => {
    const design = stockDesign('viking');
    if (design.class === 'combination') throw new Error('one vehicle');
    const carrying = edited('houston-type-two', add('cargo', { kind: 'vehicle', design }));
    expect(totalsOf(carrying).cargoSpacesUsed).toBe(20 + 30 + 10);
  });

  test('deluxe/X.2/dumper: gear besides weapons is no cargo either', () => {
    const truck = stockDesign('viking');
    if (truck.class !== 'ten-wheeler') throw new Error('no truck');
    const dumper: Design = { ...truck, carrier: { ...NO_FITTINGS, body: 'dumper15' } };
    const gear = add('accessories', { id: 'infrared', count: 6 }, 'carrier');
    expect(messages(applyEdit(dumper, gear), 'dump-weapons')).toEqual([
      'Carrier: Weapons and gear take 6 spaces; a dumper gives them 5.',
    ]);
  });
});

describe('deluxe/VIII.9/people: seats', () => {
  test('the driver takes one of the two in front; a tractor may seat three', () => {
    const front = add('crew', { role: 'gunner', count: 2, at: 'front' });
    expect(messages(edited('hotshot', front), 'seats')).toEqual(['3 people in front; there are 2 seats.']);
    expect(messages(edited('roughrider', front), 'seats')).toEqual([]);
  });

  test('deluxe/X.3/personnel: a gunner may sit at the very back of a bus', () => {
    const design = edited('voyager', add('crew', { role: 'gunner', at: 'back' }));
    expect(linesOf(design).find(({ what, where }) => what === 'Gunner' && where === 'back')).toMatchObject({
      weight: 150,
      spaces: 2,
    });
    expect(messages(design, 'crew-place')).toEqual([]);
  });
});

describe('deluxe/VIII.8/side-door: who has one, and where', () => {
  const door = (id: string, at: 'left' | 'front'): readonly string[] =>
    problemsOf(edited(id, add('accessories', { id: 'sidedoor', count: 1, at })))
      .filter(({ rule }) => rule === 'deluxe/VIII.8/side-door')
      .map(({ code }) => code);

  test('vans, oversized vehicles and helicopters, to the side', () => {
    expect([door('ambunaught', 'left'), door('busnought', 'left'), door('husky', 'left')]).toEqual([[], [], []]);
    expect(door('hotshot', 'left')).toEqual(['accessory-class']);
    expect(door('ambunaught', 'front')).toEqual(['accessory-place']);
  });
});

describe('deluxe/VIII/planning-sheet: numbers that cannot be', () => {
  const ways = (design: Design): readonly string[] =>
    check(design)
      .problems.filter(({ code }) => code === 'number')
      .flatMap(({ alternatives }) => alternatives.map(({ label }) => label.split(/,| for /)[0] ?? ''));

  test.each([
    ['negative', add('accessories', { id: 'radar', count: -2 }), ['Take 1', 'Take none']],
    ['fractional', add('crew', { role: 'passenger', count: 0.5 }), ['Leave them behind']],
    ['too large', { kind: 'armor', points: { front: 1e9 } }, ['No armor front']],
    ['negative cargo', add('cargo', { kind: 'goods', name: 'Helium', spaces: 0, weight: -5 }), ['Count it anew']],
  ] as const)('%s: named, with a way out', (_, edit, expected) => {
    expect(ways(edited('police-cruiser', edit))).toEqual(expect.arrayContaining([...expected]));
  });

  test('a box of half a space', () => {
    const hauler = edited('wood-hauler', { kind: 'set', options: { spaces: 1.5 }, part: 'box' });
    expect(messages(hauler, 'number')).toEqual(['box spaces: 1.5 is not a whole number from 0 to 999.']);
    expect(ways(hauler)).toContain('A box of 2 spaces');
  });
});

describe('other chapters', () => {
  test('deluxe/XIV.5/off-road-suspension: five times the body of a car, three times that of a cycle; handling 2', () => {
    const offroad: Edit = { kind: 'set', options: { suspension: 'offroad' } };
    const price = (id: string) => linesOf(edited(id, offroad)).find(({ kind }) => kind === 'suspension');
    expect(price('hotshot')).toMatchObject({ cost: 4000, rule: 'deluxe/XIV.5/off-road-suspension' });
    expect(price('shogun-150')?.cost).toBe(600);
    expect(totalsOf(edited('hotshot', offroad)).handlingClass).toBe(2);
  });

  test('deluxe/VIII.12/placing: the plant stands in front or in back', () => {
    const back = edited('hotshot', { kind: 'set', options: { plants: [{ plant: 'super', at: 'back' }] } });
    expect(problemsOf(back)).toEqual([]);
    expect(linesOf(back).find(({ kind }) => kind === 'plant')?.where).toBe('back');
    const bus = edited('busnought', { kind: 'set', options: { plants: [{ plant: 'regular', at: 'back' }] } });
    expect(messages(bus, 'plant-place')).toHaveLength(1);
  });

  test('deluxe/city/13/killer-rv, deluxe/city/13/police-cruiser and deluxe/city/13/ambunaught stand in the stock list, legal', () => {
    for (const id of ['killer-rv', 'police-cruiser', 'ambunaught']) expect(problemsOf(stockDesign(id)), id).toEqual([]);
    expect(stockCarDesign('police-cruiser').tires).toEqual([{ tire: 'solid', count: 4 }]);
  });
});

describe('deluxe/XI.2/hitches: ways out of trains', () => {
  const train = (lead: string, ...attached: readonly string[]): Design =>
    ({
      version: 1,
      class: 'combination',
      name: 'Train',
      lead: stockDesign(lead),
      attached: attached.map(stockDesign),
    }) as Design;
  const waysOf = (design: Design, code: string): readonly string[] =>
    check(design)
      .problems.filter((problem) => problem.code === code)
      .flatMap(({ alternatives }) => alternatives.map(({ label }) => label.split(/,| for /)[0] ?? ''));

  test('deluxe/IX.1/frames: a light cycle takes a heavier frame or leaves its sidecar', () => {
    const labels = waysOf(train('shogun-100', 'outlander-sidecar'), 'attach');
    expect(labels).toContain('Leave Outlander Sidecar behind');
  });

  test('a trailer without a fifth wheel is left behind', () => {
    const bus = train('busnought', 'houston-type-two');
    const [problem] = check(bus).problems.filter(({ code }) => code === 'attach');
    const [way] = problem?.alternatives ?? [];
    expect(way?.label).toMatch(/^Leave .* behind/);
    if (way !== undefined) expect(applyEdit(bus, way.edit)).toEqual(stockDesign('busnought'));
  });

  test('deluxe/XI.2/tongues: a cycle with a hitch tows a mini trailer', () => {
    const cycle = edited('shogun-150', { kind: 'set', options: { hitch: { type: 'light' } } });
    const mini = edited('crusader', {
      kind: 'set',
      options: { body: 'minivan', tires: [{ tire: 'standard', count: 2 }] },
    });
    const towing = { version: 1, class: 'combination', name: 'Both', lead: cycle, attached: [mini] } as Design;
    expect(
      problemsOf(towing).filter(({ code }) => code === 'attach' || code === 'hitch' || code === 'hitch-load'),
    ).toEqual([]);
  });
});
