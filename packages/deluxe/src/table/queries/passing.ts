import { cosOf, type Point, type Pose, type Size, sinOf } from '@hardtop/geometry';

/** More than rounding makes of a product. */
const NOISE = 1 + 1e-9;

/** Whether a line passes a rectangle within `reach`; exact at 0, a little generous at the corners beyond it. */
export function comesNear(pose: Pose, size: Size, from: Point, to: Point, reach: number): boolean {
  // Mostly it is nowhere near: half its length and width together go beyond its corners.
  const around = (size.width + size.length) / 2 + reach * 2;
  if (Math.min(from.x, to.x) - around > pose.x || Math.max(from.x, to.x) + around < pose.x) return false;
  if (Math.min(from.y, to.y) - around > pose.y || Math.max(from.y, to.y) + around < pose.y) return false;
  const fromX = from.x - pose.x;
  const fromY = from.y - pose.y;
  const toX = to.x - pose.x;
  const toY = to.y - pose.y;
  // Nor does a long line across the map come near to what it passes at a distance.
  const wayX = to.x - from.x;
  const wayY = to.y - from.y;
  const aside = fromX * wayY - fromY * wayX;
  if (aside * aside > around * around * (wayX * wayX + wayY * wayY) * NOISE) return false;
  const cos = cosOf(pose.h);
  const sin = sinOf(pose.h);
  const across = size.width / 2 + reach;
  const along = size.length / 2 + reach;
  const aX = fromX * cos + fromY * sin;
  const bX = toX * cos + toY * sin;
  if (Math.min(aX, bX) > across || Math.max(aX, bX) < -across) return false;
  const aY = fromY * cos - fromX * sin;
  const bY = toY * cos - toX * sin;
  if (Math.min(aY, bY) > along || Math.max(aY, bY) < -along) return false;
  // The third axis of separation: across the line itself.
  const dx = bX - aX;
  const dy = bY - aY;
  return Math.abs(aX * dy - aY * dx) <= across * Math.abs(dy) + along * Math.abs(dx);
}
