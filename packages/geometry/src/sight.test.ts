import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePose } from './pose.ts';
import { contains, rectangle, segment } from './shape.ts';
import { crossings, sightLine } from './sight.ts';
import { between, distance } from './vector.ts';

const CAR = { length: 1, width: 0.5 };
const EYE = { x: 0, y: 0 };
const inches = fc.integer({ min: -4096, max: 4096 }).map((n) => n / 1024);
const point = fc.record({ x: inches, y: inches });
const box = fc.tuple(inches, inches, fc.integer({ min: 0, max: 3599 })).map(([x, y, h]) => rectangle({ x, y, h }, CAR));
const wall = fc
  .tuple(point, point)
  .filter(([a, b]) => distance(a, b) > 0.01)
  .map(([a, b]) => segment(a, b));
const shapes = fc.array(fc.oneof(box, wall), { maxLength: 5 });

describe('a line 4 inches north', () => {
  const far = { x: 0, y: 4 };

  test('is clear without blockers', () => {
    expect(sightLine(EYE, far, [])).toBeNull();
  });

  test('is blocked by the nearer of two cars, where it meets it', () => {
    const cars = [makePose(0, 3, 0), makePose(0.125, 1.5, 0)].map((p) => rectangle(p, CAR));
    expect(sightLine(EYE, far, cars)).toEqual({ index: 1, point: { x: 0, y: expect.closeTo(1, 2) } });
    expect(crossings(EYE, far, cars)).toEqual([0, 1]);
  });

  test.each([
    ['along the edge of a car', rectangle(makePose(0.25, 2, 0), CAR)],
    ['over the corner of a car', rectangle({ x: 0.75 * Math.SQRT1_2, y: 2, h: 450 }, CAR)],
    ['past the end of a wall', segment({ x: 0, y: 2 }, { x: 3, y: 2 })],
    ['along a wall', segment({ x: 0, y: 1 }, { x: 0, y: 3 })],
    ['up to a wall', segment({ x: -1, y: 4 }, { x: 1, y: 4 })],
  ])('passes %s', (_, blocker) => {
    expect(sightLine(EYE, far, [blocker])).toBeNull();
    expect(sightLine(far, EYE, [blocker])).toBeNull();
  });

  test('does not pass the join of two walls, or of two cars side by side', () => {
    const walls = [segment({ x: -3, y: 2 }, { x: 0, y: 2 }), segment({ x: 0, y: 2 }, { x: 3, y: 3 })];
    const cars = [rectangle(makePose(-0.25, 2, 0), CAR), rectangle(makePose(0.25, 2, 0), CAR)];
    expect(sightLine(EYE, far, walls)).toEqual({ index: 0, point: { x: 0, y: expect.closeTo(2, 2) } });
    expect(sightLine(EYE, far, cars)?.index).toBe(0);
  });

  test('passes between cars touched at different places', () => {
    const cars = [rectangle(makePose(-0.25, 1, 0), CAR), rectangle(makePose(0.25, 3, 0), CAR)];
    expect(sightLine(EYE, far, cars)).toBeNull();
  });

  test('is blocked by a wall it crosses', () => {
    const blocked = sightLine(EYE, far, [segment({ x: -1, y: 1 }, { x: 1, y: 3 })]);
    expect(blocked).toEqual({ index: 0, point: { x: 0, y: 2 } });
  });
});

test('sight is symmetric', () => {
  fc.assert(
    fc.property(point, point, shapes, (a, b, blockers) => {
      expect(sightLine(a, b, blockers) === null).toBe(sightLine(b, a, blockers) === null);
      expect(crossings(a, b, blockers)).toEqual(crossings(b, a, blockers));
    }),
  );
});

test('a clear line has no point well inside a blocker', () => {
  fc.assert(
    fc.property(point, point, fc.array(box, { maxLength: 5 }), (a, b, blockers) => {
      fc.pre(sightLine(a, b, blockers) === null);
      const cores = blockers.map((s) => ({ points: s.points.map((p, _, all) => between(p, centre(all), 0.02)) }));
      for (let t = 0; t <= 1; t += 1 / 50) {
        expect(cores.some((core) => contains(core, between(a, b, t)))).toBe(false);
      }
    }),
  );
});

function centre(points: readonly { x: number; y: number }[]): { x: number; y: number } {
  const [a, , c] = points;
  return a && c ? between(a, c, 0.5) : { x: 0, y: 0 };
}
