import { cosOfNormal, FULL_TURN, sinOfNormal } from './sine.ts';
import type { Point } from './vector.ts';

/** An integer count of tenths of a degree, 0..3599, counter-clockwise from north (+y). */
export type Heading = number;

const HALF_TURN = FULL_TURN / 2;
const QUARTER_TURN = FULL_TURN / 4;

/** Degrees to tenths, rounded; keeps its sign, so it serves for turns too. */
export function degrees(n: number): number {
  return Math.round(n * 10) + 0;
}

export function normalizeHeading(tenths: number): Heading {
  const rest = Math.round(tenths) % FULL_TURN;
  return rest < 0 ? rest + FULL_TURN : rest + 0;
}

/** The smaller angle between two headings, 0..1800. */
export function headingDifference(a: Heading, b: Heading): number {
  return Math.abs(signedTurn(a, b));
}

/** The shorter turn from one heading to another, -1799..1800; left is positive, right is negative. */
export function signedTurn(from: Heading, to: Heading): number {
  const turn = normalizeHeading(to - from);
  return turn > HALF_TURN ? turn - FULL_TURN : turn;
}

export function sinOf(h: number): number {
  return sinOfNormal(normalizeHeading(h));
}

export function cosOf(h: number): number {
  return cosOfNormal(normalizeHeading(h));
}

/** The unit vector a counter of this heading looks along. */
export function forwardOf(h: number): Point {
  return { x: 0 - sinOf(h), y: cosOf(h) };
}

/** The unit vector to the right of a counter of this heading. */
export function rightOf(h: number): Point {
  return { x: cosOf(h), y: sinOf(h) };
}

/** The heading nearest to a vector's direction; 0 for the zero vector. Found in the sine table, without atan2. */
export function headingOf(vector: Point): Heading {
  const k = quarterAngle(Math.abs(vector.x), Math.abs(vector.y));
  if (vector.y >= 0) return normalizeHeading(vector.x <= 0 ? k : -k);
  return normalizeHeading(vector.x <= 0 ? HALF_TURN - k : HALF_TURN + k);
}

// The angle from north of (across, along), both >= 0, to the nearest tenth.
function quarterAngle(across: number, along: number): number {
  if (across === 0) return 0;
  // excess(k) = r sin(angle - k): it falls with k and changes sign at the angle sought.
  const excess = (k: number): number => across * cosOfNormal(k) - along * sinOfNormal(k);
  let low = 0;
  let high = QUARTER_TURN;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (excess(middle) >= 0) low = middle;
    else high = middle;
  }
  return excess(low) <= -excess(high) ? low : high;
}
