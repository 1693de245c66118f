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
  // Nearly every heading is one already.
  const whole = tenths | 0;
  if (whole === tenths && whole >= 0 && whole < FULL_TURN) return whole;
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

// r sin(angle - k): it falls with k and changes sign at the angle sought.
function excess(across: number, along: number, k: number): number {
  return across * cosOfNormal(k) - along * sinOfNormal(k);
}

// An arc tangent, good to a few tenths of a degree.
function roughAngle(across: number, along: number): number {
  const steep = across > along;
  const z = steep ? along / across : across / along;
  const angle = z * (QUARTER_TURN / 2 + ROUGH_BULGE * (1 - z));
  return Math.floor(steep ? QUARTER_TURN - angle : angle);
}

const ROUGH_BULGE = 156;

// The angle from north of (across, along), both >= 0, to the nearest tenth: guessed, then set right in the sine table.
function quarterAngle(across: number, along: number): number {
  if (across === 0) return 0;
  let low = Math.min(roughAngle(across, along), QUARTER_TURN - 1);
  while (low > 0 && excess(across, along, low) < 0) low--;
  while (low + 1 < QUARTER_TURN && excess(across, along, low + 1) >= 0) low++;
  return excess(across, along, low) <= -excess(across, along, low + 1) ? low : low + 1;
}
