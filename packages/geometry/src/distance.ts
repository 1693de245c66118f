import { intersection } from './clip.ts';
import { cosOf, sinOf } from './heading.ts';
import type { Pose } from './pose.ts';
import { toLocal } from './pose.ts';
import { overlaps } from './separation.ts';
import type { Shape, Size } from './shape.ts';
import { contains, edgesOf, middleOf, rectangle, segment } from './shape.ts';
import type { Point, Segment } from './vector.ts';
import { between, distance, dot, subtract, TOLERANCE } from './vector.ts';

interface NearestPoints {
  readonly onA: Point;
  readonly onB: Point;
  readonly distance: number;
}

function nearestOnSegment(edge: Segment, point: Point): Point {
  const along = subtract(edge.b, edge.a);
  const square = dot(along, along);
  if (square === 0) return edge.a;
  const t = dot(subtract(point, edge.a), along) / square;
  return between(edge.a, edge.b, Math.min(1, Math.max(0, t)));
}

export function distanceFromSegment(edge: Segment, point: Point): number {
  return distance(nearestOnSegment(edge, point), point);
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

/** The distance of two rectangles, as `distanceBetween` gives it but without drawing their outlines. */
export function distanceBetweenRectangles(a: Pose, sizeA: Size, b: Pose, sizeB: Size): number {
  const least = Math.min(cornersToRectangle(a, sizeA, b, sizeB), cornersToRectangle(b, sizeB, a, sizeA));
  // Crossing rectangles may have no corner in each other, but then their centres are near.
  const near = (sizeA.length + sizeA.width + sizeB.length + sizeB.width) / 2;
  if (least === 0 || distance(a, b) > near) return least;
  return overlaps(rectangle(a, sizeA), rectangle(b, sizeB)) ? 0 : least;
}

/** The least distance of the corners of one rectangle from another. */
function cornersToRectangle(of: Pose, size: Size, to: Pose, sizeTo: Size): number {
  const centre = toLocal(to, of);
  const cos = cosOf(of.h - to.h);
  const sin = sinOf(of.h - to.h);
  let least = Number.POSITIVE_INFINITY;
  for (let corner = 0; corner < 4; corner++) {
    const x = ((corner & 1 ? 1 : -1) * size.width) / 2;
    const y = ((corner & 2 ? 1 : -1) * size.length) / 2;
    const dx = Math.max(0, Math.abs(centre.x + x * cos - y * sin) - sizeTo.width / 2);
    const dy = Math.max(0, Math.abs(centre.y + x * sin + y * cos) - sizeTo.length / 2);
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}
