import type { Shape } from './shape.ts';
import { cross, type Point, subtract } from './vector.ts';

/** One half of the border, from the first point to the last; only turns to the left stay. */
function border(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    for (;;) {
      const last = kept.at(-1);
      const before = kept.at(-2);
      if (last === undefined || before === undefined) break;
      if (cross(subtract(last, before), subtract(point, before)) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  kept.pop();
  return kept;
}

/** The smallest convex shape around some points, counter-clockwise. */
export function hullOf(points: readonly Point[]): Shape {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return { points: sorted };
  return { points: [...border(sorted), ...border(sorted.toReversed())] };
}
