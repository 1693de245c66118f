import type { Modifier } from '@hardtop/kernel';
import { SUBSTITUTE_DRIVER } from '../../catalog/handling.ts';
import { INJURIES, type Injury, PERSON_DP, SEATS_IN_FRONT } from '../../catalog/people.ts';
import { SEARCHLIGHT } from '../../catalog/searchlight.ts';
import { isUpright, type Person, type Vehicle } from '../state/state.ts';
import { isCycle } from './build.ts';
import { isCrippled } from './tires.ts';

const UNCONSCIOUS = INJURIES.indexOf('unconscious');

const NONE: readonly Modifier[] = [];

export function isConscious({ hits, daze, care }: Pick<Person, 'hits' | 'daze' | 'care'>): boolean {
  // A medic brings somebody round for a while (deluxe/VII.1/paramedic).
  const isUp = hits < UNCONSCIOUS || (hits === UNCONSCIOUS && care === 'roused');
  return isUp && (daze === undefined || daze.out === 0);
}

export function isAlive(crew: Pick<Person, 'hits'>): boolean {
  return crew.hits < PERSON_DP;
}

export function injuryOf(crew: Pick<Person, 'hits'>): Injury {
  return INJURIES[Math.min(crew.hits, PERSON_DP)] ?? 'dead';
}

/** Hits a person can still take before the rest passes on. */
export function crewRoom(crew: Pick<Person, 'hits' | 'armor'>, bodyArmor: boolean): number {
  return PERSON_DP - Math.min(crew.hits, PERSON_DP) + (bodyArmor && isAlive(crew) ? crew.armor : 0);
}

/** On a saddle or in a sidecar, with nothing over his head. */
export function isInTheOpen({ place }: Pick<Person, 'place'>): boolean {
  return place === 'saddle' || place === 'sidecar';
}

/** `driver`, `gunner`, `gunner 2`, `sidecar passenger`… */
export function crewLabel(vehicle: Vehicle, crew: Person): string {
  const { post, place } = crew;
  // That he sits in a cupola is nobody's business while it hides inside.
  const beside = place === 'sidecar';
  const alike = vehicle.crew.filter((other) => other.post === post && (other.place === 'sidecar') === beside);
  const name = beside ? `sidecar ${post}` : post;
  const number = alike.indexOf(crew);
  return number > 0 ? `${name} ${number + 1}` : name;
}

const BESIDE_DRIVER = ['gunner', 'passenger'] as const;

/**
 * The conscious one beside the driver: the first gunner sits there, else the first passenger; there are two seats in front.
 * Asked many times for each move of a vehicle without a driver, so nothing is built for it.
 */
function besideDriver(vehicle: Vehicle): Person | null {
  let seats = SEATS_IN_FRONT - 1;
  for (const role of BESIDE_DRIVER) {
    for (const crew of vehicle.crew) {
      if (crew.post !== role || crew.place === 'cupola' || crew.operates === true) continue;
      if (seats === 0) return null;
      if (isConscious(crew)) return crew;
      seats--;
    }
  }
  return null;
}

/** Those who are in or on it, not those who reach it by radio. */
export function aboardOf({ crew }: Vehicle): readonly Person[] {
  return crew.every(({ place }) => place !== 'remote') ? crew : NOBODY;
}

const NOBODY: readonly Person[] = [];

/** Those on the saddle of a cycle, the rider first. */
export function ridersOf({ crew }: Vehicle): readonly Person[] {
  return crew.filter(({ place }) => place === 'saddle');
}

/** Who can reach the handlebars: somebody in the sidecar, not on the pillion. */
function inSidecar(vehicle: Vehicle): Person | null {
  for (const crew of vehicle.crew)
    if (crew.place === 'sidecar' && crew.operates !== true && isConscious(crew)) return crew;
  return null;
}

/** The conscious one at the wheel: the driver, or whoever sits in front, or in the sidecar, and stands in for him. */
export function driverOf(vehicle: Vehicle): Person | null {
  for (const crew of vehicle.crew) if (crew.post === 'driver' && isConscious(crew)) return crew;
  return isCycle(vehicle) ? inSidecar(vehicle) : besideDriver(vehicle);
}

export function isSubstitute(vehicle: Vehicle): boolean {
  const driver = driverOf(vehicle);
  return driver !== null && driver.post !== 'driver';
}

/** A stand-in works the controls or the weapons of one turn, not both. */
export function canSteer(vehicle: Vehicle, turn: number): boolean {
  const driver = driverOf(vehicle);
  if (driver === null || !isUpright(vehicle) || isCrippled(vehicle)) return false;
  return driver.post === 'driver' || driver.actedTurn !== turn;
}

/** What a stand-in at the wheel adds to every maneuver, and the light in his eyes; from a sidecar one steers as well as anybody. */
export function difficultyExtras(vehicle: Vehicle): readonly Modifier[] {
  const stands = isSubstitute(vehicle) && !isCycle(vehicle);
  if (!stands && vehicle.beam?.blinds !== true) return NONE;
  const extras: Modifier[] = [];
  const rule = 'deluxe/V.4/substitute-driver';
  if (stands) extras.push({ value: SUBSTITUTE_DRIVER.addsDifficulty, label: 'Stand-in at the wheel', rule });
  if (vehicle.beam?.blinds === true)
    extras.push({ value: SEARCHLIGHT.addsDifficulty, label: 'Blinded', rule: 'deluxe/VIII.8/searchlight' });
  return extras;
}

function isFree(crew: Person, turn: number): boolean {
  return isConscious(crew) && crew.actedTurn !== turn && crew.operates !== true;
}

/** Who may still fire a vehicle weapon this turn: gunners before the driver, a stand-in at the wheel last. */
export function firersOf(vehicle: Vehicle, turn: number): readonly Person[] {
  const wheel = driverOf(vehicle);
  const gunners = gunnersBesides(vehicle, wheel, turn);
  if (wheel === null || !isFree(wheel, turn)) return gunners;
  if (wheel.post !== 'driver' && wheel.droveTurn === turn) return gunners;
  // Most have a driver alone: a list of one is made in one piece.
  return gunners.length === 0 ? [wheel] : [...gunners, wheel];
}

const NO_GUNNERS: readonly Person[] = [];

function gunnersBesides({ crew }: Vehicle, wheel: Person | null, turn: number): readonly Person[] {
  let gunners: Person[] | null = null;
  for (const person of crew)
    if (person.post === 'gunner' && person !== wheel && isFree(person, turn)) {
      if (gunners === null) gunners = [person];
      else gunners.push(person);
    }
  return gunners ?? NO_GUNNERS;
}
