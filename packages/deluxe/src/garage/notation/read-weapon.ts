// "Two linked MGs front", "RL fwd w/ extra magazine", "2xMG (linked) front", "3 RLs (one each front, right, and left)".

import type { WeaponId } from '../../catalog/weapons.ts';
import type { Cursor } from './cursor.ts';
import type { TurretDraft, WeaponDraft } from './draft.ts';
import type { Page } from './page.ts';
import { linkTags, load, magazines } from './read-load.ts';
import { type Place, place, sides } from './read-places.ts';
import { turretOf, turretPhrase } from './read-turret.ts';
import { wordsFor } from './words.ts';
import { PART_WORDS, WEAPON_WORDS } from './words-parts.ts';

/** What one phrase says of its weapons, before they are put in rows. */
export interface Item {
  weapon: WeaponId;
  count: number | null;
  isPlural: boolean;
  /** So many groups of two. */
  pairs: number | null;
  isLinked: boolean;
  tags: readonly string[];
  places: Place[];
  turret: TurretDraft | null;
  isPlatform: boolean;
  magazines: number;
  load: WeaponDraft['load'];
  inCargo: boolean;
  linkedTo: WeaponDraft[];
  /** The weapon that follows hangs on the same link. */
  linksNext: boolean;
}

const LINKED = ['linked', 'link', 'lnkd', 'lnk', 'linkd', 'paired'];
const PLATFORM = wordsFor({
  platform:
    'on platform, on rocket platform, in rocket platform, on the rocket platform, on a rocket platform, in a rocket platform, rocket platform, platform',
});
const CARGO_AREA = wordsFor({ cargo: 'in cargo area, in cargo, in the cargo area, in cargo spaces, in cargo bay' });
/** Too short to be weapons unless in capitals. */
const SHOUTED = new Set(['l', 'b', 'at']);

export function weaponName(cursor: Cursor): WeaponId | null {
  return cursor.attempt(() => {
    const token = cursor.peek();
    const start = cursor.at;
    // A laser battery is no laser.
    if (cursor.lengthOf(PART_WORDS) > cursor.lengthOf(WEAPON_WORDS)) return null;
    const weapon = cursor.take(WEAPON_WORDS);
    if (weapon === null || token === undefined) return null;
    if (cursor.at === start + 1 && SHOUTED.has(token.text) && !token.isUpper) return null;
    // L10 is armor, and smoke grenades are thrown.
    const next = cursor.peek();
    if (next?.kind === 'number' && next.isGlued && token.text.length === 1) return null;
    if (next?.kind === 'word' && /^grenades?$/.test(next.text)) return null;
    cursor.word('gun', 'guns', 'launcher', 'launchers', 'discharger');
    return weapon;
  });
}

function begin(page: Page): Item | null {
  const { cursor } = page;
  let count = cursor.attempt(() => cursor.count());
  let isLinked = cursor.word(...LINKED);
  let pairs: number | null = null;
  if (cursor.word('pair', 'pairs', 'set', 'sets')) {
    pairs = count ?? 1;
    cursor.word('of');
  }
  isLinked = cursor.word(...LINKED) || isLinked;
  const turret = cursor.attempt(() => turretBefore(page));
  const front = cursor.attempt(() => sideBefore(cursor));
  count ??= cursor.attempt(() => cursor.count());
  isLinked = cursor.word(...LINKED) || isLinked;
  const weapon = weaponName(cursor);
  if (weapon === null) return null;
  const places = front === null ? [] : [{ ...front, count: null, isLinked: false }];
  // PS and SS are singular.
  const isPlural = cursor.isPlural() && !WEAPON_WORDS.has(cursor.tokens[cursor.at - 1]?.text ?? '');
  return {
    weapon,
    count,
    isPlural,
    pairs,
    isLinked,
    tags: [],
    places,
    turret,
    isPlatform: false,
    magazines: 0,
    load: null,
    inCargo: false,
    linkedTo: [],
    linksNext: false,
  };
}

/** "turreted RR", "turret-mounted laser". */
function turretBefore(page: Page): TurretDraft | null {
  const { cursor } = page;
  if (cursor.word('turreted')) return turretOf(page.part, { draft: plainTurret(), count: 1, isSame: false });
  const phrase = turretPhrase(cursor);
  if (phrase === null || phrase.count > 1) return null;
  cursor.word('mounted');
  return weaponFollows(cursor) ? turretOf(page.part, phrase) : null;
}

const plainTurret = (): TurretDraft => ({
  holds: null,
  popUp: false,
  cupola: false,
  universal: false,
  inCargo: false,
  at: null,
  ordinal: null,
});

/** "front MG", "rear-mounted minedropper", "left & right RLs". */
function sideBefore(cursor: Cursor): Pick<Place, 'sides' | 'isEach'> | null {
  const found = sides(cursor, false);
  if (found === null) return null;
  cursor.word('mounted', 'facing', 'firing');
  return weaponFollows(cursor) ? found : null;
}

function weaponFollows(cursor: Cursor): boolean {
  const start = cursor.at;
  cursor.attempt(() => cursor.count());
  cursor.word(...LINKED);
  const follows = weaponName(cursor) !== null;
  cursor.at = start;
  return follows;
}

/** Everything behind the weapon's name. */
function continueItem(page: Page, item: Item): void {
  const { cursor } = page;
  let moved = true;
  while (moved) moved = suffix(page, item, false) || cursor.attempt(() => bracket(page, item)) !== null;
}

function bracket(page: Page, item: Item): true | null {
  const { cursor } = page;
  if (!cursor.mark('(')) return null;
  let moved = true;
  while (moved)
    moved = suffix(page, item, true) || spear(cursor, item) || cursor.mark(',', ';', '&', '/') || cursor.word('and');
  return cursor.mark(')') ? true : null;
}

/** "minedropper back (Spear 1000)". */
function spear(cursor: Cursor, item: Item): boolean {
  const isSpear = item.weapon === 'MD' && cursor.attempt(() => (weaponName(cursor) === 'SMD' ? true : null)) !== null;
  if (isSpear) item.weapon = 'SMD';
  return isSpear;
}

function suffix(page: Page, item: Item, inBrackets: boolean): boolean {
  const { cursor } = page;
  const tags = linkTags(cursor);
  if (tags !== null) item.tags = [...item.tags, ...tags];
  else if (cursor.word(...LINKED) || (!inBrackets && cursor.attempt(() => linkedAfterComma(cursor)) !== null))
    linkedSuffix(page, item);
  else if (multiplied(cursor, item) || turretSuffix(page, item)) return true;
  else if (cursor.attempt(() => cursor.take(CARGO_AREA)) !== null) item.inCargo = true;
  else if (cursor.attempt(() => cursor.take(PLATFORM)) !== null) item.isPlatform = true;
  else return hung(cursor, item) || placeSuffix(cursor, item, inBrackets);
  return true;
}

/** "2 MGs, front, linked". */
function linkedAfterComma(cursor: Cursor): true | null {
  if (!cursor.mark(',') || !cursor.word('linked')) return null;
  const next = cursor.peek();
  return next === undefined || next.kind === 'mark' || next.startsLine ? true : null;
}

/** "MG x2". */
function multiplied(cursor: Cursor, item: Item): boolean {
  const times = cursor.attempt(() => (cursor.word('x') ? cursor.number() : null));
  if (times !== null) item.count = times;
  return times !== null;
}

function turretSuffix(page: Page, item: Item): boolean {
  const { cursor } = page;
  const phrase = cursor.attempt(() => {
    // "RL, turret;"
    const isApart = item.places.length === 0 && item.turret === null && cursor.mark(',');
    const said = cursor.word('in', 'into', 'inside', 'on');
    const letter = cursor.peek()?.text === 't' && cursor.peek(1)?.kind !== 'number' && cursor.word('t');
    if (letter) return { draft: plainTurret(), count: 1, isSame: false };
    const found = turretPhrase(cursor);
    const next = cursor.peek();
    if (isApart && next !== undefined && (next.kind !== 'mark' || next.text === ':')) return null;
    return found === null || (!said && found.count > 1) ? null : found;
  });
  if (phrase === null) return false;
  item.turret = turretOf(page.part, phrase);
  return true;
}

function hung(cursor: Cursor, item: Item): boolean {
  const extra = magazines(cursor);
  if (extra !== null) {
    item.magazines += extra;
    return true;
  }
  const held = load(cursor, item.weapon === 'GL');
  if (held !== null) item.load = held;
  return held !== null;
}

/** A place after a comma counts only if nothing but the comma stands between, as in "MG, front, RL, back". */
function placeSuffix(cursor: Cursor, item: Item, inBrackets: boolean): boolean {
  const isPlaced = item.places.length > 0 || item.turret !== null;
  if (isPlaced && !inBrackets) return false;
  const found =
    cursor.attempt(() => place(cursor, inBrackets)) ?? cursor.attempt(() => (isPlaced ? null : afterComma(cursor)));
  if (found === null) return false;
  cursor.word('each', 'only', 'apiece');
  item.places.push(found);
  return true;
}

function afterComma(cursor: Cursor): Place | null {
  if (!cursor.mark(',')) return null;
  const found = sides(cursor, false);
  const next = cursor.peek();
  if (found === null || (next !== undefined && (next.kind !== 'mark' || next.text === ':'))) return null;
  return { ...found, count: null, isLinked: false };
}

/** "linked to RL back": with a weapon named before, or with a new one. */
function linkedSuffix(page: Page, item: Item): void {
  item.isLinked = true;
  const { cursor } = page;
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

export function weaponItem(page: Page): Item | null {
  return page.cursor.attempt(() => {
    const item = begin(page);
    if (item !== null) continueItem(page, item);
    return item;
  });
}
