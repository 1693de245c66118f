import { describe, expect, test } from 'vitest';
import { CONTROL_TABLE, type ControlCell, type ControlRow, HANDLING_STATUSES } from './control-table.ts';

const table: readonly ControlRow[] = CONTROL_TABLE;
// `safe` below every number, `XX` above.
const rank = (cell: ControlCell): number => (cell === 'safe' ? 1 : cell === 'XX' ? 7 : cell);
const cell = (speed: number, status: (typeof HANDLING_STATUSES)[number]): ControlCell | undefined => table.find((row) => speed >= row.from && speed <= row.to)?.cells[HANDLING_STATUSES.indexOf(status)];

describe('deluxe/IV.4/control-table', () => {
  test('covers 5 to 200 mph without a gap', () => {
    expect(table.map((row) => [row.from, row.to])).toEqual(Array.from({ length: 20 }, (_, i) => [5 + 10 * i, 10 + 10 * i]));
  });

  test('gets no easier with worse status', () => {
    for (const row of table) expect([...row.cells].map(rank)).toEqual([...row.cells].map(rank).sort((a, b) => a - b));
  });

  test('gets no easier with speed, nor does the crash modifier fall', () => {
    table.slice(1).forEach((row, i) => {
      const slower = table[i];
      row.cells.forEach((each, column) => {
        expect(rank(each)).toBeGreaterThanOrEqual(rank(slower?.cells[column] ?? 'XX'));
      });
      expect(row.modifier).toBeGreaterThanOrEqual(slower?.modifier ?? Number.NaN);
    });
  });

  test('the worked example at 60 mph: 1 is safe, -2 needs 2, -3 needs 3', () => {
    expect([cell(60, 1), cell(60, -2), cell(60, -3)]).toEqual(['safe', 2, 3]);
  });

  test('edges: 5-10 is safe everywhere, 195-200 nowhere; the modifier runs from -2 to 8', () => {
    expect(table[0]?.cells.every((each) => each === 'safe')).toBe(true);
    expect(table.at(-1)?.cells.slice(0, 4)).toEqual([2, 3, 4, 'XX']);
    expect(table.map((row) => row.modifier)).toEqual([-2, -2, -2, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]);
  });
});
