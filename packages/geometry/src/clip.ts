import { leastAlong } from './separation.ts';
import type { Face, Shape } from './shape.ts';
import { facesOf } from './shape.ts';
import type { Point } from './vector.ts';
import { between, distance, dot, TOLERANCE } from './vector.ts';

function withoutRepeats(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last === undefined || distance(last, point) > TOLERANCE) kept.push(point);
  }
  const [first] = kept;
  const last = kept.at(-1);
  if (kept.length > 1 && first && last && distance(first, last) <= TOLERANCE) kept.pop();
  return kept;
}

function cutAt(a: Point, b: Point, outA: number, outB: number): Point {
  return between(a, b, outA / (outA - outB));
}

function cutBy(points: readonly Point[], face: Face): Point[] {
  const kept: Point[] = [];
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a;
    const outA = dot(face.normal, a) - face.offset;
    const outB = dot(face.normal, b) - face.offset;
    if (outA <= 0) kept.push(a);
    if ((outA < 0 && outB > 0) || (outA > 0 && outB < 0)) kept.push(cutAt(a, b, outA, outB));
  }
  return withoutRepeats(kept);
}

/**
 * The part of a shape within all the half planes, or null when nothing is left. A mere touch leaves a shape of
 * one or two points.
 */
export function clip(shape: Shape, faces: readonly Face[]): Shape | null {
  let { points } = shape;
  for (const face of faces) {
    points = cutBy(points, face);
    // Nothing comes of nothing.
    if (points.length === 0) return null;
  }
  return points.length === 0 ? null : { points };
}

/** The common part of two shapes, or null. */
export function intersection(a: Shape, b: Shape): Shape | null {
  // Most pairs lie apart, and then nothing need be cut.
  for (const { normal, offset } of facesOf(b)) if (leastAlong(a, normal) > offset + TOLERANCE) return null;
  // Widened by less than the noise: between the two sides of a wall without thickness nothing would be left.
  const faces = facesOf(b).map(({ normal, offset }) => ({ normal, offset: offset + TOLERANCE / 2 }));
  return clip(a, faces);
}
