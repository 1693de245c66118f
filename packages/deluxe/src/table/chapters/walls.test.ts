import { advanceLeg, slideLeg } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import {
  type CarChanges,
  facing,
  resolve,
  testGame,
  testVehicle,
  testWall,
  textsOf,
} from '../../testing/collision-fixtures.ts';
import type { Structure } from '../state/setup.ts';
import { travel } from './travel.ts';

const FULL = 50;
const ARMOR = { front: FULL, right: FULL, left: FULL, back: FULL, top: FULL, underbody: FULL };

/** Six points a section, from west to east, an inch and a quarter north of the origin. */
const wall: Structure = { ...testWall('wall', facing(0, 1.25, 90), 6, 0.25, 6), kind: 'wall', label: 'the wall' };

function ram(dice: readonly number[], changes: CarChanges = {}, pose = facing(0, 0, 0)) {
  const car = testVehicle('v1', pose, 40, { armor: { ...ARMOR }, fullArmor: ARMOR, status: 40, ...changes });
  const game = testGame({ vehicles: [car], structures: [wall] }, dice);
  const on = (inches: number) => resolve(game, travel(game, car, [advanceLeg(car.pose, inches)], 'drive'));
  const { completed } = on(2);
  return { car, game, completed, on };
}

describe('deluxe/IV.7/walls', () => {
  it('X-CO6: twelve points open two sections of six, and as many come back', () => {
    const { car, game, completed } = ram([4, 4, 4]);
    expect([completed, car.pose.y, car.armor.front]).toEqual([true, 2, FULL - 12]);
    expect(game.state.breaches.wall).toEqual([{ from: -9 / 32, to: 9 / 32 }]);
    expect(car.speed).toBe(20);
    expect(textsOf(game, 'ram')).toEqual([
      'Ram damage 12 × 1 against 6 points a section: V1 takes 12, it breaks through.',
    ]);
  });

  it('more than that does no more to the car', () => {
    expect(ram([6, 6, 6]).car.armor.front).toBe(FULL - 12);
  });

  it('X-CO6: eleven do not: one breach, and the car stands', () => {
    const { car, game, completed } = ram([4, 4, 3]);
    expect([completed, car.speed, car.armor.front]).toEqual([false, 0, FULL - 11]);
    expect(game.state.breaches.wall).toHaveLength(1);
    expect(textsOf(game, 'ram')[0]).toContain('one breach, too narrow for it');
  });

  it('less than the points of a section leave the wall as it was, however often', () => {
    const { car, game } = ram([2, 2, 1]);
    expect([car.armor.front, game.state.breaches]).toEqual([FULL - 5, {}]);
  });

  it('where half of the way is open one section more will do', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 40, { armor: { ...ARMOR }, fullArmor: ARMOR, status: 40 });
    const game = testGame({ vehicles: [car], structures: [wall] }, [2, 2, 2]);
    game.state.breaches = { wall: [{ from: -0.5, to: 0 }] };
    const { completed } = resolve(game, travel(game, car, [advanceLeg(car.pose, 2)], 'drive'));
    expect([completed, car.armor.front]).toEqual([true, FULL - 6]);
  });

  it('through an open breach it drives without harm', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 40);
    const game = testGame({ vehicles: [car], structures: [{ ...wall, openings: [{ from: -0.5, to: 0.5 }] }] });
    game.state.breaches = { wall: [{ from: -0.5, to: 0.5 }] };
    const { completed } = resolve(game, travel(game, car, [advanceLeg(car.pose, 2)], 'drive'));
    expect([completed, game.events.map(({ kind }) => kind)]).toEqual([true, ['move']]);
  });

  it('at a slant the way is as wide as the car needs to go on', () => {
    const { completed, game } = ram([6, 6, 6], {}, facing(0.5, 0, 30));
    expect(completed).toBe(true);
    const [way] = game.state.breaches.wall ?? [];
    expect((way?.to ?? 0) - (way?.from ?? 0)).toBeGreaterThan(0.7);
  });

  it('deluxe/VIII.8/ram-plate: a plated front breaks through with half and takes half', () => {
    const { car, completed } = ram([2, 2, 2], { ramPlate: true });
    expect([completed, car.armor.front]).toEqual([true, FULL - 3]);
  });

  it('a sideswipe never leads through, but may leave a breach', () => {
    const car = testVehicle('v1', facing(0, 0.85, 90), 80, { armor: { ...ARMOR }, fullArmor: ARMOR, status: 40 });
    const game = testGame({ vehicles: [car], structures: [wall] }, [6]);
    resolve(game, travel(game, car, [slideLeg(300 + 600, 0.3), slideLeg(600, 1)], 'drive'));
    expect(textsOf(game, 'collision')).toEqual(['V1 scrapes the wall with its right at 20 mph of swipe speed.']);
    expect(game.state.breaches.wall).toHaveLength(1);
    expect(car.pose.y).toBeLessThan(1);
  });

  it('into the end of a wall: it may crumble, but there is no way through', () => {
    const { completed, car, game } = ram([6, 6, 6], {}, facing(4.5, 1.25, 90));
    expect([completed, car.speed]).toEqual([false, 0]);
    expect(game.state.breaches.wall).toEqual([{ from: -3, to: -2.75 }]);
  });
});
