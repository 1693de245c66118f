import type { Modifier, RuleId } from '@hardtop/kernel';
import { CORNERS_LOST_TO_CRASH, SUBSTITUTE_DRIVER } from '../../catalog/handling.ts';
import { HAZARDS } from '../../catalog/hazards.ts';
import { INJURIES, type Injury, PERSON_DP, SEATS_IN_FRONT } from '../../catalog/people.ts';
import type { DeluxeRule } from '../../rules.ts';
import { type CrewState, type DeluxeGame, type DeluxePlay, isUpright, type Vehicle } from '../state/state.ts';
import { meetHazard } from './control.ts';
import { cornersLost } from './tires.ts';

const UNCONSCIOUS = INJURIES.indexOf('unconscious');
const NONE: readonly Modifier[] = [];

/** Played here; events name it through the rows of the catalog. */
export const CREW_RULES = ['deluxe/IV.6/driver-injured'] as const satisfies readonly DeluxeRule[];

export function isConscious(crew: CrewState): boolean {
  return crew.hits < UNCONSCIOUS;
}

export function isAlive(crew: CrewState): boolean {
  return crew.hits < PERSON_DP;
}

export function injuryOf(crew: CrewState): Injury {
  return INJURIES[Math.min(crew.hits, PERSON_DP)] ?? 'dead';
}

/** Hits a person can still take before the rest passes on. */
export function crewRoom(crew: CrewState, bodyArmor: boolean): number {
  return PERSON_DP - Math.min(crew.hits, PERSON_DP) + (bodyArmor && isAlive(crew) ? crew.armor : 0);
}

/** `driver`, `gunner`, `gunner 2`… */
export function crewLabel(vehicle: Vehicle, crew: CrewState): string {
  const alike = vehicle.crew.filter((other) => other.role === crew.role);
  const place = alike.indexOf(crew);
  return place > 0 ? `${crew.role} ${place + 1}` : crew.role;
}

const BESIDE_DRIVER = ['gunner', 'passenger'] as const;

/**
 * The conscious one beside the driver: the first gunner sits there, else the first passenger; there are two seats in front.
 * Asked many times for each move of a vehicle without a driver, so nothing is built for it.
 */
function besideDriver(vehicle: Vehicle): CrewState | null {
  let seats = SEATS_IN_FRONT - 1;
  for (const role of BESIDE_DRIVER) {
    for (const crew of vehicle.crew) {
      if (crew.role !== role) continue;
      if (seats === 0) return null;
      if (isConscious(crew)) return crew;
      seats--;
    }
  }
  return null;
}

/** The conscious one at the wheel: the driver, or whoever sits in front and stands in for him. */
export function driverOf(vehicle: Vehicle): CrewState | null {
  for (const crew of vehicle.crew) if (crew.role === 'driver' && isConscious(crew)) return crew;
  return besideDriver(vehicle);
}

export function isSubstitute(vehicle: Vehicle): boolean {
  const driver = driverOf(vehicle);
  return driver !== null && driver.role !== 'driver';
}

/** A stand-in works the controls or the weapons of one turn, not both. */
export function canSteer(vehicle: Vehicle, turn: number): boolean {
  const driver = driverOf(vehicle);
  if (driver === null || !isUpright(vehicle) || cornersLost(vehicle) >= CORNERS_LOST_TO_CRASH) return false;
  return driver.role === 'driver' || driver.actedTurn !== turn;
}

/** What a stand-in at the wheel adds to every maneuver. */
export function difficultyExtras(vehicle: Vehicle): readonly Modifier[] {
  if (!isSubstitute(vehicle)) return NONE;
  const rule = 'deluxe/V.4/substitute-driver';
  return [{ value: SUBSTITUTE_DRIVER.addsDifficulty, label: 'Stand-in at the wheel', rule }];
}

/** The one at the wheel has worked the controls in this turn. */
export function markDrove(vehicle: Vehicle, turn: number): void {
  const driver = driverOf(vehicle);
  if (driver !== null) driver.droveTurn = turn;
}

/** Who may still fire a vehicle weapon this turn: gunners before the driver, a stand-in at the wheel last. */
export function firersOf(vehicle: Vehicle, turn: number): CrewState[] {
  const wheel = driverOf(vehicle);
  const free = (crew: CrewState): boolean => isConscious(crew) && crew.actedTurn !== turn;
  const firers = vehicle.crew.filter((crew) => crew.role === 'gunner' && crew !== wheel && free(crew));
  if (wheel === null || !free(wheel)) return firers;
  if (wheel.role === 'driver' || wheel.droveTurn !== turn) firers.push(wheel);
  return firers;
}

export interface HurtBy {
  /** False for falls and collisions, which body armor does not stop. */
  readonly bodyArmor: boolean;
  readonly rule: RuleId;
}

/** Hits on a person: body armor first where it helps, then wounds; a hurt driver is a hazard of its own. */
export function* hurtCrew(game: DeluxeGame, vehicle: Vehicle, crew: CrewState, hits: number, by: HurtBy): DeluxePlay {
  if (hits <= 0 || !isAlive(crew)) return;
  const atWheel = crew.role === 'driver' || crew === driverOf(vehicle);
  const stopped = by.bodyArmor ? Math.min(crew.armor, hits) : 0;
  if (stopped > 0) tellArmor(game, vehicle, crew, stopped, by.rule);
  const wounds = Math.min(hits - stopped, PERSON_DP - crew.hits);
  if (wounds === 0) return;
  crew.hits += wounds;
  const text = `${vehicle.name}: ${crewLabel(vehicle, crew)} ${injuryOf(crew)}.`;
  game.emit({ kind: 'injury', rule: 'deluxe/V.4/driver-injury', about: vehicle.id, outcome: 'bad', text });
  if (atWheel) yield* meetHazard(game, vehicle, HAZARDS.driverHurt);
}

function tellArmor(game: DeluxeGame, vehicle: Vehicle, crew: CrewState, stopped: number, rule: RuleId): void {
  const before = crew.armor;
  crew.armor -= stopped;
  const text = `${vehicle.name}: ${crewLabel(vehicle, crew)}'s body armor ${before} → ${crew.armor}.`;
  game.emit({ kind: 'damage', rule, about: vehicle.id, outcome: 'neutral', text });
}

/** Who may move over: conscious and idle through the turn, gunners before passengers. */
function successorOf(vehicle: Vehicle, turn: number): CrewState | null {
  const idle = (crew: CrewState): boolean =>
    crew.role !== 'driver' && isConscious(crew) && crew.actedTurn !== turn && crew.droveTurn !== turn;
  const others = vehicle.crew.filter(idle);
  return others.find((crew) => crew.role === 'gunner') ?? others[0] ?? null;
}

/** At turn end: five whole turns at rest put another occupant in the driver's place, who acts from the sixth. */
export function changeSeats(game: DeluxeGame, vehicle: Vehicle): void {
  const driver = vehicle.crew.find((crew) => crew.role === 'driver');
  const driverOut = driver === undefined || !isConscious(driver);
  const successor = successorOf(vehicle, game.state.turn);
  if (vehicle.gone || vehicle.speed !== 0 || !isUpright(vehicle) || !driverOut || successor === null) {
    vehicle.changingSeats = 0;
    return;
  }
  vehicle.changingSeats++;
  tellSeats(game, vehicle, successor);
  if (vehicle.changingSeats < SUBSTITUTE_DRIVER.turnsToChangeSeats) return;
  vehicle.changingSeats = 0;
  vehicle.crew = vehicle.crew.map((crew) => {
    if (crew === successor) return { ...crew, role: 'driver' };
    return crew.role === 'driver' ? { ...crew, role: 'passenger' } : crew;
  });
}

function tellSeats(game: DeluxeGame, vehicle: Vehicle, successor: CrewState): void {
  const left = SUBSTITUTE_DRIVER.turnsToChangeSeats - vehicle.changingSeats;
  const who = crewLabel(vehicle, successor);
  const text =
    left === 0
      ? `${vehicle.name}: the ${who} takes the driver's place.`
      : `${vehicle.name}: the ${who} moves to the driver's place, ${left} more turn${left === 1 ? '' : 's'}.`;
  game.emit({ kind: 'seats', rule: 'deluxe/V.4/changing-drivers', about: vehicle.id, outcome: 'neutral', text });
}
