// What one phrase says of its weapons: "two linked MGs front", "RL fwd w/ extra magazine", "3 RLs (one each front, right, and left)".

import { isNear } from '@hardtop/workshop/notation';
import type { GrenadeId } from '../../catalog/grenades.ts';
import { WEAPONS, type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Load } from '../design/fittings.ts';
import type { TurretDraft, WeaponDraft } from './draft.ts';
import { LEXICON } from './lexicon.ts';
import type { Page } from './page.ts';
import {
  firstSide,
  type NamedPlace,
  place,
  placeAt,
  plainTurret,
  sides,
  turretOf,
  turretPhrase,
  weaponFollows,
  weaponName,
} from './places.ts';

/** What is said of weapons until the phrase ends. */
export class WeaponPhrase {
  weapon: WeaponId;
  count: number | null;
  isPlural = false;
  /** So many groups of two. */
  pairs: number | null = null;
  isLinked = false;
  readonly tags: string[] = [];
  places: readonly NamedPlace[] = [];
  turret: TurretDraft | null = null;
  isPlatform = false;
  magazines = 0;
  load: Load | null = null;
  inCargo = false;
  /** Spaces of the turret it stands in, said behind the weapon. */
  holds: number | null = null;
  readonly linkedTo: WeaponDraft[] = [];
  /** "All linked": with every other of its kind. */
  linksLike = false;
  /** The side stands before the weapon. */
  sideFirst = false;
  /** The weapon that follows hangs on the same link. */
  linksNext = false;

  constructor(weapon: WeaponId, count: number | null) {
    this.weapon = weapon;
    this.count = count;
  }
}

const MOUNTED = "'mounted|facing|firing'?";

/** "turreted RR", "turret-mounted laser". */
function turretBefore(page: Page): TurretDraft | null {
  if (page.reads("'turreted'")) return turretOf(page.part, plainTurret());
  const phrase = turretPhrase(page);
  if (phrase === null || phrase.count > 1) return null;
  page.reads(MOUNTED);
  return weaponFollows(page) ? turretOf(page.part, phrase) : null;
}

/** "front MG", "rear-mounted minedropper", "left & right RLs"; "RL L" is a rocket launcher on the left. */
function sideBefore(page: Page): Pick<NamedPlace, 'sides' | 'isEach'> | null {
  const found = /^(?:rl|lr)$/.test(page.peek()?.text ?? '') ? null : sides(page);
  page.reads(MOUNTED);
  return weaponFollows(page) ? found : null;
}

function begin(page: Page): WeaponPhrase | null {
  // A six-shooter is one weapon.
  const counted = (): number | null =>
    page.lengthOf('weapon') > 1 ? null : (page.match('count')?.number('count') ?? null);
  const first = counted();
  const head = page.match("linked? { 'pair|pairs|set|sets' =pairs 'of'? }? linked?");
  const turret = page.attempt(() => turretBefore(page));
  const side = page.attempt(() => sideBefore(page));
  const count = first ?? counted();
  const isLinked = page.reads('linked') || head?.has('linked') === true;
  const weapon = weaponName(page);
  // "MG magazine" after the gun itself is no second gun.
  const isMagazine = page.sees('magazine') && page.part.weapons.some((row) => row.weapon === weapon);
  if (weapon === null || isMagazine) return null;
  const item = new WeaponPhrase(weapon, count);
  // PS and SS are singular.
  item.isPlural = page.isPlural() && !LEXICON.isNameOf('weapon', page.peek(-1)?.text ?? '');
  if (head?.has('pairs') === true) item.pairs = first ?? 1;
  if (side !== null) item.places = [{ ...placeAt(side.sides), isEach: side.isEach }];
  return Object.assign(item, { isLinked, turret, sideFirst: side !== null });
}

export const weaponPhrase = (page: Page): WeaponPhrase | null =>
  page.attempt(() => {
    const item = begin(page);
    if (item !== null) while (suffix(page, item, false) || page.attempt(() => bracket(page, item)) !== null);
    return item;
  });

function bracket(page: Page, item: WeaponPhrase): true | null {
  if (!page.reads('[(]')) return null;
  while (inBrackets(page, item) || suffix(page, item, true) || spear(page, item) || page.reads("{ [,;&/] | 'and' }"));
  return page.reads('[)]') ? true : null;
}

/** "(2, linked)", "(2-space)", "(2 linked pairs)", "(l)". */
function inBrackets(page: Page, item: WeaponPhrase): boolean {
  const holds = page.match("count { 'space|spaces|sp' } 'turret'?")?.number('count');
  const pairs = holds === undefined ? page.match("'in|as'* count linked? 'pair|pairs'") : null;
  if (holds !== undefined) item.holds = holds;
  else if (pairs !== null) {
    item.pairs = pairs.number('count');
    item.isLinked ||= pairs.has('linked');
  } else if (item.places.length > 0 && page.reads("'l' &{ [),] }")) item.isLinked = true;
  else {
    const count = item.count === null ? page.match('number &{ [),] }')?.number('number') : undefined;
    if (count === undefined) return false;
    item.count = count;
  }
  return true;
}

/** "minedropper back (Spear 1000)". */
function spear(page: Page, item: WeaponPhrase): boolean {
  const isSpear = item.weapon === 'MD' && page.attempt(() => (weaponName(page) === 'SMD' ? true : null)) !== null;
  if (isSpear) item.weapon = 'SMD';
  return isSpear;
}

const isPlaced = ({ places, turret }: WeaponPhrase): boolean => places.length > 0 || turret !== null;

function suffix(page: Page, item: WeaponPhrase, isInside: boolean): boolean {
  // Behind the comma after a place nothing but the link can still come.
  if (!isInside && isPlaced(item) && page.sees('[,;./-]')) return linkedLater(page, item);
  if (linkTags(page, item)) return true;
  if (linked(page, item) || (!isInside && linkedLater(page, item))) return true;
  const times = page.match('times')?.number('times');
  if (times !== undefined) item.count = times;
  else if (turretSuffix(page, item)) return true;
  else if (page.vehicles.length > 1 && page.reads("'in|on' 'the'? 'sidecar|trailer|cycle|tractor'")) return true;
  else if (page.reads('cargoArea')) item.inCargo = true;
  else if (page.reads('platform')) item.isPlatform = true;
  else return hung(page, item) || placeSuffix(page, item, isInside);
  return true;
}

/** "linked"; in a list headed by its side "VMG x2 L" says no more. */
function linked(page: Page, item: WeaponPhrase): boolean {
  const found = page.match("{ 'all|both' =all }? linked { &'together' =together }?");
  if (found === null && !(page.facing !== null && (item.count ?? 1) > 1 && page.reads("upper 'l'"))) return false;
  linkedSuffix(page, item, found?.has('all') === true || found?.has('together') === true);
  return true;
}

/** "2 MGs, front, linked", "3 MRs front, all linked". */
function linkedLater(page: Page, item: WeaponPhrase): boolean {
  const found = page.attempt(() => {
    const later = page.match("[,+/;] { 'all|both' =all }? linked { 'together' =together }?");
    return page.sees('stop') || page.peek()?.startsLine === true ? later : null;
  });
  if (found !== null) linkedSuffix(page, item, found.has('all') || found.has('together'));
  return found !== null;
}

/** "linked to RL back": with a weapon named before, or with a new one. */
function linkedSuffix(page: Page, item: WeaponPhrase, isAll: boolean): void {
  item.isLinked = true;
  item.linksLike = (item.count ?? 1) === 1 && isAll;
  if (page.reads("'in' 'pairs'")) item.pairs = Math.max(1, Math.floor((item.count ?? 2) / 2));
  page.reads("'together'");
  const other = page.attempt(() => {
    const weapon = page.reads("'to|with' 'the|a|an|front|back|other'*") ? weaponName(page) : null;
    const where = weapon === null ? null : firstSide(page);
    const isIt = (row: WeaponDraft): boolean => row.weapon === weapon && (where === null || row.mount === where);
    return weapon === null ? null : (page.part.weapons.findLast(isIt) ?? null);
  });
  if (other !== null) item.linkedTo.push(other);
  else item.linksNext = page.attempt(() => (page.reads("'to|with'") && weaponFollows(page) ? true : null)) !== null;
}

/** "link A", "links A, C": the names that the weapon hangs on. */
function linkTags(page: Page, item: WeaponPhrase): boolean {
  const isTag = (ahead: number): boolean => {
    const token = page.peek(ahead);
    return token !== undefined && token.kind !== 'mark' && token.isUpper && token.text.length === 1;
  };
  const tags = page.attempt(() => {
    const all: string[] = [];
    if (!page.reads("'link|links'")) return null;
    while (isTag(0)) {
      all.push(page.peek()?.text ?? '');
      page.at += 1;
      if (!isTag(1) || !page.reads('[,&]')) break;
    }
    return all.length > 0 ? all : null;
  });
  item.tags.push(...(tags ?? []));
  return tags !== null;
}

/** "RL, turret;"; "MG front in turret" stands in the turret, and points where it likes. */
function turretSuffix(page: Page, item: WeaponPhrase): boolean {
  const phrase = page.attempt(() => {
    const isApart = !isPlaced(item) && page.reads('[,/-]');
    const isSaid = page.reads("'in|into|inside|on'");
    if (page.reads("'t' !number")) return { ...plainTurret(), isSaid: false };
    const found = turretPhrase(page);
    if (isApart && !page.sees('end')) return null;
    return found === null || (!isSaid && found.count > 1) ? null : { ...found, isSaid };
  });
  if (phrase === null) return false;
  const [only, ...others] = item.places;
  if (phrase.isSaid && others.length === 0 && only?.sides.length === 1) item.places = [];
  item.turret = turretOf(page.part, phrase);
  return true;
}

const WITH = "{ 'with|and|plus|has' | [+&] }*";
const MAGAZINES = `${WITH} count? magazine 'each|apiece'?`;
const LOAD_HEAD = `${WITH} 'loaded|filled|loads'? 'full'? 'with|of|only'*`;
const SHOTS = "count 'shots|shot|rounds|round|bursts|rockets|missiles|mines|spikes|shells'";

/** "with an extra magazine each". */
export function magazines(page: Page): number | null {
  const found = page.match(MAGAZINES);
  return found === null ? null : (found.number('count') ?? 1);
}

function hung(page: Page, item: WeaponPhrase): boolean {
  const extra = magazines(page);
  const held = extra === null ? page.attempt(() => load(page, item.weapon === 'GL')) : null;
  item.magazines += extra ?? 0;
  item.load = held ?? item.load;
  return extra !== null || held !== null;
}

function load(page: Page, holdsGrenades: boolean): Load | null {
  const start = page.at;
  page.reads(LOAD_HEAD);
  const isSaid = page.at > start;
  const order = holdsGrenades ? grenades(page) : [];
  if (order.length > 0) return { kind: 'grenades', order };
  const shots = page.match(SHOTS)?.number('count');
  if (shots !== undefined && shots !== null) return { kind: 'part', shots };
  const kind = page.match('load')?.id('load') ?? null;
  if (kind === null || kind === 'tear-gas' || kind === 'empty') return kind === null ? null : { kind };
  // A bare "remote" or "dual" says too little.
  return isSaid || page.peek(-1)?.text.startsWith('mine') === true ? { kind: 'mines', fuse: kind } : null;
}

/** "5 smoke grenades then 5 paint": first out first; "with tear gas grenades": as many as it holds. */
function grenades(page: Page): readonly GrenadeId[] {
  const full = page.match("grenade 'grenades|grenade'? &stop")?.id('grenade') ?? null;
  if (full !== null) return Array.from({ length: WEAPONS.GL.shots }, () => full);
  // Outside brackets a comma ends the load: "1 grenade, 2 TGs front" are tank guns.
  const isMark = ({ kind, text }: Page['tokens'][number]): boolean => kind === 'mark' && /^[().;]$/.test(text);
  const joint =
    page.tokens.slice(page.at, page.at + 60).find(isMark)?.text === ')'
      ? "{ 'then|and' | [&+,] } 'then'?"
      : "{ 'then|and' | [&+] } 'then'?";
  const order: GrenadeId[] = [];
  for (;;) {
    const more = page.attempt(() =>
      order.length === 0 || page.reads(joint) ? page.match("count grenade 'grenades|grenade'?") : null,
    );
    const [count, kind] = [more?.number('count') ?? 0, more?.id('grenade') ?? null];
    if (kind === null || count > 1000) return order;
    order.push(...Array.from({ length: count }, () => kind));
  }
}

/** A place after a comma counts only if nothing but the comma stands between, as in "MG, front, RL, back". */
function placeSuffix(page: Page, item: WeaponPhrase, isInside: boolean): boolean {
  const isFirst = !isPlaced(item);
  if (!isFirst && !isInside) return false;
  const found =
    page.attempt(() => rearAbbreviated(page, item)) ??
    place(page, isInside) ??
    (isFirst ? (page.attempt(() => afterComma(page)) ?? misspelt(page)) : null);
  const all = found === null && isFirst ? page.attempt(() => shared(page, item)) : null;
  if (found !== null) page.reads("'each|only|apiece'?");
  item.places = [...item.places, ...(found === null ? (all ?? []) : [found])];
  return found !== null || all !== null;
}

/** "SS RR": what is dropped is dropped at the rear; elsewhere RR is a rifle. */
function rearAbbreviated(page: Page, { weapon }: WeaponPhrase): NamedPlace | null {
  const { kind } = weaponRow(weapon).effect;
  return (kind === 'dropped' || kind === 'cloud') && page.reads("'rr' &stop") ? placeAt(['back']) : null;
}

const SIDE_SLIPS = {
  front: 'front',
  rear: 'back',
  back: 'back',
  right: 'right',
  left: 'left',
  under: 'underbody',
} as const;

/** "MG reer": a word where only a side can stand, and one letter from it. */
function misspelt(page: Page): NamedPlace | null {
  const [token, next] = [page.peek(), page.peek(1)];
  const ends = next === undefined || (next.kind === 'mark' && next.text !== ':');
  if (token?.kind !== 'word' || token.text.length < 4 || !ends) return null;
  const [near, ...others] = Object.entries(SIDE_SLIPS).filter(([side]) => isNear(side, token.text));
  if (near === undefined || others.length > 0) return null;
  page.at += 1;
  return placeAt([near[1]]);
}

/** "Two RRs, one front and one back": as many as were counted. */
function shared(page: Page, item: WeaponPhrase): readonly NamedPlace[] | null {
  const all: NamedPlace[] = [];
  let next = page.reads('[,:]') ? place(page, false) : null;
  while (next !== null && next.count !== null) {
    all.push(next);
    next = page.attempt(() => (page.reads('joint') ? place(page, false) : null));
  }
  const total = all.reduce((sum, { count, sides: where }) => sum + (count ?? 0) * where.length, 0);
  return all.length > 1 && total === item.count ? all : null;
}

function afterComma(page: Page): NamedPlace | null {
  const found = page.reads('[,/-]') ? sides(page) : null;
  const ends = page.sees('end') || page.peek()?.startsLine === true;
  return found === null || !ends ? null : { ...placeAt(found.sides), isEach: found.isEach };
}
