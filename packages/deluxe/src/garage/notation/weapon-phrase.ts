// What one phrase says of its weapons: "two linked MGs front", "RL fwd w/ extra magazine", "3 RLs (one each front, right, and left)".

import { WEAPONS, type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Load, Location } from '../design/fittings.ts';
import type { TurretDraft, WeaponDraft } from './draft.ts';
import { LEXICON } from './lexicon.ts';
import type { Found, Page } from './page.ts';
import { plainTurret, turretOf, turretPhrase } from './turrets.ts';

interface Place {
  readonly sides: readonly Location[];
  /** Of each, where the words count them. */
  readonly count: number | null;
  /** The number before the weapon is for every side. */
  readonly isEach: boolean;
  readonly isLinked: boolean;
}

export const placeAt = (sides: readonly Location[]): Place => ({ sides, count: null, isEach: false, isLinked: false });

function placeOf(found: Found | null): Place | null {
  if (found === null) return null;
  const count = found.number('count') ?? (found.has('apiece') ? 1 : null);
  return { sides: found.ids('side'), count, isEach: found.has('each'), isLinked: found.has('linked') };
}

/** What is said of weapons until the phrase ends. */
export class WeaponPhrase {
  weapon: WeaponId;
  count: number | null;
  isPlural = false;
  /** So many groups of two. */
  pairs: number | null = null;
  isLinked = false;
  readonly tags: string[] = [];
  readonly places: Place[] = [];
  turret: TurretDraft | null = null;
  isPlatform = false;
  magazines = 0;
  load: Load | null = null;
  inCargo = false;
  /** Spaces of the turret it stands in, said behind the weapon. */
  holds: number | null = null;
  linkedTo: WeaponDraft | null = null;
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

  get isPlaced(): boolean {
    return this.places.length > 0 || this.turret !== null;
  }
}

/** "turreted RR", "turret-mounted laser". */
function turretBefore(page: Page): TurretDraft | null {
  if (page.reads("'turreted'")) return turretOf(page.part, plainTurret());
  const phrase = turretPhrase(page);
  return phrase?.count === 1 && page.reads('mounted gunAhead') ? turretOf(page.part, phrase) : null;
}

/** A six-shooter is one weapon; "RL L" is a rocket launcher on the left; "MG magazine" after the gun itself is no second gun. */
function begin(page: Page): WeaponPhrase | null {
  const head = page.match("{ !{ 'six' 'shooter' } count }? linked? { 'pair|pairs|set|sets' =pairs 'of'? }? linked?");
  const first = head?.number('count') ?? null;
  const turret = page.attempt(() => turretBefore(page));
  const side = placeOf(page.match("!'rl|lr' sides mounted gunAhead"));
  const found = page.match(`${first === null ? "{ !{ 'six' 'shooter' } count }?" : ''} linked? gun`);
  const weapon = found?.id('weapon') ?? null;
  const isMagazine = page.sees('magazine') && page.part.weapons.some((row) => row.weapon === weapon);
  if (weapon === null || isMagazine) return null;
  const item = new WeaponPhrase(weapon, first ?? found?.number('count') ?? null);
  // PS and SS are singular.
  item.isPlural = page.isPlural() && !LEXICON.isNameOf('weapon', page.peek(-1)?.text ?? '');
  if (head?.has('pairs') === true) item.pairs = first ?? 1;
  if (side !== null) item.places.push(side);
  const isLinked = head?.has('linked') === true || found?.has('linked') === true;
  return Object.assign(item, { isLinked, turret, sideFirst: side !== null });
}

export const weaponPhrase = (page: Page): WeaponPhrase | null =>
  page.attempt(() => {
    const item = begin(page);
    if (item !== null) while (suffix(page, item) || page.attempt(() => bracket(page, item)) !== null);
    return item;
  });

type Suffix = (page: Page, item: WeaponPhrase) => boolean;

/** A pattern behind the weapon and what it says of it; where that says false, it was none after all. */
const behind =
  (pattern: string, act: (item: WeaponPhrase, found: Found, page: Page, start: number) => unknown): Suffix =>
  (page, item) =>
    page.attempt(() => {
      const start = page.at;
      const found = page.match(pattern);
      return found !== null && act(item, found, page, start) !== false ? true : null;
    }) !== null;

/** Whether a row is of the weapon named, and on its side if one is. */
export const isNamed = (row: WeaponDraft, found: Found): boolean =>
  row.weapon === found.id('weapon') && (found.id('side') ?? row.mount) === row.mount;

/** "linked to RL back": with a weapon named before, or with a new one. */
function link(item: WeaponPhrase, found: Found, page: Page): void {
  item.isLinked = true;
  item.linksLike = (item.count ?? 1) === 1 && found.has('all');
  if (page.reads("'in' 'pairs'")) item.pairs = Math.max(1, Math.floor((item.count ?? 2) / 2));
  item.linkedTo = page.attempt(() => {
    const other = page.match("'together'? 'to|with' 'the|a|an|front|back|other'* gun sides?");
    return page.part.weapons.findLast((row) => other !== null && isNamed(row, other)) ?? null;
  });
  page.reads("'together'");
  item.linksNext = item.linkedTo === null && page.reads("'to|with' gunAhead");
}

const SHOT = "count grenade 'grenades|grenade'?";
const THEN = "'then|and' | [&+]";
/** First out first; outside brackets a comma ends the load: "1 grenade, 2 TGs front" are tank guns. */
const grenadeList = (isInside: boolean): Suffix =>
  behind(`loadHead ${SHOT} { { ${THEN}${isInside ? ' | [,]' : ''} } 'then'? ${SHOT} }*`, (item, found) => {
    const [counts, kinds] = [found.numbers('count'), found.ids('grenade')];
    if (item.weapon !== 'GL' || counts.some((count) => count > 1000)) return false;
    item.load = {
      kind: 'grenades',
      order: kinds.flatMap((kind, i) => Array.from({ length: counts[i] ?? 0 }, () => kind)),
    };
    return true;
  });

/** "2 MGs, front, linked", "3 MRs front, all linked". */
const linkedLater = behind("[,+/;] { 'all|both' =all }? linked { 'together' =all }? { &stop | newLine }", link);

/** In the order of trial. */
const BEHIND: readonly Suffix[] = [
  // "link A", "links A, C": the names that the weapon hangs on.
  behind("'link|links' tag { [,&] tag }*", ({ tags }, found) => tags.push(...found.texts('tag'))),
  // In a list headed by its side "VMG x2 L" says no more.
  behind("{ 'all|both' =all }? linked { &'together' =all }?", link),
  behind("upper 'l'", (item, found, page) => page.facing !== null && (item.count ?? 1) > 1 && link(item, found, page)),
  behind('times', (item, found) => {
    item.count = found.number('times');
  }),
  (page, item) => turretSuffix(page, item),
  behind('inOwner', (_, __, page) => page.vehicles.length > 1),
  behind('cargoArea', (item) => Object.assign(item, { inCargo: true })),
  behind('platform', (item) => Object.assign(item, { isPlatform: true })),
  behind('magazines', (item, found) => {
    item.magazines += found.number('count') ?? 1;
  }),
  // "with tear gas grenades": as many as it holds.
  behind("loadHead grenade 'grenades|grenade'? &stop", (item, found) => {
    const order = found.ids('grenade').flatMap((kind) => Array.from({ length: WEAPONS.GL.shots }, () => kind));
    if (item.weapon === 'GL') item.load = { kind: 'grenades', order };
    return item.weapon === 'GL';
  }),
  grenadeList(false),
  behind("loadHead count 'shots|shot|rounds|round|bursts|rockets|missiles|mines|spikes|shells'", (item, found) => {
    item.load = { kind: 'part', shots: found.number('count') ?? 0 };
  }),
  // A bare "remote" or "dual" says too little.
  behind('{ &load =bare }? loadHead load', (item, found, page) => {
    const kind = found.id('load') ?? 'empty';
    const isFuse = kind === 'remote' || kind === 'dual';
    if (isFuse && found.has('bare') && page.peek(-1)?.text.startsWith('mine') !== true) return false;
    item.load = isFuse ? { kind: 'mines', fuse: kind } : { kind };
    return true;
  }),
];

/** "(2, linked)", "(2-space)", "(2 linked pairs)", "(l)"; "minedropper back (Spear 1000)". */
const INSIDE: readonly Suffix[] = [
  behind("count 'space|spaces|sp' 'turret'?", (item, found) => Object.assign(item, { holds: found.number('count') })),
  behind("'in|as'* count linked? 'pair|pairs'", (item, found) => {
    item.pairs = found.number('count');
    item.isLinked ||= found.has('linked');
  }),
  behind("'l' &{ [),] }", (item) => item.places.length > 0 && Object.assign(item, { isLinked: true })),
  behind(
    'number &{ [),] }',
    (item, found) => item.count === null && Object.assign(item, { count: found.number('number') }),
  ),
  grenadeList(true),
  ...BEHIND,
  (page, item) => placeSuffix(page, item, true),
  behind('gun', (item, found) => {
    const isSpear = item.weapon === 'MD' && found.id('weapon') === 'SMD';
    if (isSpear) item.weapon = 'SMD';
    return isSpear;
  }),
  behind("{ [,;&/] | 'and' }", () => true),
];

function bracket(page: Page, item: WeaponPhrase): true | null {
  if (!page.reads('[(]')) return null;
  while (INSIDE.some((form) => form(page, item)));
  return page.reads('[)]') ? true : null;
}

/** Behind the comma after a place nothing but the link can still come. */
function suffix(page: Page, item: WeaponPhrase): boolean {
  if (item.isPlaced && page.sees('[,;./-]')) return linkedLater(page, item);
  return linkedLater(page, item) || BEHIND.some((form) => form(page, item)) || placeSuffix(page, item, false);
}

/** "RL, turret;"; "MG front in turret" stands in the turret, and points where it likes. */
function turretSuffix(page: Page, item: WeaponPhrase): boolean {
  let isSaid = false;
  const phrase = page.attempt(() => {
    const isApart = !item.isPlaced && page.reads('[,/-]');
    isSaid = page.reads("'in|into|inside|on'");
    if (page.reads("'t' !number")) return plainTurret();
    const found = turretPhrase(page);
    return found === null || (isApart && !page.sees('end')) || (!isSaid && found.count > 1) ? null : found;
  });
  if (phrase === null) return false;
  if (isSaid && item.places.length === 1 && item.places[0]?.sides.length === 1) item.places.pop();
  item.turret = turretOf(page.part, phrase);
  return true;
}

/** A place after a comma counts only if nothing but the comma stands between, as in "MG, front, RL, back". */
function placeSuffix(page: Page, item: WeaponPhrase, isInside: boolean): boolean {
  if (item.isPlaced && !isInside) return false;
  const { kind } = weaponRow(item.weapon).effect;
  // "SS RR": what is dropped is dropped at the rear; elsewhere RR is a rifle.
  const isRear = (kind === 'dropped' || kind === 'cloud') && page.reads("'rr' &stop");
  const found = isRear ? placeAt(['back']) : placeOf(page.match(isInside ? 'placeInside' : 'place'));
  const later = found === null && !item.isPlaced ? placeOf(page.match('[,/-] sides { &end | newLine }')) : null;
  const one = found ?? later;
  if (one !== null) page.reads("'each|only|apiece'?");
  const all = one === null && !item.isPlaced ? page.attempt(() => shared(page, item)) : null;
  item.places.push(...(one === null ? (all ?? []) : [one]));
  return one !== null || all !== null;
}

/** "Two RRs, one front and one back": as many as were counted. */
function shared(page: Page, item: WeaponPhrase): readonly Place[] | null {
  const all: Place[] = [];
  for (let joint = '[,:]'; ; joint = 'joint') {
    const next = page.attempt(() => (page.reads(joint) ? placeOf(page.match('&count place')) : null));
    if (next === null) break;
    all.push(next);
  }
  const total = all.reduce((sum, { count, sides }) => sum + (count ?? 0) * sides.length, 0);
  return all.length > 1 && total === item.count ? all : null;
}
