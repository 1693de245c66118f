import type { Pose } from './pose.ts';
import { QUANTUM, rotate, toLocal } from './pose.ts';
import type { Face, Side, Size } from './shape.ts';
import { SIDES } from './shape.ts';
import { cosOfNormal, sinOfNormal } from './sine.ts';
import type { Point } from './vector.ts';
import { dot, lengthOf, TOLERANCE } from './vector.ts';

/** A point this near to a dividing line (inches) lies in both arcs: rounded poses cannot say it better. */
const ARC_TOLERANCE = QUANTUM;

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

/** A bit for each arc, by the place of its side in `SIDES`. */
const ALL_ARCS = (1 << SIDES.length) - 1;

/** The arcs a point lies in, one bit for each by the place of its side in `SIDES`, for whoever asks often. */
export function arcBits(pose: Pose, size: Size, point: Point): number {
  const cos = cosOfNormal(pose.h);
  const sin = sinOfNormal(pose.h);
  const dx = point.x - pose.x;
  const dy = point.y - pose.y;
  const diagonal = Math.sqrt(size.length * size.length + size.width * size.width);
  // The dot products with the normals of the arcs are sums of these two, with the signs above.
  const right = (size.length / diagonal) * (dx * cos + dy * sin);
  const ahead = (size.width / diagonal) * (dy * cos - dx * sin);
  const limit = ARC_TOLERANCE + TOLERANCE;
  const front = Math.abs(right) - ahead <= limit;
  const back = Math.abs(right) + ahead <= limit;
  const toLeft = Math.abs(ahead) + right <= limit;
  const toRight = Math.abs(ahead) - right <= limit;
  if ((front && back) || (toLeft && toRight)) return ALL_ARCS;
  return (front ? 1 : 0) + (toLeft ? 2 : 0) + (back ? 4 : 0) + (toRight ? 8 : 0);
}

// There are no more than these.
const ARCS: readonly (readonly Side[])[] = Array.from({ length: ALL_ARCS + 1 }, (_, bits) =>
  SIDES.filter((_side, i) => (bits & (1 << i)) !== 0),
);

/** The arcs a point lies in: one; two on a dividing line; all four at the centre. In the order of `SIDES`. */
export function arcsContaining(pose: Pose, size: Size, point: Point): readonly Side[] {
  return ARCS[arcBits(pose, size, point)] ?? SIDES;
}

export function inArc(pose: Pose, size: Size, side: Side, point: Point): boolean {
  return arcsContaining(pose, size, point).includes(side);
}

/** The two half planes of an arc, bounded by the extended diagonals and widened by the tolerance. */
export function arcFaces(pose: Pose, size: Size, side: Side): Face[] {
  const diagonal = diagonalOf(size);
  const [first, second] = NORMAL_SIGNS[side];
  return [arcFace(pose, size, diagonal, first), arcFace(pose, size, diagonal, second)];
}

function arcFace(pose: Pose, size: Size, diagonal: number, { x, y }: Point): Face {
  const normal = rotate({ x: (x * size.length) / diagonal, y: (y * size.width) / diagonal }, pose.h);
  return { normal, offset: dot(normal, pose) + ARC_TOLERANCE };
}

/** The sides of a rectangle that face a point: none from inside, one or two from outside. In the order of `SIDES`. */
export function facesVisibleFrom(pose: Pose, size: Size, point: Point): Side[] {
  const { x, y } = toLocal(pose, point);
  const along = size.length / 2;
  const across = size.width / 2;
  const facing: Side[] = [];
  if (y - along > TOLERANCE) facing.push('front');
  if (-x - across > TOLERANCE) facing.push('left');
  if (-y - along > TOLERANCE) facing.push('back');
  if (x - across > TOLERANCE) facing.push('right');
  return facing;
}
