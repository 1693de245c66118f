// "Driver only", "driver and gunner", "gunner in back w/ body armor and hi-res computer", "2 computers", "cyberlink from gunner to front VMGs".

import type { Location, Role } from '../design/fittings.ts';
import { backToLead } from './clauses-body.ts';
import { fillTurrets } from './clauses-weapons.ts';
import { type Aim, type CrewDraft, person } from './draft.ts';
import type { Clause, Page } from './page.ts';
import { pattern } from './pattern.ts';
import { firstSide, turretOf, turretPhrase, weaponFollows, weaponName } from './places.ts';
import type { IdOf } from './words.ts';

const HEAD = pattern("{ 'room' 'for'? =room }? count?");
const LONE_DRIVER = pattern("'d' &stop");
const LONE_GUNNER = pattern("'g|gun|gunr' &stop");
const ROLE = pattern("role { [/] 'paramedic|medic|mechanic' }?");
const SAME_ROLE = pattern('[/] role');
const SAID_OF = pattern("'has|have|wears|carries|gets|uses'");
const SUBJECT = pattern("!'with|in|and' word");
const TIMES = pattern('times');
const GEAR = pattern('gear');

/** "D" and "G" between marks, after the tires; "co-pilot/gunner" is one person. */
function roleHere(page: Page): Role | null {
  if (page.vehicle.tires.length > 0 && page.reads(LONE_DRIVER)) return 'driver';
  if (page.part.crew.length > 0 && page.reads(LONE_GUNNER)) return 'gunner';
  const role = page.match(ROLE)?.id('role') ?? null;
  page.attempt(() => (role !== null && page.match(SAME_ROLE)?.id('role') === role ? true : null));
  return role;
}

const COUNT = pattern('count');
const COUNTED = pattern('count?');

/** "Grenade launcher" is a longer name than "grenade". */
function handWeapon(page: Page): CrewDraft['handWeapons'][number] | null {
  return page.attempt(() => {
    const count = page.match(COUNT)?.number('count') ?? 1;
    const id = page.lengthOf('weapon') >= page.lengthOf('carried') ? null : page.take('carried');
    return id === null ? null : { id, count };
  });
}

const AIM_HEAD = pattern("'to|for|and|with|on|connects|the|connected|aiming|linked|controlling'*");
const TURRET_WORD = pattern("'turret|turreted'");
const IN = pattern("'in'");
const ON_PLATFORM = pattern("'on' 'platform'");

/** The weapon at the other end of a cyberlink; an LR is no pair of sides. */
function aimed(page: Page): Aim | null {
  return page.attempt(() => {
    page.reads(AIM_HEAD);
    const before = page.attempt((): Location | null => {
      const side = firstSide(page);
      return weaponFollows(page) ? side : null;
    });
    const isTurreted = page.reads(TURRET_WORD);
    const weapon = weaponName(page);
    if (weapon === null) return null;
    const inTurret = page.attempt(() => (page.reads(IN) ? turretPhrase(page) : null)) !== null;
    const side = before ?? page.attempt(() => firstSide(page));
    if (isTurreted || inTurret) return { weapon, mount: 'turret' };
    return { weapon, mount: page.reads(ON_PLATFORM) ? 'platform' : side };
  });
}

/** One thing worn, carried or plugged in by this person. */
function worn(page: Page, crew: CrewDraft): boolean {
  const gun = handWeapon(page);
  if (gun !== null) crew.handWeapons.push(gun);
  if (gun !== null) return true;
  const id = page.attempt(() => {
    page.reads(COUNTED);
    return page.take('gear');
  });
  if (id === 'computer' || id === 'hirescomputer') crew.computer = id;
  else if (id === 'bodyarmor' || id === 'improvedbodyarmor') crew.armor = id;
  const aim = id === 'cyberlink' ? aimed(page) : null;
  if (aim !== null && aim.weapon !== null) crew.cyberlink = { weapon: aim.weapon, mount: aim.mount ?? 'front' };
  return id !== null && (id !== 'cyberlink' || aim !== null);
}

/** "driver, front MG" without its comma, "driver  FRONT: MG": no seat. */
const SEAT = pattern("{ &'in' seat | seat end }");

function seat(page: Page, crew: CrewDraft): boolean {
  const at = page.match(SEAT)?.id('seat');
  if (at != null) crew.at = at;
  return at != null;
}

const WITH = pattern("'with'");

/** "gunner in cupola with 2 linked MGs": the cupola and what stands in it. */
function inCupola(page: Page, crew: CrewDraft): boolean {
  const phrase = page.attempt(() => (page.reads(IN) ? turretPhrase(page) : null));
  if (phrase === null) return false;
  crew.inCupola = true;
  const isFilled = page.attempt(() => (page.reads(WITH) && weaponFollows(page) ? true : null)) !== null;
  if (isFilled) page.at -= 1;
  if (isFilled) fillTurrets(page, [turretOf(page.part, phrase)]);
  return true;
}

const OUTFIT = pattern("'each|all'? { [(] =bracket 'with|wearing|in'? | 'with|wearing|has|have|wears|carries|gets|in|carrying' | [+] } 'with|a|an|each|the'*"); // biome-ignore format: one pattern
const OPEN = pattern("'each|all'? [(]");
const CLOSE = pattern('[)]');
const SAME = pattern("'same'");
const MORE = pattern("{ 'and' | [&+] } 'and|with|a|an'*");
const MORE_IN_BRACKETS = pattern("{ 'and' | [&+,/] } 'and|with|a|an'*");

/** "with body armor, SMG and 2 grenades"; commas only in brackets, where no other phrase can begin. */
function outfit(page: Page, crew: CrewDraft): true | null {
  const { part, at: start } = page;
  if (page.reads(OPEN) && inCupola(page, crew)) return page.reads(CLOSE) ? true : null;
  page.at = start;
  const head = page.match(OUTFIT);
  if (head === null) return null;
  const isBracket = head.has('bracket');
  const ends = (): true | null => (!isBracket || page.reads(CLOSE) ? true : null);
  const other = part.crew.at(-2);
  if (other !== undefined && page.reads(SAME)) {
    crew.armor = other.armor;
    crew.computer = other.computer;
    return ends();
  }
  if (!worn(page, crew) && !(isBracket && seat(page, crew))) return null;
  // "driver and gunner with computers": one each.
  const isForAll = /^(?:computers|comps|tcs)$/.test(page.peek(-1)?.text ?? '') && crew.count === 1;
  if (isForAll) for (const mate of part.crew) if (mate.role !== 'passenger') mate.computer ??= crew.computer;
  const more = isBracket ? MORE_IN_BRACKETS : MORE;
  while (page.attempt(() => (page.reads(more) && (worn(page, crew) || seat(page, crew)) ? true : null)) !== null);
  return ends();
}

const ALONE = pattern("'only|alone|inside|seated|prone|aboard'");
const OWNER = pattern("'in|on' 'the'? 'sidecar|trailer|cycle|tractor'");
const ON_SKIDS = pattern("'on|in' 'skid|pontoon' 'stretcher|stretchers'");

/** "two passengers on skid stretchers": the stretchers count as well, if they are not listed. */
function onSkids(page: Page, crew: CrewDraft): boolean {
  if (!page.reads(ON_SKIDS)) return false;
  crew.role = 'skid-passenger';
  const { accessories } = page.part;
  if (!accessories.some(({ id }) => id === 'skidstretcher'))
    accessories.push({ id: 'skidstretcher', count: crew.count });
  return true;
}

function follow(page: Page, crew: CrewDraft): void {
  const steps = [
    () => page.reads(ALONE),
    () => onSkids(page, crew),
    () => page.vehicles.length > 1 && page.reads(OWNER),
    () => inCupola(page, crew),
    () => seat(page, crew),
    () => page.attempt(() => outfit(page, crew)) !== null,
  ];
  while (steps.some((step) => step()));
}

export const readCrew: Clause = (page) => {
  const startsSentence = page.peek(-1)?.text === '.';
  const head = page.match(HEAD);
  const role = roleHere(page);
  if (role === null) return false;
  const isSubject = page.sees(SAID_OF) || (startsSentence && head?.has('count') === false && page.sees(SUBJECT));
  const count = head?.number('count') ?? page.match(TIMES)?.number('times') ?? 1;
  if (head?.has('room') === true) return true;
  if (role === 'driver') backToLead(page);
  // Whoever drives sits in the cab, though the carrier was named last.
  if (role === 'driver' && page.part === page.vehicle.carrier?.part) page.part = page.vehicle.main;
  const { part } = page;
  const id = page.match(GEAR)?.id('gear') ?? null;
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
const OWNER_OF = pattern(`{ [(] 'for|the'* { ${PEOPLE} | everybody } [)] | 'for|to|from|on|connects|worn|of|at' 'by|the'* { ${PEOPLE} | everybody } }`); // biome-ignore format: one pattern
const NAMED = pattern(PEOPLE);

function owner(page: Page, form = OWNER_OF): Role | 'all' | null {
  const found = page.match(form);
  return found === null ? null : found.has('other') || found.has('everybody') ? 'all' : found.id('role');
}

const ALL_HAVE = pattern("everybody 'with|have|has|wear|wears|wearing|get|gets'");
const EACH = pattern("'each'");
const ONE_FOR_EACH = pattern("[(] count? 'for|per|each' 'for|each|gunner|crew|of|them|driver|and|the'* [)]");
const FURTHER = pattern("{ 'and' | [&+] }");
const BRACKET = pattern('[(]');
const ONE = pattern("'one'?");
const JOINT = pattern("{ [,&+/] | 'and|plus|n' }+");

/** Listed apart from the crew: for whoever is named or comes first. "each w/ BA and computer": the second is for all of them too. */
export const readPersonal: Clause = (page) => {
  const { part, at: start } = page;
  const isSaidOfAll = part.crew.length > 0 && page.reads(ALL_HAVE);
  const before = page.match(COUNT)?.number('count') ?? null;
  const id = page.take('gear');
  if (id === 'cyberlink') return cyberlinks(page, before, start);
  if (id === null) {
    page.at = start;
    return readHandWeapon(page);
  }
  const isEach = page.reads(EACH) || isSaidOfAll;
  const count = before ?? page.match(TIMES)?.number('times') ?? null;
  const whose = owner(page) ?? (isEach ? 'all' : null);
  page.reads(ONE_FOR_EACH);
  part.personal.push({ id, aim: null, count, for: whose, span: page.since(start) });
  const further = page.attempt((): IdOf<'gear'> | null => {
    const next = whose === 'all' && page.reads(FURTHER) ? page.take('gear') : null;
    return next === 'cyberlink' ? null : next;
  });
  if (further !== null)
    part.personal.push({ id: further, aim: null, count: null, for: owner(page) ?? 'all', span: page.since(start) });
  return true;
};

function cyberlinks(page: Page, count: number | null, start: number): true {
  const isSeveral = page.reads(BRACKET);
  for (let i = 0; i < Math.min(isSeveral ? (count ?? 1) : 1, 20); i += 1) {
    page.reads(ONE);
    const whose = owner(page) ?? (isSeveral ? owner(page, NAMED) : null);
    const aim = aimed(page);
    page.part.personal.push({
      id: 'cyberlink',
      aim,
      count: isSeveral ? 1 : count,
      for: whose,
      span: page.since(start),
    });
    if (isSeveral) page.reads(JOINT);
  }
  if (isSeveral) page.reads(CLOSE);
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
