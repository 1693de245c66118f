import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePose } from './pose.ts';
import {
  boxOf,
  CORNERS,
  centreOfEdge,
  contains,
  cornerOf,
  cornersOf,
  edgeOf,
  edgesOf,
  facesOf,
  middleOf,
  rectangle,
  SIDES,
  segment,
  sideMiddle,
} from './shape.ts';
import { cross, distance, subtract } from './vector.ts';

const CAR = { length: 1, width: 0.5 };
const NORTH = makePose(0, 0, 0);
const inches = fc.integer({ min: -4096, max: 4096 }).map((n) => n / 1024);
const pose = fc.record({ x: inches, y: inches, h: fc.integer({ min: 0, max: 3599 }) });

describe('a car facing north', () => {
  test('has its corners in the documented order', () => {
    expect(cornersOf(NORTH, CAR)).toEqual([
      { x: 0.25, y: 0.5 },
      { x: -0.25, y: 0.5 },
      { x: -0.25, y: -0.5 },
      { x: 0.25, y: -0.5 },
    ]);
  });

  test.each([
    ['front', 0, 0.5],
    ['left', -0.25, 0],
    ['back', 0, -0.5],
    ['right', 0.25, 0],
  ] as const)('has the middle of its %s at (%d, %d)', (side, x, y) => {
    expect(sideMiddle(NORTH, CAR, side)).toEqual({ x, y });
  });
});

test('a car facing east has its front to the east', () => {
  expect(sideMiddle(makePose(0, 0, 2700), CAR, 'front')).toEqual({ x: 0.5, y: 0 });
  expect(cornerOf(makePose(0, 0, 2700), CAR, 'frontRight')).toEqual({ x: 0.5, y: -0.25 });
});

test('edges of the outline are the sides in order, and sides meet their corners', () => {
  fc.assert(
    fc.property(pose, (p) => {
      const edges = edgesOf(rectangle(p, CAR));
      SIDES.forEach((side, i) => {
        expect(edgeOf(p, CAR, side)).toEqual(edges[i]);
        expect(distance(centreOfEdge(edgeOf(p, CAR, side)), sideMiddle(p, CAR, side))).toBeLessThan(1e-12);
      });
      expect(rectangle(p, CAR).points).toEqual(CORNERS.map((corner) => cornerOf(p, CAR, corner)));
    }),
  );
});

test('rectangles run counter-clockwise and lie within all their faces', () => {
  fc.assert(
    fc.property(pose, (p) => {
      const shape = rectangle(p, CAR);
      const middle = middleOf(shape);
      expect(distance(middle, p)).toBeLessThan(1e-12);
      for (const { a, b } of edgesOf(shape)) expect(cross(subtract(b, a), subtract(middle, a))).toBeGreaterThan(0);
      expect([...shape.points, middle].every((point) => contains(shape, point))).toBe(true);
    }),
  );
});

test('boxOf bounds a turned counter', () => {
  const { minX, maxX, minY, maxY } = boxOf(rectangle(makePose(1, 2, 450), CAR));
  const half = 0.75 * Math.SQRT1_2;
  expect([minX, maxX]).toEqual([expect.closeTo(1 - half, 12), expect.closeTo(1 + half, 12)]);
  expect([minY, maxY]).toEqual([expect.closeTo(2 - half, 12), expect.closeTo(2 + half, 12)]);
});

test('contains takes the edge in and leaves the outside out', () => {
  const shape = rectangle(NORTH, CAR);
  expect(contains(shape, { x: 0.25, y: 0.1 })).toBe(true);
  expect(contains(shape, { x: 0.251, y: 0.1 })).toBe(false);
});

test('a wall of two points has two sides and two ends', () => {
  const wall = segment({ x: 0, y: 0 }, { x: 2, y: 0 });
  expect(facesOf(wall)).toHaveLength(4);
  expect(contains(wall, { x: 1, y: 0 })).toBe(true);
  expect(contains(wall, { x: 2.1, y: 0 })).toBe(false);
  expect(contains(wall, { x: 1, y: 0.01 })).toBe(false);
});
