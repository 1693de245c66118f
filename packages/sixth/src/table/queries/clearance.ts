import {
  type Box,
  distance,
  gapBetween,
  gapFrom,
  type Leg,
  type Pose,
  poseInLeg,
  QUANTUM,
  type Shape,
} from '@hardtop/geometry';
import type { Body, Layout } from './layout.ts';
import { BASE_REACH, baseOf, distanceToBox, type Wall } from './outline.ts';

/** What rounding may press into another. */
export const SLACK = QUANTUM;
/** What rounding of places and of angles may add to a way. */
const ROUNDING = 8 * QUANTUM;

/** Something that a leg may lead into. */
class NearThing {
  /** Around all of it, but for `reach` more to every side. */
  readonly box: Box;
  readonly reach: number;
  private readonly thing: Body | Wall;
  private known: Shape | null = null;

  constructor(thing: Body | Wall, box: Box, reach: number) {
    this.thing = thing;
    this.box = box;
    this.reach = reach;
  }

  get shape(): Shape {
    this.known ??= 'shape' in this.thing ? this.thing.shape : this.thing.shapeAt(this.thing.pose);
    return this.known;
  }
}

/** An arc of a quarter turn bulges no farther beyond the box around its ends, in parts of its radius. */
const QUARTER_TURN = 900;
const BULGE = 0.3;

/** Around all places of the middle of the base on a leg. */
function boxOfLeg(from: Pose, leg: Leg): Box {
  const end = poseInLeg(from, leg, 1);
  const bulge = leg.kind === 'slide' ? 0 : distance(from, leg.about) * (Math.abs(leg.by) <= QUARTER_TURN ? BULGE : 2);
  return {
    minX: Math.min(from.x, end.x) - bulge,
    minY: Math.min(from.y, end.y) - bulge,
    maxX: Math.max(from.x, end.x) + bulge,
    maxY: Math.max(from.y, end.y) + bulge,
  };
}

const areNear = (a: Box, b: Box, by: number): boolean =>
  a.minX - by <= b.maxX && b.minX - by <= a.maxX && a.minY - by <= b.maxY && b.minY - by <= a.maxY;

function thingsNear({ bodies, walls }: Layout, way: Box, isNothing: (wall: string) => boolean): readonly NearThing[] {
  const near: NearThing[] = [];
  for (const wall of walls)
    if (areNear(way, wall.box, BASE_REACH + ROUNDING) && !isNothing(wall.id))
      near.push(new NearThing(wall, wall.box, 0));
  for (const body of bodies) {
    const { x, y } = body.pose;
    if (distanceToBox(body.pose, way) <= BASE_REACH + body.reach + ROUNDING)
      near.push(new NearThing(body, { minX: x, minY: y, maxX: x, maxY: y }, body.reach));
  }
  return near;
}

/** How far anything of the base comes in one step at most. */
function perStep(from: Pose, leg: Leg, steps: number): number {
  if (leg.kind === 'slide') return Math.sqrt(leg.dx * leg.dx + leg.dy * leg.dy) / steps;
  return ((Math.abs(leg.by) * Math.PI) / 1800 / steps) * (distance(from, leg.about) + BASE_REACH);
}

/** No more than the distance to the nearest thing; exact where that is no more than `enough`. */
function clearanceAt(near: readonly NearThing[], pose: Pose, enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const thing of near) {
    let gap = distanceToBox(pose, thing.box) - thing.reach - BASE_REACH;
    // Walls have four edges, a base ten.
    if (gap <= enough) gap = gapFrom(thing.shape, baseOf(pose));
    if (gap <= enough) gap = gapBetween(baseOf(pose), thing.shape);
    if (gap < least) least = gap;
  }
  return least;
}

/**
 * The first of so many steps of a leg at which the base is in something; one past the last if it never is. From where there is room it
 * leaps as many steps as there is room for, so it says what trying every step would. Some walls may be as nothing to it.
 */
export function firstContact(
  layout: Layout,
  from: Pose,
  leg: Leg,
  steps: number,
  isNothing: (wall: string) => boolean,
): number {
  const near = thingsNear(layout, boxOfLeg(from, leg), isNothing);
  if (near.length === 0) return steps + 1;
  const stride = perStep(from, leg, steps);
  for (let k = 0; k <= steps; ) {
    const pose = k === 0 ? from : poseInLeg(from, leg, k / steps);
    const room = clearanceAt(near, pose, stride + ROUNDING);
    if (room < -SLACK && k > 0) return k;
    k += 1 + Math.max(0, Math.floor((room - ROUNDING) / stride));
  }
  return steps + 1;
}
