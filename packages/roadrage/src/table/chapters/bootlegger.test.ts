import { describe, expect, test } from 'vitest';
import { readyToMove } from '../../testing/movement.ts';
import { at, driven, gameOf, marksOf, play, roadSetup, type TestGame, vehicle } from '../../testing/road.ts';
import { rideOutBlast } from './counters.ts';
import { takeMove } from './drive.ts';

const one = ['straight', { squares: 1 }] as const;

function gameAt(speed: number, dice: readonly number[]): TestGame {
  const game = gameOf(roadSetup([{ design: driven('midSized', 2), speed }]), dice);
  readyToMove(game);
  return game;
}

const differences = (game: TestGame): readonly number[] =>
  game.events
    .filter(({ kind }) => kind === 'control')
    .map(({ modifiers = [] }) => modifiers.filter(({ value }) => value < 0).reduce((sum, { value }) => sum + value, 0));

describe('roadrage/maneuver/bootlegger', () => {
  test('example 13: at 60 mph after a square: a roll, a square, a harder roll, two squares, and it stands facing back', () => {
    const game = gameAt(60, [1, 1, 1, 1]);
    play(game, takeMove(game, vehicle(game), Infinity), one, 'bootlegger-left');
    // One driven, one sideways, then half of the four that are left.
    expect(vehicle(game).pose).toEqual(at(0, 4, 180));
    expect(vehicle(game)).toMatchObject({ speed: 0, left: 0, bootlegger: null, maneuvers: 2 });
    // Speed difference 4, and one more for the first turn.
    expect(differences(game)).toEqual([-4, -5]);
    expect(marksOf(game)).toContain('maneuver/bootlegger');
  });

  test('example 13: at 30 mph after a square there is too little left: the second half waits for the next turn', () => {
    const game = gameAt(30, [1, 1]);
    const car = vehicle(game);
    play(game, takeMove(game, car, Infinity), one, 'bootlegger-right');
    expect(car.pose).toEqual(at(0, 3, 90));
    expect(car.bootlegger).toEqual({ step: 2, heading: 0, side: 'right' });
    car.moved = 0;
    car.maneuvers = 0;
    game.diceLeft.push(1, 1);
    play(game, takeMove(game, car, Infinity));
    expect(car.pose).toEqual(at(0, 4, 180));
    expect(car).toMatchObject({ speed: 0, left: 0, bootlegger: null });
  });

  test('declared with nothing left it is done whole next turn', () => {
    const game = gameAt(30, []);
    const car = vehicle(game);
    play(game, takeMove(game, car, Infinity), 'straight-then', 'bootlegger-left');
    expect(car.bootlegger).toEqual({ step: 1, heading: 0, side: 'left' });
    car.moved = 0;
    game.diceLeft.push(1, 1, 1, 1);
    play(game, takeMove(game, car, Infinity));
    expect(car.pose).toEqual(at(0, 5, 180));
  });

  test('between its turns it still goes the old way: what shakes it then skids along that', () => {
    const game = gameAt(30, [1, 1]);
    const car = vehicle(game);
    play(game, takeMove(game, car, Infinity), one, 'bootlegger-right');
    // Chance 4 + 2 + 2 - 3 - 1 = 4; an 8 fails by 4: two squares, all of them next turn.
    game.diceLeft.push(4, 4);
    play(game, rideOutBlast(game, car, 3));
    expect(car.carriedSkid).toEqual({ units: 2, heading: 0, sd: 3 });
    expect(car.bootlegger).toBeNull();
  });

  test('what has come to a stand has no second half', () => {
    const game = gameAt(30, []);
    const car = vehicle(game);
    play(game, takeMove(game, car, Infinity), 'straight-then', 'bootlegger-left');
    Object.assign(car, { moved: 0, speed: 0 });
    play(game, takeMove(game, car, Infinity));
    expect(car).toMatchObject({ pose: at(0, 3), bootlegger: null });
  });

  test('a lost first roll is an ordinary skid', () => {
    // Chance 4 + 2 + 2 - 4 = 4; a 7 fails by 3: one square. Facing 1 - 2 + 4 = 3: straight on.
    const game = gameAt(60, [3, 4, 1]);
    play(game, takeMove(game, vehicle(game), Infinity), one, 'bootlegger-left', ['straight', { squares: 4 }]);
    expect(vehicle(game).pose).toEqual(at(0, 6));
    expect(vehicle(game).bootlegger).toBeNull();
  });

  test('a lost second roll skids the old way, and the facing turns from it', () => {
    // Second chance 3; an 8 fails by 5: two squares. Facing 6 - 2 + 4 = 8: 90° to the right of the old way.
    const game = gameAt(60, [1, 1, 4, 4, 6]);
    play(game, takeMove(game, vehicle(game), Infinity), one, 'bootlegger-left');
    expect(vehicle(game).pose).toEqual(at(0, 4, 90));
    expect(vehicle(game)).toMatchObject({ speed: 0, bootlegger: null });
  });
});
