import { expect, test } from 'vitest';
import { SETTLEMENT_SIZES } from '../catalog/settlement-size.ts';
import {
  URBAN_ENCOUNTERS,
  URBAN_GOVERNMENT_MODIFIERS,
  URBAN_PARTIES,
  URBAN_SIZE_MODIFIERS,
  URBAN_TABLE,
  type UrbanEncounter,
} from '../catalog/urban-encounters.ts';
import { GOVERNMENTS } from '../catalog/urban-government.ts';
import { rollContext } from '../rolls/roll.ts';
import { URBAN_MEANING } from './place-words.ts';
import { crossQuarter, rollUrban } from './urban.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const party = { people: 4, rcn: 40 };
const streets = GOVERNMENTS.flatMap((government) => SETTLEMENT_SIZES.map((size) => ({ government, size })));

test('twilight/urban/table: a captive major city at night, a 6: eleven, dogs (E27)', () => {
  const ctx = rollContext({ seed: '1', mandates: { q: 'die:6' } });
  expect(rollUrban(ctx, 'q', { size: 'major-city', government: 'captive' }, 'night')).toBe('dogs');
  expect(ctx.rolls[0]).toMatchObject({ total: 11, modifiers: [{ value: 2 }, { value: 3 }] });
});

test.each(streets)(
  'twilight/urban/modifiers: $size, $government, face by face, by day and night',
  ({ size, government }) => {
    const plus = URBAN_GOVERNMENT_MODIFIERS[government] + URBAN_SIZE_MODIFIERS[size];
    for (const time of ['day', 'night'] as const) {
      const read = FACES.map((face) =>
        rollUrban(rollContext({ seed: '1', mandates: { q: `die:${face}` } }), 'q', { size, government }, time),
      );
      expect(read).toEqual(FACES.map((face) => URBAN_TABLE.columns[time][face + plus - 1]));
    }
  },
);

test('twilight/urban/frequency: every result can come up somewhere, by day or by night', () => {
  const met = new Set<string>();
  for (const street of streets)
    for (const time of ['day', 'night'] as const)
      for (const face of FACES)
        met.add(rollUrban(rollContext({ seed: '1', mandates: { q: `die:${face}` } }), 'q', street, time));
  expect([...met].sort()).toEqual([...URBAN_ENCOUNTERS].sort());
});

function met(encounter: UrbanEncounter, seed: number, mandates: Record<string, string> = {}) {
  const time = URBAN_TABLE.columns.day.some((row) => row === encounter) ? 'day' : 'night';
  const ctx = rollContext({ seed: String(seed), mandates: { q: encounter, ...mandates } });
  const inTown = crossQuarter(ctx, 'q', { size: 'city', government: 'anarchy', languages: [] }, time, party);
  expect(ctx.problems).toEqual([]);
  return inTown.met;
}

const SEEDS = Array.from({ length: 40 }, (_, n) => n);

function people(encounter: UrbanEncounter, seed: number, mandates: Record<string, string> = {}) {
  const one = met(encounter, seed, mandates);
  if (one.kind !== 'people') throw new Error(`${encounter} are people`);
  return one;
}

test('twilight/urban/patrol: four Experienced, each with a military or a civilian arm', () => {
  for (const seed of SEEDS) {
    const patrol = people('patrol', seed).people;
    expect(patrol).toHaveLength(4);
    for (const { type, arm } of patrol)
      expect([type, ['military', 'civilian'].includes(arm ?? '')]).toEqual(['experienced', true]);
  }
});

test('twilight/urban/work-gang: at least twenty with empty hands and two armed guards', () => {
  const gang = people('work-gang', 1);
  expect(gang.people.length).toBeGreaterThanOrEqual(20);
  expect(gang.people.every(({ arm }) => arm === null)).toBe(true);
  expect(gang.guards).toHaveLength(2);
  expect(gang.guards.every(({ arm }) => arm !== null)).toBe(true);
});

test('twilight/urban/scavenger: one die of them, with knives and clubs', () => {
  expect(people('scavenger', 1, { 'q/number': '6' }).people).toHaveLength(6);
  for (const seed of SEEDS) {
    for (const { arm } of people('scavenger', seed).people) expect(['knife', 'club']).toContain(arm);
  }
});

test('twilight/urban/mob: tens up to a hundred', () => {
  expect(people('mob', 1, { 'q/number': '10' }).people).toHaveLength(100);
  expect(people('mob', 1, { 'q/number': '1' }).people).toHaveLength(10);
});

test('twilight/urban/gang: three dice, half Experienced and half Novice, a few of them with pistols', () => {
  const gang = people('gang', 1, { 'q/number': '9' }).people;
  expect(gang.map(({ type }) => type)).toEqual([...Array(5).fill('experienced'), ...Array(4).fill('novice')]);
  const pistols = gang.filter(({ arm }) => arm === 'pistol').length;
  expect(pistols).toBeGreaterThanOrEqual(2);
  expect(pistols).toBeLessThanOrEqual(4);
});

test('twilight/urban/thugs: Experienced, one or two firearms and no more than there are thugs', () => {
  for (const seed of SEEDS) {
    const thugs = people('thugs', seed).people;
    const guns = thugs.filter(({ arm }) => arm === 'pistol' || arm === 'shotgun').length;
    expect(guns).toBeGreaterThanOrEqual(1);
    expect(guns).toBeLessThanOrEqual(Math.min(2, thugs.length));
    expect(thugs.every(({ type }) => type === 'experienced')).toBe(true);
  }
});

test.each([
  ['twilight/urban/refugee', 'refugee', 'refugees'],
  ['twilight/urban/primitives', 'primitives', 'primitives'],
] as const)('%s: the same as on the road', (_, encounter, group) => {
  const one = met(encounter, 3);
  expect(one.kind === 'group' ? one.group.group : one.kind).toBe(group);
});

test('twilight/urban/dogs: a pack as in the wild', () => {
  const one = met('dogs', 3);
  expect(one.kind === 'animal' ? one.animal.animal : one.kind).toBe('dog');
});

test('every result is explained by a rule of its own', () => {
  expect(Object.keys(URBAN_MEANING).sort()).toEqual(Object.keys(URBAN_PARTIES).sort());
  const rules = Object.values(URBAN_MEANING).map(({ rule }) => rule);
  expect(new Set(rules).size).toBe(rules.length);
});
