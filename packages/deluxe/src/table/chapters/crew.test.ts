import { describe, expect, test } from 'vitest';
import { type CarChanges, facing, person, setTires, type TestGame, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { canSteer, difficultyExtras, driverOf, firersOf, isSubstitute } from '../queries/crew.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { Person, Vehicle } from '../state/state.ts';
import { changeSeats, type HurtBy, hurtCrew, markDrove, withDriverHazard } from './crew.ts';

const WEAPON = { bodyArmor: true, rule: 'deluxe/V.3/damage-location' } as const;
const FALL = { bodyArmor: false, rule: 'deluxe/V.3/collision-damage' } as const;

function aboard(crew: Person[], changes: CarChanges = {}, dice: readonly number[] = []): [TestGame, Vehicle] {
  const vehicle = combatCar('v1', facing(0, 0, 0), { crew, ...changes });
  return [combatGame({ vehicles: [vehicle] }, dice), vehicle];
}

/** One event that hurts one after another. */
function hurt(game: TestGame, vehicle: Vehicle, crew: Person | readonly Person[], hits: number, by: HurtBy): void {
  // biome-ignore lint/correctness/useYield: an event like every other
  function* event(): DeluxePlay {
    for (const person of [crew].flat()) hurtCrew(game, vehicle, person, hits, by);
  }
  run(game, withDriverHazard(vehicle, event()));
}

function first(vehicle: Vehicle): Person {
  const [crew] = vehicle.crew;
  if (crew === undefined) throw new Error('nobody aboard');
  return crew;
}

describe('deluxe/V.4/driver-injury', () => {
  test.each([
    { hits: 1, state: 1, word: 'wounded' },
    { hits: 2, state: 2, word: 'unconscious' },
    { hits: 3, state: 3, word: 'dead' },
    { hits: 9, state: 3, word: 'dead' },
  ])('$hits hits leave a person $word', ({ hits, state, word }) => {
    const [game, vehicle] = aboard([person()]);
    hurt(game, vehicle, first(vehicle), hits, WEAPON);
    expect(first(vehicle).hits).toBe(state);
    expect(textsOf(game, 'injury')).toEqual([`V1: driver ${word}.`]);
  });

  test('body armor takes the hits first, and then it is no hazard', () => {
    const [game, vehicle] = aboard([person('driver', { armor: 3 })], { speed: 30 });
    hurt(game, vehicle, first(vehicle), 3, WEAPON);
    expect([first(vehicle).armor, first(vehicle).hits, vehicle.status]).toEqual([0, 0, 3]);
  });

  test('what body armor does not stop wounds', () => {
    const [game, vehicle] = aboard([person('driver', { armor: 3 })]);
    hurt(game, vehicle, first(vehicle), 5, WEAPON);
    expect([first(vehicle).armor, first(vehicle).hits]).toEqual([0, 2]);
  });

  test('deluxe/VIII.8/body-armor: it is no help in a fall or a collision', () => {
    const [game, vehicle] = aboard([person('driver', { armor: 3 })]);
    hurt(game, vehicle, first(vehicle), 1, FALL);
    expect([first(vehicle).armor, first(vehicle).hits]).toEqual([3, 1]);
  });
});

describe('deluxe/IV.6/driver-injured', () => {
  test('a wounded driver is one D2 hazard, however many the wounds', () => {
    const [game, vehicle] = aboard([person()], { speed: 30 });
    hurt(game, vehicle, first(vehicle), 3, WEAPON);
    expect(vehicle.status).toBe(1);
  });

  test('a wounded gunner is none', () => {
    const gunner = person('gunner');
    const [game, vehicle] = aboard([person(), gunner], { speed: 30 });
    hurt(game, vehicle, gunner, 2, WEAPON);
    expect(vehicle.status).toBe(3);
  });

  test('who stands in at the wheel counts as the driver', () => {
    const gunner = person('gunner');
    const [game, vehicle] = aboard([person('driver', { hits: 2 }), gunner], { speed: 30 });
    hurt(game, vehicle, gunner, 1, WEAPON);
    expect(vehicle.status).toBe(1);
  });

  test('deluxe/IV.6/driver-injured: what hurts the driver and the stand-in is one event and one D2', () => {
    const [game, vehicle] = aboard([person('driver', { hits: 2 }), person('gunner')], { speed: 30 });
    hurt(game, vehicle, vehicle.crew, 1, FALL);
    expect([vehicle.crew.map(({ hits }) => hits), vehicle.status]).toEqual([[3, 1], 1]);
  });

  test('deluxe/IV.6/driver-injured: who comes to the wheel by the event itself is no second driver', () => {
    const [game, vehicle] = aboard([person(), person('gunner')], { speed: 30 });
    hurt(game, vehicle, vehicle.crew, 2, FALL);
    expect([vehicle.crew.map(({ hits }) => hits), vehicle.status]).toEqual([[2, 2], 1]);
  });

  test('the dead feel nothing', () => {
    const [game, vehicle] = aboard([person('driver', { hits: 3, armor: 2 })], { speed: 30 });
    hurt(game, vehicle, first(vehicle), 2, WEAPON);
    expect([game.events.length, vehicle.status, first(vehicle).armor]).toEqual([0, 3, 2]);
  });
});

describe('deluxe/V.4/substitute-driver', () => {
  test('the front-seat gunner stands in, at two harder', () => {
    const gunner = person('gunner');
    const [, vehicle] = aboard([person('driver', { hits: 2 }), gunner]);
    expect(driverOf(vehicle)).toBe(gunner);
    expect(isSubstitute(vehicle)).toBe(true);
    expect(difficultyExtras(vehicle)).toEqual([
      { value: 2, label: 'Stand-in at the wheel', rule: 'deluxe/V.4/substitute-driver' },
    ]);
  });

  test('only one seat is beside the driver: a second gunner cannot reach the wheel', () => {
    const [, vehicle] = aboard([person('driver', { hits: 3 }), person('gunner', { hits: 2 }), person('gunner')]);
    expect(driverOf(vehicle)).toBeNull();
    expect(canSteer(vehicle, 2)).toBe(false);
  });

  test('without a gunner it is a passenger', () => {
    const passenger = person('passenger');
    const [, vehicle] = aboard([person('driver', { hits: 3 }), passenger]);
    expect(driverOf(vehicle)).toBe(passenger);
  });

  test('the controls or the weapons, not both', () => {
    const gunner = person('gunner');
    const [, vehicle] = aboard([person('driver', { hits: 2 }), gunner]);
    expect([canSteer(vehicle, 2), firersOf(vehicle, 2)]).toEqual([true, [gunner]]);
    markDrove(vehicle, 2);
    expect(firersOf(vehicle, 2)).toEqual([]);
    expect(firersOf(vehicle, 3)).toEqual([gunner]);
    gunner.actedTurn = 3;
    expect([canSteer(vehicle, 3), canSteer(vehicle, 4)]).toEqual([false, true]);
  });

  test('the driver himself does both', () => {
    const [, vehicle] = aboard([person('driver', { actedTurn: 2 })]);
    markDrove(vehicle, 2);
    expect(canSteer(vehicle, 2)).toBe(true);
    expect(firersOf(vehicle, 3)).toHaveLength(1);
  });
});

test('deluxe/V.1/rate-of-fire: one action each, gunners before the driver, no passengers', () => {
  const [driver, gunner, second, passenger] = [person(), person('gunner'), person('gunner'), person('passenger')];
  const [, vehicle] = aboard([driver, gunner, second, passenger]);
  expect(firersOf(vehicle, 2)).toEqual([gunner, second, driver]);
  gunner.actedTurn = 2;
  second.hits = 2;
  expect(firersOf(vehicle, 2)).toEqual([driver]);
});

describe('deluxe/V.4/changing-drivers', () => {
  function turnsToChange(change: (vehicle: Vehicle, turn: number) => void = () => {}): number | null {
    const [game, vehicle] = aboard([person('driver', { hits: 3 }), person('gunner', { driverSkill: 1 })]);
    for (let turn = 1; turn <= 12; turn++) {
      game.state.turn = turn;
      change(vehicle, turn);
      changeSeats(game, vehicle);
      if (!isSubstitute(vehicle) && driverOf(vehicle) !== null) return turn;
    }
    return null;
  }

  test('five turns at rest', () => {
    expect(turnsToChange()).toBe(5);
  });

  test('the new driver brings his own skill, and the old one is no longer at the wheel', () => {
    const [game, vehicle] = aboard([person('driver', { hits: 3 }), person('gunner', { driverSkill: 1 })]);
    for (let turn = 1; turn <= 5; turn++) changeSeats(game, vehicle);
    expect(vehicle.crew.map(({ post }) => post)).toEqual(['passenger', 'driver']);
    expect(driverOf(vehicle)).toBe(vehicle.crew[1]);
    expect(textsOf(game, 'seats').at(-1)).toBe("V1: the gunner takes the driver's place.");
  });

  test('firing or rolling on begins it anew', () => {
    const fired = turnsToChange((vehicle, turn) => {
      const gunner = vehicle.crew[1];
      if (turn === 3 && gunner !== undefined) gunner.actedTurn = 3;
    });
    const moved = turnsToChange((vehicle, turn) => {
      vehicle.speed = turn <= 2 ? 5 : 0;
    });
    expect([fired, moved]).toEqual([8, 7]);
  });

  test('nobody moves while the driver is well, or when nobody is left', () => {
    for (const crew of [[person(), person('gunner')], [person('driver', { hits: 3 })]]) {
      const [game, vehicle] = aboard(crew);
      for (let turn = 1; turn <= 6; turn++) changeSeats(game, vehicle);
      expect([vehicle.changingSeats, game.events]).toEqual([0, []]);
    }
  });
});

test('deluxe/IV.5/two-wheels-lost: no steering on two corners, nor on the side or back', () => {
  const [, vehicle] = aboard([person()]);
  expect(canSteer(vehicle, 2)).toBe(true);
  setTires(vehicle, 'front-left', [0]);
  expect(canSteer(vehicle, 2)).toBe(true);
  setTires(vehicle, 'back-left', [0]);
  expect(canSteer(vehicle, 2)).toBe(false);
  const [, rolled] = aboard([person()], { down: 'left' });
  expect(canSteer(rolled, 2)).toBe(false);
});
