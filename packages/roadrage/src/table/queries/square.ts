import { cosOf, overlaps, type Pose, rectangle, sinOf } from '@hardtop/geometry';
import type { Body } from '../../catalog/bodies.ts';
import { sizeOf } from './open-field.ts';

/** A counter fills a square, in either field. */
const SQUARE = { length: 1, width: 1 } as const;
/** Touching an edge is not lying in the square. */
const GRAZE = 1e-6;

/** Whether a vehicle at a pose lies on the counter at another. */
export function liesOn(field: 'grid' | 'open', pose: Pose, body: Body, counter: Pose): boolean {
  if (field === 'grid') return pose.x === counter.x && pose.y === counter.y;
  const { length, width } = sizeOf(body);
  const reach = length + width + SQUARE.length;
  if (Math.abs(pose.x - counter.x) > reach || Math.abs(pose.y - counter.y) > reach) return false;
  return overlaps(rectangle(pose, { length, width }), rectangle(counter, SQUARE));
}

/** Whether a line goes through a rectangle, not only past its edge. Written out: it is asked for every target. */
export function crosses(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  pose: Pose,
  length: number,
  width: number,
): boolean {
  const cos = pose.h === 0 ? 1 : cosOf(pose.h);
  const sin = pose.h === 0 ? 0 : sinOf(pose.h);
  const ax = (from.x - pose.x) * cos + (from.y - pose.y) * sin;
  const ay = (from.y - pose.y) * cos - (from.x - pose.x) * sin;
  const bx = (to.x - pose.x) * cos + (to.y - pose.y) * sin;
  const by = (to.y - pose.y) * cos - (to.x - pose.x) * sin;
  return spansOverlap(ax, bx, width / 2 - GRAZE, ay, by, length / 2 - GRAZE);
}

/** The part of the line within both pairs of edges is not empty. */
function spansOverlap(ax: number, bx: number, halfX: number, ay: number, by: number, halfY: number): boolean {
  const enterX = enters(ax, bx - ax, halfX);
  const enterY = enters(ay, by - ay, halfY);
  const leaveX = leaves(ax, bx - ax, halfX);
  const leaveY = leaves(ay, by - ay, halfY);
  return Math.max(0, enterX, enterY) < Math.min(1, leaveX, leaveY);
}

function enters(start: number, along: number, half: number): number {
  if (along === 0) return Math.abs(start) < half ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return Math.min((-half - start) / along, (half - start) / along);
}

function leaves(start: number, along: number, half: number): number {
  if (along === 0) return Math.abs(start) < half ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return Math.max((-half - start) / along, (half - start) / along);
}
