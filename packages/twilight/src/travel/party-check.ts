// Whether there can be such a party: each thing that cannot be is explained, with what would do.

import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import { DRAFT, type VehicleUnit } from '../catalog/travel-seats.ts';
import { carriedName, mostRounds } from '../characters/carried.ts';
import { BODY_PARTS } from '../characters/character.ts';
import { isMotor, tankOf } from './fuel.ts';
import { living, type Party, type Person, partySchema, type Vehicle } from './party.ts';

/** A party from a file: its fields first, then whether there can be such a party. */
export function parseParty(data: unknown): Result<Party, readonly Problem[]> {
  const read = readBy(partySchema, data);
  if (!read.ok) return read;
  const problems = partyProblems(read.value);
  return problems.length === 0 ? ok(read.value) : err(problems);
}

export function partyProblems(party: Party): readonly Problem[] {
  return [
    ...twins(
      'people',
      party.people.map((one) => one.name),
    ),
    ...twins(
      'vehicles',
      party.vehicles.map((one) => one.name),
    ),
    ...twins(
      'stills',
      party.stills.map((one) => one.name),
    ),
    ...party.people.flatMap(characterProblems),
    ...party.vehicles.flatMap(tankProblems),
    ...draftProblems(party),
    ...peopleProblems(party),
  ];
}

function twins(field: string, names: readonly string[]): readonly Problem[] {
  return names.flatMap((name, i) => {
    if (names.indexOf(name) === i) return [];
    return [
      {
        code: 'party',
        field: `${field}.${i}.name`,
        message: `There are two called ${name}; a name must be the only one.`,
      },
    ];
  });
}

const AMMUNITION = 'twilight/forms/ammo-record';

/** More rounds than a magazine holds, a wound in a part that has no figures, two sets of one attribute. */
function characterProblems(person: Person, i: number): readonly Problem[] {
  const { name, arms, attributes, con, wounds } = person;
  const field = `people.${i}`;
  const problems: Problem[] = [];
  for (const [k, { weapon, rounds }] of (arms ?? []).entries()) {
    const most = mostRounds(weapon);
    if (rounds === null || rounds <= most) continue;
    const message = `The ${carriedName(weapon)} of ${name} holds ${most} rounds, not ${rounds}; full magazines are counted beside it.`;
    problems.push({
      code: 'party',
      field: `${field}.arms.${k}.rounds`,
      message,
      rule: AMMUNITION,
      legal: [`0 to ${most}`],
    });
  }
  if (attributes === null && BODY_PARTS.some((part) => (wounds[part] ?? 0) > 0)) {
    const message = `${name} has no attributes, so no figures for a single part: wounds count for the whole body.`;
    problems.push({
      code: 'party',
      field: `${field}.wounds`,
      message,
      rule: 'twilight/combat/npc-wounds',
      legal: ['body'],
    });
  }
  if (attributes !== null && con !== null && con !== attributes.CON) {
    const message = `${name} has a constitution of ${con} and one of ${attributes.CON}.`;
    problems.push({ code: 'party', field: `${field}.attributes`, message, legal: [`CON ${con}`] });
  }
  return problems;
}

function tankProblems(vehicle: Vehicle, i: number): readonly Problem[] {
  const { name, tank, burns } = vehicle;
  if (tank === null) return [];
  const field = `vehicles.${i}.tank`;
  if (!isMotor(vehicle)) return [{ code: 'party', field, message: `${name} has no engine and so no tank.` }];
  const problems: Problem[] = [];
  if (tank.liters > tankOf(vehicle)) {
    const message = `The tank of ${name} holds ${tankOf(vehicle)} liters, not ${tank.liters}; the rest goes into stores.fuel.`;
    problems.push({ code: 'party', field: `${field}.liters`, message, rule: 'twilight/travel/movement' });
  }
  if (burns.length > 0 && !burns.includes(tank.fuel)) {
    problems.push({
      code: 'party',
      field: `${field}.fuel`,
      message: `${name} does not burn ${tank.fuel}.`,
      legal: burns,
    });
  }
  return problems;
}

/** The animal that draws it, if one does. */
function draftOf(unit: VehicleUnit): 'horse' | 'ox' | null {
  const drawn: Partial<Record<VehicleUnit, 'horse' | 'ox'>> = DRAFT;
  return drawn[unit] ?? null;
}

/** Animals in harness. */
export function harnessed(party: Party, beast: 'horse' | 'ox'): number {
  return party.vehicles.filter((vehicle) => draftOf(vehicle.unit) === beast).length;
}

function draftProblems(party: Party): readonly Problem[] {
  return (['horse', 'ox'] as const).flatMap((beast) => {
    const need = harnessed(party, beast);
    if (need <= party.animals[beast]) return [];
    const message = `${need} drawn by ${beast === 'ox' ? 'an ox' : 'a horse'} each, but the party has ${party.animals[beast]}.`;
    return [{ code: 'party', field: `animals.${beast}`, message, legal: [`${need} or more`] }];
  });
}

function peopleProblems(party: Party): readonly Problem[] {
  const people = living(party).length;
  if (people === 0) return [{ code: 'party', field: 'people', message: 'Nobody in the party is alive.' }];
  if (party.vehicles.length <= people) return [];
  const message = `${party.vehicles.length} vehicles need a driver each, and only ${people} are alive.`;
  return [{ code: 'party', field: 'vehicles', message, legal: [`at most ${people}`] }];
}
