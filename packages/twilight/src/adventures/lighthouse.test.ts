// The lighthouse from its ground floor to the lamp, and the house of the pirates.

import { describe, expect, it } from 'vitest';
import type { Cell } from '../scenarios/world.ts';
import { isLineClear } from '../table/queries/lines.ts';
import { farFrom, fieldTo } from '../table/queries/routes.ts';
import { adventure, squad, turn, turns, withRole } from '../testing/adventures.ts';
import type { TestGame } from '../testing/fights.ts';

const ID = 'abandoned-lighthouse';
const cell = ({ setup }: TestGame, level: string, x: number, y: number): Cell => ({
  ...{ l: setup.levels.findIndex(({ id }) => id === level), x, y },
});

describe('twilight/adventures/abandoned-lighthouse: inside', () => {
  it('a hall, three landings six meters apart and the lantern, with stairs round a hoist; a house with a cellar', () => {
    const { levels, links } = adventure(ID).setup;
    expect(levels.map(({ id, grid, elevation }) => `${id} ${grid} ${elevation}`)).toEqual([
      'island 8 0',
      'lighthouse 2 0',
      'landing-1 2 6',
      'landing-2 2 12',
      'landing-3 2 18',
      'tower 2 30',
      'house-rooms 2 0',
      'storm-cellar 2 -3',
    ]);
    const flights = links.filter(({ kind, from }) => kind === 'stairs' && from.l >= 1 && from.l <= 4);
    expect(flights.map(({ from, to }) => [from.l, to.l])).toEqual([[1, 2], [2, 3], [3, 4], [4, 5]]); // biome-ignore format: one line
    expect(links.filter(({ kind }) => kind === 'shaft')).toHaveLength(4);
  });

  it('a way leads to every room, by doors and stairs', () => {
    const game = adventure(ID);
    const from = cell(game, 'island', 18, 13);
    const rooms: readonly (readonly [string, number, number])[] = [
      ...([[1, 4], [7, 6], [2, 1], [6, 1], [2, 7], [6, 7], [4, 4], [4, 0], [4, 8]] as const).map(([x, y]) => ['lighthouse', x, y] as const), // biome-ignore format: one line
      ...([[0, 0], [5, 0], [0, 3], [4, 3], [5, 4], [3, 4]] as const).map(([x, y]) => ['house-rooms', x, y] as const), // biome-ignore format: one line
      ['tower', 3, 0],
      ['tower', 4, 4],
      ['landing-2', 2, 2],
      ['storm-cellar', 3, 2],
    ];
    for (const [level, x, y] of rooms)
      expect([level, x, y, farFrom(game, fieldTo(game, cell(game, level, x, y)), from) !== null]).toEqual([level, x, y, true]); // biome-ignore format: one line
  });

  it('two look out from the walkway over the island; four sleep on the ground floor, ten and the hangers-on in the house', () => {
    const game = adventure(ID);
    const { setup, state } = game;
    const lookouts = squad(game, 'Lantern');
    expect(lookouts.map(({ alert, at }) => [alert, at?.l])).toEqual([['unaware', 5], ['unaware', 5]]); // biome-ignore format: one line
    const seen = lookouts.filter(({ at }) => at !== null && isLineClear(setup, state, at, cell(game, 'island', 16, 2)));
    expect(seen.length).toBeGreaterThan(0);
    const counts = ['lighthouse', 'house-rooms'].map((level) => state.people.filter(({ at }) => at !== null && setup.levels[at.l]?.id === level).length); // biome-ignore format: one line
    expect(counts).toEqual([4, 16]);
    expect(withRole(game, 'chief').filter(({ at }) => at?.l === 6)).toHaveLength(2);
  });

  it('those indoors turn out some turns after the alarm, asleep till then', () => {
    const game = adventure(ID, 2);
    const indoors = [...squad(game, 'House'), ...squad(game, 'Lighthouse')];
    game.state.script.fired = true;
    turns(game, 2);
    expect(indoors.every(({ alert }) => alert === 'asleep')).toBe(true);
    turn(game);
    expect(indoors.every(({ alert }) => alert === 'alert')).toBe(true);
  });
});
