import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Leg, Motion } from './motion.ts';
import { advanceLeg, endOf, legStarts, pathOf, poseAt, slideLeg, turnLeg } from './motion.ts';
import { advance, makePose, samePose, slideAlong, turnAbout } from './pose.ts';
import { localCorner } from './shape.ts';

const CAR = { length: 1, width: 0.5 };
const START = makePose(0, 0, 0);
const inches = fc.integer({ min: -4096, max: 4096 }).map((n) => n / 1024);
const heading = fc.integer({ min: 0, max: 3599 });
const pose = fc.record({ x: inches, y: inches, h: heading });
const leg: fc.Arbitrary<Leg> = fc.oneof(
  fc.record({ kind: fc.constant('slide' as const), dx: inches, dy: inches }),
  fc.record({
    kind: fc.constant('turn' as const),
    about: fc.record({ x: inches, y: inches }),
    by: fc.integer({ min: -900, max: 900 }),
  }),
);
const motion = fc.array(leg, { maxLength: 4 });

// An inch ahead, then 90 degrees to the right about the rear right corner.
const BEND: Motion = [advanceLeg(START, 1), turnLeg(advance(START, 1), localCorner(CAR, 'backRight'), -900)];

test('a bend ends where the table of poses says', () => {
  expect(endOf(START, BEND)).toEqual({ x: 0.75, y: 0.75, h: 2700 });
  expect(legStarts(START, BEND)[1]).toEqual({ x: 0, y: 1, h: 0 });
});

test('legs do what advance, slideAlong and turnAbout do', () => {
  fc.assert(
    fc.property(pose, inches, inches, heading, fc.integer({ min: -1800, max: 1800 }), (p, a, b, h, by) => {
      expect(endOf(p, [advanceLeg(p, a, b)])).toEqual(advance(p, a, b));
      expect(endOf(p, [slideLeg(h, a)])).toEqual(slideAlong(p, h, a));
      const pivot = { x: a, y: b };
      const end = endOf(p, [turnLeg(p, pivot, by)]);
      // The pivot goes through map coordinates and back, so a tie in rounding may fall to the other side.
      expect(end).toEqual({
        x: expect.closeTo(turnAbout(p, pivot, by).x, 2),
        y: expect.closeTo(turnAbout(p, pivot, by).y, 2),
        h: turnAbout(p, pivot, by).h,
      });
    }),
  );
});

test('poseAt starts at the start, ends at the end and moves evenly', () => {
  fc.assert(
    fc.property(pose, motion, (p, m) => {
      expect(samePose(poseAt(p, m, 1), endOf(p, m))).toBe(true);
      if (m.length > 0) expect(Math.abs(poseAt(p, m, 0).x - p.x)).toBeLessThan(0.001);
    }),
  );
  expect(poseAt(START, [slideLeg(0, 1), slideLeg(2700, 3)], 0.5)).toEqual({ x: 1, y: 1, h: 0 });
});

test('pathOf gives the start and the steps of every leg', () => {
  const path = pathOf(START, BEND, 4);
  expect(path).toHaveLength(9);
  expect(path[2]).toEqual({ x: 0, y: 0.5, h: 0 });
  expect(path[6]?.h).toBe(3150);
  expect(path[8]).toEqual(endOf(START, BEND));
});
