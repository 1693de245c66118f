// "Two linked MGs front", "RL fwd w/ extra magazine", "2xMG (linked) front", "3 RLs (one each front, right, and left)".

import type { Cursor } from './cursor.ts';
import { newTurret, type TurretDraft } from './draft.ts';
import type { Page } from './page.ts';
import { MAGAZINES } from './read-load.ts';
import { type NamedPlace, sides } from './read-places.ts';
import { turretOf, turretPhrase } from './read-turret.ts';
import { LINKED, type WeaponPhrase, weaponFollows, weaponName } from './weapon-item.ts';
import { continueItem } from './weapon-suffixes.ts';
import { WEAPON_WORDS } from './words-parts.ts';

function begin(page: Page): WeaponPhrase | null {
  const { cursor } = page;
  // A six-shooter is one weapon.
  let count = cursor.lengthOf(WEAPON_WORDS) > 1 ? null : cursor.attempt(() => cursor.count());
  let isLinked = cursor.word(...LINKED);
  let pairs: number | null = null;
  if (cursor.word('pair', 'pairs', 'set', 'sets')) {
    pairs = count ?? 1;
    cursor.word('of');
  }
  isLinked = cursor.word(...LINKED) || isLinked;
  const turret = cursor.attempt(() => turretBefore(page));
  const front = cursor.attempt(() => sideBefore(cursor));
  if (cursor.lengthOf(WEAPON_WORDS) < 2) count ??= cursor.attempt(() => cursor.count());
  isLinked = cursor.word(...LINKED) || isLinked;
  const weapon = weaponName(cursor);
  if (weapon === null) return null;
  // "MG magazine" after the gun itself is no second gun.
  if (cursor.sees(MAGAZINES) && page.part.weapons.some((row) => row.weapon === weapon)) return null;
  const places = front === null ? [] : [{ ...front, count: null, isLinked: false }];
  // PS and SS are singular.
  const isPlural = cursor.isPlural() && !WEAPON_WORDS.has(cursor.tokens[cursor.at - 1]?.text ?? '');
  return {
    weapon,
    count,
    isPlural,
    pairs,
    isLinked,
    tags: [],
    places,
    turret,
    isPlatform: false,
    magazines: 0,
    load: null,
    inCargo: false,
    holds: null,
    linkedTo: [],
    linksLike: false,
    sideFirst: front !== null,
    linksNext: false,
  };
}

/** "turreted RR", "turret-mounted laser". */
function turretBefore(page: Page): TurretDraft | null {
  const { cursor } = page;
  if (cursor.word('turreted')) return turretOf(page.part, { draft: newTurret(), count: 1, isSame: false });
  const phrase = turretPhrase(cursor);
  if (phrase === null || phrase.count > 1) return null;
  cursor.word('mounted');
  return weaponFollows(cursor) ? turretOf(page.part, phrase) : null;
}

/** "front MG", "rear-mounted minedropper", "left & right RLs". */
function sideBefore(cursor: Cursor): Pick<NamedPlace, 'sides' | 'isEach'> | null {
  // "RL L" is a rocket launcher on the left.
  if (/^(?:rl|lr)$/.test(cursor.peek()?.text ?? '')) return null;
  const found = sides(cursor, false);
  if (found === null) return null;
  cursor.word('mounted', 'facing', 'firing');
  return weaponFollows(cursor) ? found : null;
}

export function weaponItem(page: Page): WeaponPhrase | null {
  return page.cursor.attempt(() => {
    const item = begin(page);
    if (item !== null) continueItem(page, item);
    return item;
  });
}
