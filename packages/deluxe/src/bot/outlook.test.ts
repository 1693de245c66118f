import { expect, it } from 'vitest';
import { facing, testGame, testWall } from '../testing/collision-fixtures.ts';
import { clearAhead } from './outlook.ts';

it('deluxe/V.7/breaches: the way ahead is free through a breach that a car fits into, and not past it', () => {
  const wall = { ...testWall('wall', facing(0, 4, 90), 8, 0.25, 6), kind: 'wall' } as const;
  const { setup, state } = testGame({ structures: [wall] });
  const free = (x: number) => clearAhead(setup, state, facing(x, 0, 0), 0, 10);
  expect(free(0)).toBeLessThan(4);
  state.breaches = { wall: [{ from: -0.5, to: 0.5 }] };
  expect([free(0), free(0.2) < 10, free(1) < 4]).toEqual([10, false, true]);
});
