// "in a 2-space universal turret under", "two pop-up turrets", "turret w/ …": the turret itself.

import type { Location } from '../design/fittings.ts';
import type { Cursor } from './cursor.ts';
import { newTurret, type PartDraft, type TurretDraft } from './draft.ts';
import { wordsFor } from './words.ts';
import { MOUNT_SIDES } from './words-places.ts';

export const TURRET_NAMES = { turret: 'turret, tur, turr, turet, turrent', cupola: 'cupola, cupula' } as const;
const NOUNS = wordsFor(TURRET_NAMES);
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
};
const SAME = ['same', 'that', 'this'];

export interface TurretPhrase {
  readonly draft: TurretDraft;
  readonly count: number;
  readonly isSame: boolean;
}

interface Loose {
  draft: TurretDraft;
  count: number;
  isSame: boolean;
}

const SPACES = wordsFor({ space: 'space, spaces, sp, spc' });

/** One word before the noun that tells something of the turret. */
function adjective(cursor: Cursor, phrase: Loose): boolean {
  const { draft } = phrase;
  const token = cursor.peek();
  if (token === undefined) return false;
  if (token.kind === 'word' && ORDINALS[token.text] !== undefined) {
    draft.ordinal = ORDINALS[token.text] ?? null;
    cursor.at += 1;
    return true;
  }
  if (cursor.word(...SAME)) phrase.isSame = true;
  else if (cursor.word('universal', 'univ', 'uni')) draft.universal = true;
  else if (cursor.word('popup') || pair(cursor, 'pop', 'up')) draft.popUp = true;
  else if (pair(cursor, 'cargo', 'area')) draft.inCargo = true;
  else
    return (
      cursor.word('a', 'an', 'the', 'its', 'empty', 'small', 'of', 'cab', 'main') ||
      size(cursor, draft) ||
      side(cursor, draft)
    );
  return true;
}

const pair = (cursor: Cursor, a: string, b: string): boolean =>
  cursor.attempt(() => (cursor.word(a) && cursor.word(b) ? true : null)) !== null;

function size(cursor: Cursor, draft: TurretDraft): boolean {
  const holds = cursor.attempt(() => {
    const spaces = cursor.count();
    return spaces !== null && cursor.take(SPACES) !== null ? spaces : null;
  });
  if (holds !== null) draft.holds = holds;
  return holds !== null;
}

function side(cursor: Cursor, draft: TurretDraft): boolean {
  const at = cursor.take(MOUNT_SIDES);
  if (at !== null) draft.at = at;
  return at !== null;
}

/** From the adjectives to the place behind the noun. */
export function turretPhrase(cursor: Cursor): TurretPhrase | null {
  return cursor.attempt(() => {
    const phrase: Loose = { draft: newTurret(), count: 1, isSame: false };
    let moved = true;
    while (moved) {
      moved = adjective(cursor, phrase);
      if (moved) continue;
      const count = cursor.attempt(() => cursor.count());
      if (count !== null && phrase.count === 1) {
        phrase.count = count;
        moved = true;
      }
    }
    const noun = cursor.take(NOUNS);
    if (noun === null) return null;
    phrase.draft.cupola = noun === 'cupola';
    behind(cursor, phrase);
    return phrase;
  });
}

/** "turret under", "turret (universal)". */
function behind(cursor: Cursor, { draft }: Loose): void {
  cursor.word('mounted');
  if (draft.at === null) {
    cursor.attempt(() => {
      cursor.skip('on', 'in', 'at', 'the');
      return sideBehind(cursor, draft);
    });
  }
  cursor.attempt(() => {
    if (!cursor.mark('(')) return null;
    const phrase: Loose = { draft, count: 1, isSame: false };
    while (adjective(cursor, phrase) || cursor.mark(','));
    return cursor.mark(')') ? true : null;
  });
}

function sideBehind(cursor: Cursor, draft: TurretDraft): true | null {
  const at = cursor.take(MOUNT_SIDES);
  const next = cursor.peek();
  // A side before a weapon belongs to the weapon.
  if (at === null || (next !== undefined && next.kind !== 'mark' && !['and', 'with', 'linked'].includes(next.text)))
    return null;
  draft.at = at;
  return true;
}

/** The turret meant: the same as before where nothing tells them apart. */
export function turretOf(part: PartDraft, { draft, isSame }: TurretPhrase): TurretDraft {
  const last = part.turrets.at(-1);
  if (isSame && last !== undefined) return last;
  const known = part.turrets.find((turret) => isLike(turret, draft));
  if (known !== undefined) return known;
  part.turrets.push(draft);
  return draft;
}

function isLike(a: TurretDraft, b: TurretDraft): boolean {
  if (a.ordinal !== null || b.ordinal !== null) return a.ordinal === b.ordinal;
  const agrees = <T>(x: T | null, y: T | null): boolean => x === null || y === null || x === y;
  return (
    agrees<Location>(a.at, b.at) &&
    agrees(a.holds, b.holds) &&
    a.cupola === b.cupola &&
    (a.popUp === b.popUp || !b.popUp)
  );
}
