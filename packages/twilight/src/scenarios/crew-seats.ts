// A seat for each of a group: every character for himself, everybody who serves in a vehicle, every squad of the rest.

import { readBy } from '@hardtop/kernel';
import type { PersonRow } from './force-schema.ts';
import { type Scenario, type ScenarioFile, scenarioSchema } from './scenario-schema.ts';

const MOST_SEATS = 8;

/** People who go to one seat together: their rows, and what they are called. */
interface Unit {
  readonly name: string;
  readonly rows: number[];
}

/** Whom an animal goes with: who rides it, or who drives what it draws. */
function masterOf({ people, vehicles }: Scenario, { kind, id }: PersonRow): number {
  if (kind !== 'animal' || id === undefined) return -1;
  const drawn = vehicles.find(({ draft }) => draft.includes(id));
  return people.findIndex(
    ({ rides, aboard }) =>
      rides === id || (drawn !== undefined && aboard?.vehicle === drawn.id && aboard.place === 'driver'),
  );
}

function unitName({ vehicles }: Scenario, { kind, name, aboard, squad }: PersonRow): string {
  if (kind === 'character') return name;
  if (aboard === null || aboard.place === 'passenger') return `squad ${squad}`;
  const vehicle = vehicles.find(({ id }) => id === aboard.vehicle);
  return `${aboard.place} of ${vehicle?.name ?? aboard.vehicle}`;
}

/** The units of each seat, in the order of the file. */
function unitsOf(scenario: Scenario): readonly Unit[][] {
  const { people, seats } = scenario;
  const units: Unit[][] = seats.map(() => []);
  for (const [i, row] of people.entries()) {
    const lead = people[masterOf(scenario, row)] ?? row;
    const name = unitName(scenario, lead);
    const own = units[row.seat];
    const unit = own?.find((each) => each.name === name);
    if (unit === undefined) own?.push({ name, rows: [i] });
    else unit.rows.push(i);
  }
  return units;
}

/** Who gets a seat of his own: one of each seat in turn while there is room. The first of a seat keeps it. */
function newcomers(units: readonly (readonly Unit[])[]): readonly { readonly seat: number; readonly unit: Unit }[] {
  const longest = Math.max(0, ...units.map(({ length }) => length));
  const ranks = Array.from({ length: longest }, (_, rank) => rank).slice(1);
  const all = ranks.flatMap((rank) => units.flatMap((own, seat) => (own[rank] ? [{ seat, unit: own[rank] }] : [])));
  return all.slice(0, Math.max(0, MOST_SEATS - units.length)).sort((a, b) => a.seat - b.seat);
}

/** Whoever drives a vehicle has it; otherwise it stays whose it was. */
function vehicleSeat({ people }: Scenario, id: string, seats: readonly number[], before: number): number {
  const crew = people.findIndex(({ aboard }) => aboard?.vehicle === id && aboard.place === 'driver');
  return seats[crew] ?? before;
}

/** The file with a seat for each unit, on the side of whose they were. In the fog nobody's seat says who he is. */
export function withCrews(file: unknown): unknown {
  const read = readBy(scenarioSchema, file);
  if (!read.ok) return file;
  const scenario = read.value;
  const given = newcomers(unitsOf(scenario));
  if (given.length === 0) return file;
  const seatOf = scenario.people.map(({ seat }) => seat);
  const seats = scenario.seats.map((seat, i) => ({ ...seat, side: seat.side ?? i }));
  const counts = seats.map(() => 1);
  for (const { seat, unit } of given) {
    const owner = seats[seat];
    if (owner === undefined) continue;
    const number = (counts[seat] ?? 1) + 1;
    counts[seat] = number;
    const name = scenario.hidden ? `${owner.name}, ${number}` : `${owner.name}: ${unit.name}`;
    for (const row of unit.rows) seatOf[row] = seats.length;
    seats.push({ ...owner, name: name.slice(0, 60) });
  }
  // What was read is as it was written, but for what may be left out.
  const { people, vehicles = [], sides } = file as ScenarioFile;
  return {
    ...(file as object),
    seats,
    sides: sides ?? scenario.seats.map(({ name }) => ({ name })),
    people: people.map((row, i) => ({ ...row, seat: seatOf[i] ?? row.seat })),
    vehicles: vehicles.map((row) => ({ ...row, seat: vehicleSeat(scenario, row.id, seatOf, row.seat) })),
  };
}
