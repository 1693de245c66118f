// What a number of armor is for: a side, both, each, all.

import type { Location } from '../design/fittings.ts';
import type { Cursor } from './cursor.ts';
import { wordsFor } from './words.ts';
import { ARMOR_SIDES, BOTH_SIDES, LEFT_RIGHT } from './words-places.ts';

export const EVERYWHERE = wordsFor({
  all: 'all, all around, all round, everywhere, each location, all locations, all sides, all positions, all six sides, all 6 sides, all six locations, each position, all 10 positions, all ten positions, all 10 locations, all ten locations, all facings, each facing, per location, every side, per facing, each of 6 sides, all six facings, all six, all six positions, all over, every location, every facing, throughout',
  other:
    'all other locations, all other positions, elsewhere, everywhere else, other sides, all others, all other sides, others, the rest, rest, everything else, all else, the others, remaining, remainder, all remaining, all other facings, on all others',
});

function both(cursor: Cursor): boolean {
  return (
    cursor.attempt(() => {
      const a = cursor.peek()?.text ?? '';
      if (!LEFT_RIGHT.has(a)) return null;
      cursor.at += 1;
      if (!cursor.mark('/', '&', '+') && !cursor.word('and')) return null;
      const b = cursor.peek()?.text ?? '';
      cursor.at += 1;
      return /^(?:l|left)(?:r|right)$|^(?:r|right)(?:l|left)$/.test(a + b) ? true : null;
    }) !== null || cursor.take(BOTH_SIDES) !== null
  );
}

export type Target = Location | 'both' | 'each' | 'all' | 'other';

export const EACH_SIDE = wordsFor({ each: 'each side, per side, either side, ea side, a side' });

export function target(cursor: Cursor): Target | null {
  return cursor.attempt((): Target | null => {
    cursor.skip('in', 'on', 'the', 'at', 'to');
    const every = cursor.take(EVERYWHERE);
    if (every !== null) return every;
    if (cursor.take(EACH_SIDE) !== null) return 'each';
    const isBothSides = cursor.attempt(() => (both(cursor) ? true : null)) !== null;
    return isBothSides ? 'both' : cursor.take(ARMOR_SIDES);
  });
}
