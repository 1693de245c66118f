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

const handWeapons = (found: Found): CrewDraft['handWeapons'] =>
  found.ids('carried').map((id, i) => ({ id, count: found.numbers('hands')[i] ?? 1 }));

/** The weapon at the other end of a cyberlink. */
function aimOf(found: Found | null): Personal['aim'] {
  const weapon = found?.id('weapon') ?? null;
  if (found === null || weapon === null) return null;
  return { weapon, mount: found.has('turreted') ? 'turret' : found.has('platform') ? 'platform' : found.id('side') };
}

function seat(page: Page, crew: CrewDraft): boolean {
  const at = page.match('seated')?.id('seat');
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

/** "with body armor, SMG and 2 grenades"; "driver and gunner with computers": one each. */
function outfit(page: Page, crew: CrewDraft): boolean {
  const { at: start } = page;
  const inside = page.attempt(() => (page.reads("'each|all'? [(]") && inCupola(page, crew) ? page.reads('[)]') : null));
  const found = inside === true ? null : page.match('outfit');
  if (found === null) return inside === true;
  const mates = page.part.crew;
  if (found.has('same')) Object.assign(crew, { armor: mates.at(-2)?.armor, computer: mates.at(-2)?.computer });
  for (const id of found.ids('gear')) {
    if (id === 'computer' || id === 'hirescomputer') crew.computer = id;
    if (id === 'bodyarmor' || id === 'improvedbodyarmor') crew.armor = id;
  }
  const isSeveral = page.tokens.slice(start, page.at).some(({ text }) => /^(?:computers|comps|tcs)$/.test(text));
  if (isSeveral && crew.count === 1)
    for (const mate of mates) if (mate.role !== 'passenger') mate.computer ??= crew.computer;
  const aim = aimOf(found);
  if (aim !== null) crew.cyberlink = { weapon: aim.weapon, mount: aim.mount ?? 'front' };
  crew.handWeapons.push(...handWeapons(found));
  crew.at = found.id('seat') ?? crew.at;
  return true;
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
    outfit(page, crew)
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
    outfit(page, known);
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
    crew.at(-1)?.handWeapons.push(...handWeapons(found));
  }),
]);

function cyberlinks(page: Page, count: number | null, start: number): void {
  const isSeveral = page.reads('[(]');
  for (let i = 0; i < Math.min(isSeveral ? (count ?? 1) : 1, 20); i += 1) {
    page.reads("'one'?");
    const whose = owner(page.match(isSeveral ? `{ ${OWNER_OF} | ${PEOPLE} }` : OWNER_OF));
    const aim = aimOf(page.match('aim'));
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
