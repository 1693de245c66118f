import { type Heading, headingOf, normalizeHeading, type Pose, signedTurn } from '@hardtop/geometry';
import type { Body } from '../../catalog/bodies.ts';
import type { Field, Thing } from './field.ts';

/** An eighth of a turn in tenths of a degree: the facings of the grid. */
export const EIGHTH = 450;
const QUARTER = 900;

/** One square along each facing, counter-clockwise from north. */
const STEPS = [
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
] as const;

/** The facing nearest to a heading, 0 to 7. */
function facingOf(heading: Heading): number {
  return Math.round(normalizeHeading(heading) / EIGHTH) % STEPS.length;
}

function moved(pose: Pose, heading: Heading, squares: number): Pose {
  const step = STEPS[facingOf(heading)] ?? STEPS[0];
  return { x: pose.x + step.x * squares, y: pose.y + step.y * squares, h: pose.h };
}

/** Bodies of this size fill a second square where the variant says so. */
const LONG = 4;

/** The square behind a long body. */
export function tailOf({ pose, body }: Thing): Pose | null {
  return body !== null && body.size >= LONG ? moved(pose, pose.h, -1) : null;
}

const same = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y;
const between = (a: Pose, b: Pose): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** The nearest pair of squares of two things, of which either may have a tail. */
function longRange(a: Thing, b: Thing): number {
  const tailA = tailOf(a);
  const tailB = tailOf(b);
  let least = between(a.pose, b.pose);
  if (tailA !== null) least = Math.min(least, between(tailA, b.pose));
  if (tailB !== null) least = Math.min(least, between(a.pose, tailB));
  return tailA !== null && tailB !== null ? Math.min(least, between(tailA, tailB)) : least;
}

/** From centre to centre, in both fields. */
export function bearingOf(from: Thing, heading: Heading, to: Thing): number {
  return signedTurn(heading, headingOf({ x: to.pose.x - from.pose.x, y: to.pose.y - from.pose.y }));
}

/** Squares and eight facings. A diagonal step is one square like any other; ranges count the same way. */
function gridField(long: boolean): Field {
  return {
    kind: 'grid',
    alternate: false,
    step: (pose, heading) => moved(pose, heading, 1),
    shift: (pose, side, squares) => moved(pose, pose.h + (side === 'left' ? QUARTER : -QUARTER), squares),
    turn: ({ x, y, h }: Pose, _body: Body, byTenths: number) => ({ x, y, h: normalizeHeading(h + byTenths) }),
    touches: (a, b) => (long ? longRange(a, b) === 0 : same(a.pose, b.pose)),
    range: (a, b) => (long ? longRange(a, b) : between(a.pose, b.pose)),
    bearing: bearingOf,
  };
}

export const GRID_FIELD = gridField(false);
/** The grid with buses that also fill the square behind them. */
export const LONG_GRID_FIELD = gridField(true);
