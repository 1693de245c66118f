import { describe, expect, it } from 'vitest';
import type { Board } from '../../testing/collision-fixtures.ts';
import { drive, facing, testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import { actor, walker } from '../../testing/walkers.ts';
import { isAnybodyWalking, walkOn } from './walking.ts';

/** Everybody walks through a turn; the phases in which the first took a step, and where he is. */
function walk(board: Board) {
  const game = testGame(board);
  const phases: number[] = [];
  for (game.state.phase = 1; game.state.phase <= 10; game.state.phase++) {
    const before = game.state.pedestrians[0]?.pose;
    drive(game, walkOn(game));
    if (game.state.pedestrians[0]?.pose !== before) phases.push(game.state.phase);
  }
  const { x, y } = game.state.pedestrians[0]?.pose ?? { x: 0, y: 0 };
  return { phases, x, y, game };
}

const FAR = [{ x: 0.125, y: 9.125 }];

describe('deluxe/IV.9/pedestrians', () => {
  it('X-MV6: at 12.5 mph a square in each odd phase, five in a turn', () => {
    const { phases, x, y } = walk({ walkers: [walker(0.125, 0.125, { way: FAR })] });
    expect([phases, x, y]).toEqual([[1, 3, 5, 7, 9], 0.125, 1.375]);
  });

  it('X-MV7: at 17.5 mph seven squares', () => {
    const { phases } = walk({ walkers: [walker(0.125, 0.125, { way: FAR, speed: 17.5 })] });
    expect(phases).toEqual([1, 2, 4, 5, 7, 8, 9]);
  });

  it('diagonally where that is the way, round the corners, and round again', () => {
    const way = [
      { x: 0.625, y: 0.625 },
      { x: 0.625, y: 0.125 },
    ];
    const once = walk({ walkers: [walker(0.125, 0.125, { way })] });
    expect([once.x, once.y, once.phases.length]).toEqual([0.625, 0.125, 4]);
    const round = walk({ walkers: [walker(0.125, 0.125, { way, round: true })] });
    expect([round.x, round.y, round.phases.length]).toEqual([0.625, 0.375, 5]);
  });

  it('waits for a car or somebody in the way, steps over who lies there, and falls with the second hit', () => {
    const car = testVehicle('v1', facing(0, 1, 90), 0);
    expect(walk({ vehicles: [car], walkers: [walker(0.125, 0.125, { way: FAR })] }).y).toBe(0.625);
    const ahead = walker(0.125, 0.375, { id: 'p2' });
    expect(walk({ walkers: [walker(0.125, 0.125, { way: FAR }), ahead] }).phases).toEqual([]);
    expect(walk({ walkers: [walker(0.125, 0.125, { way: FAR }), { ...ahead, hits: 2 }] }).phases).toHaveLength(5);
    expect(walk({ walkers: [walker(0.125, 0.125, { way: FAR, hits: 2 })] }).phases).toEqual([]);
  });
});

describe('deluxe/VI.1/movement', () => {
  it('nobody walks in a phase without a step, with nowhere to go or where he wanted to be', () => {
    const walks = (board: Board): number[] => {
      const game = testGame(board);
      const [he] = game.state.pedestrians;
      if (he?.acts !== undefined) he.acts.goal = { x: 0.125, y: 0.375 };
      const phases: number[] = [];
      for (game.state.phase = 1; game.state.phase <= 10; game.state.phase++) {
        const before = JSON.stringify(game.state);
        if (isAnybodyWalking(game, game.state.phase)) phases.push(game.state.phase);
        drive(game, walkOn(game));
        if (!phases.includes(game.state.phase)) expect(JSON.stringify(game.state)).toBe(before);
      }
      return phases;
    };
    expect(walks({ walkers: [actor(0.125, 0.125)] })).toEqual([1]);
    expect(walks({ walkers: [actor(0.125, 0.375)] })).toEqual([]);
    expect(walks({ walkers: [actor(0.125, 0.125, { hits: 2 })] })).toEqual([]);
    expect(walks({ walkers: [walker(0.125, 0.125)] })).toEqual([]);
    expect(walks({ walkers: [walker(0.125, 0.125, { way: FAR })] })).toEqual([1, 3, 5, 7, 9]);
  });
});
