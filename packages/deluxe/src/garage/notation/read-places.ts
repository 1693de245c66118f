// Where weapons point: "front", "L & R", "on each side", "(one each left, right, and back)", "(two linked front, two back)".

import type { Location } from '../design/fittings.ts';
import type { Cursor } from './cursor.ts';
import { BOTH_SIDES, LEFT_RIGHT, MOUNT_SIDES } from './words-places.ts';

export interface NamedPlace {
  readonly sides: readonly Location[];
  /** Of each, where the words count them. */
  readonly count: number | null;
  /** The number before the weapon is for every side. */
  readonly isEach: boolean;
  readonly isLinked: boolean;
}

const PREPOSITIONS = [
  'in',
  'on',
  'to',
  'the',
  'at',
  'firing',
  'facing',
  'mounted',
  'pointing',
  'out',
  'toward',
  'towards',
  'mount',
  'fires',
  'of',
  'covering',
  'shooting',
  'faces',
  'points',
  'aimed',
  'aiming',
];

/** A lone letter is a side only in capitals, or where nothing follows that it could belong to. */
function oneSide(cursor: Cursor): Location | null {
  const token = cursor.peek();
  if (token?.kind === 'word' && token.text.length === 1 && !token.isUpper && isFollowed(cursor)) return null;
  const side = cursor.take(MOUNT_SIDES);
  if (side === null) return null;
  // F20 is armor.
  const next = cursor.peek();
  if (next?.kind === 'number' && next.isGlued && token?.text.length === 1) return null;
  cursor.word('side', 'mounted', 'facing', 'firing');
  return side;
}

const isFollowed = (cursor: Cursor): boolean => {
  const next = cursor.peek(1);
  const after = cursor.peek(2);
  // "oj b F30", "ss b 30/20/20": the armor begins.
  if (after !== undefined && next?.kind === 'word' && after.kind === 'number' && after.isGlued) return false;
  if (next?.kind === 'number' && !next.isGlued && after?.text === '/') return false;
  const free = ['linked', 'lnk', 'lnkd', 'with', 'and', 'x', 'in'];
  return next !== undefined && next.kind !== 'mark' && !free.includes(next.text);
};

function bothSides(cursor: Cursor): { readonly isEach: boolean } | null {
  const slashed = cursor.attempt(() => {
    const a = cursor.peek()?.text ?? '';
    if (!LEFT_RIGHT.has(a)) return null;
    cursor.at += 1;
    if (!cursor.mark('/', '&', '+')) return null;
    const b = cursor.peek()?.text ?? '';
    cursor.at += 1;
    return /^(?:l|left)(?:r|right)$|^(?:r|right)(?:l|left)$/.test(a + b) ? true : null;
  });
  if (slashed !== null) return { isEach: false };
  const first = cursor.peek()?.text ?? '';
  if (first === 's' || first === 'side') return null;
  if (cursor.take(BOTH_SIDES) === null) return null;
  return { isEach: ['each', 'per', 'either', 'ea'].includes(first) };
}

const RIGHT_LEFT = ['right', 'left'] as const;

/** One or several sides with no count of their own. */
export function sides(cursor: Cursor, withCommas: boolean): Pick<NamedPlace, 'sides' | 'isEach'> | null {
  return cursor.attempt(() => {
    cursor.skip(...PREPOSITIONS);
    const both = cursor.attempt(() => bothSides(cursor));
    if (both !== null) return { sides: RIGHT_LEFT, ...both };
    const first = cursor.attempt(() => oneSide(cursor));
    if (first === null) return null;
    const all: Location[] = [first];
    if (!withCommas) all.push(...(cursor.attempt(() => series(cursor)) ?? []));
    let more = cursor.attempt(() => nextSide(cursor, withCommas));
    while (more !== null) {
      all.push(...more);
      more = cursor.attempt(() => nextSide(cursor, withCommas));
    }
    return { sides: all, isEach: false };
  });
}

/** "front, left & right": commas part sides if the last of them has an "and". */
function series(cursor: Cursor): readonly Location[] | null {
  const all: Location[] = [];
  while (cursor.mark(',')) {
    const isLast = cursor.word('and') || cursor.mark('&', '+');
    const side = oneSide(cursor);
    if (side === null) return null;
    all.push(side);
    if (isLast) return endsList(cursor) ? all : null;
  }
  const last = cursor.word('and') || cursor.mark('&', '+') ? oneSide(cursor) : null;
  return all.length > 0 && last !== null && endsList(cursor) ? [...all, last] : null;
}

const endsList = (cursor: Cursor): boolean => {
  const next = cursor.peek();
  const free = ['and', 'with', 'in', 'linked', 'each', 'plus'];
  return next === undefined || (next.kind === 'mark' && next.text !== ':') || free.includes(next.text);
};

/** "…, right and left": a side that begins another phrase ("and left MG") is not taken. */
function nextSide(cursor: Cursor, withCommas: boolean): readonly Location[] | null {
  let joined = cursor.word('and') || cursor.mark('&', '+', '/');
  if (!joined && withCommas && cursor.mark(',')) {
    joined = true;
    cursor.word('and');
  }
  if (!joined) return null;
  cursor.skip(...PREPOSITIONS);
  const both = cursor.attempt(() => bothSides(cursor));
  const side = both === null ? oneSide(cursor) : null;
  const next = cursor.peek();
  const ends =
    next === undefined || next.kind === 'mark' || ['and', 'with', 'in', 'linked', 'each', 'plus'].includes(next.text);
  if (!ends) return null;
  return both !== null ? RIGHT_LEFT : side === null ? null : [side];
}

/** "one each front, right" or "two linked back" or "front". */
export function place(cursor: Cursor, inBrackets: boolean): NamedPlace | null {
  return cursor.attempt(() => {
    const count = cursor.attempt(() => cursor.count());
    if (count !== null) cursor.word('pair', 'set');
    let isLinked = cursor.word('linked');
    const isEach = !/^sides?$/.test(cursor.peek(1)?.text ?? '') && cursor.word('each', 'apiece', 'per');
    isLinked = cursor.word('linked') || isLinked;
    const isList = isEach && cursor.mark(':');
    const where = sides(cursor, inBrackets || isEach);
    // "BACK: SD" heads the next list.
    if (where === null || (!inBrackets && !isList && cursor.peek()?.text === ':')) return null;
    isLinked = (inBrackets && cursor.word('linked')) || isLinked;
    return { sides: where.sides, count: isEach ? (count ?? 1) : count, isEach: where.isEach, isLinked };
  });
}
