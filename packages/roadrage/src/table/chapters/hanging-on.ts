import { type Heading, normalizeHeading } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import { OPTIONS } from '../../catalog/options.ts';
import { BOARDING } from '../../catalog/people.ts';
import { crewOf, fittedWeapons, has, isTopDown, travelOf } from '../queries/figures.ts';
import { clingersOf } from '../queries/places.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { fling } from './tumble.ts';

const SHAKE_OFF = 'roadrage/people/shake-off';
const HANG_ON = 'roadrage/people/hang-on';

const QUARTER = 900;

/** The lowest die that keeps somebody on a vehicle that made so many maneuvers. */
export function holdsFrom(maneuvers: number): number {
  return Math.min(maneuvers + 1, BOARDING.holdsOn);
}

/** Who stands behind a pintle gun on the flatbed, having used it this turn or the last. */
export function standingGunner(game: RoadGame, vehicle: Vehicle): Person | null {
  if (!has(game, vehicle, 'cargoFlatbed') || has(game, vehicle, 'sunRoof') || isTopDown(game, vehicle)) return null;
  const { turn } = game.state;
  for (const { state, fitting } of fittedWeapons(game, vehicle)) {
    if (fitting.mount !== 'pintle' || state.firedTurn === 0 || state.firedTurn < turn - 1) continue;
    const gunner = crewOf(game, vehicle).find(
      ({ place, actedTurn }) => place.kind === 'seat' && place.seat > 0 && actedTurn === state.firedTurn,
    );
    if (gunner !== undefined) return gunner;
  }
  return null;
}

/** A harness holds a gunner who would fly off, on its own number. */
function* harnessHolds(game: RoadGame, vehicle: Vehicle, gunner: Person): RoadPlay<boolean> {
  const save = OPTIONS.safetyHarnesses.effects.whiplashSave;
  if (save === undefined || !has(game, vehicle, 'safetyHarnesses')) return false;
  const purpose = `${gunner.name}'s harness`;
  const thrown = yield* roll(game, '1d6', { seat: gunner.seat, rule: HANG_ON, purpose });
  const holds = thrown.total >= save;
  const text = holds ? `The harness holds ${gunner.name}.` : `The harness of ${gunner.name} tears.`;
  const marks = ['option/safetyHarnesses'];
  game.emit({ kind: 'hang-on', rule: HANG_ON, about: gunner.id, roll: thrown, text, marks });
  return holds;
}

function* holds(
  game: RoadGame,
  person: Person,
  from: number,
  rule: typeof SHAKE_OFF | typeof HANG_ON,
): RoadPlay<boolean> {
  const thrown = yield* roll(game, '1d6', { seat: person.seat, rule, purpose: `${person.name} hangs on` });
  const held = thrown.total >= from;
  const text = `${person.name} ${held ? 'hangs on' : 'is thrown off'}: ${thrown.total} against ${from}.`;
  const deed = rule === SHAKE_OFF ? 'people/shake-off' : 'people/hang-on';
  // Whoever has a seat and yet must hang on stands behind the gun of a flatbed.
  const marks = person.place.kind === 'seat' ? [deed, 'option/cargoFlatbed'] : [deed];
  const outcome = held ? 'good' : 'bad';
  game.emit({ kind: 'hang-on', rule, about: person.id, roll: thrown, text, marks, outcome });
  return held;
}

/** When it is his turn, whoever clings to a vehicle that has swerved must hang on. True if he does. */
export function* survivesShaking(game: RoadGame, vehicle: Vehicle, person: Person): RoadPlay<boolean> {
  if (vehicle.maneuvers === 0) return true;
  if (yield* holds(game, person, holdsFrom(vehicle.maneuvers), SHAKE_OFF)) return true;
  if (person.place.kind === 'seat' && (yield* harnessHolds(game, vehicle, person))) return true;
  const purpose = `which way ${person.name} falls`;
  const thrown = yield* roll(game, '1d6', { seat: person.seat, rule: SHAKE_OFF, purpose });
  const left = thrown.total <= BOARDING.leftUpTo;
  const text = `${person.name} falls off to the ${left ? 'left' : 'right'}.`;
  game.emit({ kind: 'thrown', rule: SHAKE_OFF, about: person.id, roll: thrown, text, outcome: 'bad' });
  const heading = normalizeHeading(travelOf(vehicle) + (left ? QUARTER : -QUARTER));
  yield* flingOff(game, vehicle, person, heading, vehicle.speed);
  return false;
}

function* flingOff(game: RoadGame, vehicle: Vehicle, person: Person, heading: Heading, speed: number): RoadPlay {
  const how = { heading, squares: BOARDING.thrown, speed, cause: 'thrown off', rule: HANG_ON } as const;
  yield* fling(game, person, vehicle, how);
}

/** A vehicle stopped dead (a collision, a facing of 7 or more) or rolled: those outside hang on or fly off. */
export function* jolt(
  game: RoadGame,
  vehicle: Vehicle,
  how: 'stopped' | 'rolled',
  speedBefore: number,
  heading: Heading = travelOf(vehicle),
): RoadPlay {
  const gunner = standingGunner(game, vehicle);
  const clingers = clingersOf(game.state, vehicle);
  for (const person of clingers) {
    if (how === 'stopped' && (yield* holds(game, person, BOARDING.holdsOn, HANG_ON))) continue;
    if (how === 'rolled') tellRolled(game, vehicle, person);
    yield* flingOff(game, vehicle, person, heading, speedBefore);
  }
  if (gunner === null) return;
  if (how === 'stopped' && (yield* holds(game, gunner, BOARDING.holdsOn, HANG_ON))) return;
  if (yield* harnessHolds(game, vehicle, gunner)) return;
  if (how === 'rolled') tellRolled(game, vehicle, gunner);
  yield* flingOff(game, vehicle, gunner, heading, speedBefore);
}

/** Nobody hangs on to something that rolls over. */
function tellRolled(game: RoadGame, vehicle: Vehicle, person: Person): void {
  const text = `${person.name} is flung off as ${vehicle.name} goes over.`;
  const marks = ['people/hang-on'];
  game.emit({ kind: 'thrown', rule: HANG_ON, about: person.id, text, outcome: 'bad', marks });
}
