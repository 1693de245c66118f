import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../../catalog/options.ts';
import type { Ground } from '../../catalog/terrain.ts';
import { character, design, driven, gameOf, gun, roadSetup, vehicle } from '../../testing/road.ts';
import type { Vehicle } from '../state/state.ts';
import {
  accelerationOf,
  crewOf,
  decelerationOf,
  driverOf,
  drivingSkillOf,
  fittedWeapons,
  handlingOf,
  has,
  ratedTopOf,
  topSpeedOf,
} from './figures.ts';

function gameWith(body = driven('midSized', 1), changes: Partial<Vehicle> = {}, grounds: readonly Ground[] = []) {
  const box = { minX: -5, minY: -5, maxX: 5, maxY: 5 };
  const patch = { id: 'patch', box, footing: 'road', grounds, level: 0, soft: false, label: 'Patch' } as const;
  const game = gameOf(roadSetup([{ design: body }], { patches: [patch] }));
  Object.assign(vehicle(game), changes);
  return game;
}

describe('roadrage/fire/tires: top speed', () => {
  test.each([
    [1, 70],
    [2, 50],
    [3, 20],
    [4, 20],
  ])('a car of 100 mph with %i tires blown does %i', (tiresBlown, top) => {
    const game = gameWith(undefined, { tiresBlown });
    expect(topSpeedOf(game, vehicle(game))).toBe(top);
  });

  test.each([
    [1, 75],
    [2, 50],
    [3, 25],
    [4, 20],
  ])('example 15: with %i tires blown the figure of a car of 100 mph is %i', (tiresBlown, top) => {
    const game = gameWith(undefined, { tiresBlown });
    expect(ratedTopOf(game, vehicle(game))).toBe(top);
  });

  test('example 15: the figure of a bus of 70 is 63, and it does 60', () => {
    const bus = gameWith(driven('busHeavyTruck', 0), { tiresBlown: 1 });
    expect([ratedTopOf(bus, vehicle(bus)), topSpeedOf(bus, vehicle(bus))]).toEqual([63, 60]);
  });

  test('P2: an engine hit halves the figure and rounds up', () => {
    const game = gameWith(undefined, { tiresBlown: 1, engineHits: 1 });
    expect(topSpeedOf(game, vehicle(game))).toBe(40);
  });

  test('a bus of 70 loses a tenth, rounded down; a bike half', () => {
    const bus = gameWith(driven('busHeavyTruck', 0), { tiresBlown: 1 });
    expect(topSpeedOf(bus, vehicle(bus))).toBe(60);
    const bike = gameWith(driven('lightBike', 0), { tiresBlown: 1 });
    expect(topSpeedOf(bike, vehicle(bike))).toBe(50);
  });
});

describe('roadrage/damage/components: what is destroyed gives nothing', () => {
  test('handling, acceleration and brakes fall with the options', () => {
    const car = driven('midSized', 1, 'airfoils', 'computerizedEngineManagement', 'antilockBrakes');
    const sound = gameWith(car);
    expect([handlingOf, accelerationOf, decelerationOf].map((of) => of(sound, vehicle(sound)))).toEqual([3, 30, 30]);
    const hit = gameWith(car, { lost: ['airfoils', 'computerizedEngineManagement', 'antilockBrakes'] });
    expect([handlingOf, accelerationOf, decelerationOf].map((of) => of(hit, vehicle(hit)))).toEqual([2, 20, 20]);
    expect(has(hit, vehicle(hit), 'airfoils')).toBe(false);
  });

  test('roadrage/damage/brakes: without brakes there is no deceleration', () => {
    const game = gameWith(driven('midSized', 1, 'antilockBrakes'), { brakesLost: true });
    expect(decelerationOf(game, vehicle(game))).toBe(0);
  });
});

describe('roadrage/terrain/types: slippery ground', () => {
  test('costs 4 handling, and half the speed and acceleration of all but four-wheel drives', () => {
    const plain = gameWith(undefined, {}, ['slippery']);
    expect([handlingOf, topSpeedOf, accelerationOf].map((of) => of(plain, vehicle(plain)))).toEqual([-2, 50, 10]);
    const driving = gameWith(driven('midSized', 1, 'fourWheelDrive'), {}, ['slippery', 'offRoad']);
    expect([handlingOf, topSpeedOf, accelerationOf].map((of) => of(driving, vehicle(driving)))).toEqual([0, 100, 20]);
    expect(OPTIONS.fourWheelDrive.effects.hcOn?.offRoad).toBe(2);
  });
});

describe('roadrage/characters/skills: driving', () => {
  test('a body the driver never learned is driven without skill, and the dead do not drive', () => {
    const crew = [character('Ann', { car: 2 }), character('Ben', { van: 2 })];
    const game = gameOf(
      roadSetup([{ design: design('midSized', { crew }) }, { design: design('truckVan', { crew }) }]),
    );
    expect(drivingSkillOf(game, vehicle(game, 1))).toBe(2);
    expect(drivingSkillOf(game, vehicle(game, 2))).toBe(0);
    const ann = driverOf(game, vehicle(game, 1));
    if (ann !== null) ann.hp = 0;
    expect(driverOf(game, vehicle(game, 1))).toBeNull();
    expect(crewOf(game, vehicle(game, 1)).map(({ name }) => name)).toEqual(['Ben']);
  });
});

describe('roadrage/weapons/door-mount: twins', () => {
  test('two guns in a door are two weapons', () => {
    const twins = gun('machineGun', { mount: 'door', facing: 'left', twin: true });
    const game = gameOf(roadSetup([{ design: design('truckVan', { weapons: [twins, gun('autocannon')] }) }]));
    expect(fittedWeapons(game, vehicle(game)).map(({ state }) => [state.id, state.shots])).toEqual([
      ['machineGun-left', null],
      ['machineGun-left-2', null],
      ['autocannon-front', 6],
    ]);
  });
});
