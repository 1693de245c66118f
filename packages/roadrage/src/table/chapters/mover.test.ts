import { describe, expect, test } from 'vitest';
import { readyToMove } from '../../testing/movement.ts';
import {
  at,
  design,
  drive,
  driven,
  gameOf,
  inTurn,
  play,
  roadSetup,
  type TestGame,
  vehicle,
} from '../../testing/road.ts';
import type { Variants } from '../../variants.ts';
import { lineUp, moveNext } from './mover.ts';

function gameWith(
  cars: readonly (readonly [number, ReturnType<typeof at>])[],
  phases: Variants['phases'] = 'none',
  dice: readonly number[] = [],
): TestGame {
  const starts = cars.map(([speed, pose]) => ({ design: driven('midSized', 2), speed, pose }));
  const game = gameOf(roadSetup(starts, { variants: { phases } }), dice);
  readyToMove(game);
  lineUp(game);
  return game;
}

/** How far each has come north after each go. */
function goes(game: TestGame, most = 100): readonly (readonly number[])[] {
  const seen: number[][] = [];
  for (let i = 0; i < most && drive(moveNext(game)); i++) seen.push(game.state.vehicles.map(({ pose }) => pose.y));
  return seen;
}

describe('roadrage/ram/leftover', () => {
  test('example 27, RR-65: Max at 80 shunts Toecutter at 40 after two squares: both 60, four squares frozen until Toecutter has moved', () => {
    // Ramming speed 40: 4 + 1 dice to Toecutter, 3 to Max; the armor is none. Whiplash 3 and 2 points, then control.
    const dice = [1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1];
    const game = gameWith(
      [
        [80, at(0, 0)],
        [40, at(0, 3)],
      ],
      'none',
      dice,
    );
    play(game, moveNext(game), ['straight', { squares: 8 }]);
    const max = vehicle(game, 1);
    const toecutter = vehicle(game, 2);
    expect([max.speed, toecutter.speed]).toEqual([60, 60]);
    expect(max).toMatchObject({ left: 4, frozenBehind: 'v2', done: false });
    expect(max.pose).toEqual(at(0, 2));
    drive(moveNext(game));
    expect(toecutter.pose).toEqual(at(0, 9));
    expect(toecutter.done).toBe(true);
    drive(moveNext(game));
    expect(max.pose).toEqual(at(0, 6));
    expect(max).toMatchObject({ left: 0, frozenBehind: null, done: true, speed: 60 });
  });

  test('whoever waits for one that will never move goes on at the end', () => {
    const game = gameWith([
      [30, at(0, 0)],
      [0, at(5, 5)],
    ]);
    vehicle(game, 1).frozenBehind = 'v2';
    vehicle(game, 2).gone = true;
    goes(game);
    expect(vehicle(game, 1).pose).toEqual(at(0, 3));
  });
});

describe('roadrage/phased/rounds', () => {
  test('everybody a square in turn, fastest first, each dropping out when it has moved', () => {
    const game = gameWith(
      [
        [10, at(0, 0)],
        [30, at(4, 0)],
      ],
      'rounds',
    );
    expect(goes(game)).toEqual([
      [0, 1],
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
  });

  test('a maneuver may follow each square', () => {
    const game = gameWith([[20, at(0, 0)]], 'rounds');
    drive(moveNext(game), inTurn('straight', 'turn45-left'));
    drive(moveNext(game), inTurn('turn45-left'));
    expect(vehicle(game).pose).toEqual(at(-1, 2, -90));
    expect(vehicle(game).done).toBe(true);
  });
});

describe('roadrage/phased/rounds: nobody at the wheel', () => {
  test('a skid that goes further than the round ends the go', () => {
    const empty = design('midSized', { crew: [] });
    // Oil: 4 + 2 - 6 = 0; a 4 skids two squares. Facing 1 + 6 = 7: it stands.
    const game = gameOf(roadSetup([{ design: empty, speed: 30 }], { variants: { phases: 'rounds' } }), [2, 2, 1]);
    game.state.counters.push({ id: 'c1', kind: 'oil', pose: at(0, 1), by: 0 });
    readyToMove(game);
    lineUp(game);
    expect(goes(game)).toEqual([[3]]);
    expect(vehicle(game)).toMatchObject({ speed: 0, done: true });
  });
});

describe('roadrage/phased/countdown', () => {
  const three = (): TestGame =>
    gameWith(
      [
        [100, at(0, 0)],
        [60, at(4, 0)],
        [30, at(8, 0)],
      ],
      'countdown',
    );

  test('example 17: 100, 60 and 30: the fastest alone for four phases, two cars for three, all three for three', () => {
    const moved = goes(three()).map((now, i, all) => now.findIndex((y, car) => y !== (all[i - 1]?.[car] ?? 0)));
    expect(moved).toEqual([0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  test('example 17: it reaches a bridge four squares off before anybody else has moved', () => {
    const game = three();
    goes(game, 4);
    expect(game.state.vehicles.map(({ pose }) => pose.y)).toEqual([4, 0, 0]);
  });

  test('what stands has its say last', () => {
    const game = gameWith(
      [
        [0, at(0, 0)],
        [20, at(4, 0)],
      ],
      'countdown',
    );
    expect(goes(game)).toHaveLength(3);
    expect(game.state.vehicles.every(({ done }) => done)).toBe(true);
  });
});
