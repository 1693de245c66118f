import { describe, expect, test } from 'vitest';
import { MOVEMENT_CHART, type MovementRow, RAM_DICE_FORMULA } from './movement-chart.ts';

const chart: readonly MovementRow[] = MOVEMENT_CHART;
const at = (speed: number): MovementRow => {
  const row = chart.find((each) => each.speed === speed);
  if (row === undefined) throw new Error(`no row for ${speed} mph`);
  return row;
};
const phases = (speed: number): number[] => at(speed).inches.flatMap((inches, i) => (inches > 0 ? [i + 1] : []));

describe('deluxe/IV.1/movement-chart', () => {
  test('has the 41 rows 0 to 200 mph', () => {
    expect(chart.map((row) => row.speed)).toEqual(Array.from({ length: 41 }, (_, i) => 5 * i));
  });

  test('every row comes to a tenth of its speed, the short move counted short', () => {
    for (const row of chart) {
      const full = row.inches.reduce((sum: number, inches) => sum + inches, 0);
      expect(full - (row.short === null ? 0 : 0.5), `${row.speed} mph`).toBe(row.speed / 10);
    }
  });

  test('all speeds from 45 up move in phase 1, none below', () => {
    for (const row of chart) expect(row.inches[0] > 0, `${row.speed} mph`).toBe(row.speed >= 45);
  });

  test('the worked examples: 30 mph, 170 mph, and the rows of people on foot', () => {
    expect(phases(30)).toEqual([3, 6, 9]);
    expect(at(170).inches).toEqual([2, 2, 1, 2, 2, 1, 2, 2, 2, 1]);
    expect(phases(50)).toEqual([1, 3, 5, 7, 9]);
    expect(phases(70)).toEqual([1, 2, 4, 5, 7, 8, 9]);
    expect([5, 10, 15, 20].map((speed) => phases(speed).length)).toEqual([1, 1, 2, 2]);
  });

  test('two inches only above 100 mph', () => {
    for (const row of chart)
      expect(
        row.inches.some((inches) => inches === 2),
        `${row.speed} mph`,
      ).toBe(row.speed > 100);
  });
});

describe('deluxe/IV.1/half-move', () => {
  test('odd speeds and only they owe a short move; above 100 mph one and a half inches', () => {
    for (const row of chart) {
      const kind = row.speed % 10 === 0 ? undefined : row.speed > 100 ? 'one-and-a-half' : 'half';
      expect(row.short?.kind, `${row.speed} mph`).toBe(kind);
    }
  });

  test('the deadline is the last phase of its kind, but for the printed mark at 185 mph', () => {
    for (const row of chart) {
      if (row.short === null) continue;
      const last = row.inches.lastIndexOf(row.short.kind === 'half' ? 1 : 2) + 1;
      expect(row.short.deadline, `${row.speed} mph`).toBe(row.speed === 185 ? 9 : last);
    }
  });
});

describe('deluxe/IV.7/ram', () => {
  test('low speeds as printed, then a die for each 5 mph', () => {
    expect(chart.slice(0, 6).map((row) => row.ram)).toEqual(['0', '1d-4', '1d-2', '1d-1', '1d', '1d']);
    const { from, subtract, per } = RAM_DICE_FORMULA;
    for (const row of chart.filter((each) => each.speed >= from)) expect(row.ram).toBe(`${(row.speed - subtract) / per}d`);
  });
});
