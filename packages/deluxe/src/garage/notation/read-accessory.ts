// "Fire extinguisher", "six 10-point wheelguards", "searchlight under", "2 stretchers in cargo area".

import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { Location } from '../design/fittings.ts';
import type { Cursor } from './cursor.ts';
import type { Page, Reader } from './page.ts';
import { sides } from './read-places.ts';
import { wordsFor } from './words.ts';
import { ARMOR_TYPE_WORDS, BLADE_WORDS, PART_WORDS, WEAPON_WORDS } from './words-parts.ts';
import { MOUNT_SIDES } from './words-places.ts';

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

const WHEELS = wordsFor({
  all: 'on all wheels, on all tires, on every wheel, on each wheel, all wheels, for all wheels, all tires',
});
const WHEEL_NOUNS = ['wheels', 'wheel', 'tires', 'tire'];

/** "on all 4 wheels", "on each wheel", "on front wheels": how many there are, where a number tells it. */
function onWheels(cursor: Cursor, found: Suffix): true | null {
  if (cursor.take(WHEELS) !== null) return true;
  cursor.skip('on', 'for', 'over', 'the', 'all');
  const count = cursor.attempt(() => cursor.count());
  const axle = cursor.take(MOUNT_SIDES);
  if (!cursor.word(...WHEEL_NOUNS)) return null;
  if (count !== null) found.count = count;
  if (axle !== null) found.at = axle;
  return true;
}

interface Suffix {
  count: number | null;
  at: Location | undefined;
  points: number | undefined;
  armorType: ArmorTypeId | undefined;
  inCargo: boolean;
  /** A guard or a chain. */
  readonly isOfWheels: boolean;
  sides: readonly Location[];
}

function suffix(cursor: Cursor, found: Suffix): boolean {
  const isGear = found.isOfWheels && cursor.attempt(() => onWheels(cursor, found)) !== null;
  if (isGear) return true;
  if (cursor.attempt(() => cursor.take(CARGO_AREA)) !== null) {
    found.inCargo = true;
    return true;
  }
  const each = points(cursor);
  if (each !== null) {
    found.points = each;
    return true;
  }
  // "FE, FP armor" without its comma.
  const type = found.isOfWheels ? cursor.attempt(() => cursor.take(ARMOR_TYPE_WORDS)) : null;
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

function suffixes(cursor: Cursor, id: NamedAccessory['id']): Suffix {
  const isOfWheels = /guard|chain/.test(id);
  const found: Suffix = {
    isOfWheels,
    count: null,
    at: undefined,
    points: undefined,
    armorType: undefined,
    inCargo: false,
    sides: [],
  };
  let moved = true;
  while (moved) {
    moved =
      suffix(cursor, found) ||
      cursor.word('each') ||
      cursor.attempt(() => apart(cursor, found)) !== null ||
      cursor.attempt(() => bracket(cursor, found)) !== null;
  }
  return found;
}

/** "wheelguards, 8 pts. each, front only". */
function apart(cursor: Cursor, found: Suffix): true | null {
  const isGuard = /guards?$/.test(cursor.tokens[cursor.at - 1]?.text ?? '');
  if (!cursor.mark(',')) return null;
  const each = isGuard ? points(cursor) : null;
  if (each !== null) {
    found.points = each;
    return true;
  }
  const where = found.points === undefined ? null : sides(cursor, false);
  if (where === null || !cursor.word('only')) return null;
  found.sides = where.sides;
  found.at = where.sides[0];
  return true;
}

function bracket(cursor: Cursor, found: Suffix): true | null {
  if (!cursor.mark('(')) return null;
  const times = cursor.attempt(() => {
    const count = cursor.number();
    return count !== null && /^[x@]$/.test(cursor.peek()?.text ?? '') ? count : null;
  });
  if (times !== null) {
    found.count = times;
    cursor.at += 1;
  }
  let moved = true;
  while (moved) moved = suffix(cursor, found) || cursor.mark(',') || cursor.word('each', 'with');
  return cursor.mark(')') ? true : null;
}

/** "Pontoons w/2 stretchers": these hang outside. */
function onPontoons(tokens: Cursor['tokens'], at: number, id: NamedAccessory['id']): NamedAccessory['id'] {
  const isHung = tokens[at - 1]?.text === 'with' && /^pontoons?$/.test(tokens[at - 2]?.text ?? '');
  return id === 'stretcher' && isHung ? 'skidstretcher' : id;
}

export const readAccessory: Reader = (page) => {
  const { cursor } = page;
  const start = cursor.at;
  const found = cursor.attempt(() => {
    const early = points(cursor);
    const count = cursor.attempt(() => cursor.count());
    cursor.word('x', 'sets', 'set', 'pair', 'pairs');
    cursor.word('of');
    const each = points(cursor) ?? early;
    const type = cursor.attempt(() => cursor.take(ARMOR_TYPE_WORDS));
    // A back door is more than a door at the back.
    const both = cursor.attempt(() => twoSides(cursor));
    const side = cursor.sees(PART_WORDS) ? undefined : cursor.attempt(() => sides(cursor, false))?.sides[0];
    if (cursor.lengthOf(WEAPON_WORDS) > cursor.lengthOf(PART_WORDS)) return null;
    const id = cursor.take(PART_WORDS) ?? cursor.take(BLADE_WORDS);
    const isPlural = count === null && cursor.isPlural();
    return id === null ? null : { id, count: count ?? behind(cursor), isPlural, each, type, side, both };
  });
  if (found === null) return false;
  add(page, { ...found, id: onPontoons(cursor.tokens, start, found.id) }, suffixes(cursor, found.id));
  return true;
};

/** "apgrenades (4)", "berths 2"; a number with its unit is something else. */
const behind = (cursor: Cursor): number | null =>
  cursor.countBehind() ??
  cursor.attempt(() => {
    const value = cursor.isPlural() ? cursor.number() : null;
    const next = cursor.peek();
    return next === undefined || (next.kind === 'mark' && next.text !== '/') ? value : null;
  });

/** "front & back wheelguards". */
function twoSides(cursor: Cursor): readonly Location[] | null {
  const first = cursor.take(MOUNT_SIDES);
  if (first === null || !(cursor.word('and') || cursor.mark('&', '/', '+'))) return null;
  const second = cursor.take(MOUNT_SIDES);
  return second !== null && cursor.sees(PART_WORDS) ? [first, second] : null;
}

interface NamedAccessory {
  readonly both: readonly Location[] | null;
  readonly id: Page['part']['accessories'][number]['id'];
  readonly count: number | null;
  readonly isPlural: boolean;
  readonly each: number | null;
  readonly type: ArmorTypeId | null;
  readonly side: Location | undefined;
}

/** "Wheelguards" with no number: one for each wheel, or pair of wheels. */
function wheelsGuarded(kind: Page['vehicle']['class']): number {
  return kind === 'cycle' ? 2 : kind === 'trike' ? 3 : kind === 'sidecar' ? 1 : 4;
}

function add(
  { part, vehicle }: Page,
  { id, count: stated, isPlural, each, type, side, both }: NamedAccessory,
  more: Suffix,
): void {
  const guard = id === 'wheelguard' || id === 'retractablewheelguard' || id === 'cyclewheelguard';
  const places = both ?? (more.sides.length > 1 ? more.sides : [more.at ?? side]);
  // "Wheelguards" without a number are on all four wheels, or on the two of the axle named.
  const count =
    more.count ??
    stated ??
    (both !== null
      ? both.length * (id === 'cyclewheelguard' || vehicle.class === 'cycle' ? 1 : 2)
      : (guard || id === 'tirechain') && isPlural
        ? places[0] === undefined && id !== 'cyclewheelguard'
          ? wheelsGuarded(vehicle.class)
          : 2
        : 1);
  const common = {
    id,
    points: more.points ?? each ?? (guard ? 10 : undefined),
    armorType: more.armorType ?? type ?? undefined,
    inCargo: more.inCargo || undefined,
  };
  for (const at of places)
    part.accessories.push({ ...common, at, count: Math.max(1, Math.floor(count / places.length)) });
}
