import type { VehicleDescription } from '../../catalog/vehicles.ts';
import type { CrewPlace } from '../../scenarios/setup.ts';
import type { SuspensionGrade } from '../figures/heavy/armor.ts';
import { ordnanceNamed } from '../figures/heavy/ordnance.ts';
import { descriptionOf, hasRadioSet, isCycle } from '../figures/heavy/vehicle-speed.ts';
import type { Person } from '../state/person.ts';
import { isVehicleId, personOf, type State } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';

// Who sits where in a vehicle, and what it can still do.

export const describe = ({ kind }: Vehicle): VehicleDescription => descriptionOf(kind);

/** Everybody aboard, dead or alive. */
export const aboardOf = ({ people }: State, { id }: Vehicle): readonly Person[] =>
  people.filter(({ aboard }) => aboard?.vehicle === id);

const isAlive = ({ condition }: Person): boolean => condition !== 'dead' && condition !== 'gone';

export const crewOf = (state: State, vehicle: Vehicle): readonly Person[] =>
  aboardOf(state, vehicle).filter((person) => isAlive(person) && person.aboard?.place !== 'passenger');

export const passengersOf = (state: State, vehicle: Vehicle): readonly Person[] =>
  aboardOf(state, vehicle).filter((person) => isAlive(person) && person.aboard?.place === 'passenger');

export const atPlace = (state: State, vehicle: Vehicle, place: CrewPlace): readonly Person[] =>
  aboardOf(state, vehicle).filter((person) => isAlive(person) && person.aboard?.place === place);

/** Men in the turret, or in the hull; the whole crew where nobody is there (B-32). */
export function crewIn(state: State, vehicle: Vehicle, turret: boolean): readonly Person[] {
  const crew = crewOf(state, vehicle);
  const isHigh = describe(vehicle).config === 'turreted';
  const found = crew.filter(({ aboard }) => (isHigh && aboard?.place !== 'driver') === turret);
  return found.length > 0 ? found : crew;
}

/** Seats of each place: driver, gunner and commander first, then loaders. */
export function seatsAt(vehicle: Vehicle, place: CrewPlace): number {
  const { crew, passengers } = describe(vehicle).seats;
  switch (place) {
    case 'driver':
      return 1;
    case 'gunner':
      return vehicle.weapons.length > 0 ? 1 : 0;
    case 'commander':
      return crew > 2 ? 1 : 0;
    case 'loader':
      return Math.max(0, crew - 3, isCarriage(vehicle) ? loadersOf(vehicle) : 0);
    case 'passenger':
      return passengers + (vehicle.weapons.length === 0 && crew === 2 ? 1 : 0);
  }
}

/** The cycle that somebody rides; null: he is on foot, on a beast or inside something. */
export function cycleOf({ vehicles }: State, { aboard }: Person): Vehicle | null {
  const vehicle = aboard === null ? undefined : vehicles.find(({ id }) => id === aboard.vehicle);
  return vehicle !== undefined && isCycle(vehicle.kind) ? vehicle : null;
}

/** Nothing is about him that he sits in: on foot, on a beast, on a cycle. */
export const isInTheOpen = (state: State, person: Person): boolean =>
  person.aboard === null || cycleOf(state, person) !== null;

/** What is driven by a motor has a radio until it is hit; wagons, cycles and sails have none (C-60). */
export function sitsAtRadio({ state }: { readonly state: State }, { aboard }: Person): boolean {
  const vehicle = aboard === null ? undefined : state.vehicles.find(({ id }) => id === aboard.vehicle);
  return vehicle !== undefined && hasRadioSet(vehicle.kind) && !vehicle.damage.radio;
}

/** Who rides a cycle, the driver first; nobody of any other vehicle. */
export const ridersOf = (state: State, vehicle: Vehicle): readonly Person[] =>
  isCycle(vehicle.kind) ? [...crewOf(state, vehicle), ...passengersOf(state, vehicle)] : [];

/** What stands on the board for somebody: himself, or what he sits on or in. */
export const pieceOf = ({ id, aboard }: Pick<Person, 'id' | 'aboard'>): string => aboard?.vehicle ?? id;

/** The same of anybody and anything that is aimed at. */
export const pieceNamed = (state: State, id: string): string => (isVehicleId(id) ? id : pieceOf(personOf(state, id)));

/** A gun that horses draw: it stands on a cart or a wagon, and its crew with it (T-62). */
export const isCarriage = ({ kind }: Pick<Vehicle, 'kind'>): boolean => kind === 'cart' || kind === 'wagon';

const loadersOf = ({ weapons: [gun] }: Vehicle): number =>
  gun?.kind === 'heavy' ? (ordnanceNamed(gun.what)?.loaders ?? 0) : 0;

export const isLost = ({ condition }: Vehicle): boolean =>
  condition === 'wreck' || condition === 'sunk' || condition === 'gone';

export const canDrive = (vehicle: Vehicle): boolean =>
  !isLost(vehicle) && !vehicle.damage.engine && vehicle.crippled !== 'stopped' && vehicle.fuel > 0;

export const suspensionOf = ({ crippled }: Vehicle): SuspensionGrade =>
  crippled === 'no' ? 0 : crippled === 'halved' ? 1 : 2;
