// Chances of every whole number from 0 on, by their index; exact, by convolution.

/** So many points or more are one column: beyond this nobody counts. */
export const MOST = 120;

export type Spread = readonly number[];

export const NOTHING: Spread = [1];

export const sure = (points: number): Spread => {
  const spread = new Array<number>(Math.min(points, MOST) + 1).fill(0);
  spread[spread.length - 1] = 1;
  return spread;
};

/** The sum of two numbers that do not know of each other. */
export function added(a: Spread, b: Spread): Spread {
  const sums = new Array<number>(Math.min(MOST, a.length + b.length - 2) + 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    const p = a[i] ?? 0;
    if (p === 0) continue;
    for (let j = 0; j < b.length; j++) {
      const at = Math.min(MOST, i + j);
      sums[at] = (sums[at] ?? 0) + p * (b[j] ?? 0);
    }
  }
  return sums;
}

interface Case {
  readonly chance: number;
  readonly spread: Spread;
}

/** One of several, each with its chance. */
export function mixed(cases: readonly Case[]): Spread {
  const sums = new Array<number>(Math.max(1, ...cases.map(({ spread }) => spread.length))).fill(0);
  for (const { chance, spread } of cases)
    for (let i = 0; i < spread.length; i++) sums[i] = (sums[i] ?? 0) + chance * (spread[i] ?? 0);
  return sums;
}

/** Happens with that chance; else nothing. */
export const perhaps = (chance: number, spread: Spread): Spread =>
  mixed([
    { chance, spread },
    { chance: 1 - chance, spread: NOTHING },
  ]);

/** The same so many times over. */
export function repeated(spread: Spread, times: number): Spread {
  let [sum, square, left] = [NOTHING, spread, times];
  while (left > 0) {
    if (left % 2 === 1) sum = added(sum, square);
    left = Math.floor(left / 2);
    if (left > 0) square = added(square, square);
  }
  return sum;
}

const DIE: Spread = [0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6];
const diceSpreads = new Map<number, Spread>();

/** The total of so many six-sided dice and what is added; never below nothing. */
export function ofDice(count: number, plus = 0): Spread {
  const key = count * 1000 + plus;
  const known = diceSpreads.get(key);
  if (known !== undefined) return known;
  const found = shifted(repeated(DIE, count), plus);
  diceSpreads.set(key, found);
  return found;
}

function shifted(spread: Spread, by: number): Spread {
  if (by === 0) return spread;
  return changed(spread, (points) => Math.max(0, points + by));
}

/** Every number made another. */
export function changed(spread: Spread, of: (points: number) => number): Spread {
  const sums: number[] = [0];
  for (let i = 0; i < spread.length; i++) {
    const p = spread[i] ?? 0;
    if (p === 0) continue;
    const at = Math.min(MOST, of(i));
    while (sums.length <= at) sums.push(0);
    sums[at] = (sums[at] ?? 0) + p;
  }
  return sums;
}

export function meanOf(spread: Spread): number {
  let mean = 0;
  for (let i = 1; i < spread.length; i++) mean += i * (spread[i] ?? 0);
  return mean;
}

/** The chance of that many or more. */
export function chanceOfAtLeast(spread: Spread, points: number): number {
  let chance = 0;
  for (let i = Math.max(0, points); i < spread.length; i++) chance += spread[i] ?? 0;
  return chance;
}
