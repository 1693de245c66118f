// "Driver only", "driver and gunner", "gunner in back w/ body armor and hi-res computer", "2 computers", "cyberlink from gunner to front VMGs".

import type { Location, Role } from '../design/fittings.ts';
import { backToLead } from './clauses-body.ts';
import { fillTurrets } from './clauses-weapons.ts';
import { type Aim, type CrewDraft, person } from './draft.ts';
import type { Clause, Page } from './page.ts';
import { firstSide, turretOf, turretPhrase, weaponFollows, weaponName } from './places.ts';
import type { IdOf } from './words.ts';

/** "D" and "G" between marks, after the tires; "co-pilot/gunner" is one person. */
function roleHere(page: Page): Role | null {
  if (page.vehicle.tires.length > 0 && page.reads("'d' &stop")) return 'driver';
  if (page.part.crew.length > 0 && page.reads("'g|gun|gunr' &stop")) return 'gunner';
  const role = page.match("role { [/] 'paramedic|medic|mechanic' }?")?.id('role') ?? null;
  page.attempt(() => (role !== null && page.match('[/] role')?.id('role') === role ? true : null));
  return role;
}

/** "Grenade launcher" is a longer name than "grenade". */
function handWeapon(page: Page): CrewDraft['handWeapons'][number] | null {
  return page.attempt(() => {
    const count = page.match('count')?.number('count') ?? 1;
    const id = page.lengthOf('weapon') >= page.lengthOf('carried') ? null : page.take('carried');
    return id === null ? null : { id, count };
  });
}

const AIM_HEAD = "'to|for|and|with|on|connects|the|connected|aiming|linked|controlling'*";

/** The weapon at the other end of a cyberlink; an LR is no pair of sides. */
function aimed(page: Page): Aim | null {
  return page.attempt(() => {
    page.reads(AIM_HEAD);
    const before = page.attempt((): Location | null => {
      const side = firstSide(page);
      return weaponFollows(page) ? side : null;
    });
    const isTurreted = page.reads("'turret|turreted'");
    const weapon = weaponName(page);
    if (weapon === null) return null;
    const inTurret = page.attempt(() => (page.reads("'in'") ? turretPhrase(page) : null)) !== null;
    const side = before ?? page.attempt(() => firstSide(page));
    if (isTurreted || inTurret) return { weapon, mount: 'turret' };
    return { weapon, mount: page.reads("'on' 'platform'") ? 'platform' : side };
  });
}

/** One thing worn, carried or plugged in by this person. */
function worn(page: Page, crew: CrewDraft): boolean {
  const gun = handWeapon(page);
  if (gun !== null) crew.handWeapons.push(gun);
  if (gun !== null) return true;
  const id = page.attempt(() => {
    page.reads('count?');
    return page.take('gear');
  });
  if (id === 'computer' || id === 'hirescomputer') crew.computer = id;
  else if (id === 'bodyarmor' || id === 'improvedbodyarmor') crew.armor = id;
  const aim = id === 'cyberlink' ? aimed(page) : null;
  if (aim !== null && aim.weapon !== null) crew.cyberlink = { weapon: aim.weapon, mount: aim.mount ?? 'front' };
  return id !== null && (id !== 'cyberlink' || aim !== null);
}

/** "driver, front MG" without its comma, "driver  FRONT: MG": no seat. */
function seat(page: Page, crew: CrewDraft): boolean {
  const at = page.match("{ &'in' seat | seat end }")?.id('seat');
  if (at != null) crew.at = at;
  return at != null;
}

/** "gunner in cupola with 2 linked MGs": the cupola and what stands in it. */
function inCupola(page: Page, crew: CrewDraft): boolean {
  const phrase = page.attempt(() => (page.reads("'in'") ? turretPhrase(page) : null));
  if (phrase === null) return false;
  crew.inCupola = true;
  const isFilled = page.attempt(() => (page.reads("'with'") && weaponFollows(page) ? true : null)) !== null;
  if (isFilled) page.at -= 1;
  if (isFilled) fillTurrets(page, [turretOf(page.part, phrase)]);
  return true;
}

const OUTFIT =
  "'each|all'? { [(] =bracket 'with|wearing|in'? | 'with|wearing|has|have|wears|carries|gets|in|carrying' | [+] } 'with|a|an|each|the'*";

/** "with body armor, SMG and 2 grenades"; commas only in brackets, where no other phrase can begin. */
function outfit(page: Page, crew: CrewDraft): true | null {
  const { part, at: start } = page;
  if (page.reads("'each|all'? [(]") && inCupola(page, crew)) return page.reads('[)]') ? true : null;
  page.at = start;
  const head = page.match(OUTFIT);
  if (head === null) return null;
  const isBracket = head.has('bracket');
  const ends = (): true | null => (!isBracket || page.reads('[)]') ? true : null);
  const other = part.crew.at(-2);
  if (other !== undefined && page.reads("'same'")) {
    crew.armor = other.armor;
    crew.computer = other.computer;
    return ends();
  }
  if (!worn(page, crew) && !(isBracket && seat(page, crew))) return null;
  // "driver and gunner with computers": one each.
  const isForAll = /^(?:computers|comps|tcs)$/.test(page.peek(-1)?.text ?? '') && crew.count === 1;
  if (isForAll) for (const mate of part.crew) if (mate.role !== 'passenger') mate.computer ??= crew.computer;
  const more = isBracket ? "{ 'and' | [&+,/] } 'and|with|a|an'*" : "{ 'and' | [&+] } 'and|with|a|an'*";
  while (page.attempt(() => (page.reads(more) && (worn(page, crew) || seat(page, crew)) ? true : null)) !== null);
  return ends();
}

/** "two passengers on skid stretchers": the stretchers count as well, if they are not listed. */
function onSkids(page: Page, crew: CrewDraft): boolean {
  if (!page.reads("'on|in' 'skid|pontoon' 'stretcher|stretchers'")) return false;
  crew.role = 'skid-passenger';
  const { accessories } = page.part;
  if (!accessories.some(({ id }) => id === 'skidstretcher'))
    accessories.push({ id: 'skidstretcher', count: crew.count });
  return true;
}

function follow(page: Page, crew: CrewDraft): void {
  const steps = [
    () => page.reads("'only|alone|inside|seated|prone|aboard'"),
    () => onSkids(page, crew),
    () => page.vehicles.length > 1 && page.reads("'in|on' 'the'? 'sidecar|trailer|cycle|tractor'"),
    () => inCupola(page, crew),
    () => seat(page, crew),
    () => page.attempt(() => outfit(page, crew)) !== null,
  ];
  while (steps.some((step) => step()));
}

export const readCrew: Clause = (page) => {
  const startsSentence = page.peek(-1)?.text === '.';
  const head = page.match("{ 'room' 'for'? =room }? count?");
  const role = roleHere(page);
  if (role === null) return false;
  const isSubject =
    page.sees("'has|have|wears|carries|gets|uses'") ||
    (startsSentence && head?.has('count') === false && page.sees("!'with|in|and' word"));
  const count = head?.number('count') ?? page.match('times')?.number('times') ?? 1;
  if (head?.has('room') === true) return true;
  if (role === 'driver') backToLead(page);
  // Whoever drives sits in the cab, though the carrier was named last.
  if (role === 'driver' && page.part === page.vehicle.carrier?.part) page.part = page.vehicle.main;
  const { part } = page;
  const id = page.match('gear')?.id('gear') ?? null;
  const known = part.crew.find((crew) => crew.role === role);
  // "Gunner's computer".
  if (id !== null) part.personal.push({ id, aim: null, count: null, for: role, span: page.since(page.at - 1) });
  if (id !== null && known !== undefined) return true;
  // Whoever speaks of the driver again means the same, and a new sentence may say more of the gunner.
  const isAgain = role === 'driver' || (role === 'gunner' && isSubject);
  if (isAgain && known !== undefined && known.count >= count) {
    page.attempt(() => outfit(page, known));
    return true;
  }
  const crew = person(role, count);
  part.crew.push(crew);
  follow(page, crew);
  return true;
};

const PEOPLE = "'both|all|each|the'* role { { 'and' | [&] } other=role }?";
const OWNER_OF = `{ [(] 'for|the'* { ${PEOPLE} | everybody } [)] | 'for|to|from|on|connects|worn|of|at' 'by|the'* { ${PEOPLE} | everybody } }`;

function owner(page: Page, form = OWNER_OF): Role | 'all' | null {
  const found = page.match(form);
  return found === null ? null : found.has('other') || found.has('everybody') ? 'all' : found.id('role');
}

const ONE_FOR_EACH = "[(] count? 'for|per|each' 'for|each|gunner|crew|of|them|driver|and|the'* [)]";

/** Listed apart from the crew: for whoever is named or comes first. "each w/ BA and computer": the second is for all of them too. */
export const readPersonal: Clause = (page) => {
  const { part, at: start } = page;
  const isSaidOfAll = part.crew.length > 0 && page.reads("everybody 'with|have|has|wear|wears|wearing|get|gets'");
  const before = page.match('count')?.number('count') ?? null;
  const id = page.take('gear');
  if (id === 'cyberlink') return cyberlinks(page, before, start);
  if (id === null) {
    page.at = start;
    return readHandWeapon(page);
  }
  const isEach = page.reads("'each'") || isSaidOfAll;
  const count = before ?? page.match('times')?.number('times') ?? null;
  const whose = owner(page) ?? (isEach ? 'all' : null);
  page.reads(ONE_FOR_EACH);
  part.personal.push({ id, aim: null, count, for: whose, span: page.since(start) });
  const further = page.attempt((): IdOf<'gear'> | null => {
    const next = whose === 'all' && page.reads("{ 'and' | [&+] }") ? page.take('gear') : null;
    return next === 'cyberlink' ? null : next;
  });
  if (further !== null)
    part.personal.push({ id: further, aim: null, count: null, for: owner(page) ?? 'all', span: page.since(start) });
  return true;
};

function cyberlinks(page: Page, count: number | null, start: number): true {
  const isSeveral = page.reads('[(]');
  for (let i = 0; i < Math.min(isSeveral ? (count ?? 1) : 1, 20); i += 1) {
    page.reads("'one'?");
    const whose = owner(page) ?? (isSeveral ? owner(page, PEOPLE) : null);
    const aim = aimed(page);
    page.part.personal.push({
      id: 'cyberlink',
      aim,
      count: isSeveral ? 1 : count,
      for: whose,
      span: page.since(start),
    });
    if (isSeveral) page.reads('joint');
  }
  if (isSeveral) page.reads('[)]');
  return true;
}

function readHandWeapon(page: Page): boolean {
  const found = handWeapon(page);
  if (found === null) return false;
  const { crew } = page.part;
  if (crew.length === 0) crew.push(person('driver', 1));
  crew.at(-1)?.handWeapons.push(found);
  return true;
}
