import { describe, expect, it } from 'vitest';
import { facing, gun, person, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { view } from '../../view/view.ts';
import { gunsAboard } from '../queries/guns.ts';
import { knownState } from '../queries/known.ts';
import { legalShots } from '../queries/shots.ts';
import { toHit } from '../queries/to-hit.ts';
import type { Missile } from '../state/missiles.ts';
import { modelOf, type Structure } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import { lastFireWindow } from './fire-window.ts';
import { holdWires, moveMissiles } from './missiles.ts';

type Game = ReturnType<typeof combatGame>;

const hunter = (weapon: 'RGM' | 'WGM', speed = 0) =>
  combatCar('v1', facing(0, 0, 0), { weapons: [gun(weapon)], speed, crew: [person('driver'), person('gunner')] });

const prey = (inches: number, speed = 0) =>
  combatCar('v2', facing(0, inches + 0.75, 90), { speed, weapons: [gun('MG', 'left')] });

const idsOf = ({ setup, state }: Game, vehicle: Vehicle) => legalShots(setup, state, vehicle).map(({ id }) => id);

const needOf = (game: Game, vehicle: Vehicle, id: string): readonly (string | number)[] => {
  const { setup, state } = game;
  const shot = legalShots(setup, state, vehicle).find((candidate) => candidate.id === id);
  const [first] = gunsAboard(modelOf(setup, vehicle.id), vehicle);
  if (shot === undefined || first === undefined) throw new Error(`no ${id}: ${idsOf(game, vehicle)}`);
  const need = toHit(setup, state, shot, first, null);
  return need.kind === 'need' ? [need.need, ...need.modifiers.map(({ value, label }) => `${value} ${label}`)] : [];
};

const fired = (
  vehicles: readonly Vehicle[],
  dice: readonly number[] = [],
  structures: readonly Structure[] = [],
): Game => {
  const game = combatGame({ vehicles, structures }, []);
  const [weapon = ''] = vehicles[0]?.parts.map(({ id }) => id) ?? [];
  run(game, lastFireWindow(game), (question) => {
    const mine = question.options().find(({ id }) => id.startsWith(`${weapon}>v2`));
    return inTurn(mine?.id ?? 'hold')(question);
  });
  game.left.push(...dice);
  return game;
};

const flyOn = (game: Game, phases: number): void => {
  for (let i = 0; i < phases; i++) {
    game.state.phase = (game.state.phase % 10) + 1;
    if (game.state.phase === 1) game.state.turn++;
    runOn(game);
  }
};

/** Runs the missiles with whatever dice are left over. */
function runOn(game: Game): void {
  const kept = game.left.length;
  try {
    run(game, moveMissiles(game));
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('dice left over') || kept === 0) throw error;
  }
}

const only = ({ state }: Game): Missile => {
  const [missile] = state.missiles;
  if (missile === undefined) throw new Error('none in flight');
  return missile;
};

describe('deluxe/V.2/radar-missile', () => {
  it.each([
    [30, 7],
    [24, 7],
    [21, 7],
    [20, 8],
    [16, 9],
    [8, 11],
  ])('W-27: fired from %i inches it needs %i, whatever the night', (inches, need) => {
    const one = hunter('RGM', 20);
    const game = combatGame({ vehicles: [one, prey(inches, 20)], visibility: ['night', 'fog', 'rain'] });
    const [first, ...modifiers] = needOf(game, one, 'rgm-front>v2:left');
    expect(first).toBe(need);
    expect(modifiers).toEqual(need === 7 ? [] : [`${7 - need} Fired from ${inches} inches`]);
  });

  it('reaches 72 inches', () => {
    const one = hunter('RGM', 20);
    expect(idsOf(combatGame({ vehicles: [one, prey(72)] }), one)).toEqual(['rgm-front>v2:left']);
    expect(idsOf(combatGame({ vehicles: [one, prey(73)] }), one)).toEqual([]);
  });

  it('X-17: flies two inches a phase from the next one on, turns after its target and rolls on arrival', () => {
    const two = prey(5);
    const game = fired([hunter('RGM'), two], [6, 6, 1, 2, 3]);
    expect(only(game)).toMatchObject({ id: 'missile-1', target: 'v2', guided: true, flown: 0, pose: { x: 0, y: 0.5 } });
    runOn(game);
    expect(only(game).flown).toBe(0);
    flyOn(game, 1);
    expect(only(game).pose).toMatchObject({ x: 0, y: 2.5 });
    two.pose = facing(3, 6, 90);
    flyOn(game, 1);
    const { pose } = only(game);
    expect(pose.x).toBeGreaterThan(1);
    flyOn(game, 2);
    expect(game.state.missiles).toEqual([]);
    expect(textsOf(game, 'damage-roll')).toEqual(['6 hits on V2, left side.']);
    expect(two.armor.left).toBe(4);
    expect(game.left).toEqual([]);
  });

  it('what misses goes on straight, past its target, and is drawn on its way', () => {
    const two = prey(3);
    const game = fired([hunter('RGM'), two], [1, 1]);
    flyOn(game, 3);
    expect(only(game)).toMatchObject({ guided: false, passed: ['v2'], pose: { x: 0, y: 6.5 } });
    expect(game.left).toEqual([]);
    const board = view(game.setup, game.state);
    expect(board.pieces.find(({ kind }) => kind === 'missile')).toMatchObject({ notes: ['straight on'], seat: 0 });
    expect(board.sheets.find(({ piece }) => piece === 'missile-1')?.lines).toEqual([
      'Radar-guided Missile',
      'Flies straight on, 200 mph',
    ]);
  });

  it('loses its target behind a wall for good, and strikes what is in its way', () => {
    const two = prey(6);
    const hide = testWall('w1', facing(4, 4, 0), 0.25, 6);
    const stop = { ...testWall('w2', facing(0, 9, 0), 0.25, 2), kind: 'pillar', dp: 20 } as const;
    const game = fired([hunter('RGM'), two], [4, 4, 4], [hide, stop]);
    flyOn(game, 1);
    two.pose = facing(4, 6, 90);
    flyOn(game, 1);
    two.pose = facing(0.5, 12, 90);
    flyOn(game, 3);
    expect(game.state.missiles).toEqual([]);
    expect(textsOf(game, 'missile').slice(1)).toEqual([
      'The missile of V1 flies straight on: its target is out of sight.',
    ]);
    expect(game.state.structures).toEqual({ w2: 8 });
  });

  it('a missile without a target ends at 72 inches or at the edge of the map', () => {
    const two = prey(5);
    const far = fired([hunter('RGM'), two]);
    Object.assign(only(far), { flown: 71, guided: false });
    flyOn(far, 1);
    expect(textsOf(far, 'missile').at(-1)).toBe('The missile of V1 has flown its 72 in and goes off on the ground.');
    const off = fired([hunter('RGM'), prey(5)]);
    Object.assign(only(off), { guided: false, pose: facing(0, 19, 0) });
    flyOn(off, 1);
    expect([off.state.missiles.length, textsOf(off, 'missile').at(-1)]).toEqual([
      0,
      'The missile of V1 leaves the map.',
    ]);
  });
});

describe('deluxe/V.2/wire-missile', () => {
  it('is fired at rest, at what is at least 12 inches away, with no penalty for range', () => {
    const still = hunter('WGM');
    expect(idsOf(combatGame({ vehicles: [still, prey(11)] }), still)).toEqual([]);
    const game = combatGame({ vehicles: [still, prey(40, 40)] });
    expect(needOf(game, still, 'wgm-front>v2:left')).toEqual([7, '1 Firer not moving', '-2 Target at 40 mph']);
    const moving = hunter('WGM', 5);
    expect(idsOf(combatGame({ vehicles: [moving, prey(40)] }), moving)).toEqual([]);
  });

  it('smoke and night count: it is steered by eye', () => {
    const still = hunter('WGM');
    const game = combatGame({ vehicles: [still, prey(20, 20)], visibility: ['night'] });
    expect(needOf(game, still, 'wgm-front>v2:left')).toEqual([8, '1 Firer not moving', '-3 Night']);
  });

  it('whoever guides it does nothing else', () => {
    const one = hunter('WGM');
    const game = fired([one, prey(20)]);
    const gunner = one.crew[1];
    expect(only(game).guide).toEqual({ person: gunner?.id, hits: 0 });
    game.state.turn++;
    holdWires(game);
    expect([one.crew[0]?.actedTurn, gunner?.actedTurn]).toEqual([0, game.state.turn]);
  });

  it.each([
    ['his vehicle moves', (one: Vehicle) => Object.assign(one, { speed: 5 }), 'its vehicle moves'],
    ['he is wounded', (one: Vehicle) => Object.assign(one.crew[1] ?? {}, { hits: 1 }), 'nobody guides it any more'],
    ['his vehicle is gone', (one: Vehicle) => Object.assign(one, { gone: true }), 'nobody guides it any more'],
  ])('goes straight on once %s', (_, change, why) => {
    const one = hunter('WGM');
    const game = fired([one, prey(20)]);
    change(one);
    flyOn(game, 1);
    expect(only(game).guided).toBe(false);
    expect(textsOf(game, 'missile').at(-1)).toBe(`The missile of V1 flies straight on: ${why}.`);
  });

  it('how hurt its guide was is nobody’s business where sheets are hidden', () => {
    const one = hunter('WGM');
    Object.assign(one.crew[1] ?? {}, { hits: 1 });
    const game = fired([one, prey(20)]);
    const hidden = { ...game.setup, hidden: true };
    const hits = (viewer: number) => knownState(hidden, game.state, viewer).missiles[0]?.guide?.hits;
    expect([hits(0), hits(1)]).toEqual([1, 0]);
  });

  it('does not go off before it has flown 12 inches', () => {
    const two = prey(12);
    const game = fired([hunter('WGM'), two], [6, 6]);
    two.pose = facing(0, 4, 90);
    flyOn(game, 2);
    expect(textsOf(game, 'missile').at(-1)).toBe('It strikes V2, left side and does not go off: 12 in arm it.');
    expect([two.armor.left, game.state.missiles.length]).toEqual([10, 0]);
  });
});

describe('deluxe/V.2/guided-missile: shot at in flight', () => {
  const chased = () => {
    const two = prey(20, 20);
    const three = combatCar('v3', facing(5, 18, 90), { seat: 2, weapons: [gun('MG', 'left')], speed: 20 });
    const game = fired([hunter('RGM'), two, three]);
    Object.assign(only(game), { pose: facing(0, 19.5, 0), flown: 19 });
    game.state.turn++;
    return { game, two, three };
  };

  it('its target shoots at -6, anybody else at -10; nobody of its own side does', () => {
    const { game, two, three } = chased();
    expect(needOf(game, two, 'mg-left>missile-1')).toEqual([9, '-6 Guided missile, by its target', '4 Point blank']);
    expect(idsOf(game, three).filter((id) => id.includes('missile'))).toEqual([]);
    three.pose = facing(-0.5, 19.5, 270);
    const own = game.state.vehicles[0];
    expect(own === undefined ? [] : idsOf(game, own).filter((id) => id.includes('missile'))).toEqual([]);
  });

  it('any hit brings it down', () => {
    const { game } = chased();
    game.left.push(5, 5, 1);
    run(game, lastFireWindow(game), (question) => {
      const ids = question.options().map(({ id }) => id);
      return inTurn(ids.includes('mg-left>missile-1') ? 'mg-left>missile-1' : 'hold')(question);
    });
    expect(game.state.missiles).toEqual([]);
    expect(textsOf(game, 'missile').at(-1)).toBe('The missile of V1 is shot down.');
  });
});
