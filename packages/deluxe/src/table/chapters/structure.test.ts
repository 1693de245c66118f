import { advanceLeg, degrees, turnLeg } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import {
  facing,
  modelFor,
  resolve,
  type TestGame,
  testGame,
  testVehicle,
  testWall,
  textsOf,
} from '../../testing/collision-fixtures.ts';
import type { Structure } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import { meetsHeadOn, objectDamage, slidAlong } from './structure.ts';
import { travel } from './travel.ts';

const FULL = 999;
const tree = testWall('tree', facing(0, 1.25, 0), 0.25, 0.25, 20);
const wall = testWall('wall', facing(0, 1.25, 90), 10, 0.5);

function run(car: Vehicle, structure: Structure, dice: readonly number[]): { game: TestGame; completed: boolean } {
  const game = testGame({ vehicles: [car], structures: [structure] }, dice);
  return { game, ...resolve(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive')) };
}

describe('deluxe/IV.7/fixed-objects', () => {
  it('X-CO4: a 12 at 40 mph costs car and tree 12 each; the tree stands and the car stops', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 40);
    const { game, completed } = run(car, tree, [3, 4, 5]);
    expect(car.armor.front).toBe(FULL - 12);
    expect(game.state.structures).toEqual({ tree: 8 });
    expect([car.speed, completed]).toEqual([0, false]);
    expect(car.pose.y).toBeCloseTo(0.625, 2);
    expect(car.status).toBe(40 - 4);
  });

  it('X-CO5: a 41 at 80 mph breaks it, and the car takes 20', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 80);
    const { game, completed } = run(car, tree, [6, 6, 6, 6, 6, 2, 2, 2, 2, 2, 1]);
    expect(car.armor.front).toBe(FULL - 20);
    expect(game.state.structures).toEqual({ tree: 0 });
    // The temporary speed against a damage modifier of 1.
    expect([car.speed, completed]).toEqual([40, true]);
    expect(car.pose).toEqual(facing(0, 1, 0));
  });

  it('what earlier rams have left is all it gives back', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 40);
    const game = testGame({ vehicles: [car], structures: [tree] }, [3, 4, 5]);
    game.state.structures.tree = 8;
    resolve(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
    expect(car.armor.front).toBe(FULL - 8);
    expect(game.state.structures).toEqual({ tree: 0 });
  });

  it('a broken object is in nobody’s way', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 40);
    const game = testGame({ vehicles: [car], structures: [tree] });
    game.state.structures.tree = 0;
    resolve(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
    expect(car.pose).toEqual(facing(0, 1, 0));
  });

  it('a plate doubles what the object takes and halves what comes back', () => {
    const vehicle = testVehicle('v1', facing(0, 0, 0), 40, { ramPlate: true });
    const car = { vehicle, model: modelFor(vehicle), heading: 0, speed: 40, side: 'front' as const };
    expect(objectDamage(9, car, null)).toEqual({ force: 18, given: 18, taken: 4 });
    expect(objectDamage(9, car, 10)).toEqual({ force: 18, given: 10, taken: 4 });
    expect(objectDamage(9, car, 5)).toEqual({ force: 18, given: 5, taken: 2 });
  });
});

describe('deluxe/IV.7/walls', () => {
  it('K-08: a wall stands for ever and stops a car dead', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 60);
    const { game } = run(car, wall, [6, 6, 6, 6, 6, 6, 6]);
    expect(car.armor.front).toBe(FULL - 42);
    expect(car.speed).toBe(0);
    expect(game.state.structures).toEqual({});
    expect(car.touching).toEqual(['wall']);
  });

  it('K-08: 45 degrees to the square are still a head-on', () => {
    const vehicle = testVehicle('v1', facing(0, 0, 0), 0);
    const party = (heading: number) => ({ vehicle, model: modelFor(vehicle), heading, speed: 0 });
    const touch = { point: { x: 0, y: 0 }, normal: { x: 0, y: -1 } };
    expect(meetsHeadOn(party(degrees(45)), touch)).toBe(true);
    expect(meetsHeadOn(party(degrees(45) + 1), touch)).toBe(false);
  });

  it('K-08: a flat angle is a sideswipe at a quarter of the speed, and the car slides along', () => {
    const car = testVehicle('v1', facing(0, 0.6, 70), 50);
    const before = car.pose;
    const { game, completed } = run(car, wall, [5]);
    expect(textsOf(game, 'collision')).toEqual(['V1 scrapes the wall with its right at 15 mph of swipe speed.']);
    expect([car.armor.right, car.speed, car.status]).toEqual([FULL - 4, 50, 40 - 2]);
    expect(before.x - car.pose.x).toBeCloseTo(Math.sin((70 * Math.PI) / 180), 2);
    expect(completed).toBe(false);
    expect(car.pending).toBeNull();
  });

  it('a tail swung into a wall scrapes it', () => {
    const side = testWall('side', facing(0.6, 0, 0), 10, 0.5);
    const car = testVehicle('v1', facing(0, 0, 0), 40);
    const game = testGame({ vehicles: [car], structures: [side] }, [3]);
    const swing = [turnLeg(car.pose, { x: -0.25, y: 0.5 }, degrees(30))];
    const { completed } = resolve(game, travel(game, car, swing, 'fishtail'));
    expect(completed).toBe(false);
    expect(car.pose.h).toBeGreaterThan(0);
    expect(car.pose.h).toBeLessThan(degrees(30));
    expect(textsOf(game, 'collision')[0]).toContain('scrapes');
  });
});

describe('deluxe/IV.7/fixed-objects: sliding along', () => {
  const normal = { x: -1, y: 0 };

  it('takes off what presses against the face and keeps what leads away', () => {
    const into = { kind: 'slide', dx: 1, dy: 2 } as const;
    const away = { kind: 'slide', dx: -1, dy: 2 } as const;
    expect(slidAlong([into, away], normal, 'dropped')).toEqual([{ kind: 'slide', dx: 0, dy: 2 }, away]);
    expect(slidAlong([{ kind: 'slide', dx: 1, dy: 0 }], normal, 'dropped')).toEqual([]);
  });

  it('drops the turns of a new sideswipe, and carries those of an old one along', () => {
    const motion = [
      { kind: 'slide', dx: 1, dy: 2 },
      { kind: 'turn', about: { x: 3, y: 4 }, by: 90 },
    ] as const;
    expect(slidAlong(motion, normal, 'dropped')).toHaveLength(1);
    expect(slidAlong(motion, normal, 'kept')[1]).toEqual({ kind: 'turn', about: { x: 2, y: 4 }, by: 90 });
  });
});
