import { slideContact, turnContact } from './leg-contact.ts';
import type { Leg, Motion } from './motion.ts';
import { exactPoseInLeg, exactTurn, poseInLeg } from './motion.ts';
import type { Pose } from './pose.ts';
import { makePose, QUANTUM } from './pose.ts';
import { contactPoint, overlaps, penetration, separation } from './separation.ts';
import type { Shape, Size } from './shape.ts';
import { rectangle } from './shape.ts';
import type { Point } from './vector.ts';
import { distance, lengthOf, TOLERANCE } from './vector.ts';

export interface Contact {
  /** Which obstacle; the lowest index of those met at the same moment. */
  readonly index: number;
  readonly leg: number;
  /** The fraction of that leg travelled freely; in a turn, up to the last free tenth of a degree. */
  readonly t: number;
  /** The last free pose, rounded so that it is still free. */
  readonly pose: Pose;
  /** Where the outlines meet. */
  readonly point: Point;
  /** Unit direction from the obstacle to the mover. */
  readonly normal: Point;
}

interface Hit {
  readonly index: number;
  readonly t: number;
}

interface LegCase {
  readonly size: Size;
  readonly start: Pose;
  /** Of the mover in its starting pose. */
  readonly outline: Shape;
  readonly leg: Leg;
  readonly obstacles: readonly Shape[];
  /** For each obstacle, the penetration up to which it is ignored during this leg. */
  readonly allowances: readonly number[];
}

/**
 * The first contact of a moving rectangle, or null. A penetration of up to `slack` is no contact. An obstacle
 * overlapped more than that at the start of a leg is met only if the leg makes that overlap deeper. Whether
 * there is a contact is decided on the exact path; slides are solved, turns looked at every tenth of a degree.
 */
export function sweep(size: Size, start: Pose, motion: Motion, obstacles: readonly Shape[], slack = 0): Contact | null {
  let from = start;
  for (let i = 0; i < motion.length; i++) {
    const leg = motion[i];
    if (leg === undefined) break;
    const outline = rectangle(from, size);
    const legCase = { size, start: from, outline, leg, obstacles, allowances: allow(outline, obstacles, slack) };
    const contact = sweepLeg(legCase, i);
    if (contact !== null) return contact;
    from = poseInLeg(from, leg, 1);
  }
  return null;
}

function allow(outline: Shape, obstacles: readonly Shape[], slack: number): number[] {
  return obstacles.map((obstacle) => Math.max(slack, penetration(outline, obstacle)));
}

function sweepLeg(legCase: LegCase, leg: number): Contact | null {
  const hit = firstHit(legCase);
  if (hit === null) return null;
  const obstacle = legCase.obstacles[hit.index];
  if (obstacle === undefined) return null;
  const outline = rectangle(touchingPose(legCase, hit.t), legCase.size);
  const { normal } = separation(outline, obstacle);
  const point = contactPoint(outline, obstacle, normal);
  const { t, index } = hit;
  return { index, leg, t, pose: lastFree(legCase, t), point, normal };
}

function firstHit({ size, start, outline, leg, obstacles, allowances }: LegCase): Hit | null {
  let best: Hit | null = null;
  for (let index = 0; index < obstacles.length; index++) {
    const obstacle = obstacles[index];
    if (obstacle === undefined) continue;
    const allowance = allowances[index] ?? 0;
    const t =
      leg.kind === 'slide'
        ? slideContact(outline, { x: leg.dx, y: leg.dy }, obstacle, allowance)
        : turnContact(size, start, leg, obstacle, allowance);
    // A tie within noise goes to the lower index.
    if (t !== null && (best === null || t < best.t - TOLERANCE)) best = { index, t };
  }
  return best;
}

// A turn is free up to t and meets the obstacle one tenth of a degree later.
function touchingPose({ start, leg }: LegCase, t: number): Pose {
  if (leg.kind === 'slide') return exactPoseInLeg(start, leg, t);
  return exactTurn(start, leg.about, Math.round(leg.by * t) + Math.sign(leg.by));
}

function isFree({ size, obstacles, allowances }: LegCase, pose: Pose): boolean {
  const outline = rectangle(pose, size);
  let i = 0;
  for (const obstacle of obstacles) if (overlaps(outline, obstacle, allowances[i++])) return false;
  return true;
}

// Rounding may push the counter into the obstacle: try the four roundings, nearest first, then further back.
function lastFree(legCase: LegCase, t: number): Pose {
  const { start, leg } = legCase;
  const step = leg.kind === 'slide' ? QUANTUM / lengthOf({ x: leg.dx, y: leg.dy }) : 1 / Math.abs(leg.by);
  for (let back = 0; t - back * step > 0; back = 2 * back + 1) {
    const exact = exactPoseInLeg(start, leg, t - back * step);
    const pose = nearestFree(legCase, exact);
    if (pose !== null) return pose;
  }
  return start;
}

// Of two as near the first.
function nearestFree(legCase: LegCase, exact: Pose): Pose | null {
  const around = roundings(exact);
  while (around.length > 0) {
    let nearest = 0;
    let least = Infinity;
    for (let i = 0; i < around.length; i++) {
      const far = distance(around[i] ?? exact, exact);
      if (far >= least) continue;
      least = far;
      nearest = i;
    }
    const [pose = exact] = around.splice(nearest, 1);
    if (isFree(legCase, pose)) return pose;
  }
  return null;
}

function roundings({ x, y, h }: Pose): Pose[] {
  const west = Math.floor(x / QUANTUM) * QUANTUM;
  const east = Math.ceil(x / QUANTUM) * QUANTUM;
  const south = Math.floor(y / QUANTUM) * QUANTUM;
  const north = Math.ceil(y / QUANTUM) * QUANTUM;
  return [makePose(west, south, h), makePose(west, north, h), makePose(east, south, h), makePose(east, north, h)];
}
