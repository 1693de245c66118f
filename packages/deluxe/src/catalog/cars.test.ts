import { describe, expect, test } from 'vitest';
import { ACCELERATION, type AccelerationRow } from './acceleration.ts';
import { ACCESSORIES } from './accessories.ts';
import { ARMOR_TYPES } from './armor.ts';
import { BODIES } from './bodies.ts';
import { CHASSIS } from './chassis.ts';
import { PEOPLE } from './people.ts';
import { PLANTS } from './plants.ts';
import { SUSPENSIONS } from './suspensions.ts';
import { TIRES } from './tires.ts';
import { WEAPONS } from './weapons.ts';

const percent = (share: number, of: number): number => (share * of) / 100;

test('deluxe/VIII.2/chassis: a heavy chassis for a mid-sized car carries 5,280 lb for $300', () => {
  const { maxLoad, cost } = BODIES.midsize;
  expect([maxLoad + percent(CHASSIS.heavy.loadPercent, maxLoad), percent(CHASSIS.heavy.costPercent, cost)]).toEqual([5280, 300]);
});

test('deluxe/VIII.3/suspension: a heavy one for a luxury car costs $1,200', () => {
  expect(percent(SUSPENSIONS.heavy.costPercent, BODIES.luxury.cost)).toBe(1200);
});

test('deluxe/VIII.3/suspension: vans have one less', () => {
  for (const row of Object.values(SUSPENSIONS)) expect(row.vanHandlingClass).toBe(row.handlingClass - 1);
});

test('deluxe/VIII.8/ram-plate: behind 50 points on a luxury car $1,500 and 250 lb', () => {
  const { cost, weight } = BODIES.luxury.armor;
  const { costFactor, weightFactor } = ACCESSORIES.ramplate.special;
  expect([(50 * cost * costFactor.num) / costFactor.den, (50 * weight * weightFactor.num) / weightFactor.den]).toEqual([1500, 250]);
});

test('deluxe/VIII.7/armor: the dearer types of luxury armor', () => {
  const { cost, weight } = BODIES.luxury.armor;
  const point = (type: keyof typeof ARMOR_TYPES) => {
    const row = ARMOR_TYPES[type];
    return [(cost * row.cost.num) / row.cost.den, (weight * row.weight.num) / row.weight.den];
  };
  expect([point('normal'), point('FP'), point('LR'), point('LRFP')]).toEqual([
    [20, 10],
    [40, 10],
    [22, 11],
    [50, 11],
  ]);
});

describe('deluxe/VIII.11/acceleration', () => {
  const rows: readonly AccelerationRow[] = ACCELERATION;
  const acceleration = (power: number, weight: number) => rows.find(({ atLeast }) => power * atLeast.den >= weight * atLeast.num)?.acceleration;

  test.each([
    [1400, 5500, undefined],
    [2000, 5500, 5],
    [2750, 5500, 10],
    [2000, 4000, 10],
    [800, 2400, 5],
    [4000, 4000, 15],
  ])('%i power factors for %i lb', (power, weight, expected) => {
    expect(acceleration(power, weight)).toBe(expected);
  });
});

test('deluxe/III.2/specifications: the Hotshot adds up to $14,600, 6,600 lb and 19 spaces', () => {
  const { FT, MG } = WEAPONS;
  const { luxury } = BODIES;
  const { fireextinguisher, link } = ACCESSORIES;
  const armor = 80;
  const cost =
    luxury.cost +
    percent(CHASSIS.xheavy.costPercent + SUSPENSIONS.heavy.costPercent, luxury.cost) +
    PLANTS.super.cost +
    4 * TIRES.pr.cost +
    4 * FT.loadedCost +
    2 * MG.loadedCost +
    fireextinguisher.cost +
    2 * link.cost +
    armor * luxury.armor.cost;
  const weight = luxury.weight + PLANTS.super.weight + 4 * TIRES.pr.weight + 4 * FT.loadedWeight + 2 * MG.loadedWeight + fireextinguisher.weight + armor * luxury.armor.weight + PEOPLE.driver.weight;
  const spaces = PLANTS.super.spaces + 4 * FT.spaces + 2 * MG.spaces + fireextinguisher.spaces + PEOPLE.driver.spaces;
  expect([cost, weight, spaces]).toEqual([14600, 6600, luxury.spaces]);
  expect(weight).toBeLessThanOrEqual(luxury.maxLoad + percent(CHASSIS.xheavy.loadPercent, luxury.maxLoad));
});
