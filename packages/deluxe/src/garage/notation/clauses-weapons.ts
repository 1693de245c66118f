// Puts what phrases say of weapons into rows: how many go where, which stand in which turret, and which hang together.

import { type Clause, clause, type Page, type TokenRange, type TurretDraft, type WeaponDraft } from './page.ts';
import { isPlaced, placeAt, turretOf, turretPhrase, type WeaponPhrase, weaponPhrase } from './weapon-phrase.ts';

type Row = Pick<WeaponDraft, 'count' | 'mount'> & { readonly isLinked?: boolean | undefined };

/** "4 MGs L & R" are two and two; "2 MGs each side" two each; "MG front and back" one each. */
function shares({ places, count, isPlural }: WeaponPhrase): readonly Row[] {
  const among = places.filter((place) => place.count === null).flatMap(({ sides }) => sides).length;
  const left = (count ?? 0) - places.reduce((sum, place) => sum + (place.count ?? 0) * place.sides.length, 0);
  return places.flatMap(({ sides, count: said, isEach, isLinked }) => {
    const share =
      isEach === true || among === 1 ? Math.max(1, left) : left >= among && left % among === 0 ? left / among : 1;
    const unsaid = count === null ? (isPlural && among === 1 ? 2 : 1) : share;
    return sides.map((mount) => ({ mount, count: said ?? unsaid, isLinked }));
  });
}

/** Groups of two, those in one place, or those that the sides share; with no place yet the mount is null. */
function rowsOf(item: WeaponPhrase): readonly Row[] {
  const { places, pairs, turret, isPlatform } = item;
  const all = places.flatMap(({ sides }) => sides);
  const only = turret !== null ? 'turret' : isPlatform ? 'platform' : null;
  const groups = Array.from({ length: Math.min(pairs ?? 0, 20) }, (_, i) => all[i] ?? all.at(-1) ?? null);
  if (pairs !== null) return groups.map((side) => ({ count: 2, mount: only ?? side }));
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
  const link = page.newLink();
  for (const row of [...rows, ...others, ...(total > 1 ? [] : matesOf(page, rows[0]))]) row.links.push(link);
  if (item.linksNext) page.nextLink = link;
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

/** Where a phrase that names no place has its weapons: in a list headed by its side, on the platform named before, bombs below. */
function settle(page: Page, item: WeaponPhrase, from: number): void {
  if (isPlaced(item) || item.isPlatform) return;
  const [before, beyond] = [page.tokens[from - 1]?.text, page.tokens[from - 2]?.text];
  const isBomb = item.weapon === 'B' || item.weapon === 'CB';
  item.isPlatform = page.facing === null && before === 'with' && beyond === 'platform';
  const sides = page.facing ?? (isBomb && !item.isPlatform ? ['underbody' as const] : null);
  if (sides !== null) item.places.push(placeAt(sides));
}

export const readWeapon: Clause = (page) => {
  const { at: start } = page;
  // Among armor a lone L is a side whose number is missing.
  const item = page.inArmor && page.sees('letter') ? null : weaponPhrase(page);
  if (item === null) return false;
  const part = item.owner ?? page.part;
  settle(page, item, start);
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

/** "Turret w/ 2 MG"; "turret with AC, turret with VMG" are two, for the first was filled when it was named. */
export const readTurretFirst: Clause = (page) => {
  const phrase = turretPhrase(page);
  if (phrase === null || phrase.count > 1) return false;
  const { turrets, weapons } = page.part;
  const isAnother = !phrase.isSame && page.sees("{ 'with' | [(] }") && weapons.some(({ turret }) => turret !== null);
  if (isAnother) turrets.push(phrase.draft);
  fillTurret(page, isAnother ? phrase.draft : turretOf(page.part, phrase));
  return true;
};

/** A weapon that stands in no turret of its own; its place may be that of the turret: "turret w/ AC (top front)". */
const content = (page: Page, turret: TurretDraft): WeaponPhrase | null =>
  page.attempt(() => {
    const { turrets } = page.part;
    const known = turrets.length;
    const item = weaponPhrase(page);
    const [at = turret.at, ...more] = item?.places.flatMap(({ sides }) => sides) ?? [];
    const isInside =
      item?.turret === null && more.length === 0 && (at === turret.at || /top$|underbody$/i.test(at ?? ''));
    if (isInside) turret.at = at;
    else turrets.length = known;
    return isInside ? item : null;
  });

/** What stands in a turret that was named first; after a comma a weapon that names its own side is none of it. */
export function fillTurret(page: Page, turret: TurretDraft): void {
  const start = page.at;
  const opening = page.match(
    "'each'? { [(] =bracket | [:-=,] | 'each'? 'with|containing|holding|mounting|has|carrying|housing' }",
  );
  let item = opening && content(page, turret);
  if (item === null) page.at = start;
  while (item !== null) {
    turret.holds = item.holds ?? turret.holds;
    Object.assign(item, { turret, places: [] });
    page.part.weapons.push(...draftsOf(page, item, page.since(page.at - 1)));
    item = page.attempt(() => (page.reads('joint') ? content(page, turret) : null));
  }
  if (opening?.has('bracket') === true) page.reads('[)]');
}
