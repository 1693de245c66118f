import { type Pose, toLocal } from '@hardtop/geometry';
import { SQUARE } from '../../catalog/units.ts';
import { type State, sizeOf, travelHeading, type Vehicle } from '../state/state.ts';
import type { Actor } from './on-foot.ts';

/** Inches ahead of its nose in which somebody sees that a vehicle comes for him. */
const AHEAD = 2;

/** Whether a moving vehicle comes straight at somebody, and still would if he took the step that he is about to take. */
export function isBoreDownOn(state: State, { pose, level }: Actor, to: Pose): boolean {
  for (const vehicle of state.vehicles) {
    if (vehicle.gone || vehicle.speed === 0 || vehicle.level !== level) continue;
    if (liesAhead(vehicle, pose) && liesAhead(vehicle, to)) return true;
  }
  return false;
}

function liesAhead(vehicle: Vehicle, { x: atX, y: atY }: Pose): boolean {
  const { length, width } = sizeOf(vehicle);
  const { x, y } = toLocal({ x: vehicle.pose.x, y: vehicle.pose.y, h: travelHeading(vehicle) }, { x: atX, y: atY });
  return Math.abs(x) < (width + SQUARE) / 2 && y > 0 && y < length / 2 + AHEAD;
}
