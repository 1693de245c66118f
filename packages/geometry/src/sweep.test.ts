import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Leg } from './motion.ts';
import { exactPoseInLeg, exactTurn, legStarts, slideLeg, turnLeg } from './motion.ts';
import type { Pose } from './pose.ts';
import { makePose, QUANTUM } from './pose.ts';
import { overlaps, penetration } from './separation.ts';
import { localCorner, rectangle, segment } from './shape.ts';
import { sweep } from './sweep.ts';
import { distanceToPoint } from './testing/shape-distance.ts';
import { distance } from './vector.ts';

const CAR = { length: 1, width: 0.5 };
const START = makePose(0, 0, 0);
const NORTH_2 = slideLeg(0, 2);
const inches = fc.integer({ min: -2048, max: 2048 }).map((n) => n / 1024);
const place = fc.record({ x: inches, y: inches });
const box = fc
  .tuple(inches, inches, fc.integer({ min: 0, max: 3599 }))
  .map(([x, y, h]) => rectangle({ x, y, h }, { length: 0.75, width: 0.25 }));
const wall = fc
  .tuple(place, place)
  .filter(([a, b]) => distance(a, b) > 0.01)
  .map(([a, b]) => segment(a, b));
const obstacles = fc.array(fc.oneof(box, wall), { minLength: 1, maxLength: 5 });
const slide: fc.Arbitrary<Leg> = fc.record({ kind: fc.constant('slide' as const), dx: inches, dy: inches });
const turn: fc.Arbitrary<Leg> = fc.record({
  kind: fc.constant('turn' as const),
  about: place,
  by: fc.integer({ min: -900, max: 900 }),
});
const start = fc.integer({ min: 0, max: 3599 }).map((h): Pose => ({ x: 0, y: 0, h }));
const slack = fc.constantFrom(0, QUANTUM, 2 * QUANTUM, 0.125);

describe('a car going 2 inches north', () => {
  test('stops behind a car in its way, edge to edge', () => {
    const contact = sweep(CAR, START, [NORTH_2], [rectangle(makePose(0.25, 2, 0), CAR)]);
    expect(contact).toMatchObject({ index: 0, leg: 0, pose: { x: 0, y: 1, h: 0 } });
    expect(contact?.t).toBeCloseTo(0.5, 8);
    expect(contact?.point).toEqual({ x: expect.closeTo(0.125, 8), y: expect.closeTo(1.5, 8) });
    expect(contact?.normal).toEqual({ x: expect.closeTo(0, 12), y: -1 });
  });

  test('passes one that only touches its side', () => {
    expect(sweep(CAR, START, [NORTH_2], [rectangle(makePose(0.5, 2, 0), CAR)])).toBeNull();
  });

  test('passes one it overlaps by no more than the slack', () => {
    const other = rectangle(makePose(0.5 - QUANTUM, 2, 0), CAR);
    expect(sweep(CAR, START, [NORTH_2], [other], QUANTUM)).toBeNull();
    expect(sweep(CAR, START, [NORTH_2], [other])).not.toBeNull();
  });

  test('stops at a wall without thickness, however far it would go', () => {
    const contact = sweep(CAR, START, [slideLeg(0, 50)], [segment({ x: -1, y: 3 }, { x: 1, y: 3 })]);
    expect(contact?.pose).toEqual({ x: 0, y: 2.5, h: 0 });
  });

  test('takes the nearer of two, and of equals the lower index', () => {
    const cars = [makePose(0, 2.25, 0), makePose(-0.25, 2, 0), makePose(0.25, 2, 0)].map((p) => rectangle(p, CAR));
    expect(sweep(CAR, START, [NORTH_2], cars)?.index).toBe(1);
  });

  test('leaves an overlap it makes no deeper, and minds one it does', () => {
    const overlapped = rectangle(makePose(0, 0.75, 0), CAR);
    expect(sweep(CAR, START, [slideLeg(1800, 2)], [overlapped])).toBeNull();
    expect(sweep(CAR, START, [NORTH_2], [overlapped])).toMatchObject({ index: 0, pose: START });
  });
});

test('a car turning right about its rear right corner meets a post beside it', () => {
  const post = rectangle(makePose(0.75, 0.25, 0), { length: 0.25, width: 0.25 });
  const leg = turnLeg(START, localCorner(CAR, 'backRight'), -900);
  const contact = sweep(CAR, START, [leg], [post]);
  expect(contact?.index).toBe(0);
  // Its right edge, from (0.25, -0.5), meets the corner (0.625, 0.375): atan(0.375 / 0.875) = 23.2 degrees.
  expect(contact?.pose.h).toBe(3600 - 231);
  expect(contact?.point.x).toBeCloseTo(0.625, 2);
  expect(contact?.point.y).toBeCloseTo(0.375, 2);
});

test('the leg of the contact is told', () => {
  const contact = sweep(CAR, START, [NORTH_2, slideLeg(2700, 3)], [rectangle(makePose(2, 2, 0), CAR)]);
  expect(contact).toMatchObject({ leg: 1, pose: { x: 1.5, y: 2, h: 0 } });
});

test('the pose of a contact is free and on the quantum', () => {
  fc.assert(
    fc.property(start, fc.oneof(slide, turn), obstacles, slack, (from, leg, shapes, give) => {
      const contact = sweep(CAR, from, [leg], shapes, give);
      fc.pre(contact !== null);
      if (contact === null) return;
      const allowed = shapes.map((s) => Math.max(give, penetration(rectangle(from, CAR), s)));
      shapes.forEach((s, i) => {
        expect(overlaps(rectangle(contact.pose, CAR), s, allowed[i])).toBe(false);
      });
      expect(makePose(contact.pose.x, contact.pose.y, contact.pose.h)).toEqual(contact.pose);
    }),
  );
});

test('a little further than a contact, the obstacle is overlapped', () => {
  fc.assert(
    fc.property(start, fc.oneof(slide, turn), obstacles, slack, (from, leg, shapes, give) => {
      const contact = sweep(CAR, from, [leg], shapes, give);
      const met = shapes[contact?.index ?? -1];
      fc.pre(contact !== null && met !== undefined);
      if (contact === null || met === undefined) return;
      const allowed = Math.max(give, penetration(rectangle(from, CAR), met));
      const further =
        leg.kind === 'slide'
          ? exactPoseInLeg(from, leg, contact.t + 1e-9)
          : exactTurn(from, leg.about, Math.round(leg.by * contact.t) + Math.sign(leg.by));
      expect(penetration(rectangle(further, CAR), met)).toBeGreaterThan(allowed);
      expect(penetration(rectangle(exactPoseInLeg(from, leg, contact.t), CAR), met)).toBeLessThan(allowed + 2e-9);
    }),
  );
});

test('without a contact, every pose on the way is free', () => {
  fc.assert(
    fc.property(
      start,
      fc.array(fc.oneof(slide, turn), { maxLength: 3 }),
      obstacles,
      slack,
      (from, motion, shapes, give) => {
        fc.pre(sweep(CAR, from, motion, shapes, give) === null);
        const starts = legStarts(from, motion);
        motion.forEach((leg, i) => {
          const begin = starts[i] ?? from;
          for (let t = 0; t <= 1; t += 1 / 64) {
            const outline = rectangle(exactPoseInLeg(begin, leg, t), CAR);
            for (const s of shapes) {
              expect(overlaps(outline, s, Math.max(give, penetration(rectangle(begin, CAR), s)) + 1e-8)).toBe(false);
            }
          }
        });
      },
    ),
  );
});

test('with one obstacle, the pose of a contact is a rounding of the exact place', () => {
  fc.assert(
    fc.property(start, fc.oneof(slide, turn), fc.oneof(box, wall), slack, (from, leg, shape, give) => {
      const contact = sweep(CAR, from, [leg], [shape], give);
      fc.pre(contact !== null && contact.t > 0);
      if (contact === null) return;
      expect(distance(contact.pose, exactPoseInLeg(from, leg, contact.t))).toBeLessThan(1.5 * QUANTUM);
    }),
  );
});

test('the point of a contact lies on the obstacle and on the counter', () => {
  fc.assert(
    fc.property(start, fc.oneof(slide, turn), fc.oneof(box, wall), (from, leg, shape) => {
      fc.pre(!overlaps(rectangle(from, CAR), shape));
      const contact = sweep(CAR, from, [leg], [shape]);
      fc.pre(contact !== null);
      if (contact === null) return;
      expect(distanceToPoint(shape, contact.point)).toBeLessThan(0.01);
      expect(distanceToPoint(rectangle(contact.pose, CAR), contact.point)).toBeLessThan(0.01);
    }),
  );
});

test('without obstacles there is no contact', () => {
  expect(sweep(CAR, START, [NORTH_2], [])).toBeNull();
});
