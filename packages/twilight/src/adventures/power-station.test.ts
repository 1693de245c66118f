// The station inside and out: rooms, machinery that must survive, and who is where.

import { describe, expect, it } from 'vitest';
import { cellsIn } from '../scenarios/map-reader.ts';
import { noteBurst } from '../table/chapters/raking.ts';
import { noteBlast, scriptPhase, scriptTurn } from '../table/chapters/script.ts';
import { farFrom, fieldTo } from '../table/queries/routes.ts';
import { fragilePlaces, holds, isAt, radsCounter } from '../table/queries/script.ts';
import { adventure, squad, turn, turns, withRole } from '../testing/adventures.ts';
import { play, type TestGame, textsOf } from '../testing/fights.ts';

describe('twilight/adventures/power-station', () => {
  const wrecked = { kind: 'harmed', places: ['turbine', 'generator', 'condenser', 'glass-room', 'control'] } as const;
  const harm = (game: TestGame): number =>
    [1, 2, 3, 4, 5, 6, 7].filter((points) => holds(game, { ...wrecked, points })).length;
  /** A burst inside the hall, across the turbine. */
  const burst = { from: { l: 1, x: 28, y: 22 }, to: { l: 1, x: 34, y: 10 }, near: 0, far: 75 };

  it('a blast at the machinery costs two points and a burst that rakes it one, once each; six wreck the plant', () => {
    const game = adventure('power-station');
    noteBlast(game, { at: { l: 1, x: 29, y: 9 }, concussion: 10 });
    turns(game, 5);
    expect(harm(game)).toBe(2);
    noteBurst(game, burst);
    expect(harm(game)).toBe(3);
    turn(game);
    expect(textsOf(game, 'script').filter((text) => text.includes('machinery'))).toEqual(['The machinery is damaged.']);
    noteBlast(game, { at: { l: 2, x: 15, y: 8 }, concussion: 10 });
    noteBurst(game, burst);
    turn(game);
    expect(harm(game)).toBe(6);
    expect(textsOf(game, 'script')).toContain('The plant is wrecked.');
    for (const doctor of withRole(game, 'doctor')) doctor.condition = 'gone';
    turn(game);
    expect(game.state.script.reached).toEqual(['doctor']);
  });

  it('a burst outside of the walls, or one that falls short, harms nothing', () => {
    const game = adventure('stripped-station');
    noteBurst(game, { ...burst, from: { l: 1, x: 50, y: 11 } });
    noteBurst(game, { ...burst, far: 6 });
    expect(harm(game)).toBe(0);
  });

  it('whoever got away guides the squad: it knows where the captives are held without a look at the camp', () => {
    const game = adventure('power-station');
    game.state.script.done[game.setup.script.findIndex(({ id }) => id === 'recon')] = 1;
    turn(game);
    const [guide] = withRole(game, 'guide');
    expect([guide?.side, guide?.captive, guide?.carries]).toEqual([0, null, []]);
    const shown = game.state.things.flatMap((thing) => (thing.kind === 'sighting' ? [thing.name] : []));
    expect(shown).toHaveLength(13);
    expect(shown.every((name) => /^(Villager|Dr Petronski)/.test(name))).toBe(true);
    expect(game.state.traps.every(({ known }) => (known & 1) === 0)).toBe(true);
    expect(withRole(adventure('stripped-station'), 'guide')).toEqual([]);
  });

  it.each(['power-station', 'stripped-station'])(
    '%s: rooms A to N are on two sheets of their own, and a way leads to each',
    (id) => {
      const game = adventure(id);
      const { levels, places } = game.setup;
      expect(levels.map(({ id: level, grid, width, height }) => [level, grid, width, height])).toEqual([
        ['site', 8, 60, 44],
        ['plant', 2, 52, 28],
        ['control-building', 2, 33, 21],
      ]);
      const outside = { l: 0, x: 2, y: 30 };
      for (const { id: place, region } of places.filter(({ region: { l } }) => l > 0)) {
        const ways = cellsIn(region).map((cell) => farFrom(game, fieldTo(game, cell), outside));
        expect([place, ways.some((far) => far !== null)]).toEqual([place, true]);
      }
      const machines = fragilePlaces(game.setup).map(({ id: place, region: { l } }) => `${place} ${levels[l]?.id}`);
      expect(machines).toEqual(['turbine plant', 'generator plant', 'condenser plant', 'glass-room plant', 'control control-building']); // biome-ignore format: one line
    },
  );

  it('a quarter of those off duty are up in the control building, and know with the alarm', () => {
    for (const [id, rest, up] of [
      ['power-station', 24, 6],
      ['stripped-station', 12, 3],
    ] as const) {
      const game = adventure(id, 6);
      const off = squad(game, 'Off duty');
      const watch = withRole(game, 'watch');
      expect([off.length, watch.length]).toEqual([rest, up]);
      expect(off.every(({ at, alert }) => at?.l === 2 && alert !== 'alert')).toBe(true);
      expect(watch.every(({ alert, squad: name }) => alert === 'unaware' && name === 'Off duty')).toBe(true);
      game.state.script.fired = true;
      turn(game);
      expect(off.filter(({ alert }) => alert === 'alert')).toEqual(watch);
    }
  });

  it('the doctor is locked up in the lounge by night; the look from afar shows nobody indoors', () => {
    const game = adventure('power-station', 1);
    const [doctor] = withRole(game, 'doctor');
    const lounge = game.setup.places.find(({ id }) => id === 'lounge');
    expect(lounge !== undefined && isAt(lounge, doctor?.at ?? null)).toBe(true);
    const cell = game.setup.barriers.filter(({ l, locked }) => l === 2 && locked);
    expect(cell.map(({ kind, x, y }) => [kind, x, y])).toEqual([['door', 6, 14]]);
    expect(adventure('stripped-station').setup.barriers.some(({ l, locked }) => l === 2 && locked)).toBe(false);
    game.state.script.done[game.setup.script.findIndex(({ id }) => id === 'guide')] = 1;
    turn(game);
    const levels = game.state.things.flatMap((thing) => (thing.kind === 'sighting' ? [thing.at.l] : []));
    expect([levels.length > 12, levels.every((l) => l === 0)]).toEqual([true, true]);
  });

  it('whoever is in the core takes fifty rads each phase, who is beside it none', () => {
    const game = adventure('power-station');
    const [one, other] = withRole(game, 'party');
    Object.assign(one ?? {}, { at: { l: 1, x: 12, y: 13 } });
    Object.assign(other ?? {}, { at: { l: 1, x: 13, y: 17 } });
    const { counters } = game.state.script;
    const taken = () => [one, other].map((person) => counters[radsCounter(person?.id ?? '')]);
    play(game, scriptPhase(game));
    expect(taken()).toEqual([50, undefined]);
    for (let phase = 2; phase <= 6; phase++) play(game, scriptPhase(game));
    play(game, scriptTurn(game));
    expect(taken()).toEqual([300, undefined]);
  });

  it('three of the villagers are in each of the sheds', () => {
    const game = adventure('power-station');
    const at = withRole(game, 'captive').map((one) => `${one.at?.x},${one.at?.y}`);
    const sheds = ['37,22', '41,22', '37,25', '41,25'];
    expect(sheds.map((shed) => at.filter((one) => one === shed).length)).toEqual([3, 3, 3, 3]);
  });

  it('where marauders strip it, their followers sleep in the sheds', () => {
    const game = adventure('stripped-station');
    const sheds = squad(game, 'Followers').map(({ at, alert }) => [at?.x, at?.y, alert]);
    expect(sheds).toEqual([[41, 22, 'asleep'], [37, 25, 'asleep'], [41, 25, 'asleep']]); // biome-ignore format: one line
  });
});
