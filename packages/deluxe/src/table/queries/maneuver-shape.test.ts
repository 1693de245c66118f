import { advanceLeg, endOf, makePose, toWorld } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { COUNTERS } from '../../catalog/counters.ts';
import { type Choice, motionOf } from './maneuver-shape.ts';

const START = makePose(5, 5, 0);
const PIVOT: Choice = { maneuver: 'pivot', side: 'left', amount: -120, distance: 0.5, straightFirst: false };

describe('deluxe/IV.4/pivot', () => {
  it.each(['car', 'cycle', 'bus40'] as const)(
    'deluxe/IV.4/pivot: a %s turns about a corner of its own counter',
    (id) => {
      const size = COUNTERS[id];
      const rearLeft = { x: -size.width / 2, y: -size.length / 2 };
      const ahead = endOf(START, [advanceLeg(START, 0.25)]);
      const end = endOf(START, motionOf(START, PIVOT, 1, size));
      expect(end.h).toBe(1200);
      const [before, after] = [toWorld(ahead, rearLeft), toWorld(end, rearLeft)];
      expect(after.x).toBeCloseTo(before.x, 3);
      expect(after.y).toBeCloseTo(before.y, 3);
    },
  );
});

describe('deluxe/IV.4/turning-key', () => {
  it.each([
    ['bend', 0, 450],
    ['tight-bend', 0, 900],
    ['swerve', 15, 150],
    ['hard-swerve', 30, 300],
  ] as const)('a %s by %i turns the counter by %i tenths of a degree, to either side', (id, amount, turn) => {
    const choice = { maneuver: id, amount, distance: 1, straightFirst: false } as const;
    const to = (side: 'left' | 'right'): number =>
      endOf(START, motionOf(START, { ...choice, side }, 1, COUNTERS.car)).h;
    expect([to('left'), to('right')]).toEqual([turn, 3600 - turn]);
  });
});
