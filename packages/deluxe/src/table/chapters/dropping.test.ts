import { cornersOf, type Point } from '@hardtop/geometry';
import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';
import { facing, gun, gunsOn, person, testGame, testVehicle, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { laid } from '../../testing/laid.ts';
import { droppedAt, droppingsOf } from '../queries/dropping.ts';
import type { Counter } from '../state/counters.ts';
import { fireWindow, lastFireWindow } from './fire-window.ts';
import { liftClouds } from './lifting.ts';
import { lightOil } from './oil.ts';

const boxOf = ({ pose, size }: Pick<Counter, 'pose' | 'size'>): readonly Point[] => cornersOf(pose, size);

describe('deluxe/V.5/dropped-weapons: where a counter falls (D-01)', () => {
  it.each([
    ['MD', 'back', { x: 0, y: -0.75 }],
    ['OJ', 'back', { x: 0, y: -1 }],
    ['SS', 'left', { x: -0.5, y: -0.5 }],
    ['PS', 'right', { x: 0.5, y: -0.5 }],
    ['HDSS', 'back', { x: 0, y: -1.5 }],
    ['HDOJ', 'right', { x: 0.75, y: -1 }],
  ] as const)('%s to the %s', (weapon, mount, { x, y }) => {
    const size = droppingsOf(weapon)?.size ?? { length: 0, width: 0 };
    expect(droppedAt(testVehicle('v1', facing(0, 0, 0), 0), mount, size)).toMatchObject({ x, y, h: 0 });
    const turned = droppedAt(testVehicle('v1', facing(0, 0, 90), 0), mount, size);
    expect([turned.x, turned.y, turned.h]).toEqual([0 - y, x, 900].map((n) => n + 0));
  });

  it('deluxe/V.2/heavy-duty: four times the area', () => {
    const area = (corners: readonly Point[]): number => {
      const [a, b, , d] = corners;
      return (
        Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)) *
        Math.hypot((a?.x ?? 0) - (d?.x ?? 0), (a?.y ?? 0) - (d?.y ?? 0))
      );
    };
    for (const [plain, heavy] of [
      ['SS', 'HDSS'],
      ['PS', 'HDPS'],
      ['OJ', 'HDOJ'],
      ['FOJ', 'HDFOJ'],
    ] as const)
      expect(area(boxOf(laid(heavy, facing(0, 0, 0))))).toBe(4 * area(boxOf(laid(plain, facing(0, 0, 0)))));
  });
});

describe('deluxe/V.1/firing-action', () => {
  const car = (weapon = gun('MD', 'back')) => combatCar('v1', facing(0, 0, 0), { weapons: [weapon], speed: 30 });

  it('whoever has just moved is asked for what he can lay, nobody else', () => {
    const one = car();
    const game = combatGame({ vehicles: [one, combatCar('v2', facing(0, 9, 0))] });
    const never = () => {
      throw new Error('asked');
    };
    run(game, fireWindow(game, null), never);
    one.pose = facing(0, 1, 0);
    const asked: string[] = [];
    run(game, fireWindow(game, one), (question) => {
      asked.push(...question.options().map(({ id }) => id));
      return answerOf('hold');
    });
    expect(asked).toEqual(['drop:md-back', 'automatic:md-back', 'hold']);
  });

  it('a drop costs a shot of the weapon and the action of whoever shoots worst', () => {
    const gunner = person('gunner', { gunnerSkill: 1 });
    const driver = person('driver');
    const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun('MD', 'back')], speed: 30, crew: [driver, gunner] });
    const game = combatGame({ vehicles: [one, combatCar('v2', facing(0, 9, 0))] });
    run(game, fireWindow(game, one), (question) =>
      answerOf(question.options().some(({ id }) => id === 'drop:md-back') ? 'drop:md-back' : 'hold'),
    );
    expect([driver.actedTurn, gunner.actedTurn]).toEqual([2, 0]);
    expect(gunsOn(one)[0]).toMatchObject({ shots: 9, firedTurn: 2 });
    expect(game.state.counters).toMatchObject([
      { kind: 'mines', pose: { x: 0, y: -0.75 }, laid: { by: 'v1', turn: 2 } },
    ]);
    // He who lays it is past it.
    expect(one.over).toEqual(['laid-1']);
  });

  it('deluxe/V.5/automatic-fire: switching on and off are actions of their own, and off is asked for once a turn', () => {
    const one = car();
    const game = combatGame({ vehicles: [one, combatCar('v2', facing(0, 9, 0))] });
    run(game, fireWindow(game, one), () => answerOf('automatic:md-back'));
    expect(gunsOn(one)[0]).toMatchObject({ automatic: true, shots: 10 });
    game.state.turn = 3;
    const asked: string[] = [];
    run(game, lastFireWindow(game), (question) => {
      asked.push(...question.options().map(({ id }) => id));
      return answerOf('manual:md-back');
    });
    expect(asked).toEqual(['manual:md-back', 'hold']);
    expect(gunsOn(one)[0]).toMatchObject({ automatic: false });
  });

  it('deluxe/V.5/mixed-links: droppers of one link fall together, and with the guns of their link', () => {
    const weapons = [
      gun('MD', 'back', { link: 'A' }),
      gun('SS', 'back', { link: 'A' }),
      gun('MG', 'back', { link: 'A' }),
    ];
    const one = combatCar('v1', facing(0, 0, 0), { weapons, speed: 30 });
    const two = combatCar('v2', facing(0, -4, 0));
    const game = combatGame({ vehicles: [one, two] }, [1, 1]);
    const asked: string[] = [];
    run(game, fireWindow(game, one), (question) => {
      asked.push(...question.options().map(({ id }) => id));
      return answerOf('mg-back&md-back&ss-back>v2:front');
    });
    expect(asked).toContain('drop:md-back+ss-back');
    expect(asked).toContain('mg-back>v2:front');
    expect(game.state.counters.map(({ kind }) => kind)).toEqual(['mines', 'smoke']);
    expect(gunsOn(one).map(({ shots }) => shots)).toEqual([9, 9, 19]);
  });

  it('deluxe/V.5/remote-mines: an enemy at waiting mines is worth a question', () => {
    const one = combatCar('v1', facing(0, 20, 0), { speed: 30 });
    const two = combatCar('v2', facing(0, 0, 0), {
      armor: { front: 9, right: 9, left: 9, back: 9, top: 9, underbody: 9 },
    });
    const mines = laid('MD', facing(0, 0, 0), { by: 'v1', fuse: 'remote' });
    const game = combatGame({ vehicles: [one, two], counters: [mines] }, [1, 1, 1, 1, 1, 1]);
    run(game, fireWindow(game, null), () => answerOf('spring:laid-1'));
    expect(two.armor.underbody).toBe(7);
    expect(textsOf(game, 'mines')[0]).toBe("V1's driver sets mines off by remote control.");
  });
});

describe('deluxe/V.5/automatic-fire: what is laid by itself', () => {
  const layer = (speed: number): Partial<ScenarioFile['vehicles'][number]> => ({
    car: {
      name: 'Layer',
      body: 'midsize',
      plant: 'large',
      tires: 'pr',
      crew: [{ role: 'driver' }],
      weapons: [{ weapon: 'SS', mount: 'back' }],
      armor: { front: 5, right: 5, left: 5, back: 5, top: 5, underbody: 5 },
      acceleration: 10,
      handlingClass: 3,
      weight: 4000,
    },
    speed,
  });

  it('one cloud after every move', () => {
    const duel = new Duel([layer(30), { x: 40 }]);
    duel.until(0, 'fire').say(0, 'automatic ss back');
    // It moved once before, and moves in phases 6 and 9.
    duel.finishTurn();
    expect(duel.state.counters.map(({ laid: by }) => by?.phase)).toEqual([6, 9]);
    duel.finishTurn();
    expect(duel.state.counters).toHaveLength(5);
  });

  it('at rest one a turn', () => {
    const duel = new Duel([layer(0), { x: 40 }]);
    // Asked as the turn ends.
    duel.until(0, 'fire').say(0, 'automatic ss back');
    expect(duel.state.counters).toHaveLength(1);
    duel.finishTurn();
    expect(duel.state.counters).toHaveLength(2);
  });
});

describe('deluxe/V.5/paint-and-smoke: how long it lasts', () => {
  it.each([
    ['PS', 1],
    ['SS', 60],
  ] as const)('%s lifts as turn %i after its own ends', (weapon, turns) => {
    const game = testGame({ counters: [laid(weapon, facing(0, 0, 0), { turn: 4 })] });
    game.state.turn = 4 + turns - 1;
    liftClouds(game);
    expect(game.state.counters).toHaveLength(1);
    game.state.turn++;
    liftClouds(game);
    expect(game.state.counters).toEqual([]);
  });

  it('deluxe/V.5/oil: mines, spikes and plain oil stay', () => {
    const counters = [laid('MD', facing(0, 0, 0)), laid('SD', facing(0, 0, 0)), laid('OJ', facing(0, 0, 0))];
    const game = testGame({ counters });
    game.state.turn = 99;
    liftClouds(game);
    expect(game.state.counters).toHaveLength(3);
  });

  it('deluxe/V.2/flaming-oil-jet: it lights in the second phase after it fell, burns five whole turns, and singes who stands in it', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 0);
    const game = testGame({
      vehicles: [car],
      counters: [laid('FOJ', facing(0, 0, 0), { by: 'v1', turn: 3, phase: 9 })],
    });
    const [slick] = game.state.counters;
    game.state.turn = 3;
    game.state.phase = 10;
    run(game, lightOil(game));
    expect(slick?.kind).toBe('oil');
    game.state.turn = 4;
    game.state.phase = 1;
    game.left.push(3, 2, 2, 2, 2);
    run(game, lightOil(game));
    expect(slick?.kind).toBe('flaming-oil');
    expect([car.flameHits, car.over]).toEqual([1, ['laid-1']]);
    game.state.turn = 7;
    liftClouds(game);
    expect(game.state.counters).toHaveLength(1);
    game.state.turn = 8;
    liftClouds(game);
    expect(textsOf(game, 'clouds-lift')).toEqual(['A slick has burnt out.']);
  });

  it('deluxe/V.5/painted-windows: who stands where paint is sprayed has it on his windows at once', () => {
    const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun('PS', 'back')], speed: 30 });
    const two = combatCar('v2', facing(0, -1.5, 0), { speed: 30 });
    const game = combatGame({ vehicles: [one, two] });
    run(game, fireWindow(game, one), () => answerOf('drop:ps-back'));
    expect([one.paintedUntil, two.paintedUntil]).toEqual([0, 5]);
  });
});
