import type { Shape } from './shape.ts';
import { PLANE, planesOf } from './shape.ts';
import type { Point } from './vector.ts';
import { dot, scale, TOLERANCE } from './vector.ts';

/**
 * How two convex shapes lie to each other along their best separating axis. `gap` is negative by the depth of
 * the overlap; when positive it is a lower bound of the distance. `normal` is the unit direction in which
 * moving the first shape takes it out of the second.
 */
interface Separation {
  readonly gap: number;
  readonly normal: Point;
}

/** The least of dot(normal, p) over a shape: how far it reaches against the normal. */
export function leastAlong(shape: Shape, normal: Point): number {
  let least = Infinity;
  for (const point of shape.points) {
    const along = dot(point, normal);
    if (along < least) least = along;
  }
  return least;
}

/** How far a shape stays before a plane of another, the one whose numbers begin at `at`; negative by as much as it reaches behind it. */
export function gapBefore({ points }: Shape, planes: readonly number[], at: number): number {
  const x = planes[at] ?? 0;
  const y = planes[at + 1] ?? 0;
  let least = Infinity;
  for (const point of points) {
    const along = point.x * x + point.y * y;
    if (along < least) least = along;
  }
  return least - (planes[at + 2] ?? 0);
}

const NORTH: Point = { x: 0, y: 1 };

function widestFace(planes: readonly number[], other: Shape): Separation {
  let widest = -Infinity;
  let best = -1;
  for (let i = 0; i < planes.length; i += PLANE) {
    const gap = gapBefore(other, planes, i);
    // Later faces must win by more than noise, so the choice does not hang on the last bit.
    if (gap <= widest + TOLERANCE) continue;
    widest = gap;
    best = i;
  }
  const normal = best < 0 ? NORTH : { x: planes[best] ?? 0, y: planes[best + 1] ?? 0 };
  return { gap: widest, normal };
}

export function separation(a: Shape, b: Shape): Separation {
  const fromB = widestFace(planesOf(b), a);
  const fromA = widestFace(planesOf(a), b);
  if (fromA.gap <= fromB.gap + TOLERANCE) return fromB;
  return { gap: fromA.gap, normal: scale(fromA.normal, -1) };
}

/** The gap alone, as `separation` finds it. */
export function gapBetween(a: Shape, b: Shape): number {
  const fromB = widestGap(planesOf(b), a);
  const fromA = widestGap(planesOf(a), b);
  return fromA <= fromB + TOLERANCE ? fromB : fromA;
}

/** The gap as the edges of one shape see it: half the work, and no more than the whole gap. */
export function gapFrom(shape: Shape, other: Shape): number {
  return widestGap(planesOf(shape), other);
}

function widestGap(planes: readonly number[], other: Shape): number {
  let widest = -Infinity;
  for (let i = 0; i < planes.length; i += PLANE) {
    const gap = gapBefore(other, planes, i);
    if (gap > widest + TOLERANCE) widest = gap;
  }
  return widest;
}

/** The shortest way one shape must move to leave the other; 0 when they are apart or only touch. */
export function penetration(a: Shape, b: Shape): number {
  const gap = gapUnlessApart(a, b);
  return gap < -TOLERANCE ? -gap : 0;
}

/** Whether the shapes share more than their edges; a penetration up to `slack` is ignored. */
export function overlaps(a: Shape, b: Shape, slack = 0): boolean {
  return gapUnlessApart(a, b) < -(slack + TOLERANCE);
}

/** Told by the axes of the map, for which no face has to be made. */
function areBoxesApart(a: readonly Point[], b: readonly Point[]): boolean {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of a) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  let [isWest, isEast, isSouth, isNorth] = [true, true, true, true];
  for (const { x, y } of b) {
    if (x > west) isWest = false;
    if (x < east) isEast = false;
    if (y > south) isSouth = false;
    if (y < north) isNorth = false;
  }
  return isWest || isEast || isSouth || isNorth;
}

/** As `gapBetween`, but infinite where some face has the whole other shape before it: most lie apart, and the first face that tells is enough. */
function gapUnlessApart(a: Shape, b: Shape): number {
  if (areBoxesApart(a.points, b.points)) return Infinity;
  const fromB = widestUnlessApart(planesOf(b), a);
  if (fromB === Infinity) return fromB;
  const fromA = widestUnlessApart(planesOf(a), b);
  return fromA <= fromB + TOLERANCE ? fromB : fromA;
}

function widestUnlessApart(planes: readonly number[], other: Shape): number {
  let widest = -Infinity;
  for (let i = 0; i < planes.length; i += PLANE) {
    const gap = gapBefore(other, planes, i);
    if (gap >= 0) return Infinity;
    if (gap > widest + TOLERANCE) widest = gap;
  }
  return widest;
}

// How close to the extreme a corner must be to belong to the touching feature: above the noise of rotations.
const FEATURE_TOLERANCE = 1e-6;

function reach(shape: Shape, normal: Point, tangent: Point): { low: number; high: number; depth: number } {
  const depth = leastAlong(shape, normal);
  let low = Infinity;
  let high = -Infinity;
  for (const point of shape.points) {
    if (dot(point, normal) > depth + FEATURE_TOLERANCE) continue;
    low = Math.min(low, dot(point, tangent));
    high = Math.max(high, dot(point, tangent));
  }
  return { low, high, depth };
}

/** Where two touching shapes meet: the corner, or the middle of the shared stretch of edge. */
export function contactPoint(a: Shape, b: Shape, normal: Point): Point {
  const tangent = { x: 0 - normal.y, y: normal.x };
  const onA = reach(a, normal, tangent);
  const onB = reach(b, scale(normal, -1), tangent);
  const along = (Math.max(onA.low, onB.low) + Math.min(onA.high, onB.high)) / 2;
  const out = (onA.depth - onB.depth) / 2;
  return { x: normal.x * out + tangent.x * along, y: normal.y * out + tangent.y * along };
}
