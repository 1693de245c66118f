// Vehicles, wagons and mounts of a fight, and who sits where.

import type { VehicleUnit } from '../catalog/travel-seats.ts';
import { VEHICLES, type VehicleDescription } from '../catalog/vehicles.ts';
import type { Ride } from '../encounters/vehicles.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { tankOf } from '../travel/fuel.ts';
import type { Vehicle } from '../travel/party.ts';
import type { PersonFile } from './ranks.ts';

export type VehicleFile = NonNullable<ScenarioFile['vehicles']>[number];
type Place = NonNullable<PersonFile['aboard']>['place'];

/** Units of the road that the table calls otherwise. */
const PLAIN: Readonly<Partial<Record<VehicleUnit, VehicleFile['kind']>>> = {
  'wagon-horse': 'wagon',
  'wagon-ox': 'wagon',
  'cart-horse': 'cart',
  'cart-ox': 'cart',
  bicycle: 'bicycle',
  motorcycle: 'motorcycle',
};

const DESCRIBED: ReadonlyMap<string, VehicleDescription> = new Map(Object.entries(VEHICLES));

function kindOf(unit: VehicleUnit): VehicleFile['kind'] {
  return PLAIN[unit] ?? (unit as keyof typeof VEHICLES);
}

interface Seats {
  readonly crew: number;
  readonly passengers: number;
}

const PLAIN_SEATS: Readonly<Record<string, Seats>> = {
  wagon: { crew: 1, passengers: 7 },
  cart: { crew: 1, passengers: 3 },
  motorcycle: { crew: 1, passengers: 1 },
  bicycle: { crew: 1, passengers: 0 },
};

function seatsOf(kind: string): Seats {
  return DESCRIBED.get(kind)?.seats ?? PLAIN_SEATS[kind] ?? { crew: 1, passengers: 0 };
}

const CREW: readonly Place[] = ['driver', 'gunner', 'commander', 'loader'];

/** The first drives; who fights a gun comes before who only rides along. */
function placeAt(kind: string, i: number): Place | null {
  const { crew, passengers } = seatsOf(kind);
  if (i < crew) return CREW[i] ?? 'passenger';
  return i < crew + passengers ? 'passenger' : null;
}

interface Manned {
  readonly vehicles: readonly VehicleFile[];
  readonly people: readonly PersonFile[];
}

/** A party's vehicles, each with a driver, the rest spread over the seats; who has none walks. */
export function partyMachines(party: readonly Vehicle[], people: readonly PersonFile[], isHalted: boolean): Manned {
  const vehicles = party.map((vehicle, i): VehicleFile => {
    const fuel = vehicle.tank === null ? 100 : Math.round((100 * vehicle.tank.liters) / Math.max(1, tankOf(vehicle)));
    const kind = kindOf(vehicle.unit);
    return {
      ...{ id: `party-${i + 1}`, name: vehicle.name.slice(0, 60), kind, seat: 0, squad: 'A', source: vehicle.name },
      ...{ fuel: Math.min(100, fuel), tanker: vehicle.unit.includes('tanker') },
    };
  });
  if (isHalted || vehicles.length === 0) return { vehicles, people };
  const taken = vehicles.map(() => 0);
  let next = 0;
  const seated = people.map((person): PersonFile => {
    // First a driver each, then full.
    for (let tries = 0; tries < vehicles.length; tries++) {
      const i = (next + tries) % vehicles.length;
      const vehicle = vehicles[i];
      const place = vehicle === undefined ? null : placeAt(vehicle.kind, taken[i] ?? 0);
      if (vehicle === undefined || place === null) continue;
      taken[i] = (taken[i] ?? 0) + 1;
      next = i + 1;
      return { ...person, aboard: { vehicle: vehicle.id, place } };
    }
    return person;
  });
  return { vehicles, people: seated };
}

/** The rides of a subunit: crews at their places, the others inside; those on top walk beside. */
export function subunitMachines(
  rides: readonly Ride[],
  people: readonly PersonFile[],
  seat: number,
  squad: string,
): Manned {
  const vehicles = rides.map(({ vehicle, name }, i): VehicleFile => {
    const kind = vehicle === 'wagon' ? 'wagon' : vehicle;
    return { id: `${squad}-${i + 1}`, name: `${name} ${squad}${i + 1}`, kind, seat, squad };
  });
  const seatedBy = new Map<number, NonNullable<PersonFile['aboard']>>();
  for (const [i, { crew, inside }] of rides.entries()) {
    const vehicle = vehicles[i];
    if (vehicle === undefined) continue;
    for (const [k, n] of [...crew, ...inside].entries()) {
      const place = k < crew.length ? (CREW[k] ?? 'passenger') : 'passenger';
      if (placeAt(vehicle.kind, k) !== null) seatedBy.set(n, { vehicle: vehicle.id, place });
    }
  }
  return {
    vehicles,
    people: people.map((person, i) => {
      const aboard = seatedBy.get(i + 1);
      return aboard === undefined ? person : { ...person, aboard };
    }),
  };
}

/** A horse under each; the animals come after their riders in the list. */
export function mounted(
  people: readonly PersonFile[],
  horses: number,
  seat: number,
  squad: string,
): readonly PersonFile[] {
  const animals: PersonFile[] = [];
  const riders = people.map((person): PersonFile => {
    if (animals.length >= horses || person.aboard !== undefined) return person;
    const id = `${squad}-horse-${animals.length + 1}`;
    animals.push({ id, name: `Horse ${animals.length + 1}`, kind: 'animal', animal: 'horse', seat, squad });
    return { ...person, rides: id };
  });
  return [...riders, ...animals];
}
