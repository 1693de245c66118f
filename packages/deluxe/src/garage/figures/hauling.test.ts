import { describe, expect, test } from 'vitest';
import { fallChance, linesOf, totalsOf } from '../../testing/by-the-book.ts';
import { stockCarDesign, stockDesign } from '../../testing/design-fixtures.ts';
import { NO_FITTINGS } from '../design/design.ts';
import { applyEdit } from '../design/edit.ts';
import { spareFits, tongueDpOf } from './hauling.ts';

test('deluxe/XI.1/chassis: the tongue follows it (deluxe/XI.2/tongues)', () => {
  const trailer = stockDesign('crusader');
  if (trailer.class !== 'car-trailer') throw new Error('no trailer');
  const long = { ...trailer, body: '15van' } as const;
  expect(
    (['light', 'standard', 'heavy', 'xheavy'] as const).map((chassis) => tongueDpOf({ ...long, chassis })),
  ).toEqual([1, 3, 4, 6]);
});

test('deluxe/X.2/flatbed-load: 28 spaces on a flatbed of 20 may fall one time in six', () => {
  const truck = stockDesign('viking');
  if (truck.class !== 'ten-wheeler') throw new Error('no truck');
  const loaded = (spaces: number) =>
    fallChance({
      ...truck,
      carrier: { ...NO_FITTINGS, body: 'flatbed15', cargo: [{ kind: 'goods', name: 'Hay', spaces, weight: 100 }] },
    });
  expect([20, 24, 25, 28, 30, 80].map(loaded)).toEqual([0, 0, 1, 1, 2, 6]);
});

describe('deluxe/VIII.5/spare-tires', () => {
  test('bodies of one size share tires, others do not', () => {
    const spare = (size: 'luxury' | 'van' | 'subcompact' | 'cycle') =>
      ({ kind: 'spare-tire', tire: 'pr', size, count: 1 }) as const;
    const wagon = stockCarDesign('intimidator');
    expect([
      spareFits(wagon, spare('luxury')),
      spareFits(wagon, spare('van')),
      spareFits(wagon, spare('cycle')),
    ]).toEqual([true, false, false]);
    expect(spareFits(stockCarDesign('vigilante'), spare('van'))).toBe(true);
  });

  test('a spare takes a space and costs and weighs like any tire', () => {
    const wagon = stockCarDesign('intimidator');
    const carrying = applyEdit(wagon, {
      kind: 'add',
      list: 'cargo',
      item: { kind: 'spare-tire', tire: 'pr', size: 'luxury', count: 2 },
    });
    expect(linesOf(carrying).find(({ kind }) => kind === 'cargo')).toMatchObject({
      count: 2,
      cost: 400,
      weight: 100,
      cargoSpaces: 2,
    });
  });
});

describe('deluxe/VIII.8/accessories: prices that follow the vehicle', () => {
  const line = (id: Parameters<typeof stockDesign>[0], item: Parameters<typeof add>[1], what: string) =>
    linesOf(add(id, item)).find((row) => row.what.toLowerCase().includes(what));
  const add = (
    id: string,
    item: {
      readonly id: 'carblades' | 'cycleblades' | 'wheelguard' | 'cyclewheelguard' | 'spoiler' | 'backdoor';
      readonly count: number;
      readonly points?: number;
      readonly armorType?: 'FP';
    },
  ) => applyEdit(stockDesign(id), { kind: 'add', list: 'accessories', item });

  test('deluxe/VIII.8/accessories: car blades as three points of its armor, cycle blades at a price', () => {
    expect(line('hotshot', { id: 'carblades', count: 1 }, 'blades')).toMatchObject({ cost: 60, weight: 30 });
    expect(line('shogun-150', { id: 'cycleblades', count: 1 }, 'blades')).toMatchObject({ cost: 50, weight: 20 });
  });

  test('deluxe/VIII.8/cycle-wheelguards and car ones, of another kind of armor if one likes', () => {
    expect(line('shogun-150', { id: 'cyclewheelguard', count: 2, points: 10 }, 'wheelguard')).toMatchObject({
      cost: 200,
      weight: 40,
    });
    expect(line('hotshot', { id: 'wheelguard', count: 2, points: 10, armorType: 'FP' }, 'wheelguard')).toMatchObject({
      cost: 400,
      weight: 80,
    });
  });

  test('deluxe/VIII.8/spoiler-airdam: must match fireproof armor, at its price', () => {
    const fireproof = applyEdit(stockDesign('hotshot'), { kind: 'armor-type', type: 'FP' });
    const design = applyEdit(fireproof, { kind: 'add', list: 'accessories', item: { id: 'spoiler', count: 1 } });
    expect(totalsOf(design).cost - totalsOf(fireproof).cost).toBe(1000);
  });

  test('deluxe/VIII.8/universal-turret and deluxe/VIII.8/pop-up-turret: $1,000 more, and room for the lift', () => {
    const turret = (type: 'turret2' | 'popup2', universal: boolean) => {
      const design = applyEdit(stockDesign('police-cruiser'), {
        kind: 'replace',
        list: 'turrets',
        index: 0,
        item: { id: 't1', type, at: 'top', universal },
      });
      return linesOf(design).find(({ kind }) => kind === 'turret');
    };
    expect(turret('turret2', true)).toMatchObject({ cost: 2500, weight: 200, spaces: 2 });
    expect(turret('popup2', false)).toMatchObject({ cost: 2500, weight: 350, spaces: 4 });
  });

  test('deluxe/X.1/extras: a back door for $200', () => {
    expect(line('viking', { id: 'backdoor', count: 1 }, 'back door')).toMatchObject({
      cost: 200,
      weight: 0,
      spaces: 0,
    });
  });

  test('deluxe/XII.1/personnel: a berth takes three spaces', () => {
    const rig = applyEdit(stockDesign('roughrider'), {
      kind: 'add',
      list: 'accessories',
      item: { id: 'sleeperberth', count: 1 },
    });
    expect(totalsOf(rig).spacesUsed - totalsOf(stockDesign('roughrider')).spacesUsed).toBe(3);
  });

  test('deluxe/XII.2/ramps and deluxe/XII.2/assault-ramp', () => {
    const fitted = (id: 'ramps' | 'assaultramp') => {
      const design = applyEdit(stockDesign('houston-type-two'), {
        kind: 'add',
        list: 'accessories',
        item: { id, count: 1 },
      });
      const [a, b] = [totalsOf(design), totalsOf(stockDesign('houston-type-two'))];
      return [a.cost - b.cost, a.weight - b.weight, a.spacesUsed - b.spacesUsed];
    };
    expect([fitted('ramps'), fitted('assaultramp')]).toEqual([
      [300, 200, 0],
      [1000, 100, 1],
    ]);
  });
});
