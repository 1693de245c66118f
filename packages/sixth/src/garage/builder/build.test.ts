import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../catalog/cards.ts';
import { SIDES } from '../../catalog/dashboard.ts';
import { GAME_SIZES } from '../../catalog/game-sizes.ts';
import { fittedOf } from '../design/fitted.ts';
import { costOf } from '../figures/cost.ts';
import { makeStatLine } from '../notation/make-stat-line.ts';
import { parseStatLine } from '../notation/parse-stat-line.ts';
import { problemsOf } from '../problems/problems.ts';
import { USUAL } from '../problems/settings.ts';
import { bareCar, buildCar } from './build.ts';
import { BUILDER_IDS } from './tastes.ts';

const anySize = fc.record({ ap: fc.integer({ min: 1, max: 12 }), bp: fc.nat(80), cp: fc.nat(20) });
const anySettings = fc.record({ anyCopies: fc.boolean(), expansions: fc.boolean() });

describe('sixth/setup/game-size', () => {
  test('whatever the armor, build and crew points, whoever builds: the car is legal, and armed if there is a point for it', () => {
    fc.assert(
      fc.property(anySize, fc.constantFrom(...BUILDER_IDS), fc.string({ maxLength: 4 }), anySettings, (...wish) => {
        const [size, builder, seed, settings] = wish;
        const design = buildCar(size, builder, seed, settings);
        expect(problemsOf(design, settings).map(({ message }) => message)).toEqual([]);
        expect(design.size).toEqual(size);
        expect(fittedOf(design).some(({ card }) => card.type === 'weapon')).toBe(size.bp > 0);
      }),
      { numRuns: 150 },
    );
  });

  test('a car of nothing but rookies is legal in the smallest game', () => {
    expect(problemsOf(bareCar({ ap: 1, bp: 0, cp: 0 }, 'Bare'), USUAL)).toEqual([]);
  });

  test('the same seed builds the same car, another a different one, and nearly all points are spent', () => {
    for (const size of Object.values(GAME_SIZES))
      for (const builder of BUILDER_IDS) {
        const cars = ['1', '2', '3', '4'].map((seed) => buildCar(size, builder, seed, USUAL));
        expect(buildCar(size, builder, '1', USUAL)).toEqual(cars[0]);
        expect(new Set(cars.map((car) => JSON.stringify(car.cards))).size).toBeGreaterThan(2);
        for (const car of cars) expect(costOf(car).bp).toBeGreaterThanOrEqual(size.bp - 1);
      }
  });
});

test('each builder has a taste of its own: dear guns ahead, plates all round, guns to the sides', () => {
  const seeds = Array.from({ length: 30 }, (_, i) => String(i));
  const allOf = (builder: (typeof BUILDER_IDS)[number]) =>
    seeds.flatMap((seed) => fittedOf(buildCar(GAME_SIZES.medium, builder, seed, USUAL)));
  const pointsOn = (builder: (typeof BUILDER_IDS)[number], type: string, places: readonly string[]): number =>
    allOf(builder)
      .filter(({ card, place }) => card.type === type && places.includes(place))
      .reduce((sum, { card }) => sum + card.cost / seeds.length, 0);
  expect(pointsOn('red-liner', 'weapon', ['front'])).toBeGreaterThan(pointsOn('steady-hand', 'weapon', ['front']) + 1);
  expect(pointsOn('steady-hand', 'structure', SIDES)).toBeGreaterThan(pointsOn('red-liner', 'structure', SIDES) + 1);
  const aside = ['left', 'right'];
  expect(pointsOn('key-master', 'weapon', aside)).toBeGreaterThan(pointsOn('red-liner', 'weapon', aside) + 1);
});

test('what is built can be written as a stat line and read again', () => {
  for (const builder of BUILDER_IDS) {
    const design = buildCar(GAME_SIZES.large, builder, 'line', USUAL);
    const line = makeStatLine(design);
    expect(parseStatLine(line).design).toEqual(design);
    expect(design.cards.crew.filter((id) => CARDS[id].type === 'crew')).toHaveLength(2);
  }
});
