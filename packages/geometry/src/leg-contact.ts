import type { Leg } from './motion.ts';
import { exactTurn } from './motion.ts';
import type { Pose } from './pose.ts';
import { toLocal } from './pose.ts';
import { gapBefore, gapBetween } from './separation.ts';
import type { Shape, Size } from './shape.ts';
import { PLANE, planesOf, rectangle } from './shape.ts';
import { RADIANS_PER_TENTH } from './sine.ts';
import type { Point } from './vector.ts';
import { lengthOf, TOLERANCE } from './vector.ts';

/** The stretch of the slide during which every face seen so far is overlapped. */
interface Stretch {
  enter: number;
  exit: number;
}

// A face's gap is gap + rate * t; it is overlapped while below -limit.
function narrow(stretch: Stretch, gap: number, rate: number, limit: number): void {
  if (rate === 0) {
    if (gap >= -limit) stretch.exit = -Infinity;
    return;
  }
  const t = (-limit - gap) / rate;
  if (rate < 0) stretch.enter = Math.max(stretch.enter, t);
  else stretch.exit = Math.min(stretch.exit, t);
}

/**
 * The moment (0..1) at which a shape sliding by `by` first overlaps an obstacle by more than the allowance, or
 * null. Exact: along every face of either shape the gap changes linearly.
 */
export function slideContact(moving: Shape, by: Point, obstacle: Shape, allowance: number): number | null {
  const limit = allowance + TOLERANCE;
  const stretch: Stretch = { enter: -Infinity, exit: Infinity };
  const own = planesOf(moving);
  for (let i = 0; i < own.length; i += PLANE) {
    const rate = (own[i] ?? 0) * by.x + (own[i + 1] ?? 0) * by.y;
    narrow(stretch, gapBefore(obstacle, own, i), -rate, limit);
  }
  const other = planesOf(obstacle);
  for (let i = 0; i < other.length; i += PLANE) {
    const rate = (other[i] ?? 0) * by.x + (other[i + 1] ?? 0) * by.y;
    narrow(stretch, gapBefore(moving, other, i), rate, limit);
  }
  const { enter, exit } = stretch;
  return enter < exit && enter < 1 && exit > 0 ? Math.max(0, enter) : null;
}

/** How far the farthest corner of a counter is from the pivot: its speed per radian. */
export function turnRadius(size: Size, localPivot: Point): number {
  const across = size.width / 2 + Math.abs(localPivot.x);
  const along = size.length / 2 + Math.abs(localPivot.y);
  return lengthOf({ x: across, y: along });
}

/**
 * The fraction of a turn up to the last tenth of a degree before the obstacle is overlapped by more than the
 * allowance, or null. Steps over the tenths in which no corner can have travelled far enough to meet it.
 */
export function turnContact(
  size: Size,
  start: Pose,
  leg: Leg & { kind: 'turn' },
  obstacle: Shape,
  allowance: number,
): number | null {
  const tenths = Math.abs(leg.by);
  const travelPerTenth = turnRadius(size, toLocal(start, leg.about)) * RADIANS_PER_TENTH;
  let step = 0;
  while (step <= tenths) {
    const pose = exactTurn(start, leg.about, Math.sign(leg.by) * step);
    const gap = gapBetween(rectangle(pose, size), obstacle);
    if (gap < -(allowance + TOLERANCE)) return Math.max(0, step - 1) / tenths;
    step += 1 + Math.max(0, Math.floor((gap + allowance) / travelPerTenth));
  }
  return null;
}
