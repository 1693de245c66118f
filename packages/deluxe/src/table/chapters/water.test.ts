import { advanceLeg } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { facing, gun, type TestGame, testGame, testVehicle, textsOf } from '../../testing/collision-fixtures.ts';
import { run } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { gunsAboard } from '../queries/guns.ts';
import { knownState } from '../queries/known.ts';
import { legalSpeeds } from '../queries/legal-speeds.ts';
import { placesInSight } from '../queries/line-of-fire.ts';
import { plantPoints } from '../queries/parts.ts';
import { modelOf } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import type { WaterArea } from '../state/terrain.ts';
import { drop } from './dropping.ts';
import { legalManeuvers } from './maneuver.ts';
import { travel } from './travel.ts';

const RULE = 'deluxe/XIV.5/water';

const pond = (depth: number): WaterArea => ({
  id: 'water-1',
  kind: 'water',
  pose: facing(0, 3, 0),
  size: { length: 4, width: 8 },
  depth,
  label: 'pond',
});

function bathe(depth: number, vehicle: Vehicle, dice: readonly number[] = []): TestGame {
  return testGame({ vehicles: [vehicle], terrain: [pond(depth)] }, dice);
}

const onShore = (changes: Parameters<typeof testVehicle>[3] = {}): Vehicle =>
  testVehicle('v1', facing(0, 0, 0), 30, changes);
const inPond = (speed: number, changes: Parameters<typeof testVehicle>[3] = {}): Vehicle =>
  testVehicle('v1', facing(0, 3, 0), speed, { grounds: ['water-1'], ...changes });

const drive = (game: TestGame, vehicle: Vehicle, inches: number): void =>
  void run(game, travel(game, vehicle, [advanceLeg(vehicle.pose, inches)], 'drive'));

describe(RULE, () => {
  it.each([
    [0.5, 40],
    [1, 38],
  ])(`${RULE}: %f ft leave the marker at %i on the way in`, (depth, status) => {
    const car = onShore();
    const game = bathe(depth, car);
    drive(game, car, 1);
    expect([car.status, textsOf(game, 'ground')]).toEqual([status, [`V1 drives into ${depth} ft of water.`]]);
    drive(game, car, 1);
    expect(car.status).toBe(status);
  });

  it.each([
    [1.5, false, false],
    [2, false, true],
    [3, true, false],
    [3.5, true, true],
  ])(`${RULE}: %f ft, off-road suspension %s: shorts out %s`, (depth, offRoadSuspension, shorts) => {
    const car = onShore({ country: { offRoadSuspension } });
    drive(bathe(depth, car), car, 2);
    expect([car.shortedOut, plantPoints(car)]).toEqual([shorts, shorts ? 0 : 10]);
    // No damage is done to it.
    expect(car.parts.find(({ kind }) => kind === 'plant')?.dp).toBe(10);
  });

  it(`${RULE}: 5 mph are lost by themselves; to keep a speed takes acceleration`, () => {
    const car = inPond(30, { acceleration: 10 });
    const { setup } = bathe(1, car);
    expect([...legalSpeeds(setup, car)].sort((a, b) => b - a)).toEqual([35, 30, 25, 20, 15, 10, 5]);
    // At rest there is nothing to slow down.
    expect(legalSpeeds(setup, inPond(0, { acceleration: 10 }))).toEqual([0, 5, 10]);
  });

  it(`${RULE}: no maneuver above D3, braking included`, () => {
    const car = inPond(60, { acceleration: 10 });
    const game = bathe(1, car);
    const names = (vehicle: Vehicle): readonly string[] =>
      [...new Set(legalManeuvers(game, vehicle).map(({ id }) => id.replace(/-(left|right)$/, '')))].sort();
    expect(names(car)).toEqual(['bend', 'drift', 'hard-swerve', 'steep-drift', 'straight', 'swerve']);
    expect(Math.min(...legalSpeeds(game.setup, car))).toBe(60 - 5 - 20);
    car.pose = facing(15, 3, 0);
    expect(names(car)).toContain('tight-bend');
    expect(Math.min(...legalSpeeds(game.setup, car))).toBe(15);
  });

  it(`${RULE}: a plain duel brakes for free what the water takes`, () => {
    const duel = new Duel([{ speed: 40 }, { x: 30 }], {
      map: {
        minX: -50,
        minY: -50,
        maxX: 50,
        maxY: 50,
        terrain: [{ kind: 'water', x: 0, y: 0, length: 20, width: 8, depth: 1 }],
      },
    });
    duel.say(0, 'brake speed 20').say(1, 'keep speed 0');
    expect(duel.car(0)).toMatchObject({ speed: 20, status: duel.car(0).startingClass });
  });

  it(`${RULE}: tires are no target`, () => {
    const car = inPond(0);
    const firer = testVehicle('v2', facing(0, -3, 0), 0, { weapons: [gun('MG')] });
    const kinds = (terrain: readonly WaterArea[]): readonly string[] => {
      const { setup, state } = testGame({ vehicles: [car, firer], terrain });
      return placesInSight(setup, state, firer, 'front', car).map(({ place }) => place.kind);
    };
    expect(kinds([])).toContain('tire');
    expect(kinds([pond(1)])).not.toContain('tire');
  });
});

describe('what is dropped into water', () => {
  const dropping = (weapon: 'MD' | 'SD' | 'OJ' | 'FOJ' | 'SS', dice: readonly number[]) => {
    const car = inPond(20, { weapons: [gun(weapon, 'back')] });
    const other = testVehicle('v2', facing(15, 15, 0), 0);
    const game = testGame({ vehicles: [car, other], terrain: [pond(1)] }, dice);
    const [port] = gunsAboard(modelOf(game.setup, 'v1'), car);
    if (port === undefined) throw new Error('no dropper');
    run(game, drop(game, car, port));
    return { game, car, port };
  };

  it.each(['OJ', 'FOJ'] as const)(`${RULE}: %s does nothing there`, (weapon) => {
    const { game, port } = dropping(weapon, [3]);
    expect([game.state.counters, port.state.shots]).toEqual([[], (port.model.shots ?? 0) - 1]);
    expect(textsOf(game, 'drop')).toEqual(['V1 drops oil into the water, where it disperses.']);
  });

  it(`${RULE}: on 1 or 2 water backs up into the dropper, for a die less three`, () => {
    const { port, game } = dropping('MD', [2, 5]);
    expect(port.state.dp).toBe(port.model.dp - 2);
    expect(textsOf(game, 'water')).toEqual(['V1: water backs up into its MD back.', 'V1: MD back 2 → 0 (water).']);
    expect(dropping('MD', [3]).port.state.dp).toBe(port.model.dp);
    expect(dropping('MD', [1, 3]).port.state.dp).toBe(port.model.dp);
  });

  it(`${RULE}: a spray has no port to back up into`, () => {
    expect(dropping('SS', []).game.state.counters).toHaveLength(1);
  });

  it.each(['MD', 'SD'] as const)(
    `${RULE}: what %s leaves is hidden from the others until somebody drives over it`,
    (weapon) => {
      const { game, car } = dropping(weapon, [3]);
      const { setup, state } = game;
      expect(knownState(setup, state, 0).counters).toHaveLength(1);
      const [counter] = state.counters;
      const seen = [1, null].map((viewer) => JSON.stringify(knownState(setup, state, viewer)));
      if (counter !== undefined) counter.pose = facing(3, 3, 0);
      car.over = [];
      expect([1, null].map((viewer) => JSON.stringify(knownState(setup, state, viewer)))).toEqual(seen);
      const open = game.events
        .filter(({ to }) => to === undefined)
        .map(({ text, shot, marks }) => ({ text, shot, marks }));
      expect(open[0]).toEqual({ text: 'V1 drops something into the water.', shot: undefined, marks: undefined });
      expect(game.events.find(({ to }) => to !== undefined)?.to).toEqual([0]);
    },
  );

  it(`${RULE}: who drives over them finds them`, () => {
    const { game } = dropping('SD', [3]);
    const [counter] = game.state.counters;
    const other = game.state.vehicles[1];
    if (counter === undefined || other === undefined) throw new Error('nothing there');
    other.pose = facing(counter.pose.x, counter.pose.y - 1.5, 0);
    other.grounds = ['water-1'];
    game.left.push(6, 6, 6, 6);
    drive(game, other, 1);
    expect([counter.sunk, textsOf(game, 'ground')]).toEqual([undefined, ['V2 finds spikes under the water.']]);
    expect(knownState(game.setup, game.state, 1).counters).toHaveLength(1);
  });
});
