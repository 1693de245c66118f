import type { Pose } from '@hardtop/geometry';
import { OBJECTS } from '../../catalog/rams.ts';
import type { Obstacle } from '../../scenarios/setup.ts';
import type { State } from '../state/state.ts';

// A building has a skin and an inner wall for each square; holes are remembered square by square.

export function holeAt({ id }: Obstacle, { x, y }: Pose): string {
  return `${id}@${Math.round(x)},${Math.round(y)}`;
}

/** Whether somebody has driven through this square of it before. */
export function isBreached({ smashed }: State, building: Obstacle, pose: Pose): boolean {
  return smashed.length > 0 && smashed.includes(holeAt(building, pose));
}

/** The size of the wall next met: the skin from outside, an inner wall within. */
export function wallSize(inside: boolean): number {
  return inside ? OBJECTS.interiorWall.size : OBJECTS.building.size;
}
