import type { MotionRecord } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import { DRIVE, FISHTAIL, ROLL, SKID, VAULT } from '../drawing-board/board-fixtures.ts';
import { alongPath, durationOf, frameAt, pushedAt, rollFace } from './motion.ts';

const at = (x: number, y: number) => ({ x, y, h: 0 });

describe('motion', () => {
  test.each([DRIVE, SKID, FISHTAIL, ROLL, VAULT])(
    '$style lasts less than 400 ms and ends where its path ends',
    (motion) => {
      expect(durationOf(motion)).toBeGreaterThan(0);
      expect(durationOf(motion)).toBeLessThan(400);
      const { pose, scale, lift } = frameAt(motion, 1);
      const end = motion.path.at(-1);
      expect([pose.x, pose.y]).toEqual([end?.x, end?.y]);
      expect(Math.cos((pose.h * Math.PI) / 1800)).toBeCloseTo(Math.cos(((end?.h ?? -1) * Math.PI) / 1800));
      expect(scale).toBeCloseTo(1);
      expect(lift).toBeCloseTo(0);
    },
  );

  test('headings turn the short way over north', () => {
    const path = [
      { x: 0, y: 0, h: 3500 },
      { x: 0, y: 1, h: 100 },
    ];
    expect(alongPath(path, 0.5)).toEqual({ x: 0, y: 0.5, h: 3600 });
  });

  test('what is pushed stands until it is met, and comes to rest with whoever pushes it', () => {
    const by: MotionRecord = { piece: 'car', path: [at(0, 0), at(0, 2)], style: 'drive' };
    const pushed: MotionRecord = { piece: 'barrel', path: [at(0, 2), at(0, 3)], style: 'shove' };
    expect([0, 0.3, 0.5, 1].map((t) => pushedAt(pushed, by, t).y)).toEqual([2, 2, 2, 3]);
    expect(pushedAt(pushed, by, 0.8).y).toBeGreaterThan(2);
    expect(pushedAt({ ...pushed, path: [at(0, 2), at(0, 2)] }, by, 0.5)).toEqual(at(0, 2));
  });

  test('a vault leaves the ground', () => {
    expect(frameAt(VAULT, 0.5).lift).toBeCloseTo(1);
    expect(frameAt(VAULT, 0.5).scale).toBeGreaterThan(1.2);
  });

  test('a roll shows a face to a leg, in the direction it goes, from the face it begins with', () => {
    const faces = (motion: MotionRecord) => [0, 0.25, 0.5, 0.75, 1].map((t) => rollFace(motion, t, 'up'));
    expect(faces(ROLL)).toEqual(['up', 'right', 'top', 'left', 'up']);
    expect(faces({ ...ROLL, path: [...ROLL.path].reverse() })).toEqual(['up', 'left', 'top', 'right', 'up']);
    expect(rollFace(ROLL, 0.25, 'top')).toBe('left');
  });

  test.each([
    [900, 'right'],
    [2700, 'left'],
  ] as const)('a car that swings round to %i as it begins to roll comes down on its %s', (h, side) => {
    const path = [
      { x: 0, y: 0, h: 0 },
      { x: 0, y: 1.75, h },
    ];
    expect(rollFace({ piece: 'car-1', style: 'roll', path }, 1, 'up')).toBe(side);
  });

  test.each([
    ['up', 0, 'nose'],
    ['nose', 0, 'top'],
    ['top', 1800, 'tail'],
    ['tail', 0, 'up'],
    ['up', 1800, 'tail'],
  ] as const)('what goes lengthwise goes end over end: from %s, heading %i, on to %s', (first, h, next) => {
    const path = [
      { x: 0, y: 0, h },
      { x: 0, y: 1, h },
    ];
    expect(rollFace({ piece: 'car-1', style: 'roll', path }, 1, first)).toBe(next);
  });
});
