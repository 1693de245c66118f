import { distance } from '@hardtop/geometry';
import { expect, it } from 'vitest';
import { arenaSetup, at, build, car, gameOf } from '../testing/arena.ts';
import { ONWARD, Plan } from './planning.ts';

const TEMPER = { attack: 1.4, caution: 1, range: 3, depth: 0, cruise: 3, plans: true };
const BEGINNINGS = ONWARD.map((move) => ({ key: move, move, cost: 0 }));

type Lot = NonNullable<Parameters<typeof arenaSetup>[1]>;

/** A gun ahead against a gun ahead; the first is on the move. */
function duel(lot: Lot, round = 1) {
  const gun = build({ front: ['antiTankGun'] });
  const game = gameOf(arenaSetup([gun, gun], lot));
  Object.assign(game.state, { at: 'drive', queue: [0], round });
  for (const one of game.state.cars) Object.assign(one, { control: 6, speed: 2, points: 2 });
  return game;
}

const best = (game: ReturnType<typeof duel>, points = 2) => new Plan(game, car(game), TEMPER).best(BEGINNINGS, points);

it('a way of two points brings the gun to bear where one alone does not', () => {
  // The other is abeam to the left, and looks away.
  const game = duel({ poses: [at(9, 4), at(3, 7, 270)] });
  const way = best(game);
  const bearing = Math.abs((way?.pose.h ?? 0) - 600);
  expect(bearing).toBeLessThan(350);
  expect(way?.worth).toBeGreaterThan(new Plan(game, car(game), TEMPER).standing());
});

it('nobody plans to end in the edge of the arena or in a wall', () => {
  const edge = best(duel({ poses: [at(6, 11), at(6, 2)] }));
  expect(edge?.pose.y).toBeLessThan(11.5);
  const wall = { id: 'w1', pose: at(6, 8), size: { length: 0.4, width: 6 } };
  const within = best(duel({ poses: [at(6, 6.6), at(6, 11)], walls: [wall] }));
  expect(Math.abs((within?.pose.y ?? 8) - 8)).toBeGreaterThan(0.4);
});

it('who is behind a wall can neither hit nor be hit', () => {
  const poses = [at(6, 3), at(6, 9, 180)];
  const wall = { id: 'w1', pose: at(6, 6), size: { length: 0.4, width: 8 } };
  const [open, hidden] = [duel({ poses }), duel({ poses, walls: [wall] })];
  car(open, 2).armor.front = 0;
  car(hidden, 2).armor.front = 0;
  const worth = (game: typeof open) => new Plan(game, car(game), TEMPER).standing();
  expect(worth(open)).toBeGreaterThan(worth(hidden));
});

it('the nearer the end of the game, the nearer it closes in', () => {
  const poses = [at(2, 2, 45), at(6.5, 6.5, 45)];
  const far = (round: number) => {
    const game = duel({ poses, roundLimit: 30 }, round);
    const way = best(game);
    return way === null ? 0 : distance(way.pose, car(game, 2).pose);
  };
  expect(far(28)).toBeLessThanOrEqual(far(1));
  expect(far(28)).toBeLessThan(4.6);
});
