import { describe, expect, test } from 'vitest';
import { at, design, drive, driven, gameOf, roadSetup, type TestGame, textsOf, vehicle } from '../testing/road.ts';
import { segment } from './turn.ts';

/** Where each segment left the game. */
function stops(game: TestGame, count: number): readonly string[] {
  return Array.from({ length: count }, () => {
    drive(segment(game));
    return game.state.at;
  });
}

describe('roadrage/turn/sequence', () => {
  test('speeds, moves one by one, people, pushes, fire, flames, and the next turn', () => {
    const game = gameOf(
      roadSetup(
        [
          { design: driven('midSized', 2), speed: 40 },
          { design: driven('midSized', 1), speed: 30, pose: at(9, 9) },
        ],
        { objective: { kind: 'capture', runners: [1] } },
      ),
    );
    expect(stops(game, 12)).toEqual([
      'turn',
      'speeds',
      'mover',
      'mover',
      'mover',
      'people',
      'push',
      'push',
      'fire',
      'burn',
      'end',
      'turn',
    ]);
    expect(game.state.turn).toBe(2);
    expect(vehicle(game, 1).pose).toEqual(at(0, 4));
    expect(textsOf(game, 'turn')).toEqual(['Turn 1.']);
  });

  test('nobody is asked to push where it is not played', () => {
    const setup = roadSetup([{ design: driven('midSized', 2), speed: 40 }], { variants: { speedPush: false } });
    const game = gameOf(setup);
    expect(stops(game, 6)).toEqual(['turn', 'speeds', 'mover', 'mover', 'people', 'fire']);
  });
});

describe('roadrage/control/fireball: standing still after it', () => {
  test('one that lands on its wheels has no speed for a turn, then drives again', () => {
    const game = gameOf(roadSetup([{ design: driven('midSized', 2) }]));
    const car = vehicle(game);
    car.idle = 1;
    const speeds: number[] = [];
    for (const turn of [1, 2]) {
      while (game.state.turn === turn) {
        drive(segment(game), (question) =>
          question.topic === 'speed'
            ? { option: 'speed:20', params: {} }
            : (question.suggested ?? { option: 'end', params: {} }),
        );
      }
      speeds.push(car.speed);
    }
    expect(speeds).toEqual([0, 20]);
  });
});

describe('roadrage/hardtop/driverless', () => {
  test('an empty car at 50 mph rolls 3 squares, then 1, then stands', () => {
    const game = gameOf(roadSetup([{ design: design('midSized', { crew: [] }), speed: 50 }]));
    const places: number[] = [];
    for (const turn of [1, 2, 3]) {
      while (game.state.turn === turn) drive(segment(game));
      places.push(vehicle(game).pose.y);
    }
    expect(places).toEqual([3, 4, 4]);
  });
});
