import { gapBetween, rectangle } from '@hardtop/geometry';
import { SQUARE } from '../../catalog/units.ts';
import type { Stand } from '../state/stand.ts';
import { shapeOf, sizeOf, type World } from '../state/state.ts';
import { builtOf } from './breaches.ts';
import { isAtRest } from './people.ts';
import { isStanding } from './structures.ts';

/** Somebody on foot who does not move has something solid beside him to rest his arm on: a wall, or a vehicle at rest (H-274). */
export function isBraced(world: World, { id, pose, counter }: Stand): boolean {
  const { setup, state } = world;
  if (!isAtRest(world, id)) return false;
  const square = rectangle(pose, sizeOf({ counter }));
  for (const vehicle of state.vehicles)
    if (!vehicle.gone && vehicle.speed === 0 && gapBetween(square, shapeOf(vehicle)) < SQUARE) return true;
  for (const { structure, shape } of builtOf(setup, state))
    if (isStanding(state, structure) && gapBetween(square, shape) < SQUARE) return true;
  return false;
}
