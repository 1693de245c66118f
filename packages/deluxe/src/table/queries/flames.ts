import {
  add,
  arcsContaining,
  headingOf,
  makePose,
  type Point,
  type Pose,
  scale,
  subtract,
  unit,
} from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import { sizeOf, type Vehicle } from '../state/state.ts';

/** Whether a flame at a point would hang in the vehicle's own way (deluxe/V.2/flamethrower). */
export function isInOwnWay(firer: Vehicle, point: Point): boolean {
  if (firer.speed === 0) return false;
  return arcsContaining(firer.pose, sizeOf(firer), point).includes(firer.speed > 0 ? 'front' : 'back');
}

/** Where the smoke of a flame hangs: from the muzzle along the line of fire (D-03). */
export function smokeOf(origin: Point, target: Point, heading: number): Pose {
  const way = unit(subtract(target, origin));
  const { length } = COUNTERS.smoke;
  if (way === null) return makePose(origin.x, origin.y, heading);
  const { x, y } = add(origin, scale(way, length / 2));
  return makePose(x, y, headingOf(way));
}
