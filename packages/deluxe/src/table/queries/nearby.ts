import { distance, radiusOf } from '@hardtop/geometry';
import type { Counter } from '../state/counters.ts';
import { sizeOf, type Vehicle } from '../state/state.ts';

/** The circles around both come within so many inches of each other: most of what lies about is far off. */
export function isNear(vehicle: Vehicle, { pose, size }: Counter, reach = 0): boolean {
  return distance(vehicle.pose, pose) <= radiusOf(sizeOf(vehicle)) + radiusOf(size) + reach;
}
