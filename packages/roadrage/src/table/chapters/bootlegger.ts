import { BOOTLEGGER } from '../../catalog/maneuvers.ts';
import { BOOTLEGGER_TEST, maneuverMark, type Side, tenthsOf } from '../queries/maneuvers.ts';
import { squaresOf } from '../queries/words.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { keepControl } from './control.ts';
import { turn } from './maneuver.ts';
import { moveSquare } from './move.ts';
import { trailOf } from './trail.ts';

const RULE = 'roadrage/maneuver/bootlegger';

/** Declared: with three squares left it is done at once, with less it goes on next turn. */
export function* startBootlegger(game: RoadGame, vehicle: Vehicle, side: Side): RoadPlay {
  vehicle.sinceManeuver = 0;
  const text = `${vehicle.name} throws itself into a bootlegger turn to the ${side}.`;
  game.emit({ kind: 'maneuver', rule: RULE, about: vehicle.id, text, marks: [maneuverMark(game, 'bootlegger')] });
  vehicle.bootlegger = { step: 1, heading: vehicle.pose.h, side };
  const { left } = vehicle;
  if (left > 0) yield* bootleg(game, vehicle, left < BOOTLEGGER.units);
}

/** First thing in a move: what is left of last turn's bootlegger, with this turn's movement. What stands is through with it. */
export function* finishBootlegger(game: RoadGame, vehicle: Vehicle): RoadPlay {
  if (vehicle.speed === 0) vehicle.bootlegger = null;
  yield* bootleg(game, vehicle, false);
}

/** Swing and slide, swing again, slide out and stand. `short`: too little movement to get past the first swing. */
function* bootleg(game: RoadGame, vehicle: Vehicle, short: boolean): RoadPlay {
  if (vehicle.bootlegger?.step === 1) {
    if (!(yield* swing(game, vehicle))) return;
    if (!(yield* slideOn(game, vehicle, short ? vehicle.left : BOOTLEGGER.forward))) return;
    if (vehicle.bootlegger !== null) vehicle.bootlegger.step = 2;
  }
  if (short || vehicle.bootlegger === null) return;
  if (!(yield* swing(game, vehicle))) return;
  vehicle.bootlegger.step = 3;
  if (!(yield* slideOn(game, vehicle, Math.floor(vehicle.left / BOOTLEGGER.skidDivisor)))) return;
  vehicle.bootlegger = null;
  vehicle.speed = 0;
  vehicle.left = 0;
  const text = `${vehicle.name} stands, looking back the way it came.`;
  game.emit({ kind: 'maneuver', rule: RULE, about: vehicle.id, text });
}

/** A right angle more; a lost roll ends the whole thing in a skid the way it was going. */
function* swing(game: RoadGame, vehicle: Vehicle): RoadPlay<boolean> {
  const { bootlegger } = vehicle;
  if (bootlegger === null) return false;
  const { heading, side } = bootlegger;
  if (!(yield* keepControl(game, vehicle, BOOTLEGGER_TEST, { heading, facing: heading, charged: true }))) return false;
  if (yield* turn(game, vehicle, tenthsOf(BOOTLEGGER.turn, side), 'skid')) return vehicle.bootlegger === bootlegger;
  vehicle.bootlegger = null;
  return false;
}

/** Sideways in the old direction. False when something came between. */
function* slideOn(game: RoadGame, vehicle: Vehicle, squares: number): RoadPlay<boolean> {
  const { bootlegger } = vehicle;
  if (bootlegger === null) return false;
  const text = (count: number): string => `${vehicle.name} slides ${squaresOf(count)} sideways.`;
  const trail = trailOf(game, vehicle, { style: 'skid', rule: RULE, text });
  for (let i = 0; i < squares && vehicle.left > 0; i++) {
    const arrived = yield* moveSquare(trail.game, vehicle, bootlegger.heading, 'skid', true);
    if (arrived) trail.note();
    if (arrived && vehicle.bootlegger === bootlegger && !vehicle.gone && vehicle.flight === null) continue;
    trail.end();
    vehicle.bootlegger = null;
    return false;
  }
  trail.end();
  return true;
}
