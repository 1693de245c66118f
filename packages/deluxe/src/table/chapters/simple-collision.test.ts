import { advanceLeg, type Pose } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { type Board, facing, resolve, testGame, testVehicle, textsOf } from '../../testing/collision-fixtures.ts';
import { walker } from '../../testing/walkers.ts';
import type { Vehicle } from '../state/state.ts';
import { travel } from './travel.ts';

const FULL = 50;
const ARMOR = { front: FULL, right: FULL, left: FULL, back: FULL, top: FULL, underbody: FULL };
const car = (id: string, pose: Pose, speed: number, changes = {}): Vehicle =>
  testVehicle(id, pose, speed, { armor: { ...ARMOR }, fullArmor: ARMOR, status: 40, ...changes });

function crash(
  one: Vehicle,
  two: Vehicle,
  dice: readonly number[],
  variants: Board['variants'] = { simplifiedCollisions: true },
) {
  const game = testGame({ vehicles: [one, two], variants }, dice);
  resolve(game, travel(game, one, [advanceLeg(one.pose, 1)], 'drive'));
  return game;
}

const HEAVY = { dm: { num: 2, den: 1 } };

describe('deluxe/IV.7/simplified-collision', () => {
  it('head-on: speeds add, both take the whole ram whatever they weigh, both stop and are thrown about', () => {
    const [one, two] = [car('v1', facing(0, 0, 0), 20), car('v2', facing(0, 1.6, 180), 20, HEAVY)];
    // Three dice at 40 mph; each counter a direction, squares, a facing; the second lands on the first and is tossed again.
    const game = crash(one, two, [3, 3, 3, 9, 4, 18, 9, 4, 36, 27, 6, 9]);
    expect(textsOf(game, 'ram')).toEqual(['Ram damage 9: V1 takes 9, V2 9.']);
    expect([one.armor.front, two.armor.front, one.speed, two.speed]).toEqual([FULL - 9, FULL - 9, 0, 0]);
    expect([one.pose.h, two.pose.h]).toEqual([1800, 900]);
    expect(one.pose.x).toBeCloseTo(-1);
    expect(two.pose.x).toBeCloseTo(1.5);
    expect([one.status, two.status]).toEqual([36, 36]);
  });

  it('T-bone: the speed of the one who moved, 50 mph less for both', () => {
    const [one, two] = [car('v1', facing(0, 0, 0), 60), car('v2', facing(0, 1.3, 90), 40)];
    const game = crash(one, two, [1, 1, 1, 1, 1, 1, 1, 18, 6, 36, 36, 6, 36]);
    expect(textsOf(game, 'collision')[0]).toContain('at 60 mph');
    expect([one.speed, two.speed]).toEqual([10, 0]);
  });

  it('rear-end: the difference, and the mean of both for both, rounded up', () => {
    const [one, two] = [car('v1', facing(0, 0, 0), 45), car('v2', facing(0, 1.3, 0), 20)];
    const game = crash(one, two, [4]);
    expect(textsOf(game, 'collision')[0]).toContain('at 25 mph');
    expect([one.speed, two.speed, one.armor.front, two.armor.back]).toEqual([35, 35, FULL - 4, FULL - 4]);
    expect([one.status, two.status]).toEqual([36, 36]);
  });

  it('sideswipe: the whole net speed, and nothing but the D4', () => {
    const [one, two] = [car('v1', facing(0, 0, 350), 50), car('v2', facing(0.6, 0.8, 0), 20)];
    crash(one, two, [5]);
    expect([one.speed, two.speed, one.armor.right, two.armor.left]).toEqual([50, 20, FULL - 5, FULL - 5]);
    expect([one.status, two.status]).toEqual([36, 36]);
  });

  it('K-05: a cycle does half to a car and all to a cycle', () => {
    const cycle = (id: string, y: number, speed: number) =>
      testVehicle(id, facing(0, y, 0), speed, {
        counter: 'cycle',
        body: 'heavycycle',
        armor: { front: 20, back: 20 },
        fullArmor: { front: 20, back: 20 },
        status: 40,
      });
    const sedan = car('v2', facing(0, 1.3, 0), 20);
    const one = cycle('v1', 0, 45);
    crash(one, sedan, [5]);
    expect([one.armor.front, sedan.armor.back]).toEqual([15, FULL - 2]);
    const other = cycle('v2', 1.1, 20);
    crash(cycle('v1', 0, 45), other, [5]);
    expect(other.armor.back).toBe(15);
  });

  it('F-04: somebody on foot takes all of it, the vehicle a fifth', () => {
    const one = car('v1', facing(0, 0, 0), 30, { dm: { num: 1, den: 3 } });
    const game = testGame(
      { vehicles: [one], walkers: [walker(0.1, 1.1)], variants: { simplifiedCollisions: true } },
      [5],
    );
    resolve(game, travel(game, one, [advanceLeg(one.pose, 1)], 'drive'));
    expect(textsOf(game, 'ram')).toEqual(['Ram damage 5: 5 to Ann (× 1); 1 to V1 (× 1/5).']);
  });
});

describe('deluxe/IV.6/collision', () => {
  it('by the list every collision is D4 for both, if the scenario says so', () => {
    const [one, two] = [car('v1', facing(0, 0, 0), 45), car('v2', facing(0, 1.3, 0), 20)];
    crash(one, two, [4], { collisionHazard: 'always-D4' });
    expect([one.status, two.status]).toEqual([36, 36]);
  });
});

describe('deluxe/IV.7/sideswipe', () => {
  it.each([
    ['heavier', 1],
    ['lighter', 2],
  ] as const)('%s: who goes on', (sideswipeGoesOn, weight) => {
    const [one, two] = [
      car('v1', facing(0, 0, 350), 50),
      car('v2', facing(0.6, 0.8, 0), 20, { dm: { num: weight, den: 1 } }),
    ];
    const before = crash(one, two, [5], { sideswipeGoesOn });
    expect(textsOf(before, 'move').length > 1).toBe(sideswipeGoesOn === 'lighter');
  });
});
