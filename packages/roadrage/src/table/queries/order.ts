import { normalizeHeading } from '@hardtop/geometry';
import { SCALE, TAILING } from '../../catalog/maneuvers.ts';
import type { RoadGame, State, Vehicle, VehicleId } from '../state/state.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf } from './figures.ts';

/** Faster first, then quicker. */
export function bySpeed(a: Vehicle, b: Vehicle): number {
  return b.orderSpeed - a.orderSpeed || b.quickness - a.quickness;
}

/** Everybody on the map by the speeds of phase 1; a tailer comes right after its prey. */
export function movementOrder(state: State): VehicleId[] {
  const movers = state.vehicles.filter(({ gone }) => !gone).sort(bySpeed);
  const order = movers.filter(({ tailing }) => tailing === null);
  let waiting = movers.filter(({ tailing }) => tailing !== null);
  for (let before = Infinity; waiting.length < before; ) {
    before = waiting.length;
    // From the slowest, so that the fastest of several tailers ends up nearest to the prey.
    waiting = waiting
      .reverse()
      .filter((tailer) => !placeBehind(order, tailer))
      .reverse();
  }
  return [...order, ...waiting].map(({ id }) => id);
}

function placeBehind(order: Vehicle[], tailer: Vehicle): boolean {
  const at = order.findIndex(({ id }) => id === tailer.tailing);
  if (at >= 0) order.splice(at + 1, 0, tailer);
  return at >= 0;
}

/** Close behind, in line bow to stern, and within a turn's movement. */
export function canTail(game: RoadGame, vehicle: Vehicle, prey: Vehicle): boolean {
  if (prey === vehicle || prey.gone || vehicle.reverse) return false;
  const field = fieldOf(game);
  const me = { pose: vehicle.pose, body: bodyOf(game, vehicle) };
  const it = { pose: prey.pose, body: bodyOf(game, prey) };
  if (field.range(me, it) > vehicle.speed / SCALE.mphPerSquare) return false;
  const half = TAILING.arc * 5;
  if (Math.abs(field.bearing(me, me.pose.h, it)) > half) return false;
  return Math.abs(field.bearing(it, normalizeHeading(it.pose.h + 1800), me)) <= half;
}

export function preyOf(game: RoadGame, vehicle: Vehicle): readonly Vehicle[] {
  return game.state.vehicles.filter((other) => canTail(game, vehicle, other));
}

export function hasPrey(game: RoadGame, vehicle: Vehicle): boolean {
  return game.state.vehicles.some((other) => canTail(game, vehicle, other));
}
