// Disease: whether there is one, and which, by the printed tables. How it is caught, how long it lasts and how it ends is a
// reconstruction (C-26).

import { diceOf, type RuleId } from '@hardtop/kernel';
import { DISEASE_EFFECTS, INFECTION } from '../catalog/disease-effects.ts';
import { DISEASE_TABLES, type Disease, type DiseaseSource } from '../catalog/diseases.ts';
import { TASK_MULTIPLES } from '../catalog/recon-modifiers.ts';
import { type RollContext, rollNumber, rollOn, rollPercent } from '../rolls/roll.ts';
import { bestAt, conOf, type Illness, living, type Party, type Person } from './party.ts';

const RULE = 'twilight/referee/diseases';
const TASK = 'twilight/referee/tasks';

const RULES = {
  encampment: 'twilight/referee/encampment-diseases',
  settlement: 'twilight/referee/settlement-diseases',
  animal: 'twilight/referee/animal-diseases',
  water: 'twilight/referee/contaminated-water',
} as const satisfies Record<DiseaseSource, RuleId>;

interface Exposure {
  readonly party: Party;
  /** What was there to be caught. */
  readonly disease: Disease | null;
  readonly infected: readonly string[];
  readonly resisted: readonly string[];
}

/** The two rolls of the book: is anything there, and what. */
export function rollDisease(ctx: RollContext, path: string, source: DiseaseSource): Disease | null {
  if (rollOn(ctx, `${path}/present`, PRESENCE[source], RULES[source]) === 'none') return null;
  return rollOn(ctx, `${path}/disease`, WHICH[source], RULES[source]);
}

/** Everybody named comes into contact; who is ill already catches nothing more. */
export function expose(
  ctx: RollContext,
  path: string,
  party: Party,
  source: DiseaseSource,
  names: readonly string[],
  day: number,
): Exposure {
  const disease = rollDisease(ctx, path, source);
  if (disease === null) return { party, disease, infected: [], resisted: [] };
  const infected: string[] = [];
  const resisted: string[] = [];
  const people = party.people.map((person) => {
    if (!names.includes(person.name) || person.dead !== null || person.illness !== null) return person;
    const at = `${path}/${partKey(person.name)}`;
    if (rollPercent(ctx, `${at}/resist`, conTarget(person), TASK).success) {
      resisted.push(person.name);
      return person;
    }
    infected.push(person.name);
    return { ...person, illness: illnessOf(ctx, at, party, person, disease, day) };
  });
  return { party: { ...party, people }, disease, infected, resisted };
}

function illnessOf(
  ctx: RollContext,
  path: string,
  party: Party,
  patient: Person,
  disease: Disease,
  day: number,
): Illness {
  const { weeks } = DISEASE_EFFECTS[disease];
  const full = typeof weeks === 'number' ? weeks : rollNumber(ctx, `${path}/weeks`, weeks, RULE);
  const medics = living(party).filter((person) => person !== patient && person.illness === null);
  const skill = Math.floor(bestAt(medics, 'MED') * TASK_MULTIPLES[INFECTION.treat].skill);
  const treated = skill > 0 && rollPercent(ctx, `${path}/treat`, skill, TASK).success;
  const days = Math.ceil(full * 7 * (treated ? INFECTION.treatedWeeks : 1));
  return { disease, untilDay: day + days, treated };
}

interface Recoveries {
  readonly party: Party;
  readonly recovered: readonly string[];
  readonly died: readonly string[];
}

/** At the end of a day, for those whose time is over: one roll, which some diseases do not forgive. */
export function rollRecoveries(ctx: RollContext, path: string, party: Party, day: number): Recoveries {
  const recovered: string[] = [];
  const died: string[] = [];
  const people = party.people.map((person) => {
    if (person.dead !== null || person.illness === null || person.illness.untilDay > day) return person;
    const { name, lethal } = DISEASE_EFFECTS[person.illness.disease];
    const well = rollPercent(ctx, `${path}/${partKey(person.name)}`, conTarget(person), TASK).success;
    if (lethal && !well) {
      died.push(person.name);
      return { ...person, illness: null, dead: name };
    }
    recovered.push(person.name);
    return { ...person, illness: null };
  });
  return { party: recovered.length + died.length === 0 ? party : { ...party, people }, recovered, died };
}

function conTarget(person: Person): number {
  return Math.floor(conOf(person) * TASK_MULTIPLES[INFECTION.resist].attribute);
}

/** A name as one step of a path; two names never give the same step. */
export function partKey(name: string): string {
  return name.replace(/[%/]/g, (mark) => (mark === '/' ? '%2F' : '%25'));
}

const PRESENCE = {
  encampment: presenceRows('encampment'),
  settlement: presenceRows('settlement'),
  animal: presenceRows('animal'),
  water: presenceRows('water'),
} as const;

function presenceRows(source: DiseaseSource) {
  const { name, present } = DISEASE_TABLES[source];
  const { count, sides } = diceOf(present.dice);
  const results: ('none' | 'present')[] = [];
  for (let total = count; total <= count * sides; total++) results.push(total >= present.atLeast ? 'present' : 'none');
  return { name, dice: present.dice, first: count, results };
}

const WHICH = {
  encampment: diseaseRows('encampment'),
  settlement: diseaseRows('settlement'),
  animal: diseaseRows('animal'),
  water: diseaseRows('water'),
} as const;

function diseaseRows(source: DiseaseSource) {
  const { name, dice, spans } = DISEASE_TABLES[source];
  const results = spans.flatMap(({ from, to, result }) => new Array<Disease>(to - from + 1).fill(result));
  return { name, dice, first: 1, results };
}
