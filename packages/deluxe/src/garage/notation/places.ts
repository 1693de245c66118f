// Where weapons point, by what names they are known, and the turrets they stand in.

import type { WeaponId } from '../../catalog/weapons.ts';
import type { Location } from '../design/fittings.ts';
import { newTurret, type PartDraft, type TurretDraft } from './draft.ts';
import type { Page } from './page.ts';

export interface NamedPlace {
  readonly sides: readonly Location[];
  /** Of each, where the words count them. */
  readonly count: number | null;
  /** The number before the weapon is for every side. */
  readonly isEach: boolean;
  readonly isLinked: boolean;
}

export const placeAt = (sides: readonly Location[]): NamedPlace => ({
  sides,
  count: null,
  isEach: false,
  isLinked: false,
});

const TO =
  "'in|on|to|the|at|firing|facing|mounted|pointing|out|toward|towards|mount|fires|of|covering|shooting|faces|points|aimed|aiming'*";
const BOTH =
  "{ 'l|left' [/&+] 'r|right' | 'r|right' [/&+] 'l|left' | !'s|side' { &'each|per|either|ea' =each }? bothSides }";
const LIST_GOES_ON = "'and|with|in|linked|each|plus'";
const ENDS_LIST = `{ end | ${LIST_GOES_ON} }`;
const ENDS = `{ stop | ${LIST_GOES_ON} }`;

/** Something follows that a lone small letter could belong to; in "oj b F30" and "ss b 30/20/20" the armor begins. */
function isFollowed(page: Page): boolean {
  const [next, after] = [page.peek(1), page.peek(2)];
  if (next?.kind === 'word' && after?.kind === 'number' && after.isGlued) return false;
  if (next?.kind === 'number' && !next.isGlued && after?.text === '/') return false;
  page.at += 1;
  const isFree = page.sees("{ stop | 'linked|lnk|lnkd|with|and|x|in' }");
  page.at -= 1;
  return !isFree;
}

/** A lone letter is a side only in capitals, or where nothing follows that it could belong to. */
function oneSide(page: Page): Location | null {
  const token = page.peek();
  if (token?.kind === 'word' && token.text.length === 1 && !token.isUpper && isFollowed(page)) return null;
  const side = page.take('side');
  const next = page.peek();
  // F20 is armor.
  if (side === null || (next?.kind === 'number' && next.isGlued && token?.text.length === 1)) return null;
  page.reads("'side|mounted|facing|firing'?");
  return side;
}

/** There are no more: a longer list is cut into several. */
const MOST_SIDES = 14;

const RIGHT_LEFT: readonly Location[] = ['right', 'left'];

/** "…, right and left": a side that begins another phrase ("and left MG") is not taken. */
function nextSides(page: Page, withCommas: boolean): readonly Location[] | null {
  if (!page.reads("{ 'and' | [&+/] }") && !(withCommas && page.reads("[,] 'and'?"))) return null;
  page.reads(TO);
  const isBoth = page.reads(BOTH);
  const side = isBoth ? null : oneSide(page);
  if (!page.sees(ENDS)) return null;
  return isBoth ? RIGHT_LEFT : side === null ? null : [side];
}

/** "front, left & right": commas part sides if the last of them has an "and". */
function series(page: Page): readonly Location[] | null {
  const all: Location[] = [];
  while (all.length < MOST_SIDES) {
    const hasComma = page.reads('[,]');
    const hasAnd = page.reads("{ 'and' | [&+] }");
    const side = hasComma || (hasAnd && all.length > 0) ? oneSide(page) : null;
    if (side === null) return null;
    all.push(side);
    if (hasAnd) return page.sees(ENDS_LIST) ? all : null;
  }
  return null;
}

/** One or several sides with no count of their own. */
export function sides(page: Page, withCommas = false): Pick<NamedPlace, 'sides' | 'isEach'> | null {
  return page.attempt(() => {
    page.reads(TO);
    const both = page.match(BOTH);
    if (both !== null) return { sides: RIGHT_LEFT, isEach: both.has('each') };
    const first = page.attempt(() => oneSide(page));
    if (first === null) return null;
    const all = [first, ...(withCommas ? [] : (page.attempt(() => series(page)) ?? []))];
    for (let more: readonly Location[] | null = []; more !== null && all.length < MOST_SIDES; all.push(...(more ?? [])))
      more = page.attempt(() => nextSides(page, withCommas));
    return { sides: all, isEach: false };
  });
}

export const firstSide = (page: Page): Location | null => sides(page)?.sides[0] ?? null;

const PLACE_HEAD =
  "{ count 'pair|set'? }? { 'linked' =linked }? { !{ 'each|apiece|per' 'side|sides' } 'each|apiece|per' =each }? { 'linked' =linked }? { [:] =list }?";

/** "one each front, right" or "two linked back" or "front"; "BACK: SD" heads the next list. */
export function place(page: Page, inBrackets: boolean): NamedPlace | null {
  return page.attempt(() => {
    const head = page.match(PLACE_HEAD);
    const [isEach, isList] = [head?.has('each') === true, head?.has('list') === true];
    const where = isList && !isEach ? null : sides(page, inBrackets || isEach);
    if (where === null || (!inBrackets && !isList && page.peek()?.text === ':')) return null;
    const isLinked = (inBrackets && page.reads("'linked'")) || head?.has('linked') === true;
    const count = head?.number('count') ?? null;
    return { sides: where.sides, count: isEach ? (count ?? 1) : count, isEach: where.isEach, isLinked };
  });
}

/** A laser battery is no laser, "explosive spikes" are ammunition, L10 is armor, and smoke grenades are thrown. */
export function weaponName(page: Page): WeaponId | null {
  return page.attempt(() => {
    const [token, before] = [page.peek(), page.peek(-1)];
    if (page.lengthOf('part') > page.lengthOf('weapon')) return null;
    const isOne = page.lengthOf('weapon') === 1;
    const weapon = page.take('weapon');
    if (weapon === null || token === undefined) return null;
    // Too short to be weapons unless in capitals.
    if (isOne && /^(?:l|b|at)$/.test(token.text) && !token.isUpper) return null;
    if (/^(?:mines|spikes)$/.test(token.text) && before?.kind === 'word') return null;
    const next = page.peek();
    if (next?.kind === 'number' && next.isGlued && token.text.length === 1) return null;
    if (/^grenades?$/.test(next?.text ?? '')) return null;
    page.reads("'gun|guns|launcher|launchers|discharger'?");
    return weapon;
  });
}

export function weaponFollows(page: Page): boolean {
  const start = page.at;
  page.reads('count? linked?');
  const follows = weaponName(page) !== null;
  page.at = start;
  return follows;
}

export interface TurretPhrase {
  readonly draft: TurretDraft;
  readonly count: number;
  readonly isSame: boolean;
}

const ADJECTIVE =
  "{ ordinal | 'same|that|this' =same | 'universal|univ|uni' =universal | { 'popup' | 'pop' 'up' } =popUp | 'cargo' 'area' =inCargo | 'a|an|the|its|empty|small|of|cab|main' | holds=count spaces | at=side }";
const TURRET = `${ADJECTIVE}* count? ${ADJECTIVE}* turret 'mounted'?`;
const IN_BRACKETS = `[(] { ${ADJECTIVE} | [,] }+ [)]`;

/** From the adjectives to the place behind the noun; a side before a weapon belongs to the weapon. */
export function turretPhrase(page: Page): TurretPhrase | null {
  const found = page.match(TURRET);
  if (found === null) return null;
  const side =
    found.ids('side', 'at').at(-1) ??
    page.match("'on|in|at|the'* side &{ stop | 'and|with|linked' }")?.id('side') ??
    null;
  const more = page.match(IN_BRACKETS);
  const has = (name: string): boolean => found.has(name) || more?.has(name) === true;
  const draft: TurretDraft = {
    holds: more?.number('holds') ?? found.number('holds'),
    popUp: has('popUp'),
    cupola: found.id('turret') === 'cupola',
    universal: has('universal'),
    inCargo: has('inCargo'),
    at: more?.id('side', 'at') ?? side,
    ordinal: more?.number('ordinal') ?? found.number('ordinal'),
  };
  return { draft, count: found.number('count') ?? 1, isSame: found.has('same') };
}

export const plainTurret = (): TurretPhrase => ({ draft: newTurret(), count: 1, isSame: false });

/** The turret meant: the same as before where nothing tells them apart. */
export function turretOf({ turrets }: PartDraft, { draft, isSame }: TurretPhrase): TurretDraft {
  const last = turrets.at(-1);
  const known = isSame && last !== undefined ? last : turrets.find((turret) => isLike(turret, draft));
  if (known !== undefined) return known;
  turrets.push(draft);
  return draft;
}

function isLike(a: TurretDraft, b: TurretDraft): boolean {
  if (a.ordinal !== null || b.ordinal !== null) return a.ordinal === b.ordinal;
  const agrees = <T>(x: T | null, y: T | null): boolean => x === null || y === null || x === y;
  return agrees(a.at, b.at) && agrees(a.holds, b.holds) && a.cupola === b.cupola && (a.popUp === b.popUp || !b.popUp);
}
