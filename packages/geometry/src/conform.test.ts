import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastTurnToClear } from './conform.ts';
import { CONTACT_SLACK, makePose, turnAbout } from './pose.ts';
import { overlaps } from './separation.ts';
import { localCorner, rectangle } from './shape.ts';

const CAR = { length: 1, width: 0.5 };
const LEFT = localCorner(CAR, 'frontLeft');
// A broad building whose south face lies along y = 0.
const BUILDING = rectangle(makePose(0, 2, 0), { length: 4, width: 40 });

test('a car that is clear need not turn', () => {
  expect(leastTurnToClear(CAR, makePose(0, -2, 0), LEFT, 'right', [BUILDING], 1800)).toBe(0);
});

test('a car with its front left corner at a wall turns until its side lies along it', () => {
  // Facing north-west by 30 degrees, its right corner has gone into the wall.
  const touching = turnAbout(makePose(0.25, -0.5, 0), LEFT, 300);
  const turn = leastTurnToClear(CAR, touching, LEFT, 'right', [BUILDING], 1800);
  expect(turn).toBeGreaterThanOrEqual(295);
  expect(turn).toBeLessThanOrEqual(300);
});

test('a turn that does not suffice is null', () => {
  expect(leastTurnToClear(CAR, makePose(0, 2, 0), LEFT, 'left', [BUILDING], 1800)).toBeNull();
});

test('the least turn is clear, and every smaller one is not', () => {
  const inches = fc.integer({ min: -768, max: 768 }).map((n) => n / 1024);
  const pose = fc.record({ x: inches, y: inches, h: fc.integer({ min: 0, max: 3599 }) });
  const other = pose.map((p) => rectangle(p, CAR));
  fc.assert(
    fc.property(
      pose,
      fc.array(other, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('left', 'right'),
      (p, others, sense) => {
        const sign = sense === 'left' ? 1 : -1;
        const isClear = (turn: number): boolean =>
          others.every((o) => !overlaps(rectangle(turnAbout(p, LEFT, sign * turn), CAR), o, CONTACT_SLACK));
        const turn = leastTurnToClear(CAR, p, LEFT, sense, others, 900);
        if (turn !== null) expect(isClear(turn)).toBe(true);
        for (let smaller = 0; smaller < (turn ?? 901); smaller += 7) expect(isClear(smaller)).toBe(false);
      },
    ),
    { numRuns: 40 },
  );
});
