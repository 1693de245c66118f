import type { QuestionOption } from '@hardtop/kernel';

type Wing = 'left' | 'middle' | 'right';

const SIDES: Readonly<Record<string, Wing>> = { left: 'left', right: 'right' };
const OTHER: Readonly<Record<string, string>> = { left: 'right', right: 'left' };
const SIDE = /\b(left|right)\b/;

/** Fewer twins than this are a plain list. */
const LEAST_PAIRS = 2;

/** Options that exist as left and right twins stand on their own side; the rest between. Null if there are too few. */
export function wingsOf(options: readonly QuestionOption[]): ReadonlyMap<string, Wing> | null {
  const labels = new Set(options.map(({ label }) => label));
  const wings = options.map(({ id, label }): [string, Wing] => {
    const side = SIDE.exec(label)?.[0] ?? '';
    const twin = label.replace(SIDE, OTHER[side] ?? '');
    return [id, twin !== label && labels.has(twin) ? (SIDES[side] ?? 'middle') : 'middle'];
  });
  const pairs = wings.filter(([, wing]) => wing === 'left').length;
  return pairs < LEAST_PAIRS ? null : new Map(wings);
}

/** Whether the middle has so few options that each may be two rows high. */
export function hasRoomInTheMiddle(wings: ReadonlyMap<string, Wing>): boolean {
  const count = (of: Wing) => [...wings.values()].filter((wing) => wing === of).length;
  return count('middle') * 2 <= count('left');
}
