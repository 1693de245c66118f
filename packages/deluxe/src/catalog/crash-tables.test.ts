import { describe, expect, test } from 'vitest';
import { CRASH_TABLE_1 } from './crash-table-1.ts';
import { CRASH_TABLE_2 } from './crash-table-2.ts';
import { CRASH_TABLE_3 } from './crash-table-3.ts';

interface Band {
  readonly from: number;
  readonly to: number | null;
}

test.each([
  ['deluxe/IV.7/crash-table-1', CRASH_TABLE_1],
  ['deluxe/IV.7/crash-table-2', CRASH_TABLE_2],
  ['deluxe/IV.7/crash-table-3', CRASH_TABLE_3],
] as const)('%s starts at -1, leaves no gap and ends open', (_rule, rows: readonly Band[]) => {
  expect(rows[0]?.from).toBe(-1);
  expect(rows.at(-1)?.to).toBeNull();
  rows.slice(1).forEach((row, i) => {
    expect(row.from).toBe((rows[i]?.to ?? Number.NaN) + 1);
  });
});

describe('deluxe/IV.7/crash-table-1', () => {
  test('skids of one to four squares, then rolls, then a vault', () => {
    expect(CRASH_TABLE_1.map(({ result }) => (result.kind === 'skid' ? result.squares : result.kind))).toEqual([1, 2, 3, 4, 'roll', 'roll', 'vault']);
  });

  test('only the severe skid hurts tires, and fire begins at 6', () => {
    expect(CRASH_TABLE_1.map(({ result }) => (result.kind === 'skid' ? result.tirePoints : 0))).toEqual([0, 0, 0, 2, 0, 0, 0]);
    expect(CRASH_TABLE_1.map(({ result }) => (result.kind === 'skid' ? null : result.burnsFrom))).toEqual([null, null, null, null, null, 4, 4]);
  });
});

describe('deluxe/V.2/skid-penalty', () => {
  test('-3 for the mildest results, -6 for the next, then no aimed fire', () => {
    expect(CRASH_TABLE_1.map(({ result }) => result.aimedFire)).toEqual([-3, -6, -6, 'none', 'none', 'none', 'none']);
    expect(CRASH_TABLE_2.map(({ result }) => result.aimedFire)).toEqual([-3, -6, 'none', 'none', 'none']);
    expect(CRASH_TABLE_3.map((row) => row.aimedFire)).toEqual([-3, -3, -6, -6, -6, ...Array.from({ length: 9 }, () => 'none')]);
  });
});

describe('deluxe/IV.7/crash-table-2', () => {
  test('15 degrees a square, a further roll from 5 up', () => {
    for (const { from, result } of CRASH_TABLE_2) {
      expect(result.degrees).toBe(15 * result.squares);
      expect(result.reroll).toBe(from >= 5);
    }
  });
});

describe('deluxe/IV.7/crash-table-3', () => {
  test('the coupling breaks from 7 up', () => {
    for (const row of CRASH_TABLE_3) expect(row.coupling.kind).toBe(row.from >= 7 ? 'breaks' : 'holds');
  });
});
