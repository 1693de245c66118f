import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { facing, gun, person, textsOf } from '../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../testing/combat-fixtures.ts';
import { burnVehicles, fireNeed } from './chapters/burning.ts';
import { weaponDamage } from './chapters/damage.ts';
import { fireWindow } from './chapters/fire-window.ts';
import { isCritical } from './queries/critical-hits.ts';
import { situationModifiers, speedModifiers } from './queries/targeting.ts';
import type { Vehicle } from './state/state.ts';

const BARE = { front: 0, right: 0, left: 0, back: 0, top: 0, underbody: 0 };

describe('deluxe/V.3/critical', () => {
  const luck = (need: number, rolled: number, criticalHits = true) =>
    isCritical(combatGame({ variants: { criticalHits } }).setup, need, rolled);

  it.each([
    [11, 12, true],
    [3, 12, true],
    [3, 11, false],
    [2, 11, true],
    [-3, 11, true],
    [2, 10, false],
    [12, 12, false],
  ])('needing %i a roll of %i: %s', (need, rolled, critical) => {
    expect(luck(need, rolled)).toBe(critical);
    expect(luck(need, rolled, false)).toBe(false);
  });

  function shoot(two: Vehicle, dice: readonly number[]) {
    const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun('RR')] });
    const game = combatGame({ vehicles: [one, two], variants: { criticalHits: true } }, dice);
    run(game, fireWindow(game, null), (question) =>
      answerOf(question.options().some(({ id }) => id === 'rr-front>v2:back') ? 'rr-front>v2:back' : 'hold'),
    );
    return game;
  }

  it('armor is passed by: what is behind it takes all', () => {
    const two = combatCar('v2', facing(0, 5, 0), { weapons: [gun('MG', 'back')], crew: [person()] });
    const game = shoot(two, [6, 6, 1, 1]);
    expect(two.armor.back).toBe(20);
    expect(two.parts[0]?.dp).toBe(1);
    expect(textsOf(game, 'critical')).toEqual(['A critical hit: the armor does not stop it.']);
  });

  it('X-CB12: without armor twice the two dice', () => {
    const two = combatCar('v2', facing(0, 5, 0), { armor: { ...BARE }, fullArmor: BARE, plantAt: 'back' });
    const game = shoot(two, [6, 6, 2, 1]);
    expect(textsOf(game, 'damage-roll')).toEqual(['6 hits on V2, back.']);
    expect(two.parts.find(({ kind }) => kind === 'plant')?.dp).toBe(4);
  });
});

describe('deluxe/V.4/fire-variant', () => {
  const singed = (car: Vehicle, weapon: 'FT' | 'L' | 'FOJ', turn: number): void => {
    car.scorched.push({ weapon, turn });
  };

  it('X-CB20, deluxe/V.4/vehicular-fire-table: 4, then 1 + 4, then 1 + 3 + 4; it burns in the third turn', () => {
    const car = combatCar('v1', facing(0, 0, 0), { extinguisher: 'none' });
    const game = combatGame({ vehicles: [car], variants: { fireModifiers: true } });
    const turn = (n: number, dice: readonly number[]): void => {
      game.state.turn = n;
      game.left.push(...dice);
      run(game, burnVehicles(game));
    };
    singed(car, 'FT', 1);
    expect(fireNeed(car, 1)).toBe(4);
    turn(1, [5, 6]);
    singed(car, 'L', 2);
    expect(fireNeed(car, 2)).toBe(5);
    turn(2, [3, 3]);
    singed(car, 'L', 3);
    singed(car, 'FOJ', 3);
    expect(fireNeed(car, 3)).toBe(8);
    turn(3, [3, 4]);
    expect(car.burning).toBe(true);
    const check = game.events.findLast(({ kind }) => kind === 'fire-check');
    expect(check?.modifiers?.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '4 Flamethrower in turn 1',
      '1 Laser in turn 3',
      '3 Flaming Oil Jet in turn 3',
    ]);
  });

  it('a flamethrower counts for three turns more, a laser for its own alone, a light one never', () => {
    const car = combatCar('v1', facing(0, 0, 0));
    singed(car, 'FT', 1);
    singed(car, 'L', 1);
    expect([1, 2, 4, 5].map((turn) => fireNeed(car, turn))).toEqual([5, 4, 4, 0]);
    car.scorched = [{ weapon: 'LL', turn: 1 }];
    expect(fireNeed(car, 1)).toBe(0);
  });

  it('hits are noted with what did them, but not those that fireproof armor stops', () => {
    const struck = (armorType: 'normal' | 'FP') => {
      const car = combatCar('v1', facing(0, 0, 0), { armorType });
      const game = combatGame({ vehicles: [car] });
      const source = { kind: 'flame', rule: 'deluxe/V.3/damage', by: 0, weapon: 'FT' } as const;
      run(game, weaponDamage(game, car, { kind: 'side', side: 'front' }, 5, source));
      return car.scorched;
    };
    expect(struck('normal')).toEqual([{ weapon: 'FT', turn: 2 }]);
    expect(struck('FP')).toEqual([]);
  });
});

it('deluxe/V.2/relative-speed: the full modifier always, where the scenario says so', () => {
  const one = combatCar('v1', facing(0, 0, 0), { speed: 80 });
  const two = combatCar('v2', facing(2, 0, 0), { speed: 80 });
  expect(speedModifiers(one, two, 'difference-within-15')).toEqual([]);
  expect(speedModifiers(one, two, 'always-full').map(({ value }) => value)).toEqual([-6]);
});

describe('deluxe/VIII.8/infrared, deluxe/VIII.8/radar', () => {
  const seen = (
    sensors: readonly ('infrared' | 'radar')[],
    visibility: readonly ('night' | 'rain' | 'fog')[],
    plant = 10,
  ) => {
    const one = combatCar('v1', facing(0, 0, 0), { sensors, plant, speed: 10 });
    const two = combatCar('v2', facing(0, 2.5, 0), { speed: 10 });
    const { setup, state } = combatGame({ vehicles: [one, two], visibility });
    return situationModifiers(setup, state, one, two).map(({ value }) => value);
  };

  it.each([
    [[], ['night', 'rain'], [-3, -2]],
    [['infrared'], ['night', 'rain'], [-2]],
    [['infrared'], ['night'], []],
    [['radar'], ['night', 'rain'], [-3, -2, 1]],
    [['radar'], [], []],
    [
      ['infrared', 'radar'],
      ['night', 'fog'],
      [-3, 1],
    ],
  ] as const)('%j in %j', (sensors, visibility, values) => {
    expect(seen(sensors, visibility)).toEqual(values);
  });

  it('X-04: dead with the plant', () => {
    expect(seen(['infrared', 'radar'], ['night'], 0)).toEqual([-3]);
  });
});
