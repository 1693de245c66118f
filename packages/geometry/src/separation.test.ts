import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePose } from './pose.ts';
import { contactPoint, overlaps, penetration, separation } from './separation.ts';
import type { Shape } from './shape.ts';
import { rectangle, segment } from './shape.ts';
import { add, lengthOf, scale } from './vector.ts';

const CAR = { length: 1, width: 0.5 };
const car = (x: number, y: number, h = 0): Shape => rectangle(makePose(x, y, h), CAR);
const inches = fc.integer({ min: -1536, max: 1536 }).map((n) => n / 1024);
const place = fc.record({ x: inches, y: inches });
const box = fc
  .tuple(
    inches,
    inches,
    fc.integer({ min: 0, max: 3599 }),
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: 8 }),
  )
  .map(([x, y, h, length, width]) => rectangle({ x, y, h }, { length: length / 4, width: width / 8 }));
const wall = fc
  .tuple(place, place)
  .filter(([a, b]) => a.x !== b.x || a.y !== b.y)
  .map(([a, b]) => segment(a, b));
const shape = fc.oneof(box, wall);

describe('two cars', () => {
  test.each([
    ['nose to tail', car(0, 1), false, 0],
    ['side by side', car(0.5, 0), false, 0],
    ['corner to corner', car(0.5, 1), false, 0],
    ['apart', car(0, 2), false, 0],
    ['a little into each other', car(0, 0.9375), true, 0.0625],
    ['on the same place', car(0, 0), true, 0.5],
  ])('%s', (_, other, overlap, depth) => {
    expect(overlaps(car(0, 0), other)).toBe(overlap);
    expect(penetration(car(0, 0), other)).toBeCloseTo(depth, 12);
  });

  test('ignore a penetration up to the slack', () => {
    expect(overlaps(car(0, 0), car(0, 0.9375), 0.0625)).toBe(false);
    expect(overlaps(car(0, 0), car(0, 0.9375), 0.0624)).toBe(true);
  });
});

test('a wall without thickness is overlapped when it cuts into a car', () => {
  expect(overlaps(car(0, 0), segment({ x: -1, y: 0.5 }, { x: 1, y: 0.5 }))).toBe(false);
  expect(penetration(car(0, 0), segment({ x: -1, y: 0.4 }, { x: 1, y: 0.4 }))).toBeCloseTo(0.1, 12);
  expect(overlaps(car(0, 0), segment({ x: 1, y: 0 }, { x: 2, y: 0 }))).toBe(false);
});

test('the contact of two cars nose to tail is the middle of the shared stretch', () => {
  const point = contactPoint(car(0, 0), car(0.25, 1), { x: 0, y: -1 });
  expect(point).toEqual({ x: expect.closeTo(0.125, 12), y: expect.closeTo(0.5, 12) });
});

test('separation is symmetric, with opposite normals where there is only one way out', () => {
  fc.assert(
    fc.property(shape, shape, (a, b) => {
      const [ab, ba] = [separation(a, b), separation(b, a)];
      expect(ab.gap).toBeCloseTo(ba.gap, 8);
      expect(lengthOf(ab.normal)).toBeCloseTo(1, 12);
    }),
  );
});

test('moving out by the penetration along the normal ends the overlap, and less does not', () => {
  fc.assert(
    fc.property(shape, shape, (a, b) => {
      const { gap, normal } = separation(a, b);
      fc.pre(gap < -0.001);
      const moved = (by: number): Shape => ({ points: a.points.map((p) => add(p, scale(normal, by))) });
      expect(overlaps(moved(-gap), b)).toBe(false);
      expect(overlaps(moved(-gap - 0.0005), b)).toBe(true);
    }),
  );
});
