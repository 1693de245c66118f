// The side that stands behind a weapon: at once, after a comma, shared among several, or misspelt.

import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Cursor } from './cursor.ts';
import { isNear } from './near.ts';
import { type NamedPlace, place, sides } from './read-places.ts';
import type { WeaponPhrase } from './weapon-item.ts';

/** A place after a comma counts only if nothing but the comma stands between, as in "MG, front, RL, back". */
export function placeSuffix(cursor: Cursor, item: WeaponPhrase, inBrackets: boolean): boolean {
  const isPlaced = item.places.length > 0 || item.turret !== null;
  if (isPlaced && !inBrackets) return false;
  const found =
    cursor.attempt(() => rearAbbreviated(cursor, item)) ??
    cursor.attempt(() => place(cursor, inBrackets)) ??
    cursor.attempt(() => (isPlaced ? null : afterComma(cursor))) ??
    cursor.attempt(() => (isPlaced ? null : misspelt(cursor)));
  if (found === null) return !isPlaced && shared(cursor, item);
  cursor.word('each', 'only', 'apiece');
  item.places.push(found);
  return true;
}

/** "SS RR": what is dropped is dropped at the rear; elsewhere RR is a rifle. */
function rearAbbreviated(cursor: Cursor, { weapon }: WeaponPhrase): NamedPlace | null {
  const { kind } = weaponRow(weapon).effect;
  if ((kind !== 'dropped' && kind !== 'cloud') || !cursor.word('rr')) return null;
  const next = cursor.peek();
  return next === undefined || next.kind === 'mark'
    ? { sides: ['back'], count: null, isEach: false, isLinked: false }
    : null;
}

const SIDE_SLIPS = {
  front: 'front',
  rear: 'back',
  back: 'back',
  right: 'right',
  left: 'left',
  under: 'underbody',
} as const;

/** "MG reer": a word where only a side can stand, and one letter from it. */
function misspelt(cursor: Cursor): NamedPlace | null {
  const token = cursor.peek();
  const next = cursor.peek(1);
  const ends = next === undefined || (next.kind === 'mark' && next.text !== ':');
  if (token?.kind !== 'word' || token.text.length < 4 || !ends) return null;
  const near = Object.entries(SIDE_SLIPS).filter(([side]) => isNear(side, token.text));
  const side = near[0]?.[1];
  if (near.length !== 1 || side === undefined) return null;
  cursor.at += 1;
  return { sides: [side], count: null, isEach: false, isLinked: false };
}

/** "Two RRs, one front and one back": as many as were counted. */
function shared(cursor: Cursor, item: WeaponPhrase): boolean {
  const found = cursor.attempt(() => {
    if (!cursor.mark(',', ':')) return null;
    const all: NamedPlace[] = [];
    let next = place(cursor, false);
    while (next !== null && next.count !== null) {
      all.push(next);
      next = cursor.attempt(() => (cursor.joint() ? place(cursor, false) : null));
    }
    const total = all.reduce((sum, { count, sides: where }) => sum + (count ?? 0) * where.length, 0);
    return all.length > 1 && total === item.count ? all : null;
  });
  if (found !== null) item.places.push(...found);
  return found !== null;
}

function afterComma(cursor: Cursor): NamedPlace | null {
  if (!cursor.mark(',', '/', '—')) return null;
  const found = sides(cursor, false);
  const next = cursor.peek();
  const ends = next === undefined || next.startsLine || (next.kind === 'mark' && next.text !== ':');
  return found === null || !ends ? null : { ...found, count: null, isLinked: false };
}
