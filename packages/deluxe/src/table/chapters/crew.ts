import { type Modifier, type NewEvent, type RuleId, setOff } from '@hardtop/kernel';
import { RIDER_OUT_ON_CRASH_TABLE, TURNS_TO_RIGHT_A_CYCLE } from '../../catalog/cycle-hits.ts';
import { SUBSTITUTE_DRIVER } from '../../catalog/handling.ts';
import { HAZARDS } from '../../catalog/hazards.ts';
import { PERSON_DP } from '../../catalog/people.ts';
import { isCycle, sidecarSide } from '../queries/build.ts';
import { crewLabel, crewRoom, driverOf, injuryOf, isAlive, isConscious } from '../queries/crew.ts';
import { nameOf } from '../queries/names.ts';
import { personName } from '../queries/people.ts';
import { changeClass, withoutSkill } from '../queries/skill.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import { type DeluxeGame, isUpright, type OnFoot, type Pedestrian, type Person, type Vehicle } from '../state/state.ts';
import { tankTakes } from './flame-tank.ts';
import { tellAboard } from './showing.ts';

/** The one at the wheel has worked the controls in this turn. */
export function markDrove(vehicle: Vehicle, turn: number): void {
  const driver = driverOf(vehicle);
  if (driver !== null) driver.droveTurn = turn;
}

export interface HurtBy {
  /** False for falls and collisions, which body armor does not stop. */
  readonly bodyArmor: boolean;
  readonly rule: RuleId;
}

/** Something that may hurt several aboard: if it was whoever has the wheel, or the driver, one D2 hazard follows (R-13, H-52). */
export function* withDriverHazard<R>(vehicle: Vehicle, event: DeluxePlay<R>): DeluxePlay<R> {
  const wheel = driverOf(vehicle);
  const before = vehicle.crew.map(({ hits }) => hits);
  const atWheel = vehicle.crew.map((crew) => crew.post === 'driver' || crew === wheel);
  const result = yield* event;
  const hurt = vehicle.crew.some(({ hits }, i) => atWheel[i] === true && hits > (before[i] ?? hits));
  if (!hurt) return result;
  if (wheel !== null && isCycle(vehicle) && driverOf(vehicle) === null && sidecarSide(vehicle) === null)
    yield* loseRider(vehicle);
  else yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble: HAZARDS.driverHurt });
  return result;
}

const RIDER_OUT: Modifier = {
  value: RIDER_OUT_ON_CRASH_TABLE,
  label: 'Nobody at the handlebars',
  rule: 'deluxe/V.4/uncontrolled',
};

/** A cycle without a sidecar falls with its rider: Crash Table 1 at once, in place of the hazard. */
export function* loseRider(vehicle: Vehicle): DeluxePlay {
  const { phaseHeading: heading, speed, id } = vehicle;
  if (vehicle.gone || !isUpright(vehicle) || speed === 0) return;
  const due = { kind: 'crash-table-1', vehicle: id, heading, speed, maneuver: null, side: null } as const;
  yield* setOff<Effect>({ ...due, extra: RIDER_OUT });
}

/** Hits on a person: body armor first where it helps, then wounds. The hazard is that of the whole event. */
export function hurtCrew(game: DeluxeGame, vehicle: Vehicle, crew: Person, hits: number, by: HurtBy): void {
  if (hits <= 0 || !isAlive(crew)) return;
  const stopped = by.bodyArmor ? Math.min(crew.armor, hits) : 0;
  if (stopped > 0) tellArmor(game, vehicle, crew, stopped, by.rule);
  const wounds = Math.min(hits - stopped, PERSON_DP - crew.hits);
  if (wounds === 0) return;
  const awake = isConscious(crew);
  crew.hits += wounds;
  if (game.setup.medics && !isAlive(crew)) crew.slain = { turn: game.state.turn, below: hits - stopped > wounds };
  tellInjury(game, vehicle, crew, awake && !isConscious(crew));
}

/** Where sheets are hidden the others see only that somebody slumps. */
function tellInjury(game: DeluxeGame, vehicle: Vehicle, crew: Person, slumps: boolean): void {
  const event = (text: string): NewEvent => ({
    kind: 'injury',
    rule: 'deluxe/V.4/driver-injury',
    about: vehicle.id,
    outcome: 'bad',
    text,
  });
  const who = `${nameOf(game, vehicle)}: ${crewLabel(vehicle, crew)}`;
  tellAboard(game, vehicle, event(`${who} ${injuryOf(crew)}.`));
  if (slumps && game.setup.hidden) game.emit(event(`${who} slumps and moves no more.`));
}

/** The same out on the map, where there is no wheel to lose. */
export function* hurtPedestrian(game: DeluxeGame, pedestrian: Pedestrian, all: number, by: HurtBy): DeluxePlay<number> {
  const { person } = pedestrian;
  const hits = person.arms === undefined ? all : yield* tankTakes(game, pedestrian, all);
  const before = person.hits;
  const taken = Math.min(hits, crewRoom(person, by.bodyArmor));
  const stopped = by.bodyArmor ? Math.min(person.armor, taken) : 0;
  person.armor -= stopped;
  person.hits += taken - stopped;
  if (game.setup.medics && before < PERSON_DP && !isAlive(person))
    person.slain = { turn: game.state.turn, below: hits > taken };
  if (taken > 0) tellPedestrian(game, person, stopped, person.hits > before, by.rule);
  return taken + all - hits;
}

function tellPedestrian(game: DeluxeGame, person: OnFoot, stopped: number, isHurt: boolean, rule: RuleId): void {
  const armor = stopped > 0 ? `, body armor ${person.armor} left` : '';
  const text = `${sentence(personName(game.setup, person))}: ${injuryOf(person)}${armor}.`;
  const marks = isHurt ? [`person/${injuryOf(person)}`] : [];
  game.emit({ kind: 'injury', rule, about: person.id, outcome: 'bad', text, marks });
}

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function tellArmor(game: DeluxeGame, vehicle: Vehicle, crew: Person, stopped: number, rule: RuleId): void {
  const before = crew.armor;
  crew.armor -= stopped;
  const text = `${nameOf(game, vehicle)}: ${crewLabel(vehicle, crew)}'s body armor ${before} → ${crew.armor}.`;
  tellAboard(game, vehicle, { kind: 'damage', rule, about: vehicle.id, outcome: 'neutral', text });
}

/** Who may move over: conscious and idle through the turn, gunners before passengers. */
function successorOf(vehicle: Vehicle, turn: number): Person | null {
  const idle = (crew: Person): boolean =>
    crew.post !== 'driver' && isConscious(crew) && crew.actedTurn !== turn && crew.droveTurn !== turn;
  const others = vehicle.crew.filter(idle);
  return others.find((crew) => crew.post === 'gunner') ?? others[0] ?? null;
}

/** At turn end: five whole turns at rest put another occupant in the driver's place, who acts from the sixth. */
export function changeSeats(game: DeluxeGame, vehicle: Vehicle): void {
  const driver = vehicle.crew.find((crew) => crew.post === 'driver');
  const isAwake = driver !== undefined && isConscious(driver);
  const canChange = !isAwake && !vehicle.gone && vehicle.speed === 0 && isUpright(vehicle);
  const successor = canChange ? successorOf(vehicle, game.state.turn) : null;
  if (successor === null) {
    vehicle.changingSeats = 0;
    return;
  }
  vehicle.changingSeats++;
  tellSeats(game, vehicle, successor);
  if (vehicle.changingSeats < SUBSTITUTE_DRIVER.turnsToChangeSeats) return;
  vehicle.changingSeats = 0;
  const before = withoutSkill(game.setup, vehicle);
  if (driver !== undefined) driver.post = 'passenger';
  successor.post = 'driver';
  changeClass(vehicle, withoutSkill(game.setup, vehicle) - before);
}

function tellSeats(game: DeluxeGame, vehicle: Vehicle, successor: Person): void {
  const left = SUBSTITUTE_DRIVER.turnsToChangeSeats - vehicle.changingSeats;
  const who = crewLabel(vehicle, successor);
  const text =
    left === 0
      ? `${nameOf(game, vehicle)}: the ${who} takes the driver's place.`
      : `${nameOf(game, vehicle)}: the ${who} moves to the driver's place, ${left} more turn${left === 1 ? '' : 's'}.`;
  game.emit({ kind: 'seats', rule: 'deluxe/V.4/changing-drivers', about: vehicle.id, outcome: 'neutral', text });
}

/** At turn end: whoever is awake picks up a cycle that has fallen; after so many whole turns it stands and runs. */
export function rightCycle(game: DeluxeGame, vehicle: Vehicle): void {
  if (!isCycle(vehicle) || isUpright(vehicle)) return;
  const isAtRest = vehicle.rolling === null && vehicle.speed === 0;
  const lifter = vehicle.crew.find((person) => isConscious(person));
  if (vehicle.gone || vehicle.burning || vehicle.surrendered || !isAtRest || lifter === undefined) {
    vehicle.righting = 0;
    return;
  }
  vehicle.righting++;
  const left = TURNS_TO_RIGHT_A_CYCLE - vehicle.righting;
  if (left === 0) {
    vehicle.righting = 0;
    vehicle.down = 'underbody';
  }
  if (vehicle.righting > 1) return;
  const who = crewLabel(vehicle, lifter);
  const text =
    left === 0
      ? `${nameOf(game, vehicle)}: the ${who} has it up and running.`
      : `${nameOf(game, vehicle)}: the ${who} begins to pick it up, ${left} more turns.`;
  game.emit({ kind: 'righting', rule: 'deluxe/VI.3/fallen-cycle', about: vehicle.id, outcome: 'neutral', text });
}
