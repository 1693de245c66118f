import { diceOf, spreadOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { ANIMAL_TABLE } from './animal-table.ts';
import { DISEASE_SOURCES, DISEASE_TABLES } from './diseases.ts';
import * as equipment from './encounter-equipment.ts';
import { ENCOUNTER_TABLE } from './encounter-table.ts';
import { GROUP_TABLE, GROUPS } from './group-table.ts';
import { BIPED_HIT_LOCATION, QUADRUPED_HIT_LOCATION } from './hit-location.ts';
import { ITEM_TABLE, ITEMS } from './item-table.ts';
import { MOTIVATION, RANKS, SUITS } from './motivation.ts';
import { ATTITUDE_MODIFIERS, ATTITUDE_TABLE, ATTITUDES } from './settlement-attitude.ts';
import { CRISES, CRISIS_TABLE } from './settlement-crisis.ts';
import { SETTLEMENT_SIZE_TABLE } from './settlement-size.ts';
import { CAMPAIGN_AGES, TERRITORIES, TERRITORY_TABLE } from './territories.ts';
import type { ColumnTable, DieTable } from './units.ts';
import { URBAN_ENCOUNTERS, URBAN_GOVERNMENT_MODIFIERS, URBAN_SIZE_MODIFIERS, URBAN_TABLE } from './urban-encounters.ts';
import { GOVERNMENT_MODIFIERS, GOVERNMENT_TABLE, GOVERNMENTS } from './urban-government.ts';
import { SIDE_SHOT, VEHICLE_HIT_LOCATION } from './vehicle-hit-location.ts';

/** The totals that the dice with modifiers from `least` to `most` can show: the first, the last, and how many. */
function reach(dice: string, least = 0, most = 0) {
  const totals = spreadOf(diceOf(dice)).map(([total]) => total);
  return { first: Math.min(...totals) + least, last: Math.max(...totals) + most };
}

const lastOf = (first: number, results: readonly unknown[]) => first + results.length - 1;

function expectExact<R>(table: DieTable<R>, least = 0, most = 0) {
  expect({ first: table.first, last: lastOf(table.first, table.results) }).toEqual(reach(table.dice, least, most));
}

function expectColumns<C extends string, R>(table: ColumnTable<C, R>, least = 0, most = 0) {
  for (const results of Object.values<readonly R[]>(table.columns)) expectExact({ ...table, results }, least, most);
}

const range = (modifiers: Readonly<Record<string, number>>) => {
  const values = Object.values(modifiers);
  return [Math.min(...values), Math.max(...values)] as const;
};

describe('every column covers its die exactly', () => {
  it('twilight/groups/table: 1D10 in all eight territories, and every group can be met', () => {
    expectColumns(GROUP_TABLE);
    expect(new Set(Object.values(GROUP_TABLE.columns).flat())).toEqual(new Set(GROUPS));
  });

  it('twilight/items/table: 1D10 in all eight territories, and every item can be found', () => {
    expectColumns(ITEM_TABLE);
    expect(new Set(Object.values(ITEM_TABLE.columns).flat())).toEqual(new Set(ITEMS));
  });

  it('twilight/territories/table: 1D6 reaches six territories, the later campaign seven and eight', () => {
    expectExact(TERRITORY_TABLE, ...range({ none: 0, ...CAMPAIGN_AGES }));
    expect(TERRITORY_TABLE.results.map((row) => row.territory)).toEqual(TERRITORIES);
    expect(TERRITORY_TABLE.results.map((row) => row.die)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(reach(TERRITORY_TABLE.dice).last).toBe(6);
    expect(reach(TERRITORY_TABLE.dice, 0, CAMPAIGN_AGES.later).last).toBe(7);
  });

  it('twilight/encounters/table: 0 to 6 and more in every terrain', () => {
    const [least, most] = range(Object.fromEntries(TERRITORY_TABLE.results.map((row) => [row.territory, row.encounterModifier])));
    expect(reach(ENCOUNTER_TABLE.dice, least, most)).toEqual({ first: 0, last: 8 });
    for (const results of Object.values(ENCOUNTER_TABLE.columns)) {
      expect(lastOf(ENCOUNTER_TABLE.first, results)).toBe(6);
      // The last row is the open one.
      expect(results.at(-1)).toBe('none');
    }
  });

  it('twilight/animals/table: 1D6 in four terrains', () => expectColumns(ANIMAL_TABLE));
  it('twilight/settlements/size: 1D10 for four kinds', () => expectColumns(SETTLEMENT_SIZE_TABLE));

  it('twilight/settlements/attitude-table: 1D6 and at most 3 is 9, and every attitude occurs', () => {
    expectExact(ATTITUDE_TABLE, ...range(ATTITUDE_MODIFIERS));
    expect(new Set(ATTITUDE_TABLE.results)).toEqual(new Set(ATTITUDES));
  });

  it('twilight/settlements/government-table: 1D6 and at most 5 is 11, and every government occurs', () => {
    expectExact(GOVERNMENT_TABLE, ...range(GOVERNMENT_MODIFIERS));
    expect(new Set(GOVERNMENT_TABLE.results)).toEqual(new Set(GOVERNMENTS));
  });

  it('twilight/settlements/crisis-table: ten crises on 1D10', () => {
    expectExact(CRISIS_TABLE);
    expect(new Set(CRISIS_TABLE.results)).toEqual(new Set(CRISES));
  });

  it('twilight/urban/table: 1D6 and at most 5 is 11, by day and by night', () => {
    const [, government] = range(URBAN_GOVERNMENT_MODIFIERS);
    const [, size] = range(URBAN_SIZE_MODIFIERS);
    expectColumns(URBAN_TABLE, 0, government + size);
    expect(new Set(Object.values(URBAN_TABLE.columns).flat())).toEqual(new Set(URBAN_ENCOUNTERS));
  });

  it('twilight/groups/equipment-table: 1D6 in all six columns', () => {
    for (const table of Object.values(equipment)) if ('results' in table) expectExact(table);
  });

  it('twilight/combat/hit-location: 1D10 for bipeds and quadrupeds', () => {
    expectExact(BIPED_HIT_LOCATION);
    expectExact(QUADRUPED_HIT_LOCATION);
  });

  it('twilight/combat/vehicle-hit-location: 1D6, one more from the side', () => expectColumns(VEHICLE_HIT_LOCATION, 0, SIDE_SHOT));

  it.each([
    ['twilight/referee/encampment-diseases', 'encampment'],
    ['twilight/referee/settlement-diseases', 'settlement'],
    ['twilight/referee/animal-diseases', 'animal'],
    ['twilight/referee/contaminated-water', 'water'],
  ] as const)('%s: 1 to 100 without gap or overlap', (_rule, source) => {
    let next = 1;
    for (const { from, to } of DISEASE_TABLES[source].spans) {
      expect(from).toBe(next);
      expect(to).toBeGreaterThanOrEqual(from);
      next = to + 1;
    }
    expect(next).toBe(101);
  });

  it('twilight/referee/diseases: the chance that a disease is present falls from camp to settlement to animals and water', () => {
    const chance = DISEASE_SOURCES.map((source) => {
      const { dice, atLeast } = DISEASE_TABLES[source].present;
      const spread = spreadOf(diceOf(dice));
      return Math.round(36 * spread.reduce((sum, [total, part]) => (total >= atLeast ? sum + part : sum), 0));
    });
    expect(chance).toEqual([6, 3, 1, 1]);
  });

  it('twilight/referee/motivation: 52 cards, each with a word', () => {
    const words = SUITS.flatMap((suit) => RANKS.map((rank) => MOTIVATION[suit][rank]));
    expect(words).toHaveLength(52);
    expect(new Set(words).size).toBe(28);
  });
});
