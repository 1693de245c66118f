import type { Stand } from '../state/stand.ts';
import { sizeOf, type World } from '../state/state.ts';
import { builtOf } from './breaches.ts';
import { isAtRest } from './people.ts';
import { isSquareBeside } from './standing-room.ts';
import { isStanding } from './structures.ts';

/** Somebody on foot who does not move has something solid beside him to rest his arm on: a wall, or a vehicle at rest (H-274). */
export function isBraced(world: World, { id, pose: square }: Stand): boolean {
  const { setup, state } = world;
  if (!isAtRest(world, id)) return false;
  for (const vehicle of state.vehicles)
    if (!vehicle.gone && vehicle.speed === 0 && isSquareBeside(square, vehicle.pose, sizeOf(vehicle))) return true;
  for (const { structure, pose, size } of builtOf(setup, state))
    if (isStanding(state, structure) && isSquareBeside(square, pose, size)) return true;
  return false;
}
