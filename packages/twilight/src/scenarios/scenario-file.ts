import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import { boundProblems } from './bounds.ts';
import { personRows, Roster, readForces } from './force-reader.ts';
import { isIn, MapIndex, readMap } from './map-reader.ts';
import { type Scenario, scenarioSchema } from './scenario-schema.ts';
import { scriptProblems } from './script-problems.ts';
import type { Setup, Side } from './setup.ts';

const SET_UP = 'twilight/combat/turn';

/** Reads a scenario file; every problem at once, each naming its field. */
export function parseSetup(file: unknown): Result<Setup, readonly Problem[]> {
  const read = readBy(scenarioSchema, file);
  if (!read.ok) return read;
  const scenario = read.value;
  // A file that asks for too much is not read any further.
  const tooMuch = boundProblems(scenario);
  if (tooMuch.length > 0) return err(tooMuch);
  const index = new MapIndex(scenario.levels);
  const roster = new Roster();
  const map = readMap(scenario, index);
  const forces = readForces(scenario, index, roster);
  const { id, title, summary, turnLimit, hidden, variants, objectives, notes } = scenario;
  const setup: Setup = {
    id,
    title,
    summary,
    turnLimit,
    hidden,
    variants,
    ...map,
    ...forces,
    caches: scenario.caches.map((cache, i) => ({
      ...cache,
      name: cache.name ?? cache.id,
      at: index.cellOf(cache.at, `caches.${i}.at`),
    })),
    sides: sidesOf(scenario),
    seats: scenario.seats.map(({ side, ...seat }, i) => ({ ...seat, side: side ?? i })),
    meeting: scenario.meeting,
    stealth: scenario.stealth,
    script: scenario.script,
    objectives,
    notes,
  };
  const problems = [
    ...index.problems,
    ...seatProblems(setup, scenario),
    ...peaceProblems(setup),
    ...crowdProblems(setup),
    ...standingProblems(setup, scenario),
    ...scriptProblems(setup, roster),
  ];
  return problems.length > 0 ? err(problems) : ok({ ...setup, script: inGameIds(setup.script, roster) });
}

/** People and vehicles by the ids of the game; the file has names of its own. */
function inGameIds<T>(value: T, roster: Roster): T {
  const text = JSON.stringify(value, (key, one: unknown) => {
    if (typeof one !== 'string') return one;
    if (key === 'person') return roster.people.get(one) ?? one;
    return key === 'vehicle' ? (roster.vehicles.get(one) ?? one) : one;
  });
  return JSON.parse(text) as T;
}

/** Who is not named is an enemy. */
function sidesOf({ sides, seats }: Scenario): readonly Side[] {
  const given = sides ?? seats.map(({ name }) => ({ name, neutral: [], allied: [] }));
  return given.map(({ name, neutral, allied }, i) => ({
    name,
    stance: given.map((other, j) => {
      if (i === j || allied.includes(j) || other.allied.includes(i)) return 'allied';
      return neutral.includes(j) || other.neutral.includes(i) ? 'neutral' : 'hostile';
    }),
  }));
}

function seatProblems(setup: Setup, scenario: Scenario): readonly Problem[] {
  const { seats, sides, people, caches, goods, meeting } = setup;
  const problems: Problem[] = [];
  const say = (code: string, field: string, message: string, legal: readonly string[] = []): void => {
    problems.push({ code, field, rule: SET_UP, message, legal });
  };
  const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => String(i));
  for (const [i, { side }] of seats.entries())
    if (side >= sides.length) say('side', `seats.${i}.side`, `There is no side ${side}.`, numbers(sides.length));
  for (const [i, { name }] of seats.entries())
    if (!people.some(({ seat }) => seat === i)) say('seat', `seats.${i}`, `${name} has nobody.`);
  for (const { name, seat, field } of fielded(setup, scenario))
    if (seat >= seats.length)
      say('seat', `${field}.seat`, `${name} has seat ${seat}, which is not there.`, numbers(seats.length));
  for (const [i, cache] of caches.entries())
    for (const good of cache.goods)
      if (good >= goods.length) say('goods', `caches.${i}.goods`, `There are no goods ${good}.`, numbers(goods.length));
  for (const side of [...meeting.ambush, ...meeting.surprised])
    if (side >= sides.length) say('side', 'meeting', `There is no side ${side}.`, numbers(sides.length));
  return problems;
}

/** Somebody must be somebody's enemy, or there must be something to reach. In the fog who reads may not know of either. */
function peaceProblems({ hidden, seats, sides, script, objectives }: Setup): readonly Problem[] {
  const there = new Set(seats.map(({ side }) => side));
  const isFought = [...there].some((a) => [...there].some((b) => sides[a]?.stance[b] === 'hostile'));
  if (hidden || isFought || script.length > 0 || objectives.length > 0) return [];
  const message = 'Nobody is anybody’s enemy, and there is nothing to reach: it would be over at once.';
  return [{ code: 'sides', field: 'sides', rule: SET_UP, message, legal: ['two sides that are hostile'] }];
}

/** Whoever may see whom is looked at in every phase: so many pairs of enemies a table keeps in view. Captives may be freed and count. */
const MOST_PAIRS = 4500;

function crowdProblems({ seats, sides, people }: Setup): readonly Problem[] {
  const numbers = sides.map((_, side) => people.filter(({ seat }) => seats[seat]?.side === side).length);
  let pairs = 0;
  for (const [a, { stance }] of sides.entries())
    for (let b = a + 1; b < sides.length; b++)
      if (stance[b] === 'hostile') pairs += (numbers[a] ?? 0) * (numbers[b] ?? 0);
  if (pairs <= MOST_PAIRS) return [];
  const message = `There are ${pairs} pairs of enemies, more than a table can keep in view.`;
  return [
    { code: 'too-many', field: 'people', rule: SET_UP, message, legal: [`at most ${MOST_PAIRS}, as 67 against 67`] },
  ];
}

/** Everybody and everything that moves, with the row of the file that it is from. */
function fielded({ people, vehicles }: Setup, scenario: Scenario) {
  const rows = personRows(scenario.people);
  return [
    ...people.map(({ name, seat, at }, i) => ({ name, seat, at, field: `people.${rows[i] ?? 0}` })),
    ...vehicles.map(({ name, seat, at }, i) => ({ name, seat, at, field: `vehicles.${i}` })),
  ];
}

/** Nobody stands in a wall, in the void or in deep water. */
function standingProblems(setup: Setup, scenario: Scenario): readonly Problem[] {
  const { areas, levels, obstacles } = setup;
  const problems: Problem[] = [];
  const solid = new Set(obstacles.filter((one) => one.solid).map(({ at: { l, x, y } }) => `${l},${x},${y}`));
  for (const { name, at, field } of fielded(setup, scenario)) {
    if (at === null) continue;
    const area = areas.findLast(({ region }) => region.l === at.l && isIn(region, at.x, at.y));
    const ground = area?.kind ?? levels[at.l]?.ground ?? 'open';
    if (ground !== 'void' && !solid.has(`${at.l},${at.x},${at.y}`)) continue;
    const message = `${name} cannot stand at ${at.x}, ${at.y}: there is ${ground === 'void' ? 'nothing to stand on' : 'something solid'}.`;
    problems.push({ code: 'blocked', field, rule: 'twilight/grid/system', message });
  }
  return problems;
}
