import { describe, expect, test } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';
import { parseSetup } from '../../scenarios/scenario-file.ts';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { facing, gun, person, type TestGame, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { laid } from '../../testing/laid.ts';
import { testCombination, testCycle } from '../../testing/saddle-fixtures.ts';
import { walker } from '../../testing/walkers.ts';
import { cloudsOnLine, isCloud } from '../queries/clouds.ts';
import { driverOf, isConscious } from '../queries/crew.ts';
import { crewModifiers } from '../queries/targeting.ts';
import type { Vehicle } from '../state/state.ts';
import { liftClouds } from './lifting.ts';
import { breatheAll, breatheGas, clearHeads } from './tear-gas.ts';
import { walkOn } from './walking.ts';

const CLOUD = laid('SS', facing(0, 0, 0), { kind: 'tear-gas' });

const inGas = (vehicle: Vehicle, dice: readonly number[]): TestGame => {
  const game = combatGame({ vehicles: [vehicle], counters: [CLOUD] }, dice);
  run(game, breatheAll(game));
  return game;
};

const aim = (game: TestGame, vehicle: Vehicle) => {
  const [rider] = vehicle.crew;
  if (rider === undefined) throw new Error('nobody rides');
  return crewModifiers(game.setup, vehicle, rider, null).map(({ label, value }) => [label, value]);
};

describe('deluxe/V.5/tear-gas', () => {
  test.each([
    { die: 1, awake: false, until: 0, modifiers: [] },
    { die: 2, awake: true, until: 61, modifiers: [['Tear gas in the eyes', -6]] },
    { die: 4, awake: true, until: 61, modifiers: [['Tear gas in the eyes', -6]] },
    { die: 5, awake: true, until: 5, modifiers: [['Tear gas in the eyes', -2]] },
    { die: 6, awake: true, until: 5, modifiers: [['Tear gas in the eyes', -2]] },
  ])('a rider in the cloud on a $die', ({ die, awake, until, modifiers }) => {
    const cycle = testCycle('v1', facing(0, 0, 0));
    const game = inGas(cycle, [die]);
    expect(cycle.crew[0]?.daze).toMatchObject({ out: awake ? 0 : 301, until });
    expect(cycle.crew.map(isConscious)).toEqual([awake]);
    expect(aim(game, cycle)).toEqual(modifiers);
  });

  test('once a turn, and the worst of all rolls counts', () => {
    const cycle = testCycle('v1', facing(0, 0, 0));
    const game = combatGame({ vehicles: [cycle], counters: [CLOUD] }, [3, 6]);
    run(
      game,
      (function* () {
        yield* breatheGas(game, cycle);
        yield* breatheAll(game);
        game.state.turn = 3;
        yield* breatheAll(game);
      })(),
    );
    expect(cycle.crew[0]?.daze).toEqual({ out: 0, aim: -6, until: 61, gassed: 3 });
  });

  test('four turns of tears: this one and three more', () => {
    const cycle = testCycle('v1', facing(0, 0, 0));
    const game = inGas(cycle, [5]);
    for (const turn of [2, 3, 4, 5]) {
      game.state.turn = turn;
      expect(aim(game, cycle)).not.toEqual([]);
      clearHeads(game);
    }
    expect(cycle.crew[0]?.daze).toBeUndefined();
  });

  test('who has fainted comes to after five minutes', () => {
    const cycle = testCycle('v1', facing(0, 0, 0));
    const game = inGas(cycle, [1]);
    game.state.turn = 300;
    clearHeads(game);
    expect(driverOf(cycle)).toBeNull();
    game.state.turn = 301;
    clearHeads(game);
    expect(driverOf(cycle)).toBe(cycle.crew[0]);
    expect(textsOf(game, 'gas')).toEqual(['V1: driver faints in the tear gas.', 'V1: driver comes to.']);
  });

  test('deluxe/VIII.8/improved-body-armor: its mask keeps the gas out, and so does a car', () => {
    const masked = testCycle('v1', facing(0, 0, 0), {
      crew: [person('driver', { place: 'saddle', armorKind: 'improvedbodyarmor', armor: 6 })],
    });
    inGas(masked, []);
    expect(masked.crew[0]).not.toHaveProperty('daze');
    inGas(combatCar('v1', facing(0, 0, 0)), []);
  });

  test('all in the open breathe it, in a sidecar as well', () => {
    const combination = testCombination('v1', facing(0, 0, 0));
    inGas(combination, [6, 1]);
    expect(combination.crew.map(isConscious)).toEqual([true, false]);
  });

  test('deluxe/V.4/uncontrolled: a rider who faints loses his cycle', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { speed: 30 });
    const game = combatGame({ vehicles: [cycle], counters: [CLOUD] }, [1, 1]);
    run(game, breatheAll(game));
    expect(cycle.pending).not.toBeNull();
  });

  test('on foot: who chokes crawls, three squares a turn; who faints lies', () => {
    const way = [{ x: 0.125, y: 9.125 }];
    const steps = (die: number): readonly number[] => {
      const game = combatGame({ walkers: [walker(0.125, 0.125, { way })], counters: [CLOUD] }, [die]);
      run(game, breatheAll(game));
      const phases: number[] = [];
      for (game.state.phase = 1; game.state.phase <= 10; game.state.phase++)
        if (run(game, walkOn(game))) phases.push(game.state.phase);
      return phases;
    };
    expect([steps(1), steps(3), steps(6)]).toEqual([[], [3, 6, 9], [1, 3, 5, 7, 9]]);
  });

  test('it hides like smoke, lasts a minute, and a hand weapon suffers by it too', () => {
    expect(isCloud(CLOUD)).toBe(true);
    expect(cloudsOnLine([CLOUD], { x: -3, y: 0 }, { x: 3, y: 0 })).toBe(1);
    const rider = person('driver', { place: 'saddle', hands: handsWith('SMG') });
    const game = inGas(testCycle('v1', facing(0, 0, 0), { crew: [rider], weapons: [gun('MG')] }), [5]);
    expect(rider.daze?.aim).toBe(-2);
    game.state.turn = 60;
    liftClouds(game);
    expect(game.state.counters).toHaveLength(1);
    game.state.turn = 61;
    liftClouds(game);
    expect(game.state.counters).toHaveLength(0);
  });

  test('sprayed from a smokescreen that is loaded with it, and from nothing else', () => {
    const car = {
      name: 'Weeper',
      body: 'luxury',
      plant: 'large',
      tires: 'hd',
      crew: [{ role: 'driver' }],
      weapons: [{ weapon: 'SS', mount: 'back', gas: true, shots: 3 }],
      armor: { front: 5, right: 5, left: 5, back: 5, top: 5, underbody: 5 },
      acceleration: 10,
      handlingClass: 3,
      weight: 5000,
    } as const satisfies Record<string, unknown>;
    const rows = [{ car: { ...car, crew: [...car.crew], weapons: [...car.weapons] }, speed: 30 }, {}];
    const duel = new Duel(rows).until(0, 'fire').say(0, 'drop ss back').finishTurn();
    expect(duel.state.counters.map(({ kind }) => kind)).toEqual(['tear-gas']);
    expect(duel.texts('drop')).toEqual(['Weeper sprays tear gas behind it.']);
    expect(duel.car(0).parts[0]).toMatchObject({ shots: 2 });
    const wrong = parseSetup({
      ruleset: 'deluxe',
      id: 'test',
      title: 'Test',
      turnLimit: 5,
      map: { minX: 0, minY: 0, maxX: 30, maxY: 30 },
      seats: [{ name: 'Bone' }],
      vehicles: [
        {
          seat: 0,
          car: { ...car, crew: [...car.crew], weapons: [{ weapon: 'MG', mount: 'back', gas: true }] },
          x: 5,
          y: 5,
          heading: 0,
        },
      ],
    } satisfies ScenarioFile);
    expect(wrong.ok ? [] : wrong.error.map(({ field }) => field)).toEqual(['vehicles.0.car.weapons.0.gas']);
  });
});
