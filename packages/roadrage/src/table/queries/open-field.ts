import {
  distanceBetweenRectangles,
  overlaps,
  type Pose,
  rectangle,
  type Size,
  slideAlong,
  turnAbout,
} from '@hardtop/geometry';
import type { Body } from '../../catalog/bodies.ts';
import { SCALE } from '../../catalog/maneuvers.ts';
import type { Field, Thing } from './field.ts';
import { bearingOf } from './grid-field.ts';

/** A person or a counter without a body of its own is a point. */
const POINT: Size = { length: 0, width: 0 };

const sizes = new WeakMap<Body, Size>();

/** A model in squares. */
export function sizeOf(body: Body | null): Size {
  if (body === null) return POINT;
  const known = sizes.get(body);
  if (known !== undefined) return known;
  const size = { length: body.length / SCALE.squareMm, width: body.width / SCALE.squareMm };
  sizes.set(body, size);
  return size;
}

/** Axles stand this share of the length in from either end. */
const AXLE = 0.2;

/** The rear wheel on the inside of the turn, in the vehicle's own frame. */
function pivotOf(body: Body, byTenths: number): { readonly x: number; readonly y: number } {
  const { length, width } = sizeOf(body);
  return { x: byTenths > 0 ? -width / 2 : width / 2, y: (AXLE - 0.5) * length };
}

const QUARTER = 900;

function touches(a: Thing, b: Thing): boolean {
  const sizeA = sizeOf(a.body);
  const sizeB = sizeOf(b.body);
  // Far apart is the common case and costs no outlines.
  const reach = (sizeA.length + sizeA.width + sizeB.length + sizeB.width) / 2;
  if (Math.abs(a.pose.x - b.pose.x) > reach || Math.abs(a.pose.y - b.pose.y) > reach) return false;
  if (a.body === null || b.body === null) return distanceBetweenRectangles(a.pose, sizeA, b.pose, sizeB) === 0;
  return overlaps(rectangle(a.pose, sizeA), rectangle(b.pose, sizeB));
}

/** Free movement: models are rectangles, and a turn swings about the rear wheel inside it. */
export const OPEN_FIELD: Field = {
  kind: 'open',
  alternate: true,
  step: (pose, heading) => slideAlong(pose, heading, 1),
  shift: (pose: Pose, side, squares) => slideAlong(pose, pose.h + (side === 'left' ? QUARTER : -QUARTER), squares),
  turn: (pose, body, byTenths) => turnAbout(pose, pivotOf(body, byTenths), byTenths),
  touches,
  range: (a, b) => distanceBetweenRectangles(a.pose, sizeOf(a.body), b.pose, sizeOf(b.body)),
  bearing: bearingOf,
};

/** The same with the maneuvers of the grid. */
export const PLAIN_OPEN_FIELD: Field = { ...OPEN_FIELD, alternate: false };
