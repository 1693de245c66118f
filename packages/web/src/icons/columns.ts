import type { Histogram } from '@hardtop/kernel';

/** A number, or several side by side, and how likely one of them is. */
interface Column {
  readonly text: string;
  readonly chance: number;
  readonly isBad: boolean;
}

/** More than these are too thin to be read. */
const MOST = 12;

/** A column for each number; where there are too many, nothing stands for itself and the rest goes by equal ranges. */
export function columnsOf({
  from,
  chances,
  andMore,
  badFrom = Number.POSITIVE_INFINITY,
}: Histogram): readonly Column[] {
  const alone = chances.length > MOST && from === 0 ? 1 : 0;
  const width = chances.length <= MOST ? 1 : Math.ceil((chances.length - alone) / (MOST - 2));
  const firsts = chances.flatMap((_, i) => (i < alone || (i - alone) % width === 0 ? [i] : []));
  return firsts.map((first, c) => {
    const next = firsts[c + 1] ?? chances.length;
    const isLast = next === chances.length;
    const [low, high] = [from + first, from + next - 1];
    const text = `${low}${high > low ? `–${high}` : ''}${andMore && isLast ? '+' : ''}`;
    return { text, chance: chances.slice(first, next).reduce((sum, one) => sum + one, 0), isBad: low >= badFrom };
  });
}
