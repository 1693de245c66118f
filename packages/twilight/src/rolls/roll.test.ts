import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GROUP_TABLE, GROUPS } from '../catalog/group-table.ts';
import { RECONSTRUCTION, rollContext, rollNumber, rollOn, rollPercent, rollPick, rowAt } from './roll.ts';
import { rollEach, rollEachOn } from './roll-each.ts';

const RULE = 'twilight/groups/table';
const table = { ...GROUP_TABLE, results: GROUP_TABLE.columns.insular };

test('twilight/encounters/random: the same seed and path give the same dice, whatever was rolled before', () => {
  const alone = rollContext({ seed: '7' });
  const later = rollContext({ seed: '7' });
  rollNumber(later, 'a/first', '3d6', RULE);
  rollNumber(later, 'a/second', '1d100', RULE);
  expect(rollOn(alone, 'a/group', table, RULE)).toBe(rollOn(later, 'a/group', table, RULE));
  expect(alone.rolls[0]).toEqual(later.rolls[2]);
});

test('a roll is recorded with dice, total, table, row, rule and path', () => {
  const ctx = rollContext({ seed: '7' });
  const row = rollOn(ctx, 'x', table, RULE, [{ value: 100, label: 'far beyond', rule: RULE }]);
  const [record] = ctx.rolls;
  expect(row).toBe('stragglers');
  expect(record).toMatchObject({ path: 'x', dice: '1d10', table: 'Group Encounter Table', row, rule: RULE });
  expect(record?.total).toBe((record?.values[0] ?? 0) + 100);
});

test('a total beyond the rows reads the last row, one below them the first', () => {
  expect(rowAt(table, -3)).toBe('marauders');
  expect(rowAt(table, 99)).toBe('stragglers');
});

test('twilight/encounters/mandated: the referee names a row or a total; nothing is rolled', () => {
  const ctx = rollContext({ seed: '7', mandates: { g: 'slavers', n: '5' } });
  expect(rollOn(ctx, 'g', table, RULE)).toBe('slavers');
  expect(rollNumber(ctx, 'n', '1d6', RULE)).toBe(5);
  expect(ctx.rolls).toEqual([
    { path: 'g', dice: '1d10', values: [], total: 4, rule: RULE, table: table.name, row: 'slavers', mandated: true },
    { path: 'n', dice: '1d6', values: [], total: 5, rule: RULE, mandated: true },
  ]);
});

test('twilight/encounters/mandated: what no die of the column shows can still be named where the table has it', () => {
  const ctx = rollContext({ seed: '7', mandates: { g: 'refugees' } });
  expect(rollOn(ctx, 'g', { ...table, mandatable: GROUPS }, RULE)).toBe('refugees');
  expect(ctx.problems).toEqual([]);
});

test.each(['0', '7', 'many', '', '2.5'])('a mandate of "%s" on 1d6 is a problem, and the die stands in', (named) => {
  const ctx = rollContext({ seed: '7', mandates: { n: named } });
  expect(rollNumber(ctx, 'n', '1d6', RULE)).toBe(rollNumber(rollContext({ seed: '7' }), 'n', '1d6', RULE));
  expect(ctx.problems).toMatchObject([{ code: 'mandate', field: 'n', legal: ['1 to 6'] }]);
});

test('a mandate of an unknown row says what can be named', () => {
  const ctx = rollContext({ seed: '7', mandates: { g: 'pirates' } });
  rollOn(ctx, 'g', table, RULE);
  expect(ctx.problems[0]?.legal).toContain('marauders');
});

test('rolling a part again rolls everything under it, and nothing beside it', () => {
  const paths = ['e/group', 'e/group/number', 'e/group/leader/card-1', 'e/range', 'e/group-2/number'];
  const values = (rerolls: Record<string, number>): readonly number[] => {
    const ctx = rollContext({ seed: 'again', rerolls });
    return paths.map((path) => rollNumber(ctx, path, '1d1000000', RULE));
  };
  const before = values({});
  const after = values({ 'e/group': 1 });
  expect(after.map((value, i) => value === before[i])).toEqual([false, false, false, true, true]);
  expect(values({ 'e/group': 2 })[0]).not.toBe(after[0]);
  expect(values({ 'e/group': 0 })).toEqual(before);
});

test('dice for each man: more men keep the dice of the first', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), (seed, few, more) => {
      const short = rollEach(rollContext({ seed }), 'men', few, 6, RULE);
      const long = rollEach(rollContext({ seed }), 'men', few + more, 6, RULE);
      expect(long.slice(0, few)).toEqual(short);
    }),
  );
});

test('rows for each man are recorded together', () => {
  const ctx = rollContext({ seed: '7' });
  const rows = rollEachOn(ctx, 'men', 3, table, RULE);
  expect(ctx.rolls[0]).toMatchObject({ dice: '3d10', row: rows.join(', ') });
});

test('a list of one needs no die', () => {
  const ctx = rollContext({ seed: '7' });
  expect(rollPick(ctx, 'p', 'List', ['m2'], RULE)).toBe('m2');
  expect(ctx.rolls).toEqual([]);
});

test('a percentage is made by rolling it or less', () => {
  const at = (roll: string) => rollPercent(rollContext({ seed: '7', mandates: { p: roll } }), 'p', 45, RULE).success;
  expect([at('45'), at('46')]).toEqual([true, false]);
});

test('what the book does not have is marked as a reconstruction', () => {
  const ctx = rollContext({ seed: '7' });
  rollPick(ctx, 'p', 'List', ['m2', 'm113'], RULE);
  rollNumber(ctx, 'n', '1d6', RULE, RECONSTRUCTION);
  rollNumber(ctx, 'b', '1d6', RULE);
  rollOn(ctx, 't', { ...table, reconstructed: true }, RULE);
  expect(ctx.rolls.map(({ reconstructed }) => reconstructed)).toEqual([true, true, undefined, true]);
});
