// What stands behind a weapon's name: its link, its side, its turret, its magazines, in brackets or without.

import type { Cursor } from './cursor.ts';
import { newTurret } from './draft.ts';
import type { Page } from './page.ts';
import { linkTags, load, magazines } from './read-load.ts';
import { ownerPhrase } from './read-owner.ts';
import { sides } from './read-places.ts';
import { turretOf, turretPhrase } from './read-turret.ts';
import { LINKED, type WeaponPhrase, weaponFollows, weaponName } from './weapon-item.ts';
import { placeSuffix } from './weapon-places.ts';
import { wordsFor } from './words.ts';

const PLATFORM = wordsFor({
  platform:
    'on platform, on rocket platform, in rocket platform, on the rocket platform, on a rocket platform, in a rocket platform, rocket platform, platform',
});

const CARGO_AREA = wordsFor({ cargo: 'in cargo area, in cargo, in the cargo area, in cargo spaces, in cargo bay' });

/** Everything behind the weapon's name. */
export function continueItem(page: Page, item: WeaponPhrase): void {
  const { cursor } = page;
  let moved = true;
  while (moved) moved = suffix(page, item, false) || cursor.attempt(() => bracket(page, item)) !== null;
}

function bracket(page: Page, item: WeaponPhrase): true | null {
  const { cursor } = page;
  if (!cursor.mark('(')) return null;
  let moved = true;
  while (moved)
    moved =
      inBrackets(cursor, item) ||
      suffix(page, item, true) ||
      spear(cursor, item) ||
      cursor.mark(',', ';', '&', '/') ||
      cursor.word('and');
  return cursor.mark(')') ? true : null;
}

/** "(2, linked)", "(2-space)", "(l)". */
function inBrackets(cursor: Cursor, item: WeaponPhrase): boolean {
  const spaces = cursor.attempt(() => {
    const size = cursor.count();
    return cursor.word('space', 'spaces', 'sp') ? size : null;
  });
  if (spaces !== null) {
    item.holds = spaces;
    cursor.word('turret');
    return true;
  }
  if (cursor.attempt(() => inPairs(cursor, item)) !== null) return true;
  const next = cursor.peek(1);
  const isLast = next?.kind === 'mark' && (next.text === ')' || next.text === ',');
  if (isLast && item.places.length > 0 && cursor.word('l')) {
    item.isLinked = true;
    return true;
  }
  const count = isLast && item.count === null ? cursor.attempt(() => cursor.number()) : null;
  if (count !== null) item.count = count;
  return count !== null;
}

/** "4 MGs front (2 linked pairs)". */
function inPairs(cursor: Cursor, item: WeaponPhrase): true | null {
  cursor.skip('in', 'as');
  const pairs = cursor.count();
  const isLinked = cursor.word(...LINKED);
  if (!cursor.word('pair', 'pairs')) return null;
  item.pairs = pairs ?? Math.max(1, Math.floor((item.count ?? 2) / 2));
  item.isLinked = isLinked || item.isLinked;
  return true;
}

/** "minedropper back (Spear 1000)". */
function spear(cursor: Cursor, item: WeaponPhrase): boolean {
  const isSpear = item.weapon === 'MD' && cursor.attempt(() => (weaponName(cursor) === 'SMD' ? true : null)) !== null;
  if (isSpear) item.weapon = 'SMD';
  return isSpear;
}

function suffix(page: Page, item: WeaponPhrase, inBrackets: boolean): boolean {
  const { cursor } = page;
  const isSettled = !inBrackets && (item.places.length > 0 || item.turret !== null);
  if (isSettled && /^[,;./—]$/.test(cursor.peek()?.text ?? '')) return linkedLater(page, item);
  const tags = linkTags(cursor);
  if (tags !== null) item.tags = [...item.tags, ...tags];
  else if (isLinkWord(page, item) || (!inBrackets && cursor.attempt(() => linkedAfterComma(cursor)) !== null))
    linkedSuffix(page, item);
  else if (multiplied(cursor, item) || turretSuffix(page, item)) return true;
  else if (cursor.attempt(() => ownerPhrase(page)) !== null) return true;
  else if (cursor.attempt(() => cursor.take(CARGO_AREA)) !== null) item.inCargo = true;
  else if (cursor.attempt(() => cursor.take(PLATFORM)) !== null) item.isPlatform = true;
  else return hung(cursor, item) || placeSuffix(cursor, item, inBrackets);
  return true;
}

/** Behind the comma after a place nothing but the link can still come. */
function linkedLater(page: Page, item: WeaponPhrase): boolean {
  const isLinked = page.cursor.attempt(() => linkedAfterComma(page.cursor)) !== null;
  if (isLinked) linkedSuffix(page, item);
  return isLinked;
}

/** "linked"; in a list headed by its side "VMG x2 L" says no more. */
function isLinkWord({ cursor, facing }: Page, item: WeaponPhrase): boolean {
  if (cursor.word(...LINKED)) return true;
  const token = cursor.peek();
  return facing !== null && (item.count ?? 1) > 1 && token?.isUpper === true && cursor.word('l');
}

/** "2 MGs, front, linked", "3 MRs front, all linked". */
function linkedAfterComma(cursor: Cursor): true | null {
  if (!cursor.mark(',', '+', '/', ';')) return null;
  cursor.word('all', 'both');
  if (!cursor.word(...LINKED)) return null;
  cursor.word('together');
  const next = cursor.peek();
  return next === undefined || next.kind === 'mark' || next.startsLine ? true : null;
}

/** "MG x2". */
function multiplied(cursor: Cursor, item: WeaponPhrase): boolean {
  const times = cursor.countBehind();
  if (times !== null) item.count = times;
  return times !== null;
}

function turretSuffix(page: Page, item: WeaponPhrase): boolean {
  const { cursor } = page;
  const phrase = cursor.attempt(() => {
    // "RL, turret;"
    const isApart = item.places.length === 0 && item.turret === null && cursor.mark(',', '/', '—');
    const said = cursor.word('in', 'into', 'inside', 'on');
    const letter = cursor.peek()?.text === 't' && cursor.peek(1)?.kind !== 'number' && cursor.word('t');
    if (letter) return { draft: newTurret(), count: 1, isSame: false, said: false };
    const found = turretPhrase(cursor);
    const next = cursor.peek();
    if (isApart && next !== undefined && (next.kind !== 'mark' || next.text === ':')) return null;
    return found === null || (!said && found.count > 1) ? null : { ...found, said };
  });
  if (phrase === null) return false;
  // "MG front in turret": it stands in the turret, and points where it likes.
  const isOne = item.places.length === 1 && item.places[0]?.sides.length === 1;
  if (isOne && phrase.said) item.places = [];
  item.turret = turretOf(page.part, phrase);
  return true;
}

function hung(cursor: Cursor, item: WeaponPhrase): boolean {
  const extra = magazines(cursor);
  if (extra !== null) {
    item.magazines += extra;
    return true;
  }
  const held = load(cursor, item.weapon === 'GL');
  if (held !== null) item.load = held;
  return held !== null;
}

/** "linked to RL back": with a weapon named before, or with a new one. */
function linkedSuffix(page: Page, item: WeaponPhrase): void {
  item.isLinked = true;
  const { cursor } = page;
  const before = cursor.tokens[cursor.at - 2]?.text;
  item.linksLike =
    (item.count ?? 1) === 1 && (before === 'all' || before === 'both' || cursor.peek()?.text === 'together');
  if (cursor.attempt(() => (cursor.word('in') && cursor.word('pairs') ? true : null)) !== null)
    item.pairs = Math.max(1, Math.floor((item.count ?? 2) / 2));
  cursor.word('together');
  const other = cursor.attempt(() => {
    if (!cursor.word('to', 'with')) return null;
    cursor.skip('the', 'a', 'an', 'front', 'back', 'other');
    const weapon = weaponName(cursor);
    if (weapon === null) return null;
    const where = sides(cursor, false)?.sides[0] ?? null;
    return (
      page.part.weapons.findLast((row) => row.weapon === weapon && (where === null || row.mount === where)) ?? null
    );
  });
  if (other !== null) item.linkedTo.push(other);
  else
    item.linksNext = cursor.attempt(() => (cursor.word('to', 'with') && weaponFollows(cursor) ? true : null)) !== null;
}
