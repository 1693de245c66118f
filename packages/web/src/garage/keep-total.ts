/** Points of armor by place. */
export type Points = Readonly<Record<string, number>>;

export const totalOf = (points: Points): number => Object.values(points).reduce((sum, value) => sum + value, 0);

/** Whole shares of a total in the proportion of the weights; the largest remainders get what is left over. */
function shares(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum));
  const whole = exact.map(Math.floor);
  const order = exact.map((value, i) => ({ i, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest);
  let left = total - whole.reduce((a, b) => a + b, 0);
  for (const { i } of order) {
    if (left <= 0) break;
    whole[i] = (whole[i] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}

/** One place changes and the others give or take in proportion, so that the total stays. */
export function keepTotal(points: Points, place: string, value: number): Points {
  const total = totalOf(points);
  const wanted = Math.max(0, Math.min(value, total));
  const others = Object.keys(points).filter((id) => id !== place);
  const spread = shares(
    total - wanted,
    others.map((id) => points[id] ?? 0),
  );
  return { ...Object.fromEntries(others.map((id, i) => [id, spread[i] ?? 0])), [place]: wanted };
}

/** Another total in the same proportions; even where there were none. */
export function spreadTotal(points: Points, total: number): Points {
  const ids = Object.keys(points);
  const spread = shares(
    Math.max(0, total),
    ids.map((id) => points[id] ?? 0),
  );
  return Object.fromEntries(ids.map((id, i) => [id, spread[i] ?? 0]));
}
