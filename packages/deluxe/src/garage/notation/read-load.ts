// What hangs on a weapon beside its place: magazines, loads, tags of links.

import type { GrenadeId } from '../../catalog/grenades.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { Load } from '../design/fittings.ts';
import type { Cursor } from './cursor.ts';
import { wordsFor } from './words.ts';
import { GRENADE_WORDS } from './words-parts.ts';

export const MAGAZINE_NAMES = {
  magazine:
    'extra magazine, extra mag, spare magazine, magazine, mag, spare mag, ammo magazine, additional magazine, extra clip, ammo mag, extra ammo magazine, xtra mag, xtra magazine, x mag',
} as const;
export const MAGAZINES = wordsFor(MAGAZINE_NAMES);

const LOAD_NAMES = {
  'tear-gas': 'tear gas, teargas, tear gas load',
  remote:
    'remote mines, remote control mines, remote controlled mines, radio mines, remote detonated mines, remote mine, radio detonated mines, remote',
  dual: 'dual mines, dual detonated mines, dual fuse mines, dual mine, dual',
  empty: 'empty, unloaded, no ammo, no ammunition, without ammo, without ammunition',
} as const;
const LOADS = wordsFor(LOAD_NAMES);

const withWord = (cursor: Cursor): boolean => {
  const start = cursor.at;
  while (cursor.word('with', 'and', 'plus', 'has') || cursor.mark('+', '&'));
  return cursor.at > start;
};

export function magazines(cursor: Cursor): number | null {
  return cursor.attempt(() => {
    withWord(cursor);
    const count = cursor.attempt(() => cursor.count());
    if (cursor.take(MAGAZINES) === null) return null;
    cursor.word('each', 'apiece');
    return count ?? 1;
  });
}

function named(kind: 'tear-gas' | 'remote' | 'dual' | 'empty'): Load {
  if (kind === 'remote' || kind === 'dual') return { kind: 'mines', fuse: kind };
  return { kind };
}

export function load(cursor: Cursor, holdsGrenades: boolean): Load | null {
  return cursor.attempt(() => {
    const said = withWord(cursor);
    const loaded = cursor.word('loaded', 'filled', 'loads') || cursor.word('full');
    cursor.skip('with', 'of', 'only');
    if (holdsGrenades) {
      const order = grenades(cursor);
      if (order.length > 0) return { kind: 'grenades', order };
    }
    const shots = cursor.attempt(() => {
      const count = cursor.count();
      return cursor.word(
        'shots',
        'shot',
        'rounds',
        'round',
        'bursts',
        'rockets',
        'missiles',
        'mines',
        'spikes',
        'shells',
      )
        ? count
        : null;
    });
    if (shots !== null) return { kind: 'part', shots };
    const first = cursor.peek()?.text ?? '';
    const kind = cursor.take(LOADS);
    // A bare "remote" or "dual" says too little.
    if (
      kind === null ||
      ((first === 'remote' || first === 'dual') &&
        !said &&
        !loaded &&
        !cursor.tokens[cursor.at - 1]?.text.startsWith('mine'))
    )
      return null;
    return named(kind);
  });
}

/** "5 smoke grenades then 5 paint": first out first. */
function grenades(cursor: Cursor): readonly GrenadeId[] {
  const full = cursor.attempt(() => fullLoad(cursor));
  if (full !== null) return full;
  const order: GrenadeId[] = [];
  let more = cursor.attempt(() => someGrenades(cursor));
  while (more !== null) {
    order.push(...more);
    more = cursor.attempt(() => {
      if (!cursor.word('then', 'and') && !cursor.mark('&', '+', ...(isInBrackets(cursor) ? [','] : []))) return null;
      cursor.word('then');
      return someGrenades(cursor);
    });
  }
  return order;
}

/** Outside brackets a comma ends the load: "1 grenade, 2 TGs front" are tank guns. */
function isInBrackets({ tokens, at }: Cursor): boolean {
  return tokens.slice(at).find(({ kind, text }) => kind === 'mark' && /^[().;]$/.test(text))?.text === ')';
}

/** "with tear gas grenades": as many as it holds. */
function fullLoad(cursor: Cursor): readonly GrenadeId[] | null {
  const kind = cursor.take(GRENADE_WORDS);
  if (kind === null) return null;
  cursor.word('grenades', 'grenade');
  const next = cursor.peek();
  const ends = next === undefined || next.kind === 'mark';
  return ends ? Array.from({ length: WEAPONS.GL.shots }, () => kind) : null;
}

function someGrenades(cursor: Cursor): readonly GrenadeId[] | null {
  const count = cursor.count();
  const kind = count === null ? null : cursor.take(GRENADE_WORDS);
  if (count === null || kind === null || count > 1000) return null;
  cursor.word('grenades', 'grenade');
  return Array.from({ length: count }, () => kind);
}

/** "link A", "links A, C": the names that the weapon hangs on. */
export function linkTags(cursor: Cursor): readonly string[] | null {
  return cursor.attempt(() => {
    if (!cursor.word('link', 'links')) return null;
    const tags: string[] = [];
    for (;;) {
      const token = cursor.peek();
      if (token === undefined || token.kind === 'mark' || !(token.isUpper && token.text.length === 1)) break;
      tags.push(token.text);
      cursor.at += 1;
      const next = cursor.peek(1);
      if (next === undefined || !next.isUpper || next.text.length > 1 || next.kind === 'mark' || !cursor.mark(',', '&'))
        break;
    }
    return tags.length > 0 ? tags : null;
  });
}
