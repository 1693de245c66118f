// An adventure with the campaign's own people in place of the usual squad: where that stood, with what they carry, and as many against
// them as the book would have.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { ADVENTURES } from '../adventures/adventures.ts';
import { endings, swimming } from '../adventures/kit.ts';
import { type AdventureId, STAGED_ADVENTURES, USUAL_SQUAD } from '../catalog/adventure-staging.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { living, type Party } from '../travel/party.ts';
import { type Battle, crowdProblems, ownProblems } from './battle.ts';
import { isUnwritten, type PersonFile, partyMember } from './ranks.ts';

type ScriptFile = NonNullable<ScenarioFile['script']>[number];
const RULE = 'twilight/adventures/forces';
/** As many as a table's script has room for. */
const MOST_MEMBERS = 40;

export function adventureBattle(
  id: AdventureId,
  party: Party,
  own: readonly string[],
): Result<Battle, readonly Problem[]> {
  const file = ADVENTURES.find((one) => one.id === id);
  if (file === undefined) throw new Error(`no adventure ${id}`);
  const fighters = living(party);
  const problems = [...ownProblems(party, own, file.seats.length), ...tooMany(fighters.length)];
  if (problems.length > 0) return err(problems);
  const isAllAlone = fighters.every(({ name }) => own.includes(name));
  const [first] = fighters;
  const seats = seatsOf(
    file,
    party.name,
    isAllAlone && first !== undefined ? own.filter((name) => name !== first.name) : own,
  );
  const seatOf = (name: string): number =>
    Math.max(0, seats.own.indexOf(name) + (seats.own.includes(name) ? file.seats.length : 0));
  const people = [
    ...membersIn(
      file,
      id,
      fighters.map((person) => partyMember(person, seatOf(person.name))),
    ),
    ...othersIn(file, id, fighters.length),
  ];
  const count = people.reduce((sum, person) => sum + (person.count ?? 1), 0);
  const crowd = crowdProblems(count, file.vehicles?.length ?? 0);
  if (crowd.length > 0) return err(crowd);
  const made: ScenarioFile = {
    ...file,
    seats: [...seats.all],
    people,
    script: scriptFor(file.script ?? [], fighters.length),
    notes: [...(file.notes ?? []), ...notesFor(id, party)].slice(0, 12),
  };
  return ok({
    file: made,
    seats: seats.all.map(({ name }, i) => ({ name, isParty: i === 0 || i >= file.seats.length })),
  });
}

/** Seats of their own come after those of the adventure. */
function seatsOf(file: ScenarioFile, name: string, own: readonly string[]) {
  const [usual, ...others] = file.seats;
  const side = usual?.side ?? 0;
  const all = [
    { ...usual, name: name.slice(0, 60) },
    ...others.map((seat, i) => ({ side: i + 1, ...seat, ...(seat.bot === undefined ? botFor(seat.temper) : {}) })),
    ...own.map((one) => ({ name: one.slice(0, 60), side, temper: 'regular' as const })),
  ];
  return { all, own };
}

const BOTS = { marauder: 'raider', regular: 'steady', elite: 'flanker', militia: 'holder', rabble: 'holder' } as const;
const botFor = (temper: ScenarioFile['seats'][number]['temper']): { readonly bot: string } => ({
  bot: BOTS[temper ?? 'regular'],
});

const isGear = (item: NonNullable<PersonFile['items']>[number], what: 'goal' | 'match'): boolean =>
  item.kind === 'gear' && item.what === what;
const isMember = ({ role }: PersonFile): boolean => role === 'party';

/** In the places of the usual squad, over and over; what the adventure gives its people to carry the first of them has, and everybody matches. */
function membersIn(file: ScenarioFile, id: AdventureId, members: readonly PersonFile[]): readonly PersonFile[] {
  const usual = file.people.filter(isMember);
  return members.map((member, i) => {
    const place = usual[i % usual.length];
    const given = usual.flatMap(({ items = [] }) => items.filter((item) => i === 0 && isGear(item, 'goal')));
    const light = (place?.items ?? []).filter((item) => isGear(item, 'match'));
    const one: PersonFile = {
      ...member,
      ...(place?.at === undefined ? {} : { at: place.at }),
      ...{ id: member.name, squad: 'Squad', role: 'party', posture: place?.posture ?? 'standing', leader: i === 0 },
      items: [...(member.items ?? []), ...given, ...light].slice(0, 16),
    };
    return STAGED_ADVENTURES[id].swims ? swimming(one) : one;
  });
}

/** Bands grow and shrink with the party where the book says so; leaders and named people stay who they are. */
function othersIn(file: ScenarioFile, id: AdventureId, members: number): readonly PersonFile[] {
  const others = file.people.filter((one) => !isMember(one));
  if (!STAGED_ADVENTURES[id].scales) return others;
  return others.map((one) => {
    const { count = 1 } = one;
    const isFoe = (file.seats[one.seat]?.side ?? one.seat) !== 0 && one.captive !== true && one.kind !== 'animal';
    if (!isFoe || count < 2 || (one.items ?? []).length === 0) return one;
    const scaled = Math.min(100, Math.max(1, Math.round((count * members) / USUAL_SQUAD.people)));
    // Posts are manned by more, or fewer; nobody stands where there is none.
    const { at } = one;
    if (!Array.isArray(at)) return { ...one, count: scaled };
    return { ...one, count: scaled, at: Array.from({ length: scaled }, (_, i) => at[i % at.length] ?? { x: 0, y: 0 }) };
  });
}

/** Accounts of the squad are kept for as many as there are; nothing asks for more of them. */
function scriptFor(script: readonly ScriptFile[], members: number): ScriptFile[] {
  const usual = new Set(endings().map(({ id }) => id));
  const own = script.filter(({ id }) => !usual.has(id));
  return [...own.map((row) => atMost(row, members)), ...endings(members)];
}

function atMost(row: ScriptFile, members: number): ScriptFile {
  const text = JSON.stringify(row.when, (_, one: unknown) => {
    if (typeof one !== 'object' || one === null || !('who' in one) || !('count' in one)) return one;
    const { who, count } = one;
    const isParty = typeof who === 'object' && who !== null && 'role' in who && who.role === 'party';
    return isParty && typeof count === 'number' ? { ...one, count: Math.min(count, members) } : one;
  });
  return { ...row, when: JSON.parse(text) as ScriptFile['when'] };
}

function tooMany(members: number): readonly Problem[] {
  if (members <= MOST_MEMBERS) return [];
  const message = `${members} people of the party want to come along.`;
  return [{ code: 'battle', message, rule: RULE, legal: [`at most ${MOST_MEMBERS}`] }];
}

function notesFor(id: AdventureId, party: Party): readonly string[] {
  const fighters = living(party);
  const strangers = fighters.filter(isUnwritten).length;
  return [
    ...(STAGED_ADVENTURES[id].scales
      ? [`Bands are as many as fit ${fighters.length} in place of ${USUAL_SQUAD.people}.`]
      : []),
    ...(strangers === 0
      ? []
      : [`${strangers} of the party whose arms nobody has written down have an M16 and three magazines.`]),
  ];
}
