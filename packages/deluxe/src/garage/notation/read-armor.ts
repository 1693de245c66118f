// "Armor: F20, R10 …", "20/10/10/20/10/10", "10 pts. each side", "T15, 25 in all other locations", "Fireproof armor: …".

import type { ArmorTypeId } from '../../catalog/armor.ts';
import { ARMOR, ARMOR_OWNERS, armorType, heading } from './armor-heading.ts';
import { endsHere, looksLikeArmor, row } from './armor-row.ts';
import { EACH_SIDE, EVERYWHERE, type Target, target } from './armor-sides.ts';
import { COUNT_WORDS, type Cursor } from './cursor.ts';
import type { Page, Reader } from './page.ts';
import { beginningsOf, wordsFor } from './words.ts';
import { BUS_NOUNS, HAULER_KINDS, HAULER_NOUNS } from './words-bodies.ts';
import { ARMOR_TYPE_WORDS, PART_WORDS } from './words-parts.ts';
import { ARMOR_SIDES, BOTH_SIDES } from './words-places.ts';

const POINTS = wordsFor({
  point:
    'points, point, pts, pt, points of armor, pts of armor, pt of armor, points armor, pts armor, armor points, armor',
});

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
  const bracket = page.inArmor && cursor.mark('(');
  const token = cursor.peek();
  const value = cursor.figure();
  if (value === null || (bracket && !cursor.mark(')'))) return null;
  // Outside an armor list only "F20" written together is armor for certain.
  const isGlued = token?.isGlued === true && first?.isUpper === true;
  const isMore = also !== null && page.part.saysArmor;
  if (!page.inArmor && !isGlued && !isMore) return null;
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
  const value = cursor.figure();
  if (value === null) return null;
  const said = cursor.take(POINTS) !== null;
  if (page.inArmor) cursor.attempt(() => (cursor.word('each') && cursor.mark(':') ? true : null));
  const type = cursor.attempt(() => kindOfArmor(cursor));
  if (type !== null) page.part.armorType = type;
  const isArmor = cursor.tokens[cursor.at - 1]?.text === 'armor';
  const start = cursor.at;
  const where = (page.inArmor ? cursor.attempt(() => bracketed(cursor)) : null) ?? target(cursor);
  const isWhole = where === 'all' && !page.part.saysArmor && endsHere(cursor);
  if (where !== null && (page.inArmor || said || isWhole || (cursor.at > start + 1 && isArmor))) {
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

/** "20 (front)". */
function bracketed(cursor: Cursor): Target | null {
  const where = cursor.mark('(') ? target(cursor) : null;
  return where !== null && cursor.mark(')') ? where : null;
}

/** "12 pts. of fireproof armor". */
function kindOfArmor(cursor: Cursor): ArmorTypeId | null {
  cursor.skip('of');
  const type = cursor.take(ARMOR_TYPE_WORDS);
  return type !== null && cursor.take(ARMOR) !== null ? type : null;
}

/** "15 ft. van carrier" behind the armor is no front top. */
function isLength(cursor: Cursor): boolean {
  const start = cursor.at;
  const isFeet = cursor.number() !== null && cursor.word('ft');
  const isBody = isFeet && (cursor.sees(HAULER_KINDS) || cursor.sees(HAULER_NOUNS) || cursor.sees(BUS_NOUNS));
  cursor.at = start;
  return isBody;
}

const BEGINNINGS = beginningsOf(
  `no total in on the at to ${COUNT_WORDS}`,
  ARMOR,
  ARMOR_OWNERS,
  ARMOR_TYPE_WORDS,
  EVERYWHERE,
  EACH_SIDE,
  BOTH_SIDES,
  ARMOR_SIDES,
);

/** "F20/R10/L10": the strokes between are no more than commas. */
export const readArmor: Reader = (page) => {
  const { cursor } = page;
  if (!cursor.begins(BEGINNINGS) || isLength(cursor)) return false;
  const kind = page.inArmor ? null : cursor.attempt(() => kindAlone(cursor));
  if (kind !== null) page.part.armorType = kind;
  if (!page.inArmor && looksLikeArmor(cursor)) page.inArmor = true;
  const found =
    cursor.attempt(() => kindBehind(page)) ??
    cursor.attempt(() => heading(page)) ??
    cursor.attempt(() => none(page)) ??
    cursor.attempt(() => sum(page)) ??
    cursor.attempt(() => row(page)) ??
    cursor.attempt(() => sideFirst(page)) ??
    cursor.attempt(() => numberFirst(page)) ??
    cursor.attempt(() => sideArmor(page));
  return found !== null;
};

/** "FP F25 R20 L20": the kind, with no word but the list behind it. */
function kindAlone(cursor: Cursor): ArmorTypeId | null {
  const type = armorType(cursor);
  return type !== null && looksLikeArmor(cursor) ? type : null;
}

/** "… 10T 10U LR": no comma parts it from the list, and none but a mark follows. */
function kindBehind(page: Page): true | null {
  const { cursor } = page;
  if (!page.inArmor || cursor.tokens[cursor.at - 1]?.kind === 'mark') return null;
  const type = armorType(cursor);
  if (type === null || !endsHere(cursor)) return null;
  page.part.armorType = type;
  return true;
}

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

/** "(total 60)" at the end of the list. */
function sum({ cursor, inArmor, stated }: Page): true | null {
  if (!inArmor || !cursor.word('total')) return null;
  while (cursor.mark(':', '='));
  const value = cursor.number();
  if (value === null) return null;
  cursor.take(POINTS);
  stated.armorPoints = value;
  return true;
}

function none({ cursor, part }: Page): true | null {
  if (!cursor.word('no') || cursor.take(ARMOR) === null) return null;
  part.saysArmor = true;
  return true;
}
