import type { Pose } from './pose.ts';
import { QUANTUM, rotate, toLocal } from './pose.ts';
import type { Face, Side, Size } from './shape.ts';
import { SIDES } from './shape.ts';
import type { Point } from './vector.ts';
import { dot, lengthOf, TOLERANCE } from './vector.ts';

/** A point this near to a dividing line (inches) lies in both arcs: rounded poses cannot say it better. */
const ARC_TOLERANCE = QUANTUM;

const OPPOSITE = { front: 'back', back: 'front', left: 'right', right: 'left' } as const satisfies Record<Side, Side>;

// Signs of (right, forward) of the two outward normals of each arc, to be scaled by the size.
const NORMAL_SIGNS = {
  front: [
    { x: 1, y: -1 },
    { x: -1, y: -1 },
  ],
  back: [
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ],
  right: [
    { x: -1, y: 1 },
    { x: -1, y: -1 },
  ],
  left: [
    { x: 1, y: 1 },
    { x: 1, y: -1 },
  ],
} as const satisfies Record<Side, readonly [Point, Point]>;

// The normal of a diagonal (width, length) is (length, width), up to signs.
function diagonalOf(size: Size): number {
  return lengthOf({ x: size.length, y: size.width });
}

// The dot product with both normals, which are not built: every look at a target asks all four arcs.
function within(size: Size, side: Side, local: Point): boolean {
  const diagonal = diagonalOf(size);
  for (const { x, y } of NORMAL_SIGNS[side]) {
    const beyond = ((x * size.length) / diagonal) * local.x + ((y * size.width) / diagonal) * local.y;
    if (beyond > ARC_TOLERANCE + TOLERANCE) return false;
  }
  return true;
}

/** The arcs a point lies in: one; two on a dividing line; all four at the centre. In the order of `SIDES`. */
export function arcsContaining(pose: Pose, size: Size, point: Point): Side[] {
  const local = toLocal(pose, point);
  const arcs = SIDES.filter((side) => within(size, side, local));
  const central = arcs.some((side) => arcs.includes(OPPOSITE[side]));
  return central ? [...SIDES] : arcs;
}

export function inArc(pose: Pose, size: Size, side: Side, point: Point): boolean {
  return arcsContaining(pose, size, point).includes(side);
}

/** The two half planes of an arc, bounded by the extended diagonals and widened by the tolerance. */
export function arcFaces(pose: Pose, size: Size, side: Side): Face[] {
  const diagonal = diagonalOf(size);
  return NORMAL_SIGNS[side].map(({ x, y }) => {
    const normal = rotate({ x: (x * size.length) / diagonal, y: (y * size.width) / diagonal }, pose.h);
    return { normal, offset: dot(normal, pose) + ARC_TOLERANCE };
  });
}

/** The sides of a rectangle that face a point: none from inside, one or two from outside. In the order of `SIDES`. */
export function facesVisibleFrom(pose: Pose, size: Size, point: Point): Side[] {
  const { x, y } = toLocal(pose, point);
  const beyond = {
    front: y - size.length / 2,
    left: -x - size.width / 2,
    back: -y - size.length / 2,
    right: x - size.width / 2,
  } satisfies Record<Side, number>;
  return SIDES.filter((side) => beyond[side] > TOLERANCE);
}
