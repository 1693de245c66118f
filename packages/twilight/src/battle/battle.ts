// From an encounter to a battlefield: the forces as they were rolled, how far apart, on what ground, who lay in wait for whom.

import { branchesOf, err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { Item } from '../catalog/item-table.ts';
import type { Country } from '../catalog/terrains.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { living, type Party } from '../travel/party.ts';
import { type Field, fieldOf } from './battlefield.ts';
import { partyMachines, type VehicleFile } from './machines.ts';
import { isUnwritten, type PersonFile, partyMember } from './ranks.ts';

/** Somebody whom the party may fight: one seat of the table. */
export interface Opponents {
  readonly name: string;
  readonly temper: NonNullable<ScenarioFile['seats'][number]['temper']>;
  readonly bot: string;
  /** Without places: they are set up in the order of the list, squad by squad. */
  people(seat: number): readonly PersonFile[];
  vehicles(seat: number): readonly VehicleFile[];
  /** Who stays off the map for want of room. */
  readonly left: number;
}

/** What a fight is made of. */
export interface BattlePlan {
  readonly part: string;
  readonly title: string;
  readonly seed: string;
  readonly country: Country;
  readonly road: boolean;
  readonly site: Item | 'streets' | null;
  readonly meters: number;
  readonly isNight: boolean;
  readonly isHalted: boolean;
  /** Who attacks from hiding, and who did not see it coming. */
  readonly ambush: 'party' | 'other' | null;
  readonly surprised: { readonly party: boolean; readonly other: boolean };
  readonly opponents: readonly Opponents[];
}

export interface Battle {
  readonly file: ScenarioFile;
  readonly seats: readonly { readonly name: string; readonly isParty: boolean }[];
}

const RULE = 'twilight/encounters/unusual';
/** As a table takes them. */
const MOST = { people: 220, vehicles: 40, seats: 8, own: 6 } as const;

/** The scenario of a fight; `own`: people of the party whom somebody plays at a seat of their own. */
export function battleOf(plan: BattlePlan, party: Party, own: readonly string[]): Result<Battle, readonly Problem[]> {
  const fighters = living(party);
  const problems = planProblems(plan, party, own);
  if (problems.length > 0) return err(problems);
  const alone = fighters.filter(({ name }) => own.includes(name));
  const isAllAlone = alone.length === fighters.length;
  const partySeats = [...(isAllAlone ? [] : [party.name]), ...alone.map(({ name }) => name)];
  const seatOf = (name: string): number => Math.max(0, partySeats.indexOf(name));
  const ours = fighters.map((person) => partyMember(person, seatOf(person.name)));
  const manned = partyMachines(party.vehicles, ours, plan.isHalted);
  const others = plan.opponents.map((one, i) => {
    const seat = partySeats.length + i;
    return { ...one, rows: one.people(seat), machines: one.vehicles(seat) };
  });
  const theirs = others.flatMap(({ rows }) => rows);
  const vehicles = [...manned.vehicles, ...others.flatMap(({ machines }) => machines)];
  const crowd = crowdProblems(manned.people.length + theirs.length, vehicles.length);
  if (crowd.length > 0) return err(crowd);
  const field = fieldOf(
    { ...plan, hasVehicles: vehicles.length > 0 },
    branchesOf(plan.seed).at(`${plan.part}/battlefield`),
  );
  const file: ScenarioFile = {
    ruleset: 'twilight',
    ...headOf(plan, party, field, others),
    levels: [field.level],
    sides: [{ name: party.name }, { name: plan.title }],
    seats: [
      ...partySeats.map((name) => ({ name: name.slice(0, 60), side: 0, temper: 'regular' as const })),
      ...plan.opponents.map(({ name, temper, bot }) => ({ name: name.slice(0, 60), side: 1, temper, bot })),
    ],
    people: [...placed(manned.people, field, 'ours'), ...placed(theirs, field, 'theirs')],
    vehicles: [
      ...parked(manned.vehicles, field, 'ours'),
      ...parked(vehicles.slice(manned.vehicles.length), field, 'theirs'),
    ],
    meeting: meetingOf(plan),
  };
  const seats = [
    ...partySeats.map((name) => ({ name, isParty: true })),
    ...plan.opponents.map(({ name }) => ({ name, isParty: false })),
  ];
  return ok({ file, seats });
}

type Others = Opponents & { readonly rows: readonly PersonFile[] };

function headOf(plan: BattlePlan, party: Party, field: Field, others: readonly Others[]) {
  const strangers = living(party).filter(isUnwritten);
  const left = others.reduce((sum, one) => sum + one.left, 0);
  const notes = [
    ...field.notes,
    ...(strangers.length === 0
      ? []
      : [
          `No arms are written down for ${strangers.map(({ name }) => name).join(', ')}: an M16 and three magazines each.`.slice(
            0,
            300,
          ),
        ]),
    ...(left === 0 ? [] : [`${left} more of them are not on this field.`]),
  ];
  const isHidden = plan.ambush !== null || plan.surprised.party || plan.surprised.other;
  return {
    id: 'encounter',
    title: plan.title.slice(0, 60),
    summary: `${party.name} against ${plan.title}`.slice(0, 300),
    turnLimit: 40,
    hidden: isHidden,
    notes,
  };
}

function meetingOf({ ambush, surprised }: BattlePlan): NonNullable<ScenarioFile['meeting']> {
  return {
    ambush: ambush === null ? [] : [ambush === 'party' ? 0 : 1],
    surprised: [...(surprised.party ? [0] : []), ...(surprised.other ? [1] : [])],
  };
}

function planProblems(plan: BattlePlan, party: Party, own: readonly string[]): readonly Problem[] {
  const nobody: Problem = { code: 'battle', message: 'There is nobody to fight.', rule: RULE };
  return [...(plan.opponents.length === 0 ? [nobody] : []), ...ownProblems(party, own, 1 + plan.opponents.length)];
}

/** Who may have a seat of his own, beside so many others. */
export function ownProblems(party: Party, own: readonly string[], seats: number): readonly Problem[] {
  const alive = living(party).map(({ name }) => name);
  const problems: Problem[] = [];
  if (alive.length === 0)
    problems.push({ code: 'battle', message: 'Nobody in the party is alive to fight.', rule: RULE });
  const stranger = own.find((name) => !alive.includes(name));
  if (stranger !== undefined) {
    problems.push({ code: 'battle', field: 'own', message: `${stranger} is not alive in the party.`, legal: alive });
  }
  if (own.length > MOST.own || own.length + seats > MOST.seats) {
    const most = Math.min(MOST.own, MOST.seats - seats);
    const message = `${own.length} people want seats of their own.`;
    problems.push({ code: 'battle', field: 'own', message, rule: RULE, legal: [`at most ${most}`] });
  }
  return problems;
}

export function crowdProblems(people: number, vehicles: number): readonly Problem[] {
  const over = (what: string, count: number, most: number): readonly Problem[] =>
    count <= most
      ? []
      : [
          {
            code: 'battle',
            message: `There are ${count} ${what} in this fight.`,
            rule: RULE,
            legal: [`at most ${most}`],
          },
        ];
  return [...over('people and animals', people, MOST.people), ...over('vehicles', vehicles, MOST.vehicles)];
}

/** People in a line across, the next line behind; whoever rides in something needs no place. */
function placed(people: readonly PersonFile[], field: Field, end: 'ours' | 'theirs'): PersonFile[] {
  const { level, middle } = field;
  const step = level.grid === 2 ? 2 : 1;
  const across = Math.floor((level.height - 4) / step);
  const blocked = new Set((level.obstacles ?? []).filter(({ solid }) => solid === true).map(({ x, y }) => `${x},${y}`));
  let next = 0;
  return people.map((person) => {
    if (person.aboard !== undefined && person.aboard !== null) return person;
    let cell = { x: 0, y: 0 };
    do {
      const [rank, file] = [Math.floor(next / across), next % across];
      const offset = Math.ceil(file / 2) * (file % 2 === 0 ? 1 : -1) * step;
      const back = end === 'ours' ? field.ours - rank * step : field.theirs + rank * step;
      const y = Math.min(Math.max(middle + offset, 0), level.height - 1);
      cell = { x: Math.min(Math.max(back, 0), level.width - 1), y };
      next++;
    } while (blocked.has(`${cell.x},${cell.y}`));
    return { ...person, at: cell, facing: end === 'ours' ? EAST : WEST };
  });
}

const [EAST, WEST] = [2, 6] as const;

/** Two squares apart, behind the people. */
function parked(vehicles: readonly VehicleFile[], field: Field, end: 'ours' | 'theirs'): VehicleFile[] {
  const { level, middle } = field;
  return vehicles.map((vehicle, i) => {
    const offset = Math.ceil(i / 2) * (i % 2 === 0 ? 2 : -2);
    const x = end === 'ours' ? field.ours - 2 : field.theirs + 2;
    const y = Math.min(Math.max(middle + offset, 1), level.height - 2);
    return { ...vehicle, at: { x, y }, heading: end === 'ours' ? EAST : WEST };
  });
}
