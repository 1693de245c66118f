// "Armor: F20, R10 …", "20/10/10/20/10/10", "10 pts. each side", "T15, 25 in all other locations", "Fireproof armor: …".

import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { Location } from '../fittings.ts';
import type { Cursor } from './cursor.ts';
import type { Page, Reader } from './page.ts';
import { wordsFor } from './words.ts';
import { ARMOR_TYPE_WORDS, PART_WORDS } from './words-parts.ts';
import { ARMOR_SIDES, BOTH_SIDES } from './words-places.ts';

const ARMOR = wordsFor({ armor: 'armor, armr, plating, plastic armor' });
const POINTS = wordsFor({
  point:
    'points, point, pts, pt, points of armor, pts of armor, pt of armor, points armor, pts armor, armor points, armor',
});
const EVERYWHERE = wordsFor({
  all: 'all, all around, all round, everywhere, each location, all locations, all sides, all positions, all six sides, all 6 sides, all six locations, each position, all 10 positions, all ten positions, all 10 locations, all ten locations, all facings, each facing, per location, every side, per facing, each of 6 sides, all six facings, all six, all six positions',
  other:
    'all other locations, all other positions, elsewhere, everywhere else, other sides, all others, all other sides, others, the rest, rest, all other facings, on all others',
});
const OWNERS = wordsFor({ cab: 'cab, tractor', carrier: 'carrier', box: 'box, armored box' });

/** "Cab armor", "carrier armor": which part of a truck. */
function owner(page: Page): true | null {
  const { cursor, vehicle } = page;
  const whose = cursor.take(OWNERS);
  if (whose === null) return true;
  if (whose === 'cab') page.part = vehicle.main;
  if (whose === 'carrier') {
    if (vehicle.carrier === null) return null;
    page.part = vehicle.carrier.part;
  }
  if (whose === 'box' && vehicle.box !== null) page.part = vehicle.box;
  return true;
}

/** "Armor:", "fireproof armor —", "armor (LRFP)". */
function heading(page: Page): true | null {
  const { cursor } = page;
  const kept = page.part;
  if (owner(page) === null) return null;
  const before = cursor.take(ARMOR_TYPE_WORDS);
  if (cursor.take(ARMOR) === null) {
    page.part = kept;
    return null;
  }
  const bracketed = cursor.attempt(() => {
    if (!cursor.mark('(')) return null;
    const type = cursor.take(ARMOR_TYPE_WORDS);
    return type !== null && cursor.mark(')') ? type : null;
  });
  while (cursor.mark(':', '—', '=', '(') || cursor.word('of', 'is', 'total'));
  const after = cursor.attempt(() => {
    const type = cursor.take(ARMOR_TYPE_WORDS);
    return type !== null && (cursor.mark(':', ',', '—') || cursor.peek()?.kind !== 'mark') && !isBoth(type, cursor)
      ? type
      : null;
  });
  page.part.armorType = before ?? bracketed ?? after ?? page.part.armorType;
  page.part.saysArmor = true;
  page.inArmor = true;
  return true;
}

/** "LR 10" after the heading are the left and right. */
const isBoth = (type: string, cursor: Cursor): boolean => type === 'LR' && cursor.peek()?.kind === 'number';

function both(cursor: Cursor): boolean {
  return (
    cursor.attempt(() => {
      const a = cursor.peek()?.text ?? '';
      cursor.at += 1;
      if (!cursor.mark('/', '&', '+') && !cursor.word('and')) return null;
      const b = cursor.peek()?.text ?? '';
      cursor.at += 1;
      return /^(?:l|left)(?:r|right)$|^(?:r|right)(?:l|left)$/.test(a + b) ? true : null;
    }) !== null || cursor.take(BOTH_SIDES) !== null
  );
}

type Target = Location | 'both' | 'each' | 'all' | 'other';

const EACH_SIDE = wordsFor({ each: 'each side, per side, either side, ea side, a side' });

function target(cursor: Cursor): Target | null {
  return cursor.attempt((): Target | null => {
    cursor.skip('in', 'on', 'the', 'at', 'to');
    const every = cursor.take(EVERYWHERE);
    if (every !== null) return every;
    if (cursor.take(EACH_SIDE) !== null) return 'each';
    const isBothSides = cursor.attempt(() => (both(cursor) ? true : null)) !== null;
    return isBothSides ? 'both' : cursor.take(ARMOR_SIDES);
  });
}

function put(page: Page, where: Target, value: number): void {
  const { part } = page;
  part.saysArmor = true;
  page.inArmor = true;
  if (where === 'each') part.eachSide = value;
  if (where === 'both' || where === 'each') {
    part.armor.right = value;
    part.armor.left = value;
  } else if (where === 'all' || where === 'other') part.armorAll.push({ value });
  else part.armor[where] = value;
}

/** "F20", "front: 20", "right side 10 pts." */
function sideFirst(page: Page): true | null {
  const { cursor } = page;
  const first = cursor.peek();
  const where = target(cursor);
  if (where === null) return null;
  const also = cursor.attempt(() => (cursor.word('and') || cursor.mark('&', '/') ? target(cursor) : null));
  cursor.word('side', 'each', 'armor', 'sides');
  while (cursor.mark(':', '=', '—'));
  cursor.skip('with');
  const token = cursor.peek();
  const value = cursor.number();
  if (value === null) return null;
  // Outside an armor list only "F20" written together is armor for certain.
  if (!page.inArmor && !(token?.isGlued === true && first?.isUpper === true)) return null;
  cursor.take(POINTS);
  cursor.word('each');
  put(page, where, value);
  if (also !== null) put(page, also, value);
  return true;
}

/** "…, top and bottom 10": these two belong to the number behind them. */
function numberFollows(cursor: Cursor): boolean {
  const start = cursor.at;
  const follows = cursor.joint() && target(cursor) !== null && cursor.number() !== null;
  cursor.at = start;
  return follows;
}

/** "25 front, back and top": a side with no number of its own. */
function furtherTarget(cursor: Cursor): Target | null {
  if (!cursor.joint()) return null;
  const where = target(cursor);
  const next = cursor.peek();
  const ends = next === undefined || (next.kind === 'mark' && next.text !== ':') || next.text === 'and';
  return ends && !numberFollows(cursor) ? where : null;
}

/** "20 front", "20F", "10 pts. each side", "25 in all other locations", "20 points of armor front". */
function numberFirst(page: Page): true | null {
  const { cursor } = page;
  const value = cursor.number();
  if (value === null) return null;
  const said = cursor.take(POINTS) !== null;
  const type = cursor.attempt(() => kindOfArmor(cursor));
  if (type !== null) page.part.armorType = type;
  const isArmor = cursor.tokens[cursor.at - 1]?.text === 'armor';
  const start = cursor.at;
  const where = target(cursor);
  if (where !== null && (page.inArmor || said || (cursor.at > start + 1 && isArmor))) {
    cursor.word('armor');
    put(page, where, value);
    let more = cursor.attempt(() => furtherTarget(cursor));
    while (more !== null) {
      put(page, more, value);
      more = cursor.attempt(() => furtherTarget(cursor));
    }
    return true;
  }
  cursor.at = start;
  // "10-point wheelguard" is an accessory.
  if (!said || cursor.sees(PART_WORDS)) return null;
  // A total, to be compared.
  cursor.skip('total', 'in', 'all');
  page.stated.armorPoints = value;
  page.part.saysArmor = true;
  return true;
}

/** "12 pts. of fireproof armor". */
function kindOfArmor(cursor: Cursor): ArmorTypeId | null {
  cursor.skip('of');
  const type = cursor.take(ARMOR_TYPE_WORDS);
  return type !== null && cursor.take(ARMOR) !== null ? type : null;
}

const LEAST_ROW = 2;

/** A wall of numbers: 20/10/10/20/10/10. */
function row(page: Page): true | null {
  const { cursor } = page;
  if (!page.inArmor) return null;
  const values: number[] = [];
  let value = cursor.number();
  while (value !== null) {
    values.push(value);
    value = cursor.attempt(() => {
      cursor.mark('/', ',', '—');
      const next = cursor.peek(1);
      // "20, 10 front": the second number has a side of its own.
      if (next?.kind === 'word' && values.length < LEAST_ROW) return null;
      return cursor.number();
    });
  }
  if (values.length < LEAST_ROW) return null;
  page.part.armorRow = values;
  return true;
}

/** So many sides with their numbers in a row can be nothing else; fewer do if they are written together. */
const LEAST_PAIRS = 3;
const LEAST_GLUED_PAIRS = 2;

function looksLikeArmor(cursor: Cursor): boolean {
  const start = cursor.at;
  const pair = (): boolean => {
    const before = cursor.number();
    const side = target(cursor);
    while (cursor.mark(':', '='));
    return (
      side !== null && (before !== null) !== (cursor.attempt(() => (before === null ? cursor.number() : null)) !== null)
    );
  };
  let pairs = 0;
  let glued = 0;
  while (pairs < LEAST_PAIRS && pair()) {
    pairs += 1;
    if (cursor.tokens[cursor.at - 1]?.isGlued === true) glued += 1;
    while (cursor.mark(',', '/', ';'));
  }
  cursor.at = start;
  return pairs === LEAST_PAIRS || glued >= LEAST_GLUED_PAIRS;
}

/** "F20/R10/L10": the strokes between are no more than commas. */
export const readArmor: Reader = (page) => {
  const { cursor } = page;
  if (!page.inArmor && looksLikeArmor(cursor)) page.inArmor = true;
  const found =
    cursor.attempt(() => heading(page)) ??
    cursor.attempt(() => none(page)) ??
    cursor.attempt(() => row(page)) ??
    cursor.attempt(() => sideFirst(page)) ??
    cursor.attempt(() => numberFirst(page)) ??
    cursor.attempt(() => sideArmor(page));
  return found !== null;
};

/** "front armor 20". */
function sideArmor(page: Page): true | null {
  const { cursor } = page;
  const where = target(cursor);
  if (where === null || cursor.take(ARMOR) === null) return null;
  while (cursor.mark(':', '=', '—'));
  const value = cursor.number();
  if (value === null) return null;
  cursor.take(POINTS);
  put(page, where, value);
  return true;
}

function none({ cursor, part }: Page): true | null {
  if (!cursor.word('no') || cursor.take(ARMOR) === null) return null;
  part.saysArmor = true;
  return true;
}
