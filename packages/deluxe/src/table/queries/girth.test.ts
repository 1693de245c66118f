import { advanceLeg } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { facing, testGame, testVehicle, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { run } from '../../testing/combat-fixtures.ts';
import { testCombination, testCycle } from '../../testing/saddle-fixtures.ts';
import { travel } from '../chapters/travel.ts';
import type { Vehicle } from '../state/state.ts';
import { wouldHit } from './contact.ts';

/** Two walls with four feet between them. */
const GAP = 4 / 15;
const alley = [
  testWall('left', facing(-0.5 - GAP / 2, 3, 0), 3, 1),
  testWall('right', facing(0.5 + GAP / 2, 3, 0), 3, 1),
];

function driven(vehicle: Vehicle, dice: readonly number[] = []) {
  const game = testGame({ vehicles: [vehicle], structures: alley }, dice);
  const way = [advanceLeg(vehicle.pose, 3)];
  const foreseen = wouldHit(game.setup, game.state, vehicle, way);
  run(game, travel(game, vehicle, way, 'drive'));
  return { collisions: textsOf(game, 'collision').length, foreseen: foreseen !== null, y: vehicle.pose.y };
}

describe('deluxe/IV.7/collision: an alley of four feet', () => {
  it('a cycle drives into it, though its counter is wider', () => {
    expect(driven(testCycle('v1', facing(0, 0, 0), { speed: 30 }))).toEqual({ collisions: 0, foreseen: false, y: 3 });
  });

  it('nothing else does', () => {
    const car = driven(testVehicle('v1', facing(0, 0, 0), 10), [1]);
    expect([car.collisions, car.foreseen, car.y < 1.1]).toEqual([1, true, true]);
    const pair = driven(testCombination('v1', facing(0, 0, 0), { speed: 5 }), [1]);
    expect([pair.collisions, pair.foreseen]).toEqual([1, true]);
  });

  it('among vehicles a cycle is as wide as its counter', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { speed: 30 });
    const beside = testVehicle('v2', facing(0.45, 2, 0), 0);
    const { setup, state } = testGame({ vehicles: [cycle, beside] });
    expect(wouldHit(setup, state, cycle, [advanceLeg(cycle.pose, 2)])).toBe('v2');
  });

  it('off its line it still runs into the wall', () => {
    const cycle = testCycle('v1', facing(0.2, 0, 0), { speed: 30 });
    const { setup, state } = testGame({ vehicles: [cycle], structures: alley });
    expect(wouldHit(setup, state, cycle, [advanceLeg(cycle.pose, 3)])).toBe('right');
  });
});
