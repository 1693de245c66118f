import { arcFaces, clip, cosOf, type Pose, QUANTUM, type Shape, sinOf } from '@hardtop/geometry';
import { SIDES, type Side } from '../../catalog/dashboard.ts';
import { CAR } from '../../catalog/turning-key.ts';

/** Arcs as bits, by the place of their sides in the list. */
export const ARC_BITS: Readonly<Record<Side, number>> = { front: 1, back: 2, left: 4, right: 8 };

const SETS: readonly (readonly Side[])[] = Array.from({ length: 1 << SIDES.length }, (_, bits) =>
  SIDES.filter((side) => (bits & ARC_BITS[side]) !== 0),
);

/** Sides by their bits, in the order of the list. */
export const sidesOf = (bits: number): readonly Side[] => SETS[bits] ?? SIDES;

/** Whether any part of a shape is in an arc. */
function isInArc(pose: Pose, side: Side, shape: Shape): boolean {
  return clip(shape, arcFaces(pose, CAR, side)) !== null;
}

// The dividing lines are the diagonals of the rectangle: what lies so near to one is in both arcs.
const DIAGONAL = Math.sqrt(CAR.length * CAR.length + CAR.width * CAR.width);
const WIDENED = QUANTUM;
// Below this it is looked at with care.
const NOISE = 1e-9;

/** How far the points of a shape reach to both sides of the two dividing lines, and in which arcs some of them surely lie. */
interface Reach {
  minU: number;
  maxU: number;
  minV: number;
  maxV: number;
  held: number;
}

const reach: Reach = { minU: 0, maxU: 0, minV: 0, maxV: 0, held: 0 };

function measure(pose: Pose, { points }: Shape): Reach {
  const [cos, sin] = [cosOf(pose.h), sinOf(pose.h)];
  reach.minU = reach.minV = Number.POSITIVE_INFINITY;
  reach.maxU = reach.maxV = Number.NEGATIVE_INFINITY;
  reach.held = 0;
  for (const point of points) {
    const [dx, dy] = [point.x - pose.x, point.y - pose.y];
    const right = (CAR.length / DIAGONAL) * (dx * cos + dy * sin);
    const ahead = (CAR.width / DIAGONAL) * (dy * cos - dx * sin);
    const [u, v] = [right - ahead, right + ahead];
    if (u < reach.minU) reach.minU = u;
    if (u > reach.maxU) reach.maxU = u;
    if (v < reach.minV) reach.minV = v;
    if (v > reach.maxV) reach.maxV = v;
    reach.held |= u < 0 ? (v < 0 ? ARC_BITS.left : ARC_BITS.front) : v < 0 ? ARC_BITS.back : ARC_BITS.right;
  }
  return reach;
}

/** The arcs of a car in which some part of a shape lies, as bits: by its points where they tell, else by cutting it up. */
export function arcsHolding(pose: Pose, shape: Shape): number {
  const { minU, maxU, minV, maxV, held } = measure(pose, shape);
  const limit = WIDENED + NOISE;
  // Beyond one of its two lines with every point, a shape is out of an arc.
  const isLeftOfU = minU <= limit;
  const isRightOfU = maxU >= -limit;
  const isLeftOfV = minV <= limit;
  const isRightOfV = maxV >= -limit;
  let bits = held;
  if (isLeftOfU && isRightOfV) bits |= heldByCut(held, pose, shape, 'front');
  if (isRightOfU && isLeftOfV) bits |= heldByCut(held, pose, shape, 'back');
  if (isLeftOfU && isLeftOfV) bits |= heldByCut(held, pose, shape, 'left');
  if (isRightOfU && isRightOfV) bits |= heldByCut(held, pose, shape, 'right');
  return bits;
}

function heldByCut(held: number, pose: Pose, shape: Shape, side: Side): number {
  if ((held & ARC_BITS[side]) !== 0) return 0;
  return isInArc(pose, side, shape) ? ARC_BITS[side] : 0;
}
