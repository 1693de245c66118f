import { describe, expect, test } from 'vitest';
import { BRAKING, type BrakingRow, MAX_DECELERATION } from './braking.ts';
import { T_BONE_HAZARDS } from './collisions.ts';
import { REFLEXES, type ReflexRow } from './handling.ts';
import { ENEMY_FIRE, ENEMY_FIRE_OVERSIZED, type FireHazardRow, HAZARDS } from './hazards.ts';
import { MANEUVERS } from './maneuvers.ts';
import { ROAD_CONDITIONS, WITH_TIRE_CHAINS } from './road-conditions.ts';

describe('deluxe/IV.2/deceleration', () => {
  const rows: readonly BrakingRow[] = BRAKING;
  const braking = (mph: number) => rows.find((row) => mph >= row.from && mph <= row.to);

  test('every step of 5 mph up to the limit has its row', () => {
    for (let mph = 5; mph <= MAX_DECELERATION; mph += 5) expect(braking(mph), `${mph} mph`).toBeDefined();
    expect(braking(MAX_DECELERATION + 5)).toBeUndefined();
  });

  test.each([
    [15, { kind: 'free' }, '0'],
    [20, { kind: 'maneuver', difficulty: 3 }, '0'],
    [25, { kind: 'maneuver', difficulty: 5 }, '0'],
    [30, { kind: 'maneuver', difficulty: 7 }, '1d'],
    [35, { kind: 'crash', table: 1 }, '2d'],
    [45, { kind: 'crash', table: 1 }, '2d'],
  ])('%i mph', (mph, outcome, tireDamage) => {
    expect(braking(mph)).toMatchObject({ outcome, tireDamage });
  });
});

test('deluxe/IV.4/maneuvers: the difficulties', () => {
  const difficulties = Object.fromEntries(Object.entries(MANEUVERS).map(([id, row]) => [id, row.difficulty]));
  expect(difficulties).toEqual({ bend: 3, 'tight-bend': 6, drift: 1, 'steep-drift': 3, swerve: 1, 'hard-swerve': 3, pivot: 0, 'evening-out': 0, bootlegger: 7 });
});

test('deluxe/IV.4/bootlegger: ends three inches on, half an inch toward the turn, facing back', () => {
  const { firstLeg, secondLeg } = MANEUVERS.bootlegger.shape;
  expect([firstLeg.advance + secondLeg.advance, secondLeg.toward - firstLeg.away, firstLeg.degrees + secondLeg.degrees]).toEqual([3, 0.5, 180]);
});

test('deluxe/IV.6/hazards: debris D1, driver hurt D2, curb, obstacle and pedestrian D3', () => {
  const { debris, driverHurt, curb, obstacle, pedestrian } = HAZARDS;
  expect([debris, driverHurt, curb, obstacle, pedestrian].map((row) => row.difficulty)).toEqual([1, 2, 3, 3, 3]);
});

test.each([
  ['deluxe/IV.6/enemy-fire', ENEMY_FIRE, { 1: 1, 5: 1, 6: 2, 9: 2, 10: 3, 60: 3 }],
  ['deluxe/X.5/hazards', ENEMY_FIRE_OVERSIZED, { 12: 1, 13: 2, 21: 2, 22: 3 }],
] as const)('%s: bands of hits', (_rule, rows: readonly FireHazardRow[], expected: Readonly<Record<number, number>>) => {
  for (const [hits, difficulty] of Object.entries(expected)) {
    expect(rows.find((row) => Number(hits) >= row.from && Number(hits) <= (row.to ?? Number.POSITIVE_INFINITY))?.difficulty).toBe(difficulty);
  }
});

test('deluxe/IV.6/road-conditions and deluxe/VIII.8/tire-chains', () => {
  expect(Object.entries(ROAD_CONDITIONS).map(([id, row]) => [id, row.adds])).toEqual([
    ['light-rain', 1],
    ['heavy-rain', 2],
    ['gravel', 1],
    ['oil', 2],
    ['flaming-oil', 3],
    ['light-snow', 2],
    ['heavy-snow', 3],
    ['ice', 4],
    ['off-road', 1],
  ]);
  for (const id of ['ice', 'light-snow', 'heavy-snow'] as const) expect(WITH_TIRE_CHAINS[id]).toBeLessThan(ROAD_CONDITIONS[id].adds);
});

test('deluxe/IV.5/reflexes: 5 gives one, 6 or more two', () => {
  const rows: readonly ReflexRow[] = REFLEXES;
  const bonus = (total: number) => rows.find((row) => total >= row.from && total <= (row.to ?? Number.POSITIVE_INFINITY))?.bonus;
  expect([1, 4, 5, 6, 9].map(bonus)).toEqual([0, 0, 1, 2, 2]);
});

test('deluxe/IV.7/t-bone: the two hazards make five', () => {
  for (const row of T_BONE_HAZARDS) expect(row.rammer + row.struck).toBe(5);
});
