import { describe, expect, it } from 'vitest';
import { facing, gun, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { walker } from '../../testing/walkers.ts';
import { fireWindow } from './fire-window.ts';

/** A laser fires at somebody who leans out of a window three squares beside the line. */
function shoot(dp: number, dice: readonly number[]) {
  const wall = { ...testWall('wall', facing(0, 5, 90), 4, 0.25, dp), kind: 'wall', label: 'the wall' } as const;
  const board = {
    vehicles: [combatCar('v1', facing(0, 0, 0), { weapons: [gun('L')] }), combatCar('v2', facing(0, -9, 0))],
    structures: [wall],
    walkers: [walker(0.125, 5.375, { seat: 1 })],
  };
  const game = combatGame(board, dice);
  game.state.breaches = { wall: [{ from: -0.125, to: 0.125 }] };
  run(game, fireWindow(game, null), inTurn('l-front>p1'));
  return { hits: game.state.pedestrians[0]?.person.hits, spans: game.state.breaches.wall, game };
}

// Laser 6, -3 on foot, -1 at four inches, +1 each at rest: 8.
describe('deluxe/V.7/cover: X-CB22', () => {
  it('just hit: a wall of 6 takes 6 of 10 and is breached, 4 go on to him', () => {
    const { hits, spans, game } = shoot(6, [4, 4, 4, 3, 3]);
    expect(hits).toBe(3);
    expect(spans?.some(({ to, from }) => to - from > 0.25)).toBe(true);
    expect(textsOf(game, 'cover')).toEqual(['Ann in cover: the wall takes 6, 4 get through.']);
  });

  it('a wall of 12 is not breached, and he is unhurt', () => {
    const { hits, game } = shoot(12, [4, 4, 4, 3, 3]);
    expect([hits, textsOf(game, 'cover')]).toEqual([0, ['Ann in cover: the wall takes it all.']]);
  });

  it('two better than needed finds him past the edge, and the wall takes as much', () => {
    const { hits, game } = shoot(6, [5, 5, 4, 3, 3]);
    expect(hits).toBe(3);
    expect(textsOf(game, 'breach')).toEqual(['A breach in the wall.']);
    expect(textsOf(game, 'cover')).toEqual(['Ann in cover: a shot right past the edge of the wall.']);
  });
});
