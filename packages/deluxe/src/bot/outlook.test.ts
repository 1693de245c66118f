import { expect, it } from 'vitest';
import { facing, testGame, testVehicle, testWall } from '../testing/collision-fixtures.ts';
import { walker } from '../testing/walkers.ts';
import { clearAhead } from './outlook.ts';
import { shunnedAhead } from './sparing.ts';

it('deluxe/V.7/breaches: the way ahead is free through a breach that a car fits into, and not past it', () => {
  const wall = { ...testWall('wall', facing(0, 4, 90), 8, 0.25, 6), kind: 'wall' } as const;
  const { setup, state } = testGame({ structures: [wall] });
  const free = (x: number) => clearAhead(setup, state, facing(x, 0, 0), 0, 10, []);
  expect(free(0)).toBeLessThan(4);
  state.breaches = { wall: [{ from: -0.5, to: 0.5 }] };
  expect([free(0), free(0.2) < 10, free(1) < 4]).toEqual([10, false, true]);
});

it('deluxe/IV.7/pedestrian-collision: somebody innocent ahead is as good as a wall, a foe is not', () => {
  const own = testVehicle('v1', facing(0, 0, 0), 30);
  const free = (seat: number | null, hits = 0) => {
    const game = testGame({ vehicles: [own], walkers: [walker(0, 4, { seat, hits })] });
    return clearAhead(game.setup, game.state, own.pose, 0, 10, shunnedAhead(game, own));
  };
  expect([free(null) < 4, free(0) < 4, free(1), free(null, 3)]).toEqual([true, true, 10, 10]);
});
