import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areFarApart, distanceBetweenRectangles, distanceBetweenShapes } from './distance.ts';
import { makePose } from './pose.ts';
import { overlaps, separation } from './separation.ts';
import type { Shape } from './shape.ts';
import { contains, rectangle, segment } from './shape.ts';
import { distanceBetween, distanceToPoint, distanceToSegment, nearestPoints } from './testing/shape-distance.ts';
import { distance } from './vector.ts';

const CAR = { length: 1, width: 0.5 };
const car = (x: number, y: number, h = 0): Shape => rectangle(makePose(x, y, h), CAR);
const inches = fc.integer({ min: -2048, max: 2048 }).map((n) => n / 1024);
const place = fc.record({ x: inches, y: inches });
const box = fc.tuple(inches, inches, fc.integer({ min: 0, max: 3599 })).map(([x, y, h]) => rectangle({ x, y, h }, CAR));
const wall = fc
  .tuple(place, place)
  .filter(([a, b]) => a.x !== b.x || a.y !== b.y)
  .map(([a, b]) => segment(a, b));
const shape = fc.oneof(box, wall);

test.each([
  ['nose to tail', car(0, 1), 0],
  ['in a row, an inch apart', car(0, 2), 1],
  ['corner towards corner', car(0.5 + 0.3, 1 + 0.4), 0.5],
  ['overlapping', car(0.1, 0.1), 0],
])('the distance of two cars %s', (_, other, expected) => {
  expect(distanceBetween(car(0, 0), other)).toBeCloseTo(expected, 3);
});

test('collinear walls apart', () => {
  expect(distanceBetween(segment({ x: 0, y: 0 }, { x: 1, y: 1 }), segment({ x: 4, y: 4 }, { x: 2, y: 2 }))).toBeCloseTo(
    Math.SQRT2,
    12,
  );
});

test('the distance to a point and to a segment', () => {
  expect(distanceToPoint(car(0, 0), { x: 0, y: 3 })).toBe(2.5);
  expect(distanceToPoint(car(0, 0), { x: 0, y: 0.2 })).toBe(0);
  expect(distanceToSegment(car(0, 0), { x: 1.25, y: -5 }, { x: 1.25, y: 5 })).toBe(1);
  expect(distanceToSegment(car(0, 0), { x: 0, y: -5 }, { x: 0, y: 5 })).toBe(0);
});

test('distance is symmetric, and 0 for what overlaps', () => {
  fc.assert(
    fc.property(shape, shape, (a, b) => {
      expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 8);
      if (overlaps(a, b)) expect(distanceBetween(a, b)).toBe(0);
    }),
  );
});

test('distance is 0 only for what overlaps or touches, and never below the separating gap', () => {
  fc.assert(
    fc.property(shape, shape, (a, b) => {
      const d = distanceBetween(a, b);
      const { gap } = separation(a, b);
      expect(d).toBeGreaterThanOrEqual(gap - 1e-8);
      if (d === 0) expect(gap).toBeLessThan(1e-8);
    }),
  );
});

test('nearest points lie on their shapes, as far apart as the distance', () => {
  fc.assert(
    fc.property(shape, shape, (a, b) => {
      const near = nearestPoints(a, b);
      expect(distance(near.onA, near.onB)).toBeCloseTo(near.distance, 7);
      expect(distanceToPoint(a, near.onA)).toBeLessThan(1e-7);
      expect(distanceToPoint(b, near.onB)).toBeLessThan(1e-7);
    }),
  );
});

test('no point of a shape is nearer to a place than the distance says', () => {
  fc.assert(
    fc.property(box, place, fc.double({ min: 0, max: 1, noNaN: true }), (a, p, t) => {
      const d = distanceToPoint(a, p);
      expect(d === 0).toBe(contains(a, p));
      const [q, r] = a.points;
      if (q && r) expect(distance(p, { x: q.x + (r.x - q.x) * t, y: q.y + (r.y - q.y) * t })).toBeGreaterThan(d - 1e-9);
    }),
  );
});

test('the quick distance of rectangles is that of their outlines, crossing ones included', () => {
  const pose = fc.tuple(inches, inches, fc.integer({ min: 0, max: 3599 })).map(([x, y, h]) => makePose(x, y, h));
  const side = fc.integer({ min: 1, max: 12 }).map((quarters) => quarters / 4);
  const size = fc.record({ length: side, width: side });
  fc.assert(
    fc.property(pose, size, pose, size, (a, sizeA, b, sizeB) => {
      const quick = distanceBetweenRectangles(a, sizeA, b, sizeB);
      expect(quick).toBeCloseTo(distanceBetween(rectangle(a, sizeA), rectangle(b, sizeB)), 6);
    }),
  );
});

test('the distance of two shapes is that of their nearest points, corner to corner as well', () => {
  const size = { length: 1, width: 1 };
  const here = rectangle(makePose(0, 0, 0), size);
  const away = (x: number, y: number, h = 0) => distanceBetweenShapes(here, rectangle(makePose(x, y, h), size));
  expect([away(3, 0), away(4, 5), away(0.5, 0.5), away(1, 0)]).toEqual([2, 5, 0, 0]);
  expect(away(3, 0, 450)).toBeCloseTo(2.5 - Math.SQRT1_2, 6);
});

test('two rectangles that are far apart by their middles are', () => {
  const pose = fc
    .tuple(inches, inches, fc.integer({ min: 0, max: 3599 }))
    .map(([x, y, h]) => ({ x: 2 * x, y: 2 * y, h }));
  const reach = fc.integer({ min: 0, max: 8 }).map((n) => n / 4);
  fc.assert(
    fc.property(pose, pose, reach, (a, b, within) => {
      if (areFarApart(a, CAR, b, CAR, within))
        expect(distanceBetweenRectangles(a, CAR, b, CAR)).toBeGreaterThan(within);
    }),
  );
});
