// A fight in the fog with vehicles, boats and animals on both sides, and another truth behind what one side sees of it.

import type { Position, Seat } from '@hardtop/kernel';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { Item } from '../table/state/item.ts';
import type { Person } from '../table/state/person.ts';
import type { State } from '../table/state/state.ts';
import type { Vehicle } from '../table/state/vehicle.ts';
import { decoy, elsewhere, otherSquad, type Row } from './secret.ts';

type VehicleRow = NonNullable<ScenarioFile['vehicles']>[number];

const rifle = { kind: 'small-arm' as const, what: 'ak-74' as const, magazines: 3 };

/** A car, a boat, two riders, two dogs and two men on foot; everything of a side at its own site. */
function force(
  seat: number,
  level: string,
): { readonly people: readonly Row[]; readonly vehicles: readonly VehicleRow[] } {
  const of = { seat };
  const at = (x: number, y: number) => ({ level, x, y });
  const id = (name: string) => `${name}-${level}`;
  return {
    vehicles: [
      { ...of, id: id('car'), name: 'Car', kind: 'uaz-469', at: at(3, 3), heading: 2, fuel: 70 },
      { ...of, id: id('boat'), name: 'Boat', kind: 'boat', at: at(9, 2), heading: 4, fuel: 60 },
    ],
    people: [
      { ...of, name: 'Driver', items: [rifle], aboard: { vehicle: id('car'), place: 'driver' } },
      { ...of, name: 'Boatman', items: [rifle], aboard: { vehicle: id('boat'), place: 'driver' } },
      { ...of, id: id('first'), name: 'First horse', kind: 'animal', animal: 'horse', at: at(4, 6) },
      { ...of, id: id('second'), name: 'Second horse', kind: 'animal', animal: 'horse', at: at(6, 6) },
      { ...of, name: 'First rider', items: [rifle], rides: id('first') },
      { ...of, name: 'Second rider', items: [rifle], rides: id('second') },
      { ...of, name: 'Dog', count: 2, kind: 'animal', animal: 'dog', at: at(5, 8) },
      { ...of, name: 'Walker', count: 2, items: [rifle], at: at(7, 8) },
    ],
  };
}

const SIDES = [force(0, 'west'), force(1, 'east')];

export const FOG_MACHINES: ScenarioFile = {
  id: 'fog-machines',
  title: 'Fog over the river',
  hidden: true,
  turnLimit: 6,
  levels: ['west', 'east'].map((site) => ({
    ...{ id: site, site, width: 12, height: 12 },
    areas: [{ kind: 'water', rect: [8, 0, 4, 6] }],
  })),
  seats: [{ name: 'Blue' }, { name: 'Red' }],
  people: SIDES.flatMap(({ people }) => people),
  vehicles: SIDES.flatMap(({ vehicles }) => vehicles),
};

const other = (id: string): string => id.replace(/^\w+/, (word) => OTHER_WORDS[word] ?? word);
const OTHER_WORDS: Readonly<Record<string, string>> = { car: 'boat', boat: 'car', first: 'second', second: 'first' };

/** Riders have each other's horses, crews each other's seats, and all stand elsewhere. */
function otherRow(row: Row): Row {
  const { aboard, rides, id, at } = row;
  return {
    ...row,
    name: `Decoy of ${row.name}`,
    ...(row.items === undefined ? {} : { items: [{ kind: 'small-arm', what: 'akm', magazines: 2 }] }),
    ...(id === undefined ? {} : { id: other(id) }),
    ...(aboard == null ? {} : { aboard: { vehicle: other(aboard.vehicle), place: 'driver' } }),
    ...(rides == null ? {} : { rides: other(rides) }),
    ...(at === undefined || Array.isArray(at) ? {} : { at: { ...(at as { x: number; y: number }), y: 10 } }),
  };
}

const otherVehicleRow = (row: VehicleRow): VehicleRow => ({
  ...row,
  id: other(row.id),
  name: 'Decoy',
  kind: row.kind === 'boat' ? 'bicycle' : 'wagon',
  at: { level: row.seat === 0 ? 'west' : 'east', x: 1, y: 10 },
  heading: 7,
  fuel: 10,
});

/** Everything of the other side is another thing elsewhere. */
export function disguiseMachines({ file, state }: Position<State>, seat: Seat): Position<State> {
  const scenario = file as ScenarioFile;
  return {
    file: {
      ...scenario,
      people: scenario.people.map((row) => (row.seat === seat ? row : otherRow(row))),
      vehicles: (scenario.vehicles ?? []).map((row) => (row.seat === seat ? row : otherVehicleRow(row))),
    },
    state: otherState(state, seat),
  };
}

/** `p3` and `p4`, `v1` and `v2`: pairs of the force change places. */
function swapped(id: string | null, pairs: readonly (readonly [string, string])[]): string | null {
  for (const [one, two] of pairs) {
    if (id === one) return two;
    if (id === two) return one;
  }
  return id;
}

interface Pairs {
  readonly vehicles: readonly (readonly [string, string])[];
  readonly horses: readonly (readonly [string, string])[];
  /** Who could have each other's slot. */
  readonly alike: readonly (readonly [string, string])[];
}

/** Of the force that begins with this person and this vehicle. */
const pairsOf = (person: number, vehicle: number): Pairs => ({
  vehicles: [[`v${vehicle}`, `v${vehicle + 1}`]],
  horses: [
    [`p${person + 2}`, `p${person + 3}`],
    [`p${person + 4}`, `p${person + 5}`],
  ],
  alike: [0, 2, 4, 6, 8].map((i) => [`p${person + i}`, `p${person + i + 1}`] as const),
});

function otherPerson({ people }: State, person: Person, { vehicles, horses, alike }: Pairs): Person {
  const { aboard } = person;
  const partner = people.find(({ id }) => id === swapped(person.id, alike)) ?? person;
  return {
    ...decoy(person),
    name: `Decoy of ${person.name}`,
    // Whoever has his slot has moved in this phase as he has.
    gait: partner.gait === null ? null : person.gait === 'run' ? 'walk' : 'run',
    rides: swapped(person.rides, horses),
    aboard: aboard === null ? null : { ...aboard, vehicle: swapped(aboard.vehicle, vehicles) ?? aboard.vehicle },
  };
}

const turned = (way: number): number => (way === 0 ? 0 : (way % 7) + 1);
const otherItem = (item: Item): Item => ({ ...item, id: 'decoy', loaded: item.loaded + 1 });

function otherVehicle(vehicle: Vehicle): Vehicle {
  return {
    ...vehicle,
    name: `Decoy of ${vehicle.name}`,
    kind: vehicle.kind === 'boat' ? 'bicycle' : 'wagon',
    squad: 'B',
    at: elsewhere(vehicle.at),
    heading: turned(vehicle.heading),
    turret: turned(vehicle.turret),
    speed: vehicle.speed === 0 ? 0 : -vehicle.speed,
    moved: vehicle.moved === 0 ? 0 : vehicle.moved + 1,
    reckless: false,
    condition: 'stopped',
    acted: false,
    left: vehicle.left === 0 ? 0 : vehicle.left + 1,
    fuel: vehicle.fuel === 0 ? 0 : vehicle.fuel - 1,
    weapons: vehicle.weapons.map(otherItem),
  };
}

function otherState(state: State, seat: Seat): State {
  const pairs = seat === 0 ? pairsOf(11, 3) : pairsOf(1, 1);
  return {
    ...state,
    queue: state.queue.map((id) => swapped(id, pairs.alike) ?? id),
    squads: state.squads.map((squad) => (squad.seat === seat ? squad : otherSquad(squad))),
    people: state.people.map((person) => (person.seat === seat ? person : otherPerson(state, person, pairs))),
    vehicles: state.vehicles.map((vehicle) => (vehicle.seat === seat ? vehicle : otherVehicle(vehicle))),
  };
}
