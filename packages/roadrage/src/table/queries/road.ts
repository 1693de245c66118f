import { between, distance, dot, type Heading, headingOf, type Point, subtract } from '@hardtop/geometry';
import type { Road } from '../../scenarios/setup.ts';

interface Stretch {
  readonly a: Point;
  readonly b: Point;
  readonly length: number;
  /** Squares from the beginning of the road to `a`. */
  readonly before: number;
  readonly heading: Heading;
  readonly safe: number | null;
}

/** A place as the road sees it. */
interface OnRoad {
  /** Squares from the beginning of the road. */
  readonly along: number;
  /** Squares from its middle. */
  readonly off: number;
  readonly heading: Heading;
  /** The safe speed of the stretch; null where there is no need to slow down. */
  readonly safe: number | null;
}

const stretchesByRoad = new WeakMap<Road, readonly Stretch[]>();

function stretchesOf(road: Road): readonly Stretch[] {
  const known = stretchesByRoad.get(road);
  if (known !== undefined) return known;
  const made: Stretch[] = [];
  const points = road.closed ? [...road.points, ...road.points.slice(0, 1)] : road.points;
  let before = 0;
  points.slice(1).forEach((b, i) => {
    const a = points[i] ?? b;
    const length = distance(a, b);
    made.push({ a, b, length, before, heading: headingOf(subtract(b, a)), safe: road.bends[i] ?? null });
    before += length;
  });
  stretchesByRoad.set(road, made);
  return made;
}

export function lengthOfRoad(road: Road): number {
  const last = stretchesOf(road).at(-1);
  return last === undefined ? 0 : last.before + last.length;
}

/** The nearest place on the road. */
export function onRoad(road: Road, point: Point): OnRoad {
  let best: OnRoad = { along: 0, off: Number.POSITIVE_INFINITY, heading: 0, safe: null };
  for (const { a, b, length, before, heading, safe } of stretchesOf(road)) {
    const t = length === 0 ? 0 : dot(subtract(point, a), subtract(b, a)) / (length * length);
    const part = Math.max(0, Math.min(1, t));
    const off = distance(point, between(a, b, part));
    if (off < best.off) best = { along: before + part * length, off, heading, safe };
  }
  return best;
}

/** Squares by which a place lies ahead of another along the road; on a circuit the shorter way round. */
export function aheadOnRoad(road: Road, from: Point, to: Point): number {
  const gap = onRoad(road, to).along - onRoad(road, from).along;
  if (!road.closed) return gap;
  const whole = lengthOfRoad(road);
  if (gap > whole / 2) return gap - whole;
  return gap < -whole / 2 ? gap + whole : gap;
}
