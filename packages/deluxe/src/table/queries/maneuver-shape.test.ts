import { advanceLeg, endOf, makePose, toWorld } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { COUNTERS } from '../../catalog/counters.ts';
import { bootleggerEnd, type Choice, endOfChoice, motionOf } from './maneuver-shape.ts';

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

describe('endOfChoice', () => {
  const ids = ['drift', 'steep-drift', 'swerve', 'hard-swerve', 'bend', 'tight-bend', 'pivot', 'bootlegger'] as const;
  const amounts = { drift: 3, 'steep-drift': 7, swerve: 11, 'hard-swerve': 29, pivot: -77 } as const;
  const starts = [0, 1, 333, 900, 1234, 2705, 3599].map((h) => makePose(5.123, 7.777, h));

  it.each([null, ...ids])('ends a choice of %s where its way ends, to the bit', (id) => {
    for (const start of starts)
      for (const side of ['left', 'right'] as const)
        for (const distance of id === 'pivot' ? [0.5] : [1, 1.5, 2])
          for (const direction of id === 'bootlegger' ? ([1] as const) : ([1, -1] as const))
            for (const counter of ['car', 'cycle', 'bus40'] as const)
              for (const straightFirst of [false, true]) {
                const amount = id === null || !(id in amounts) ? 0 : amounts[id as keyof typeof amounts];
                const choice = { maneuver: id, side, amount, distance, straightFirst };
                const motion = motionOf(start, choice, direction, COUNTERS[counter]);
                const there = endOf(start, motion);
                const end = id === 'bootlegger' ? endOf(there, bootleggerEnd(there, start.h, side)) : there;
                expect(endOfChoice(start, choice, direction, COUNTERS[counter])).toEqual(end);
              }
  });
});
