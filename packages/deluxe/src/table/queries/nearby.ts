import { distance, type Pose, radiusOf, type Size } from '@hardtop/geometry';
import type { Stand } from '../state/stand.ts';
import { sizeOf } from '../state/state.ts';

interface Placed {
  readonly pose: Pose;
  readonly size: Size;
}

/** The circles around both come within so many inches of each other: most of what lies about is far off. */
export function isNear(vehicle: Stand, { pose, size }: Placed, reach = 0): boolean {
  const own = sizeOf(vehicle);
  // The quick test: half of lengths and widths together go beyond both circles.
  const far = (own.length + own.width + size.length + size.width) / 2 + reach;
  if (Math.abs(vehicle.pose.x - pose.x) > far || Math.abs(vehicle.pose.y - pose.y) > far) return false;
  return distance(vehicle.pose, pose) <= radiusOf(own) + radiusOf(size) + reach;
}
