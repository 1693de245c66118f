// "Fire extinguisher", "six 10-point wheelguards", "searchlight under", "2 stretchers in cargo area".

import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { Location } from '../fittings.ts';
import type { Cursor } from './cursor.ts';
import type { Page, Reader } from './page.ts';
import { sides } from './read-places.ts';
import { wordsFor } from './words.ts';
import { ARMOR_TYPE_WORDS, BLADE_WORDS, PART_WORDS, WEAPON_WORDS } from './words-parts.ts';

const POINTS = wordsFor({ point: 'point, pt, pts, points, dp' });
const CARGO_AREA = wordsFor({ cargo: 'in cargo area, in cargo, in the cargo area, in cargo spaces' });

function points(cursor: Cursor): number | null {
  return cursor.attempt(() => {
    const value = cursor.number();
    if (value === null || cursor.take(POINTS) === null) return null;
    cursor.skip('of', 'armor', 'each');
    return value;
  });
}

interface Suffix {
  at: Location | undefined;
  points: number | undefined;
  armorType: ArmorTypeId | undefined;
  inCargo: boolean;
  sides: readonly Location[];
}

function suffix(cursor: Cursor, found: Suffix): boolean {
  if (cursor.attempt(() => cursor.take(CARGO_AREA)) !== null) {
    found.inCargo = true;
    return true;
  }
  const each = points(cursor);
  if (each !== null) {
    found.points = each;
    return true;
  }
  const type = cursor.attempt(() => cursor.take(ARMOR_TYPE_WORDS));
  if (type !== null) {
    found.armorType = type;
    cursor.word('armor');
    return true;
  }
  const where = cursor.attempt(() => behindName(cursor));
  if (where === null) return false;
  found.sides = where;
  found.at = where[0];
  return true;
}

/** A side belongs to the accessory only if no weapon follows it. */
function behindName(cursor: Cursor): readonly Location[] | null {
  const found = sides(cursor, false);
  const next = cursor.peek();
  const ends = next === undefined || next.kind !== 'word' || ['and', 'with', 'plus', 'in', 'for'].includes(next.text);
  return found !== null && ends ? found.sides : null;
}

function suffixes(cursor: Cursor): Suffix {
  const found: Suffix = { at: undefined, points: undefined, armorType: undefined, inCargo: false, sides: [] };
  let moved = true;
  while (moved) {
    moved = suffix(cursor, found) || cursor.word('each') || cursor.attempt(() => bracket(cursor, found)) !== null;
  }
  return found;
}

function bracket(cursor: Cursor, found: Suffix): true | null {
  if (!cursor.mark('(')) return null;
  let moved = true;
  while (moved) moved = suffix(cursor, found) || cursor.mark(',') || cursor.word('each', 'with');
  return cursor.mark(')') ? true : null;
}

export const readAccessory: Reader = (page) => {
  const { cursor } = page;
  const found = cursor.attempt(() => {
    const early = points(cursor);
    const count = cursor.attempt(() => cursor.count());
    cursor.word('x', 'sets', 'set', 'pair', 'pairs');
    cursor.word('of');
    const each = points(cursor) ?? early;
    const type = cursor.attempt(() => cursor.take(ARMOR_TYPE_WORDS));
    // A back door is more than a door at the back.
    const side = cursor.sees(PART_WORDS) ? undefined : cursor.attempt(() => sides(cursor, false))?.sides[0];
    if (cursor.lengthOf(WEAPON_WORDS) > cursor.lengthOf(PART_WORDS)) return null;
    const id = cursor.take(PART_WORDS) ?? cursor.take(BLADE_WORDS);
    const isPlural = count === null && cursor.isPlural();
    return id === null ? null : { id, count, isPlural, each, type, side };
  });
  if (found === null) return false;
  add(page, found, suffixes(cursor));
  return true;
};

interface Found {
  readonly id: Page['part']['accessories'][number]['id'];
  readonly count: number | null;
  readonly isPlural: boolean;
  readonly each: number | null;
  readonly type: ArmorTypeId | null;
  readonly side: Location | undefined;
}

function add({ part }: Page, { id, count: stated, isPlural, each, type, side }: Found, more: Suffix): void {
  const guard = id === 'wheelguard' || id === 'retractablewheelguard' || id === 'cyclewheelguard';
  const places = more.sides.length > 1 ? more.sides : [more.at ?? side];
  // "Wheelguards" without a number are on all four wheels, or on the two of the axle named.
  const count =
    stated ??
    ((guard || id === 'tirechain') && isPlural ? (places[0] === undefined && id !== 'cyclewheelguard' ? 4 : 2) : 1);
  const common = {
    id,
    points: more.points ?? each ?? (guard ? 10 : undefined),
    armorType: more.armorType ?? type ?? undefined,
    inCargo: more.inCargo || undefined,
  };
  for (const at of places)
    part.accessories.push({ ...common, at, count: Math.max(1, Math.floor(count / places.length)) });
}
