import { describe, expect, it } from 'vitest';
import { keepTotal, spreadTotal, totalOf } from './keep-total.ts';

const SIDES = { front: 30, right: 10, left: 10, back: 20 };

describe('armor that keeps its total', () => {
  it.each([0, 7, 31, 55, 70, 999])('front to %i', (value) => {
    const points = keepTotal(SIDES, 'front', value);
    expect(totalOf(points)).toBe(70);
    expect(points.front).toBe(Math.min(value, 70));
    for (const each of Object.values(points)) expect(each).toBeGreaterThanOrEqual(0);
  });

  it('the others give in proportion', () => {
    expect(keepTotal(SIDES, 'front', 50)).toEqual({ front: 50, right: 5, left: 5, back: 10 });
  });

  it('a bare car gets its points evenly', () => {
    expect(spreadTotal({ front: 0, back: 0, top: 0 }, 7)).toEqual({ front: 3, back: 2, top: 2 });
    expect(totalOf(spreadTotal(SIDES, 99))).toBe(99);
  });
});
