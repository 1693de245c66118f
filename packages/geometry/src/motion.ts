import type { Heading } from './heading.ts';
import { normalizeHeading } from './heading.ts';
import type { Pose } from './pose.ts';
import { makePose, rotate, toLocal, toWorld } from './pose.ts';
import { RADIANS_PER_TENTH } from './sine.ts';
import type { Point } from './vector.ts';
import { distance, lengthOf } from './vector.ts';

/** One part of a move: a straight slide in map axes, or a turn about a fixed map point (right is negative). */
export type Leg =
  | { readonly kind: 'slide'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'turn'; readonly about: Point; readonly by: number };

/** Each leg starts from the rounded pose in which the one before it ends. */
export type Motion = readonly Leg[];

export function slideLeg(heading: Heading, length: number): Leg {
  const offset = rotate({ x: 0, y: length }, heading);
  return { kind: 'slide', dx: offset.x, dy: offset.y };
}

/** The leg that `advance(pose, forward, right)` makes. */
export function advanceLeg(pose: Pose, forward: number, right = 0): Leg {
  const offset = rotate({ x: right, y: forward }, pose.h);
  return { kind: 'slide', dx: offset.x, dy: offset.y };
}

/** The leg that `turnAbout(pose, localPivot, by)` makes. */
export function turnLeg(pose: Pose, localPivot: Point, by: number): Leg {
  return { kind: 'turn', about: toWorld(pose, localPivot), by };
}

/** The pose after turning about a map point, its centre not rounded. */
export function exactTurn(start: Pose, about: Point, by: number): Pose {
  const h = normalizeHeading(start.h + by);
  const offset = rotate(toLocal(start, about), h);
  return { x: about.x - offset.x, y: about.y - offset.y, h };
}

/** The pose a fraction t into a leg, its centre not rounded. Turns pass through whole tenths of a degree only. */
export function exactPoseInLeg(start: Pose, leg: Leg, t: number): Pose {
  if (leg.kind === 'slide') return { x: start.x + leg.dx * t, y: start.y + leg.dy * t, h: start.h };
  return exactTurn(start, leg.about, Math.round(leg.by * t));
}

export function poseInLeg(start: Pose, leg: Leg, t: number): Pose {
  const { x, y, h } = exactPoseInLeg(start, leg, t);
  return makePose(x, y, h);
}

export function endOf(start: Pose, motion: Motion): Pose {
  let pose = start;
  for (const leg of motion) pose = poseInLeg(pose, leg, 1);
  return pose;
}

// A counter spinning about its own centre travels no distance but must still take time when drawn.
const LEAST_TURN_RADIUS = 0.5;

function travelOf(start: Pose, leg: Leg): number {
  if (leg.kind === 'slide') return lengthOf({ x: leg.dx, y: leg.dy });
  const radius = Math.max(LEAST_TURN_RADIUS, distance(start, leg.about));
  return Math.abs(leg.by) * RADIANS_PER_TENTH * radius;
}

/** The pose a fraction t (0..1) into the whole motion, at an even speed along it. */
export function poseAt(start: Pose, motion: Motion, t: number): Pose {
  const starts = legStarts(start, motion);
  const lengths = motion.map((leg, i) => travelOf(starts[i] ?? start, leg));
  let left = t * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, leg] of motion.entries()) {
    const length = lengths[i] ?? 0;
    if (left < length) return poseInLeg(starts[i] ?? start, leg, Math.max(0, left / length));
    left -= length;
  }
  return starts.at(-1) ?? start;
}

/** The poses between the legs: one more than there are legs. */
export function legStarts(start: Pose, motion: Motion): Pose[] {
  const poses = [start];
  for (const leg of motion) poses.push(poseInLeg(poses.at(-1) ?? start, leg, 1));
  return poses;
}

/** Poses for drawing: the start, then `steps` poses in each leg, the last of them its end. */
export function pathOf(start: Pose, motion: Motion, steps: number): Pose[] {
  const path = [start];
  let from = start;
  for (const leg of motion) {
    for (let k = 1; k <= steps; k++) path.push(poseInLeg(from, leg, k / steps));
    from = path.at(-1) ?? from;
  }
  return path;
}
