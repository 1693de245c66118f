import type { Pose } from '@hardtop/geometry';
import { OBJECTS } from '../../catalog/rams.ts';
import type { Obstacle } from '../../scenarios/setup.ts';
import type { Breach, State } from '../state/state.ts';

// A building has a skin and an inner wall for each square; holes are remembered square by square.

export function breachAt({ id }: Obstacle, { x, y }: Pose): Breach {
  return { building: id, x: Math.round(x), y: Math.round(y) };
}

/** Whether somebody has driven through this square of it before. */
export function isBreached({ breaches }: State, building: Obstacle, pose: Pose): boolean {
  if (breaches.length === 0) return false;
  const hole = breachAt(building, pose);
  return breaches.some(({ building: id, x, y }) => id === hole.building && x === hole.x && y === hole.y);
}

/** The size of the wall next met: the skin from outside, an inner wall within. */
export function wallSize(inside: boolean): number {
  return inside ? OBJECTS.interiorWall.size : OBJECTS.building.size;
}
