import { askNobody } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { fieldSetup, gameOf, person as personAt, play, type TestGame } from '../../testing/fights.ts';
import { lookAgain } from '../chapters/sighting.ts';
import { coverAgainst, isBehindParapet } from '../queries/cover.ts';
import { isLineOpen, visibleEnemies } from '../queries/sight.ts';
import { lean } from './lean.ts';

const GROUND: ScenarioFile['levels'][number] = {
  ...{ id: 'ground', grid: 2, width: 20, height: 9 },
  buildings: [{ name: 'Tower', rect: [3, 3, 3, 3], openings: [{ kind: 'slit', x: 5, y: 4, side: 'east' }] }],
};
const ROOF: ScenarioFile['levels'][number] = {
  ...{ id: 'roof', grid: 2, width: 20, height: 9, elevation: 7, ground: 'void' },
  areas: [{ kind: 'roof', rect: [3, 3, 3, 3] }],
  barriers: [{ kind: 'parapet', x: 6, y: 3, edge: 'west', length: 3, av: 20 }],
};
const HIGH: ScenarioFile['levels'][number] = {
  ...{ id: 'high', grid: 2, width: 20, height: 9, elevation: 13, ground: 'void' },
  areas: [{ kind: 'roof', rect: [14, 3, 3, 3] }],
};

/** A man on the roof of a tower, one at its foot, one farther off. */
function tower(): TestGame {
  const people: Partial<ScenarioFile['people'][number]>[] = [
    { at: { level: 'roof', x: 5, y: 4 } },
    { at: { level: 'ground', x: 6, y: 4 } },
    { at: { level: 'ground', x: 12, y: 4 } },
    { at: { level: 'high', x: 14, y: 4 } },
  ];
  const game = gameOf(fieldSetup(people, { levels: [GROUND, ROOF, HIGH] }), [], askNobody);
  lookAgain(game);
  return game;
}
const seen = (game: TestGame, number: number): readonly string[] =>
  visibleEnemies(game, personAt(game, number)).map(({ id }) => id);

describe('twilight/adventures/dead-ground', () => {
  it('the square at the foot of a tower is out of sight until somebody leans out, and then he is seen from there', () => {
    const game = tower();
    expect(seen(game, 1)).toEqual(['p3', 'p4']);
    expect(seen(game, 2)).toEqual([]);
    expect(lean.options(game, personAt(game), null).map(({ id }) => id)).toEqual(['lean:out:2']);
    play(game, lean.perform(game, personAt(game), { option: 'lean:out:2', params: {} }));
    expect(seen(game, 1)).toEqual(['p2', 'p3', 'p4']);
    expect(seen(game, 2)).toEqual(['p1']);
    expect(lean.options(game, personAt(game), null).map(({ id }) => id)).toEqual(['lean:back']);
    play(game, lean.perform(game, personAt(game), { option: 'lean:back', params: {} }));
    expect(personAt(game).leaning).toBeNull();
  });

  it('from below only his head shows and he is obscured; leaning out legs and abdomen are covered; from above his legs', () => {
    const game = tower();
    const [man, below, above] = [personAt(game), personAt(game, 3).at, personAt(game, 4).at];
    if (below === null || above === null) throw new Error('nobody there');
    const parts = (from: typeof below): readonly string[] => coverAgainst(game, from, man)?.parts ?? [];
    expect(parts(below)).not.toContain('head');
    expect(parts(below)).toHaveLength(6);
    expect(isBehindParapet(game, below, man)).toBe(true);
    expect(parts(above)).toEqual(['right-leg', 'left-leg']);
    expect(isBehindParapet(game, above, man)).toBe(false);
    man.leaning = 2;
    expect(parts(below)).toEqual(['right-leg', 'left-leg', 'abdomen']);
    expect(isBehindParapet(game, below, man)).toBe(false);
  });

  it('an arrow slit shows nothing of the square before it', () => {
    const game = tower();
    const inside = { l: 0, x: 5, y: 4 };
    expect(isLineOpen(game, inside, { l: 0, x: 6, y: 4 })).toBe(false);
    expect(isLineOpen(game, inside, { l: 0, x: 7, y: 4 })).toBe(true);
  });
});
