import { describe, expect, test } from 'vitest';
import { retrofit } from '../../testing/by-the-book.ts';
import { stockCarDesign, stockDesign } from '../../testing/design-fixtures.ts';
import { applyEdit } from '../design/edit.ts';
import { rangeAt } from './range.ts';

describe('deluxe/VIII.13/modifying: changes to a finished vehicle', () => {
  const stinger = stockCarDesign('stinger');

  test('a new part costs a tenth more; new tires do not', () => {
    const extra = applyEdit(stinger, { kind: 'add', list: 'accessories', item: { id: 'spoiler', count: 1 } });
    expect(retrofit(stinger, extra)).toMatchObject({ cost: 550, surcharge: 50, refused: [] });
    const tires = applyEdit(stinger, { kind: 'set', options: { tires: [{ tire: 'pr', count: 4 }] } });
    expect(retrofit(stinger, tires)).toMatchObject({ cost: 800, surcharge: 0 });
  });

  test('moving a weapon is free, chassis and suspension are for life', () => {
    const moved = applyEdit(stinger, {
      kind: 'replace',
      list: 'weapons',
      index: 0,
      item: { weapon: 'MG', count: 2, mount: 'back', links: ['A'] },
    });
    expect(retrofit(stinger, moved).cost).toBe(0);
    const stronger = applyEdit(stinger, { kind: 'set', options: { chassis: 'xheavy' } });
    expect(retrofit(stinger, stronger).refused).toEqual(["Extra-heavy chassis: fixed for the vehicle's life."]);
  });
});

describe('deluxe/VIII.4/vehicle-range: miles on a charge', () => {
  test('a car at several speeds', () => {
    const car = stockCarDesign('hotshot');
    expect([40, 55, 65, 100, 105].map((mph) => rangeAt(car, mph))).toEqual([222, 200, 153, 100, null]);
  });

  test('deluxe/XIII.1/range: a helicopter cruises at 100', () => {
    const gnat = stockDesign('gnat');
    if (gnat.class !== 'helicopter') throw new Error('no helicopter');
    expect(rangeAt(gnat, 100)).toBe(200);
  });
});
