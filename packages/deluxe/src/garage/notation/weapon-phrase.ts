// What one phrase says of its weapons: "two linked MGs front", "RL fwd w/ extra magazine", "3 RLs (one each front, right, and left)".

import { WEAPONS, type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Load, Location } from '../design/fittings.ts';
import { LEXICON } from './lexicon.ts';
import { type Found, type Page, type PartDraft, type TurretDraft, turretDraft, type WeaponDraft } from './page.ts';

interface TurretPhrase {
  readonly draft: TurretDraft;
  readonly count: number;
  readonly isSame: boolean;
}

/** From the adjectives to the place behind the noun. */
export function turretPhrase(page: Page): TurretPhrase | null {
  const found = page.match('turretNamed turretBehind');
  return found && { draft: turretDraft(found), count: found.number('count') ?? 1, isSame: found.has('same') };
}

const plainTurret = (): TurretPhrase => ({ draft: turretDraft(null), count: 1, isSame: false });

/** The turret meant: the same as before where nothing tells them apart. */
export function turretOf({ turrets }: PartDraft, { draft, isSame }: TurretPhrase): TurretDraft {
  const known = (isSame ? turrets.at(-1) : undefined) ?? turrets.find((turret) => isLike(turret, draft));
  if (known === undefined) turrets.push(draft);
  return known ?? draft;
}

function isLike(a: TurretDraft, b: TurretDraft): boolean {
  if (a.ordinal !== null || b.ordinal !== null) return a.ordinal === b.ordinal;
  const agrees = <T>(x: T | null, y: T | null): boolean => x === null || y === null || x === y;
  return agrees(a.at, b.at) && agrees(a.holds, b.holds) && a.cupola === b.cupola && (a.popUp === b.popUp || !b.popUp);
}

interface Place {
  readonly sides: readonly Location[];
  /** Of each, where the words count them. */
  readonly count: number | null;
  /** The number before the weapon is for every side. */
  readonly isEach?: boolean;
  readonly isLinked?: boolean;
}

export const placeAt = (sides: readonly Location[], count: number | null = null): Place => ({ sides, count });

function placeOf(found: Found): Place {
  const count = found.number('count') ?? (found.has('apiece') ? 1 : null);
  return { sides: found.ids('side'), count, isEach: found.has('each'), isLinked: found.has('linked') };
}

/** What is said of weapons until the phrase ends. */
const newPhrase = (weapon: WeaponId, count: number | null) => ({
  weapon,
  count,
  isPlural: false,
  /** So many groups of two. */
  pairs: null as number | null,
  isLinked: false,
  tags: [] as string[],
  places: [] as Place[],
  turret: null as TurretDraft | null,
  isPlatform: false,
  magazines: 0,
  load: undefined as Load | undefined,
  inCargo: false,
  /** Spaces of the turret it stands in, said behind the weapon. */
  holds: null as number | null,
  linkedTo: null as WeaponDraft | null,
  /** "All linked": with every other of its kind. */
  linksLike: false,
  /** The weapon that follows hangs on the same link. */
  linksNext: false,
  /** "On the trailer": the hull of that one of the vehicles. */
  owner: null as PartDraft | null,
});
export type WeaponPhrase = ReturnType<typeof newPhrase>;

export const isPlaced = ({ places, turret }: WeaponPhrase): boolean => places.length > 0 || turret !== null;

/** "turreted RR", "turret-mounted laser". */
function turretBefore(page: Page): TurretDraft | null {
  if (page.reads("'turreted'")) return turretOf(page.part, plainTurret());
  const phrase = turretPhrase(page);
  return phrase?.count === 1 && page.reads('mounted gunAhead') ? turretOf(page.part, phrase) : null;
}

/** "RL L" is a rocket launcher on the left; "MG magazine" after the gun itself is no second gun. */
function begin(page: Page): WeaponPhrase | null {
  const head = page.match("gunCount? linked? { 'pair|pairs|set|sets' =pairs 'of'? }? linked?");
  const first = head?.number('count') ?? null;
  const turret = page.attempt(() => turretBefore(page));
  const side = page.match("!'rl|lr' sides mounted gunAhead");
  const found = page.match(`${first === null ? 'gunCount?' : ''} linked? gun`);
  const weapon = found?.id('weapon') ?? null;
  const isMagazine = page.sees('magazine') && page.part.weapons.some((row) => row.weapon === weapon);
  if (weapon === null || isMagazine) return null;
  return {
    ...newPhrase(weapon, first ?? found?.number('count') ?? null),
    // PS and SS are singular.
    isPlural: page.isPlural() && !LEXICON.isNameOf('weapon', page.peek(-1)?.text ?? ''),
    pairs: head?.has('pairs') === true ? (first ?? 1) : null,
    isLinked: head?.has('linked') === true || found?.has('linked') === true,
    places: side === null ? [] : [placeOf(side)],
    turret,
  };
}

/** A turret that was named in a phrase that came to nothing is none. */
export const weaponPhrase = (page: Page): WeaponPhrase | null =>
  page.attempt(() => {
    const { turrets } = page.part;
    const known = turrets.length;
    const item = begin(page);
    if (item !== null) while (suffix(page, item) || page.attempt(() => bracket(page, item)) !== null);
    else turrets.length = known;
    return item;
  });

type Suffix = (page: Page, item: WeaponPhrase) => boolean;

/** A pattern behind the weapon and what it says of it; where that says false, it was none after all. */
const behind =
  (pattern: string, act: (item: WeaponPhrase, found: Found, page: Page) => unknown): Suffix =>
  (page, item) =>
    page.attempt(() => {
      const found = page.match(pattern);
      return found !== null && act(item, found, page) !== false ? true : null;
    }) !== null;

/** "linked to RL back": with a weapon named before, or with a new one. */
function link(item: WeaponPhrase, found: Found, page: Page): void {
  item.isLinked = true;
  item.linksLike = (item.count ?? 1) === 1 && found.has('all');
  if (page.reads("'in' 'pairs'")) item.pairs = Math.max(1, Math.floor((item.count ?? 2) / 2));
  item.linkedTo = page.attempt(() => {
    const other = page.match("'together'? 'to|with' 'the|a|an|front|back|other'* gun sides?");
    const isIt = ({ weapon, mount }: WeaponDraft): boolean =>
      weapon === other?.id('weapon') && (other.id('side') ?? mount) === mount;
    return page.part.weapons.findLast(isIt) ?? null;
  });
  page.reads("'together'");
  item.linksNext = item.linkedTo === null && page.reads("'to|with' gunAhead");
}

const SHOT = "count grenade 'grenades|grenade'?";
const THEN = "'then|and' | [&+]";
/** First out first; with no number as many as it holds. */
function setGrenades(item: WeaponPhrase, found: Found): boolean {
  const counts = found.numbers('count');
  const order = found
    .ids('grenade')
    .flatMap((kind, i) => Array.from({ length: Math.min(1000, counts[i] ?? WEAPONS.GL.shots) }, () => kind));
  if (item.weapon === 'GL') item.load = { kind: 'grenades', order };
  return item.weapon === 'GL';
}

/** Only what has no place yet gets one, but in brackets there may be several. */
const placedBy = (pattern: string, isInside = false): Suffix =>
  behind(pattern, (item, found, page) => {
    if (isPlaced(item) && !isInside) return false;
    item.places.push(placeOf(found));
    return page.reads("'each|only|apiece'?");
  });

/** "2 MGs, front, linked", "3 MRs front, all linked". */
const linkedLater = behind("[,+/;] { 'all|both' =all }? linked { 'together' =all }? { &stop | newLine }", link);

/** In the order of trial. */
const BEHIND: readonly Suffix[] = [
  // "link A", "links A, C": the names that the weapon hangs on.
  behind("'link|links' tag { [,&] tag }*", ({ tags }, found) => tags.push(...found.texts('tag'))),
  behind("{ 'all|both' =all }? linked { &'together' =all }?", link),
  behind('times', (item, found) => Object.assign(item, { count: found.number('times') })),
  (page, item) => turretSuffix(page, item),
  behind('inOwner', (item, found, page) => {
    item.owner = page.named(found.text('owner'))?.main ?? null;
    return item.owner !== null;
  }),
  behind('cargoArea', (item) => Object.assign(item, { inCargo: true })),
  behind('platform', (item) => Object.assign(item, { isPlatform: true })),
  behind('magazines', (item, found) => {
    item.magazines += found.number('count') ?? 1;
  }),
  behind("loadHead grenade 'grenades|grenade'? &stop", setGrenades),
  behind(`loadHead ${SHOT} { { ${THEN} } 'then'? ${SHOT} }*`, setGrenades),
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

/** "(2, linked)", "(2-space)", "(l)"; "minedropper back (Spear 1000)". */
const INSIDE: readonly Suffix[] = [
  behind("count 'space|spaces|sp' 'turret'?", (item, found) => Object.assign(item, { holds: found.number('count') })),
  behind("'l' &{ [),] }", (item) => item.places.length > 0 && Object.assign(item, { isLinked: true })),
  behind(
    'number &{ [),] }',
    (item, found) => item.count === null && Object.assign(item, { count: found.number('number') }),
  ),
  // Outside brackets a comma ends the load: "1 grenade, 2 TGs front" are tank guns.
  behind(`loadHead ${SHOT} { { ${THEN} | [,] } 'then'? ${SHOT} }*`, setGrenades),
  ...BEHIND,
  placedBy('placeInside', true),
  behind('gun', (item, found) => {
    const isSpear = item.weapon === 'MD' && found.id('weapon') === 'SMD';
    if (isSpear) item.weapon = 'SMD';
    return isSpear;
  }),
  behind("{ [,;&/] | 'and' }", () => true),
];

/** A place after a comma counts only if nothing but the comma stands between, as in "MG, front, RL, back". */
const OUTSIDE: readonly Suffix[] = [
  linkedLater,
  ...BEHIND,
  // "SS RR": what is dropped is dropped at the rear; elsewhere RR is a rifle.
  behind("'rr' &stop", (item) => {
    const { kind } = weaponRow(item.weapon).effect;
    return !isPlaced(item) && (kind === 'dropped' || kind === 'cloud') && item.places.push(placeAt(['back']));
  }),
  placedBy('place'),
  placedBy('[,/-] sides { &end | newLine }'),
  // "Two RRs, one front and one back": as many as were counted.
  behind("[,:] count 'pair'? sides { joint count 'pair'? sides }+", (item, found) => {
    const [counts, sides] = [found.numbers('count'), found.ids('side')];
    const isAll = counts.length === sides.length && counts.reduce((sum, count) => sum + count, 0) === item.count;
    return !isPlaced(item) && isAll && item.places.push(...sides.map((side, i) => placeAt([side], counts[i] ?? 1)));
  }),
];

function bracket(page: Page, item: WeaponPhrase): true | null {
  if (!page.reads('[(]')) return null;
  while (INSIDE.some((form) => form(page, item)));
  return page.reads('[)]') ? true : null;
}

/** Behind the comma after a place nothing but the link can still come. */
const suffix: Suffix = (page, item) =>
  isPlaced(item) && page.sees('[,;./-]') ? linkedLater(page, item) : OUTSIDE.some((form) => form(page, item));

/** "RL, turret;"; "MG front in turret" stands in the turret, and points where it likes. */
function turretSuffix(page: Page, item: WeaponPhrase): boolean {
  let isSaid = false;
  const phrase = page.attempt(() => {
    const isApart = !isPlaced(item) && page.reads('[,/-]');
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
