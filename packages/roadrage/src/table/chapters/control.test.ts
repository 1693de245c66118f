import { describe, expect, test } from 'vitest';
import type { Patch } from '../../scenarios/setup.ts';
import { readyToMove } from '../../testing/movement.ts';
import { at, driven, gameOf, marksOf, play, roadSetup, vehicle } from '../../testing/road.ts';
import { type ControlTest, chanceOf, keepsControl, skidLength } from '../queries/control.ts';
import { keepControl, rollControl } from './control.ts';
import { loseControl } from './loss-of-control.ts';

const DRIFT: ControlTest = { safe: 70, voluntary: true, reason: 'Drift', rule: 'roadrage/maneuver/drift' };

function gameAt(speed: number, design = driven('midSized', 1, 'improvedShocks'), dice: readonly number[] = []) {
  const game = gameOf(roadSetup([{ design, speed }]), dice);
  readyToMove(game);
  return game;
}

describe('roadrage/control/roll', () => {
  test('example 6, RR-30: skill 1, handling 3, a drift at 90 mph: speed difference 2, chance 6, and a 3 leaves a margin of 3', () => {
    const game = gameAt(90, undefined, [1, 2]);
    const { chance, sd, needed, modifiers } = chanceOf(game, vehicle(game), DRIFT);
    expect({ chance, sd, needed }).toEqual({ chance: 6, sd: 2, needed: true });
    expect(modifiers.map(({ value, label }) => [label, value])).toEqual([
      ['Driving skill', 1],
      ['Handling class', 2],
      ['Improved Shocks', 1],
      ['Speed difference', -2],
    ]);
    const result = play(game, rollControl(game, vehicle(game), DRIFT));
    expect(result).toEqual({ passed: true, margin: 3, sd: 2, fatal: false });
    expect(vehicle(game).maneuvers).toBe(1);
    expect(marksOf(game)).toContain('option/improvedShocks');
  });

  test('example 6, RR-15: a roll of exactly the chance succeeds, one more fails by one: no skid, but a facing', () => {
    const six = gameAt(90, undefined, [3, 3]);
    expect(play(six, rollControl(six, vehicle(six), DRIFT))).toMatchObject({ passed: true, margin: 0 });
    const seven = gameAt(90, undefined, [3, 4, 1]);
    expect(play(seven, keepControl(seven, vehicle(seven), DRIFT, { charged: true }))).toBe(false);
    expect(vehicle(seven).pose).toEqual(at(0, 0));
    expect(marksOf(seven)).toContain('facing/0');
  });

  test('RR-32: every maneuver tried before makes it harder, whatever the roll is for', () => {
    const game = gameAt(90);
    vehicle(game).maneuvers = 2;
    expect(chanceOf(game, vehicle(game), { ...DRIFT, voluntary: false }).chance).toBe(4);
  });

  test('RR-31: at or under the safe speed nothing is rolled, but the maneuver counts', () => {
    const game = gameAt(70);
    vehicle(game).maneuvers = 9;
    expect(play(game, rollControl(game, vehicle(game), DRIFT)).passed).toBe(true);
    expect(vehicle(game).maneuvers).toBe(10);
    expect(keepsControl(game, vehicle(game), DRIFT)).toBe(1);
  });

  test('example 10, RR-38: a natural 12 is a critical failure even against a chance of 13', () => {
    const game = gameAt(80, driven('lightBike', 2, 'computerAssistedSuspension', 'improvedShocks'), [6, 6]);
    const test12: ControlTest = { ...DRIFT, voluntary: false, sd: 1 };
    // 4 + 2 + 4 + 1 + 1, less 1: 11; a better driver makes it 13.
    vehicle(game).maneuvers = -2;
    expect(chanceOf(game, vehicle(game), test12).chance).toBe(13);
    expect(play(game, rollControl(game, vehicle(game), test12))).toMatchObject({ passed: false, fatal: true });
    expect(keepsControl(game, vehicle(game), test12)).toBeCloseTo(35 / 36);
  });

  test('RR-38: a natural 2 against a chance of 1 still fails, by one', () => {
    const game = gameAt(80, driven('busHeavyTruck', 0), [1, 1]);
    const hard: ControlTest = { sd: 3, voluntary: false, reason: 'Smoke', rule: 'roadrage/drop/smoke' };
    expect(play(game, rollControl(game, vehicle(game), hard))).toMatchObject({ passed: false, margin: -1 });
  });

  test('RR-47: nobody at the wheel rolls without skill', () => {
    const game = gameAt(90);
    const [driver] = game.state.people;
    if (driver !== undefined) driver.hp = 0;
    expect(chanceOf(game, vehicle(game), DRIFT).chance).toBe(5);
  });
});

describe('roadrage/control/speed-difference', () => {
  test('off the road safe speeds of maneuvers are halved, of other rolls not', () => {
    const patch: Patch = {
      id: 'field',
      box: { minX: -5, minY: -5, maxX: 5, maxY: 5 },
      footing: 'offRoad',
      grounds: ['offRoad'],
      level: 0,
      soft: true,
      label: 'Field',
    };
    const game = gameOf(roadSetup([{ design: driven('midSized', 1), speed: 60 }], { patches: [patch] }));
    expect(chanceOf(game, vehicle(game), DRIFT).sd).toBe(3);
    expect(chanceOf(game, vehicle(game), { ...DRIFT, voluntary: false }).sd).toBe(0);
  });

  test('RR-45: four-wheel drive and slicks feel the footing', () => {
    const test0: ControlTest = { sd: 6, voluntary: false, reason: 'Oil', rule: 'roadrage/drop/oil' };
    const chanceOn = (footing: 'clean' | 'road' | 'wet' | 'ice' | 'oil', design = driven('midSized', 0)): number => {
      const game = gameOf(roadSetup([{ design, speed: 40 }], { footing }));
      return chanceOf(game, vehicle(game), test0).chance;
    };
    const fourByFour = driven('midSized', 0, 'fourWheelDrive');
    expect([chanceOn('road'), chanceOn('oil'), chanceOn('oil', fourByFour), chanceOn('ice', fourByFour)]).toEqual([
      0, 0, 2, 2,
    ]);
    expect(chanceOn('road', fourByFour)).toBe(0);
    const slicks = driven('midSized', 0, 'slickTires');
    expect([chanceOn('clean', slicks), chanceOn('road', slicks), chanceOn('wet', slicks)]).toEqual([2, -1, -2]);
  });
});

describe('roadrage/control/skid', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])('example 7: failing by %i skids %i squares', (by, squares) => {
    expect(skidLength(-by)).toBe(squares);
  });

  test('RR-36: a skid goes the way of travel, uses up movement, and the rest of the move follows', () => {
    const game = gameAt(60, undefined, [1]);
    const car = vehicle(game);
    play(game, loseControl(game, car, { passed: false, margin: -5, sd: 1, fatal: false }, { charged: true }));
    expect(car.pose).toEqual(at(0, 2));
    expect([car.left, car.moved, car.speed]).toEqual([4, 2, 60]);
  });

  test('RR-37: what does not fit into the movement left is carried over and waits for its facing', () => {
    const game = gameAt(60);
    const car = vehicle(game);
    car.left = 1;
    play(game, loseControl(game, car, { passed: false, margin: -7, sd: 4, fatal: false }, { charged: true }));
    expect(car.pose).toEqual(at(0, 1));
    expect(car.carriedSkid).toEqual({ units: 2, heading: 0, sd: 4 });
  });

  test('RR-57: the skid of a rammed vehicle that has yet to move is moved in full and charged to nobody', () => {
    const game = gameAt(20, undefined, [1]);
    const car = vehicle(game);
    const loss = { heading: at(0, 0, 90).h, charged: false };
    play(game, loseControl(game, car, { passed: false, margin: -9, sd: 1, fatal: false }, loss));
    expect(car.pose).toEqual(at(4, 0));
    expect([car.left, car.moved]).toEqual([2, 0]);
  });

  test('what stands carries nothing over', () => {
    const game = gameAt(0, undefined, [1]);
    play(game, loseControl(game, vehicle(game), { passed: false, margin: -6, sd: 3, fatal: false }, { charged: true }));
    expect(vehicle(game).carriedSkid).toBeNull();
  });
});
