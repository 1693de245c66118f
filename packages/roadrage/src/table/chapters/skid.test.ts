import { describe, expect, test } from 'vitest';
import type { Obstacle } from '../../scenarios/setup.ts';
import { readyToMove } from '../../testing/movement.ts';
import { at, driven, gameOf, play, roadSetup, textsOf, vehicle } from '../../testing/road.ts';
import { takeMove } from './drive.ts';
import { loseControl } from './loss-of-control.ts';

describe('roadrage/control/skid: trouble on the way', () => {
  test('control lost anew in the middle of a skid: the new skid has the last word, within the movement of the turn', () => {
    // On the oil, chance 4 + 2 + 2 - 6 = 2; a 4 fails by 2: one square. Facing 1 - 2 + 6 = 5: half speed, 45° left.
    const game = gameOf(roadSetup([{ design: driven('midSized', 2), speed: 40 }]), [2, 2, 1]);
    game.state.counters.push({ id: 'c1', kind: 'oil', pose: at(0, 1), by: 0 });
    readyToMove(game);
    const car = vehicle(game);
    car.left = 2;
    const lost = { passed: false, margin: -4, sd: 2, fatal: false };
    play(game, loseControl(game, car, lost, { charged: true }));
    expect(car.pose).toEqual(at(0, 2, -45));
    expect([car.speed, car.left, car.moved]).toEqual([20, 0, 2]);
    expect(textsOf(game, 'facing')).toHaveLength(1);
  });

  test('roadrage/control/final-facing: whoever spins behind what he broke and ends straight goes on with his move', () => {
    const crate: Obstacle = {
      id: 'crate',
      kind: 'crate',
      pose: at(0, 1),
      size: { length: 1, width: 1 },
      floors: 1,
      label: 'a crate',
    };
    const setup = roadSetup([{ design: driven('midSized', 2), speed: 60 }], { obstacles: [crate] });
    // 7 dice break it, 7 come back, whiplash of 4 saved. Chance 4 + 2 + 2 - 6 = 2; a 3 fails by 1: no skid.
    // Facing 1 - 2 + 6 = 5 halves the 40 mph and the four squares that are left.
    const sevens = Array.from({ length: 14 }, (_, i) => (i < 7 ? 3 : 1));
    const game = gameOf(setup, [...sevens, 6, 6, 6, 6, 1, 2, 1]);
    readyToMove(game);
    const car = vehicle(game);
    play(game, takeMove(game, car, Infinity), ['straight', { squares: 6 }], 'straight');
    expect([car.speed, car.moved, car.left]).toEqual([20, 2, 0]);
    expect(car.pose).toEqual(at(-2, 2, -45));
  });
});
