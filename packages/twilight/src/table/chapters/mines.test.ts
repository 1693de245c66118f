import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { person, play, type TestGame, textsOf } from '../../testing/fights.ts';
import { battle, offered } from '../../testing/heavy.ts';
import { act } from '../../testing/shooting.ts';
import { fieldsAt, knownMineRisk } from '../queries/minefields.ts';
import { endPhaseOfHeavyThings } from './arrivals.ts';
import { strewBomblets } from './icm.ts';
import { minesAhead } from './mines.ts';
import { workOn } from './work.ts';

const FAR = { at: { x: 19, y: 19 } };
type Level = ScenarioFile['levels'][number];
const field = (more: Partial<Level> = {}): Pick<ScenarioFile, 'levels'> => ({
  levels: [{ id: 'field', width: 20, height: 20, ...more }],
});
const hidden: Partial<Level> = {
  minefields: [{ kind: 'antipersonnel', rect: [5, 0, 5, 20], density: 0.4, hidden: true }],
};

/** A block of scattered mines about a square. */
const block = (game: TestGame, id: string, x: number, density: number, known = 2): void => {
  const at = { l: 0, x, y: 10 };
  const size = { width: 30, height: 30, cleared: [], lifted: [], tripwire: false, facing: 0 };
  game.state.things.push({ ...size, id, kind: 'mine', known, at, side: 1, what: 'antipersonnel', density });
};

describe('twilight/combat/fascam', () => {
  const wide = field({ width: 60, height: 20 });

  it('a block is thirty squares wide, not thirty-one', () => {
    const game = battle([{}, FAR], [], [], wide);
    block(game, 'm', 30, 0.04);
    const lies = Array.from({ length: 60 }, (_, x) => fieldsAt(game, { l: 0, x, y: 10 }).length);
    expect([lies.filter((count) => count > 0).length, lies.indexOf(1), lies.lastIndexOf(1)]).toEqual([30, 15, 44]);
  });

  it('E87: the density is that of one round times the rounds', () => {
    const howitzer = { kind: 'heavy' as const, what: '155mm' as const, round: 'FASCAM', rest: 'tripod' as const };
    const game = battle([{ items: [howitzer] }, { at: { x: 15, y: 0 } }], [], [1]);
    for (let round = 0; round < 3; round++) {
      const item = person(game).carries[0];
      if (item !== undefined) item.loaded = 1;
      act(game, offered(game, 'indirect')[0] ?? '', { mines: 1 });
      game.state.phase--;
      play(game, endPhaseOfHeavyThings(game));
    }
    expect(game.state.things.filter(({ kind }) => kind === 'mine')).toMatchObject([{ width: 30, density: 0.12 }]);
  });

  it('blocks that lie over each other are one denser field: one roll for the way through all of them', () => {
    const game = battle([{ at: { x: 1, y: 10 } }, FAR], [], [31], wide);
    block(game, 'a', 16, 0.4);
    block(game, 'b', 15, 0.2);
    const path = Array.from({ length: 4 }, (_, i) => ({ l: 0, x: 2 + i, y: 10 }));
    // Four squares of .6 each: 24 percent are 20.
    expect(knownMineRisk(game, 1, 'personnel', path)).toBeCloseTo(0.2);
    expect(play(game, minesAhead(game, person(game), path, 'run'))).toEqual({ steps: 4, mine: null });
    game.diceLeft.push(20, 1);
    expect(play(game, minesAhead(game, person(game), path, 'run'))).toEqual({ steps: 1, mine: 'a' });
  });
});

describe('twilight/combat/mine-detection', () => {
  const way = [{ l: 0, x: 5, y: 4 }];
  const steps = (dice: readonly number[], level: Partial<Level>, change: (game: TestGame) => void): number => {
    const game = battle([{ at: { x: 4, y: 4 } }, FAR], [], dice, field(level));
    change(game);
    return play(game, minesAhead(game, person(game), way, 'walk')).steps;
  };
  const scattered = (game: TestGame): void => block(game, 'm', 10, 0.4);

  it('easy of what was strewn and average of what is hidden, a step harder in the dark and in smoke, by the square', () => {
    const at = { l: 0, x: 5, y: 4 };
    const smoke = { id: 's', kind: 'smoke', known: 0xff, at, radius: 4, heavyUntil: 0, until: 4 } as const;
    const lamp = { id: 'g', kind: 'glow', known: 0xff, at, full: 8, limited: 8, until: 9 } as const;
    const dark: Partial<Level> = { light: 'dark' };
    const lit = (game: TestGame): void => {
      scattered(game);
      game.state.things.push(lamp);
    };
    const smoky = (game: TestGame): void => {
      scattered(game);
      game.state.things.push(smoke);
    };
    expect(steps([80], {}, scattered)).toBe(0);
    expect(steps([40], hidden, () => undefined)).toBe(0);
    expect(steps([40], {}, smoky)).toBe(0);
    expect(steps([80], dark, lit)).toBe(0);
    // Not seen: the second die is that of the mine, and 99 treads on nothing.
    expect(steps([41, 99], dark, scattered)).toBe(1);
    expect(steps([41, 99], {}, smoky)).toBe(1);
  });

  it('nobody sees them from the saddle, and the mine goes off under the mount', () => {
    const horse = { id: 'horse', kind: 'animal' as const, animal: 'horse' as const, seat: 0, at: { x: 4, y: 4 } };
    const game = battle([{ rides: 'horse', at: undefined }, horse, { ...FAR, seat: 1 }], [], [], field(hidden));
    // Trodden on; its left leg takes three dice; of the blast a die each for rider and mount, and no fragments.
    game.diceLeft.push(10, 2, 1, 1, 1, 1, 10, 1, 10);
    act(game, 'move:walk:0,5,4');
    expect(textsOf(game, 'mine')).toEqual(['Antipersonnel mine: it goes off under P2.']);
    expect([person(game, 2).total, person(game).total]).toEqual([4, 1]);
  });
});

describe('twilight/combat/mine-clearing', () => {
  it('a way of four meters through the eight of a square: on the small grid two squares wide and four long', () => {
    const small = field({ ...hidden, grid: 2 });
    for (const [facing, way] of [
      [0, ['0,6,4', '0,7,4', '0,6,5', '0,7,5', '0,6,6', '0,7,6', '0,6,7', '0,7,7']],
      [2, ['0,4,6', '0,5,6', '0,6,6', '0,7,6', '0,4,7', '0,5,7', '0,6,7', '0,7,7']],
    ] as const) {
      const game = battle([{ at: { x: 7, y: 6 }, facing }, FAR], [], [], small);
      const state = game.state.minefields[0];
      if (state !== undefined) state.known = 0xff;
      act(game, 'mine:probe:field/0');
      game.diceLeft.push(80);
      play(game, workOn(game, person(game), 60));
      expect(state?.cleared).toEqual(way);
      act(game, 'mine:lift-mine:field/0');
      game.diceLeft.push(1);
      play(game, workOn(game, person(game), 120));
      expect([state?.lifted, offered(game, 'mine')]).toEqual([way, []]);
    }
  });
});

describe('twilight/combat/claymores', () => {
  it('a wall keeps its fragments off, smoke does not', () => {
    const people = [
      { at: { x: 5, y: 10 }, items: [{ kind: 'mine' as const, what: 'claymore' as const }] },
      { at: { x: 5, y: 6 }, seat: 1 },
    ];
    const wall = { kind: 'wall' as const, x: 5, y: 8, edge: 'north' as const, length: 1, cover: 'brick-wall' as const };
    for (const barriers of [[wall], []]) {
      const game = battle(people, [], [], field({ barriers }));
      act(game, `mine:lay:${person(game).carries[0]?.id}`, { facing: 0, wire: 0 });
      person(game).at = { l: 0, x: 0, y: 19 };
      const smoke = { id: 's', kind: 'smoke', known: 0xff, at: { l: 0, x: 5, y: 8 }, radius: 4 } as const;
      game.state.things.push({ ...smoke, heavyUntil: 9, until: 9 });
      if (barriers.length === 0) game.diceLeft.push(4, 5, 2, 2);
      act(game, `mine:fire:${game.state.things[0]?.id}`);
      expect(person(game, 2).total).toBe(barriers.length === 0 ? 4 : 0);
    }
  });
});

describe('twilight/combat/icm-attack', () => {
  it('beside is the next square of eight meters on the small grid too, and never off the map', () => {
    const game = battle([{ at: { x: 10, y: 10 } }, { at: { x: 59, y: 0 } }], [], [], field({ grid: 2, width: 60 }));
    const strewn = { by: null, weapon: 'howitzer', seat: 0 };
    // None close on 5; beside on 3; to the east; nobody within reach of its fragments but he: no fragment.
    game.diceLeft.push(5, 3, 3, 10);
    const near = { burst: 4, row: '155-icmdp' } as const;
    play(game, strewBomblets(game, { l: 0, x: 10, y: 10 }, near, strewn));
    const [burst] = game.events.filter(({ kind }) => kind === 'explosion');
    const { x } = burst?.burst ?? { x: 0 };
    // A square of the drawing is half a unit wide: four of them further on.
    expect(x).toBeCloseTo((10 + 0.5) * 0.5 + 4 * 0.5);
    const corner = battle([{ at: { x: 0, y: 0 } }, FAR], [], [5, 3, 3, 10], field());
    play(corner, strewBomblets(corner, { l: 0, x: 0, y: 0 }, near, strewn));
    expect(textsOf(corner, 'bomblet')).toEqual(['A bomblet falls beside P1.']);
  });
});
