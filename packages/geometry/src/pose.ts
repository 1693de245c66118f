import type { Heading } from './heading.ts';
import { normalizeHeading } from './heading.ts';
import { cosOfNormal, sinOfNormal } from './sine.ts';
import type { Point } from './vector.ts';

/** Where a counter lies: its centre, and the heading it faces. */
export interface Pose extends Point {
  readonly h: Heading;
}

/** Poses are rounded to this step (inches): a power of two, so sums of poses stay exact. */
export const QUANTUM = 1 / 1024;

/**
 * The slack to allow between counters in contact: two rounded poses may each be off by 0.71 quantum, so what
 * ought to touch may overlap by up to 1.42.
 */
export const CONTACT_SLACK = 2 * QUANTUM;

/** Rounds a length to the quantum; never gives a negative zero. */
export function quantize(length: number): number {
  return Math.round(length * 1024) / 1024 + 0;
}

export function makePose(x: number, y: number, h: number): Pose {
  return { x: quantize(x), y: quantize(y), h: normalizeHeading(h) };
}

export function samePose(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.h === b.h;
}

/** A displacement given to the right (x) and forward (y) of a heading, in map axes; not rounded. */
export function rotate(local: Point, h: number): Point {
  const normal = normalizeHeading(h);
  const cos = cosOfNormal(normal);
  const sin = sinOfNormal(normal);
  return { x: local.x * cos - local.y * sin, y: local.x * sin + local.y * cos };
}

/** The map point of a point in the counter's own frame (x right, y forward); not rounded. */
export function toWorld(pose: Pose, local: Point): Point {
  const offset = rotate(local, pose.h);
  return { x: pose.x + offset.x, y: pose.y + offset.y };
}

/** A map point in the counter's own frame; not rounded. */
export function toLocal(pose: Pose, world: Point): Point {
  const normal = normalizeHeading(pose.h);
  const cos = cosOfNormal(normal);
  const sin = sinOfNormal(normal);
  const x = world.x - pose.x;
  const y = world.y - pose.y;
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** Moves a counter along its own axes, keeping its heading. */
export function advance(pose: Pose, forward: number, right = 0): Pose {
  const offset = rotate({ x: right, y: forward }, pose.h);
  return makePose(pose.x + offset.x, pose.y + offset.y, pose.h);
}

/** Moves a counter along any heading, keeping its own: skids, pushes. */
export function slideAlong(pose: Pose, heading: Heading, distance: number): Pose {
  const offset = rotate({ x: 0, y: distance }, heading);
  return makePose(pose.x + offset.x, pose.y + offset.y, pose.h);
}

/** Turns a counter about a point of its own frame (a corner, the centre); negative turns right. */
export function turnAbout(pose: Pose, localPivot: Point, byTenths: number): Pose {
  const pivot = toWorld(pose, localPivot);
  const h = normalizeHeading(pose.h + byTenths);
  const offset = rotate(localPivot, h);
  return makePose(pivot.x - offset.x, pivot.y - offset.y, h);
}
