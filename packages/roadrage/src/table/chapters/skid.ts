import type { Heading, Pose } from '@hardtop/geometry';
import { SCALE } from '../../catalog/maneuvers.ts';
import { fieldOf } from '../queries/field-of.ts';
import { bodyOf, driverOf } from '../queries/figures.ts';
import { isUnderWay } from '../queries/in-hand.ts';
import { squaresOf } from '../queries/words.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { finalFacing } from './facing.ts';
import { moveSquare } from './move.ts';
import { trailOf } from './trail.ts';

const RULE = 'roadrage/control/skid';
const HALF_TURN = 1800;

interface Skid {
  readonly squares: number;
  readonly heading: Heading;
  /** Of the lost roll, for the final facing. */
  readonly sd: number;
  readonly charged: boolean;
  /** All of it now, however little movement is left. */
  readonly inFull: boolean;
}

/** `over`: the facing is next. `carried`: it goes on next turn. `elsewhere`: something else has become of it. */
type SkidEnd = 'over' | 'carried' | 'elsewhere';

/** Gone, airborne, turning over, or thrown elsewhere by something on the way: an earlier trouble has ended in a later one. */
function isElsewhere(vehicle: Vehicle, { x, y }: Pose): boolean {
  return (
    vehicle.gone ||
    vehicle.rolling !== null ||
    vehicle.flight !== null ||
    vehicle.carriedSkid !== null ||
    vehicle.pose.x !== x ||
    vehicle.pose.y !== y
  );
}

/** Squares along a heading while the facing stays, as many as the movement allows; null if something else became of it. */
function* slide(
  game: RoadGame,
  vehicle: Vehicle,
  squares: number,
  { heading, charged, inFull }: Pick<Skid, 'heading' | 'charged' | 'inFull'>,
): RoadPlay<number | null> {
  const text = (count: number): string => `${vehicle.name} skids ${squaresOf(count)}.`;
  const trail = trailOf(game, vehicle, { style: 'skid', rule: RULE, text });
  const moving = vehicle.speed > 0;
  let skidded = 0;
  for (; skidded < squares && (inFull || vehicle.left > 0); skidded++) {
    const next = fieldOf(game).step(vehicle.pose, heading);
    const arrived = yield* moveSquare(trail.game, vehicle, heading, 'skid', charged);
    if (arrived) trail.note();
    if (arrived && !isElsewhere(vehicle, next) && (vehicle.speed > 0 || !moving)) continue;
    trail.end();
    return null;
  }
  trail.end();
  return skidded;
}

/** The skid of a lost roll. What does not fit into this turn's movement comes first in the next. */
export function* skid(game: RoadGame, vehicle: Vehicle, how: Skid): RoadPlay<SkidEnd> {
  const { squares, heading, sd } = how;
  const skidded = yield* slide(game, vehicle, squares, how);
  if (skidded === null) return 'elsewhere';
  const rest = squares - skidded;
  // What stands has nothing to carry over.
  if (rest === 0 || vehicle.speed === 0) return 'over';
  vehicle.carriedSkid = { units: rest, heading, sd };
  const text = `${vehicle.name} skids on next turn: ${squaresOf(rest)} to go.`;
  game.emit({ kind: 'skid', rule: RULE, about: vehicle.id, text });
  return 'carried';
}

/** First thing in a move: what is left of last turn's skid, then its final facing. */
export function* finishSkid(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const carried = vehicle.carriedSkid;
  if (carried === null) return;
  const { units, heading, sd, stops } = carried;
  vehicle.carriedSkid = null;
  const end = yield* skid(game, vehicle, { squares: units, heading, sd, charged: true, inFull: false });
  if (end === 'carried' && stops) skidToStand(vehicle);
  if (end !== 'over') return;
  if (isRiderless(game, vehicle)) return lieDown(vehicle);
  yield* finalFacing(game, vehicle, sd, vehicle.reverse ? (heading + HALF_TURN) % (2 * HALF_TURN) : heading);
  if (stops) skidToStand(vehicle);
}

/** The end of an emergency stop: it stands, now or as soon as what is left of its skid is over. */
export function skidToStand(vehicle: Vehicle): void {
  if (vehicle.carriedSkid !== null) vehicle.carriedSkid.stops = true;
  if (!isUnderWay(vehicle)) return;
  vehicle.speed = 0;
  vehicle.left = 0;
}

function isRiderless(game: RoadGame, vehicle: Vehicle): boolean {
  return bodyOf(game, vehicle).bike && driverOf(game, vehicle) === null;
}

function lieDown(vehicle: Vehicle): void {
  vehicle.speed = 0;
  vehicle.left = 0;
  vehicle.flight = null;
}

/**
 * A bike without its rider slides its full speed from where control was lost, of which it has skidded some already; what does not fit
 * into this turn's movement comes first in the next. Then it lies still.
 */
export function* slideRiderless(game: RoadGame, vehicle: Vehicle, heading: Heading, skidded: number): RoadPlay {
  const pending = vehicle.carriedSkid?.units ?? 0;
  vehicle.carriedSkid = null;
  const squares = Math.max(pending, vehicle.speed / SCALE.mphPerSquare - skidded);
  const end = yield* skid(game, vehicle, { squares, heading, sd: 0, charged: true, inFull: false });
  if (end !== 'carried') lieDown(vehicle);
}
