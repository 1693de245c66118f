// Puts what phrases say of weapons into rows: how many go where, which stand in which turret, and which hang together.

import type { TokenRange, TurretDraft, WeaponDraft } from './draft.ts';
import { type Clause, clause, type Found, firstOf, type Page } from './page.ts';
import { plainTurret, turretOf, turretPhrase } from './turrets.ts';
import { isNamed, placeAt, type WeaponPhrase, weaponPhrase } from './weapon-phrase.ts';

type Row = Pick<WeaponDraft, 'count' | 'mount'> & { readonly isLinked?: boolean };

/** "4 MGs L & R" are two and two; "2 MGs each side" two each; "MG front and back" one each. */
function shares({ places, count, isPlural }: WeaponPhrase): readonly Row[] {
  const among = places.filter((place) => place.count === null).flatMap(({ sides }) => sides).length;
  const left = (count ?? 0) - places.reduce((sum, place) => sum + (place.count ?? 0) * place.sides.length, 0);
  return places.flatMap(({ sides, count: said, isEach, isLinked }) => {
    const share = isEach || among === 1 ? Math.max(1, left) : left >= among && left % among === 0 ? left / among : 1;
    const unsaid = count === null ? (isPlural && among === 1 ? 2 : 1) : share;
    return sides.map((mount) => ({ mount, count: said ?? unsaid, isLinked }));
  });
}

/** Groups of two, those in one place, or those that the sides share; with no place yet the mount is null. */
function rowsOf(item: WeaponPhrase): readonly Row[] {
  const { places, pairs, turret, isPlatform } = item;
  const all = places.flatMap(({ sides }) => sides);
  const only = turret !== null ? 'turret' : isPlatform ? 'platform' : null;
  if (pairs !== null)
    return Array.from({ length: Math.min(pairs, 20) }, (_, i) => ({
      count: 2,
      mount: only ?? all[Math.min(i, all.length - 1)] ?? null,
    }));
  const isShared = places.length > 0 && !isPlatform;
  return isShared ? shares(item) : [{ count: item.count ?? (item.isPlural ? 2 : 1), mount: only }];
}

function draftsOf(page: Page, item: WeaponPhrase, span: TokenRange): readonly WeaponDraft[] {
  const { weapon, magazines, load, inCargo, turret, tags } = item;
  const shared = { weapon, magazines, load, inCargo, span, isWaiting: true };
  const rows = rowsOf(item).map(({ count, mount, isLinked }) => {
    const own = isLinked === true && !item.isLinked && turret === null ? [page.newLink()] : [];
    const waiting = page.nextLink === null ? [] : [page.nextLink];
    const links = [...tags.map((tag) => `tag ${tag}`), ...waiting, ...own];
    return { ...shared, count, mount, links, turret: mount === 'turret' ? turret : null };
  });
  page.nextLink = null;
  if (item.pairs !== null && item.isLinked) for (const row of rows) row.links.push(page.newLink());
  else if (item.isLinked) linkAll(page, item, rows);
  return rows;
}

/** A single weapon said to be linked is linked to what stands before it. */
function linkAll(page: Page, item: WeaponPhrase, rows: readonly WeaponDraft[]): void {
  const isLike = (row: WeaponDraft): boolean => item.linksLike && row.weapon === item.weapon && row.links.length === 0;
  const others = [...(item.linkedTo === null ? [] : [item.linkedTo]), ...page.part.weapons.filter(isLike)];
  const total = [...rows, ...others].reduce((sum, { count }) => sum + count, item.linksNext ? 1 : 0);
  const link = hang(page, [...rows, ...others, ...(total > 1 ? [] : matesOf(page, rows[0]))]);
  if (item.linksNext) page.nextLink = link;
}

function hang(page: Page, rows: readonly WeaponDraft[]): string {
  const link = page.newLink();
  for (const row of rows) row.links.push(link);
  return link;
}

/** Those in the same list that wait for a side, or the like ones just before: "MG F, MG F, MG F linked". */
function matesOf({ part: { weapons } }: Page, row: WeaponDraft | undefined): readonly WeaponDraft[] {
  const waiting = weapons.filter(({ mount, isWaiting }) => mount === null && isWaiting);
  if (waiting.length > 0) return waiting;
  const isMate = (other: WeaponDraft): boolean =>
    other.weapon === row?.weapon && other.mount === row.mount && other.links.length === 0;
  const mates = weapons.slice(weapons.findLastIndex((other) => !isMate(other)) + 1);
  return mates.length > 0 ? mates : weapons.slice(-1);
}

/** Where a phrase that names no place has its weapons: in a list headed by its side, beside the one before, below, on the platform. */
function settle(page: Page, item: WeaponPhrase, from: number): void {
  if (item.isPlaced || item.isPlatform) return;
  const [before, beyond] = [page.tokens[from - 1]?.text ?? '', page.tokens[from - 2]?.text];
  // "Rear minedropper & smokescreen": the side before the first is for both.
  const isBeside = page.lastSides !== null && /^(?:&|and|\+)$/.test(before);
  const isBomb = item.weapon === 'B' || item.weapon === 'CB';
  item.sideFirst ||= isBeside;
  item.isPlatform = !isBeside && page.facing === null && before === 'with' && beyond === 'platform';
  const sides =
    (isBeside ? page.lastSides : page.facing) ?? (isBomb && !item.isPlatform ? ['underbody' as const] : null);
  if (sides !== null) item.places.push(placeAt(sides));
}

export const readWeapon: Clause = (page) => {
  const { at: start, part } = page;
  const turrets = part.turrets.length;
  // Among armor a lone L is a side whose number is missing.
  const item = page.inArmor && page.sees('letter') ? null : weaponPhrase(page);
  if (item === null) {
    part.turrets.length = turrets;
    return false;
  }
  settle(page, item, start);
  page.lastSides = item.sideFirst && item.places.length === 1 ? (item.places[0]?.sides ?? null) : null;
  const rows = draftsOf(page, item, page.since(start));
  const [first] = rows;
  // "SS, OJ, and MD back": the last one speaks for those before it.
  if (first !== undefined && first.mount !== null)
    for (const row of part.weapons)
      if (row.mount === null && row.isWaiting) Object.assign(row, { mount: first.mount, turret: first.turret });
  part.weapons.push(...rows);
  return true;
};

/** "VMG front, extra magazine": of the one just named; "2 extra MG magazines": of the weapon that they name. */
export const readMagazine = clause(
  "{ count? 'extra|spare|additional'? gun magazine | magazines }",
  ({ part: { weapons } }, found) => {
    const row = found.has('weapon') ? weapons.findLast(({ weapon }) => weapon === found.id('weapon')) : weapons.at(-1);
    if (row !== undefined) row.magazines += found.number('count') ?? 1;
    return row !== undefined;
  },
);

/** No roof has more. */
const MOST_TURRETS = 4;

/** "Turret w/ 2 MG", "two pop-up turrets with single lasers (one top front, one top back)", "T: MG". */
export const readTurretFirst: Clause = (page) => {
  const phrase = !page.inArmor && page.reads("'t' &{ [:] word }") ? plainTurret() : turretPhrase(page);
  if (phrase === null || phrase.count > MOST_TURRETS) return false;
  const { part } = page;
  // "Turret with AC, turret with VMG": two, for the first was filled when it was named.
  const isAnother = page.sees("{ 'with' | [(] }") && part.weapons.some(({ turret }) => turret !== null);
  if (phrase.count === 1 && isAnother && !phrase.isSame) part.turrets.push(phrase.draft);
  const isSame = phrase.isSame || isAnother;
  const turrets = Array.from({ length: phrase.count }, (_, i) =>
    turretOf(
      part,
      phrase.count === 1 ? { ...phrase, isSame } : { ...phrase, draft: { ...phrase.draft, ordinal: i + 1 } },
    ),
  );
  fillTurrets(page, turrets);
  return true;
};

const CONTENTS =
  "'each'? { [(] =bracket | [:-=,] =sign | 'each'? 'with|containing|holding|mounting|has|carrying|housing' }";

/** A weapon that stands in no turret of its own. */
function inside(page: Page): WeaponPhrase | null {
  const { turrets } = page.part;
  const known = turrets.length;
  const item = page.attempt(() => {
    const found = weaponPhrase(page);
    return found?.turret === null ? found : null;
  });
  turrets.length = known;
  return item;
}

/** Its places may be those of the turrets: "(one top front, one top back)", "turret w/ AC (top front)". */
function content(page: Page, turrets: readonly TurretDraft[]): WeaponPhrase | null {
  return page.attempt(() => {
    const item = inside(page);
    const all = item?.places.flatMap(({ sides }) => sides) ?? [];
    const isRoof = turrets.length > 1 || /top$|underbody$/i.test(all[0] ?? '');
    if (all.length > 0 && (!isRoof || all.length !== turrets.length)) return null;
    for (const [i, at] of all.entries()) Object.assign(turrets[i] ?? {}, { at });
    return item;
  });
}

/** What stands in turrets that were named first; after a comma a weapon that names its own side is none of theirs. */
export function fillTurrets(page: Page, turrets: readonly TurretDraft[]): void {
  const start = page.at;
  const opening = page.match(CONTENTS);
  const first = opening?.has('sign') === true ? page.ahead(() => inside(page)) : null;
  if (opening === null || (opening.has('sign') && first?.places.length !== 0)) {
    page.at = start;
    return;
  }
  let item = content(page, turrets);
  while (item !== null) {
    for (const turret of turrets) turret.holds = item.holds ?? turret.holds;
    item.places.length = 0;
    const isOneEach = turrets.length > 1 && item.isPlural && item.count === null;
    for (const row of draftsOf(page, item, page.since(page.at - 1)))
      for (const turret of turrets)
        page.part.weapons.push({
          ...row,
          count: isOneEach ? 1 : row.count,
          mount: 'turret',
          turret,
          links: [...row.links],
        });
    item = page.attempt(() => (page.reads('joint') ? content(page, turrets) : null));
  }
  if (opening.has('bracket')) page.reads('[)]');
  page.attempt(() => turretPlaces(page, turrets));
}

function turretPlaces(page: Page, turrets: readonly TurretDraft[]): true | null {
  if (!page.reads('[(]')) return null;
  for (const turret of turrets) {
    const side = page.match('joint? count? sides')?.id('side');
    if (side == null) return null;
    turret.at = side;
  }
  return page.reads('[)]') ? true : null;
}

const MEMBER = 'count? sides? gun { plural =plural }? sides?';

/** So many weapons out of the rows, taking a row apart where only some of it are meant. */
function pick({ part: { weapons } }: Page, found: Found): readonly WeaponDraft[] {
  const picked: WeaponDraft[] = [];
  let left = found.number('count') ?? (found.has('plural') ? 2 : 1);
  for (let i = 0; i < weapons.length && left > 0; i += 1) {
    const row = weapons[i];
    if (row === undefined || !isNamed(row, found)) continue;
    if (row.count > left) {
      weapons.splice(i + 1, 0, { ...row, count: row.count - left, links: [...row.links] });
      row.count = left;
    }
    left -= row.count;
    picked.push(row);
  }
  return left === 0 ? picked : [];
}

/** One set up to its semicolon; null if it makes no sense. */
function linkedSet(page: Page, named: Set<string>): readonly WeaponDraft[] | null {
  if (page.reads("'all' count? 'together|of|them|weapons'*"))
    return page.part.weapons.filter(({ weapon }) => named.has(weapon));
  const rows: WeaponDraft[] = [];
  for (let more = page.match(MEMBER); more !== null; more = page.match(`{ joint | 'with|to' } ${MEMBER}`)) {
    named.add(more.text('weapon'));
    rows.push(...pick(page, more));
  }
  return rows.length === 0 ? null : rows;
}

/** "Weapon links: two MDs; two OJs; all four together; one MD and one OJ." */
const readLinkList = clause('linkHeading [:-]', (page) => {
  const named = new Set<string>();
  do {
    const rows = page.attempt(() => linkedSet(page, named));
    if (rows === null) break;
    hang(page, rows);
  } while (page.reads('[;,]'));
});

/** "both linked to the MG front", "all four linked together": a link of what was named last, with a weapon behind "to". */
const readLinkedTogether = clause(
  "{ 'all' | 'both' =both } count? 'of|them|these|are|guns|weapons'* linked 'together'?",
  (page, found) => {
    const rows = lastNamed(page, found.number('count') ?? (found.has('both') ? 2 : null));
    if (rows.length === 0) return false;
    const link = hang(page, rows);
    const other = page.attempt(() => {
      const end = page.match(`'with|to' 'the|a|an'* ${MEMBER}`);
      return page.part.weapons.findLast((row) => end !== null && isNamed(row, end)) ?? null;
    });
    if (other !== null) other.links.push(link);
    else if (page.reads(`'with|to' 'the|a|an'* &{ ${MEMBER} }`)) page.nextLink = link;
    return true;
  },
);

/** So many of the last, whole rows; with no number all there are. */
function lastNamed({ part: { weapons } }: Page, count: number | null): readonly WeaponDraft[] {
  if (count === null) return weapons;
  let [from, left] = [weapons.length, count];
  for (; left > 0 && from > 0; from -= 1) left -= weapons[from - 1]?.count ?? 0;
  return left === 0 ? weapons.slice(from) : [];
}

export const readLinks = firstOf([readLinkList, readLinkedTogether]);

/** What a clause reads before "in the sidecar" or "on the trailer" is read for that vehicle. */
export const forOwner =
  (read: Clause): Clause =>
  (page) => {
    const { vehicle, part } = page;
    const noun = page.vehicles.length < 2 ? null : page.ahead(() => page.match('any { !stop !inOwner any }* inOwner'));
    const owner = noun === null ? undefined : page.named(noun.text('owner'));
    if (owner === undefined || owner === vehicle) return read(page);
    page.turnTo(owner);
    const isRead = read(page);
    page.turnTo(vehicle);
    page.part = part;
    return isRead;
  };
