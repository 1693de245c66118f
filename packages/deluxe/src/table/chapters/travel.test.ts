import {
  advanceLeg,
  CONTACT_SLACK,
  degrees,
  distance,
  endOf,
  type Motion,
  type Pose,
  penetration,
  rectangle,
  type Shape,
  samePose,
  slideLeg,
  turnLeg,
} from '@hardtop/geometry';
import { streamOf } from '@hardtop/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTERS } from '../../catalog/counters.ts';
import type { Rational } from '../../catalog/units.ts';
import {
  type Board,
  drive,
  facing,
  resolve,
  testGame,
  testVehicle,
  testWall,
  textsOf,
} from '../../testing/collision-fixtures.ts';
import { firstContact, wouldHit } from '../queries/contact.ts';
import { isStanding } from '../queries/structures.ts';
import type { Structure } from '../state/setup.ts';
import { type DeluxeGame, shapeOf, type Vehicle } from '../state/state.ts';
import { travel } from './travel.ts';

const ahead = (pose: Pose, inches: number): Motion => [advanceLeg(pose, inches)];

function bend(pose: Pose, right: boolean, turn: number): Motion {
  const first = advanceLeg(pose, 1);
  const there = endOf(pose, [first]);
  const held = { x: (right ? 1 : -1) * (COUNTERS.car.width / 2), y: -COUNTERS.car.length / 2 };
  return [first, turnLeg(there, held, right ? -turn : turn)];
}

describe('deluxe/IV.3/straight', () => {
  it('a free move is one event with its path', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 50);
    const game = testGame({ vehicles: [car] });
    const { completed } = resolve(game, travel(game, car, ahead(car.pose, 1), 'drive'));
    expect(completed).toBe(true);
    expect(car.pose).toEqual(facing(0, 1, 0));
    expect(game.events).toHaveLength(1);
    expect(game.events[0]?.motion?.path).toEqual([facing(0, 0, 0), facing(0, 1, 0)]);
  });

  it('a turn is drawn through poses on its way', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 50);
    const game = testGame({ vehicles: [car] });
    resolve(game, travel(game, car, bend(car.pose, true, degrees(45)), 'drive', { text: 'V1: bend right.' }));
    expect(game.events[0]?.motion?.path).toHaveLength(5);
    expect(game.events[0]?.motion?.path.at(-1)).toEqual(car.pose);
    expect(game.events[0]?.text).toBe('V1: bend right.');
  });
});

describe('deluxe/IV.7/conforming: still in contact', () => {
  it('is no new collision: a car at the wall slides along it for nothing', () => {
    const wall = testWall('w', facing(0.75, 0, 0), 20, 0.5);
    const car = testVehicle('v1', facing(0, 0, -20), 40);
    const game = testGame({ vehicles: [car], structures: [wall] }, [4]);
    resolve(game, travel(game, car, ahead(car.pose, 1), 'drive'));
    expect(car.touching).toEqual(['w']);
    const { armor, status } = structuredClone(car);
    const before = car.pose;
    resolve(game, travel(game, car, ahead(car.pose, 1), 'drive'));
    expect(car.armor).toEqual(armor);
    expect(car.status).toBe(status);
    expect(car.pose.y - before.y).toBeGreaterThan(0.9);
    expect(car.pose.x).toBeCloseTo(before.x, 2);
  });

  it('lets a car at the wall steer away from it', () => {
    const wall = testWall('w', facing(0.75, 0, 0), 20, 0.5);
    const car = testVehicle('v1', facing(0, 0, -20), 40);
    const game = testGame({ vehicles: [car], structures: [wall] }, [4]);
    resolve(game, travel(game, car, ahead(car.pose, 1), 'drive'));
    resolve(game, travel(game, car, bend(car.pose, false, degrees(45)), 'drive'));
    expect(car.pose.h).toBe(degrees(25));
    resolve(game, travel(game, car, ahead(car.pose, 1), 'drive'));
    expect(car.touching).toEqual([]);
  });

  it('deluxe/IV.7/conforming: H-28: ends when both have moved apart, at once for a car that stands', () => {
    const rammer = testVehicle('v1', facing(0, 0, 0), 60);
    const other = testVehicle('v2', facing(0, 1.5, 0), 40);
    const game = testGame({ vehicles: [rammer, other] }, [3]);
    resolve(game, travel(game, rammer, ahead(rammer.pose, 1), 'drive'));
    expect([rammer.touching, other.touching]).toEqual([['v2'], ['v1']]);
    resolve(game, travel(game, other, ahead(other.pose, 1), 'drive'));
    expect([rammer.touching, other.touching]).toEqual([['v2'], []]);
    resolve(game, travel(game, rammer, ahead(rammer.pose, 0.5), 'drive'));
    expect([rammer.touching, other.touching]).toEqual([[], []]);
    const wreck = testVehicle('v1', facing(0, 0, 0), 0, { touching: ['v2'] });
    const leaving = testVehicle('v2', facing(0, 1, 0), 40, { touching: ['v1'] });
    const apart = testGame({ vehicles: [wreck, leaving] });
    resolve(apart, travel(apart, leaving, ahead(leaving.pose, 1), 'drive'));
    expect([wreck.touching, leaving.touching]).toEqual([[], []]);
  });

  it('deluxe/IV.7/conforming: H-28: who has left and comes back while the other waits collides anew', () => {
    const slow = testVehicle('v1', facing(0, 0, 0), 10, { touching: ['v2'] });
    const quick = testVehicle('v2', facing(0, 1, 0), -20, { touching: ['v1'] });
    const game = testGame({ vehicles: [slow, quick] }, [3]);
    drive(game, travel(game, quick, ahead(quick.pose, 1), 'drive'));
    expect(slow.touching).toEqual(['v2']);
    resolve(game, travel(game, quick, ahead(quick.pose, -1.5), 'drive'));
    expect(textsOf(game, 'collision')).toHaveLength(1);
  });

  it.each([
    ['side by side', facing(0.6, 0.3, 4)],
    ['at a slant ahead', facing(0.1, 1.2, 45)],
    ['across', facing(-0.4, 1.4, -83)],
  ])('deluxe/IV.7/conforming: cars in crooked contact collide once, not in every phase: %s', (_, pose) => {
    const one = testVehicle('v1', facing(0, 0, 0), 40);
    const other = testVehicle('v2', pose, 40);
    const game = testGame({ vehicles: [one, other] }, Array(99).fill(3));
    for (let phase = 1; phase <= 6; phase++)
      for (const car of [one, other]) drive(game, travel(game, car, ahead(car.pose, 1), 'drive'));
    expect(textsOf(game, 'collision')).toHaveLength(1);
  });
});

describe('deluxe/IV.7/collision: several in one move', () => {
  it('a car that breaks through a tree may still run into a wall behind it', () => {
    const tree = testWall('tree', facing(0, 0.75, 0), 0.25, 0.25, 3);
    const wall = testWall('wall', facing(0, 1.75, 90), 4, 0.5);
    const car = testVehicle('v1', facing(0, 0, 0), 60);
    const game = testGame({ vehicles: [car], structures: [tree, wall] }, [...Array(7).fill(3), 6]);
    resolve(game, travel(game, car, ahead(car.pose, 2), 'drive'));
    expect(textsOf(game, 'collision')).toHaveLength(2);
    expect(game.state.structures).toEqual({ tree: 0 });
    // 3 points of the tree, then a die at the 30 mph it had left.
    expect(car.armor.front).toBe(999 - 9);
    expect([car.speed, car.touching]).toEqual([0, ['wall']]);
    expect(car.pose.y).toBeCloseTo(1, 2);
  });

  it('K-06: behind a car as fast it waits, a slower one must yield', () => {
    const behind = testVehicle('v1', facing(0, 0, 0), 50, { touching: ['v2'] });
    const before = testVehicle('v2', facing(0, 1, 0), 50, { touching: ['v1'] });
    const game = testGame({ vehicles: [behind, before] });
    resolve(game, travel(game, behind, ahead(behind.pose, 1), 'drive'));
    expect(behind.pose.y).toBeCloseTo(0, 2);
    before.speed = 20;
    resolve(game, travel(game, behind, ahead(behind.pose, 1), 'drive'));
    expect(behind.pose.y).toBeCloseTo(1, 2);
    expect([behind.status, before.status, textsOf(game, 'collision').length]).toEqual([40, 40, 0]);
  });
});

describe('deluxe/IV.7/collision: what a preview says', () => {
  const wall = testWall('w', facing(0, 3, 90), 10, 0.5);

  it('names what would be hit first', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 50);
    const other = testVehicle('v2', facing(0.3, 2, 0), 50);
    const game = testGame({ vehicles: [car, other], structures: [wall] });
    expect(wouldHit(game.setup, game.state, car, ahead(car.pose, 0.5))).toBeNull();
    expect(wouldHit(game.setup, game.state, car, ahead(car.pose, 3))).toBe('v2');
    other.gone = true;
    expect(wouldHit(game.setup, game.state, car, ahead(car.pose, 3))).toBe('w');
    expect(firstContact(game, car, ahead(car.pose, 3))?.kind).toBe('structure');
  });

  it('does not count what is touched already', () => {
    const car = testVehicle('v1', facing(0, 2.25, 0), 50, { touching: ['w'] });
    const game = testGame({ vehicles: [car], structures: [wall] });
    expect(wouldHit(game.setup, game.state, car, ahead(car.pose, 1))).toBeNull();
  });
});

// Random boards: every counter starts free of the others.
const coordinate = fc.integer({ min: -40, max: 40 }).map((n) => n / 16);
const pose = fc.tuple(coordinate, coordinate, fc.integer({ min: 0, max: 3599 })).map(([x, y, h]) => ({ x, y, h }));
const dm = fc.constantFrom({ num: 1, den: 3 }, { num: 2, den: 3 }, { num: 1, den: 1 }, { num: 2, den: 1 });
const speed = fc.integer({ min: -4, max: 24 }).map((n) => n * 5);
const car = fc.record({ pose, dm, speed });
const wall = fc.record({
  pose,
  length: fc.integer({ min: 1, max: 16 }).map((n) => n / 4),
  width: fc.constantFrom(0.25, 0.5, 1),
  dp: fc.constantFrom(null, null, 5, 20),
});
const step = fc.record({
  mover: fc.nat(5),
  kind: fc.constantFrom('ahead', 'bend', 'drift', 'skid', 'fishtail'),
  by: fc.integer({ min: -450, max: 450 }),
});

function boardOf(
  cars: readonly { pose: Pose; dm: Rational; speed: number }[],
  walls: readonly { pose: Pose; length: number; width: number; dp: number | null }[],
): Required<Pick<Board, 'vehicles' | 'structures'>> {
  const placed: Shape[] = [];
  const fits = (shape: Shape): boolean => {
    const free = placed.every((other) => penetration(shape, other) === 0);
    if (free) placed.push(shape);
    return free;
  };
  const structures: Structure[] = walls
    .map((one, i) => testWall(`w${i}`, one.pose, one.length, one.width, one.dp))
    .filter((one) => fits(rectangle(one.pose, one.size)));
  const vehicles = cars
    .map((one, i) => testVehicle(`v${i + 1}`, one.pose, one.speed, { dm: one.dm }))
    .filter((one) => fits(shapeOf(one)));
  return { vehicles, structures };
}

function motionFor(vehicle: Vehicle, kind: string, by: number): Motion {
  const { pose: from } = vehicle;
  switch (kind) {
    case 'bend':
      return bend(from, by < 0, Math.abs(by));
    case 'drift':
      return [advanceLeg(from, vehicle.speed < 0 ? -1 : 1, by / 900)];
    case 'skid':
      return [slideLeg((from.h + by + 3600) % 3600, 0.75), advanceLeg(from, 0.25)];
    case 'fishtail':
      return [turnLeg(from, { x: (by < 0 ? 1 : -1) * 0.25, y: 0.5 }, by)];
    default:
      return [advanceLeg(from, vehicle.speed < 0 ? -1 : by > 0 ? 2 : 1)];
  }
}

function deepestOverlap(game: DeluxeGame): number {
  const outlines = game.state.vehicles.filter(({ gone }) => !gone).map(shapeOf);
  const walls = game.setup.structures
    .filter((one) => isStanding(game.state, one))
    .map((one) => rectangle(one.pose, one.size));
  let deepest = 0;
  outlines.forEach((a, i) => {
    for (const b of [...outlines.slice(i + 1), ...walls]) deepest = Math.max(deepest, penetration(a, b));
  });
  return deepest;
}

describe('deluxe/IV.7/collision: properties', () => {
  const boards = fc.record({
    cars: fc.array(car, { minLength: 2, maxLength: 6 }),
    walls: fc.array(wall, { maxLength: 4 }),
    steps: fc.array(step, { minLength: 1, maxLength: 12 }),
    seed: fc.integer(),
  });

  it('nothing ends in anything else, whatever is driven where', () => {
    fc.assert(
      fc.property(boards, ({ cars, walls, steps, seed }) => {
        const board = boardOf(cars, walls);
        const dice = streamOf(String(seed), 'dice');
        const base = testGame(board);
        const game: DeluxeGame = {
          ...base,
          dice: { take: (count, sides) => Array.from({ length: count }, () => dice.int(1, sides)) },
        };
        for (const { mover, kind, by } of steps) {
          const vehicle = board.vehicles[mover % board.vehicles.length];
          if (vehicle === undefined) continue;
          const style = kind === 'skid' || kind === 'fishtail' ? kind : 'drive';
          drive(game, travel(game, vehicle, motionFor(vehicle, kind, by), style));
          expect(deepestOverlap(game)).toBeLessThanOrEqual(CONTACT_SLACK + 1e-9);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a vehicle that meets nothing ends where its motion ends', () => {
    fc.assert(
      fc.property(boards, ({ cars, walls, steps: [first] }) => {
        const { vehicles, structures } = boardOf(cars, walls);
        const [vehicle] = vehicles;
        if (vehicle === undefined || first === undefined) return;
        const game = testGame({ vehicles, structures });
        const motion = motionFor(vehicle, first.kind, first.by);
        if (wouldHit(game.setup, game.state, vehicle, motion) !== null) return;
        const end = endOf(vehicle.pose, motion);
        const { completed } = resolve(game, travel(game, vehicle, motion, 'drive'));
        expect(completed).toBe(true);
        expect(distance(end, vehicle.pose)).toBeLessThanOrEqual(6 * CONTACT_SLACK);
        expect(samePose(end, vehicle.pose) || textsOf(game, 'collision').length === 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
