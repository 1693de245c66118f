import type { LabCard } from '@hardtop/server/wire';
import { percent } from './figures.ts';

type Score = LabCard['totals'][number];

const NOT_MET = '·';

const scoreText = ({ share, low, high }: Omit<Score, 'row'>): string =>
  `${percent(share)} (${percent(low)} to ${percent(high)})`;

/** A matrix: each row's share of the points against each column, with what it may be 95 times in 100. */
export function labTable({
  ruleset,
  version,
  scenario,
  vehicles,
  bot,
  seed,
  cells,
  totals,
  done,
  digest,
}: LabCard): string {
  const cellOf = (row: number, column: number): string => {
    const cell = cells.find((one) => one.row === row && one.column === column);
    return cell === undefined ? NOT_MET : scoreText(cell);
  };
  const totalOf = (row: number): string => {
    const total = totals.find((one) => one.row === row);
    return total === undefined || total.games === 0 ? NOT_MET : scoreText(total);
  };
  const head = ['', ...vehicles.map((_, column) => `against ${column + 1}`), 'against all'];
  const rows = vehicles.map(({ title }, row) => [
    `${row + 1}. ${title}`,
    ...vehicles.map((_, column) => (row === column ? '' : cellOf(row, column))),
    totalOf(row),
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((cellsOf) => cellsOf[i]?.length ?? 0)));
  const line = (texts: readonly string[]) =>
    texts
      .map((text, i) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const lines = [
    `Duel lab of ${ruleset} ${version}: ${scenario.title}, ${bot}, seed ${seed}; ${done} games, a draw is half a point, bounds hold 95 times in 100.`,
    ...[head, ...rows].map(line),
    ...(digest === null ? [] : [`digest ${digest}`]),
  ];
  return lines.map((text) => `${text}\n`).join('');
}
