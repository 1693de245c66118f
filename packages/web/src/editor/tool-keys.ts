import type { Layable } from '@hardtop/kernel';

/** Letters that mean something else: turn, copy, take back, do again, zoom. */
const KEYS = '1234567890qwetuiopasdfghjklvbnm';

/** The key of a tool by its place in the palette; empty: it has none. */
export const keyOf = (palette: readonly Layable[], layable: Layable): string => KEYS[palette.indexOf(layable)] ?? '';

export const toolOf = (palette: readonly Layable[], key: string): Layable | undefined => {
  const place = key === '' ? -1 : KEYS.indexOf(key);
  return place < 0 ? undefined : palette[place];
};
