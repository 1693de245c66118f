// "Driver only", "driver and gunner", "gunner in back w/ body armor and hi-res computer", "2 computers", "cyberlink from gunner to front VMGs".

import type { Role } from '../design/fittings.ts';
import { backToLead } from './clauses-body.ts';
import { fillTurrets } from './clauses-weapons.ts';
import { type CrewDraft, type Personal, person } from './draft.ts';
import { type Clause, clause, type Found, firstOf, type Page } from './page.ts';
import { turretOf, turretPhrase } from './turrets.ts';

/** "D" and "G" between marks, after the tires; "co-pilot/gunner" is one person. */
function roleHere(page: Page): Role | null {
  const letter = page.match("{ 'd' =role:driver | 'g|gun|gunr' =role:gunner } &stop")?.id('role');
  const isKnown = letter === 'driver' ? page.vehicle.tires.length > 0 : page.part.crew.length > 0;
  if (letter != null) return isKnown ? letter : null;
  const role = page.match("role { [/] 'paramedic|medic|mechanic' }?")?.id('role') ?? null;
  page.attempt(() => (role !== null && page.match('[/] role')?.id('role') === role ? true : null));
  return role;
}

const handWeaponOf = (found: Found): CrewDraft['handWeapons'][number] => ({
  id: found.id('carried') ?? 'SMG',
  count: found.number('count') ?? 1,
});

/** The weapon at the other end of a cyberlink; an LR is no pair of sides. */
function aimed(page: Page): Personal['aim'] {
  const found = page.match(
    "'to|for|and|with|on|connects|the|connected|aiming|linked|controlling'* { sides gunAhead }? { 'turret|turreted' =turreted }? gun { 'in' turretNamed =turreted }? sides? { 'on' 'platform' =platform }?",
  );
  const weapon = found?.id('weapon') ?? null;
  if (found === null || weapon === null) return null;
  return { weapon, mount: found.has('turreted') ? 'turret' : found.has('platform') ? 'platform' : found.id('side') };
}

/** One thing worn, carried or plugged in by this person. */
function worn(page: Page, crew: CrewDraft): boolean {
  const found = page.match('{ handWeapon | count? gear }');
  const id = found?.id('gear') ?? null;
  if (found?.has('carried') === true) crew.handWeapons.push(handWeaponOf(found));
  if (id === 'computer' || id === 'hirescomputer') crew.computer = id;
  if (id === 'bodyarmor' || id === 'improvedbodyarmor') crew.armor = id;
  if (id !== 'cyberlink') return found !== null;
  const aim = aimed(page);
  if (aim !== null) crew.cyberlink = { weapon: aim.weapon, mount: aim.mount ?? 'front' };
  return aim !== null;
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
  if (page.sees("'with' gunAhead")) fillTurrets(page, [turretOf(page.part, phrase)]);
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
  const other = part.crew.at(-2);
  if (other !== undefined && page.reads("'same'"))
    Object.assign(crew, { armor: other.armor, computer: other.computer });
  else if (!worn(page, crew) && !(isBracket && seat(page, crew))) return null;
  // "driver and gunner with computers": one each.
  if (crew.count === 1 && /^(?:computers|comps|tcs)$/.test(page.peek(-1)?.text ?? ''))
    for (const mate of part.crew) if (mate.role !== 'passenger') mate.computer ??= crew.computer;
  const more = `{ and${isBracket ? ' | [,/]' : ''} } 'and|with|a|an'*`;
  while (page.attempt(() => (page.reads(more) && (worn(page, crew) || seat(page, crew)) ? true : null)) !== null);
  return !isBracket || page.reads('[)]') ? true : null;
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
  while (
    page.reads("'only|alone|inside|seated|prone|aboard'") ||
    onSkids(page, crew) ||
    (page.vehicles.length > 1 && page.reads('inOwner')) ||
    inCupola(page, crew) ||
    seat(page, crew) ||
    page.attempt(() => outfit(page, crew)) !== null
  );
}

export const readCrew: Clause = (page) => {
  const startsSentence = page.peek(-1)?.text === '.';
  const head = page.match("{ 'room' 'for'? =room }? count?");
  const role = roleHere(page);
  if (role === null || head === null) return false;
  if (head.has('room')) return true;
  const isSubject =
    page.sees("'has|have|wears|carries|gets|uses'") ||
    (startsSentence && !head.has('count') && page.sees("!'with|in|and' word"));
  const count = head.number('count') ?? page.number('times') ?? 1;
  if (role === 'driver') backToLead(page);
  // Whoever drives sits in the cab, though the carrier was named last.
  if (role === 'driver' && page.part === page.vehicle.carrier?.part) page.part = page.vehicle.main;
  const { part } = page;
  const known = part.crew.find((crew) => crew.role === role);
  // "Gunner's computer".
  const id = page.take('gear');
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

const PEOPLE = "'both|all|each|the'* role { { 'and' | [&] } role }?";
const OWNER_OF = `{ [(] 'for|the'* { ${PEOPLE} | everybody } [)] | 'for|to|from|on|connects|worn|of|at' 'by|the'* { ${PEOPLE} | everybody } }`;

function owner(found: Found | null): Role | 'all' | null {
  const roles = found?.ids('role') ?? [];
  return roles.length > 1 || found?.has('everybody') === true ? 'all' : (roles[0] ?? null);
}

/** Listed apart from the crew: for whoever is named or comes first. */
export const readPersonal = firstOf([
  clause("{ everybody 'with|have|has|wear|wears|wearing|get|gets' =each }? count? gear", (page, found, start) => {
    const id = found.id('gear') ?? 'computer';
    const { personal, crew } = page.part;
    if (found.has('each') && crew.length === 0) return false;
    if (id === 'cyberlink') return cyberlinks(page, found.number('count'), start);
    const isEach = page.reads("'each'") || found.has('each');
    const count = found.number('count') ?? page.number('times');
    const whose = owner(page.match(OWNER_OF)) ?? (isEach ? 'all' : null);
    // "(one for each)".
    page.reads("[(] count? 'for|per|each' 'for|each|gunner|crew|of|them|driver|and|the'* [)]");
    personal.push({ id, aim: null, count, for: whose, span: page.since(start) });
    // "each w/ BA and computer": the second is for all of them too.
    const also = whose === 'all' ? page.match("and !'cyberlink' gear")?.id('gear') : null;
    if (also != null)
      personal.push({
        id: also,
        aim: null,
        count: null,
        for: owner(page.match(OWNER_OF)) ?? 'all',
        span: page.since(start),
      });
    return true;
  }),
  clause('handWeapon', ({ part: { crew } }, found) => {
    if (crew.length === 0) crew.push(person('driver', 1));
    crew.at(-1)?.handWeapons.push(handWeaponOf(found));
  }),
]);

function cyberlinks(page: Page, count: number | null, start: number): void {
  const isSeveral = page.reads('[(]');
  for (let i = 0; i < Math.min(isSeveral ? (count ?? 1) : 1, 20); i += 1) {
    page.reads("'one'?");
    const whose = owner(page.match(isSeveral ? `{ ${OWNER_OF} | ${PEOPLE} }` : OWNER_OF));
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
}
