import { expect, test } from 'vitest';
import { encounterMix } from '../bench.ts';
import { TWILIGHT_ENCOUNTERS } from './desk.ts';

const request = { seed: '7', terrain: 'wood', territory: 'terrorized' };

test('a request in words gives data, a paragraph and a card, the same each time', () => {
  const told = TWILIGHT_ENCOUNTERS.encounter(request);
  expect(told).toEqual(TWILIGHT_ENCOUNTERS.encounter(request));
  expect(told).toMatchObject({ ok: true, value: { data: { seed: '7' }, card: { path: 'encounter' } } });
});

test('an unknown terrain or territory is explained, both at once', () => {
  const told = TWILIGHT_ENCOUNTERS.encounter({ ...request, terrain: 'desert', territory: 'quiet' });
  if (told.ok) throw new Error('a desert is no terrain');
  expect(told.error.map(({ field }) => field).sort()).toEqual(['terrain', 'territory']);
  const terrain = told.error.find(({ field }) => field === 'terrain');
  expect(terrain?.legal).toEqual(TWILIGHT_ENCOUNTERS.terrains.map(({ id }) => id));
});

test.each([
  [{ party: { people: 0, vehicles: 0, rcn: 40, camp: false, moving: true } }, 'party.people'],
  [{ weather: 'rain' }, 'weather'],
  [{ elite: 'ninjas' }, 'elite'],
])('an impossible situation %j names its field', (situation, field) => {
  const told = TWILIGHT_ENCOUNTERS.encounter({ ...request, situation });
  expect(told.ok).toBe(false);
  if (!told.ok) expect(told.error.map((problem) => problem.field)).toContain(field);
});

test('a situation that is no object is refused', () => {
  expect(TWILIGHT_ENCOUNTERS.encounter({ ...request, situation: 'rain' }).ok).toBe(false);
});

test('twilight/encounters/mandated: a row that no table has is refused, with what can be named', () => {
  const told = TWILIGHT_ENCOUNTERS.encounter({ ...request, mandates: { 'encounter/kind': 'dragon' } });
  expect(told).toMatchObject({ ok: false, error: [{ field: 'encounter/kind' }] });
});

test.each([
  [{ 'encounter/group/subunit-99/type': 'veteran' }, {}, 'No single roll is made for type of subunit 99'],
  [{ 'encounter/group': 'hunters', 'encounter/group/subunit-1': 'x' }, {}, 'No single roll is made for subunit 1'],
  [{ 'encounter/group': 'hunters', 'encounter/group/subunit-1/arms/loads': '3' }, {}, 'everybody has a die of his own'],
  [{}, { 'encounter/swamp': 1 }, 'Nothing is rolled for swamp.'],
])(
  'twilight/encounters/mandated: %j and rerolls %j change nothing, so the referee is told',
  (more, rerolls, message) => {
    const mandates = { 'encounter/kind': 'group', ...more };
    const told = TWILIGHT_ENCOUNTERS.encounter({ ...request, mandates, rerolls });
    expect(told).toMatchObject({ ok: false, error: [{ message: expect.stringContaining(message) }] });
  },
);

test('the bench rolls as many encounters as it is asked for, and counts their rolls', () => {
  expect(encounterMix(40)).toEqual(encounterMix(40));
  expect(encounterMix(40).encounters).toBe(40);
  expect(encounterMix(40).rolls).toBeGreaterThan(40);
});
