// "Driver only", "driver and gunner", "gunner in back w/ body armor and hi-res computer".

import type { Role } from '../design/fittings.ts';
import type { Cursor } from './cursor.ts';
import type { CrewDraft } from './draft.ts';
import type { Page, Reader } from './page.ts';
import { backToLead, ownerPhrase } from './read-owner.ts';
import { aimed, gearOf, handWeapon, PERSONAL, person } from './read-personal.ts';
import { turretOf, turretPhrase } from './read-turret.ts';
import { fillTurrets } from './turret-contents.ts';
import { weaponName } from './weapon-item.ts';
import { wordsFor } from './words.ts';
import { ROLE_WORDS } from './words-places.ts';

const SEATS = wordsFor({
  front: 'in front, in the front, front, up front, front seat, in front seat, in the front seat',
  back: 'in back, in the back, in rear, in the rear, rear, back, back seat, in back seat, rear facing, behind driver, at rear, at the rear, at back, at the back, in the rear seat, in rear seat, in the back seat',
  cargo: 'in cargo area, in cargo, in the cargo area, in cargo spaces',
});

/** "gunner in cupola with 2 linked MGs": the cupola and what stands in it. */
function inCupola(page: Page, crew: CrewDraft): boolean {
  const { cursor } = page;
  const phrase = cursor.attempt(() => (cursor.word('in') ? turretPhrase(cursor) : null));
  if (phrase === null) return false;
  crew.inCupola = true;
  if (cursor.peek()?.text === 'with' && weaponBehindWith(cursor)) fillTurrets(page, [turretOf(page.part, phrase)]);
  return true;
}

function weaponBehindWith(cursor: Cursor): boolean {
  const start = cursor.at;
  cursor.word('with');
  cursor.attempt(() => cursor.count());
  cursor.word('linked');
  const follows = weaponName(cursor) !== null;
  cursor.at = start;
  return follows;
}

/** "driver  FRONT: MG" heads a list. */
const endsPhrase = (cursor: Cursor): boolean => {
  const next = cursor.peek();
  return next === undefined || (next.kind === 'mark' && next.text !== ':');
};

function seat(cursor: Cursor, crew: CrewDraft): boolean {
  const at = cursor.attempt(() => {
    const isPlain = cursor.peek()?.text !== 'in';
    const found = cursor.take(SEATS);
    // "driver, front MG" without its comma.
    return found === null || (isPlain && !endsPhrase(cursor)) ? null : found;
  });
  if (at !== null) crew.at = at;
  return at !== null;
}

/** One thing worn, carried or plugged in by this person. */
function worn(cursor: Cursor, crew: CrewDraft): boolean {
  const gun = handWeapon(cursor);
  if (gun !== null) {
    crew.handWeapons.push(gun);
    return true;
  }
  const id = cursor.attempt(() => {
    cursor.attempt(() => cursor.count());
    return cursor.take(PERSONAL);
  });
  if (id === null) return false;
  if (id === 'computer' || id === 'hirescomputer') crew.computer = id;
  else if (id === 'bodyarmor' || id === 'improvedbodyarmor') crew.armor = id;
  else {
    const target = aimed(cursor);
    if (target === null) return false;
    crew.cyberlink = { weapon: target.weapon, mount: target.mount ?? 'front' };
  }
  return true;
}

/** "with body armor, SMG and 2 grenades"; commas only in brackets, where no other phrase can begin. */
function outfit(page: Page, crew: CrewDraft): true | null {
  const { cursor, part } = page;
  cursor.word('each', 'all');
  const bracket = cursor.mark('(');
  if (bracket && inCupola(page, crew)) return cursor.mark(')') ? true : null;
  if (
    !cursor.word('with', 'wearing', 'has', 'have', 'wears', 'carries', 'gets', 'in', 'carrying') &&
    !bracket &&
    !cursor.mark('+')
  )
    return null;
  cursor.skip('with', 'a', 'an', 'each', 'the');
  const other = part.crew.at(-2);
  if (other !== undefined && cursor.word('same')) {
    crew.armor = other.armor;
    crew.computer = other.computer;
    return !bracket || cursor.mark(')') ? true : null;
  }
  if (!worn(cursor, crew) && !(bracket && seat(cursor, crew))) return null;
  // "driver and gunner with computers": one each.
  const isForAll = /^(?:computers|comps|tcs)$/.test(cursor.tokens[cursor.at - 1]?.text ?? '');
  if (isForAll && crew.count === 1 && crew.computer !== undefined)
    for (const mate of part.crew) if (mate.role !== 'passenger') mate.computer ??= crew.computer;
  let more = true;
  while (more) {
    more =
      cursor.attempt(() => {
        const joined = cursor.word('and') || cursor.mark('&', '+', ...(bracket ? [',', '/'] : []));
        if (joined) cursor.skip('and', 'with', 'a', 'an');
        return joined && (worn(cursor, crew) || seat(cursor, crew)) ? true : null;
      }) !== null;
  }
  return !bracket || cursor.mark(')') ? true : null;
}

/** "D" and "G" between marks, after the tires; "co-pilot/gunner" is one person. */
function roleHere(page: Page): Role | null {
  const { cursor, vehicle } = page;
  const next = cursor.peek(1);
  const isLone = next === undefined || next.kind === 'mark';
  if (isLone && vehicle.tires.length > 0 && cursor.word('d')) return 'driver';
  if (isLone && page.part.crew.length > 0 && cursor.word('g', 'gun', 'gunr')) return 'gunner';
  const role = cursor.take(ROLE_WORDS);
  if (role !== null)
    cursor.attempt(() =>
      cursor.mark('/') && (cursor.take(ROLE_WORDS) === role || cursor.word('paramedic', 'medic', 'mechanic'))
        ? true
        : null,
    );
  return role;
}

export const readCrew: Reader = (page) => {
  const { cursor } = page;
  const found = cursor.attempt(() => {
    const starts = cursor.tokens[cursor.at - 1]?.text === '.';
    const isRoom = cursor.word('room') && (cursor.word('for') || true);
    const count = cursor.attempt(() => cursor.count());
    const role = roleHere(page);
    if (role === null) return null;
    const next = cursor.peek();
    const isSaidOf = next?.kind === 'word' && ['has', 'have', 'wears', 'carries', 'gets', 'uses'].includes(next.text);
    const isSubject =
      isSaidOf || (starts && count === null && next?.kind === 'word' && !['with', 'in', 'and'].includes(next.text));
    return { role, count: count ?? cursor.countBehind() ?? 1, isRoom, isSubject };
  });
  if (found === null) return false;
  if (found.isRoom) return true;
  if (found.role === 'driver') backToLead(page);
  // Whoever drives sits in the cab, though the carrier was named last.
  if (found.role === 'driver' && page.part === page.vehicle.carrier?.part) page.part = page.vehicle.main;
  const gear = cursor.attempt(() => cursor.take(PERSONAL));
  const { part } = page;
  const known = part.crew.find(({ role }) => role === found.role);
  // "Gunner's computer" after the gunner himself.
  if (gear !== null && known !== undefined) {
    part.personal.push({ gear: gearOf(gear), count: null, for: found.role, span: page.spanFrom(cursor.at - 1) });
    return true;
  }
  // Whoever speaks of the driver again means the same, and a new sentence may say more of the gunner.
  const isAgain = found.role === 'driver' || (found.role === 'gunner' && found.isSubject);
  if (isAgain && known !== undefined && known.count >= found.count) {
    cursor.attempt(() => outfit(page, known));
    return true;
  }
  const crew = person(found.role, found.count);
  if (gear !== null)
    part.personal.push({ gear: gearOf(gear), count: null, for: found.role, span: page.spanFrom(cursor.at - 1) });
  part.crew.push(crew);
  let moved = true;
  while (moved) {
    moved =
      cursor.word('only', 'alone', 'inside', 'seated', 'prone', 'aboard') ||
      onSkids(page, crew) ||
      cursor.attempt(() => ownerPhrase(page)) !== null ||
      inCupola(page, crew) ||
      seat(cursor, crew);
    moved = cursor.attempt(() => outfit(page, crew)) !== null || moved;
  }
  return true;
};

/** "two passengers on skid stretchers": the stretchers count as well, if they are not listed. */
function onSkids({ cursor, part }: Page, crew: CrewDraft): boolean {
  const found = cursor.attempt(() => {
    if (!cursor.word('on', 'in') || !cursor.word('skid', 'pontoon')) return null;
    return cursor.word('stretcher', 'stretchers') ? true : null;
  });
  if (found === null) return false;
  crew.role = 'skid-passenger';
  if (!part.accessories.some(({ id }) => id === 'skidstretcher'))
    part.accessories.push({ id: 'skidstretcher', count: crew.count });
  return true;
}
