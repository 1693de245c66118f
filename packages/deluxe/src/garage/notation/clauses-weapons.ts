// Puts what phrases say of weapons into rows: how many go where, which stand in which turret, and which hang together.

import type { Location } from '../design/fittings.ts';
import type { TokenRange, TurretDraft, VehicleDraft, WeaponDraft } from './draft.ts';
import type { Clause, Page } from './page.ts';
import {
  firstSide,
  type NamedPlace,
  placeAt,
  plainTurret,
  type TurretPhrase,
  turretOf,
  turretPhrase,
  weaponName,
} from './places.ts';
import { magazines, type WeaponPhrase, weaponPhrase } from './weapon-phrase.ts';

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

/** The rows of one phrase; those with no place yet have mount null. */
function rowsOf(item: WeaponPhrase, span: TokenRange): readonly WeaponDraft[] {
  const { weapon, magazines: extra, load, inCargo, turret } = item;
  const row = (count: number, mount: WeaponDraft['mount']): WeaponDraft => ({
    weapon,
    count,
    mount,
    isWaiting: true,
    turret: mount === 'turret' ? turret : null,
    links: item.tags.map((tag) => `tag ${tag}`),
    magazines: extra,
    load,
    inCargo,
    span,
  });
  const bare = item.count ?? (item.isPlural ? 2 : 1);
  if (item.pairs !== null) {
    const all = item.places.flatMap((place) => place.sides);
    const mountOf = (i: number) =>
      turret !== null ? 'turret' : item.isPlatform ? 'platform' : (all[Math.min(i, all.length - 1)] ?? null);
    return Array.from({ length: Math.min(item.pairs, 20) }, (_, i) => row(2, mountOf(i)));
  }
  if (turret !== null && item.places.length === 0) return [row(bare, 'turret')];
  if (item.isPlatform) return [row(bare, 'platform')];
  if (item.places.length === 0) return [row(bare, null)];
  return shares(item).map(({ side, count }) => row(count, side));
}

function joinRows(page: Page, item: WeaponPhrase, rows: readonly WeaponDraft[]): void {
  if (page.nextLink !== null) for (const row of rows) row.links.push(page.nextLink);
  page.nextLink = null;
  if (item.pairs !== null && item.isLinked) for (const row of rows) row.links.push(page.newLink());
  else if (item.isLinked) linkAll(page, item, rows);
  if (item.isLinked || item.places.length === 0 || item.pairs !== null || item.turret !== null) return;
  shares(item).forEach(({ isLinked }, i) => {
    if (isLinked) rows[i]?.links.push(page.newLink());
  });
}

/** A single weapon said to be linked is linked to what stands before it. */
function linkAll(page: Page, item: WeaponPhrase, rows: readonly WeaponDraft[]): void {
  const link = page.newLink();
  const isLike = (row: WeaponDraft): boolean => item.linksLike && row.weapon === item.weapon && row.links.length === 0;
  const all = [...rows, ...item.linkedTo, ...page.part.weapons.filter(isLike)];
  const total = all.reduce((sum, { count }) => sum + count, item.linksNext ? 1 : 0);
  if (item.linksNext) page.nextLink = link;
  for (const row of [...all, ...(total > 1 ? [] : matesOf(page, rows[0]))]) row.links.push(link);
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
function placed(page: Page, item: WeaponPhrase, from: number): WeaponPhrase {
  if (item.places.length > 0 || item.turret !== null || item.isPlatform) return item;
  const [before, beyond] = [page.tokens[from - 1]?.text ?? '', page.tokens[from - 2]?.text];
  // "Rear minedropper & smokescreen": the side before the first is for both.
  if (page.lastSides !== null && /^(?:&|and|\+)$/.test(before))
    return { ...item, sideFirst: true, places: [placeAt(page.lastSides)] };
  if (page.facing !== null) return { ...item, places: [placeAt(page.facing)] };
  if (before === 'with' && beyond === 'platform') return { ...item, isPlatform: true };
  const isBomb = item.weapon === 'B' || item.weapon === 'CB';
  return isBomb ? { ...item, places: [placeAt(['underbody'])] } : item;
}

/** "SS, OJ, and MD back": the last one speaks for those before it. */
function addRows(page: Page, rows: readonly WeaponDraft[]): void {
  const [first] = rows;
  if (first !== undefined && first.mount !== null)
    for (const row of page.part.weapons)
      if (row.mount === null && row.isWaiting) Object.assign(row, { mount: first.mount, turret: first.turret });
  page.part.weapons.push(...rows);
}

export const readWeapon: Clause = (page) => {
  const { at: start, part } = page;
  const turrets = part.turrets.length;
  // Among armor a lone L is a side whose number is missing.
  const isLetter = page.peek()?.kind === 'word' && page.peek()?.text.length === 1;
  const found = page.inArmor && isLetter ? null : weaponPhrase(page);
  if (found === null) {
    part.turrets.length = turrets;
    return false;
  }
  const item = placed(page, found, start);
  page.lastSides = item.sideFirst && item.places.length === 1 ? (item.places[0]?.sides ?? null) : null;
  const rows = rowsOf(item, page.since(start));
  joinRows(page, item, rows);
  addRows(page, rows);
  return true;
};

/** "2 extra MG magazines": of the weapon that they name; "VMG front, extra magazine": of the one just named. */
export const readMagazine: Clause = (page) => {
  const { weapons } = page.part;
  const named = page.attempt(() => {
    const count = page.match("count? 'extra|spare|additional'?")?.number('count') ?? 1;
    const weapon = weaponName(page);
    const row = weapons.findLast((each) => each.weapon === weapon);
    return row !== undefined && page.reads('magazine') ? { row, count } : null;
  });
  const row = named?.row ?? weapons.at(-1);
  const count = named?.count ?? (row === undefined ? null : magazines(page));
  if (row === undefined || count === null) return false;
  row.magazines += count;
  return true;
};

/** No roof has more. */
const MOST_TURRETS = 4;

/** "Turret w/ 2 MG", "two pop-up turrets with single lasers (one top front, one top back)", "T: MG". */
export const readTurretFirst: Clause = (page) => {
  const phrase = !page.inArmor && page.reads("'t' &{ [:] word }") ? plainTurret() : turretPhrase(page);
  if (phrase === null || phrase.count > MOST_TURRETS) return false;
  const turrets = Array.from({ length: phrase.count }, (_, i) => {
    if (phrase.count > 1) return turretOf(page.part, { ...phrase, draft: { ...phrase.draft, ordinal: i + 1 } });
    if (!isAnother(page, phrase)) return turretOf(page.part, phrase);
    page.part.turrets.push(phrase.draft);
    return phrase.draft;
  });
  fillTurrets(page, turrets);
  return true;
};

/** "Turret with AC, turret with VMG": two, for the first was filled when it was named. */
const isAnother = (page: Page, { isSame }: TurretPhrase): boolean =>
  !isSame && /^(?:with|\()$/.test(page.peek()?.text ?? '') && page.part.weapons.some(({ turret }) => turret !== null);

const CONTENTS =
  "'each'? { [(] =bracket | [:-=,] =sign | 'each'? 'with|containing|holding|mounting|has|carrying|housing' }";

/** What stands in turrets that were named first. */
export function fillTurrets(page: Page, turrets: readonly TurretDraft[]): void {
  const start = page.at;
  const opening = page.match(CONTENTS);
  if (opening === null || (opening.has('sign') && !weaponAhead(page))) {
    page.at = start;
    return;
  }
  const inside = contents(page, turrets);
  for (const row of inside)
    page.part.weapons.push(
      ...turrets.map((turret) => ({ ...row, mount: 'turret' as const, turret, links: [...row.links] })),
    );
  if (opening.has('bracket')) page.reads('[)]');
  page.attempt(() => turretPlaces(page, turrets));
}

/** A weapon phrase here, and nothing kept of it. */
function tried(page: Page): WeaponPhrase | null {
  const { part } = page;
  const [weapons, turrets] = [part.weapons.length, part.turrets.length];
  const item = weaponPhrase(page);
  part.weapons.length = weapons;
  if (item === null || item.turret === null) part.turrets.length = turrets;
  return item;
}

/** After a comma a weapon that names its own side is none of the turret's. */
function weaponAhead(page: Page): boolean {
  const { at: start, part } = page;
  const turrets = part.turrets.length;
  const item = tried(page);
  part.turrets.length = turrets;
  page.at = start;
  return item !== null && item.places.length === 0 && item.turret === null;
}

/** Weapons that have no place of their own. */
function contents(page: Page, turrets: readonly TurretDraft[]): readonly WeaponDraft[] {
  const rows: WeaponDraft[] = [];
  const { facing } = page;
  page.facing = null;
  for (;;) {
    const item = page.attempt(() => {
      if (rows.length > 0 && !page.reads('joint')) return null;
      const found = tried(page);
      return found === null || found.turret !== null || !placesAreTurrets(found, turrets) ? null : found;
    });
    if (item === null) break;
    for (const turret of turrets) turret.holds = item.holds ?? turret.holds;
    const made = rowsOf({ ...item, places: [] }, page.since(page.at - 1));
    joinRows(page, { ...item, places: [] }, made);
    const isOneEach = turrets.length > 1 && item.isPlural && item.count === null;
    rows.push(...(isOneEach ? made.map((row) => ({ ...row, count: 1 })) : made));
  }
  page.facing = facing;
  return rows;
}

/** "two turrets with single lasers (one top front, one top back)", "turret w/ AC (top front)": where the turrets are. */
function placesAreTurrets({ places }: WeaponPhrase, turrets: readonly TurretDraft[]): boolean {
  const all = places.flatMap(({ sides }) => sides);
  if (all.length === 0) return true;
  const isRoof = all.length === 1 && /top$|underbody$/i.test(all[0] ?? '');
  if ((turrets.length < 2 && !isRoof) || all.length !== turrets.length) return false;
  turrets.forEach((turret, i) => {
    turret.at = all[i] ?? null;
  });
  return true;
}

function turretPlaces(page: Page, turrets: readonly TurretDraft[]): true | null {
  if (!page.reads('[(]')) return null;
  for (const turret of turrets) {
    page.reads('joint');
    page.reads('count');
    const side = firstSide(page);
    if (side === null) return null;
    turret.at = side;
  }
  return page.reads('[)]') ? true : null;
}

interface Member {
  readonly weapon: WeaponDraft['weapon'];
  readonly count: number;
  readonly mount: WeaponDraft['mount'];
}

function member(page: Page): Member | null {
  return page.attempt(() => {
    const count = page.match('count')?.number('count');
    const before = page.attempt(() => firstSide(page));
    const weapon = weaponName(page);
    if (weapon === null) return null;
    const unsaid = page.isPlural() ? 2 : 1;
    return { weapon, count: count ?? unsaid, mount: before ?? page.attempt(() => firstSide(page)) };
  });
}

/** So many weapons out of the rows, taking a row apart where only some of it are meant. */
function pick({ part: { weapons } }: Page, { weapon, count, mount }: Member): readonly WeaponDraft[] {
  const picked: WeaponDraft[] = [];
  let left = count;
  for (let i = 0; i < weapons.length && left > 0; i += 1) {
    const row = weapons[i];
    if (row === undefined || row.weapon !== weapon || (mount !== null && row.mount !== mount)) continue;
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
  for (let more = member(page); more !== null; ) {
    named.add(more.weapon);
    rows.push(...pick(page, more));
    more = page.attempt(() => (page.reads('joint') || page.reads("'with|to'") ? member(page) : null));
  }
  return rows.length === 0 ? null : rows;
}

/** "Weapon links: two MDs; two OJs; all four together; one MD and one OJ." */
export const readLinks: Clause = (page) => {
  if (!page.reads('linkHeading [:-]')) return false;
  const named = new Set<string>();
  do {
    const rows = page.attempt(() => linkedSet(page, named));
    if (rows === null) break;
    const link = page.newLink();
    for (const row of rows) row.links.push(link);
  } while (page.reads('[;,]'));
  return true;
};

const LINKED_TOGETHER = "{ 'all' | 'both' =both } count? 'of|them|these|are|guns|weapons'* linked 'together'?";

/** "both linked to the MG front", "all four linked together": a link of what was named last, with a weapon behind "to". */
export const readLinkedTogether: Clause = (page) => {
  const found = page.match(LINKED_TOGETHER);
  const rows = found === null ? [] : lastNamed(page, found.number('count') ?? (found.has('both') ? 2 : null));
  if (rows.length === 0) return false;
  const link = page.newLink();
  for (const row of rows) row.links.push(link);
  page.attempt(() => (page.reads("'with|to'") ? otherEnd(page, link) : null));
  return true;
};

/** So many of the last, whole rows; with no number all there are. */
function lastNamed({ part: { weapons } }: Page, count: number | null): readonly WeaponDraft[] {
  if (count === null) return weapons;
  let [from, left] = [weapons.length, count];
  for (; left > 0 && from > 0; from -= 1) left -= weapons[from - 1]?.count ?? 0;
  return left === 0 ? weapons.slice(from) : [];
}

/** A weapon named before hangs on the link too; one that is named only here will. */
function otherEnd(page: Page, link: string): true | null {
  page.reads("'the|a|an'*");
  const start = page.at;
  const found = member(page);
  if (found === null) return null;
  const { weapon, mount } = found;
  const row = page.part.weapons.findLast((each) => each.weapon === weapon && (mount === null || each.mount === mount));
  if (row !== undefined) row.links.push(link);
  else {
    page.nextLink = link;
    page.at = start;
  }
  return true;
}

const OWNERS = /^(?:sidecar|trailer|cycle|tractor)$/;

/** The vehicle of "in the sidecar", "on the trailer" between here and the next mark. */
function ownerAhead({ vehicles, tokens, at }: Page): VehicleDraft | undefined {
  for (let i = at + 1; tokens[i] !== undefined && tokens[i]?.kind !== 'mark'; i += 1) {
    const noun = tokens[i]?.text ?? '';
    const before = tokens[tokens[i - 1]?.text === 'the' ? i - 2 : i - 1]?.text ?? '';
    const named = OWNERS.test(noun) && /^(?:in|on)$/.test(before);
    const owner = named ? vehicles.find((draft) => draft.class?.endsWith(noun) === true) : undefined;
    if (owner !== undefined) return owner;
  }
  return undefined;
}

/** Reads for that vehicle and comes back. */
export const forOwner =
  (clause: Clause): Clause =>
  (page) => {
    const owner = page.vehicles.length < 2 ? undefined : ownerAhead(page);
    if (owner === undefined || owner === page.vehicle) return clause(page);
    const { vehicle, part } = page;
    page.turnTo(owner);
    const isRead = clause(page);
    page.turnTo(vehicle);
    page.part = part;
    return isRead;
  };
