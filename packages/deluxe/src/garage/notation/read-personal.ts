// Computers, body armor, cyberlinks and hand weapons, listed with their owner or apart: "2 computers", "cyberlink from gunner to front VMGs".

import type { Role, WeaponFit } from '../design/fittings.ts';
import type { Cursor } from './cursor.ts';
import type { CrewDraft, Personal } from './draft.ts';
import type { Page, Reader } from './page.ts';
import { sides } from './read-places.ts';
import { turretPhrase } from './read-turret.ts';
import { weaponName } from './weapon-item.ts';
import { wordsFor } from './words.ts';
import { HAND_WEAPON_WORDS, WEAPON_WORDS } from './words-parts.ts';
import { EVERYBODY, ROLE_WORDS } from './words-places.ts';

export const PERSONAL_NAMES = {
  computer:
    'targeting computer, computer, tc, targ comp, target computer, targeting comp, comp, tcomp, targeting system, target comp, targ computer',
  hirescomputer:
    'hi res targeting computer, hi res computer, hires computer, hi res, hires, high res targeting computer, high res computer, hrtc, hi resolution targeting computer, hi resolution computer, high resolution targeting computer, high resolution computer, hrc, hi res comp, hires comp, hi res tc, hi res targ comp, high res, hi res targ computer',
  bodyarmor: 'body armor, ba, suit of body armor, bodyarmor',
  improvedbodyarmor: 'improved body armor, iba, imp body armor, imp ba, improved ba, suit of improved body armor',
  cyberlink: 'cyberlink, cyber link',
} as const;

export const PERSONAL = wordsFor(PERSONAL_NAMES);

export function gearOf(id: keyof typeof PERSONAL_NAMES): Personal['gear'] {
  if (id === 'computer' || id === 'hirescomputer') return { kind: 'computer', id };
  if (id === 'cyberlink') return { kind: 'cyberlink', weapon: null, mount: null };
  return { kind: 'armor', id };
}

/** "the front laser"; an LR is no pair of sides. */
function sideBefore(cursor: Cursor): WeaponFit['mount'] | null {
  const side = sides(cursor, false)?.sides[0] ?? null;
  const start = cursor.at;
  const follows = weaponName(cursor) !== null;
  cursor.at = start;
  return follows ? side : null;
}

/** The weapon at the other end of a cyberlink. */
export function aimed(
  cursor: Cursor,
): { readonly weapon: WeaponFit['weapon']; readonly mount: WeaponFit['mount'] | null } | null {
  return cursor.attempt(() => {
    cursor.skip('to', 'for', 'and', 'with', 'on', 'connects', 'the', 'connected', 'aiming', 'linked', 'controlling');
    const before = cursor.attempt(() => sideBefore(cursor));
    const inTurret = cursor.word('turret', 'turreted');
    const weapon = weaponName(cursor);
    if (weapon === null) return null;
    const turreted = cursor.attempt(() => (cursor.word('in') && turretPhrase(cursor) !== null ? true : null)) !== null;
    const after = cursor.attempt(() => sides(cursor, false))?.sides[0] ?? null;
    const platform = cursor.attempt(() => (cursor.word('on') && cursor.word('platform') ? true : null)) !== null;
    return { weapon, mount: inTurret || turreted ? 'turret' : platform ? 'platform' : (before ?? after) };
  });
}

function owner(cursor: Cursor): Personal['for'] {
  return (
    cursor.attempt(() => bracketedOwner(cursor)) ??
    cursor.attempt((): Role | 'all' | null => {
      if (!cursor.word('for', 'to', 'from', 'on', 'connects', 'worn', 'of', 'at')) return null;
      cursor.skip('by', 'the');
      return cursor.attempt(() => named(cursor)) ?? (cursor.take(EVERYBODY) === null ? null : 'all');
    }) ??
    null
  );
}

/** "targeting computer (gunner)". */
function bracketedOwner(cursor: Cursor): Role | 'all' | null {
  if (!cursor.mark('(')) return null;
  cursor.skip('for', 'the');
  const whose = cursor.attempt(() => named(cursor)) ?? (cursor.take(EVERYBODY) === null ? null : 'all');
  return cursor.mark(')') ? whose : null;
}

/** "the driver", "both gunners", "driver and gunner". */
function named(cursor: Cursor): Role | 'all' | null {
  cursor.skip('both', 'all', 'each', 'the');
  const role = cursor.take(ROLE_WORDS);
  if (role === null) return null;
  const second = cursor.attempt(() => (cursor.word('and') || cursor.mark('&') ? cursor.take(ROLE_WORDS) : null));
  return second === null ? role : 'all';
}

/** Of its own, for whoever is named or comes first. */
export const readPersonal: Reader = (page) => {
  const { cursor, part } = page;
  const start = cursor.at;
  const found = cursor.attempt(() => {
    // "…, each w/ hi-res computer".
    const isEach = part.crew.length > 0 && cursor.attempt(() => allHave(cursor)) !== null;
    const count = cursor.attempt(() => cursor.count());
    const id = cursor.take(PERSONAL);
    return id === null ? null : { count, id, isEach };
  });
  if (found === null) return readHandWeapon(page);
  if (found.id === 'cyberlink') return cyberlinks(page, found.count, start);
  const isEach = cursor.word('each') || found.isEach;
  const count = found.count ?? cursor.countBehind();
  const whose = owner(cursor) ?? (isEach ? 'all' : null);
  cursor.attempt(() => bracketed(cursor));
  part.personal.push({ gear: gearOf(found.id), count, for: whose, span: page.spanFrom(start) });
  if (whose === 'all') furtherGear(page);
  return true;
};

/** "each with …", "all crew have …". */
function allHave(cursor: Cursor): true | null {
  const isAll = cursor.take(EVERYBODY) !== null;
  return isAll && cursor.word('with', 'have', 'has', 'wear', 'wears', 'wearing', 'get', 'gets') ? true : null;
}

/** "each w/ BA and computer": the second is for all of them too. */
function furtherGear(page: Page): void {
  const { cursor, part } = page;
  const start = cursor.at;
  const id = cursor.attempt(() => (cursor.word('and') || cursor.mark('&', '+') ? cursor.take(PERSONAL) : null));
  if (id === null || id === 'cyberlink') {
    cursor.at = start;
    return;
  }
  part.personal.push({ gear: gearOf(id), count: null, for: owner(cursor) ?? 'all', span: page.spanFrom(start) });
}

/** "(one for each)". */
function bracketed(cursor: Cursor): true | null {
  if (!cursor.mark('(')) return null;
  cursor.count();
  if (!cursor.word('for', 'per') && !cursor.word('each')) return null;
  cursor.skip('for', 'each', 'gunner', 'crew', 'of', 'them', 'driver', 'and', 'the');
  return cursor.mark(')') ? true : null;
}

function cyberlinks(page: Page, count: number | null, start: number): true {
  const { cursor, part } = page;
  const several = cursor.attempt(() => (cursor.mark('(') ? true : null)) !== null;
  for (let i = 0; i < Math.min(several ? (count ?? 1) : 1, 20); i += 1) {
    cursor.skip('one');
    const whose = owner(cursor) ?? (several ? cursor.attempt(() => named(cursor)) : null);
    const target = aimed(cursor);
    const gear = { kind: 'cyberlink', weapon: target?.weapon ?? null, mount: target?.mount ?? null } as const;
    part.personal.push({ gear, count: several ? 1 : count, for: whose, span: page.spanFrom(start) });
    if (several) cursor.joint();
  }
  if (several) cursor.mark(')');
  return true;
}

/** "Grenade launcher" is a longer name than "grenade". */
export function handWeapon(cursor: Cursor): { id: CrewDraft['handWeapons'][number]['id']; count: number } | null {
  return cursor.attempt(() => {
    const count = cursor.attempt(() => cursor.count()) ?? 1;
    if (cursor.lengthOf(WEAPON_WORDS) >= cursor.lengthOf(HAND_WEAPON_WORDS)) return null;
    const id = cursor.take(HAND_WEAPON_WORDS);
    return id === null ? null : { id, count };
  });
}

function readHandWeapon({ cursor, part }: Page): boolean {
  const found = handWeapon(cursor);
  if (found === null) return false;
  const last = part.crew.at(-1);
  if (last !== undefined) last.handWeapons.push(found);
  else part.crew.push({ ...person('driver', 1), handWeapons: [found] });
  return true;
}

export const person = (role: Role, count: number): CrewDraft => ({
  role,
  count,
  at: undefined,
  inCupola: false,
  computer: undefined,
  cyberlink: undefined,
  armor: undefined,
  handWeapons: [],
});
