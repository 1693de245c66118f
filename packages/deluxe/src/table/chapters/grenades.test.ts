import { describe, expect, test } from 'vitest';
import type { GrenadeId } from '../../catalog/grenades.ts';
import { facing, person, type TestGame, textsOf, tirePoints } from '../../testing/collision-fixtures.ts';
import { type CombatBoard, combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { testCycle } from '../../testing/saddle-fixtures.ts';
import { walker } from '../../testing/walkers.ts';
import { knownState } from '../queries/known.ts';
import type { Counter } from '../state/counters.ts';
import type { Vehicle } from '../state/state.ts';
import { setOffGrenades } from './grenades.ts';

/** One that lies at a point and goes off as turn 2 ends. */
const lying = (id: GrenadeId, x: number, y: number, goesOff = 2): Counter => ({
  id: 'laid-1',
  kind: 'grenade',
  pose: facing(x, y, 0),
  size: { length: 0.25, width: 0.25 },
  course: null,
  laid: { by: 'v1', weapon: 'GL', fuse: 'touch', turn: 2, phase: 1 },
  grenade: { id, goesOff },
});

const FAR = combatCar('v1', facing(-15, -15, 0));

function bang(
  counter: Counter,
  vehicles: readonly Vehicle[],
  dice: readonly number[],
  board: CombatBoard = {},
): TestGame {
  const game = combatGame({ ...board, vehicles: [FAR, ...vehicles], counters: [counter] }, dice);
  run(game, setOffGrenades(game));
  return game;
}

describe('deluxe/V.6/grenades', () => {
  test('X-GR4: it goes off at the end of the turn that its delay leads to', () => {
    expect(bang(lying('SG', 0, 0, 5), [], []).state.counters).toMatchObject([{ kind: 'grenade' }]);
    expect(bang(lying('SG', 0, 0, 2), [], []).state.counters).toMatchObject([{ kind: 'smoke' }]);
  });

  test('H-96: where sheets are hidden its delay is known to who launched it', () => {
    const { setup, state } = combatGame({
      vehicles: [FAR, combatCar('v2', facing(9, 9, 0))],
      counters: [lying('SG', 0, 0, 5)],
      hidden: true,
    });
    const delays = [0, 1].map((seat) => knownState(setup, state, seat).counters[0]?.grenade?.goesOff);
    expect(delays).toEqual([5, 2]);
  });

  test.each([
    ['deluxe/VI/smoke-grenade', 'SG', 'smoke'],
    ['deluxe/VI/paint-grenade', 'PG', 'paint'],
    ['deluxe/VI/tear-gas-grenade', 'TGG', 'tear-gas'],
  ] as const)('%s: an inch square of it', (rule, id, kind) => {
    const car = combatCar('v2', facing(0, 0.5, 0));
    const game = bang(lying(id, 0, 0), [car], []);
    expect(game.state.counters).toMatchObject([{ kind, size: { length: 1, width: 1 }, laid: { turn: 2 } }]);
    expect(car.paintedUntil > 0).toBe(kind === 'paint');
    expect(game.events[0]?.rule).toBe(rule);
  });
});

describe('deluxe/VI/grenade', () => {
  test('half a die to the side turned to it and to the tires in reach (D-11)', () => {
    const car = combatCar('v2', facing(1.25, 0, 0));
    bang(lying('grenade', 0, 0), [car], [5]);
    expect(car.armor).toMatchObject({ left: 8, front: 20, back: 20, right: 10 });
    expect([tirePoints(car, 'front-left'), tirePoints(car, 'back-left'), tirePoints(car, 'front-right')]).toEqual([
      [7],
      [7],
      [7],
    ]);
  });

  test('without the errata the tires suffer in full', () => {
    const car = combatCar('v2', facing(1.25, 0, 0));
    bang(lying('grenade', 0, 0), [car], [5], { variants: { errataGrenades: false } });
    expect(tirePoints(car, 'front-left')).toEqual([4]);
  });

  test('beyond two inches nothing', () => {
    const car = combatCar('v2', facing(2.5, 0, 0));
    bang(lying('grenade', 0, 0), [car], []);
    expect(car.armor.left).toBe(10);
  });

  test('beneath a car the floor has it', () => {
    const car = combatCar('v2', facing(0, 0, 0));
    bang(lying('grenade', 0, 0), [car], [4]);
    expect(car.armor.underbody).toBe(3);
  });

  test('who sits in the open has all of it, and so has who is on foot', () => {
    const cycle = testCycle('v2', facing(1.25, 0, 0), { crew: [person('driver', { place: 'saddle', armor: 6 })] });
    // On foot first; then the burst on the cycle, and where its half strikes: the frame's plant.
    const game = bang(lying('grenade', 0, 0), [cycle], [2, 4, 3, 4], { walkers: [walker(-1, 0)] });
    expect(cycle.crew[0]?.armor).toBe(2);
    expect(game.state.pedestrians[0]?.person.hits).toBe(2);
  });
});

describe('deluxe/VI/concussion-grenade', () => {
  test.each([
    { die: 1, out: 601, aim: 0, until: 0 },
    { die: 3, out: 61, aim: -3, until: 181 },
    { die: 4, out: 11, aim: -3, until: 131 },
    { die: 5, out: 0, aim: -3, until: 31 },
    { die: 6, out: 0, aim: -3, until: 11 },
  ])('a rider in reach on a $die', ({ die, ...daze }) => {
    const cycle = testCycle('v2', facing(1.5, 0, 0));
    bang(lying('CG', 0, 0), [cycle], [die]);
    expect(cycle.crew[0]?.daze).toMatchObject(daze);
    expect(cycle.crew[0]?.hits).toBe(0);
  });

  test('within an inch a hit besides', () => {
    const cycle = testCycle('v2', facing(1, 0, 0));
    bang(lying('CG', 0, 0), [cycle], [6]);
    expect(cycle.crew[0]?.hits).toBe(1);
  });

  test('armor that stands adds three, and none does not', () => {
    const closed = combatCar('v2', facing(1.5, 0, 0));
    const game = bang(lying('CG', 0, 0), [closed], [4]);
    expect(closed.crew[0]).not.toHaveProperty('daze');
    expect(textsOf(game, 'concussion')).toEqual(['V2: driver keeps a clear head.']);
    expect(game.events.find(({ kind }) => kind === 'concussion')?.modifiers).toMatchObject([
      { label: 'Behind armor', value: 3 },
    ]);
    const bare = combatCar('v2', facing(1.5, 0, 0), {
      armor: { front: 5, right: 5, left: 0, back: 5, top: 5, underbody: 5 },
      startingClass: 5,
      reflexes: 6,
    });
    bang(lying('CG', 0, 0), [bare], [4]);
    expect(bare.crew[0]?.daze).toMatchObject({ out: 11, aim: -3 });
    expect([bare.reflexes, bare.startingClass]).toEqual([0, 3]);
  });
});
