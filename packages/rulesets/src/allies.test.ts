import { describe, expect, it } from 'vitest';
import { loadTables, RULESETS } from './index.ts';

const tables = await loadTables(RULESETS);

describe.each(tables.map((table) => [table.id, table] as const))('who plays together, by %s', (_, ruleset) => {
  it('is told alike by all of them, in every scenario', () => {
    for (const { id, file } of ruleset.scenarios) {
      const setup = ruleset.parseSetup(file);
      if (!setup.ok) throw new Error(id);
      const alliesOf = (seat: number) => ruleset.alliesOf?.(setup.value, seat) ?? [seat];
      for (const { seat } of ruleset.seats(setup.value)) {
        expect(alliesOf(seat)).toContain(seat);
        for (const ally of alliesOf(seat)) expect(alliesOf(ally)).toEqual(alliesOf(seat));
      }
    }
  });

  it('is as the table settles it', () => {
    const four = ruleset.scenarios.find(({ file }) => {
      const setup = ruleset.parseSetup(file);
      return setup.ok && ruleset.seats(setup.value).length === 4;
    });
    if (four === undefined || ruleset.terms?.withSides === undefined) return;
    const setup = ruleset.parseSetup(ruleset.terms.withSides(four.file, [0, 1, 0, 1]));
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    expect([0, 1, 2, 3].map((seat) => ruleset.alliesOf?.(setup.value, seat))).toEqual([
      [0, 2],
      [1, 3],
      [0, 2],
      [1, 3],
    ]);
  });
});
