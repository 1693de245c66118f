import { contactPoint, type Pose, rectangle, SIDES, type Side, separation, toLocal } from '@hardtop/geometry';
import { SCALE } from '../../catalog/maneuvers.ts';
import type { Thing } from './field.ts';
import { sizeOf } from './open-field.ts';

// Touching without a grid: whether a model meets another, and with which side of the other.

/** Half a millimetre is no contact; a strike within three of a corner is a strike on the corner. */
const EXACT = 0.5 / SCALE.squareMm;
const CORNER = 3 / SCALE.squareMm;
/** Two that lie against each other and drive on side by side: the rounding of their places is no new contact. */
const JITTER = 0.1 / SCALE.squareMm;

function gapOf(a: Thing, b: Thing): number {
  return separation(rectangle(a.pose, sizeOf(a.body)), rectangle(b.pose, sizeOf(b.body))).gap;
}

/** Whether moving on would make two models overlap, or overlap more than they do. */
export function newlyTouches(mover: Thing, next: Pose, other: Thing): boolean {
  const gap = gapOf({ pose: next, body: mover.body }, other);
  return gap < -EXACT && gap < gapOf(mover, other) - JITTER;
}

/** The side of the other that a model lies against, two on a corner: the side nearest to the touch first. */
export function sidesTouched(own: Thing, other: Thing): readonly Side[] {
  const size = sizeOf(other.body);
  const a = rectangle(own.pose, sizeOf(own.body));
  const b = rectangle(other.pose, size);
  const point = toLocal(other.pose, contactPoint(a, b, separation(a, b).normal));
  const depth: Readonly<Record<Side, number>> = {
    front: size.length / 2 - point.y,
    back: size.length / 2 + point.y,
    left: size.width / 2 + point.x,
    right: size.width / 2 - point.x,
  };
  const order = SIDES.toSorted((one, two) => depth[one] - depth[two]);
  const [first, second] = order;
  if (first === undefined || second === undefined) return ['front'];
  return depth[second] <= CORNER ? [first, second] : [first];
}
