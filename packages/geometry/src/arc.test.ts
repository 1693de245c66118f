import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcFaces, arcsContaining, facesVisibleFrom, inArc } from './arc.ts';
import { clip } from './clip.ts';
import { forwardOf } from './heading.ts';
import { makePose, type Pose, toWorld } from './pose.ts';
import { contains, rectangle, type Shape, SIDES, type Side, segment } from './shape.ts';
import { scale } from './vector.ts';

const CAR = { length: 1, width: 0.5 };
const NORTH = makePose(0, 0, 0);
const inches = fc.integer({ min: -4096, max: 4096 }).map((n) => n / 1024);
const pose = fc.record({ x: inches, y: inches, h: fc.integer({ min: 0, max: 3599 }) });
const point = fc.record({ x: inches, y: inches });
const box = pose.map((p) => rectangle(p, CAR));

const partInArc = (at: Pose, side: Side, shape: Shape) => clip(shape, arcFaces(at, CAR, side));

describe('a car of 1 by 1/2 inch facing north', () => {
  // Its diagonal leaves the nose by atan(1/2) = 26.57 degrees.
  test.each([
    [0, 'front'],
    [265, 'front'],
    [267, 'left'],
    [3335, 'front'],
    [3333, 'right'],
    [900, 'left'],
    [1533, 'left'],
    [1536, 'back'],
    [1800, 'back'],
    [2700, 'right'],
  ] as const)('has what lies at heading %d in its %s arc', (h, side) => {
    expect(arcsContaining(NORTH, CAR, scale(forwardOf(h), 5))).toEqual([side]);
  });

  test('has a point on a dividing line in both arcs, and its centre in all', () => {
    expect(arcsContaining(NORTH, CAR, { x: 1, y: 2 })).toEqual(['front', 'right']);
    expect(arcsContaining(NORTH, CAR, { x: -1, y: -2 })).toEqual(['left', 'back']);
    expect(arcsContaining(NORTH, CAR, { x: 0, y: 0 })).toEqual(['front', 'left', 'back', 'right']);
  });

  test('has a wall across its nose partly in the front arc', () => {
    const wall = segment({ x: -5, y: 2 }, { x: 5, y: 2 });
    expect(partInArc(NORTH, 'front', wall)?.points.map((p) => p.x)).toEqual([
      expect.closeTo(-1, 2),
      expect.closeTo(1, 2),
    ]);
    expect(SIDES.filter((side) => partInArc(NORTH, side, wall) !== null)).toEqual(['front', 'left', 'right']);
  });

  test.each([
    [{ x: 0, y: 3 }, ['front']],
    [{ x: 3, y: 3 }, ['front', 'right']],
    [{ x: -3, y: -3 }, ['left', 'back']],
    [{ x: -3, y: 0.5 }, ['left']],
    [{ x: 0.1, y: 0.1 }, []],
  ])('shows the point %j its %j', (from, sides) => {
    expect(facesVisibleFrom(NORTH, CAR, from)).toEqual(sides);
  });
});

test('the arcs cover the plane, one each, two on a line, four at the centre', () => {
  fc.assert(
    fc.property(pose, point, (p, q) => {
      expect([1, 2, 4]).toContain(arcsContaining(p, CAR, q).length);
    }),
  );
});

test('points of a side lie in its arc', () => {
  fc.assert(
    fc.property(pose, fc.double({ min: -0.99, max: 0.99, noNaN: true }), (p, across) => {
      const ahead = toWorld(p, { x: across * 0.25, y: 0.5 });
      expect(arcsContaining(p, CAR, ahead)).toContain('front');
      expect(inArc(p, CAR, 'back', ahead)).toBe(false);
    }),
  );
});

test('what is clipped to an arc lies in the arc and in the shape', () => {
  fc.assert(
    fc.property(pose, box, fc.constantFrom(...SIDES), (p, shape, side) => {
      const part = partInArc(p, side, shape);
      for (const q of part?.points ?? []) {
        expect(contains(shape, q)).toBe(true);
        expect(inArc(p, CAR, side, q)).toBe(true);
      }
    }),
  );
});

test('an arc holds a shape that has a corner in it', () => {
  fc.assert(
    fc.property(pose, box, fc.constantFrom(...SIDES), (p, shape, side) => {
      fc.pre(shape.points.some((q) => inArc(p, CAR, side, q)));
      expect(partInArc(p, side, shape)).not.toBeNull();
    }),
  );
});

test('a point outside faces one or two sides, a point inside none', () => {
  fc.assert(
    fc.property(pose, point, (p, q) => {
      const count = facesVisibleFrom(p, CAR, q).length;
      expect(count === 0).toBe(contains(rectangle(p, CAR), q));
      expect(count).toBeLessThanOrEqual(2);
    }),
  );
});
