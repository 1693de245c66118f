import { intersection } from './clip.ts';
import type { Shape } from './shape.ts';
import { centreOfEdge, contains, edgesOf, middleOf } from './shape.ts';
import { isHidden, isSightClear, spanWithin } from './sight.ts';
import type { Point } from './vector.ts';
import { add, between, cross, distance, dot, scale, subtract, TOLERANCE, unit } from './vector.ts';

// How far towards the middle a corner is taken: a line to the very corner would graze whatever touches it.
const CORNER_INSET = 1 / 32;

// Openings narrower than this (radians; three quanta at 30 inches) are not looked through.
const LEAST_OPENING = 1e-4;

/**
 * A point of the target that can be seen, or null. Tries the middle, the corners and the middles of the facing
 * edges; then the middle of every opening between two neighbouring corners, of the target or of a blocker, as
 * seen from the eye. What is seen of the target changes only at such corners, and where a blocker's outline
 * cuts the target's, so no wide opening is missed.
 */
export function sightToShape(from: Point, target: Shape, blockers: readonly Shape[]): Point | null {
  if (contains(target, from)) return from;
  if (isHidden(from, target.points, blockers)) return null;
  return plainPoint(from, target, blockers) ?? pointInOpening(from, target, blockers);
}

function plainPoint(from: Point, target: Shape, blockers: readonly Shape[]): Point | null {
  const middle = middleOf(target);
  if (isSightClear(from, middle, blockers)) return middle;
  for (const corner of target.points) {
    const inside = between(corner, middle, CORNER_INSET);
    if (isSightClear(from, inside, blockers)) return inside;
  }
  for (const edge of edgesOf(target)) {
    if (cross(subtract(edge.b, edge.a), subtract(from, edge.a)) >= 0) continue;
    const centre = centreOfEdge(edge);
    if (isSightClear(from, centre, blockers)) return centre;
  }
  return null;
}

function directionsTo(from: Point, points: readonly Point[]): Point[] {
  const directions: Point[] = [];
  for (const point of points) {
    const direction = unit(subtract(point, from));
    if (direction !== null) directions.push(direction);
  }
  return directions;
}

// The limits of what the eye sees of the target: every other direction to it lies left of `right`.
function limitsOf(directions: readonly Point[]): { right: Point; left: Point } | null {
  const right = directions.find((r) => directions.every((d) => cross(r, d) >= -TOLERANCE));
  const left = directions.find((l) => directions.every((d) => cross(l, d) <= TOLERANCE));
  return (right && left && { right, left }) || null;
}

function pointInOpening(from: Point, target: Shape, blockers: readonly Shape[]): Point | null {
  const ordered = directionsTo(from, target.points);
  const limits = limitsOf(ordered);
  if (limits === null) return null;
  const { right, left } = limits;
  const addInside = (points: readonly Point[]): void => {
    for (const d of directionsTo(from, points)) if (cross(right, d) > 0 && cross(d, left) > 0) ordered.push(d);
  };
  for (const blocker of blockers) {
    addInside(blocker.points);
    addInside(intersection(blocker, target)?.points ?? []);
  }
  // Seen from outside, a convex target spans less than half a turn: the cosine orders the directions.
  ordered.sort((a, b) => dot(right, b) - dot(right, a));
  for (let i = 1; i < ordered.length; i++) {
    const point = hitBetween(from, ordered[i - 1] ?? right, ordered[i] ?? left, target);
    if (point !== null && isSightClear(from, point, blockers)) return point;
  }
  return null;
}

function hitBetween(from: Point, a: Point, b: Point, target: Shape): Point | null {
  if (cross(a, b) < LEAST_OPENING) return null;
  const direction = unit(add(a, b));
  if (direction === null) return null;
  let farthest = 0;
  for (const point of target.points) farthest = Math.max(farthest, distance(from, point));
  const far = add(from, scale(direction, 1 + farthest));
  // Widened by the noise, since a target of two points has no inside.
  const span = spanWithin(target, from, far, -TOLERANCE);
  return span === null ? null : between(from, far, span.enter);
}
