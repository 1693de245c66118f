import { describe, expect, test } from 'vitest';
import { COUNTERS, type CounterKind } from '../../catalog/counters.ts';
import type { Design } from '../../garage/design/design.ts';
import { at, driven, gameOf, marksOf, play, roadSetup, type TestGame, vehicle } from '../../testing/road.ts';
import { blastDifference, counterDifference, countersUnder, enterCounters } from './counters.ts';
import { squareBehind } from './drop.ts';

function onto(
  kind: CounterKind,
  speed: number,
  dice: readonly number[],
  design: Design = driven('midSized', 2),
): TestGame {
  const game = gameOf(roadSetup([{ design, speed, pose: at(0, 0) }]), dice);
  game.state.counters.push({ id: 'c1', kind, pose: at(0, 0), by: 0 }, { id: 'c2', kind, pose: at(0, 1), by: 0 });
  play(game, enterCounters(game, vehicle(game)));
  return game;
}

const difference = (game: TestGame): number | undefined =>
  game.events.find(({ kind }) => kind === 'control')?.modifiers?.find(({ label }) => label === 'Speed difference')
    ?.value;

describe('roadrage/drop/oil: example 14', () => {
  test.each([
    [40, 6],
    [60, 6],
    [90, 9],
  ])('at %i mph a roll at %i', (speed, sd) => {
    expect(counterDifference(speed, { sd: 6, orSpeed: true })).toBe(sd);
    const game = onto('oil', speed, [1, 1]);
    expect(difference(game)).toBe(-sd);
    expect(game.state.counters).toHaveLength(2);
  });

  test('four wheel drive adds 2', () => {
    const plain = onto('oil', 40, [1, 1]).events.find(({ kind }) => kind === 'control')?.target;
    const better = onto('oil', 40, [1, 1], driven('midSized', 2, 'fourWheelDrive')).events.find(
      ({ kind }) => kind === 'control',
    )?.target;
    const need = (target: typeof plain): number => (target?.kind === 'need' ? target.need : 0);
    expect(need(better) - need(plain)).toBe(2);
  });
});

test('roadrage/drop/smoke: a roll at 3', () => {
  expect(difference(onto('smoke', 90, [1, 1]))).toBe(-3);
});

test('roadrage/drop/spikes: tires only', () => {
  const game = onto('spikes', 20, [6, 1, 1, 1]);
  expect(vehicle(game)).toMatchObject({ tiresBlown: 1, damage: 0 });
  expect(marksOf(game)).toContain('counter/spikes');
});

test('roadrage/drop/spikes: RR-60, tires blow under what is pushed over them too, without a roll', () => {
  const game = onto('spikes', 0, [6, 1, 1, 1]);
  expect(vehicle(game).tiresBlown).toBe(1);
});

describe('roadrage/drop/mines', () => {
  test('RR-60: it takes tires even from one that the blast has thrown out of control', () => {
    // Set off, six dice, a roll of 4 + 2 + 2 - 3 lost by 4: two squares to come; then the tires.
    const game = onto('mine', 40, [4, 1, 1, 1, 1, 1, 1, 4, 5, 6, 1, 1, 1]);
    expect(vehicle(game).carriedSkid).toMatchObject({ units: 2, sd: 3 });
    expect(vehicle(game).tiresBlown).toBe(1);
  });

  test('quiet on 3, and then the tires are safe too', () => {
    const game = onto('mine', 40, [3]);
    expect(game.state.counters).toHaveLength(2);
  });

  test('4 sets it off: six dice, a roll at 3, tires, and it is gone', () => {
    const game = onto('mine', 40, [4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(vehicle(game).damage).toBe(6);
    expect(difference(game)).toBe(-3);
    expect(game.state.counters.map(({ id }) => id)).toEqual(['c2']);
  });

  test('roadrage/bikes/mines: a bike needs a 6', () => {
    const bike = driven('heavyBike', 2);
    expect(vehicle(onto('mine', 40, [5], bike)).damage).toBe(0);
    expect(vehicle(onto('mine', 40, [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], bike)).damage).toBe(6);
  });
});

test('roadrage/drop/flaming-oil: oil, spikes and fire', () => {
  const game = onto('flamingOil', 40, [1, 1, 1, 1, 1, 1]);
  expect(vehicle(game).burning).toBe(true);
  expect(difference(game)).toBe(-6);
});

test('a vehicle in the air passes over them', () => {
  const game = gameOf(roadSetup([{ design: driven('midSized', 2), speed: 70, pose: at(0, 0) }]));
  vehicle(game).flight = { units: 3, flown: 1, slope: 'sharp', heading: 0, level: 0, sunk: 0 };
  game.state.counters.push({ id: 'c1', kind: 'oil', pose: at(0, 0), by: 0 });
  play(game, enterCounters(game, vehicle(game)));
});

test('roadrage/weapons/blast: example 23, half the dice rounded up', () => {
  expect([6, 3, 8].map(blastDifference)).toEqual([3, 2, 4]);
  expect(COUNTERS.mine.trigger?.dice).toBe(6);
});

test('roadrage/weapons/dropped: a bus of two squares drops behind its tail', () => {
  const bus = [{ design: driven('busHeavyTruck', 2), pose: at(0, 0) }];
  const behind = [true, false].map((longVehicles) => {
    const game = gameOf(roadSetup(bus, { variants: { longVehicles } }));
    return squareBehind(game, vehicle(game));
  });
  expect(behind).toEqual([at(0, -2), at(0, -1)]);
});

describe('without a grid', () => {
  const game = gameOf(
    roadSetup([{ design: driven('midSized', 2), speed: 40, pose: at(0, 0) }], { variants: { movement: 'open' } }),
  );
  game.state.counters.push({ id: 'c1', kind: 'oil', pose: at(0, 1), by: 0 });

  test('one enters a counter with any part of the body, once', () => {
    expect(countersUnder(game, vehicle(game))).toHaveLength(1);
    expect(countersUnder(game, vehicle(game), at(0, 0.3))).toHaveLength(0);
    expect(countersUnder(game, vehicle(game), at(0, -2))).toHaveLength(1);
  });

  test('roadrage/weapons/dropped: a counter begins at the tail', () => {
    const { y } = squareBehind(game, vehicle(game));
    expect(y).toBeCloseTo(-(62 / 50 + 1) / 2, 2);
  });
});
