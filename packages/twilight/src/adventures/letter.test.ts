// What the key of each adventure says, held to its map, its people and its script.

import { describe, expect, it } from 'vitest';
import type { Cell } from '../scenarios/world.ts';
import { noteBlast, scriptPhase } from '../table/chapters/script.ts';
import { coverAgainst, isBehindParapet } from '../table/queries/cover.ts';
import { lightAt } from '../table/queries/light.ts';
import { isLineClear } from '../table/queries/lines.ts';
import { isStandable } from '../table/queries/reach.ts';
import { farFrom, fieldTo } from '../table/queries/routes.ts';
import { isAt } from '../table/queries/script.ts';
import { mapOf } from '../table/queries/world-map.ts';
import type { Person } from '../table/state/person.ts';
import { adventure, orderOf, squad, turn, turns, withRole } from '../testing/adventures.ts';
import { play, type TestGame } from '../testing/fights.ts';

const cell = ({ setup }: TestGame, level: string, x: number, y: number): Cell => ({
  ...{ l: setup.levels.findIndex(({ id }) => id === level), x, y },
});
const first = (people: readonly Person[]): Person => {
  const [one] = people;
  if (one === undefined) throw new Error('nobody there');
  return one;
};
const sees = (game: TestGame, from: Cell, to: Cell): boolean => isLineClear(game.setup, game.state, from, to);
const barrier = ({ setup, state }: TestGame, id: string) => state.barriers[setup.barriers.findIndex((one) => one.id === id)]; // biome-ignore format: one line
const gather = (game: TestGame, at: Cell): void => {
  for (const one of withRole(game, 'party')) one.at = at;
};

describe('twilight/adventures/scoring: by the letter', () => {
  it.each([
    ['escaped-slave', 'escaped'],
    ['power-station', 'doctor'],
    ['stripped-station', 'technician'],
  ])('%s: two points less for the %s as well', (id, role) => {
    const game = adventure(id);
    turn(game);
    first(withRole(game, role)).condition = 'dead';
    turn(game);
    expect(game.state.script.points[0]).toBe(-2);
  });

  it.each(['flesh-peddlers', 'stand-off'])('%s: a point for each prisoner, forty at most', (id) => {
    const game = adventure(id);
    const prisoners = withRole(game, 'prisoner');
    for (const one of prisoners.slice(0, 7)) one.condition = 'dead';
    turn(game);
    expect(game.state.script.points[0]).toBe(-7);
    for (const one of prisoners) one.condition = 'dead';
    turn(game);
    expect(game.state.script.points[0]).toBe(-40);
  });

  it('twilight/adventures/urban-renewal: a boss who lies senseless is neither killed nor taken; taken he is not killed besides', () => {
    for (const [how, reached] of [
      ['out', []],
      ['dead', ['boss-killed']],
    ] as const) {
      // biome-ignore format: one row a line
      const game = adventure('urban-renewal');
      first(withRole(game, 'boss')).condition = how;
      turn(game);
      expect(game.state.script.reached).toEqual(reached);
    }
    const game = adventure('urban-renewal');
    const boss = first(withRole(game, 'boss'));
    boss.captive = { side: 0, roped: true };
    turn(game);
    boss.condition = 'dead';
    turn(game);
    expect(game.state.script.reached).toEqual(['boss-taken']);
  });
});

describe('twilight/adventures/power-station: the dome', () => {
  it('is a meter of concrete', () => {
    const { setup } = adventure('power-station');
    const walls = setup.barriers.filter(({ l, x, y, kind }) => l === 0 && kind === 'wall' && x >= 26 && x <= 32 && y >= 13 && y <= 19); // biome-ignore format: one line
    expect(walls.filter(({ av }) => av === 40)).toHaveLength(24);
  });
});

describe('twilight/adventures/urban-renewal: who lies hidden', () => {
  it('is spotted by an average task of recon by whoever comes near, and that is the signal', () => {
    // The best recon of the squad is 70.
    for (const [face, isSpotted] of [
      [70, true],
      [71, false],
    ] as const) {
      // biome-ignore format: one row a line
      const game = adventure('urban-renewal', face);
      turn(game);
      first(withRole(game, 'party')).at = cell(game, 'factory', 9, 24);
      play(game, scriptPhase(game));
      play(game, scriptPhase(game));
      expect(game.state.script.alarms.includes('ambush')).toBe(isSpotted);
      expect(orderOf(game, 'Presses')).toBe(isSpotted ? 'free' : 'hold-fire');
    }
  });
});

describe('twilight/adventures/castle-keep: heights and windlasses', () => {
  it('the corner towers stand three meters above the walls, the main tower six; each is climbed from the walls', () => {
    const { levels, links } = adventure('castle-keep').setup;
    const heights = Object.fromEntries(levels.map(({ id, elevation }) => [id, elevation]));
    expect([heights.walls, heights.roofs, heights.nest]).toEqual([7, 10, 13]);
    const up = links.filter(({ to }) => ['roofs', 'nest'].includes(levels[to.l]?.id ?? ''));
    expect(up.map(({ from }) => levels[from.l]?.id)).toEqual(['walls', 'walls', 'walls', 'walls', 'walls']);
  });

  it('from below the gunner in the tower shows his head alone; who is on a roof shows him all but his legs, and is plain to see', () => {
    const game = adventure('castle-keep');
    const [gunner, guard] = squad(game, 'Guard').filter(({ name }) => /Tower gunner|^Guard/.test(name)).sort((a, b) => b.name.localeCompare(a.name)); // biome-ignore format: one line
    if (gunner === undefined || guard === undefined) throw new Error('no guard');
    const yard = cell(game, 'ground', 20, 32);
    expect(sees(game, yard, gunner.at ?? yard)).toBe(true);
    expect(isBehindParapet(game, yard, gunner)).toBe(true);
    expect(coverAgainst(game, yard, gunner)).toMatchObject({ av: 20, parts: expect.not.arrayContaining(['head']) });
    guard.at = cell(game, 'roofs', 8, 6);
    expect(coverAgainst(game, gunner.at, guard)).toMatchObject({ av: 20, parts: ['right-leg', 'left-leg'] });
    expect(isBehindParapet(game, gunner.at ?? yard, guard)).toBe(false);
    expect(isBehindParapet(game, cell(game, 'ground', 45, 6), guard)).toBe(true);
  });

  it('towers have arrow slits on the level of the walls, out of which nobody fires at the next square', () => {
    const game = adventure('castle-keep');
    const slits = game.setup.barriers.filter(({ kind, l }) => kind === 'slit' && game.setup.levels[l]?.id === 'walls');
    expect(slits.map(({ av }) => av)).toEqual(Array.from({ length: 8 }, () => 20));
    expect(sees(game, cell(game, 'walls', 4, 6), cell(game, 'walls', 3, 6))).toBe(false);
  });

  it('on the roof of the gatehouse the windlass in the west raises the portcullis, that in the east lowers the bridge, in two turns each', () => {
    for (const [x, way] of [
      [18, 'portcullis'],
      [21, 'drawbridge'],
    ] as const) {
      // biome-ignore format: one row a line
      const game = adventure('castle-keep');
      const gates = () => ['portcullis', 'portcullis-east', 'drawbridge', 'drawbridge-east'].filter((id) => barrier(game, id)?.open === true); // biome-ignore format: one line
      gather(game, cell(game, 'ground', 19, 36));
      turns(game, 4);
      expect(gates()).toEqual([]);
      gather(game, cell(game, 'walls', x, 35));
      turns(game, 2);
      expect(gates()).toEqual([]);
      turn(game);
      expect(gates()).toEqual([way, `${way}-east`]);
    }
  });

  it('its wall is scaled in two turns, and the guard of the office is in it', () => {
    const game = adventure('castle-keep');
    const { barriers, places } = game.setup;
    expect(barriers.find(({ kind, l, x, edge }) => kind === 'wall' && l === 0 && x === 6 && edge === 'west')).toMatchObject({ av: 20, climb: 12 }); // biome-ignore format: one line
    const office = places.find(({ id }) => id === 'office');
    const inOffice = game.state.people.filter(({ at }) => office !== undefined && isAt(office, at)).map(({ name }) => name.replace(/ \d$/, '')); // biome-ignore format: one line
    expect(inOffice.sort()).toEqual(['Clerk', 'Guard', 'The warlord']);
  });
});

describe('twilight/adventures/passing-of-the-flame: who sleeps where', () => {
  it('each unit in its own barrack, two of the medical people on duty', () => {
    const game = adventure('passing-of-the-flame');
    const homes = (name: string): readonly string[] => [
      ...new Set(squad(game, name).map(({ at }) => (at === null ? '' : `${at.x < 48 ? 40 : 48},${at.y - ((at.y - 13) % 4)}`))), // biome-ignore format: one line
    ];
    expect(['Second company', 'Third company', 'Weapons company', 'Artillery'].map(homes)).toEqual([['40,17'], ['40,21'], ['40,25'], ['48,17']]); // biome-ignore format: one line
    expect(homes('Crews')).toEqual(['48,13', '48,21']);
    const medics = squad(game, 'Medical');
    expect([medics.filter(({ alert }) => alert === 'unaware').length, medics.length]).toEqual([2, 10]);
  });

  it('the depot burns: twelve meters of fuel, and no blast', () => {
    const game = adventure('passing-of-the-flame');
    noteBlast(game, { at: cell(game, 'cantonment', 40, 37), concussion: 11 });
    const deeds = game.setup.script.find(({ id }) => id === 'depot-burns')?.deeds;
    expect(deeds).toContainEqual({ kind: 'explosion', place: 'depot', concussion: 0, burst: 12, fuel: true });
    turn(game);
    expect(game.state.script.reached).toEqual([]);
    turn(game);
    expect(game.state.script.reached).toEqual(['depot']);
  });
});

describe('twilight/adventures/weekend: the house', () => {
  const NORTHERN = 1;
  const SOUTHERN = 3;

  it('has four floors of two meters; to each room, and in by every window, a way leads from the yard', () => {
    const game = adventure('weekend');
    expect(game.setup.levels.map(({ id, grid, elevation }) => `${id} ${grid} ${elevation}`)).toEqual([
      'farmyard 8 0',
      'ground-floor 2 1',
      'tree 2 2',
      'upper 2 3',
      'attic 2 6',
      'cellar 2 -3',
    ]);
    const from = cell(game, 'farmyard', 15, 20);
    for (const [x, y] of [[3, 0], [0, 0], [5, 1], [5, 4], [1, 5], [3, 5]] as const) // biome-ignore format: one line
      expect([x, y, farFrom(game, fieldTo(game, cell(game, 'ground-floor', x, y)), from) !== null]).toEqual([x, y, true]); // biome-ignore format: one line
    expect(game.setup.links.filter(({ kind, to }) => kind === 'climb' && to.l === 1)).toHaveLength(7);
  });

  it.each([
    ['ground-floor', NORTHERN, SOUTHERN],
    ['upper', NORTHERN, 4],
  ] as const)('the tree: from the western windows of %s one sees west, but not past it', (level, north, south) => {
    const game = adventure('weekend');
    const view = (y: number, to: readonly [number, number]) => sees(game, cell(game, level, 0, y), cell(game, 'farmyard', ...to)); // biome-ignore format: one line
    expect([view(north, [4, 12]), view(north, [8, 17])]).toEqual([true, false]);
    expect([view(south, [4, 13]), view(south, [8, 7])]).toEqual([true, false]);
  });

  it('the attic looks east and north, and not west', () => {
    const { barriers, levels } = adventure('weekend').setup;
    const panes = barriers.filter(({ kind, l }) => kind === 'window' && levels[l]?.id === 'attic');
    expect(panes.map(({ edge, x }) => `${edge} ${x}`).sort()).toEqual(['north 3', 'west 6']);
  });

  it('all of the yard lies in good light, four squares beyond it in limited light', () => {
    const game = adventure('weekend');
    const lit = (x: number, y: number) => lightAt(game, cell(game, 'farmyard', x, y));
    const yard = Array.from({ length: 130 }, (_, i) => lit(10 + (i % 13), 9 + Math.floor(i / 13)));
    expect(yard.filter((light) => light !== 'full')).toEqual([]);
    expect([lit(6, 12), lit(15, 5), lit(2, 12), lit(15, 1)]).toEqual(['limited', 'limited', 'dark', 'dark']);
  });

  it('a team withdraws once half of it is seriously wounded, on their feet or not', () => {
    const game = adventure('weekend', 99);
    const team = squad(game, 'North');
    for (const one of team.slice(0, 3)) one.total = 10;
    turn(game);
    expect(orderOf(game, 'North')).not.toContain('fall-back');
    for (const one of team.slice(0, 3)) one.total = 11;
    turn(game);
    expect(orderOf(game, 'North')).toBe('fall-back away');
  });

  it('it is lost when Roszkowski dies, not when he lies senseless; and a serious wound in the squad costs its points', () => {
    const game = adventure('weekend', 99);
    const politician = first(withRole(game, 'politician'));
    politician.condition = 'out';
    turn(game);
    expect(game.state.script.ended).toBeNull();
    politician.condition = 'dead';
    turn(game);
    expect(game.state.script.ended?.text).toContain('Roszkowski is dead');
    for (const [wound, isReached] of [
      [0, true],
      [40, false],
    ] as const) {
      // biome-ignore format: one row a line
      const other = adventure('weekend', 99);
      for (const name of ['North', 'East', 'South', 'West'])
        for (const one of squad(other, name)) one.condition = 'dead';
      first(withRole(other, 'party')).wounds.chest = wound;
      turn(other);
      expect(other.state.script.reached.includes('unhurt')).toBe(isReached);
    }
  });
});

describe('twilight/adventures/shutterbug: surprise', () => {
  it('by a shot out of nowhere all lie flat for a turn, the guards too; who has seen the squad does not', () => {
    for (const isSeen of [false, true]) {
      const game = adventure('shutterbug', isSeen ? 1 : 99);
      if (isSeen) turn(game);
      game.state.script.fired = true;
      play(game, scriptPhase(game));
      expect([orderOf(game, 'Guards') === 'lie-flat', squad(game, 'Guards').every(({ posture }) => posture === 'prone')]).toEqual([!isSeen, !isSeen]); // biome-ignore format: one line
      turns(game, 2);
      expect(orderOf(game, 'Guards')).toBe('free');
    }
  });
});

describe('twilight/adventures/flesh-peddlers: the village', () => {
  it('three watch from indoors and look into the courtyard', () => {
    const game = adventure('flesh-peddlers');
    const watch = squad(game, 'Watch');
    const court = game.setup.places.find(({ id }) => id === 'courtyard');
    if (court === undefined) throw new Error('no courtyard');
    for (const { at } of watch) {
      expect(game.setup.areas.some(({ kind, region }) => kind === 'floor' && isAt({ ...court, region }, at))).toBe(
        true,
      );
      const prisoners = withRole(game, 'prisoner').filter((one) => at !== null && one.at !== null && sees(game, at, one.at)); // biome-ignore format: one line
      expect(prisoners.length).toBeGreaterThan(0);
    }
    expect(watch).toHaveLength(3);
  });

  it('has first floors in eight houses and second ones in three; to all but the bank stairs lead, to that a rope', () => {
    const game = adventure('flesh-peddlers');
    const { levels, links } = game.setup;
    expect(levels.map(({ id, elevation }) => `${id} ${elevation}`)).toEqual(['village 0', 'steeple 15', 'first-floors 4', 'second-floors 8']); // biome-ignore format: one line
    const to = (level: string) => links.filter((link) => levels[link.to.l]?.id === level).map(({ kind }) => kind);
    expect(to('first-floors').filter((kind) => kind === 'stairs')).toHaveLength(7);
    expect(to('first-floors').filter((kind) => kind === 'rope')).toHaveLength(1);
    expect(to('second-floors')).toEqual(['stairs', 'stairs', 'stairs']);
    const from = cell(game, 'village', 5, 20);
    for (const [
      level,
      x,
      y,
    ] of [['first-floors', 28, 15], ['second-floors', 28, 15], ['second-floors', 32, 17]] as const) // biome-ignore format: one line
      expect(farFrom(game, fieldTo(game, cell(game, level, x, y)), from)).not.toBeNull();
    // Out of a window of the bank one looks over the square.
    expect(sees(game, cell(game, 'second-floors', 26, 15), cell(game, 'village', 21, 15))).toBe(true);
  });

  it('ruins of small houses hide what is behind them, and cover nobody', () => {
    const { obstacles } = adventure('flesh-peddlers').setup;
    const ruins = obstacles.filter(({ name }) => name === 'Ruin');
    expect([ruins.length, ruins.every(({ av, opaque }) => av === 0 && opaque)]).toEqual([20, true]);
  });
});

describe('twilight/adventures/abandoned-lighthouse: the cliff', () => {
  it('nobody walks up from the ledge where the squad lands: it is climbed, an easy task and ten minutes by night', () => {
    const game = adventure('abandoned-lighthouse');
    const { links, barriers } = game.setup;
    const climbs = links.filter(({ kind }) => kind === 'climb');
    expect(climbs.every(({ actions, task }) => actions === 120 && task?.skill === 'MTN' && task.level === 'easy')).toBe(true); // biome-ignore format: one line
    const foot = climbs.map(({ from }) => `${from.x},${from.y}`);
    expect(foot).toEqual(['6,9', '6,11', '6,13', '6,15', '18,3', '31,12', '14,22']);
    expect(barriers.filter(({ kind, l, x, edge, climb }) => kind === 'wall' && l === 0 && x === 7 && edge === 'west' && climb === null)).toHaveLength(10); // biome-ignore format: one line
    const way = farFrom(game, fieldTo(game, cell(game, 'island', 8, 11)), cell(game, 'island', 6, 11));
    expect(way).toBeGreaterThan(100);
    expect(withRole(game, 'party').every(({ at }) => (at?.x ?? 99) < 7)).toBe(true);
    // Out of a boat one walks ashore at the beach by the pier, and nowhere else but on the ledge.
    const { width, height } = game.setup.levels[0] ?? { width: 0, height: 0 };
    const map = mapOf(game.setup);
    const ashore = Array.from({ length: width * height }, (_, i) => ({
      x: i % width,
      y: Math.floor(i / width),
    })).filter(
      ({ x, y }) =>
        isStandable(map, game.state, 0, x, y) &&
        [
          [0, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
        ].some(([dx = 0, dy = 0]) => {
          const isSea = map.isOn(0, x - dx, y - dy) && map.groundAt(0, x - dx, y - dy) === 'deep-water';
          const barrier = game.setup.barriers[map.barrierBetween(0, x - dx, y - dy, dx, dy)];
          return isSea && barrier?.climb !== null;
        }),
    );
    const landings = ashore.filter(({ x }) => x > 6);
    expect(landings.map(({ x, y }) => `${x},${y}`)).toEqual(['28,18', '28,19', '28,20', '28,22', '28,23']);
  });
});

describe('twilight/adventures/gday: houses', () => {
  it('all houses are of brick, and one of the GRU is on the roof above the four who sleep', () => {
    const game = adventure('gday');
    const { barriers, levels } = game.setup;
    expect(barriers.filter(({ l, cover }) => l === 0 && (cover === 'timber-wall' || cover === 'brick-wall'))).toEqual(
      [],
    );
    const heightOf = (name: string) => [...new Set(squad(game, name).map(({ at }) => levels[at?.l ?? -1]?.elevation))];
    expect([heightOf('GRU guard'), heightOf('GRU')]).toEqual([[9], [6]]);
  });
});
