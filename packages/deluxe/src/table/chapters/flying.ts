import { roll, setOff } from '@hardtop/kernel';
import { FLYING } from '../../catalog/terrain.ts';
import { ownerOf } from '../queries/deciding.ts';
import { type Crest, canLandAt, flightFeet, flightInches, landingDifficulty, landingNear } from '../queries/jumps.ts';
import { nameOf } from '../queries/names.ts';
import { tireName } from '../queries/tires.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import { modelOf } from '../state/setup.ts';
import { type DeluxeGame, onMap, type TireState, travelHeading, type Vehicle } from '../state/state.ts';
import { meetGround } from './ground.ts';
import { meetCounters } from './run-over.ts';
import { damageTire } from './tires.ts';

const RULE = 'deluxe/XIV.5/flying';

/** What flies is above all that drives. */
const AIRBORNE = 1;

/** Over the top of a slope and into the air, straight on. */
export function takeOff(game: DeluxeGame, vehicle: Vehicle, { slope }: Crest): void {
  const feet = flightFeet(slope.angle, vehicle.speed);
  vehicle.flight = { heading: travelHeading(vehicle), left: flightInches(feet), feet };
  vehicle.level = AIRBORNE;
  vehicle.over = [];
  vehicle.grounds = [];
  const text = `${nameOf(game, vehicle)} takes off at ${Math.abs(vehicle.speed)} mph: ${feet} ft through the air.`;
  game.emit({ kind: 'flight', rule: RULE, about: vehicle.id, outcome: 'neutral', text, marks: ['terrain/slope'] });
}

/** Comes down where it is, or wherever there is room around if it was stopped; false if it is still in the air. */
export function* comeDown(game: DeluxeGame, vehicle: Vehicle, stopped: boolean): DeluxePlay<boolean> {
  const { setup, state } = game;
  const pose = stopped ? landingNear(setup, state, vehicle) : vehicle.pose;
  if (pose === null || !canLandAt(setup, state, vehicle, pose)) return false;
  vehicle.pose = pose;
  yield* land(game, vehicle);
  return true;
}

function* land(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const { flight } = vehicle;
  if (flight === null) return;
  vehicle.flight = null;
  vehicle.level = 0;
  const difficulty = landingDifficulty(game.setup, vehicle, flight.heading, flight.feet);
  const text = `${nameOf(game, vehicle)} lands after ${flight.feet} ft.`;
  game.emit({ kind: 'flight', rule: RULE, about: vehicle.id, outcome: 'neutral', text });
  const trouble = { label: 'Landing', difficulty, rule: RULE } as const;
  if (difficulty > 0) yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble });
  yield* jolt(game, vehicle);
  if (!vehicle.gone) yield* meetCounters(game, vehicle, vehicle.pose, []);
  if (!vehicle.gone) yield* meetGround(game, vehicle, vehicle.pose, []);
}

function isSolid({ setup }: DeluxeGame, { id }: Vehicle, { corner }: TireState): boolean {
  return modelOf(setup, id).wheels.some((wheel) => wheel.corner === corner && wheel.spikeProof);
}

/** A die for each tire that has air in it. */
function* jolt(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const { to, points } = FLYING.tire;
  for (const tire of vehicle.tires) {
    if (tire.dp <= 0 || isSolid(game, vehicle, tire)) continue;
    const purpose = `landing: ${tireName(vehicle, tire)}`;
    const rolled = yield* roll(game, '1d', { seat: ownerOf(game, vehicle), rule: RULE, purpose });
    const bursts = rolled.total <= to;
    const text = `${nameOf(game, vehicle)}: ${tireName(vehicle, tire)} ${bursts ? 'is jolted' : 'holds'}.`;
    const outcome = bursts ? 'bad' : 'good';
    game.emit({ kind: 'tire', rule: RULE, about: vehicle.id, roll: rolled, outcome, text });
    if (bursts) yield* damageTire(game, vehicle, tire, points, { label: 'Landing', rule: RULE, wheels: 'kept' });
  }
}

/** As a turn ends: who was stopped above somebody comes down as soon as there is room. */
export function* settleFlights(game: DeluxeGame): DeluxePlay {
  for (const vehicle of onMap(game.state))
    if (vehicle.flight !== null && vehicle.speed === 0) yield* comeDown(game, vehicle, true);
}
