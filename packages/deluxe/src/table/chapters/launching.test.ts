import type { Point } from '@hardtop/geometry';
import { describe, expect, test } from 'vitest';
import type { GrenadeId } from '../../catalog/grenades.ts';
import { facing, gun, gunsOn, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { landingOf } from '../queries/grenade-flight.ts';
import { legalShots } from '../queries/shots.ts';
import type { Vehicle } from '../state/state.ts';
import { fireWindow } from './fire-window.ts';

const loaded = (...kinds: readonly GrenadeId[]): Vehicle =>
  combatCar('v1', facing(0, 0, 0), {
    weapons: [gun('GL', 'front', { grenades: kinds.map((grenade) => ({ grenade, delay: 0 })) })],
  });

/** Five inches ahead, side on, driving out of the way. */
const target = (speed = 0): Vehicle => combatCar('v2', facing(0, 6, 90), { speed });

const NEAR = 'gl-front>v2:road-0';

function launch(dice: readonly number[], firer = loaded('grenade', 'SG'), id = NEAR) {
  const game = combatGame({ vehicles: [firer, target()] }, dice);
  run(game, fireWindow(game, null), inTurn(id));
  return game;
}

describe('deluxe/V.2/grenade-launcher', () => {
  test('aimed at the ground by a vehicle and in its way; empty at nothing', () => {
    const game = combatGame({ vehicles: [loaded('grenade'), target(20)] });
    const ids = (firer: Vehicle) => legalShots(game.setup, { ...game.state, vehicles: [firer, target(20)] }, firer);
    const [firer] = game.state.vehicles;
    if (firer === undefined) throw new Error('nobody fires');
    expect(legalShots(game.setup, game.state, firer).map(({ id }) => id)).toEqual([
      NEAR,
      'gl-front>v2:road-1',
      'gl-front>v2:road-2',
      'gl-front>v2:road-3',
    ]);
    for (const part of gunsOn(firer)) part.shots = 0;
    expect(ids(firer)).toEqual([]);
  });

  test('the grenades come in the order loaded', () => {
    const firer = loaded('grenade', 'SG');
    expect(textsOf(launch([6, 6], firer), 'to-hit')).toEqual([
      'V1 launches a grenade to the very square: needed 6, rolled 12.',
    ]);
    for (const part of gunsOn(firer)) part.firedTurn = 0;
    for (const person of firer.crew) person.actedTurn = 0;
    const again = launch([6, 6], firer);
    expect(again.state.counters).toMatchObject([{ kind: 'grenade', grenade: { id: 'SG', goesOff: 2 } }]);
    expect(gunsOn(firer)[0]?.shots).toBe(0);
  });
});

describe('deluxe/V.6/grenade-deviation', () => {
  const from: Point = { x: 0, y: 0 };
  const mark: Point = { x: 0, y: 3 };

  test('X-GR1: one square right and two short', () => {
    expect(landingOf(from, mark, { right: 1, beyond: -2 })).toEqual({ x: 0.25, y: 2.5 });
  });

  test('X-GR1: need missed by one: direction 5, odd is short, a 2 and a 3', () => {
    // Needs 6; a 5 misses by one. Two dice to hit, direction, long or short, and a die for each way.
    const game = launch([2, 3, 5, 5, 2, 3]);
    expect(textsOf(game, 'grenade')).toEqual(['It goes astray: squares 1 to the right and 2 short.']);
  });

  test('X-GR2: a natural 12 is exact', () => {
    const game = launch([6, 6]);
    const [grenade] = game.state.counters;
    expect(grenade?.pose.x).toBe(0);
    expect(grenade?.pose.y).toBeCloseTo(5.625, 3);
  });

  test('a good roll that is no 12 is off by one to three squares', () => {
    expect(textsOf(launch([5, 5, 1, 5]), 'grenade')).toEqual(['It goes astray: squares 3 to the right.']);
  });

  test('never behind whoever sent it', () => {
    expect(landingOf(from, mark, { right: 3, beyond: -20 })).toEqual(from);
  });

  test('X-GR3: nearer than an inch by no more than two squares', () => {
    const firer = loaded('SG');
    const game = combatGame({ vehicles: [firer, combatCar('v2', facing(0, 1.5, 90))] }, [1, 1, 1, 6]);
    run(game, fireWindow(game, null), inTurn(NEAR));
    expect(textsOf(game, 'grenade')[0]).toBe('It goes astray: squares 2 to the right.');
  });
});

describe('deluxe/V.6/grenade-bounce', () => {
  test('long by some squares it meets the car and comes straight back', () => {
    // Made, but long: direction 4, three squares, into the side; it bounces two.
    const game = launch([5, 5, 4, 6, 3]);
    expect(textsOf(game, 'grenade')[1]).toBe('It strikes something solid and bounces 2 squares.');
    const [grenade] = game.state.counters;
    expect(grenade?.pose.x).toBe(0);
    expect(grenade?.pose.y).toBeCloseTo(5.25, 1);
  });
});
