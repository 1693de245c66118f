import { advanceLeg, overlaps, squareOf, turnLeg } from '@hardtop/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CarChanges,
  drive,
  facing,
  resolve,
  testGame,
  testVehicle,
  testWall,
  textsOf,
} from '../../testing/collision-fixtures.ts';
import type { Counter } from '../state/counters.ts';
import { shapeOf, type Vehicle } from '../state/state.ts';
import { collisionDamage, weaponDamage } from './damage.ts';
import { junkShape, makeJunk, scatterDebris } from './junk.ts';
import { travel } from './travel.ts';

const STATUS = 40;

function piece(id: string, kind: Counter['kind'], x: number, y: number): Counter {
  const pose = { x: x + 0.125, y: y + 0.125, h: 0 };
  return { id, kind, pose, size: { length: 0.25, width: 0.25 }, course: null, laid: null };
}

function run(counters: readonly Counter[], dice: readonly number[], changes: CarChanges = {}) {
  const car = testVehicle('v1', facing(0, 0, 0), 50, changes);
  const game = testGame({ vehicles: [car], counters }, dice);
  resolve(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
  return { car, game };
}

const tiresOf = (car: Vehicle) => car.tires.map(({ dp }) => dp);

describe('deluxe/IV.8/debris', () => {
  it('is a D1 hazard with a die less 3 to each tire', () => {
    const { car } = run([piece('j', 'debris', 0, 1)], [1, 3, 4, 6]);
    expect(tiresOf(car)).toEqual([9, 9, 8, 6]);
    expect(car.status).toBe(STATUS - 1);
    expect(car.over).toContain('j');
  });

  it('counts once a phase, however much of it there is', () => {
    const { car } = run([piece('a', 'debris', 0, 0.75), piece('b', 'debris', 0, 1.25)], [1, 1, 1, 1]);
    expect(car.status).toBe(STATUS - 1);
  });

  it('counts once for a fishtail and a move of the same phase, and anew in the next', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 50);
    const junk = [piece('a', 'debris', -0.5, -0.5), piece('b', 'debris', 0, 1), piece('c', 'debris', 0, 2)];
    const game = testGame({ vehicles: [car], counters: junk }, [1, 1, 1, 1]);
    resolve(game, travel(game, car, [turnLeg(car.pose, { x: 0.25, y: 0.5 }, -300)], 'fishtail'));
    expect(car.status).toBe(STATUS - 1);
    car.pose = facing(0, 0, 0);
    resolve(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
    expect(car.status).toBe(STATUS - 1);
    game.state.phase = 2;
    game.left.push(1, 1, 1, 1);
    resolve(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
    expect(car.status).toBe(STATUS - 2);
  });

  it('under the car already it does nothing', () => {
    const { car } = run([piece('a', 'debris', 0, 0.25)], [], { over: ['a'] });
    expect(car.status).toBe(STATUS);
    expect(car.over).toEqual([]);
  });

  it('beside the way it does nothing', () => {
    const { car } = run([piece('a', 'debris', 0.25, 1)], []);
    expect(car.status).toBe(STATUS);
  });
});

describe('deluxe/IV.8/obstacle', () => {
  it('each one is a D3 hazard and rolls for every tire', () => {
    const junk = [piece('a', 'obstacle', 0, 0.75), piece('b', 'obstacle', 0, 1), piece('c', 'debris', -0.25, 1)];
    const { car, game } = run(junk, Array(12).fill(1));
    expect(car.status).toBe(STATUS - 7);
    expect(textsOf(game, 'junk')).toEqual(['V1 hits an obstacle.', 'V1 hits an obstacle.', 'V1 hits debris.']);
  });
});

describe('deluxe/IV.8/debris-made', () => {
  it.each([
    [9, 0, []],
    [10, 0, ['debris']],
    [19, 0, ['debris']],
    [20, 0, ['obstacle', 'debris']],
    [3, 1, ['obstacle']],
    [25, 1, ['obstacle', 'debris']],
    [3, 2, ['obstacle', 'obstacle']],
  ])('deluxe/IV.8/obstacle-made: %i hits and %i wheels lost leave %j', (phaseHits, wheelsShed, kinds) => {
    const car = testVehicle('v1', facing(0, 0, 0), 50, { phaseHits, wheelsShed, phaseSide: 'left' });
    const game = testGame(
      { vehicles: [car] },
      kinds.map(() => 2),
    );
    resolve(game, makeJunk(game, car));
    expect(game.state.counters.map(({ kind }) => kind)).toEqual(kinds);
    expect([car.phaseHits, car.wheelsShed, car.phaseSide]).toEqual([0, 0, null]);
    expect(car.over).toEqual(game.state.counters.map(({ id }) => id));
  });

  it.each([
    ['front', 0, 1],
    ['back', 0, -1],
    ['left', -1, 0],
    ['right', 1, 0],
    ['top', 0, -1],
    ['underbody', 0, -1],
    [null, 0, -1],
  ] as const)('hit at the %s, it lies beside the car there', (phaseSide, east, north) => {
    const car = testVehicle('v1', facing(0.1, 0.1, 0), 50, { phaseHits: 12, phaseSide });
    const game = testGame({ vehicles: [car] }, [5]);
    resolve(game, makeJunk(game, car));
    const [junk] = game.state.counters;
    const off = { x: (junk?.pose.x ?? 0) - car.pose.x, y: (junk?.pose.y ?? 0) - car.pose.y };
    expect(off.x * east + off.y * north).toBeGreaterThan(Math.abs(off.x * north) + Math.abs(off.y * east));
  });

  it('deluxe/IV.8/debris-made: ten points of a collision leave it at the point hit', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 50);
    const game = testGame({ vehicles: [car], structures: [testWall('w', facing(0, 1, 90), 4, 0.5)] }, [2, 2, 2, 2, 2]);
    drive(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
    expect([car.phaseHits, car.phaseSide]).toEqual([10, 'front']);
    game.left.push(1);
    resolve(game, makeJunk(game, car));
    expect(textsOf(game, 'junk-made')).toEqual(['V1 sheds debris at its front.']);
  });

  it('deluxe/IV.8/debris-made: so do ten points to the tires, behind the car', () => {
    const obstacles = [piece('a', 'obstacle', 0, 0.75), piece('b', 'obstacle', 0, 1)];
    const { car } = run(obstacles, [6, 6, 6, 6, 4, 3, 1, 1]);
    expect([car.phaseHits, car.phaseSide]).toEqual([13, 'underbody']);
  });

  it('deluxe/IV.8/debris-made: a tire shot at counts once, at its side', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 0);
    const game = testGame({ vehicles: [car] });
    const source = { kind: 'gun', rule: 'deluxe/V.3/damage', by: null } as const;
    const place = { kind: 'tire', corner: 'back-left', index: 0 } as const;
    resolve(game, weaponDamage(game, car, place, 12, source));
    expect([car.phaseHits, car.phaseSide, car.wheelsShed]).toEqual([9, 'left', 1]);
  });

  it.each(['speeds', 'turn-end'] as const)(
    'deluxe/IV.8/debris-made: damage outside the phases leaves none: %s',
    (at) => {
      const car = testVehicle('v1', facing(0, 0, 0), 50);
      const game = testGame({ vehicles: [car] });
      game.state.at = at;
      resolve(game, collisionDamage(game, car, 'front', 30, 'deluxe/IV.7/ram'));
      expect([car.phaseHits, car.phaseSide]).toEqual([0, null]);
    },
  );

  it('lies on the grid, clear of the car, in one square or two', () => {
    const heading = fc.integer({ min: 0, max: 359 });
    const side = fc.constantFrom('front', 'back', 'left', 'right', 'top', null);
    fc.assert(
      fc.property(heading, side, fc.integer({ min: 1, max: 6 }), (degrees, phaseSide, die) => {
        const car = testVehicle('v1', facing(0.3, -0.7, degrees), 50, { phaseHits: 12, phaseSide });
        const game = testGame({ vehicles: [car] }, [die]);
        resolve(game, makeJunk(game, car));
        const [junk] = game.state.counters;
        if (junk === undefined) throw new Error('no junk');
        expect(overlaps(shapeOf(car), junkShape(junk))).toBe(false);
        const { pose, size } = junk;
        expect(size.length * size.width).toBe(die <= 3 ? 0.0625 : 0.125);
        expect(((pose.x - size.width / 2) * 4) % 1).toBeCloseTo(0);
        expect(((pose.y - size.length / 2) * 4) % 1).toBeCloseTo(0);
        expect(squareOf(pose)).toBeDefined();
      }),
    );
  });

  it('the maker is not hurt by it when it drives on, but is when it comes back', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 50, { phaseHits: 12, phaseSide: 'front' });
    const game = testGame({ vehicles: [car] }, [1]);
    resolve(game, makeJunk(game, car));
    resolve(game, travel(game, car, [advanceLeg(car.pose, 2)], 'drive'));
    expect(car.status).toBe(STATUS);
    expect(car.over).toEqual([]);
    game.state.phase = 2;
    game.left.push(1, 1, 1, 1);
    resolve(game, travel(game, car, [advanceLeg(car.pose, -2)], 'drive'));
    expect(car.status).toBe(STATUS - 1);
  });

  it('deluxe/V.4/explosion: five counters fall around the point, each on a place of its own', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 50);
    const dice = [1, 6, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 1, 6, 1];
    const game = testGame({ vehicles: [car], structures: [testWall('w', facing(5, 5, 0), 1, 1)] }, dice);
    resolve(game, scatterDebris(game, { x: 2, y: 2 }, 3, 0));
    expect(game.state.counters).toHaveLength(3);
    expect(game.state.counters[0]).toMatchObject({ id: 'junk-1', kind: 'debris', pose: { x: 0.875, y: 2.125 } });
  });

  it('one that hits a counter is dropped again, and in the end left out', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 50);
    const game = testGame({ vehicles: [car] }, Array(30).fill(1));
    resolve(game, scatterDebris(game, { x: 0, y: 0 }, 1, 0));
    expect(game.state.counters).toEqual([]);
    expect(textsOf(game, 'junk-made')).toHaveLength(1);
  });

  it('never on another counter, never off the board', () => {
    const die = fc.integer({ min: 1, max: 6 });
    const where = fc.integer({ min: -82, max: 82 }).map((n) => n / 4);
    fc.assert(
      fc.property(where, where, fc.array(die, { minLength: 200, maxLength: 200 }), (x, y, dice) => {
        const car = testVehicle('v1', facing(x, y, 30), 50);
        const game = testGame({ vehicles: [car] }, dice);
        drive(game, scatterDebris(game, { x, y }, 5, 0));
        const shapes = [shapeOf(car), ...game.state.counters.map(junkShape)];
        for (const [i, a] of shapes.entries()) expect(shapes.slice(i + 1).some((b) => overlaps(a, b))).toBe(false);
        for (const { pose } of game.state.counters)
          expect(Math.max(Math.abs(pose.x), Math.abs(pose.y))).toBeLessThan(20);
      }),
      { numRuns: 50 },
    );
  });
});
