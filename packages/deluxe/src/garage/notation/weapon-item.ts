// What one phrase says of its weapons, and the names by which they are known.

import type { WeaponId } from '../../catalog/weapons.ts';
import type { Cursor } from './cursor.ts';
import type { TurretDraft, WeaponDraft } from './draft.ts';
import type { NamedPlace } from './read-places.ts';
import { PART_WORDS, WEAPON_WORDS } from './words-parts.ts';

/** What one phrase says of its weapons, before they are put in rows. */
export interface WeaponPhrase {
  weapon: WeaponId;
  count: number | null;
  isPlural: boolean;
  /** So many groups of two. */
  pairs: number | null;
  isLinked: boolean;
  tags: readonly string[];
  places: NamedPlace[];
  turret: TurretDraft | null;
  isPlatform: boolean;
  magazines: number;
  load: WeaponDraft['load'];
  inCargo: boolean;
  /** Spaces of the turret it stands in, said behind the weapon. */
  holds: number | null;
  linkedTo: WeaponDraft[];
  /** "All linked": with every other of its kind. */
  linksLike: boolean;
  /** The side stands before the weapon. */
  sideFirst: boolean;
  /** The weapon that follows hangs on the same link. */
  linksNext: boolean;
}

export const LINKED = ['linked', 'link', 'lnkd', 'lnk', 'linkd', 'lkd', 'paired'];

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
    // "Explosive spikes" are ammunition.
    if (/^(?:mines|spikes)$/.test(token.text) && cursor.tokens[start - 1]?.kind === 'word') return null;
    // L10 is armor, and smoke grenades are thrown.
    const next = cursor.peek();
    if (next?.kind === 'number' && next.isGlued && token.text.length === 1) return null;
    if (next?.kind === 'word' && /^grenades?$/.test(next.text)) return null;
    cursor.word('gun', 'guns', 'launcher', 'launchers', 'discharger');
    return weapon;
  });
}

export function weaponFollows(cursor: Cursor): boolean {
  const start = cursor.at;
  cursor.attempt(() => cursor.count());
  cursor.word(...LINKED);
  const follows = weaponName(cursor) !== null;
  cursor.at = start;
  return follows;
}
