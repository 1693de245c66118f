import type { Modifier } from '@hardtop/kernel';
import { CORNERS_LOST_TO_CRASH, SUBSTITUTE_DRIVER } from '../../catalog/handling.ts';
import { INJURIES, type Injury, PERSON_DP, SEATS_IN_FRONT } from '../../catalog/people.ts';
import { isUpright, type Person, type Vehicle } from '../state/state.ts';
import { cornersLost } from './tires.ts';

const UNCONSCIOUS = INJURIES.indexOf('unconscious');

const NONE: readonly Modifier[] = [];

export function isConscious(crew: Person): boolean {
  return crew.hits < UNCONSCIOUS;
}

export function isAlive(crew: Person): boolean {
  return crew.hits < PERSON_DP;
}

export function injuryOf(crew: Person): Injury {
  return INJURIES[Math.min(crew.hits, PERSON_DP)] ?? 'dead';
}

/** Hits a person can still take before the rest passes on. */
export function crewRoom(crew: Person, bodyArmor: boolean): number {
  return PERSON_DP - Math.min(crew.hits, PERSON_DP) + (bodyArmor && isAlive(crew) ? crew.armor : 0);
}

/** `driver`, `gunner`, `gunner 2`… */
export function crewLabel(vehicle: Vehicle, crew: Person): string {
  const alike = vehicle.crew.filter((other) => other.post === crew.post);
  const place = alike.indexOf(crew);
  return place > 0 ? `${crew.post} ${place + 1}` : crew.post;
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
      if (crew.post !== role) continue;
      if (seats === 0) return null;
      if (isConscious(crew)) return crew;
      seats--;
    }
  }
  return null;
}

/** The conscious one at the wheel: the driver, or whoever sits in front and stands in for him. */
export function driverOf(vehicle: Vehicle): Person | null {
  for (const crew of vehicle.crew) if (crew.post === 'driver' && isConscious(crew)) return crew;
  return besideDriver(vehicle);
}

export function isSubstitute(vehicle: Vehicle): boolean {
  const driver = driverOf(vehicle);
  return driver !== null && driver.post !== 'driver';
}

/** A stand-in works the controls or the weapons of one turn, not both. */
export function canSteer(vehicle: Vehicle, turn: number): boolean {
  const driver = driverOf(vehicle);
  if (driver === null || !isUpright(vehicle) || cornersLost(vehicle) >= CORNERS_LOST_TO_CRASH) return false;
  return driver.post === 'driver' || driver.actedTurn !== turn;
}

/** What a stand-in at the wheel adds to every maneuver. */
export function difficultyExtras(vehicle: Vehicle): readonly Modifier[] {
  if (!isSubstitute(vehicle)) return NONE;
  const rule = 'deluxe/V.4/substitute-driver';
  return [{ value: SUBSTITUTE_DRIVER.addsDifficulty, label: 'Stand-in at the wheel', rule }];
}

function isFree(crew: Person, turn: number): boolean {
  return isConscious(crew) && crew.actedTurn !== turn;
}

/** Who may still fire a vehicle weapon this turn: gunners before the driver, a stand-in at the wheel last. */
export function firersOf(vehicle: Vehicle, turn: number): Person[] {
  const wheel = driverOf(vehicle);
  const firers: Person[] = [];
  for (const crew of vehicle.crew)
    if (crew.post === 'gunner' && crew !== wheel && isFree(crew, turn)) firers.push(crew);
  if (wheel === null || !isFree(wheel, turn)) return firers;
  if (wheel.post === 'driver' || wheel.droveTurn !== turn) firers.push(wheel);
  return firers;
}
