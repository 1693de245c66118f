import { SQUARE } from '../../catalog/units.ts';
import type { Stand } from '../state/stand.ts';
import { sizeOf, type World } from '../state/state.ts';
import { builtOf } from './breaches.ts';
import { isAtRest } from './people.ts';
import { isSquareBeside } from './standing-room.ts';
import { isStanding } from './structures.ts';

/** Nothing is beside a square whose box is farther from its middle, however both are turned. */
const NEAR = 3 * SQUARE;

/** Somebody on foot who does not move has something solid beside him to rest his arm on: a wall, or a vehicle at rest (H-274). */
export function isBraced(world: World, { id, pose: square }: Stand): boolean {
  const { setup, state } = world;
  if (!isAtRest(world, id)) return false;
  for (const vehicle of state.vehicles)
    if (!vehicle.gone && vehicle.speed === 0 && isSquareBeside(square, vehicle.pose, sizeOf(vehicle))) return true;
  for (const { structure, pose, size, box } of builtOf(setup, state)) {
    if (box.minX > square.x + NEAR || box.maxX < square.x - NEAR) continue;
    if (box.minY > square.y + NEAR || box.maxY < square.y - NEAR) continue;
    if (isStanding(state, structure) && isSquareBeside(square, pose, size)) return true;
  }
  return false;
}
