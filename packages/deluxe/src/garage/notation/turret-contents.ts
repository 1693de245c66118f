// Turrets named before what stands in them: "turret w/ 2 MG", "two pop-up turrets with single lasers".

import type { Location } from '../design/fittings.ts';
import { newTurret, type TurretDraft, type WeaponDraft } from './draft.ts';
import type { Page, Reader } from './page.ts';
import { joinRows, rowsOf } from './place-weapons.ts';
import { sides as sidesHere } from './read-places.ts';
import { type TurretPhrase, turretOf, turretPhrase } from './read-turret.ts';
import { weaponItem } from './read-weapon.ts';
import type { WeaponPhrase } from './weapon-item.ts';

/** "Turret w/ 2 MG", "two pop-up turrets with single lasers (one top front, one top back)". */
export const readTurretFirst: Reader = (page) => {
  const { cursor } = page;
  const phrase = cursor.attempt(() => letterHeading(page)) ?? turretPhrase(cursor);
  if (phrase === null) return false;
  const turrets = Array.from({ length: phrase.count }, (_, i) => {
    const draft = phrase.count === 1 ? phrase.draft : { ...phrase.draft, ordinal: i + 1 };
    return phrase.count === 1 && isAnother(page, phrase)
      ? added(page, draft)
      : turretOf(page.part, { ...phrase, draft });
  });
  fillTurrets(page, turrets);
  return true;
};

/** "Turret with AC, turret with VMG": two, for the first was filled when it was named. */
function isAnother({ cursor, part }: Page, { isSame }: TurretPhrase): boolean {
  return (
    !isSame && /^(?:with|\()$/.test(cursor.peek()?.text ?? '') && part.weapons.some(({ turret }) => turret !== null)
  );
}

function added({ part }: Page, draft: TurretDraft): TurretDraft {
  part.turrets.push(draft);
  return draft;
}

/** "T: MG". */
function letterHeading({ cursor, inArmor }: Page): TurretPhrase | null {
  if (inArmor || cursor.peek(1)?.text !== ':' || cursor.peek(2)?.kind !== 'word' || !cursor.word('t')) return null;
  return { draft: newTurret(), count: 1, isSame: false };
}

/** What stands in turrets that were named first. */
export function fillTurrets(page: Page, turrets: readonly TurretDraft[]): void {
  const { cursor } = page;
  const opens = cursor.attempt(() => opening(page));
  if (opens === null) return;
  const inside = contents(page, turrets);
  for (const row of inside) {
    const copies = turrets.map((turret) => ({ ...row, mount: 'turret' as const, turret, links: [...row.links] }));
    page.part.weapons.push(...copies);
  }
  if (opens === '(') cursor.mark(')');
  cursor.attempt(() => turretPlaces(page, turrets));
}

function opening(page: Page): string | null {
  const { cursor } = page;
  cursor.word('each');
  if (cursor.mark('(')) return '(';
  if (cursor.mark(':', '—', '=', ',')) return weaponAhead(page) ? ':' : null;
  cursor.word('each');
  return cursor.word('with', 'containing', 'holding', 'mounting', 'has', 'carrying', 'housing') ? 'with' : null;
}

/** After a comma a weapon that names its own side is none of the turret's. */
function weaponAhead(page: Page): boolean {
  const { cursor, part } = page;
  const [start, weapons, turrets] = [cursor.at, part.weapons.length, part.turrets.length];
  const item = weaponItem(page);
  cursor.at = start;
  part.weapons.length = weapons;
  part.turrets.length = turrets;
  return item !== null && item.places.length === 0 && item.turret === null;
}

/** Weapons that have no place of their own. */
function contents(page: Page, turrets: readonly TurretDraft[]): readonly WeaponDraft[] {
  const { cursor, part } = page;
  const rows: WeaponDraft[] = [];
  const facing = page.facing;
  page.facing = null;
  for (;;) {
    const item = cursor.attempt(() => {
      if (rows.length > 0 && !cursor.joint()) return null;
      const kept = part.weapons.length;
      const found = weaponItem(page);
      part.weapons.length = kept;
      return found === null || found.turret !== null || !placesAreTurrets(found, turrets) ? null : found;
    });
    if (item === null) break;
    const holds = item.holds;
    if (holds !== null) for (const turret of turrets) turret.holds = holds;
    const made = rowsOf({ ...item, places: [] }, page.spanFrom(cursor.at - 1));
    joinRows(page, { ...item, places: [] }, made);
    rows.push(
      ...(turrets.length > 1 && item.isPlural && item.count === null
        ? made.map((row) => ({ ...row, count: 1 }))
        : made),
    );
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

function turretPlaces({ cursor }: Page, turrets: readonly { at: Location | null }[]): true | null {
  const bracket = cursor.mark('(');
  if (!bracket) return null;
  for (const turret of turrets) {
    cursor.joint();
    cursor.attempt(() => cursor.count());
    const side = sidesHere(cursor, false)?.sides[0];
    if (side === undefined) return null;
    turret.at = side;
  }
  return cursor.mark(')') ? true : null;
}
