import { expect, test } from 'vitest';
import { linesOf, totalsOf } from '../../testing/by-the-book.ts';
import { stockDesign } from '../../testing/design-fixtures.ts';
import { applyEdit } from '../design/edit.ts';

// Each class through one published vehicle: what its chapter's tables must give.
test.each([
  ['deluxe/VIII.4/power-plants', 'hotshot', { topSpeed: 100, powerUnits: 200, acceleration: 5 }],
  ['deluxe/IX.1/power-plants', 'shogun-150', { topSpeed: 100, acceleration: 15, handlingClass: 2 }],
  ['deluxe/IX.2/trike-construction', 'lumberjack', { maxLoad: 3500, spacesTotal: 14, acceleration: 5 }],
  ['deluxe/IX.2/trike-armor', 'leo', { armorPoints: 97, cost: 7964 }],
  ['deluxe/X.1/cabs', 'viking', { maxLoad: 19800, handlingClass: 1, cargoCapacity: 4580 }],
  ['deluxe/X.2/carriers', 'viking', { spacesTotal: 50, cargoRoom: 27 }],
  ['deluxe/X.1/power-plants', 'viking', { topSpeed: 100, acceleration: 5 }],
  ['deluxe/X.1/armor', 'viking', { armorPoints: 150 + 160 }],
  ['deluxe/X.3/mini-buses', 'voyager', { maxLoad: 14400, handlingClass: 1, spacesTotal: 35 }],
  ['deluxe/XI.1/body-types', 'crusader', { maxLoad: 4700, cargoRoom: 14, acceleration: null, handlingClass: null }],
  ['deluxe/XII.1/body-types', 'roughrider', { maxLoad: 11000, handlingClass: 0 }],
  ['deluxe/XII.1/suspension', 'roughrider', { handlingClass: 0 }],
  ['deluxe/XII.2/trailer-types', 'houston-type-two', { maxLoad: null, cargoRoom: 75 }],
  ['deluxe/XII.3/body', 'busnought', { maxLoad: 25200, handlingClass: 1, cargoCapacity: 10 }],
  ['deluxe/XIII.1/body-types', 'plunge', { maxLoad: 14000, handlingClass: 2, spacesTotal: 24, cargoSpacesTotal: 6 }],
  ['deluxe/XIII.1/power-plants', 'gnat', { topSpeed: 180, acceleration: 5 }],
  ['deluxe/XIII.1/armor', 'supergnat', { armorPoints: 155, cost: 50560 }],
  ['deluxe/XV.9/special-vehicles', 'police-cruiser', { cost: 19100, weight: 6325, cargoRoom: 4 }],
  ['deluxe/II.10/stock-cars', 'js-shogun-220', { cost: 4090, acceleration: 10 }],
] as const)('%s: %s', (_, id, expected) => {
  expect(totalsOf(stockDesign(id))).toMatchObject(expected);
});

test('deluxe/XII.2/kingpin: one to a trailer, at its price', () => {
  const trailer = stockDesign('houston-type-two');
  const row = linesOf(trailer).find(({ rule }) => rule === 'deluxe/XII.2/kingpin');
  expect(row).toMatchObject({ what: 'Standard kingpin', cost: 100, weight: 0, spaces: 0 });
  const quick = applyEdit(trailer, { kind: 'set', options: { kingpin: 'quickrelease' } });
  expect(totalsOf(quick).cost - totalsOf(trailer).cost).toBe(900);
});

test('deluxe/XIII.1/skid-stretchers: no room inside, and the patient weighs like anyone', () => {
  const totals = totalsOf(stockDesign('micromedic'));
  expect(totals).toMatchObject({ spacesUsed: 13, spacesTotal: 13, weight: 4980 });
});

test('deluxe/XII.2/flatbed: a box of six spaces takes six of the bed', () => {
  const flat = applyEdit(stockDesign('houston-type-two'), {
    kind: 'several',
    edits: [
      { kind: 'remove', list: 'weapons', index: 2 },
      { kind: 'remove', list: 'weapons', index: 1 },
      { kind: 'remove', list: 'weapons', index: 0 },
      {
        kind: 'set',
        options: {
          body: 'flatbed40',
          box: {
            spaces: 6,
            armor: { type: 'normal', points: { back: 20 } },
            weapons: [{ weapon: 'MD', count: 1, mount: 'back' }],
            turrets: [],
            crew: [],
            accessories: [],
            cargo: [],
          },
        },
      },
    ],
  });
  expect(totalsOf(flat)).toMatchObject({ spacesUsed: 6, cargoRoom: 44 });
  expect(
    linesOf(flat)
      .filter(({ part }) => part === 'box')
      .map(({ cost }) => cost),
  ).toEqual([500, 500, 220]);
});
