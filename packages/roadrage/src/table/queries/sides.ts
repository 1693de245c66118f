import type { Seat } from '@hardtop/kernel';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { Setup } from '../../scenarios/setup.ts';
import { designOf, type Person, type State, type Vehicle, WHEEL } from '../state/state.ts';
import { gunsOf } from './figures.ts';

export function sideOf(setup: Setup, seat: Seat): string {
  return setup.seats[seat]?.side ?? String(seat);
}

/** The seats that fight together with this one, itself among them. */
export function alliesOf(setup: Setup, seat: Seat): readonly Seat[] {
  return setup.seats.flatMap((_, other) => (areEnemies(setup, seat, other) ? [] : [other]));
}

export function areEnemies(setup: Setup, a: Seat, b: Seat): boolean {
  return sideOf(setup, a) !== sideOf(setup, b);
}

/** Crew ids and people are few, and this is asked at every rest point. */
function livingIn(state: State, vehicle: Vehicle, seat: number): Person | null {
  const id = vehicle.crew[seat];
  const person = id === undefined || id === null ? undefined : state.people.find((candidate) => candidate.id === id);
  return person !== undefined && person.hp > 0 ? person : null;
}

/** Of the seat that a vehicle is, or of the crew that it came with. */
export function isOwn({ seat, origin }: Person, vehicle: Vehicle): boolean {
  return seat === vehicle.seat || (origin.kind === 'crew' && origin.start === vehicle.start);
}

/** A rider who was thrown and may climb back on. */
function riderAfoot(state: State, vehicle: Vehicle): boolean {
  return state.people.some(
    (person) => isOwn(person, vehicle) && person.hp > 0 && person.place.kind === 'foot' && person.still > 0,
  );
}

/** Still goes where its driver wants, or will again; or has not yet come to rest. */
export function isMobile(state: State, vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered) return false;
  if (vehicle.speed > 0 || vehicle.rolling !== null || vehicle.flight !== null) return true;
  if (vehicle.crippled || vehicle.down !== 0 || vehicle.engineHits >= 2) return false;
  return livingIn(state, vehicle, WHEEL) !== null || riderAfoot(state, vehicle);
}

function isArmedBy(setup: Setup, vehicle: Vehicle): boolean {
  // Nobody can tell that a stranger has nothing left.
  if (vehicle.veiled) return true;
  const weapons = gunsOf(designOf(setup, vehicle));
  return vehicle.weapons.some(
    (weapon, i) =>
      !weapon.destroyed && weapon.shots !== 0 && weapons[i] !== undefined && WEAPONS[weapons[i].weapon].damage !== null,
  );
}

function carriesArms(person: Person): boolean {
  return person.shots.some((shots) => shots !== 0);
}

/** Somebody in it can still hurt somebody. */
function isArmed(setup: Setup, state: State, vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered) return false;
  const isReady = isArmedBy(setup, vehicle);
  return vehicle.crew.some((_, seat) => {
    const person = livingIn(state, vehicle, seat);
    return person !== null && (isReady || carriesArms(person));
  });
}

/** A vehicle that no longer counts, by what the game is about. */
export function isOut(setup: Setup, state: State, vehicle: Vehicle): boolean {
  if (isMobile(state, vehicle)) return false;
  return setup.objective.kind !== 'duel' || !isArmed(setup, state, vehicle);
}

/** The same to the eye: where sheets are hidden nobody can tell who has nothing left to fire. */
export function looksOut(setup: Setup, state: State, vehicle: Vehicle): boolean {
  return isOut(setup, state, setup.hidden ? { ...vehicle, veiled: true } : vehicle);
}

/** Somebody outside who still fights: on foot from the start, or clinging to an enemy. */
function fightsOutside({ hp, place, origin }: Person): boolean {
  if (hp <= 0) return false;
  return place.kind === 'aboard' || (place.kind === 'foot' && origin.kind === 'walker');
}

/** Somebody with a seat of his own who is still in the vehicle that he came with. */
function fightsInCrew(setup: Setup, state: State, { hp, place, origin, seat }: Person): boolean {
  if (hp <= 0 || place.kind !== 'seat' || origin.kind !== 'crew') return false;
  if (setup.starts[origin.start]?.crewSeats?.includes(seat) !== true) return false;
  const vehicle = state.vehicles.find(({ id }) => id === place.vehicle);
  return vehicle !== undefined && vehicle.start === origin.start && !isOut(setup, state, vehicle);
}

/** Whether a seat is still in the game. Asked of every seat at every rest point, so nothing is built for it. */
export function isPlaying(setup: Setup, state: State, seat: Seat): boolean {
  if (state.resigned[seat] === true) return false;
  for (const vehicle of state.vehicles) if (vehicle.seat === seat && !isOut(setup, state, vehicle)) return true;
  return state.people.some(
    (person) => person.seat === seat && (fightsOutside(person) || fightsInCrew(setup, state, person)),
  );
}
