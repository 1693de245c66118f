// Puts what a phrase said of weapons into rows: how many go where, and which hang together.

import type { Location } from '../design/fittings.ts';
import type { TokenRange, WeaponDraft } from './draft.ts';
import type { Page, Reader } from './page.ts';
import { MAGAZINES, magazines } from './read-load.ts';
import type { NamedPlace } from './read-places.ts';
import { weaponItem } from './read-weapon.ts';
import { type WeaponPhrase, weaponName } from './weapon-item.ts';

interface Share {
  readonly side: Location;
  readonly count: number;
  readonly isLinked: boolean;
}

/** "4 MGs L & R" are two and two; "2 MGs each side" two each; "MG front and back" one each. */
function shares(item: WeaponPhrase): readonly Share[] {
  const uncounted = item.places.filter(({ count }) => count === null).flatMap(({ sides }) => sides).length;
  const counted = item.places.reduce((sum, { count, sides }) => sum + (count ?? 0) * sides.length, 0);
  const left = item.count === null ? null : item.count - counted;
  return item.places.flatMap((place) =>
    place.sides.map((side) => ({ side, count: countFor(place, left, uncounted, item), isLinked: place.isLinked })),
  );
}

function countFor(place: NamedPlace, left: number | null, among: number, item: WeaponPhrase): number {
  if (place.count !== null) return place.count;
  if (left === null) return item.isPlural && among === 1 ? 2 : 1;
  if (place.isEach || among === 1) return Math.max(1, left);
  return left >= among && left % among === 0 ? left / among : 1;
}

const rowOf = (item: WeaponPhrase, count: number, span: TokenRange): WeaponDraft => ({
  weapon: item.weapon,
  count,
  mount: null,
  isWaiting: true,
  turret: null,
  links: item.tags.map((tag) => `tag ${tag}`),
  magazines: item.magazines,
  load: item.load,
  inCargo: item.inCargo,
  span,
});

/** The rows of one phrase; those with no place yet have mount null. */
export function rowsOf(item: WeaponPhrase, span: TokenRange): readonly WeaponDraft[] {
  const bare = item.count ?? (item.isPlural ? 2 : 1);
  if (item.pairs !== null) return pairRows(item, span);
  if (item.turret !== null && item.places.length === 0)
    return [{ ...rowOf(item, bare, span), mount: 'turret', turret: item.turret }];
  if (item.isPlatform) return [{ ...rowOf(item, bare, span), mount: 'platform' }];
  if (item.places.length === 0) return [rowOf(item, bare, span)];
  return shares(item).map(({ side, count }) => ({ ...rowOf(item, count, span), mount: side }));
}

function pairRows(item: WeaponPhrase, span: TokenRange): readonly WeaponDraft[] {
  const sides = item.places.flatMap((place) => place.sides);
  return Array.from({ length: item.pairs ?? 1 }, (_, i) => {
    const side = sides[Math.min(i, sides.length - 1)] ?? null;
    const mount = item.turret === null ? (item.isPlatform ? 'platform' : side) : 'turret';
    return { ...rowOf(item, 2, span), mount, turret: item.turret };
  });
}

export function joinRows(page: Page, item: WeaponPhrase, rows: readonly WeaponDraft[]): void {
  if (page.nextLink !== null) for (const row of rows) row.links.push(page.nextLink);
  page.nextLink = null;
  if (item.pairs !== null && item.isLinked) for (const row of rows) row.links.push(page.newLink());
  else if (item.isLinked) linkAll(page, item, rows);
  const parts = item.places.length > 0 && item.pairs === null && item.turret === null ? shares(item) : [];
  parts.forEach(({ isLinked }, i) => {
    if (isLinked && !item.isLinked) rows[i]?.links.push(page.newLink());
  });
}

/** A single weapon said to be linked is linked to what stands before it. */
function linkAll(page: Page, item: WeaponPhrase, rows: readonly WeaponDraft[]): void {
  const link = page.newLink();
  const like = page.part.weapons.filter(
    (row) => item.linksLike && row.weapon === item.weapon && row.links.length === 0,
  );
  const all = [...rows, ...item.linkedTo, ...like];
  const total = all.reduce((sum, { count }) => sum + count, item.linksNext ? 1 : 0);
  if (item.linksNext) page.nextLink = link;
  for (const row of [...all, ...(total > 1 ? [] : matesOf(page, rows[0]))]) row.links.push(link);
}

/** Those in the same list that wait for a side, or the like ones just before: "MG F, MG F, MG F linked". */
function matesOf({ part }: Page, row: WeaponDraft | undefined): readonly WeaponDraft[] {
  const waiting = part.weapons.filter(({ mount, isWaiting }) => mount === null && isWaiting);
  if (waiting.length > 0) return waiting;
  const mates: WeaponDraft[] = [];
  for (const before of [...part.weapons].reverse()) {
    if (before.weapon !== row?.weapon || before.mount !== row.mount || before.links.length > 0) break;
    mates.push(before);
  }
  if (mates.length > 0) return mates;
  return part.weapons.slice(-1);
}

/** "SS, OJ, and MD back": the last one speaks for those before it. */
function settlePlaces(page: Page, rows: readonly WeaponDraft[]): void {
  const first = rows[0];
  if (first === undefined) return;
  if (first.mount === null) return;
  for (const row of page.part.weapons) {
    if (row.mount !== null || !row.isWaiting) continue;
    row.mount = first.mount;
    row.turret = first.turret;
  }
}

/** A weapon in a list headed by its sides. */
function faced({ facing }: Page, item: WeaponPhrase): WeaponPhrase {
  const isPlaced = item.places.length > 0 || item.turret !== null || item.isPlatform;
  if (isPlaced || facing === null) return item;
  return { ...item, places: [{ sides: facing, count: null, isEach: false, isLinked: false }] };
}

/** "Rear minedropper & smokescreen": the side before the first is for both. */
function besideLast({ cursor, lastSides }: Page, item: WeaponPhrase, { from }: TokenRange): WeaponPhrase {
  const joint = cursor.tokens[from - 1]?.text ?? '';
  if (lastSides === null || item.places.length > 0 || item.turret !== null || !/^(?:&|and|\+)$/.test(joint))
    return item;
  return { ...item, sideFirst: true, places: [{ sides: lastSides, count: null, isEach: false, isLinked: false }] };
}

/** "Rocket platform with 3 HRs"; bombs fall from below. */
function hanging({ cursor }: Page, item: WeaponPhrase, { from }: TokenRange): WeaponPhrase {
  if (item.places.length > 0 || item.turret !== null) return item;
  const isOn = cursor.tokens[from - 1]?.text === 'with' && cursor.tokens[from - 2]?.text === 'platform';
  if (isOn) return { ...item, isPlatform: true };
  const isBomb = item.weapon === 'B' || item.weapon === 'CB';
  return isBomb ? { ...item, places: [{ sides: ['underbody'], count: null, isEach: false, isLinked: false }] } : item;
}

function addItem(page: Page, found: WeaponPhrase, span: TokenRange): readonly WeaponDraft[] {
  const item = hanging(page, faced(page, besideLast(page, found, span)), span);
  page.lastSides = item.sideFirst && item.places.length === 1 ? (item.places[0]?.sides ?? null) : null;
  const rows = rowsOf(item, span);
  joinRows(page, item, rows);
  settlePlaces(page, rows);
  page.part.weapons.push(...rows);
  return rows;
}

export const readWeapon: Reader = (page) => {
  const start = page.cursor.at;
  const turrets = page.part.turrets.length;
  // Among armor a lone L is a side whose number is missing.
  if (page.inArmor && page.cursor.peek()?.text.length === 1 && page.cursor.peek()?.kind === 'word') return false;
  const item = weaponItem(page);
  if (item === null) {
    page.part.turrets.length = turrets;
    return false;
  }
  addItem(page, item, page.spanFrom(start));
  return true;
};

/** "2 extra MG magazines": of the weapon that they name. */
function namedMagazine({ cursor, part }: Page): true | null {
  const count = cursor.attempt(() => cursor.count()) ?? 1;
  cursor.word('extra', 'spare', 'additional');
  const weapon = weaponName(cursor);
  const row = part.weapons.findLast((each) => each.weapon === weapon);
  if (row === undefined || cursor.take(MAGAZINES) === null) return null;
  row.magazines += count;
  return true;
}

/** "VMG front, extra magazine": of the weapon just named. */
export const readMagazine: Reader = (page) => {
  const { cursor, part } = page;
  if (cursor.attempt(() => namedMagazine(page)) !== null) return true;
  const last = part.weapons.at(-1);
  const extra = last === undefined ? null : magazines(cursor);
  if (last === undefined || extra === null) return false;
  last.magazines += extra;
  return true;
};
