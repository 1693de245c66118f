import { advanceLeg, type Pose } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { facing, resolve, testGame, testVehicle, textsOf } from '../../testing/collision-fixtures.ts';
import type { Vehicle } from '../state/state.ts';
import { travel } from './travel.ts';

const FULL = 90;
const ARMOR = { front: FULL, right: FULL, left: FULL, back: FULL, top: FULL, underbody: FULL };

const car = (id: string, pose: Pose, speed: number, dm = 1): Vehicle =>
  testVehicle(id, pose, speed, { armor: { ...ARMOR }, fullArmor: ARMOR, status: 40, dm: { num: dm, den: 1 } });

function pileUp(vehicles: readonly Vehicle[], dice: readonly number[]) {
  const game = testGame({ vehicles }, dice);
  const drive = (vehicle: Vehicle, inches: number) =>
    resolve(game, travel(game, vehicle, [advanceLeg(vehicle.pose, inches)], 'drive'));
  return { game, drive };
}

describe('deluxe/IV.7/collision: pile-ups', () => {
  it('a heavy car goes through two that stand across its way, each a collision at the speed it has then', () => {
    const heavy = car('v1', facing(0, 0, 0), 60, 3);
    const [near, far] = [car('v2', facing(-0.3, 1.1, 90), 0), car('v3', facing(0.3, 1.9, 90), 0)];
    const { game, drive } = pileUp([heavy, near, far], Array(7 + 4).fill(1));
    drive(heavy, 2);
    expect(textsOf(game, 'collision')).toEqual([
      "T-bone: V1's front meets V2's left at 60 mph.",
      "T-bone: V1's front meets V3's left at 45 mph.",
    ]);
    expect([near.armor.left, far.armor.left, heavy.armor.front].map((points = 0) => FULL - points)).toEqual([
      21, 12, 11,
    ]);
    // Three quarters each time, and a hazard for each: D2 and D1, against D3 and D4.
    expect([heavy.speed, heavy.status, near.status, far.status]).toEqual([35, 37, 37, 36]);
  });

  it('three in a row: who is rammed from behind runs into the next in the same phase', () => {
    const [last, middle, first] = [
      car('v1', facing(0, 0, 0), 60),
      car('v2', facing(0, 1.5, 0), 20),
      car('v3', facing(0, 3, 0), 0),
    ];
    const { game, drive } = pileUp([last, middle, first], [1, 1, 1]);
    drive(last, 1);
    game.left.push(2, 2, 2);
    drive(middle, 1);
    expect([last.speed, middle.speed, first.speed]).toEqual([40, 20, 20]);
    expect([middle.armor.back, middle.armor.front, first.armor.back].map((left = 0) => FULL - left)).toEqual([3, 6, 6]);
    expect(middle.status).toBe(40 - 2 - 2);
  });

  it('two abreast are both struck and both yield', () => {
    const heavy = car('v1', facing(0, 0, 0), 60, 3);
    const [left, right] = [car('v2', facing(-0.3, 1.6, 180), 10), car('v3', facing(0.3, 1.6, 180), 10)];
    const { game, drive } = pileUp([heavy, left, right], Array(9 + 5).fill(1));
    drive(heavy, 1);
    expect(textsOf(game, 'collision')).toEqual([
      "Head-on: V1's front meets V2's front at 70 mph.",
      "Head-on: V1's front meets V3's front at 50 mph.",
    ]);
    expect([heavy.speed, left.speed, right.speed]).toEqual([25, 0, 0]);
    expect([heavy.pose.y, left.pose.h < 1800, right.pose.h > 1800]).toEqual([1, true, true]);
  });
});
