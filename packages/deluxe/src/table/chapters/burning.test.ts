import { describe, expect, test } from 'vitest';
import {
  type CarChanges,
  cargoLeft,
  carTires,
  facing,
  gun,
  person,
  textsOf,
} from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { walker } from '../../testing/walkers.ts';
import { burnVehicles, coolDown, explode, ignite, ignitionChance, isExplosive, plantExplosions } from './burning.ts';

// Five debris counters of five dice each, all onto different squares around the wreck.
const DEBRIS = [6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 6, 1, 4, 1, 4, 1, 1];

function burning(changes: CarChanges, dice: readonly number[] = []) {
  const vehicle = combatCar('v1', facing(0, 0, 0), changes);
  return { vehicle, game: combatGame({ vehicles: [vehicle] }, dice) };
}

describe('deluxe/V.4/fire', () => {
  test.each([
    { flameHits: 9, fuelHit: 'no', chance: 0 },
    { flameHits: 10, fuelHit: 'no', chance: 2 },
    { flameHits: 24, fuelHit: 'no', chance: 2 },
    { flameHits: 25, fuelHit: 'no', chance: 3 },
    { flameHits: 0, fuelHit: 'hit', chance: 2 },
    { flameHits: 25, fuelHit: 'hit', chance: 3 },
    { flameHits: 1, fuelHit: 'flame', chance: 4 },
    { flameHits: 25, fuelHit: 'flame', chance: 4 },
  ] as const)('X-CB21, X-01: $flameHits flame hits, plant $fuelHit: $chance in 6', ({ chance, ...hits }) => {
    expect(ignitionChance(burning(hits).vehicle, false)).toBe(chance);
  });

  test('one roll, this or less, and then the turn is forgotten', () => {
    const { game, vehicle } = burning({ flameHits: 10 }, [3]);
    run(game, burnVehicles(game));
    expect([vehicle.burning, vehicle.flameHits, vehicle.fuelHit]).toEqual([false, 0, 'no']);
    expect(textsOf(game, 'fire-check')).toEqual(['V1 does not catch fire: 2 in 6, rolled 3.']);
  });

  test('deluxe/V.4/fire-sequence: a fire that breaks out burns in the same turn', () => {
    const { game, vehicle } = burning({ flameHits: 10 }, [2]);
    run(game, burnVehicles(game));
    expect([vehicle.burning, vehicle.armor.front, vehicle.crew[0]?.hits]).toEqual([true, 19, 1]);
  });

  test('what burns already does not roll again', () => {
    const { game, vehicle } = burning({ burning: true, fuelHit: 'flame' });
    run(game, burnVehicles(game));
    expect(vehicle.burning).toBe(true);
  });

  test('coolDown forgets the hits of the turn', () => {
    const { vehicle } = burning({ flameHits: 12, fuelHit: 'flame' });
    coolDown(vehicle, 1);
    expect([vehicle.flameHits, vehicle.fuelHit]).toEqual([0, 'no']);
  });

  test('ignite sets alight once', () => {
    const { game, vehicle } = burning({});
    run(game, ignite(game, { kind: 'fire', vehicle: vehicle.id, label: 'Crash', rule: 'deluxe/IV.7/roll' }));
    run(game, ignite(game, { kind: 'fire', vehicle: vehicle.id, label: 'Crash', rule: 'deluxe/IV.7/roll' }));
    expect([vehicle.burning, textsOf(game, 'fire-breaks-out')]).toEqual([true, ['V1 is on fire (crash).']]);
  });
});

describe('deluxe/V.4/extinguisher', () => {
  test.each([
    { extinguisher: 'fireextinguisher', die: 3, out: true },
    { extinguisher: 'fireextinguisher', die: 4, out: false },
    { extinguisher: 'improvedfireextinguisher', die: 4, out: true },
    { extinguisher: 'improvedfireextinguisher', die: 5, out: false },
  ] as const)('$extinguisher on a $die: out $out, and then nothing is burnt', ({ extinguisher, die, out }) => {
    const { game, vehicle } = burning({ burning: true, extinguisher }, [die]);
    run(game, burnVehicles(game));
    expect([vehicle.burning, vehicle.armor.front]).toEqual([!out, out ? 20 : 19]);
  });

  test('deluxe/VIII.8/fire-extinguisher: X-04: dead with the plant', () => {
    const { game, vehicle } = burning({ burning: true, extinguisher: 'fireextinguisher', plant: 0 });
    run(game, burnVehicles(game));
    expect(vehicle.burning).toBe(true);
  });
});

describe('deluxe/V.4/burning', () => {
  test('body armor takes the hit first', () => {
    const { game, vehicle } = burning({ burning: true, crew: [person('driver', { armor: 3 }), person('gunner')] });
    run(game, burnVehicles(game));
    expect(vehicle.crew.map(({ armor, hits }) => [armor, hits])).toEqual([
      [2, 0],
      [0, 1],
    ]);
  });

  test.each([
    [3, 6],
    [4, 5],
  ])('deluxe/VIII.8/improved-body-armor: on a %s the armor has %s left', (die, left) => {
    const crew = [person('driver', { armor: 6, armorKind: 'improvedbodyarmor' })];
    const { game, vehicle } = burning({ burning: true, crew }, [die]);
    run(game, burnVehicles(game));
    expect(vehicle.crew[0]?.armor).toBe(left);
  });

  test('deluxe/IV.6/driver-injured: a fire that burns the driver and the stand-in is one D2', () => {
    const { game, vehicle } = burning({
      burning: true,
      speed: 20,
      crew: [person('driver', { hits: 2 }), person('gunner')],
    });
    run(game, burnVehicles(game));
    expect([vehicle.crew.map(({ hits }) => hits), vehicle.status]).toEqual([[3, 1], 1]);
  });

  test('tires burn away without their wheels', () => {
    const { game, vehicle } = burning({ burning: true, tires: carTires(1) });
    run(game, burnVehicles(game));
    expect(vehicle.tires.map(({ dp, wheelLost }) => [dp, wheelLost])).toEqual(Array(4).fill([0, false]));
  });
});

describe('deluxe/V.4/explosion', () => {
  test.each([
    { weapons: [gun('MG'), gun('L', 'turret')], explosive: false },
    { weapons: [gun('RL')], explosive: true },
    { weapons: [gun('AT')], explosive: true },
    { weapons: [gun('HR')], explosive: true },
    { weapons: [gun('HR', 'front', { shots: 0 })], explosive: false },
    { weapons: [gun('RL', 'front', { dp: 0 })], explosive: false },
  ])('X-02: $weapons.0.id with $weapons.0.shots shots: $explosive', ({ weapons, explosive }) => {
    const { game, vehicle } = burning({ weapons });
    expect(isExplosive(game.setup, vehicle)).toBe(explosive);
  });

  test('a burning vehicle explodes on a 1, and not on a 2', () => {
    const safe = burning({ burning: true, weapons: [gun('RR'), gun('AT', 'back')] }, [2]);
    run(safe.game, burnVehicles(safe.game));
    expect(safe.vehicle.gone).toBe(false);
    const { game, vehicle } = burning({ burning: true, weapons: [gun('RL')] }, [1, ...DEBRIS]);
    run(game, burnVehicles(game));
    expect([vehicle.gone, vehicle.crew[0]?.hits, game.state.counters.length]).toEqual([true, 3, 5]);
  });

  test('a die to each vehicle within 2 inches on the side turned to it, with its hazard', () => {
    const wreck = combatCar('v1', facing(0, 0, 0));
    const near = combatCar('v2', facing(0, 3, 0), { speed: 20 });
    const far = combatCar('v3', facing(0, -3.01, 0));
    const game = combatGame({ vehicles: [wreck, near, far] }, [6, ...DEBRIS]);
    game.state.at = 'turn-end';
    run(game, explode(game, { kind: 'explosion', vehicle: wreck.id }));
    expect([near.armor.back, near.status, far.armor.front]).toEqual([14, 1, 20]);
    // When the phases are over: it leaves no debris of its own.
    expect(near.phaseHits).toBe(0);
  });

  test('deluxe/V.4/explosion: a die to everybody on foot within 2 inches, body armor first', () => {
    const wreck = combatCar('v1', facing(0, 0, 0));
    const people = [
      walker(0.125, 2.375, { id: 'p1' }),
      walker(1.125, 0.125, { id: 'p2', armor: 3 }),
      walker(0.125, 2.875, { id: 'p3' }),
    ];
    const game = combatGame({ vehicles: [wreck], walkers: people }, [2, 4, ...DEBRIS]);
    run(game, explode(game, { kind: 'explosion', vehicle: wreck.id }));
    expect(game.state.pedestrians.map(({ person: { hits, armor } }) => [hits, armor])).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  test('deluxe/V.4/explosion: H-101: its hazard is that of its hits, D2 more for a driver hurt, and it lights no fuel', () => {
    const wreck = combatCar('v1', facing(0, 0, 0));
    const armor = { front: 0, right: 0, left: 0, back: 0, top: 0, underbody: 0 };
    const near = combatCar('v2', facing(0, 3, 0), { speed: 20, armor, plantAt: 'back', plant: 2 });
    const game = combatGame({ vehicles: [wreck, near] }, [3, ...DEBRIS]);
    run(game, explode(game, { kind: 'explosion', vehicle: wreck.id }));
    // Two to the plant, one to the driver: D1 and D2.
    expect([near.crew[0]?.hits, near.status, near.fuelHit]).toEqual([1, 0, 'no']);
  });

  test('of two exposed sides the owner picks', () => {
    const wreck = combatCar('v1', facing(0, 0, 0));
    const near = combatCar('v2', facing(1.2, 1.5, 0));
    const game = combatGame({ vehicles: [wreck, near] }, [4, ...DEBRIS]);
    run(game, explode(game, { kind: 'explosion', vehicle: wreck.id }), (question) => {
      expect([question.seat, question.topic, question.suggested?.option]).toEqual([1, 'blast', 'back']);
      return inTurn('left')(question);
    });
    expect([near.armor.left, near.armor.back]).toEqual([6, 20]);
  });
});

describe('deluxe/VIII.4/plant-explosion', () => {
  test('a die less 2 to the front guns and the crew, and fire on 3 or less', () => {
    const guns = [gun('MG'), gun('MG', 'front', { id: 'mg-front-2' }), gun('MG', 'back')];
    const crew = [person(), person('gunner', { armor: 3 })];
    const { game, vehicle } = burning({ plantBlows: true, plant: 0, weapons: guns, crew }, [4, 3]);
    run(game, plantExplosions(game));
    expect([guns.map(({ dp }) => dp), vehicle.crew.map(({ hits, armor }) => [hits, armor])]).toEqual([
      [1, 1, 3],
      [
        [2, 0],
        [0, 1],
      ],
    ]);
    expect([vehicle.burning, vehicle.plantBlows]).toEqual([true, false]);
  });

  test('a plant in the back strikes the back guns and whatever is before it', () => {
    const guns = [gun('MG'), gun('MG', 'back')];
    const { game, vehicle } = burning({ plantBlows: true, plant: 0, plantAt: 'back', weapons: guns, cargo: 4 }, [3, 4]);
    run(game, plantExplosions(game));
    expect([guns.map(({ dp }) => dp), cargoLeft(vehicle), vehicle.crew[0]?.hits, vehicle.burning]).toEqual([
      [3, 2],
      3,
      0,
      false,
    ]);
  });

  test('deluxe/IV.6/driver-injured: whoever of the crew it strikes, it is one D2', () => {
    const crew = [person('driver', { hits: 2 }), person('gunner')];
    const { game, vehicle } = burning({ plantBlows: true, plant: 0, crew, speed: 20 }, [3, 6]);
    run(game, plantExplosions(game));
    expect([vehicle.crew.map(({ hits }) => hits), vehicle.status]).toEqual([[3, 1], 1]);
  });

  test('never less than nothing', () => {
    const { game, vehicle } = burning({ plantBlows: true, plant: 0 }, [1, 6]);
    run(game, plantExplosions(game));
    expect([vehicle.armor.front, vehicle.crew[0]?.hits]).toEqual([20, 0]);
  });
});
