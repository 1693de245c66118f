import { distance, type Pose, radiusOf, type Size } from '@hardtop/geometry';
import type { Stand } from '../state/stand.ts';
import { sizeOf } from '../state/state.ts';

interface Placed {
  readonly pose: Pose;
  readonly size: Size;
}

/** The circles around both come within so many inches of each other: most of what lies about is far off. */
export function isNear(vehicle: Stand, { pose, size }: Placed, reach = 0): boolean {
  return distance(vehicle.pose, pose) <= radiusOf(sizeOf(vehicle)) + radiusOf(size) + reach;
}
