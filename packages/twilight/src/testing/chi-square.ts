// Pearson's test of counts against chances, with fixed seeds: a result is either right for good or wrong for good.

/** The statistic for counts whose chances add up to one; cells with a chance of zero must be empty. */
export function chiSquare(counts: ReadonlyMap<string, number>, chances: ReadonlyMap<string, number>): number {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const cell of counts.keys()) {
    if ((chances.get(cell) ?? 0) === 0) throw new Error(`${cell} came up and has no chance`);
  }
  let sum = 0;
  for (const [cell, chance] of chances) {
    if (chance > 0) sum += ((counts.get(cell) ?? 0) - total * chance) ** 2 / (total * chance);
  }
  return sum;
}

/** Exceeded one time in a thousand: Wilson and Hilferty's approximation for so many degrees of freedom. */
export function chiSquareLimit(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.0902 * Math.sqrt(part)) ** 3;
}

export function tallyOf(results: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1);
  return counts;
}

/** The chance of each row of a column read by the dice's totals, each with its chance. */
export function chancesOf(
  column: readonly string[],
  first: number,
  spread: readonly (readonly [total: number, chance: number])[],
  modifier = 0,
): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  for (const [total, chance] of spread) {
    const index = Math.min(Math.max(total + modifier - first, 0), column.length - 1);
    const row = column[index] ?? '';
    chances.set(row, (chances.get(row) ?? 0) + chance);
  }
  return chances;
}
