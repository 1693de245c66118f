import { describe, expect, test } from 'vitest';
import { facing, gun, testGame, testVehicle, testWall, textsOf, tirePoints } from '../../testing/collision-fixtures.ts';
import { combatGame, run } from '../../testing/combat-fixtures.ts';
import { testCycle } from '../../testing/saddle-fixtures.ts';
import { forcedDeceleration, legalSpeeds } from '../queries/legal-speeds.ts';
import { menuOf, moveOf } from '../queries/maneuver-menu.ts';
import type { Choice } from '../queries/maneuver-shape.ts';
import { legalShots } from '../queries/shots.ts';
import type { Vehicle } from '../state/state.ts';
import { beginBootlegger, settleBootleggers } from './bootlegger.ts';
import { moveNext } from './mover.ts';

const RIGHT: Choice = { maneuver: 'bootlegger', side: 'right', amount: 0, distance: 1, straightFirst: false };
const ids = (vehicle: Vehicle): readonly string[] => menuOf(moveOf(vehicle, 3)).map(({ id }) => id);
const offers = (vehicle: Vehicle): boolean => ids(vehicle).includes('bootlegger-left');

describe('deluxe/IV.4/bootlegger', () => {
  test.each([
    [15, false],
    [20, true],
    [35, true],
    [40, false],
  ] as const)('begun at %i mph it is offered: %s, whatever the speed is now', (oldSpeed, offered) => {
    expect(offers(testVehicle('v1', facing(0, 0, 0), 30, { oldSpeed }))).toBe(offered);
  });

  test('never to a cycle, nor in reverse', () => {
    expect(offers(testCycle('v1', facing(0, 0, 0), { speed: 30 }))).toBe(false);
    expect(offers(testVehicle('v1', facing(0, 0, 0), -20, { oldSpeed: -20 }))).toBe(false);
  });

  test('two legs: half about with a point off each tire at D7, then round and to a stop', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 30, { weapons: [gun('MG')] });
    const target = testVehicle('v2', facing(3, 1.5, 0), 0);
    const game = combatGame({ vehicles: [car, target] });
    run(game, beginBootlegger(game, car, RIGHT));
    expect(car.pose).toMatchObject({ x: -0.25, y: 1.5, h: 2700 });
    expect([car.status, tirePoints(car, 'front-left')]).toEqual([33, [8]]);
    // It looks straight at the other, and may not fire.
    expect(legalShots(game.setup, game.state, car)).toEqual([]);
    game.state.phase = 6;
    game.state.queue = ['v1'];
    run(game, moveNext(game));
    expect(car.pose).toMatchObject({ x: 0.5, y: 3, h: 1800 });
    expect([car.speed, car.bootlegger]).toEqual([0, null]);
  });

  test('out of control it slides on the old way and stands as the next turn begins', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 30, { status: 0 });
    const game = combatGame({ vehicles: [car] }, [1, 3]);
    run(game, beginBootlegger(game, car, RIGHT));
    expect(car.pending).toMatchObject({ heading: 0, maneuver: 'bootlegger', crash: { kind: 'skid' } });
    expect(car.bootlegger?.lost).toBe(true);
    game.state.phase = 6;
    game.state.queue = ['v1'];
    run(game, moveNext(game));
    expect([car.pose.h, car.pose.y > 1.5]).toEqual([2700, true]);
    expect(forcedDeceleration(car)).toMatchObject({ braking: 'exactly', rule: 'deluxe/IV.4/bootlegger' });
    expect(legalSpeeds(game.setup, car)).toEqual([0]);
    run(game, settleBootleggers(game));
    expect(car.bootlegger).toBeNull();
  });

  test('a tire that bursts spoils it as well', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 30);
    const [tire] = car.tires;
    if (tire !== undefined) tire.dp = 1;
    const game = combatGame({ vehicles: [car] }, [6, 6]);
    run(game, beginBootlegger(game, car, RIGHT));
    expect(textsOf(game, 'bootlegger')).toHaveLength(1);
  });

  test('without another move this turn the second leg comes as the next begins', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 20);
    const game = testGame({ vehicles: [car] });
    run(game, beginBootlegger(game, car, RIGHT));
    car.speed = 0;
    run(game, settleBootleggers(game));
    expect(car.pose).toMatchObject({ x: 0.5, y: 3, h: 1800 });
  });
});

test('deluxe/IV.7/bootlegger-collision: whatever it runs into, it strikes with the side ahead, at 15 mph', () => {
  const car = testVehicle('v1', facing(0, 0, 0), 30);
  const wall = testWall('wall', facing(0, 3, 0), 1, 6);
  const game = combatGame({ vehicles: [car], structures: [wall] });
  run(game, beginBootlegger(game, car, RIGHT));
  game.left.push(4);
  game.state.phase = 6;
  game.state.queue = ['v1'];
  run(game, moveNext(game));
  expect(textsOf(game, 'collision')).toEqual(['V1 runs into the wall with its left at 15 mph.']);
  expect(car.speed).toBe(0);
});
