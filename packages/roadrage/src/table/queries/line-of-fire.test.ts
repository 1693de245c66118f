import { describe, expect, test } from 'vitest';
import type { Obstacle, Patch } from '../../scenarios/setup.ts';
import { at, driven, gameOf, type Lot, roadSetup } from '../../testing/road.ts';
import { blockerOf, throughSmoke } from './line-of-fire.ts';

function blocked(
  to: readonly [number, number],
  others: readonly (readonly [number, number])[],
  lot: Lot = {},
): string | null {
  const cars = [[0, 0] as const, to, ...others].map(([x, y], i) => ({
    design: { ...driven('midSized', 0), name: `car ${i + 1}` },
    pose: at(x, y),
  }));
  const game = gameOf(roadSetup(cars, lot));
  const [first, second] = game.state.vehicles;
  if (first === undefined || second === undefined) throw new Error('two vehicles are needed');
  const end = (pose: typeof first.pose) => ({ pose, floor: 0 });
  return blockerOf(game, end(first.pose), end(second.pose), [first, second]);
}

function house(x: number, y: number): Obstacle {
  const size = { length: 2, width: 2 };
  return { id: 'house', kind: 'building', pose: at(x, y), size, floors: 2, label: 'the house' };
}

function hill(minY: number, maxY: number, level: number): Patch {
  const box = { minX: -5, minY, maxX: 5, maxY };
  return { id: 'hill', box, footing: 'road', grounds: [], level, soft: false, label: 'hill' };
}

describe('roadrage/fire/line-of-fire', () => {
  test.each([
    { to: [0, 4], others: [[0, 2]], blocker: 'car 3' },
    { to: [0, 4], others: [[1, 2]], blocker: null },
    { to: [0, 4], others: [[0, 5]], blocker: null },
    { to: [2, 4], others: [[1, 2]], blocker: 'car 3' },
    // The line runs between these squares and through neither.
    { to: [2, 2], others: [[0, 1]], blocker: null },
    { to: [2, 2], others: [[1, 1]], blocker: 'car 3' },
  ] as const)('$others between here and $to: $blocker', ({ to, others, blocker }) => {
    expect(blocked(to, others)).toBe(blocker);
  });

  test('buildings stop it, unless one end is in them', () => {
    expect(blocked([0, 6], [], { obstacles: [house(0, 3)] })).toBe('the house');
    expect(blocked([0, 6], [], { obstacles: [house(0, 6)] })).toBeNull();
    expect(blocked([0, 6], [], { obstacles: [{ ...house(0, 3), kind: 'lamppost' }] })).toBeNull();
  });

  test('ground higher than both ends stops it', () => {
    expect(blocked([0, 6], [], { patches: [hill(2, 4, 1)] })).toBe('high ground');
    expect(blocked([0, 6], [], { patches: [hill(2, 8, 1)] })).toBeNull();
  });

  test('without a grid only the models are in the way', () => {
    const open = { variants: { movement: 'open' } } as const;
    expect(blocked([0, 4], [[0.2, 2]], open)).toBe('car 3');
    expect(blocked([0, 4], [[0.4, 2]], open)).toBeNull();
  });
});

test('roadrage/drop/smoke: never blocks, and counts at the ends too', () => {
  const game = gameOf(roadSetup([]));
  game.state.counters.push({ id: 'c1', kind: 'smoke', pose: at(0, 3), by: 0 });
  expect(throughSmoke(game, at(0, 0), at(0, 5))).toBe(true);
  expect(throughSmoke(game, at(0, 0), at(0, 3))).toBe(true);
  expect(throughSmoke(game, at(1, 0), at(1, 5))).toBe(false);
});
