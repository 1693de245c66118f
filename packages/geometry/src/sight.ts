import { QUANTUM } from './pose.ts';
import type { Shape } from './shape.ts';
import { middleOf, PLANE, planesOf } from './shape.ts';
import type { Point } from './vector.ts';
import { between, cross, dot, lengthOf, subtract, TOLERANCE } from './vector.ts';

/**
 * How far a line may cut into a shape, or run past the end of a wall, and still only graze it. A shape must be
 * thicker than twice this to block; make thinner walls of two points.
 */
const SIGHT_TOLERANCE = QUANTUM;

interface Blocked {
  readonly index: number;
  /** Where the line first meets the blocker. */
  readonly point: Point;
}

/** A stretch of the line from a to b, in fractions of it. */
interface Span {
  readonly enter: number;
  readonly exit: number;
}

/** The stretch of a line within a shape made smaller by `margin` on every side (larger if negative), or null. */
export function spanWithin(shape: Shape, a: Point, b: Point, margin: number): Span | null {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let enter = 0;
  let exit = 1;
  const planes = planesOf(shape);
  for (let i = 0; i < planes.length; i += PLANE) {
    const x = planes[i] ?? 0;
    const y = planes[i + 1] ?? 0;
    const depth = (planes[i + 2] ?? 0) - margin - (x * a.x + y * a.y);
    const rate = x * dx + y * dy;
    if (Math.abs(rate) < TOLERANCE * TOLERANCE) {
      if (depth < 0) return null;
    } else if (rate > 0) exit = Math.min(exit, depth / rate);
    else enter = Math.max(enter, depth / rate);
    // The one only rises and the other only falls.
    if (enter >= exit) return null;
  }
  return { enter, exit };
}

// Both ends of the line must lie clearly on either side of the wall, and the crossing clearly between its ends.
function wallCrossing(start: Point, end: Point, a: Point, b: Point): number | null {
  const wall = subtract(end, start);
  const length = lengthOf(wall);
  const sideA = cross(wall, subtract(a, start)) / length;
  const sideB = cross(wall, subtract(b, start)) / length;
  if (sideA * sideB >= 0 || Math.min(Math.abs(sideA), Math.abs(sideB)) <= SIGHT_TOLERANCE) return null;
  const t = sideA / (sideA - sideB);
  const along = dot(subtract(between(a, b, t), start), wall) / length;
  return along > SIGHT_TOLERANCE && along < length - SIGHT_TOLERANCE ? t : null;
}

/** The fraction of the line at which it enters a shape, or null when it misses or only grazes it. */
function crossingOf(shape: Shape, a: Point, b: Point): number | null {
  const [start, end, third] = shape.points;
  if (start === undefined || end === undefined) return null;
  if (third === undefined) return wallCrossing(start, end, a, b);
  return spanWithin(shape, a, b, SIGHT_TOLERANCE)?.enter ?? null;
}

/** The indices of all the shapes a line crosses, ascending. */
export function crossings(from: Point, to: Point, shapes: readonly Shape[]): number[] {
  return shapes.flatMap((shape, i) => (crossingOf(shape, from, to) === null ? [] : [i]));
}

/**
 * Null when the line is clear, else the first blocker. Grazing an edge or a corner does not block, save where
 * two blockers touch the line from both sides at one place: between shapes that join there is no gap.
 */
export function sightLine(from: Point, to: Point, blockers: readonly Shape[]): Blocked | null {
  let best: { index: number; t: number } | null = null;
  let index = 0;
  for (const blocker of blockers) {
    const t = crossingOf(blocker, from, to);
    if (t !== null && (best === null || t < best.t - TOLERANCE)) best = { index, t };
    index++;
  }
  best ??= pinch(from, to, blockers);
  return best && { index: best.index, point: between(from, to, best.t) };
}

/** Whether nothing blocks the line: the same as no `sightLine`, for who does not ask where. */
export function isSightClear(from: Point, to: Point, blockers: readonly Shape[]): boolean {
  for (const blocker of blockers) if (crossingOf(blocker, from, to) !== null) return false;
  return pinch(from, to, blockers) === null;
}

/** Whether one blocker alone hides a convex target: it crosses the lines to all its corners, and so those to all between them. */
export function isHidden(from: Point, corners: readonly Point[], blockers: readonly Shape[]): boolean {
  for (const blocker of blockers) if (crossesAll(blocker, from, corners)) return true;
  return false;
}

function crossesAll(blocker: Shape, from: Point, corners: readonly Point[]): boolean {
  for (const corner of corners) if (crossingOf(blocker, from, corner) === null) return false;
  return true;
}

interface Graze extends Span {
  readonly index: number;
  readonly side: number;
}

function grazesOf(from: Point, to: Point, blockers: readonly Shape[]): Graze[] {
  const along = subtract(to, from);
  const grazes: Graze[] = [];
  for (const [index, blocker] of blockers.entries()) {
    const span = spanWithin(blocker, from, to, -SIGHT_TOLERANCE);
    if (span === null) continue;
    const offset = cross(along, subtract(middleOf(blocker), from)) / lengthOf(along);
    // A wall seen edge-on lies on neither side.
    if (Math.abs(offset) > SIGHT_TOLERANCE)
      grazes.push({ enter: span.enter, exit: span.exit, index, side: Math.sign(offset) });
  }
  return grazes;
}

// A gap at the very end of the line does not count: an eye or a target may stand in the join of two walls.
function pinch(from: Point, to: Point, blockers: readonly Shape[]): { index: number; t: number } | null {
  if (blockers.length < 2) return null;
  const grazes = grazesOf(from, to, blockers);
  if (grazes.length < 2) return null;
  const end = SIGHT_TOLERANCE / lengthOf(subtract(to, from));
  for (const [i, a] of grazes.entries()) {
    for (const b of grazes.slice(i + 1)) {
      const enter = Math.max(a.enter, b.enter);
      const exit = Math.min(a.exit, b.exit);
      if (a.side !== b.side && enter <= exit && enter < 1 - 2 * end && exit > 2 * end) {
        return { index: a.index, t: enter };
      }
    }
  }
  return null;
}
