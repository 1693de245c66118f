import type { Footing } from '../catalog/terrain.ts';

interface SquareAt {
  readonly x: number;
  readonly y: number;
}

interface RoadPatch extends SquareAt {
  readonly width: number;
  readonly height: number;
  readonly footing: Footing;
}

/** Squares of carriageway along a line: one patch for a straight north or east, one for each step of a slanting stretch. */
export function roadPatches(points: readonly SquareAt[], half: number, footing: Footing, closed = false): RoadPatch[] {
  const line = closed ? [...points, ...points.slice(0, 1)] : points;
  return line.slice(1).flatMap((b, i) => stretch(line[i] ?? b, b, half, footing));
}

function stretch(a: SquareAt, b: SquareAt, half: number, footing: Footing): RoadPatch[] {
  const steps = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  const width = 2 * half + 1;
  if (a.x === b.x || a.y === b.y) {
    const x = Math.min(a.x, b.x) - half;
    const y = Math.min(a.y, b.y) - half;
    return [{ x, y, width: width + Math.abs(b.x - a.x), height: width + Math.abs(b.y - a.y), footing }];
  }
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = Math.round(a.x + ((b.x - a.x) * step) / steps);
    const y = Math.round(a.y + ((b.y - a.y) * step) / steps);
    return { x: x - half, y: y - half, width, height: width, footing };
  });
}
