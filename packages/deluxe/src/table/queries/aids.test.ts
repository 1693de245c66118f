import { sumOf } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import { facing, person, testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import { combatGame, run } from '../../testing/combat-fixtures.ts';
import { testCycle, testTrike } from '../../testing/saddle-fixtures.ts';
import { attempt } from '../chapters/control.ts';
import { changeSeats } from '../chapters/crew.ts';
import { begin } from '../start.ts';
import type { Trouble } from '../state/effects.ts';
import type { Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import { difficultyModifiers, maneuverModifiers } from './control-table.ts';
import { crewModifiers } from './targeting.ts';

const DRIFT: Trouble = { label: 'Drift', difficulty: 1, rule: 'deluxe/IV.4/drift' };
const BEND: Trouble = { label: 'Bend', difficulty: 3, rule: 'deluxe/IV.4/bend' };

const setupOf = (car: Vehicle, road: Setup['road'] = []): Setup => ({ ...testGame({ vehicles: [car] }).setup, road });
const valuesOf = (car: Vehicle, trouble: Trouble, speed: number): readonly number[] =>
  maneuverModifiers(setupOf(car), car, trouble, [], speed).map(({ value }) => value);

describe('deluxe/VIII.8/spoiler-airdam', () => {
  const winged = (): Vehicle => testVehicle('v1', facing(0, 0, 0), 60, { aids: ['spoiler', 'airdam'] });

  test('one off a maneuver for each from 60 mph on, nothing below', () => {
    expect(valuesOf(winged(), BEND, 60)).toEqual([3, -1, -1]);
    expect(valuesOf(winged(), BEND, 55)).toEqual([3]);
  });

  test('nothing off a hazard', () => {
    const car = winged();
    expect(difficultyModifiers(setupOf(car), car, BEND, []).map(({ value }) => value)).toEqual([3]);
  });

  test('each goes with the armor it is fixed to: the spoiler behind, the airdam in front', () => {
    const car = winged();
    car.armor.back = 0;
    expect(maneuverModifiers(setupOf(car), car, BEND, [], 80).map(({ label }) => label)).toEqual(['Bend', 'Airdam']);
  });

  test('what comes down to nothing moves no marker and needs no roll', () => {
    const car = winged();
    car.status = -6;
    const game = combatGame({ vehicles: [car] });
    run(game, attempt(game, car, DRIFT, { maneuver: 'drift', side: 'left', heading: 0, speed: 60, slick: [] }));
    expect([car.status, car.pending, game.events]).toEqual([-6, null, []]);
  });
});

describe('deluxe/VIII.8/tire-chains', () => {
  test.each([
    ['ice', 4, 1],
    ['light-snow', 2, 0],
    ['heavy-snow', 3, 0],
    ['light-rain', 1, 1],
  ] as const)('%s: +D%i, with chains +D%i', (road, bare, chained) => {
    const added = (chains: boolean): number => {
      const car = testVehicle('v1', facing(0, 0, 0), 30, { chains });
      return sumOf(difficultyModifiers(setupOf(car, [road]), car, BEND, [])) - BEND.difficulty;
    };
    expect([added(false), added(true)]).toEqual([bare, chained]);
  });
});

describe('without the skill', () => {
  const novice = () => person('driver', { driverSkill: null, place: 'saddle' });
  const classOf = (vehicle: Vehicle): readonly number[] => {
    const [begun] = begin(setupOf(vehicle)).vehicles;
    return [begun?.handlingClass ?? 0, begun?.startingClass ?? 0];
  };

  test('deluxe/VII.1/driver: -2 to the handling class of a car', () => {
    expect(classOf(testVehicle('v1', facing(0, 0, 0), 0, { crew: [novice()] }))).toEqual([1, 1]);
    expect(classOf(testVehicle('v1', facing(0, 0, 0), 0))).toEqual([3, 3]);
  });

  test('deluxe/VII.1/cyclist: -3 to that of a cycle or trike', () => {
    expect(classOf(testCycle('v1', facing(0, 0, 0), { crew: [novice()] }))).toEqual([0, 0]);
    expect(classOf(testTrike('v1', facing(0, 0, 0), { crew: [novice()] }))).toEqual([0, 0]);
  });

  test('it is gone with whoever takes the place, and comes with him', () => {
    const crew = [person('driver', { hits: 3 }), person('gunner', { driverSkill: null })];
    const car = testVehicle('v1', facing(0, 0, 0), 0, { crew });
    const game = testGame({ vehicles: [car] });
    for (let turn = 0; turn < 5; turn++) changeSeats(game, car);
    expect(car.crew[1]?.post).toBe('driver');
    expect([car.handlingClass, car.startingClass]).toEqual([1, 1]);
  });

  test('deluxe/VII.1/gunner: -3 with any weapon of a vehicle', () => {
    const gunner = person('gunner', { gunnerSkill: null });
    const car = testVehicle('v1', facing(0, 0, 0), 0, { crew: [person(), gunner] });
    expect(crewModifiers(setupOf(car), car, gunner, null).map(({ value }) => value)).toEqual([-3]);
  });
});
