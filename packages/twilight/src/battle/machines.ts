// Vehicles, wagons and mounts of a fight, and who sits where.

import type { HeavyWeaponId } from '../catalog/heavy-weapon-ids.ts';
import { HOWITZERS } from '../catalog/howitzers.ts';
import { LARGE_CALIBER_GUNS } from '../catalog/large-caliber-guns.ts';
import { MORTARS } from '../catalog/mortars.ts';
import { ORDNANCE_HANDLING } from '../catalog/ordnance-handling.ts';
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

const GUN_CREW: readonly Place[] = ['gunner', 'loader', 'loader', 'driver'];

/** Rounds that go with a gun: this many of high explosive, or of its first kind, and so many of each other (T-62). */
const GUN_LOAD = { first: 12, others: 3 } as const;

/** A gun that horses draw, with its crew at it: those behind, for the first lead and have the heavy weapon. */
export function towedGun(gun: HeavyWeaponId, people: readonly PersonFile[], seat: number, squad: string): Manned {
  const { name, loaders, rounds } = gunOf(gun);
  const first = rounds.includes('HE') ? 'HE' : (rounds[0] ?? 'HE');
  const spares = rounds.flatMap((round) =>
    new Array(round === first ? GUN_LOAD.first : GUN_LOAD.others).fill({ round, rounds: 1 }),
  );
  const weapon = { kind: 'heavy', what: gun, round: first, spares, rest: 'tripod' } as const;
  const id = `${squad}-gun`;
  const carriage: VehicleFile = { id, name: `${name} ${squad}`, kind: 'cart', seat, squad, weapons: [weapon] };
  const places = GUN_CREW.filter((place, i) => place !== 'loader' || i <= loaders);
  const crew = new Map<number, Place>();
  for (const [k, place] of places.entries()) if (people.length - 1 - k > 0) crew.set(people.length - 1 - k, place);
  if (crew.size === 0 && people.length > 0) crew.set(people.length - 1, 'gunner');
  return {
    vehicles: [carriage],
    people: people.map((person, i) => {
      const place = crew.get(i);
      return place === undefined ? person : { ...person, aboard: { vehicle: id, place } };
    }),
  };
}

const GUNS = {
  ...LARGE_CALIBER_GUNS,
  ...HOWITZERS,
  ...MORTARS,
} as const;

function gunOf(id: HeavyWeaponId): { name: string; loaders: number; rounds: readonly string[] } {
  const row = GUNS[id as keyof typeof GUNS];
  const kind = Object.hasOwn(HOWITZERS, id) ? 'howitzer' : Object.hasOwn(MORTARS, id) ? 'mortar' : 'gun';
  return { name: row.name, loaders: ORDNANCE_HANDLING[kind].loaders, rounds: row.rounds.map(({ round }) => round) };
}

/** Beasts that carry what riders cannot: tools, a kit, ropes. */
export function packHorses(count: number, seat: number, squad: string): readonly PersonFile[] {
  return Array.from(
    { length: count },
    (_, i): PersonFile => ({
      ...{ id: `${squad}-pack-${i + 1}`, name: `${squad} pack horse ${i + 1}`, kind: 'animal', animal: 'horse' },
      ...{ seat, squad, items: PACK_LOAD.map((what) => ({ kind: 'gear', what })) },
    }),
  );
}

const PACK_LOAD = ['medical-kit', 'rope', 'tools'] as const;

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
