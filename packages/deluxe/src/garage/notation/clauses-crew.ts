// "Driver only", "driver and gunner", "gunner in back w/ body armor and hi-res computer", "2 computers", "cyberlink from gunner to front VMGs".

import type { Role } from '../design/fittings.ts';
import { fillTurret } from './clauses-weapons.ts';
import { type CrewDraft, clause, type Found, firstOf, type Page, type Personal, person, placeOfGear } from './page.ts';
import { turretOf, turretPhrase } from './weapon-phrase.ts';

const handWeapons = (found: Found): CrewDraft['handWeapons'] =>
  found.ids('carried').map((id, i) => ({ id, count: found.numbers('hands')[i] ?? 1 }));

/** The weapon at the other end of a cyberlink. */
function aimOf(found: Found): Personal['aim'] {
  const weapon = found.id('weapon');
  const mount = found.has('turreted') ? 'turret' : found.has('platform') ? 'platform' : found.id('side');
  return weapon === null ? null : { weapon, mount };
}

/** "gunner in cupola with 2 linked MGs": the cupola and what stands in it. */
function inCupola(page: Page, crew: CrewDraft): boolean {
  const phrase = page.attempt(() => (page.reads("'in'") ? turretPhrase(page) : null));
  if (phrase === null) return false;
  crew.inCupola = true;
  if (page.sees("'with' gunAhead")) fillTurret(page, turretOf(page.part, phrase));
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
  for (const id of found.ids('gear')) Object.assign(crew, { [placeOfGear(id)]: id });
  const isSeveral = page.tokens.slice(start, page.at).some(({ text }) => /^(?:computers|comps|tcs)$/.test(text));
  if (isSeveral && crew.count === 1)
    for (const mate of mates) if (mate.role !== 'passenger') mate.computer ??= crew.computer;
  const aim = aimOf(found);
  if (aim !== null) crew.cyberlink = { weapon: aim.weapon, mount: aim.mount ?? 'front' };
  crew.handWeapons.push(...handWeapons(found));
  crew.at = found.id('seat') ?? crew.at;
  return true;
}

/** "gunner in the sidecar": in that one of the vehicles. */
function inOwner(page: Page, crew: CrewDraft): boolean {
  const owner = page.attempt(() => page.named(page.match('inOwner')?.text('owner') ?? 'none') ?? null);
  if (owner === null) return false;
  page.part.crew.splice(page.part.crew.indexOf(crew), 1);
  owner.main.crew.push(crew);
  return true;
}

function follow(page: Page, crew: CrewDraft): void {
  const seat = (): boolean => {
    const found = page.match("{ 'only|alone|inside|seated|prone|aboard' | seated }");
    crew.at = found?.id('seat') ?? crew.at;
    return found !== null;
  };
  while (seat() || inOwner(page, crew) || inCupola(page, crew) || outfit(page, crew));
}

/** "D" and "G" between marks, after the tires; "co-pilot/gunner" is one person. */
const ROLE =
  "{ { 'd' =role:driver | 'g|gun|gunr' =role:gunner } &stop =letter | { 'copilot' | 'co' 'pilot' } [/] 'gunner' =role:gunner | role { [/] 'paramedic|medic|mechanic' }? }";

export const readCrew = clause(`{ 'room' 'for'? =room }? count? ${ROLE} times?`, (page, found, start) => {
  const role = found.id('role') ?? 'driver';
  if (found.has('letter') && (role === 'driver' ? page.vehicle.tires : page.part.crew).length === 0) return false;
  if (found.has('room')) return true;
  const isSubject =
    page.sees("'has|have|wears|carries|gets|uses'") ||
    (page.tokens[start - 1]?.text === '.' && !found.has('count') && page.sees("!'with|in|and' word"));
  const count = found.number('count') ?? found.number('times') ?? 1;
  // Whoever drives sits in the cab, though the carrier was named last.
  if (role === 'driver') page.part = page.vehicle.main;
  const known = page.part.crew.find((crew) => crew.role === role);
  // Whoever speaks of the driver again means the same, and a new sentence may say more of the gunner.
  const isAgain = role === 'driver' || (role === 'gunner' && isSubject);
  if (isAgain && known !== undefined && known.count >= count) {
    outfit(page, known);
    return true;
  }
  const crew = person(role, count);
  page.part.crew.push(crew);
  follow(page, crew);
  return true;
});

const PEOPLE = "{ 'both|all|each|the'* role { { 'and' | [&] } role }? | everybody }";
const OWNER_OF = `{ [(] 'for|the'* ${PEOPLE} [)] | 'for|to|from|on|connects|worn|of|at' 'by|the'* ${PEOPLE} }`;

const GEAR = "count? gear times? { 'each' =each }?";

function ownerIn(found: Found): Role | 'all' | null {
  const roles = found.ids('role');
  return roles.length > 1 || found.has('everybody') ? 'all' : (roles[0] ?? null);
}

/** Listed apart from the crew: for whoever is named or comes first. */
export const readPersonal = firstOf([
  clause(`{ everybody 'with|have|has|wear|wears|wearing|get|gets' =each }? ${GEAR}`, (page, found, start) => {
    const { personal, crew } = page.part;
    const [id, isEach] = [found.id('gear') ?? 'computer', found.has('each')];
    if (isEach && crew.length === 0) return false;
    const count = found.number('count') ?? found.number('times');
    // "2 cyberlinks (one connects pilot and front MGs, one …)".
    const isList = id === 'cyberlink' && page.reads('[(]');
    let whose: Personal['for'] = isEach ? 'all' : null;
    do {
      const more = page.match(id === 'cyberlink' ? `'one'? { ${OWNER_OF} | ${PEOPLE} }? aim?` : OWNER_OF);
      whose = (more && ownerIn(more)) ?? whose;
      const aim = more && aimOf(more);
      personal.push({ id, aim, count: isList ? 1 : count, for: whose, span: page.since(start) });
    } while (isList && page.reads('joint'));
    if (isList) page.reads('[)]');
    // "each w/ BA and computer": the second is for all of them too.
    const also = whose === 'all' ? page.match("and !'cyberlink' gear")?.id('gear') : null;
    if (also != null) personal.push({ id: also, aim: null, count: null, for: 'all', span: page.since(start) });
    return true;
  }),
  clause('handWeapon', ({ part: { crew } }, found) => {
    if (crew.length === 0) crew.push(person('driver', 1));
    crew.at(-1)?.handWeapons.push(...handWeapons(found));
  }),
]);
