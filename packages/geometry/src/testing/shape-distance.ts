// Distances of shapes point by point, slow and plain: what tests hold the quick ways against.

import { intersection } from '../clip.ts';
import { nearestOnSegment } from '../distance.ts';
import { overlaps } from '../separation.ts';
import { contains, edgesOf, middleOf, type Shape, segment } from '../shape.ts';
import { distance, type Point, TOLERANCE } from '../vector.ts';

interface NearestPoints {
  readonly onA: Point;
  readonly onB: Point;
  readonly distance: number;
}

/** The nearest point of the shape's outline. */
function nearestOnOutline(shape: Shape, point: Point): Point {
  let best = shape.points[0] ?? point;
  let least = distance(best, point);
  for (const edge of edgesOf(shape)) {
    const candidate = nearestOnSegment(edge, point);
    const d = distance(candidate, point);
    if (d < least - TOLERANCE) [best, least] = [candidate, d];
  }
  return best;
}

// Two convex shapes apart are always nearest at a corner of one of them.
function nearestCorner(a: Shape, b: Shape): NearestPoints | null {
  let best: NearestPoints | null = null;
  for (const onA of a.points) {
    const onB = nearestOnOutline(b, onA);
    const d = distance(onA, onB);
    if (best === null || d < best.distance - TOLERANCE) best = { onA, onB, distance: d };
  }
  return best;
}

function swapped(pair: NearestPoints): NearestPoints {
  return { onA: pair.onB, onB: pair.onA, distance: pair.distance };
}

function common(a: Shape, b: Shape): NearestPoints {
  const shared = middleOf(intersection(a, b) ?? a);
  return { onA: shared, onB: shared, distance: 0 };
}

/** The closest points of two shapes; for overlapping shapes, twice the middle of their common part. */
export function nearestPoints(a: Shape, b: Shape): NearestPoints {
  if (overlaps(a, b)) return common(a, b);
  const fromA = nearestCorner(a, b);
  const fromB = nearestCorner(b, a);
  if (fromA === null || fromB === null) throw new Error('a shape needs points');
  const best = fromB.distance < fromA.distance - TOLERANCE ? swapped(fromB) : fromA;
  return best.distance <= TOLERANCE ? { ...best, distance: 0 } : best;
}

/** 0 when the shapes overlap or touch. */
export function distanceBetween(a: Shape, b: Shape): number {
  return nearestPoints(a, b).distance;
}

/** 0 for a point in the shape or on its edge. */
export function distanceToPoint(shape: Shape, point: Point): number {
  return contains(shape, point) ? 0 : distance(nearestOnOutline(shape, point), point);
}

/** 0 when the segment enters or touches the shape. */
export function distanceToSegment(shape: Shape, a: Point, b: Point): number {
  return distanceBetween(shape, segment(a, b));
}
