import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePose } from './pose.ts';
import { rectangle, segment } from './shape.ts';
import { isHidden, isSightClear, sightLine } from './sight.ts';
import { sightToShape } from './sight-to-shape.ts';
import { distanceToPoint } from './testing/shape-distance.ts';
import type { Point } from './vector.ts';
import { between, cross, subtract, unit } from './vector.ts';

const CAR = { length: 1, width: 0.5 };
const EYE = { x: 0, y: 0 };
const TARGET = rectangle(makePose(0, 4, 900), CAR);
const inches = fc.integer({ min: -4096, max: 4096 }).map((n) => n / 1024);
const point = fc.record({ x: inches, y: inches });
const box = fc.tuple(inches, inches, fc.integer({ min: 0, max: 3599 })).map(([x, y, h]) => rectangle({ x, y, h }, CAR));
const wall = fc
  .tuple(point, point)
  .filter(([a, b]) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 0.01)
  .map(([a, b]) => segment(a, b));

describe('a car seen from 4 inches', () => {
  test('shows its middle when nothing is in the way', () => {
    expect(sightToShape(EYE, TARGET, [])).toEqual({ x: expect.closeTo(0, 12), y: expect.closeTo(4, 12) });
  });

  test('shows a corner beside a blocker that hides its middle', () => {
    const seen = sightToShape(EYE, TARGET, [rectangle(makePose(-0.1, 2, 0), CAR)]);
    expect(seen?.x).toBeGreaterThan(0.3);
  });

  test('is found through a slit that none of the plain points lies behind', () => {
    const slit = [segment({ x: -3, y: 2 }, { x: 0.07, y: 2 }), segment({ x: 0.11, y: 2 }, { x: 3, y: 2 })];
    const seen = sightToShape(EYE, TARGET, slit);
    expect(seen).toEqual({ x: expect.closeTo(0.169, 2), y: expect.closeTo(3.75, 6) });
  });

  test('is hidden by a wall, and by walls that join', () => {
    expect(sightToShape(EYE, TARGET, [segment({ x: -3, y: 2 }, { x: 3, y: 2 })])).toBeNull();
    const joined = [-2, -1, 0, 1].map((x) => segment({ x, y: 2 }, { x: x + 1, y: 2 }));
    expect(sightToShape(EYE, TARGET, joined)).toBeNull();
  });

  test('is seen from inside itself', () => {
    expect(sightToShape({ x: 0, y: 4 }, TARGET, [])).toEqual({ x: 0, y: 4 });
  });
});

test('a wall of two points can be a target', () => {
  expect(sightToShape(EYE, segment({ x: -1, y: 2 }, { x: 1, y: 2 }), [])).not.toBeNull();
});

test('what is seen lies on the target, and the line to it is clear', () => {
  fc.assert(
    fc.property(point, box, fc.array(fc.oneof(box, wall), { maxLength: 5 }), (eye, target, blockers) => {
      const seen = sightToShape(eye, target, blockers);
      fc.pre(seen !== null && distanceToPoint(target, eye) > 0);
      if (seen === null) return;
      expect(distanceToPoint(target, seen)).toBeLessThan(1e-6);
      expect(sightLine(eye, seen, blockers)).toBeNull();
    }),
  );
});

test('what is not seen hides every wide part of the target', () => {
  fc.assert(
    fc.property(point, box, fc.array(fc.oneof(box, wall), { maxLength: 5 }), (eye, target, blockers) => {
      fc.pre(sightToShape(eye, target, blockers) === null);
      // A part is wide if a run of clear points along an edge spans more than half a degree.
      target.points.forEach((corner, i) => {
        const next = target.points[(i + 1) % target.points.length] ?? corner;
        let first: Point | null = null;
        for (let k = 1; k < 40; k++) {
          const direction = unit(subtract(between(corner, next, k / 40), eye)) ?? eye;
          if (sightLine(eye, between(corner, next, k / 40), blockers) !== null) first = null;
          else first ??= direction;
          expect(Math.abs(cross(first ?? direction, direction))).toBeLessThan(0.009);
        }
      });
    }),
  );
});

test('a line is clear just where nothing is met on it', () => {
  fc.assert(
    fc.property(point, point, fc.array(fc.oneof(box, wall), { maxLength: 5 }), (from, to, blockers) => {
      fc.pre(Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 0.01);
      expect(isSightClear(from, to, blockers)).toBe(sightLine(from, to, blockers) === null);
    }),
  );
});

test('whoever one blocker hides from corner to corner shows no point in between', () => {
  const share = fc.integer({ min: 0, max: 64 }).map((n) => n / 64);
  const hider = fc.tuple(inches, inches, fc.integer({ min: 0, max: 3599 })).map(([x, y, h]) => {
    return rectangle({ x: x / 4, y: 2 + y / 4, h }, { length: 3, width: 0.5 });
  });
  let hidden = 0;
  fc.assert(
    fc.property(hider, share, share, (blocker, along, across) => {
      if (!isHidden(EYE, TARGET.points, [blocker])) return;
      hidden++;
      const [a = EYE, b = EYE, c = EYE, d = EYE] = TARGET.points;
      const inside = between(between(a, b, along), between(d, c, along), across);
      expect(isSightClear(EYE, inside, [blocker])).toBe(false);
    }),
    { numRuns: 500 },
  );
  expect(hidden).toBeGreaterThan(20);
});
