import { describe, expect, test } from 'vitest';
import { readyToMove } from '../../testing/movement.ts';
import { at, driven, gameOf, marksOf, play, roadSetup, type TestGame, vehicle } from '../../testing/road.ts';
import { canTail, movementOrder } from '../queries/order.ts';
import { claimTails, settleTies } from './order.ts';

const car = driven('midSized', 1);

describe('roadrage/move/order', () => {
  test('highest speed first; equals by driving skill, then by the die, rolled again while it ties', () => {
    const setup = roadSetup([
      { design: car, speed: 50 },
      { design: driven('midSized', 2), speed: 50 },
      { design: car, speed: 50 },
      { design: driven('midSized', 0), speed: 60 },
    ]);
    const game = gameOf(setup, [4, 4, 2, 5]);
    play(game, settleTies(game));
    expect(movementOrder(game.state)).toEqual(['v4', 'v2', 'v3', 'v1']);
  });

  test('dice that never differ end after forty rounds, and the order of the scenario stands', () => {
    const setup = roadSetup(Array.from({ length: 16 }, () => ({ design: car, speed: 50 })));
    const game = gameOf(setup, new Array<number>(40 * 16).fill(6));
    play(game, settleTies(game));
    expect(game.state.vehicles.map(({ quickness }) => quickness)).toEqual(setup.starts.map((_, i) => i));
  });
});

describe('roadrage/move/tailing', () => {
  /** Prey ahead at 40 mph, tailer behind at 80. */
  function chase(tailer = at(0, 0), prey = at(0, 8)): TestGame {
    const game = gameOf(
      roadSetup([
        { design: car, pose: tailer, speed: 80 },
        { design: car, pose: prey, speed: 40 },
      ]),
    );
    readyToMove(game);
    return game;
  }

  test('example 18: a tailer of 80 mph behind a prey of 40 moves after it, later than by speed', () => {
    const game = chase();
    play(game, claimTails(game), 'tail:v2');
    expect(movementOrder(game.state)).toEqual(['v2', 'v1']);
    expect(marksOf(game)).toContain('tailing');
  });

  test('nobody has to tail', () => {
    const game = chase();
    play(game, claimTails(game));
    expect(movementOrder(game.state)).toEqual(['v1', 'v2']);
  });

  test.each([
    ['in line and within its movement', at(0, 0), at(0, 8), true],
    ['a square too far', at(0, 0), at(0, 9), false],
    ['at the edge of both arcs', at(0, 0), at(2, 5), true],
    ['out of the arc ahead', at(0, 0), at(3, 6), false],
    ['prey crossing', at(0, 0), at(0, 5, 90), false],
    ['prey coming the other way', at(0, 0), at(0, 5, 180), false],
    ['looking away', at(0, 0, 180), at(0, 5), false],
  ])('%s', (_, tailer, prey, can) => {
    const game = chase(tailer, prey);
    expect(canTail(game, vehicle(game, 1), vehicle(game, 2))).toBe(can);
  });

  test('a chain of tailers moves from its head', () => {
    const setup = roadSetup([
      { design: car, pose: at(0, 0), speed: 90 },
      { design: car, pose: at(0, 3), speed: 60 },
      { design: car, pose: at(0, 6), speed: 30 },
      { design: car, pose: at(9, 9), speed: 50 },
    ]);
    const game = gameOf(setup);
    vehicle(game, 1).tailing = 'v2';
    vehicle(game, 2).tailing = 'v3';
    expect(movementOrder(game.state)).toEqual(['v4', 'v3', 'v2', 'v1']);
  });

  test('of two tailers the faster keeps nearer', () => {
    const setup = roadSetup([
      { design: car, pose: at(-1, 0), speed: 60 },
      { design: car, pose: at(1, 0), speed: 90 },
      { design: car, pose: at(0, 6), speed: 30 },
    ]);
    const game = gameOf(setup);
    vehicle(game, 1).tailing = 'v3';
    vehicle(game, 2).tailing = 'v3';
    expect(movementOrder(game.state)).toEqual(['v3', 'v2', 'v1']);
  });

  test('phased play knows none', () => {
    const game = gameOf(
      roadSetup(
        [
          { design: car, speed: 80 },
          { design: car, pose: at(0, 4), speed: 40 },
        ],
        { variants: { phases: 'rounds' } },
      ),
    );
    play(game, claimTails(game), 'never asked');
    expect(vehicle(game).tailing).toBeNull();
  });
});
