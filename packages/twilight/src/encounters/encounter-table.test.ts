import { diceOf, spreadOf } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { ENCOUNTER_TABLE } from '../catalog/encounter-table.ts';
import { TERRAINS } from '../catalog/terrains.ts';
import { TERRITORIES, TERRITORY_TABLE } from '../catalog/territories.ts';
import { rollContext } from '../rolls/roll.ts';
import { chancesOf, chiSquare, chiSquareLimit, tallyOf } from '../testing/chi-square.ts';
import { kindOf } from './encounter.ts';

const D6 = spreadOf(diceOf('1d6'));
const modifierOf = (territory: string) =>
  TERRITORY_TABLE.results.find((row) => row.territory === territory)?.encounterModifier ?? 0;

const kinds = TERRAINS.flatMap((terrain) => TERRITORIES.map((territory) => ({ terrain, territory })));

test('twilight/encounters/table: organized territory, a road, a 1: zero, a group (E19)', () => {
  const ctx = rollContext({ seed: '1', mandates: { k: 'die:1' } });
  expect(kindOf(ctx, 'k', { terrain: 'road', territory: 'organized' })).toBe('group');
  expect(ctx.rolls[0]).toMatchObject({ total: 0, modifiers: [{ value: -1, rule: 'twilight/encounters/territory' }] });
});

test.each(TERRAINS)(
  'twilight/encounters/table: devastated territory, %s, a 4: six or more, nothing (E20)',
  (terrain) => {
    const ctx = rollContext({ seed: '1', mandates: { k: 'die:4' } });
    expect(kindOf(ctx, 'k', { terrain, territory: 'devastated' })).toBe('none');
    expect(ctx.rolls[0]).toMatchObject({ total: 6, modifiers: [{ value: 2 }] });
  },
);

test.each(kinds)(
  'twilight/encounters/territory: $terrain in $territory territory, face by face',
  ({ terrain, territory }) => {
    const read = [1, 2, 3, 4, 5, 6].map((face) =>
      kindOf(rollContext({ seed: '1', mandates: { k: `die:${face}` } }), 'k', { terrain, territory }),
    );
    const chances = chancesOf(ENCOUNTER_TABLE.columns[terrain], ENCOUNTER_TABLE.first, D6, modifierOf(territory));
    for (const [kind, count] of tallyOf(read)) expect(count / 6).toBeCloseTo(chances.get(kind) ?? 0, 12);
  },
);

test.each(kinds)(
  'twilight/encounters/table: rolled in $terrain, $territory, within chance',
  ({ terrain, territory }) => {
    const rolled = Array.from({ length: 3000 }, (_, n) =>
      kindOf(rollContext({ seed: `${terrain}/${n}` }), 'e/kind', { terrain, territory }),
    );
    const chances = chancesOf(ENCOUNTER_TABLE.columns[terrain], ENCOUNTER_TABLE.first, D6, modifierOf(territory));
    expect(chiSquare(tallyOf(rolled), chances)).toBeLessThan(chiSquareLimit(chances.size - 1));
  },
);
