import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Leg } from './motion.ts';
import { QUANTUM } from './pose.ts';
import { RectangleSet } from './rectangle-set.ts';
import { overlaps } from './separation.ts';
import { rectangle } from './shape.ts';
import { sweep } from './sweep.ts';

const CAR = { length: 1, width: 0.5 };
// Coarse steps and right angles among the fine ones, so that exact touches and ties come up.
const inches = fc.oneof(
  fc.integer({ min: -2048, max: 2048 }).map((n) => n / 1024),
  fc.integer({ min: -8, max: 8 }).map((n) => n / 4),
);
const heading = fc.oneof(fc.integer({ min: 0, max: 3599 }), fc.constantFrom(0, 450, 900, 1800, 2700));
const pose = fc.record({ x: inches, y: inches, h: heading });
const size = fc.record({ length: fc.constantFrom(0.5, 1, 2), width: fc.constantFrom(0.25, 0.5, 1) });
const items = fc.array(fc.record({ pose, size }), { maxLength: 6 });
const slack = fc.constantFrom(0, QUANTUM, 2 * QUANTUM, 0.125);
const leg: fc.Arbitrary<Leg> = fc.oneof(
  fc.record({ kind: fc.constant('slide' as const), dx: inches, dy: inches }),
  fc.record({
    kind: fc.constant('turn' as const),
    about: fc.record({ x: inches, y: inches }),
    by: fc.integer({ min: -900, max: 900 }),
  }),
);

type Items = readonly { pose: { x: number; y: number; h: number }; size: { length: number; width: number } }[];

function fill(list: Items): RectangleSet {
  const set = new RectangleSet(1);
  for (const item of list) set.add(item.pose, item.size);
  return set;
}

test('hits finds what overlaps finds', () => {
  fc.assert(
    fc.property(pose, items, slack, (p, list, give) => {
      const expected = list.findIndex((item) => overlaps(rectangle(p, CAR), rectangle(item.pose, item.size), give));
      expect(fill(list).hits(p.x, p.y, p.h, CAR.length / 2, CAR.width / 2, give)).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

test('sweepFirst finds what sweep finds', () => {
  fc.assert(
    fc.property(pose, fc.array(leg, { maxLength: 3 }), items, slack, (p, motion, list, give) => {
      const set = fill(list);
      const index = set.sweepFirst(CAR, p, motion, give);
      const contact = sweep(
        CAR,
        p,
        motion,
        list.map((item) => rectangle(item.pose, item.size)),
        give,
      );
      expect(index).toBe(contact?.index ?? -1);
      if (contact === null) return;
      expect(set.contactLeg).toBe(contact.leg);
      expect(set.contactT).toBeCloseTo(contact.t, 8);
    }),
    { numRuns: 300 },
  );
});

test('a set can be cleared and filled again, and grows', () => {
  const set = fill([]);
  for (let i = 0; i < 40; i++) expect(set.add({ x: 3 * i, y: 0, h: 0 }, CAR)).toBe(i);
  expect(set.size).toBe(40);
  expect(set.hits(117, 0, 0, 0.5, 0.25, 0)).toBe(39);
  set.clear();
  expect(set.size).toBe(0);
  expect(set.hits(117, 0, 0, 0.5, 0.25, 0)).toBe(-1);
});
