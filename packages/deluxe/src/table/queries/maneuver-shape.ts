import {
  advanceLeg,
  degrees,
  endOf,
  type Leg,
  type Motion,
  makePose,
  type Point,
  type Pose,
  type Size,
  Tracer,
  turnLeg,
} from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import { MANEUVERS, type ManeuverId, maneuver } from '../../catalog/maneuvers.ts';

export type Hand = 'left' | 'right';

/** Drifts are set in sixteenths of an inch, swerves and pivots in degrees. */
export const DRIFT_STEP = 1 / 16;

/** One maneuver as a driver may choose it. */
export interface Choice {
  readonly maneuver: ManeuverId | null;
  readonly side: Hand | null;
  /** Sixteenths of an inch for a drift, degrees for a swerve or pivot; 0 otherwise. */
  readonly amount: number;
  /** Inches of this move in all. */
  readonly distance: number;
  /** In a move of more than one inch: whether the maneuver comes first or the straight part. */
  readonly straightFirst: boolean;
}

/** Which way a counter goes, and how large it is. */
interface Going {
  readonly direction: 1 | -1;
  readonly size: Size;
}

const sign = (side: Hand | null): number => (side === 'right' ? 1 : -1);

/** Every turn but the pivot is a car's: a cycle makes it as the front half of one would. */
const CAR_LENGTH = COUNTERS.car.length;

/** The corner a turn hinges on: the rear one, or in reverse the front one, on the side of the turn (M-02, M-10). */
function hinge(side: Hand | null, { direction, size }: Going): Point {
  return { x: (sign(side) * size.width) / 2, y: direction * (size.length / 2 - CAR_LENGTH) };
}

/** An inch ahead, then as far about as the turning key would have it (deluxe/IV.4/turning-key). */
function turned(start: Pose, advance: number, side: Hand | null, angle: number, going: Going): Leg[] {
  const { direction } = going;
  const ahead = advanceLeg(start, direction * advance);
  const there = endOf(start, [ahead]);
  // A right turn is negative; driving backward mirrors it.
  return [ahead, turnLeg(there, hinge(side, going), -sign(side) * direction * degrees(angle))];
}

/** The legs of the maneuver itself, from a pose. */
function legsOf(start: Pose, choice: Choice, going: Going): Leg[] {
  if (choice.maneuver === null) return [];
  const { shape } = maneuver(choice.maneuver);
  switch (shape.kind) {
    case 'bend':
      return turned(start, shape.advance, choice.side, shape.degrees, going);
    case 'swerve':
      return turned(start, shape.advance, choice.side, choice.amount, going);
    case 'drift':
      return [advanceLeg(start, going.direction * shape.advance, sign(choice.side) * choice.amount * DRIFT_STEP)];
    case 'pivot':
      return pivoted(start, shape.advance, choice, going);
    case 'bootlegger':
      return slewed(start, start.h, choice.side, shape.firstLeg.advance, -shape.firstLeg.away);
    default:
      return [];
  }
}

/** A pivot turns either way about the counter's own rear corner that is held (M-07); degrees to the right are positive. */
function pivoted(start: Pose, advance: number, choice: Choice, { direction, size }: Going): Leg[] {
  const ahead = advanceLeg(start, direction * advance);
  const held = { x: (sign(choice.side) * size.width) / 2, y: (-direction * size.length) / 2 };
  const turn = turnLeg(endOf(start, [ahead]), held, -degrees(choice.amount));
  return choice.amount === 0 ? [ahead] : [ahead, turn];
}

const CENTRE: Point = { x: 0, y: 0 };
const QUARTER = 90;

/** Half of a bootlegger: a slide along the old heading, a quarter turn about the middle on the way. */
function slewed(start: Pose, heading: number, side: Hand | null, advance: number, toward: number): Leg[] {
  const half = advanceLeg(makePose(start.x, start.y, heading), advance / 2, (sign(side) * toward) / 2);
  return [half, turnLeg(endOf(start, [half]), CENTRE, -sign(side) * degrees(QUARTER)), half];
}

/** The second half of a bootlegger, from where the first has ended (M-09). */
export function bootleggerEnd(start: Pose, heading: number, side: Hand): Motion {
  const { secondLeg } = MANEUVERS.bootlegger.shape;
  return slewed(start, heading, side, secondLeg.advance, secondLeg.toward);
}

/** Inches that the maneuver uses up; the rest of the move is straight. */
function spanOf(choice: Choice): number {
  if (choice.maneuver === null) return 0;
  const { shape } = maneuver(choice.maneuver);
  return shape.kind === 'pivot' || shape.kind === 'bootlegger'
    ? choice.distance
    : 'advance' in shape
      ? shape.advance
      : 0;
}

/** The way a counter takes for a choice. */
export function motionOf(start: Pose, choice: Choice, direction: 1 | -1, size: Size): Motion {
  const going = { direction, size };
  const straight = choice.distance - spanOf(choice);
  if (straight <= 0) return legsOf(start, choice, going);
  if (choice.maneuver === null) return [advanceLeg(start, direction * straight)];
  if (!choice.straightFirst) {
    const legs = legsOf(start, choice, going);
    return [...legs, advanceLeg(endOf(start, legs), direction * straight)];
  }
  const first = advanceLeg(start, direction * straight);
  return [first, ...legsOf(endOf(start, [first]), choice, going)];
}

// Set anew by every call; holds nothing between two.
const tracer = new Tracer();

/** Where the whole of a choice ends, a bootlegger's second half included: as its way does, which is not made. */
export function endOfChoice(start: Pose, choice: Choice, direction: 1 | -1, size: Size): Pose {
  const { maneuver: id, side, straightFirst } = choice;
  const straight = choice.distance - spanOf(choice);
  tracer.from(start);
  if (straight > 0 && (straightFirst || id === null)) tracer.advance(direction * straight, 0);
  if (id !== null) traceManeuver(start, choice, direction, size);
  if (straight > 0 && !straightFirst && id !== null) tracer.advance(direction * straight, 0);
  if (id !== 'bootlegger') return tracer.end;
  const { secondLeg } = MANEUVERS.bootlegger.shape;
  traceSlew(start.h, side ?? 'left', secondLeg.advance, secondLeg.toward);
  return tracer.end;
}

function traceManeuver(start: Pose, choice: Choice, direction: 1 | -1, size: Size): void {
  if (choice.maneuver === null) return;
  const { shape } = maneuver(choice.maneuver);
  const { side, amount } = choice;
  switch (shape.kind) {
    case 'bend':
      traceTurn(shape.advance, side, shape.degrees, direction, size);
      break;
    case 'swerve':
      traceTurn(shape.advance, side, amount, direction, size);
      break;
    case 'drift':
      tracer.advance(direction * shape.advance, sign(side) * amount * DRIFT_STEP);
      break;
    case 'pivot':
      tracer.advance(direction * shape.advance, 0);
      if (amount !== 0) tracer.turn((sign(side) * size.width) / 2, (-direction * size.length) / 2, -degrees(amount));
      break;
    case 'bootlegger':
      traceSlew(start.h, side, shape.firstLeg.advance, -shape.firstLeg.away);
  }
}

function traceTurn(advance: number, side: Hand | null, angle: number, direction: 1 | -1, size: Size): void {
  tracer.advance(direction * advance, 0);
  const pivotY = direction * (size.length / 2 - CAR_LENGTH);
  tracer.turn((sign(side) * size.width) / 2, pivotY, -sign(side) * direction * degrees(angle));
}

function traceSlew(heading: number, side: Hand | null, advance: number, toward: number): void {
  const across = (sign(side) * toward) / 2;
  tracer.slide(heading, advance / 2, across);
  tracer.turn(0, 0, -sign(side) * degrees(QUARTER));
  tracer.slide(heading, advance / 2, across);
}
