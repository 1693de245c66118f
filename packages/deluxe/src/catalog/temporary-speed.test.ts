import { describe, expect, test } from 'vitest';
import { DAMAGE_MODIFIERS } from './damage-modifier.ts';
import { type Quarters, TEMPORARY_SPEED, TEMPORARY_SPEED_DMS } from './temporary-speed.ts';
import type { Rational } from './units.ts';

const table: readonly (readonly Quarters[])[] = TEMPORARY_SPEED;
const cells = TEMPORARY_SPEED_DMS.flatMap((mine, row) => TEMPORARY_SPEED_DMS.map((theirs, column) => ({ mine, theirs, row, column })));

/** Ruling K-02, in whole numbers: mine / (mine + theirs) in eighths, to the nearest quarter, ties away from one half. */
function quarters(mine: Rational, theirs: Rational): number {
  const my = mine.num * theirs.den;
  const whole = my + theirs.num * mine.den;
  if (my * 8 === whole && mine.num === 1 && mine.den === 1) return 1;
  if (my * 8 === whole * 7 && theirs.num === 1 && theirs.den === 1) return 3;
  const eighths = (8 * my) / whole;
  if (Number.isInteger(eighths) && eighths % 2 === 1) return eighths < 4 ? (eighths - 1) / 2 : (eighths + 1) / 2;
  return Math.round(eighths / 2);
}

describe('deluxe/IV.7/temporary-speed', () => {
  test('is square, its damage modifiers those of the Damage Table', () => {
    expect(table).toHaveLength(22);
    for (const row of table) expect(row).toHaveLength(22);
    expect(TEMPORARY_SPEED_DMS).toEqual(DAMAGE_MODIFIERS.map((band) => band.dm));
  });

  test('equals keep half, and the two parties together the whole', () => {
    for (const { row, column } of cells) {
      const sum = (table[row]?.[column] ?? Number.NaN) + (table[column]?.[row] ?? Number.NaN);
      expect(sum, `row ${row}, column ${column}`).toBe(4);
    }
  });

  test('agrees with the formula of ruling K-02 in all 484 cells', () => {
    for (const { mine, theirs, row, column } of cells) {
      expect(table[row]?.[column], `${mine.num}/${mine.den} against ${theirs.num}/${theirs.den}`).toBe(quarters(mine, theirs));
    }
  });

  test('a heavier opponent never leaves more speed', () => {
    for (const row of table) expect([...row]).toEqual([...row].sort((a, b) => b - a));
  });
});
