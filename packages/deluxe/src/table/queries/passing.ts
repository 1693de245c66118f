import { type Point, type Pose, type Size, toLocal } from '@hardtop/geometry';

/** Whether a line passes a rectangle within `reach`; exact at 0, a little generous at the corners beyond it. */
export function comesNear(pose: Pose, size: Size, from: Point, to: Point, reach: number): boolean {
  // Mostly it is nowhere near: half its length and width together go beyond its corners.
  const around = (size.width + size.length) / 2 + reach * 2;
  if (Math.min(from.x, to.x) - around > pose.x || Math.max(from.x, to.x) + around < pose.x) return false;
  if (Math.min(from.y, to.y) - around > pose.y || Math.max(from.y, to.y) + around < pose.y) return false;
  const a = toLocal(pose, from);
  const b = toLocal(pose, to);
  const across = size.width / 2 + reach;
  const along = size.length / 2 + reach;
  if (Math.min(a.x, b.x) > across || Math.max(a.x, b.x) < -across) return false;
  if (Math.min(a.y, b.y) > along || Math.max(a.y, b.y) < -along) return false;
  // The third axis of separation: across the line itself.
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.abs(a.x * dy - a.y * dx) <= across * Math.abs(dy) + along * Math.abs(dx);
}
