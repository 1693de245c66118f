import { describe, expect, it } from 'vitest';
import { arenaSetup, at, build, car, gameOf, play, type TestGame, textsOf } from '../../testing/arena.ts';
import { gainOfRerolls } from '../queries/reroll-odds.ts';
import type { RolledDie } from '../queries/rolled.ts';
import { attackOnce } from './combat.ts';

/** An anti-tank gun at the back of a car with speed 2 that is less than a key away; the gun's two dice fall first. */
function fight(
  dice: readonly number[],
  aces: number,
  crew: 'rookieDriver' | 'veteranDriver' = 'rookieDriver',
): TestGame {
  const setup = arenaSetup([build({ front: ['antiTankGun'] }), build({ crew: [crew, 'rookieGunner'] })], {
    poses: [at(5, 3), at(5, 4.6)],
  });
  const game = gameOf(setup, dice);
  for (const one of game.state.cars) Object.assign(one, { control: 4, speed: 0 });
  Object.assign(car(game, 2), { ace: aces, speed: 2 });
  return game;
}

const fire = (game: TestGame, ...script: Parameters<typeof play>[2][]): unknown =>
  play(game, attackOnce(game, car(game)), 'driver:0>c2:back', ...script);

describe('sixth/round/re-rolls: several aces in one go', () => {
  it('throws again one by one what shows no shield, until the aces are spent', () => {
    const game = fight([3, 3, 3, 4, 5, 1, 6], 5);
    fire(game, ['aces', { aces: 3 }]);
    expect(textsOf(game, 'defense')).toEqual(['Car 2 has 1 shield.']);
    expect(car(game, 2).ace).toBe(2);
  });

  it('stops when all is stopped, and keeps the aces that are left', () => {
    const game = fight([1, 1, 3, 4, 1, 1], 5);
    fire(game, ['aces', { aces: 5 }]);
    expect([textsOf(game, 'defense'), car(game, 2).ace]).toEqual([['Car 2 has 2 shields.'], 3]);
  });

  it('an ace of a veteran throws twice', () => {
    const game = fight([3, 3, 3, 4, 5, 1], 2, 'veteranDriver');
    fire(game, ['aces', { aces: 1 }]);
    expect([textsOf(game, 'defense'), car(game, 2).ace]).toEqual([['Car 2 has 1 shield.'], 1]);
  });
});

describe('sixth/attack/defending: what re-rolls gain', () => {
  const dice = (...faces: readonly RolledDie['face'][]): readonly RolledDie[] =>
    faces.map((face) => ({ color: 'yellow', face }));

  it.each([
    [dice('hit'), 1, 9, 1 / 3],
    [dice('hit'), 2, 9, 1 / 3 + (2 / 3) * (1 / 3)],
    [dice('hit', 'hit'), 2, 9, 2 / 3],
    // The second is thrown only where the first has shown nothing.
    [dice('hit', 'hit'), 2, 1, 1 / 3 + (2 / 3) * (1 / 3)],
    [dice('skid'), 3, 9, 0],
  ])('%j, %i re-rolls against %i points: %d', (lying, rerolls, open, gain) => {
    expect(gainOfRerolls(lying, rerolls, open)).toBeCloseTo(gain, 10);
  });
});
