// Who gets the computers, cyberlinks and armor that a line lists apart from the crew.

import type { Role, WeaponFit } from '../design/fittings.ts';
import type { CrewDraft, PartDraft, Personal } from './draft.ts';
import type { Page } from './page.ts';

const isCrew = ({ role }: CrewDraft): boolean => role === 'driver' || role === 'gunner';

function lacks(crew: CrewDraft, gear: Personal['gear']): boolean {
  return crew[gear.kind] === undefined;
}

/** One person out of a row of several. */
function single(part: PartDraft, crew: CrewDraft): CrewDraft {
  if (crew.count === 1) return crew;
  const index = part.crew.indexOf(crew);
  const one = { ...crew, count: 1, handWeapons: [...crew.handWeapons] };
  crew.count -= 1;
  part.crew.splice(index, 0, one);
  return one;
}

function give(part: PartDraft, crew: CrewDraft, gear: Personal['gear']): boolean {
  if (gear.kind === 'computer') crew.computer = gear.id;
  else if (gear.kind === 'armor') crew.armor = gear.id;
  else {
    const target = aimOf(part, gear.weapon, gear.mount);
    if (target === null) return false;
    crew.cyberlink = target;
  }
  return true;
}

/** Without a weapon named it is the first one aboard. */
function aimOf(
  part: PartDraft,
  weapon: WeaponFit['weapon'] | null,
  mount: WeaponFit['mount'] | null,
): CrewDraft['cyberlink'] | null {
  const row = part.weapons.find(
    (fit) => (weapon === null || fit.weapon === weapon) && (mount === null || fit.mount === mount),
  );
  if (row !== undefined) return { weapon: row.weapon, mount: row.mount ?? 'front' };
  return weapon === null ? null : { weapon, mount: mount ?? 'front' };
}

function whoFor(part: PartDraft, whose: Role | 'all' | null): readonly CrewDraft[] {
  if (whose === 'all' || whose === null) return part.crew.filter(isCrew);
  return part.crew.filter(({ role }) => role === whose);
}

function assign(page: Page, part: PartDraft, { gear, count, for: whose, span }: Personal): void {
  const people = whoFor(part, whose).filter((crew) => lacks(crew, gear));
  const wanted = count ?? (whose === 'all' ? Number.POSITIVE_INFINITY : whose === null ? 1 : (people[0]?.count ?? 1));
  let given = 0;
  for (const crew of people) {
    while (given < wanted && lacks(crew, gear)) {
      const all = given + crew.count <= wanted;
      const one = all ? crew : single(part, crew);
      if (!give(part, one, gear)) break;
      given += one.count;
    }
  }
  if (given === 0 || (count !== null && given < count)) page.reject(span);
}

export function assignPersonal(page: Page, part: PartDraft): void {
  for (const personal of part.personal) assign(page, part, personal);
}
