import { expect, test } from 'vitest';
import { type CampaignAge, TERRITORIES } from '../catalog/territories.ts';
import { TERRITORY_MEANING } from '../encounters/place-words.ts';
import { rollContext } from '../rolls/roll.ts';
import { rollTerritory, territoryName, territoryOf } from './territory.ts';

function faces(age: CampaignAge): readonly string[] {
  return [1, 2, 3, 4, 5, 6].map((face) =>
    rollTerritory(rollContext({ seed: '1', mandates: { t: `die:${face}` } }), 't', age),
  );
}

test('twilight/territories/table: early in a campaign the die reaches the first six, each once', () => {
  expect(faces('early')).toEqual(TERRITORIES.slice(0, 6));
});

test('twilight/territories/campaign-age: one and later two are added, so disputed land and cantonments come up', () => {
  expect(faces('later')).toEqual(TERRITORIES.slice(1, 7));
  expect(faces('late')).toEqual(TERRITORIES.slice(2, 8));
  const ctx = rollContext({ seed: '1', mandates: { t: 'die:6' } });
  rollTerritory(ctx, 't', 'late');
  expect(ctx.rolls[0]).toMatchObject({
    total: 8,
    modifiers: [{ value: 2, rule: 'twilight/territories/campaign-age' }],
  });
});

test('twilight/encounters/territory: a territory the referee has set is not rolled', () => {
  const ctx = rollContext({ seed: '1' });
  expect(territoryOf(ctx, 't', 'cantonment', 'early')).toBe('cantonment');
  expect(ctx.rolls).toEqual([]);
  expect(TERRITORIES).toContain(territoryOf(ctx, 't', 'roll', 'early'));
  expect(ctx.rolls).toHaveLength(1);
});

test.each([
  ['organized', 'twilight/territories/organized'],
  ['independent', 'twilight/territories/independent'],
  ['insular', 'twilight/territories/insular'],
  ['terrorized', 'twilight/territories/terrorized'],
  ['anarchy', 'twilight/territories/anarchy'],
  ['devastated', 'twilight/territories/devastated'],
  ['disputed', 'twilight/territories/disputed'],
  ['cantonment', 'twilight/territories/cantonment'],
] as const)('%s land is explained by %s', (territory, rule) => {
  expect(TERRITORY_MEANING[territory].rule).toBe(rule);
  expect(territoryName(territory).toLowerCase()).toBe(territory);
});
