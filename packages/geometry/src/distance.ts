import { cosOf, sinOf } from './heading.ts';
import type { Pose } from './pose.ts';
import { toLocal } from './pose.ts';
import { gapBetween, overlaps } from './separation.ts';
import type { Shape, Size } from './shape.ts';
import { edgesOf, rectangle } from './shape.ts';
import type { Point, Segment } from './vector.ts';
import { between, distance, dot, subtract } from './vector.ts';

export function nearestOnSegment(edge: Segment, point: Point): Point {
  const along = subtract(edge.b, edge.a);
  const square = dot(along, along);
  if (square === 0) return edge.a;
  const t = dot(subtract(point, edge.a), along) / square;
  return between(edge.a, edge.b, Math.min(1, Math.max(0, t)));
}

export function distanceFromSegment(edge: Segment, point: Point): number {
  return distance(nearestOnSegment(edge, point), point);
}

/** The distance of two rectangles, without drawing their outlines. */
export function distanceBetweenRectangles(a: Pose, sizeA: Size, b: Pose, sizeB: Size): number {
  const least = Math.min(cornersToRectangle(a, sizeA, b, sizeB), cornersToRectangle(b, sizeB, a, sizeA));
  // Crossing rectangles may have no corner in each other, but then their centres are near.
  const near = (sizeA.length + sizeA.width + sizeB.length + sizeB.width) / 2;
  if (least === 0 || distance(a, b) > near) return least;
  return overlaps(rectangle(a, sizeA), rectangle(b, sizeB)) ? 0 : least;
}

/** Whether two rectangles are farther apart than so much, as far as their middles tell: no corner is farther from its own than this. */
export function areFarApart(a: Point, sizeA: Size, b: Point, sizeB: Size, inches: number): boolean {
  const far = inches + (sizeA.length + sizeA.width + sizeB.length + sizeB.width) / 2;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy > far * far;
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

/** From the nearest point of one shape to that of the other; 0 where they touch or overlap. */
export function distanceBetweenShapes(a: Shape, b: Shape): number {
  if (gapBetween(a, b) <= 0) return 0;
  return Math.min(fromCorners(a, b), fromCorners(b, a));
}

function fromCorners({ points }: Shape, other: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  for (const edge of edgesOf(other))
    for (const point of points) least = Math.min(least, distanceFromSegment(edge, point));
  return least;
}
