import { type Heading, normalizeHeading, slideAlong } from '@hardtop/geometry';
import { SCALE } from '../../catalog/maneuvers.ts';
import { FALL, SLOPES } from '../../catalog/terrain.ts';
import { heightOf, isHigh } from '../queries/airborne.ts';
import { crashDice } from '../queries/crash-dice.ts';
import { fieldOf } from '../queries/field-of.ts';
import { groundAt } from '../queries/ground.ts';
import { isUpright } from '../queries/in-hand.ts';
import { vehicleThing } from '../queries/marks.ts';
import { fallsFromRam } from '../queries/ram-dice.ts';
import { squaresOf } from '../queries/words.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Flight, RoadGame, Vehicle } from '../state/state.ts';
import { throwRiders } from './bikes.ts';
import { keepControl } from './control.ts';
import { enterCounters } from './counters.ts';
import { type Aftermath, finishAftermath, newAftermath } from './damage.ts';
import { moveSquare } from './move.ts';
import { takeDice } from './ram.ts';
import { enterGround } from './terrain.ts';
import { trailOf } from './trail.ts';
import { whiplash } from './whiplash.ts';

const JUMPS = 'roadrage/terrain/jumps';
const FALLS = 'roadrage/terrain/falls';
const HALF_TURN = 1800;
/** Squares it slips at a time without a grid. */
const SLIP = 0.1;

/** Flies on with this turn's movement, or lands: called first in a vehicle's move, and at once after take-off. */
export function* fly(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const { flight } = vehicle;
  if (flight === null) return;
  const text = (count: number): string => `${vehicle.name} flies ${squaresOf(count)}.`;
  const trail = trailOf(game, vehicle, { style: 'vault', rule: JUMPS, text });
  while (flight.units > 0 && vehicle.left > 0) {
    if (!(yield* moveSquare(trail.game, vehicle, flight.heading, 'fly', true))) {
      trail.end();
      // What it struck brought it down.
      vehicle.flight = null;
      return slipBack(game, vehicle, flight.heading);
    }
    trail.note();
    flight.flown++;
    flight.units = unitsAfter(game, vehicle, flight);
  }
  trail.end();
  if (flight.units === 0 && !vehicle.gone) yield* comeDown(game, vehicle, flight);
}

/** Brought down over the head of another it comes to lie behind it: a square back, or as little as it takes. */
function slipBack(game: RoadGame, vehicle: Vehicle, heading: Heading): void {
  const back = normalizeHeading(heading + HALF_TURN);
  const field = fieldOf(game);
  while (liesOnAnother(game, vehicle)) {
    vehicle.pose = field.kind === 'grid' ? field.step(vehicle.pose, back) : slideAlong(vehicle.pose, back, SLIP);
  }
}

function liesOnAnother(game: RoadGame, vehicle: Vehicle): boolean {
  const field = fieldOf(game);
  const own = vehicleThing(game, vehicle);
  return game.state.vehicles.some(
    (other) => other !== vehicle && !other.gone && !isHigh(other) && field.touches(own, vehicleThing(game, other)),
  );
}

/** Squares to go after one more was flown: higher ground ends the flight, lower ground stretches it a little. */
function unitsAfter(game: RoadGame, vehicle: Vehicle, flight: Flight): number {
  const ground = groundAt(game, vehicle.pose).level;
  if (ground > heightOf(flight)) return 0;
  if (flight.units > 1) return flight.units - 1;
  if (ground === heightOf(flight) || flight.sunk >= FALL.levels) return 0;
  flight.sunk++;
  return 1;
}

function* comeDown(game: RoadGame, vehicle: Vehicle, flight: Flight): RoadPlay {
  const { loses, safe } = SLOPES[flight.slope];
  const { speed, pose } = vehicle;
  const falls = heightOf(flight) > groundAt(game, pose).level;
  vehicle.flight = null;
  const after = newAftermath();
  if (falls) yield* fallDown(game, vehicle, flight, after);
  vehicle.speed = Math.max(0, speed - loses);
  vehicle.left = vehicle.speed === 0 ? 0 : Math.max(0, vehicle.left - loses / SCALE.mphPerSquare);
  const text = `${vehicle.name} comes down at ${vehicle.speed} mph.`;
  game.emit({ kind: 'landing', rule: JUMPS, about: vehicle.id, text });
  yield* finishAftermath(game, after);
  if (falls && fallsFromRam(game, vehicle, FALL.size)) return yield* throwRiders(game, vehicle, speed, flight.heading);
  if (vehicle.pose === pose && game.state.counters.length > 0) yield* enterCounters(game, vehicle);
  if (vehicle.pose === pose && !vehicle.gone) yield* enterGround(game, vehicle, pose);
  // Whatever went wrong on the way down has had its own roll.
  if (vehicle.pose !== pose || !isUpright(vehicle)) return;
  const test = {
    safe: falls ? FALL.safe : safe,
    voluntary: true,
    reason: 'landing',
    rule: falls ? FALLS : JUMPS,
  } as const;
  yield* keepControl(game, vehicle, test, { heading: flight.heading, charged: true });
}

/** No ground beneath after two levels: it drops like a stone, as if head-on into something of size 5. */
function* fallDown(game: RoadGame, vehicle: Vehicle, flight: Flight, after: Aftermath): RoadPlay {
  const { taken } = crashDice(game, vehicle, FALL.size, flight.heading, vehicle.speed);
  const text = `${vehicle.name} drops out of the air: ${taken} dice.`;
  game.emit({ kind: 'fall', rule: FALLS, about: vehicle.id, text, outcome: 'bad' });
  yield* takeDice(game, vehicle, taken, 'the fall', FALLS, after);
  yield* whiplash(game, vehicle, taken);
}
