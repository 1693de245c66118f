import { advanceLeg, degrees, endOf, type Motion, type Point, type Pose, type Size, turnLeg } from '@hardtop/geometry';
import {
  type JumpStartManeuver,
  JUMP_START_MANEUVERS as MANEUVERS,
  JUMP_START_MOVE as MOVE,
} from '../../catalog/jump-start.ts';
import { SQUARE } from '../../catalog/units.ts';

export type Hand = 'left' | 'right';

/** Drifts are set in sixteenths of an inch. */
export const DRIFT_STEP = 1 / 16;

/** One way to make a move. */
export interface Turning {
  readonly maneuver: JumpStartManeuver | null;
  readonly side: Hand;
  /** Sixteenths of an inch, squares of a corner, or degrees to the right. */
  readonly amount: number;
  /** A swerve about the rear corner away from the turn. */
  readonly outer: boolean;
}

export const STRAIGHT: Turning = { maneuver: null, side: 'left', amount: 0, outer: false };

const sign = (side: Hand): 1 | -1 => (side === 'right' ? 1 : -1);
const other = (side: Hand): Hand => (side === 'right' ? 'left' : 'right');

/** A rear corner, or in reverse the front one that trails. */
function heldCorner(side: Hand, direction: 1 | -1, { length, width }: Size): Point {
  return { x: (sign(side) * width) / 2, y: (-direction * length) / 2 };
}

/** Tenths of a degree that a counter turns when its far corner moves by so many squares (H-331). */
function turnBySquares({ length, width }: Size, squares: number): number {
  const radius = Math.sqrt(length * length + width * width);
  return Math.round((2 * Math.asin((squares * SQUARE) / 2 / radius) * degrees(180)) / Math.PI);
}

/** The way of a move; backward it is mirrored. */
export function motionOf(start: Pose, turning: Turning, direction: 1 | -1, size: Size): Motion {
  const { maneuver, side, amount, outer } = turning;
  if (maneuver === null) return [advanceLeg(start, direction * MOVE)];
  const { advance } = MANEUVERS[maneuver];
  if (maneuver === 'drift') return [advanceLeg(start, direction * advance, sign(side) * amount * DRIFT_STEP)];
  const ahead = advanceLeg(start, direction * advance);
  const there = endOf(start, [ahead]);
  if (maneuver === 'pivot') return amount === 0 ? [ahead] : [ahead, pivotLeg(there, turning, direction, size)];
  const held = heldCorner(outer ? other(side) : side, direction, size);
  return [ahead, turnLeg(there, held, -sign(side) * direction * turnBySquares(size, amount))];
}

/** The turn of a pivot alone: where the half inch ahead is blocked it is made on the spot (H-335). */
export function pivotLeg(at: Pose, { side, amount }: Turning, direction: 1 | -1, size: Size): Motion[number] {
  return turnLeg(at, heldCorner(side, direction, size), -degrees(amount));
}

/** The tail swings out to a side by so many squares; the front corner on the other side is held. */
export function fishtailMotion(pose: Pose, side: Hand, squares: number, size: Size): Motion {
  const held = { x: (-sign(side) * size.width) / 2, y: size.length / 2 };
  return [turnLeg(pose, held, sign(side) * turnBySquares(size, squares))];
}
