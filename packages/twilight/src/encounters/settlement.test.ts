import { diceOf, spreadOf } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { ATTITUDE_MODIFIERS, ATTITUDE_TABLE } from '../catalog/settlement-attitude.ts';
import { CRISES } from '../catalog/settlement-crisis.ts';
import { SETTLEMENT_SIZE_TABLE, SETTLEMENT_SIZES } from '../catalog/settlement-size.ts';
import { TERRITORIES } from '../catalog/territories.ts';
import { GOVERNMENT_MODIFIERS, GOVERNMENT_TABLE } from '../catalog/urban-government.ts';
import { rollContext } from '../rolls/roll.ts';
import { chancesOf, chiSquare, chiSquareLimit, tallyOf } from '../testing/chi-square.ts';
import { parseParty } from '../travel/party-check.ts';
import { ATTITUDE_MEANING, GOVERNMENT_MEANING } from './place-words.ts';
import { rollAttitude, rollCrisis, rollGovernment, rollPopulation, settlementOf } from './settlement.ts';
import { availabilityOf, searchFor, speakersIn } from './settlement-market.ts';
import { levelWords, militiaOf, readyOf } from './settlement-militia.ts';

const D6 = spreadOf(diceOf('1d6'));
const die = (face: number) => rollContext({ seed: '1', mandates: { x: `die:${face}` } });
const D10_FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test('twilight/settlements/size: a village by a 3: 150 people, 30 armed, 3 ready by day, 1 at night (E24)', () => {
  const population = rollPopulation(die(3), 'x', 'village');
  const militia = militiaOf('village', population);
  expect([population, militia.armed, militia.ready.day, militia.ready.night]).toEqual([150, 30, 3, 1]);
});

test.each(SETTLEMENT_SIZES)('twilight/settlements/kinds: every face of the size die for a %s', (size) => {
  expect(D10_FACES.map((face) => rollPopulation(die(face), 'x', size))).toEqual(SETTLEMENT_SIZE_TABLE.columns[size]);
});

test('twilight/settlements/militia: a tenth of a town is armed, a twentieth of a city, which has heavy weapons too', () => {
  expect(militiaOf('town', 5500)).toMatchObject({ armed: 550, arms: ['civilian'], heavyWeapons: false });
  expect(militiaOf('major-city', 120_000)).toMatchObject({
    armed: 6000,
    arms: ['military', 'civilian'],
    heavyWeapons: true,
  });
});

test.each([
  ['village', 150, { novice: 15, experienced: 14, veteran: 1, elite: 0 }, '15 Novice, 14 Experienced, 1 Veteran'],
  [
    'town',
    5500,
    { novice: 260, experienced: 258, veteran: 27, elite: 5 },
    '260 Novice, 258 Experienced, 27 Veteran, 5 Elite',
  ],
  ['village', 5, { novice: 1, experienced: 0, veteran: 0, elite: 0 }, '1 Novice'],
] as const)(
  'twilight/settlements/militia: the armed of a %s of %i are Experienced and Novice, seldom better',
  (size, population, levels, words) => {
    const militia = militiaOf(size, population);
    expect(militia.levels).toEqual(levels);
    expect(Object.values(militia.levels).reduce((sum, men) => sum + men)).toBe(militia.armed);
    expect(levelWords(militia)).toBe(words);
  },
);

test('twilight/settlements/readiness: never fewer than one stands watch; the others come within the hours of the muster', () => {
  expect([readyOf(10, 'night'), readyOf(0, 'day'), readyOf(6000, 'day'), readyOf(6000, 'night')]).toEqual([
    1, 1, 600, 300,
  ]);
  expect(SETTLEMENT_SIZES.map((size) => militiaOf(size, 1000).musterHours)).toEqual([1, 4, 24, 72]);
  expect(SETTLEMENT_SIZES.map((size) => militiaOf(size, 1000).musterReconstructed)).toEqual([false, true, true, true]);
});

test('twilight/settlements/attitude-table: terrorized, a 6: nine, hostile (E25)', () => {
  const ctx = die(6);
  expect(rollAttitude(ctx, 'x', 'terrorized')).toBe('hostile');
  expect(ctx.rolls[0]).toMatchObject({
    total: 9,
    modifiers: [{ value: 3, rule: 'twilight/settlements/attitude-modifiers' }],
  });
});

test('twilight/settlements/government-table: anarchy, a 6: eleven, anarchy (E26)', () => {
  const ctx = die(6);
  expect(rollGovernment(ctx, 'x', 'anarchy')).toBe('anarchy');
  expect(ctx.rolls[0]).toMatchObject({
    total: 11,
    modifiers: [{ value: 5, rule: 'twilight/settlements/government-modifiers' }],
  });
});

test.each(TERRITORIES)('twilight/settlements/attitude-modifiers: %s, face by face', (territory) => {
  const read = tallyOf([1, 2, 3, 4, 5, 6].map((face) => rollAttitude(die(face), 'x', territory)));
  const chances = chancesOf(ATTITUDE_TABLE.results, ATTITUDE_TABLE.first, D6, ATTITUDE_MODIFIERS[territory]);
  expect(new Map([...read].map(([row, count]) => [row, count / 6]))).toEqual(near(chances));
});

test.each(TERRITORIES)('twilight/settlements/government-modifiers: %s, face by face', (territory) => {
  const read = tallyOf([1, 2, 3, 4, 5, 6].map((face) => rollGovernment(die(face), 'x', territory)));
  const chances = chancesOf(GOVERNMENT_TABLE.results, GOVERNMENT_TABLE.first, D6, GOVERNMENT_MODIFIERS[territory]);
  expect(new Map([...read].map(([row, count]) => [row, count / 6]))).toEqual(near(chances));
});

function near(chances: ReadonlyMap<string, number>): Map<string, unknown> {
  return new Map([...chances].map(([row, chance]) => [row, expect.closeTo(chance, 12)]));
}

test('twilight/settlements/attitude: every reception can be met in some territory, and no other', () => {
  const met = new Set(
    TERRITORIES.flatMap((land) => [1, 2, 3, 4, 5, 6].map((face) => rollAttitude(die(face), 'x', land))),
  );
  expect([...met].sort()).toEqual([...new Set(ATTITUDE_TABLE.results)].sort());
});

test('twilight/settlements/government: every government can be met in some territory, and no other', () => {
  const met = new Set(
    TERRITORIES.flatMap((land) => [1, 2, 3, 4, 5, 6].map((face) => rollGovernment(die(face), 'x', land))),
  );
  expect([...met].sort()).toEqual([...new Set(GOVERNMENT_TABLE.results)].sort());
});

test('twilight/settlements/crisis-table: ten faces, ten crises', () => {
  expect(D10_FACES.map((face) => rollCrisis(die(face), 'x'))).toEqual(CRISES);
});

const request = { name: 'Lublin', size: 'city', territory: 'terrorized', languages: ['Polish'] } as const;

test('twilight/settlements/crisis: every settlement has one, and is the same whenever it is rolled from its path', () => {
  const first = settlementOf(rollContext({ seed: '9' }), 'settlement/lublin', request);
  const again = settlementOf(rollContext({ seed: '9' }), 'settlement/lublin', request);
  expect(again).toEqual(first);
  expect(CRISES).toContain(first.crisis);
});

test('twilight/encounters/expanded: the attitude rolled again leaves all the rest of a settlement', () => {
  const first = settlementOf(rollContext({ seed: '9' }), 's', request);
  const others = Array.from({ length: 20 }, (_, n) =>
    settlementOf(rollContext({ seed: '9', rerolls: { 's/attitude': n + 1 } }), 's', request),
  );
  for (const other of others) expect({ ...other, attitude: first.attitude }).toEqual(first);
  expect(new Set(others.map(({ attitude }) => attitude)).size).toBeGreaterThan(1);
});

test('attitude and crisis of many settlements lie within chance', () => {
  const many = Array.from({ length: 3000 }, (_, n) => settlementOf(rollContext({ seed: `s${n}` }), 's', request));
  const chances = chancesOf(ATTITUDE_TABLE.results, ATTITUDE_TABLE.first, D6, ATTITUDE_MODIFIERS.terrorized);
  expect(chiSquare(tallyOf(many.map(({ attitude }) => attitude)), chances)).toBeLessThan(
    chiSquareLimit(chances.size - 1),
  );
  const even = new Map(CRISES.map((crisis) => [crisis, 0.1]));
  expect(chiSquare(tallyOf(many.map(({ crisis }) => crisis)), even)).toBeLessThan(chiSquareLimit(9));
});

const governed = (government: string) =>
  settlementOf(rollContext({ seed: '1', mandates: { 's/government': government } }), 's', request);

test.each([
  ['twilight/settlements/dictator', 'dictator'],
  ['twilight/settlements/warlord', 'warlord'],
])('%s: two cards tell what he is like', (_, government) => {
  expect(governed(government).ruler).toHaveLength(2);
});

test('twilight/settlements/captive: it is told who holds it; nobody holds the others', () => {
  expect(['military-unit', 'marauders']).toContain(governed('captive').captor);
  expect(governed('federated').captor).toBeUndefined();
});

test.each([
  ['friendly', 'twilight/settlements/friendly'],
  ['open', 'twilight/settlements/open'],
  ['neutral', 'twilight/settlements/neutral'],
  ['suspicious', 'twilight/settlements/suspicious'],
  ['frightened', 'twilight/settlements/frightened'],
  ['defensive', 'twilight/settlements/defensive'],
  ['hostile', 'twilight/settlements/hostile'],
] as const)('the attitude %s is explained by %s', (attitude, rule) => {
  expect(ATTITUDE_MEANING[attitude].rule).toBe(rule);
});

test.each([
  ['federated', 'twilight/settlements/federated'],
  ['popular-council', 'twilight/settlements/popular-council'],
  ['corrupt-council', 'twilight/settlements/corrupt-council'],
  ['anarchy', 'twilight/settlements/anarchy'],
] as const)('the government %s is explained by %s', (government, rule) => {
  expect(GOVERNMENT_MEANING[government].rule).toBe(rule);
});

test('twilight/referee/availability: rare things are never to be had in a village, common ones always in a major city', () => {
  expect(availabilityOf('village', 'rare')).toBe(0);
  expect(searchFor(rollContext({ seed: '1', mandates: { x: '1' } }), 'x', 'village', 'rare').success).toBe(false);
  expect(searchFor(rollContext({ seed: '1', mandates: { x: '100' } }), 'x', 'major-city', 'common').success).toBe(true);
  expect(searchFor(rollContext({ seed: '1', mandates: { x: '41' } }), 'x', 'town', 'scarce').success).toBe(false);
});

test('twilight/referee/languages: who speaks the tongue, and who only one of the same group', () => {
  const party = parseParty({
    people: [
      { name: 'Anna', languages: ['Polish'] },
      { name: 'Karel', languages: ['Czech'] },
      { name: 'Joe', languages: ['English'] },
    ],
  });
  if (!party.ok) throw new Error('a party');
  expect(speakersIn(party.value, ['Polish'])).toEqual({ fluent: ['Anna'], related: ['Karel'] });
});
