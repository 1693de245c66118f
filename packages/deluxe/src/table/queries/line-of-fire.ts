import {
  arcFaces,
  between,
  SIDES as COUNTER_SIDES,
  cornersOf,
  distance,
  dot,
  type Face,
  lengthOf,
  midpoint,
  type Point,
  type Pose,
  rectangle,
  type Segment,
  type Shape,
  type Size,
  segment,
  sideMiddle,
  sightLine,
  sightToShape,
  TOLERANCE,
  toLocal,
} from '@hardtop/geometry';
import type { Mount } from '../../garage/fielded/car.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { Setup } from '../state/setup.ts';
import { type State, shapeOf, sizeOf, type Vehicle } from '../state/state.ts';
import type { Place } from '../state/target.ts';
import { WHEELS } from '../state/wheels.ts';
import { type CounterSide, shownAt, sidesFacing, tirePoint, tireSides } from './facing.ts';

/** Played here though no event or question names them. */
export const SIGHT_RULES = [
  'deluxe/V.1/line-of-fire',
  'deluxe/V.1/arc-of-fire',
  'deluxe/V.1/target-underbody',
] as const satisfies readonly DeluxeRule[];

/** A place that can be aimed at, and a point of it that is seen. */
export interface Sighting {
  readonly place: Place;
  readonly point: Point;
}

interface Eye {
  readonly origin: Point;
  readonly arc: readonly Face[];
  readonly blockers: readonly Shape[];
}

/** The middle of the side where the weapon is, or the counter's centre for a turret. */
export function originOf(vehicle: Vehicle, mount: Mount): Point {
  return mount === 'turret' ? vehicle.pose : sideMiddle(vehicle.pose, sizeOf(vehicle), mount);
}

const ALL_ROUND: readonly Face[] = [];
const NOTHING: readonly Sighting[] = [];

/** The places of the target that a mount can fire at: within its arc and with a clear line (G-01, G-06, G-09). */
export function placesInSight(
  setup: Setup,
  state: State,
  firer: Vehicle,
  mount: Mount,
  target: Vehicle,
): readonly Sighting[] {
  const arc = mount === 'turret' ? ALL_ROUND : arcFaces(firer.pose, sizeOf(firer), mount);
  const corners = cornersOf(target.pose, sizeOf(target));
  for (const face of arc) if (corners.every((corner) => isBeyond(face, corner))) return NOTHING;
  const origin = originOf(firer, mount);
  const eye = { origin, arc, blockers: blockersBetween(setup, state, firer, target, origin) };
  const facing = sidesFacing(target, origin);
  const found: Sighting[] = [];
  seeSides(eye, target, corners, facing, found);
  seeTires(eye, target, facing, found);
  seeTurret(eye, target, found);
  return found;
}

function isBeyond(face: Face, point: Point): boolean {
  return dot(face.normal, point) > face.offset;
}

function seeSides(
  eye: Eye,
  target: Vehicle,
  corners: readonly Point[],
  facing: readonly CounterSide[],
  found: Sighting[],
): void {
  for (const side of facing) {
    // Edge i of a counter runs from corner i to the next.
    const i = COUNTER_SIDES.indexOf(side);
    const a = corners[i];
    const b = corners[(i + 1) % corners.length];
    const stretch = a === undefined || b === undefined ? null : clipEdge({ a, b }, eye.arc);
    const point = stretch === null ? null : pointSeen(eye, stretch);
    if (point !== null) found.push({ place: { kind: 'side', side: shownAt(target, side) }, point });
  }
}

/** The stretch of an edge within the arc. */
function clipEdge(edge: Segment, arc: readonly Face[]): Segment | null {
  let enter = 0;
  let exit = 1;
  for (const { normal, offset } of arc) {
    const a = dot(normal, edge.a) - offset;
    const b = dot(normal, edge.b) - offset;
    if (a > 0 && b > 0) return null;
    if (a > 0) enter = Math.max(enter, a / (a - b));
    else if (b > 0) exit = Math.min(exit, a / (a - b));
  }
  if (enter > exit) return null;
  return { a: between(edge.a, edge.b, enter), b: between(edge.a, edge.b, exit) };
}

function pointSeen(eye: Eye, { a, b }: Segment): Point | null {
  const middle = midpoint(a, b);
  if (isClear(eye, middle)) return middle;
  return distance(a, b) <= TOLERANCE ? null : sightToShape(eye.origin, segment(a, b), eye.blockers);
}

function isClear(eye: Eye, point: Point): boolean {
  if (eye.blockers.length === 0 || distance(eye.origin, point) <= TOLERANCE) return true;
  return sightLine(eye.origin, point, eye.blockers) === null;
}

function isSeen(eye: Eye, point: Point): boolean {
  for (const face of eye.arc) if (isBeyond(face, point)) return false;
  return isClear(eye, point);
}

/** Tires on a side that faces the firer; one shot away is no target any more. */
function seeTires(eye: Eye, target: Vehicle, facing: readonly CounterSide[], found: Sighting[]): void {
  for (const corner of WHEELS) {
    const { tires } = target.corners[corner];
    const sides = tireSides(target, corner);
    if (!sides.some((side) => facing.includes(side)) || !tires.some((points) => points > 0)) continue;
    const point = tirePoint(target, sides);
    if (!isSeen(eye, point)) continue;
    for (let index = 0; index < tires.length; index++) {
      if ((tires[index] ?? 0) > 0) found.push({ place: { kind: 'tire', corner, index }, point });
    }
  }
}

/** A turret stands in the middle of the roof and is seen from all round, while the roof is up. */
function seeTurret(eye: Eye, target: Vehicle, found: Sighting[]): void {
  if (target.down !== 'underbody') return;
  if (!target.weapons.some((weapon) => weapon.mount === 'turret' && weapon.dp > 0)) return;
  if (isSeen(eye, target.pose)) found.push({ place: { kind: 'turret' }, point: target.pose });
}

interface Blocker {
  readonly id: string;
  readonly shape: Shape;
  readonly pose: Pose;
  readonly size: Size;
}

const fixtureBlockers = new WeakMap<Setup, readonly Blocker[]>();

// Fixtures never move, so their outlines are drawn once per scenario.
function fixturesOf(setup: Setup): readonly Blocker[] {
  const known = fixtureBlockers.get(setup);
  if (known !== undefined) return known;
  const blockers = setup.fixtures.map(({ id, pose, size }) => ({ id, pose, size, shape: rectangle(pose, size) }));
  fixtureBlockers.set(setup, blockers);
  return blockers;
}

/** Everything that may stand in the way: other vehicles, and fixtures that still stand. */
function blockersBetween(setup: Setup, state: State, firer: Vehicle, target: Vehicle, origin: Point): readonly Shape[] {
  const reach = radiusOf(target) + TOLERANCE;
  const shapes: Shape[] = [];
  for (const other of state.vehicles) {
    if (other === firer || other === target || other.gone) continue;
    if (comesNear(other.pose, sizeOf(other), origin, target.pose, reach)) shapes.push(shapeOf(other));
  }
  for (const { id, shape, pose, size } of fixturesOf(setup)) {
    if (state.objects[id] !== 0 && comesNear(pose, size, origin, target.pose, reach)) shapes.push(shape);
  }
  return shapes;
}

/** Whether a line passes a rectangle within `reach`; a little generous at the corners. */
function comesNear(pose: Pose, size: Size, from: Point, to: Point, reach: number): boolean {
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

function radiusOf(vehicle: Vehicle): number {
  const { length, width } = sizeOf(vehicle);
  return lengthOf({ x: length, y: width }) / 2;
}
