import { normalizeHeading } from '@hardtop/geometry';
import type { Maneuver } from '../../catalog/maneuvers.ts';
import { fieldOf } from '../queries/field-of.ts';
import { bodyOf, travelOf } from '../queries/figures.ts';
import { maneuverMark, ruleOf, type Side, tenthsOf, testOf } from '../queries/maneuvers.ts';
import { sideswipeTarget } from '../queries/sideswipe.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { rollControl } from './control.ts';
import { loseControl } from './loss-of-control.ts';
import { moveTo } from './move.ts';
import { sideswipe } from './sideswipe.ts';
import { swingTo } from './swing.ts';

const QUARTER = 900;

/** A drift or a turn: first the roll, if it is needed; a lost one skids on as if nothing had been tried. */
export function* maneuver(
  game: RoadGame,
  vehicle: Vehicle,
  row: Maneuver,
  side: Side,
  degrees: number,
): RoadPlay<boolean> {
  vehicle.sinceManeuver = 0;
  if (row.shift !== undefined) vehicle.sinceDrift = 0;
  tell(game, vehicle, row, side, degrees);
  const result = yield* rollControl(game, vehicle, testOf(game, row));
  if (!result.passed) yield* loseControl(game, vehicle, result, { charged: true });
  else if (row.shift !== undefined) yield* drift(game, vehicle, side, row.shift, result.margin);
  else yield* turn(game, vehicle, tenthsOf(degrees, side), 'drive');
  return result.passed;
}

function tell(game: RoadGame, vehicle: Vehicle, row: Maneuver, side: Side, degrees: number): void {
  const drifts = row.id === 'steepDrift' ? 'drifts steeply' : 'drifts';
  const what = row.turn === undefined ? drifts : `turns ${degrees}°`;
  const text = `${vehicle.name} ${what} ${side} at ${vehicle.speed} mph.`;
  const marks = [maneuverMark(game, row.id)];
  game.emit({ kind: 'maneuver', rule: ruleOf(game, row), about: vehicle.id, text, marks });
}

/** Sideways into the next lane; into one alongside it is a sideswipe, into anything else a crash. */
function* drift(game: RoadGame, vehicle: Vehicle, side: Side, squares: number, margin: number): RoadPlay {
  const target = sideswipeTarget(game, vehicle, side, squares);
  if (target !== null) return yield* sideswipe(game, vehicle, target, side, margin);
  const to = fieldOf(game).shift(vehicle.pose, side, squares);
  const heading = normalizeHeading(vehicle.pose.h + (side === 'left' ? QUARTER : -QUARTER));
  yield* moveTo(game, vehicle, to, heading, 'drive', false);
}

/** On a grid it turns where it stands; in the open it swings about a wheel, and what it hits then it rams. True if it turned. */
export function* turn(game: RoadGame, vehicle: Vehicle, tenths: number, manner: 'drive' | 'skid'): RoadPlay<boolean> {
  const field = fieldOf(game);
  const to = field.turn(vehicle.pose, bodyOf(game, vehicle), tenths);
  if (field.kind === 'grid') return yield* swingTo(game, vehicle, to.h);
  return yield* moveTo(game, vehicle, to, travelOf(vehicle), manner, false);
}
