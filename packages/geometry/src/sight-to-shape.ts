import { intersection } from './clip.ts';
import type { Shape } from './shape.ts';
import { centreOfEdge, contains, edgesOf, middleOf } from './shape.ts';
import { sightLine, spanWithin } from './sight.ts';
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
  const isClear = (to: Point): boolean => sightLine(from, to, blockers) === null;
  return plainPoints(from, target).find(isClear) ?? openingPoints(from, target, blockers).find(isClear) ?? null;
}

function plainPoints(from: Point, target: Shape): Point[] {
  const middle = middleOf(target);
  const corners = target.points.map((corner) => between(corner, middle, CORNER_INSET));
  const facing = edgesOf(target).filter(({ a, b }) => cross(subtract(b, a), subtract(from, a)) < 0);
  return [middle, ...corners, ...facing.map(centreOfEdge)];
}

function directionsTo(from: Point, points: readonly Point[]): Point[] {
  return points.flatMap((point) => unit(subtract(point, from)) ?? []);
}

// The limits of what the eye sees of the target: every other direction to it lies left of `right`.
function limitsOf(directions: readonly Point[]): { right: Point; left: Point } | null {
  const right = directions.find((r) => directions.every((d) => cross(r, d) >= -TOLERANCE));
  const left = directions.find((l) => directions.every((d) => cross(l, d) <= TOLERANCE));
  return (right && left && { right, left }) || null;
}

function openingPoints(from: Point, target: Shape, blockers: readonly Shape[]): Point[] {
  const onTarget = directionsTo(from, target.points);
  const limits = limitsOf(onTarget);
  if (limits === null) return [];
  const { right, left } = limits;
  const onBlockers = directionsTo(
    from,
    blockers.flatMap((blocker) => [...blocker.points, ...(intersection(blocker, target)?.points ?? [])]),
  );
  const inside = onBlockers.filter((d) => cross(right, d) > 0 && cross(d, left) > 0);
  // Seen from outside, a convex target spans less than half a turn: the cosine orders the directions.
  const ordered = [...onTarget, ...inside].sort((a, b) => dot(right, b) - dot(right, a));
  return ordered.flatMap((a, i) => hitBetween(from, a, ordered[i + 1] ?? a, target));
}

function hitBetween(from: Point, a: Point, b: Point, target: Shape): Point[] {
  if (cross(a, b) < LEAST_OPENING) return [];
  const direction = unit(add(a, b));
  if (direction === null) return [];
  const reach = 1 + Math.max(...target.points.map((point) => distance(from, point)));
  const far = add(from, scale(direction, reach));
  // Widened by the noise, since a target of two points has no inside.
  const span = spanWithin(target, from, far, -TOLERANCE);
  return span === null ? [] : [between(from, far, span.enter)];
}
