import { advanceLeg } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { STOCK_FIELDED } from '../../garage/fielded/stock-fielded.ts';
import { facing, type TestGame, testGame, testVehicle, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { run } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { maneuverModifiers } from '../queries/control-table.ts';
import { isOffRoad } from '../queries/ground.ts';
import { markerCeiling } from '../queries/off-road.ts';
import type { Structure } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import type { Terrain } from '../state/terrain.ts';
import { recover } from '../turn.ts';
import { meetHazard } from './control.ts';
import { settleGround, wearOffRoad } from './off-road.ts';
import { beginRoll } from './roll-over.ts';
import { travel } from './travel.ts';

const BEND = { label: 'Bend', difficulty: 3, rule: 'deluxe/IV.4/bend' } as const;

function country(vehicle: Vehicle, dice: readonly number[] = [], terrain: readonly Terrain[] = []): TestGame {
  return testGame({ vehicles: [vehicle], ground: 'off-road', terrain }, dice);
}

const strip = (kind: 'road' | 'off-road', x: number, width: number): Terrain => ({
  id: `${kind}-1`,
  kind,
  pose: facing(x, 0, 0),
  size: { length: 40, width },
  label: kind,
});

describe('deluxe/XIV.5/penalties', () => {
  it.each([
    ['stinger', 0],
    ['imp', 0],
    ['imp-offroad', 3],
  ])('deluxe/XIV.5/penalties: %s has handling class %i off the road', (id, offRoad) => {
    expect(STOCK_FIELDED.find((vehicle) => vehicle.id === id)?.offRoadClass).toBe(offRoad);
  });

  it('deluxe/XIV.5/off-road-tires: off-road solids are worth one, deluxe/XIV.5/off-road-suspension: and the suspension keeps its class', () => {
    const cars = (['hd', 'prr', 'orsolid'] as const).map((tires) => ({ ...WHOLE, tires }));
    const high = { ...WHOLE, offRoadSuspension: true, handlingClass: 2 };
    const duel = new Duel([...cars, high].map((car, i) => ({ car, x: 5 * i })));
    expect([0, 1, 2, 3].map((i) => duel.model(i).offRoadClass)).toEqual([0, -1, 1, 2]);
  });

  it('deluxe/XIV.5/penalties: a turn that begins off the road lowers the marker and what it comes back to', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 30, { status: 3 });
    const game = country(car);
    settleGround(game, car);
    expect([car.offRoad, car.status, markerCeiling(game.setup, car)]).toEqual([true, 0, 0]);
    expect(textsOf(game, 'ground')).toEqual(['V1 is off the road: handling class -3.']);
    car.status = -3;
    recover(game.setup, car);
    expect(car.status).toBe(-2);
  });

  it('deluxe/XIV.5/penalties: on a road through the country all is as ever', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 30, { status: 3 });
    const game = country(car, [], [strip('road', 0, 4)]);
    settleGround(game, car);
    expect([car.offRoad, car.status]).toEqual([false, 3]);
    expect([1.9, 2.1].map((x) => isOffRoad(game.setup, { pose: { x, y: 0, h: 0 }, grounds: [] }))).toEqual([
      false,
      true,
    ]);
  });

  it('deluxe/XIV.5/penalties: back on the road the marker may rise again', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 30, { status: 0, offRoad: true });
    const game = testGame({ vehicles: [car] });
    settleGround(game, car);
    recover(game.setup, car);
    expect([car.offRoad, car.status]).toEqual([false, 3]);
  });
});

const WHOLE = {
  name: 'Buggy',
  body: 'compact',
  plant: 'large',
  tires: 'hd',
  crew: [{ role: 'driver' }],
  weapons: [],
  armor: { front: 5, right: 5, left: 5, back: 5, top: 5, underbody: 5 },
  acceleration: 10,
  handlingClass: 3,
  weight: 3000,
} satisfies NonNullable<ConstructorParameters<typeof Duel>[0][number]['car']>;

describe('deluxe/XIV.5/off-road-difficulty', () => {
  it('deluxe/XIV.5/off-road-difficulty: every maneuver is one harder, whatever it drives on', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 30, { country: { offRoadSuspension: true } });
    expect(maneuverModifiers(country(car).setup, car, BEND, [], 30)).toEqual([
      { value: 3, label: 'Bend', rule: 'deluxe/IV.4/bend' },
      { value: 1, label: 'Off the road', rule: 'deluxe/XIV.5/off-road-difficulty' },
    ]);
  });

  it('deluxe/XIV.5/off-road-difficulty: hazards are not', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 30);
    const game = country(car);
    run(game, meetHazard(game, { kind: 'hazard', vehicle: 'v1', trouble: BEND }));
    expect(car.status).toBe(37);
  });

  it('deluxe/IV.6/road-conditions: gravel and ice on part of the map count there for both', () => {
    const patch = (kind: 'gravel' | 'ice'): Terrain => ({ ...strip('road', 0, 4), id: kind, kind, label: kind });
    const car = testVehicle('v1', facing(0, 0, 0), 30);
    const game = testGame({ vehicles: [car], terrain: [patch('gravel'), patch('ice')] });
    run(game, meetHazard(game, { kind: 'hazard', vehicle: 'v1', trouble: BEND }));
    expect(car.status).toBe(40 - 3 - 1 - 4);
    car.pose = facing(10, 0, 0);
    expect(maneuverModifiers(game.setup, car, BEND, [], 30)).toHaveLength(1);
  });
});

describe('deluxe/XIV.5/wear', () => {
  const worn = (vehicle: Vehicle, dice: readonly number[]): TestGame => {
    const game = country(vehicle, dice);
    run(game, wearOffRoad(game, vehicle));
    expect(game.left).toEqual([]);
    return game;
  };

  it('deluxe/XIV.5/wear: 2 and 3 scrape the underbody, 4 and 5 a tire, more does nothing', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 15, { armor: { underbody: 4 } });
    worn(car, [1, 2]);
    expect(car.armor.underbody).toBe(3);
    worn(car, [2, 3, 3]);
    expect(car.tires.map(({ dp }) => dp)).toEqual([9, 9, 8, 9]);
    worn(car, [3, 3]);
    expect(car.armor.underbody).toBe(3);
  });

  it('deluxe/XIV.5/wear: behind a bare underbody nothing suffers', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 15, { armor: { underbody: 0 } });
    const before = JSON.stringify(car.parts);
    worn(car, [1, 1]);
    expect([car.armor.underbody, JSON.stringify(car.parts)]).toEqual([0, before]);
  });

  it('deluxe/XIV.5/wear: up to 10 mph there is none, above 50 it is rolled twice', () => {
    worn(testVehicle('v1', facing(0, 0, 0), 10), []);
    worn(testVehicle('v1', facing(0, 0, 0), 50), [6, 6]);
    worn(testVehicle('v1', facing(0, 0, 0), 55), [6, 6, 6, 6]);
  });

  it('deluxe/XIV.5/wear: solids spare the tires, deluxe/XIV.5/off-road-suspension: what stands high spares the underbody', () => {
    const solid = testVehicle('v1', facing(0, 0, 0), 30, { spikeProof: true, armor: { underbody: 4 } });
    worn(solid, [2, 2]);
    const high = testVehicle('v1', facing(0, 0, 0), 30, {
      country: { offRoadSuspension: true },
      armor: { underbody: 4 },
    });
    worn(high, [1, 1]);
    expect([high.armor.underbody, solid.tires.every(({ dp }) => dp === 9)]).toEqual([4, true]);
    worn(testVehicle('v1', facing(0, 0, 0), 90, { country: { offRoadSuspension: true }, spikeProof: true }), []);
  });

  it('deluxe/XIV.5/off-road-suspension: with solid tires on it nothing wears at all', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 90, { country: { offRoadSuspension: true }, spikeProof: true });
    expect(textsOf(worn(car, []), 'wear')).toEqual([]);
  });

  it('deluxe/XIV.5/wear: a trike has no underbody to lose', () => {
    const trike = testVehicle('v1', facing(0, 0, 0), 30, { counter: 'trike', armor: { underbody: 4 } });
    worn(trike, [1, 1]);
    expect(trike.armor.underbody).toBe(4);
  });
});

it('deluxe/XIV.5/rolling: on soft ground the side that comes down takes a die less two', () => {
  const car = testVehicle('v1', facing(0, 0, 0), 50, { armor: { left: 9, right: 9, top: 9, underbody: 9 } });
  const game = country(car, [5]);
  const crash = { kind: 'roll', burnsFrom: null, aimedFire: 'none' } as const;
  run(game, beginRoll(game, car, { fishtail: null, crash, heading: 0, maneuver: null, side: 'left' }));
  expect([car.down, car.armor.right]).toEqual(['right', 6]);
});

describe('what is in the way', () => {
  const drive = (
    car: Vehicle,
    terrain: readonly Terrain[],
    structures: readonly Structure[],
    dice: readonly number[],
  ) => {
    const game = testGame({ vehicles: [car], terrain, structures }, dice);
    run(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
    return game;
  };
  const ahead = { pose: facing(0, 1, 0), size: { length: 0.5, width: 2 } };
  const brush: Terrain = { id: 'brush-1', kind: 'brush', ...ahead, difficulty: 3, label: 'brush' };
  const curb: Terrain = { id: 'curb-1', kind: 'curb', ...ahead, label: 'curb' };

  it('deluxe/XIV.5/trees: small ones are a hazard, once', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 30);
    const game = drive(car, [brush], [], []);
    expect([car.status, car.grounds]).toEqual([37, ['brush-1']]);
    run(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
    expect([car.status, car.grounds]).toEqual([37, []]);
  });

  it('deluxe/XIV.5/brushcutter: mows them down, as long as the armor holds it', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 30, { country: { brushcutter: true } });
    expect(textsOf(drive(car, [brush], [], []), 'ground')).toEqual(['V1 mows down the brush.']);
    expect(car.status).toBe(40);
    const bare = testVehicle('v1', facing(0, 0, 0), 30, { country: { brushcutter: true }, armor: { front: 0 } });
    drive(bare, [brush], [], []);
    expect(bare.status).toBe(37);
  });

  it('deluxe/IV.6/curb: a curb is a D3 hazard', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 30);
    expect(textsOf(drive(car, [curb], [], []), 'ground')).toEqual(['V1 hits a curb.']);
    expect(car.status).toBe(37);
  });

  const boulder = (dp: number): Structure => ({
    ...testWall('boulder-1', facing(0, 1, 0), 0.25, 0.25, dp),
    kind: 'boulder',
    label: 'the boulder',
  });

  it('deluxe/XIV.5/boulders: one blow of more than its points, or it does not budge', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 40);
    const game = drive(car, [], [boulder(15)], [5, 5, 5]);
    expect([game.state.structures['boulder-1'], car.speed, car.armor.front]).toEqual([15, 0, 999 - 15]);
    const again = testVehicle('v1', facing(0, 0, 0), 40);
    const knocked = drive(again, [], [boulder(14)], [5, 5, 5]);
    expect([knocked.state.structures['boulder-1'], again.armor.front]).toEqual([0, 999 - 14]);
    expect(textsOf(knocked, 'ram').join()).toContain('the boulder is knocked out of the way');
  });

  it('deluxe/XIV.5/trees: large ones are fixed objects that break', () => {
    const tree: Structure = { ...testWall('tree-1', facing(0, 1, 0), 0.25, 0.25, 20), kind: 'tree' };
    const car = testVehicle('v1', facing(0, 0, 0), 40);
    const game = drive(car, [], [tree], [4, 4, 4]);
    expect([game.state.structures['tree-1'], car.armor.front, car.speed]).toEqual([8, 999 - 12, 0]);
  });
});
