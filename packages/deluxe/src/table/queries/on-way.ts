import {
  CONTACT_SLACK,
  type Motion,
  overlaps,
  type Pose,
  poseInLeg,
  RectangleSet,
  rectangle,
  type Size,
} from '@hardtop/geometry';
import { sizeOf, type Vehicle } from '../state/state.ts';

// Filled anew by every call; holds nothing between two.
const scratch = new RectangleSet(1);

/** No way is longer than this beyond the vehicle's end pose. */
export const LONGEST_WAY = 8;

/** When on a way a vehicle reaches a rectangle; null if it does not. What lies under it at the start it has reached. */
export function reaches(vehicle: Vehicle, from: Pose, way: Motion, pose: Pose, size: Size): number | null {
  const own = sizeOf(vehicle);
  // Mostly it is somewhere else: half of lengths and widths together go beyond all corners.
  const around = (own.length + own.width + size.length + size.width) / 2;
  if (
    Math.abs(from.x - pose.x) <= around &&
    Math.abs(from.y - pose.y) <= around &&
    overlaps(rectangle(from, own), rectangle(pose, size), CONTACT_SLACK)
  )
    return 0;
  scratch.clear();
  scratch.add(pose, size);
  // A way that ends at the very edge does not cross it.
  if (scratch.sweepFirst(own, from, way, CONTACT_SLACK) < 0) return null;
  return scratch.contactLeg + scratch.contactT;
}

/** Where on a way it is by then. */
export function poseOnWay(from: Pose, way: Motion, at: number): Pose {
  let pose = from;
  for (let i = 0; i < way.length; i++) {
    const leg = way[i];
    if (leg === undefined || at <= i) break;
    pose = poseInLeg(pose, leg, Math.min(1, at - i));
  }
  return pose;
}
