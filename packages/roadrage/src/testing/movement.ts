import { SCALE } from '../catalog/maneuvers.ts';
import type { RoadGame } from '../table/state/state.ts';

/** As after phase 1, with the speeds the vehicles have: everybody's whole movement before them. */
export function readyToMove({ state }: RoadGame): void {
  state.at = 'mover';
  for (const vehicle of state.vehicles) {
    vehicle.orderSpeed = vehicle.speed;
    vehicle.left = vehicle.speed / SCALE.mphPerSquare;
  }
}
