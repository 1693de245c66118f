// Exact chances: every face of the die is read, and the count of each result compared with one made by hand from the printed tables.

import { diceOf, spreadOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { ANIMAL_TABLE } from './animal-table.ts';
import { ENCOUNTER_TABLE } from './encounter-table.ts';
import { ATTITUDE_MODIFIERS, ATTITUDE_TABLE } from './settlement-attitude.ts';
import { TERRITORY_TABLE } from './territories.ts';
import type { DieTable } from './units.ts';
import { URBAN_TABLE } from './urban-encounters.ts';
import { GOVERNMENT_MODIFIERS, GOVERNMENT_TABLE } from './urban-government.ts';

/** How many faces of one die give each result. */
function faces<R extends string>(table: DieTable<R>, modifier: number): Readonly<Record<string, number>> {
  const spread = spreadOf(diceOf(table.dice));
  const counts: Record<string, number> = {};
  for (const [total] of spread) {
    const at = Math.min(Math.max(total + modifier - table.first, 0), table.results.length - 1);
    const result = table.results[at] ?? 'no row';
    counts[result] = (counts[result] ?? 0) + 1;
  }
  return counts;
}

describe('twilight/encounters/table: chances in sixths', () => {
  it.each([
    ['road', -1, { group: 4, item: 2 }],
    ['road', 0, { group: 3, item: 2, none: 1 }],
    ['road', 1, { group: 2, item: 2, none: 2 }],
    ['road', 2, { group: 1, item: 2, none: 3 }],
    ['wood', -1, { group: 3, animal: 2, item: 1 }],
    ['wood', 0, { group: 2, animal: 2, item: 1, none: 1 }],
    ['wood', 1, { group: 1, animal: 2, item: 1, none: 2 }],
    ['wood', 2, { group: 1, animal: 1, item: 1, none: 3 }],
    ['swamp', -1, { group: 3, animal: 1, item: 1, none: 1 }],
    ['swamp', 0, { group: 2, animal: 1, item: 1, none: 2 }],
    ['swamp', 1, { group: 1, animal: 1, item: 1, none: 3 }],
    ['swamp', 2, { group: 1, animal: 1, none: 4 }],
    ['hill', -1, { group: 3, animal: 2, item: 1 }],
    ['hill', 0, { group: 2, animal: 2, item: 1, none: 1 }],
    ['hill', 1, { group: 1, animal: 2, item: 1, none: 2 }],
    ['hill', 2, { group: 1, animal: 1, item: 1, none: 3 }],
    ['clear', -1, { group: 3, animal: 1, item: 2 }],
    ['clear', 0, { group: 2, animal: 1, item: 2, none: 1 }],
    ['clear', 1, { group: 1, animal: 1, item: 2, none: 2 }],
    ['clear', 2, { group: 1, animal: 1, item: 1, none: 3 }],
  ] as const)('%s with modifier %i', (terrain, modifier, expected) => {
    expect(faces({ ...ENCOUNTER_TABLE, results: ENCOUNTER_TABLE.columns[terrain] }, modifier)).toEqual(expected);
  });
});

describe('chances of the other small tables, in sixths', () => {
  it('twilight/territories/campaign-age: the same six chances, one or two rows later', () => {
    const table = { ...TERRITORY_TABLE, results: TERRITORY_TABLE.results.map((row) => row.territory) };
    expect(Object.keys(faces(table, 0))).toEqual(['organized', 'independent', 'insular', 'terrorized', 'anarchy', 'devastated']);
    expect(Object.keys(faces(table, 2))).toEqual(['insular', 'terrorized', 'anarchy', 'devastated', 'disputed', 'cantonment']);
  });

  it.each([
    ['independent', { friendly: 2, open: 1, neutral: 2, suspicious: 1 }],
    ['organized', { friendly: 1, open: 1, neutral: 2, suspicious: 1, frightened: 1 }],
    ['disputed', { open: 1, neutral: 2, suspicious: 1, frightened: 1, defensive: 1 }],
    ['terrorized', { neutral: 2, suspicious: 1, frightened: 1, defensive: 1, hostile: 1 }],
  ] as const)('twilight/settlements/attitude-table: %s land', (territory, expected) => {
    expect(faces(ATTITUDE_TABLE, ATTITUDE_MODIFIERS[territory])).toEqual(expected);
  });

  it.each([
    ['organized', { federated: 2, 'popular-council': 2, 'corrupt-council': 1, dictator: 1 }],
    ['independent', { 'popular-council': 2, 'corrupt-council': 1, dictator: 1, warlord: 1, captive: 1 }],
    ['insular', { 'corrupt-council': 1, 'popular-council': 1, dictator: 1, warlord: 1, captive: 1, anarchy: 1 }],
    ['terrorized', { 'popular-council': 1, dictator: 1, warlord: 1, captive: 2, anarchy: 1 }],
    ['anarchy', { dictator: 1, warlord: 1, captive: 2, anarchy: 2 }],
  ] as const)('twilight/settlements/government-table: %s land', (territory, expected) => {
    expect(faces(GOVERNMENT_TABLE, GOVERNMENT_MODIFIERS[territory])).toEqual(expected);
  });

  it.each([
    ['day', 0, { none: 3, patrol: 2, 'work-gang': 1 }],
    ['day', 5, { 'work-gang': 1, refugee: 1, scavenger: 1, primitives: 1, mob: 1, gang: 1 }],
    ['night', 0, { none: 4, scavenger: 1, thugs: 1 }],
    ['night', 5, { thugs: 1, gang: 2, primitives: 1, dogs: 2 }],
  ] as const)('twilight/urban/table: by %s with modifier %i', (time, modifier, expected) => {
    expect(faces({ ...URBAN_TABLE, results: URBAN_TABLE.columns[time] }, modifier)).toEqual(expected);
  });

  it.each([
    ['wood', { boar: 1, fowl: 1, game: 1, grazer: 1, dog: 1, bear: 1 }],
    ['swamp', { boar: 1, fowl: 1, game: 2, grazer: 1, dog: 1 }],
    ['hill', { boar: 1, fowl: 1, game: 1, grazer: 1, dog: 1, bear: 1 }],
    ['clear', { fowl: 1, game: 2, grazer: 1, dog: 2 }],
  ] as const)('twilight/animals/table: in %s', (terrain, expected) => {
    expect(faces({ ...ANIMAL_TABLE, results: ANIMAL_TABLE.columns[terrain] }, 0)).toEqual(expected);
  });
});
