import { describe, expect, test } from 'vitest';
import { FULL_CHARGE, GRAINS_PER_UNIT } from '../../catalog/power-range.ts';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';
import { facing, gun, person, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { builtParts, plantPoints } from '../queries/parts.ts';
import { drivingPlant, grainsForTurn, unitsLeft } from '../queries/power.ts';
import { reportOf } from '../report.ts';
import type { PlantState } from '../state/state.ts';
import { harmPart } from './parts.ts';

type VehicleFile = ScenarioFile['vehicles'][number];
type Car = Exclude<VehicleFile['car'], string>;

const CAR: Car = {
  name: 'Car',
  body: 'luxury',
  plant: 'large',
  tires: 'hd',
  crew: [{ role: 'driver', computer: 'computer' }],
  weapons: [
    { weapon: 'LL', mount: 'front' },
    { weapon: 'HL', mount: 'front' },
  ],
  armor: { front: 90, right: 90, left: 90, back: 90, top: 90, underbody: 90 },
  acceleration: 10,
  handlingClass: 3,
  weight: 6000,
};

const TARGET: Partial<VehicleFile> = { car: { ...CAR, name: 'Target', weapons: [] }, x: 0, y: 6 };

function plantIn(game: Duel): PlantState {
  for (const part of game.car(0).parts) if (part.kind === 'plant') return part;
  throw new Error('no plant');
}

describe('deluxe/VIII.4/vehicle-range', () => {
  test.each([
    // between two rows the next higher speed counts.
    [55, 10],
    [60, 11],
    [65, 13],
    [30, 9],
    [120, 20],
  ])('at %i mph a turn takes a 3,600th of an hour at %i units for ten miles', (mph, units) => {
    expect(grainsForTurn(mph)).toBe(mph * units);
    // Ten miles are as many turns as it takes at that speed.
    expect((grainsForTurn(mph) * 36_000) / mph / GRAINS_PER_UNIT).toBe(units);
  });

  test('every turn uses some, a begun unit still counts, and the sheet and the referee have the figure', () => {
    const game = new Duel([{ car: CAR, speed: 55, heading: 180, damage: { power: 50 } }, TARGET]).finishTurn();
    expect(plantIn(game).drained).toBe(50 * GRAINS_PER_UNIT + 55 * 10);
    expect(game.match.view(0).sheets[0]?.gauges.find(({ id }) => id === 'plant')?.note).toBe('power 150 of 200');
    const figure = game.match.corrections().find(({ label }) => label === 'power plant, power units');
    expect(figure).toBeDefined();
  });

  test('the unit that a plant is short of its rated speed costs nothing more, every full 10 mph above it one (X-05)', () => {
    const at = (speed: number): number =>
      (plantIn(new Duel([{ car: CAR, speed }, TARGET], { dice: [1, 1, 1] }).until(0, 'maneuver')).drained ?? 0) -
      speed * 20;
    expect(at(105)).toBe(0);
    expect(at(110)).toBe(GRAINS_PER_UNIT);
    expect(at(125)).toBe(2 * GRAINS_PER_UNIT);
  });

  test('dry it is as good as dead: no laser, no computer, no speed to gain', () => {
    const game = new Duel([{ car: CAR, speed: 50, damage: { power: FULL_CHARGE } }, TARGET]);
    expect(
      game
        .asked(0)
        .options()
        .map(({ id }) => id),
    ).not.toContain('speed:50');
    expect(
      game
        .asked(0)
        .options()
        .map(({ id }) => id),
    ).toContain('speed:45');
    game.until(0, 'maneuver');
    expect(game.topic(0)).toBe('maneuver');
    expect(game.texts('fire')).toEqual([]);
  });
});

describe('deluxe/VIII.4/laser-drain', () => {
  test.each([
    ['fire ll front at 2 back', 1],
    ['fire hl front at 2 back', 3],
  ])('%s takes %i', (words, units) => {
    const game = new Duel([{ car: CAR }, TARGET], { dice: [1, 1] }).until(0, 'fire').say(0, words);
    expect(plantIn(game).drained).toBe(units * GRAINS_PER_UNIT);
  });

  test('with less than a shot takes there is none; with the last unit gone the plant is dry', () => {
    const game = new Duel([{ car: CAR, damage: { power: FULL_CHARGE - 1 } }, TARGET], { dice: [1, 1] }).until(
      0,
      'fire',
    );
    expect(
      game
        .asked(0)
        .options()
        .some(({ id }) => id.startsWith('hl-front')),
    ).toBe(false);
    game.say(0, 'fire ll front at 2 back');
    expect(game.texts('power')).toEqual(['Car: its power plant has run dry.']);
    expect(unitsLeft(plantIn(game))).toBe(0);
  });
});

test('deluxe/VIII.4/recharging: what is left goes into the report, with what it takes to fill it up again', () => {
  const game = new Duel([{ car: CAR, damage: { power: 20 } }, TARGET]);
  const [first, second] = reportOf(game.match.setup, game.state).entries;
  expect(first?.items.find(({ kind }) => kind === 'power')).toMatchObject({ now: 180, full: 200 });
  expect(first?.notes).toEqual(['a recharge takes 10 minutes and costs $50']);
  expect(first?.fate).toBe('whole');
  expect(second?.notes).toEqual([]);
});

describe('deluxe/VIII.4/duplicate-plants', () => {
  const TWO: Car = { ...CAR, second: { plant: 'small', at: 'cargo', acceleration: 5 } };

  test('when the first has run dry the second takes over, with its own acceleration and top speed', () => {
    const game = new Duel([{ car: TWO, speed: 110, heading: 180, damage: { power: 199 } }, TARGET], { dice: [1] });
    game.until(0, 'maneuver');
    expect(game.texts('power')).toEqual([
      'Car: its power plant has run dry.',
      'Car runs on its second power plant: acceleration 5, top speed 80.',
    ]);
    expect(game.match.view(0).sheets[0]?.lines[0]).toContain('acceleration 5, top speed 80');
    expect(game.match.view(0).sheets[0]?.gauges.map(({ label }) => label)).toContain('Second power plant');
  });

  test('lasers draw on the one that does not drive', () => {
    const game = new Duel([{ car: TWO }, TARGET], { dice: [1, 1] }).until(0, 'fire').say(0, 'fire ll front at 2 back');
    expect(plantIn(game).drained).toBeUndefined();
    expect(game.car(0).parts.find(({ id }) => id === 'plant-2')).toMatchObject({ drained: GRAINS_PER_UNIT });
  });

  test('both are hit where they stand, the one in the cargo among it; only with the last of them dies what draws on them', () => {
    const game = new Duel([{ car: TWO }, TARGET]);
    const car = game.car(0);
    const plants = car.parts.filter(({ kind }) => kind === 'plant');
    const { setup } = game.match;
    expect(builtParts(setup, car, { kind: 'plant', at: 'front' })).toHaveLength(1);
    expect(builtParts(setup, car, { kind: 'cargo' })).toEqual([{ kind: 'part', part: plants[1] }]);
    // Driver, first, second.
    expect(builtParts(setup, car, { kind: 'interior' })).toHaveLength(3);
    const [first, second] = plants;
    if (first === undefined || second === undefined) throw new Error('no plants');
    first.dp = 0;
    expect([plantPoints(car), drivingPlant(car)?.id]).toEqual([5, 'plant-2']);
    second.dp = 0;
    expect([plantPoints(car), drivingPlant(car)]).toEqual([0, null]);
  });
});

describe('deluxe/VIII.4/power-plants', () => {
  test('its points, and the speed it is rated for, are those of its row', () => {
    const game = new Duel([{ car: CAR }, TARGET]);
    expect([plantIn(game).dp, game.model(0).topSpeed]).toEqual([10, 100]);
  });

  test('deluxe/VIII.8/accessories: all that needs it is told with its end', () => {
    const laser = gun('L');
    const car = combatCar('v1', facing(0, 0, 0), {
      crew: [person('driver', { computer: 'computer' })],
      weapons: [laser],
      sensors: ['infrared', 'radar'],
      extinguisher: 'fireextinguisher',
    });
    const game = combatGame({ vehicles: [car] });
    const plant = car.parts.find((part) => part.kind === 'plant');
    if (plant === undefined) throw new Error('no plant');
    harmPart(game, car, { kind: 'part', part: plant }, 10, { rule: 'deluxe/V.3/damage', bodyArmor: false });
    const shown = textsOf(game, 'damage');
    expect(shown).toEqual([
      'V1: power plant 10 → 0, destroyed and with it lasers, computers, fire extinguisher, infrared, radar.',
    ]);
  });
});
