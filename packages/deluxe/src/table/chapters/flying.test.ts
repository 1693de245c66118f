import { advanceLeg } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { facing, type TestGame, testGame, testVehicle, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { run } from '../../testing/combat-fixtures.ts';
import { flightFeet } from '../queries/jumps.ts';
import { legalSpeeds } from '../queries/legal-speeds.ts';
import type { Structure } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import type { SlopeArea, Terrain } from '../state/terrain.ts';
import { meetHazard } from './control.ts';
import { moveNext } from './mover.ts';
import { travel } from './travel.ts';

const RULE = 'deluxe/XIV.5/flying';

/** Two inches long, its top at y = 2; uphill is north. */
const ramp = (angle = 30, changes: Partial<SlopeArea> = {}): SlopeArea => ({
  id: 'slope-1',
  kind: 'slope',
  pose: facing(0, 1, 0),
  size: { length: 2, width: 2 },
  angle,
  label: 'ramp',
  ...changes,
});

/** Its nose half an inch below the top. */
const climber = (speed: number, changes: Parameters<typeof testVehicle>[3] = {}): Vehicle =>
  testVehicle('v1', facing(0, 1, 0), speed, changes);

interface Course {
  readonly terrain?: readonly Terrain[];
  readonly others?: readonly Vehicle[];
  readonly structures?: readonly Structure[];
  readonly dice?: readonly number[];
}

function course(
  vehicle: Vehicle,
  { terrain = [ramp()], others = [], structures = [], dice = [] }: Course = {},
): TestGame {
  return testGame({ vehicles: [vehicle, ...others], terrain, structures }, dice);
}

const drive = (game: TestGame, vehicle: Vehicle, inches = 1): void =>
  void run(game, travel(game, vehicle, [advanceLeg(vehicle.pose, inches)], 'drive'));

const FOUR_GOOD = [6, 6, 6, 6];

describe(RULE, () => {
  it.each([
    [30, 20, 0],
    [30, 25, 0],
    [30, 30, 15],
    [30, 40, 30],
    [20, 45, 30],
    [40, 60, 60],
    [15, 40, 15],
    [19, 40, 15],
    [45, 40, 15],
    [14, 80, 0],
    [46, 80, 0],
  ])(`${RULE}: X-CO15: a slope of %i degrees at %i mph gives %i ft`, (angle, speed, feet) => {
    expect(flightFeet(angle, speed)).toBe(feet);
  });

  it(`${RULE}: at 30 mph an inch of flight, then a D1 landing and a die for every tire`, () => {
    const car = climber(30);
    const game = course(car);
    drive(game, car);
    // Half an inch to the top; half an inch of the flight is flown.
    expect(car).toMatchObject({ level: 1, flight: { heading: 0, feet: 15 }, status: 40 });
    expect(car.pose.y).toBeCloseTo(2, 2);
    game.left.push(3, 4, 1, 6);
    drive(game, car);
    expect(car).toMatchObject({ level: 0, flight: null, status: 39 });
    expect(car.tires.map(({ dp }) => dp)).toEqual([8, 9, 8, 9]);
    expect(car.pose.y).toBeCloseTo(3, 2);
    expect(textsOf(game, 'flight')).toEqual([
      'V1 takes off at 30 mph: 15 ft through the air.',
      'V1 lands after 15 ft.',
    ]);
  });

  it.each([
    [30, 1],
    [40, 2],
    [50, 2],
    [60, 3],
    [70, 3],
    [80, 4],
  ])(`${RULE}: landing from a jump at %i mph is D%i`, (speed, difficulty) => {
    const car = climber(speed);
    const game = course(car, { dice: FOUR_GOOD });
    drive(game, car, 8);
    expect(car.status).toBe(40 - difficulty);
  });

  it.each([
    [180, 1, 'downward'],
    [0, 3, 'upward'],
  ])(`${RULE}: at 40 mph onto a slope of heading %i it is D%i, %s`, (h, difficulty) => {
    const car = climber(40);
    const beyond = ramp(10, { id: 'slope-2', pose: facing(0, 4, h), size: { length: 4, width: 2 } });
    const game = course(car, { terrain: [ramp(), beyond], dice: FOUR_GOOD });
    drive(game, car, 2.5);
    expect([car.flight, car.status]).toEqual([null, 40 - difficulty]);
  });

  it(`${RULE}: solid tires take no harm`, () => {
    const car = climber(30, { spikeProof: true });
    drive(course(car), car, 2);
    expect([car.flight, car.tires.every(({ dp }) => dp === 9)]).toEqual([null, true]);
  });

  it(`${RULE}: too slow, too flat or from the side it stays on the ground`, () => {
    for (const [car, slope] of [
      [climber(25), ramp()],
      [climber(60), ramp(10)],
      [testVehicle('v1', facing(0, 1, 90), 60), ramp()],
      [testVehicle('v1', facing(0, 3, 180), 60), ramp()],
    ] as const) {
      const game = course(car, { terrain: [slope] });
      drive(game, car, 2);
      expect([car.flight, textsOf(game, 'flight')]).toEqual([null, []]);
    }
  });

  it(`${RULE}: over another vehicle, a boulder and a ditch`, () => {
    const car = climber(60);
    const foe = testVehicle('v2', facing(0, 3.2, 90), 0);
    const ditch: Terrain = {
      id: 'ditch-1',
      kind: 'ditch',
      pose: facing(0, 2.4, 90),
      size: { length: 4, width: 0.5 },
      across: 7.5,
      label: 'ditch',
    };
    const boulder: Structure = {
      ...testWall('boulder-1', facing(0, 4.2, 0), 0.25, 0.25, 25),
      kind: 'boulder',
      height: 1,
    };
    const game = course(car, { terrain: [ramp(), ditch], others: [foe], structures: [boulder], dice: FOUR_GOOD });
    drive(game, car, 5);
    expect([car.pose.y > 5, car.speed, textsOf(game, 'collision')]).toEqual([true, 60, []]);
    expect(car.status).toBe(37);
  });

  it(`${RULE}: it stays up while somebody is in the place below`, () => {
    const car = climber(30);
    const foe = testVehicle('v2', facing(0, 3, 90), 0);
    const game = course(car, { others: [foe] });
    drive(game, car, 1.5);
    expect([car.level, Math.round((car.flight?.left ?? 1) * 10)]).toEqual([1, 0]);
    game.left.push(...FOUR_GOOD);
    drive(game, car, 1.5);
    expect([car.level, textsOf(game, 'collision')]).toEqual([0, []]);
  });

  it(`${RULE}: a wall ends it, and it comes down before it`, () => {
    const car = climber(60);
    const wall = testWall('wall-1', facing(0, 5, 90), 4, 0.5);
    const game = course(car, { structures: [wall], dice: [...Array(7).fill(1), ...FOUR_GOOD] });
    drive(game, car, 8);
    expect(car).toMatchObject({ level: 0, flight: null, speed: 0 });
    expect(car.pose.y).toBeLessThan(4.75);
  });

  it(`${RULE}: in the air nobody steers, brakes or loses control`, () => {
    const car = climber(60, { status: 3 });
    const game = course(car);
    drive(game, car);
    const trouble = { label: 'Enemy fire', difficulty: 3, rule: 'deluxe/IV.6/enemy-fire' } as const;
    run(game, meetHazard(game, { kind: 'hazard', vehicle: 'v1', trouble }));
    expect([car.status, car.pending]).toEqual([0, null]);
    expect(legalSpeeds(game.setup, car)).toEqual([60]);
    game.state.queue = ['v1'];
    const y = car.pose.y;
    run(game, moveNext(game));
    expect(textsOf(game, 'move').at(-1)).toBe('V1 flies on.');
    expect(car.pose.y).toBeCloseTo(y + 1, 2);
  });
});

describe('deluxe/XIV.5/ditches', () => {
  const ditch = (across: number): Terrain => ({
    id: 'ditch-1',
    kind: 'ditch',
    pose: facing(0, 1, 90),
    size: { length: 6, width: across / 15 },
    across,
    label: 'ditch',
  });

  it.each([
    [1, 20, 37],
    [1, 25, 39],
    [2, 25, 37],
    [2, 40, 37],
    [4, 45, 39],
  ])('deluxe/XIV.5/ditches: %f ft at %i mph leave the marker at %i', (across, speed, status) => {
    const car = testVehicle('v1', facing(0, 0, 0), speed);
    drive(course(car, { terrain: [ditch(across)] }), car, 2);
    expect([car.status, car.speed]).toEqual([status, speed]);
  });

  it('deluxe/XIV.5/ditches: X-07: 2 ft at 20 mph and anything wider than 4 ft is the far wall at full speed', () => {
    const slow = testVehicle('v1', facing(0, 0, 0), 20);
    const game = course(slow, { terrain: [ditch(2)], dice: [5] });
    drive(game, slow, 1);
    expect([slow.speed, slow.armor.front, slow.status]).toEqual([0, 999 - 5, 38]);
    expect(slow.pose.y).toBeLessThan(0.5);
    const fast = testVehicle('v1', facing(0, 0, 0), 40);
    drive(course(fast, { terrain: [ditch(5)], dice: [5, 5, 5] }), fast, 1);
    expect([fast.speed, fast.armor.front]).toEqual([0, 999 - 15]);
  });

  it('deluxe/XIV.5/ditches: who stands before one gets no run-up against it, and may back off', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 20);
    const game = course(car, { terrain: [ditch(2)], dice: [5] });
    drive(game, car, 1);
    car.speed = 10;
    drive(game, car, 1);
    expect([car.speed, textsOf(game, 'collision')]).toHaveLength(2);
    expect([car.speed, car.armor.front]).toEqual([0, 999 - 5]);
    car.speed = -10;
    drive(game, car, -1);
    expect(car.pose.y).toBeLessThan(-0.5);
  });
});
