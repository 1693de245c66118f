import {
  arcFaces,
  between,
  SIDES as COUNTER_SIDES,
  cornersOf,
  distance,
  dot,
  type Face,
  isSightClear,
  lengthOf,
  midpoint,
  type Point,
  radiusOf,
  rectangle,
  type Segment,
  type Shape,
  segment,
  sideMiddle,
  sightToShape,
  TOLERANCE,
  toLocal,
} from '@hardtop/geometry';
import { hasBed } from '../../catalog/boarding.ts';
import { type FixedMount, isFixed } from '../../catalog/damage-location.ts';
import type { Mount } from '../../garage/fielded/fielded.ts';
import type { Counter } from '../state/counters.ts';
import type { PersonId } from '../state/ids.ts';
import type { WeaponModel } from '../state/model.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { Stand } from '../state/stand.ts';
import { isUpright, type State, sizeOf, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import type { AimPoint, FireTarget, VehicleTarget } from '../state/target.ts';
import type { WheelCorner } from '../state/wheels.ts';
import { blockersBetween, blockersTo } from './blockers.ts';
import { isCycle, isTrike, narrowEnd, sidecarSide } from './build.ts';
import { cloudsNear, cloudsOnLine, hasClouds } from './clouds.ts';
import { isAlive } from './crew.ts';
import { type CounterSide, isOnSide, shownAt, sidesOpenTo, tirePoint, tireShowsAt } from './facing.ts';
import { canFireUp, isOverhead } from './overhead.ts';
import { onRoof } from './roof.ts';
import { placeId } from './target-names.ts';
import { outlineOf } from './target-outline.ts';
import { isCornerLost } from './tires.ts';
import { isInWater } from './water.ts';

/** A place that can be aimed at, a point of it that is seen, and how many clouds hang before it. */
export interface Sighting {
  readonly place: AimPoint;
  readonly point: Point;
  readonly clouds: number;
}

interface Eye {
  readonly origin: Point;
  readonly arc: readonly Face[];
  readonly blockers: readonly Shape[];
  /** Those that some line to the target may pass through. */
  readonly clouds: readonly Counter[];
}

/** The middle of the side where the weapon is, or the counter's centre for a turret. */
export function originOf(vehicle: Stand, mount: Mount): Point {
  return isFixed(mount) ? sideMiddle(vehicle.pose, sizeOf(vehicle), mount) : vehicle.pose;
}

/** Guns of one link fire from where they are mounted; those of several sides of a trike, from the end they all look past. */
export function batteryOrigin(firer: Stand, guns: readonly { readonly model: WeaponModel }[]): Point {
  const [first, ...others] = guns;
  const mount = first?.model.at ?? 'front';
  return originOf(firer, others.some(({ model }) => model.at !== mount) ? narrowEnd(firer) : mount);
}

const ALL_ROUND: readonly Face[] = [];
const NOTHING: readonly Sighting[] = [];

/** All that is seen of a vehicle from right below it. */
const bellyOf = ({ pose }: Vehicle): Sighting => ({
  place: { kind: 'side', side: 'underbody' },
  point: pose,
  clouds: 0,
});

/** The places of the target that a mount can fire at: within its arc and with a clear line (G-01, G-06, G-09). */
export function placesInSight(
  setup: Setup,
  state: State,
  firer: Stand,
  mount: Mount,
  target: Vehicle,
): readonly Sighting[] {
  if (firer.level !== target.level && isOverhead(firer, target))
    return canFireUp(setup, firer, mount, target) ? [bellyOf(target)] : NOTHING;
  const wide = isWide(firer, mount);
  if (isFixed(mount) && !wide && isOutOfArc(firer, mount, target)) return NOTHING;
  const arc = arcOf(firer, mount, wide);
  const corners = cornersOf(target.pose, sizeOf(target));
  for (const face of arc) if (areBeyond(face, corners)) return NOTHING;
  const origin = originOf(firer, mount);
  const blockers = blockersBetween(setup, state, firer, target, origin);
  const eye = { origin, arc, blockers, clouds: cloudsNear(state, origin, target.pose, radiusOf(sizeOf(target))) };
  const facing = sidesOpenTo(target, origin);
  const found: Sighting[] = [];
  seeSides(eye, target, corners, facing, found);
  const sides = found.length;
  seeTires(setup, eye, target, facing, found);
  seeRoof(setup, eye, target, found);
  if (target.counter !== 'car' && isUpright(target)) seeBesides(setup, target, origin, found, sides);
  return found;
}

/** Sides and turret of a target that show from a point within an arc, and nothing smaller: what the Jump-Start game aims at. */
export function sidesInSight(
  { setup, state }: World,
  firer: Vehicle,
  origin: Point,
  arc: readonly Face[],
  target: Vehicle,
): readonly Sighting[] {
  const corners = cornersOf(target.pose, sizeOf(target));
  for (const face of arc) if (areBeyond(face, corners)) return NOTHING;
  const clouds = cloudsNear(state, origin, target.pose, radiusOf(sizeOf(target)));
  const eye = { origin, arc, blockers: blockersBetween(setup, state, firer, target, origin), clouds };
  const found: Sighting[] = [];
  seeSides(eye, target, corners, sidesOpenTo(target, origin), found);
  seeRoof(setup, eye, target, found);
  return found;
}

/** The side guns of a trike bear past its narrow end as well (G-02). */
export function isWide(firer: Stand, mount: Mount): boolean {
  return isTrike(firer) && (mount === 'left' || mount === 'right');
}

/** The two lines of an arc; of a wide one, only the one that does not cut off the narrow end. */
export function arcOf(firer: Stand, mount: Mount, wide: boolean): readonly Face[] {
  // Nothing is out of a turret's arc (deluxe/VIII.8/turret).
  if (!isFixed(mount)) return ALL_ROUND;
  const faces = arcFaces(firer.pose, sizeOf(firer), mount);
  if (!wide) return faces;
  const end = sideMiddle(firer.pose, sizeOf(firer), narrowEnd(firer));
  return faces.filter((face) => !isBeyond(face, end));
}

/** What shows where a side shows: the sloped top of a trike, the riders of a cycle, its sidecar. */
function seeBesides(setup: Setup, target: Vehicle, origin: Point, found: Sighting[], sides: number): void {
  const beside = sidecarSide(target);
  const near = beside !== null && isOnSide(target, beside, origin);
  let top: Sighting | null = null;
  let saddle: Sighting | null = null;
  for (let i = 0; i < sides; i++) {
    const sighting = found[i];
    if (sighting?.place.kind !== 'side') continue;
    const { side } = sighting.place;
    if (side !== 'back') top ??= sighting;
    if (side === 'left' || side === 'right') saddle ??= sighting;
    if (near && (side === 'front' || side === 'back' || side === beside))
      found.push(besides(sighting, { kind: 'sidecar', side }));
  }
  if (isTrike(target) && top !== null && !found.some(({ place }) => place.kind === 'turret'))
    found.push(besides(top, { kind: 'side', side: 'top' }));
  if (isCycle(target) && saddle !== null) seeRiders(setup, target, saddle, found);
}

/** Another place that shows where this one does. */
function besides({ point, clouds }: Sighting, place: AimPoint): Sighting {
  return { place, point, clouds };
}

/** Whoever sits on the saddle, while he lives; where sheets are hidden nobody can tell. */
function seeRiders({ hidden }: Setup, { crew }: Vehicle, saddle: Sighting, found: Sighting[]): void {
  let index = 0;
  for (const person of crew) {
    if (person.place !== 'saddle') continue;
    if (hidden || isAlive(person)) found.push(besides(saddle, { kind: 'rider', index }));
    index++;
  }
}

// Wide enough for whatever rounding does to the exact test.
const QUICK_MARGIN = 1e-3;

/** The quick test: the circle around the target lies wholly on the wrong side of one of the arc's two lines. */
function isOutOfArc(firer: Stand, mount: FixedMount, target: Vehicle): boolean {
  const { x, y } = toLocal(firer.pose, target.pose);
  const { length, width } = sizeOf(firer);
  const ends = mount === 'front' || mount === 'back';
  const forward = mount === 'front' || mount === 'right' ? 1 : -1;
  const outside = ends ? Math.abs(x) * length - forward * y * width : Math.abs(y) * width - forward * x * length;
  return outside > (radiusOf(sizeOf(target)) + QUICK_MARGIN) * lengthOf({ x: length, y: width });
}

function areBeyond(face: Face, points: readonly Point[]): boolean {
  for (const point of points) if (!isBeyond(face, point)) return false;
  return true;
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
    const shown = shownAt(target, side);
    // Never aimed at, even where it is turned to the firer (G-06).
    if (shown === 'underbody') continue;
    // Edge i of a counter runs from corner i to the next.
    const i = COUNTER_SIDES.indexOf(side);
    const a = corners[i];
    const b = corners[(i + 1) % corners.length];
    const stretch = a === undefined || b === undefined ? null : clipEdge({ a, b }, eye.arc);
    const point = stretch === null ? null : pointSeen(eye, stretch);
    if (stretch === null || point === null) continue;
    found.push(clearest(eye, { kind: 'side', side: shown }, point, stretch));
  }
}

function sightingAt({ clouds, origin }: Eye, place: AimPoint, point: Point): Sighting {
  return { place, point, clouds: clouds.length === 0 ? 0 : cloudsOnLine(clouds, origin, point) };
}

/** How near to the ends of what is seen of a side one may aim. */
const ENDS = [1 / 16, 15 / 16] as const;

/** The middle of what is seen, or near an end of it if fewer clouds hang before that: a line to any part will do (H-110). */
function clearest(eye: Eye, place: AimPoint, point: Point, { a, b }: Segment): Sighting {
  let best = sightingAt(eye, place, point);
  if (best.clouds === 0) return best;
  for (const t of ENDS) {
    const end = between(a, b, t);
    const other = isClear(eye, end) ? sightingAt(eye, place, end) : best;
    if (other.clouds < best.clouds) best = other;
  }
  return best;
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
  return isSightClear(eye.origin, point, eye.blockers);
}

function isSeen(eye: Eye, point: Point): boolean {
  for (const face of eye.arc) if (isBeyond(face, point)) return false;
  return isClear(eye, point);
}

/** Tires on a side that faces the firer; one shot away is no target any more. */
function seeTires(setup: Setup, eye: Eye, target: Vehicle, facing: readonly CounterSide[], found: Sighting[]): void {
  const { tires } = target;
  // Nobody sees them under water (deluxe/XIV.5/water).
  if (isInWater(setup, target)) return;
  let index = 0;
  let point: Point | null = null;
  for (let i = 0; i < tires.length; i++) {
    const tire = tires[i];
    if (tire === undefined) continue;
    const { corner } = tire;
    const again = i > 0 && tires[i - 1]?.corner === corner;
    index = again ? index + 1 : 0;
    if (!again) point = isCornerLost(target, corner) ? null : tireSeen(eye, target, corner, facing);
    if (point !== null && tire.dp > 0) found.push(sightingAt(eye, { kind: 'tire', corner, index }, point));
  }
}

function tireSeen(eye: Eye, target: Vehicle, corner: WheelCorner, facing: readonly CounterSide[]): Point | null {
  if (!tireShowsAt(target, corner, facing)) return null;
  // The wheel of a sidecar is hidden by the cycle, as all of it is.
  if (corner === 'sidecar-left' && !isOnSide(target, 'left', eye.origin)) return null;
  if (corner === 'sidecar-right' && !isOnSide(target, 'right', eye.origin)) return null;
  const point = tirePoint(target, corner);
  return isSeen(eye, point) ? point : null;
}

/** What stands in the middle of the roof is seen from all round, while the roof is up. */
function seeRoof(setup: Setup, eye: Eye, target: Vehicle, found: Sighting[]): void {
  if (target.down !== 'underbody') return;
  const places = onRoof(setup, target);
  if (places.length > 0 && isSeen(eye, target.pose))
    for (const place of places) found.push(sightingAt(eye, place, target.pose));
}

/** Whether a mount can fire at a target: within its arc and with a clear line. */
export function isInSight(setup: Setup, state: State, firer: Stand, mount: Mount, target: FireTarget): boolean {
  if (target.kind === 'vehicle') {
    const wanted = placeId(target.at);
    const seen = placesInSight(setup, state, firer, mount, vehicleOf(state, target.vehicle));
    return seen.some(({ place }) => place.kind === target.at.kind && placeId(place) === wanted);
  }
  if (target.kind === 'crowd')
    return target.people.every((person) => isInSight(setup, state, firer, mount, { kind: 'person', person }));
  // Whoever rides on it is out of reach of all but its turret.
  if (target.kind === 'person' && setup.onFoot && isOutOfReach({ setup, state }, firer, mount, target.person))
    return false;
  const { pose, size } = outlineOf({ setup, state }, target);
  const origin = originOf(firer, mount);
  const arc = arcOf(firer, mount, isWide(firer, mount));
  // What cannot show a part elsewhere is not looked for behind one's own arc.
  if (target.kind !== 'person' && arc.some((face) => isBeyond(face, pose))) return false;
  const own = target.kind === 'structure' ? target.structure : null;
  const eye = { origin, arc, blockers: blockersTo(setup, state, firer, pose, own, origin), clouds: [] };
  if (isSeen(eye, pose)) return true;
  // Somebody who leans round an edge shows some part of his square.
  if (target.kind !== 'person') return false;
  const part = sightToShape(origin, rectangle(pose, size), eye.blockers);
  return part !== null && isSeen(eye, part);
}

/** In the bed of a pickup not even that reaches him (H-282). */
function isOutOfReach({ setup, state }: World, firer: Stand, mount: Mount, person: PersonId): boolean {
  const rider = state.pedestrians.find((pedestrian) => pedestrian.person.id === person);
  if (rider?.riding === undefined || rider.riding !== firer.id) return false;
  return mount !== 'turret' || hasBed(modelOf(setup, firer.id).body);
}

/** The point of a vehicle's part that a line of fire runs to; null if none does. */
export function pointAimedAt(
  setup: Setup,
  state: State,
  firer: Stand,
  mount: Mount,
  { vehicle, at }: VehicleTarget,
): Point | null {
  const wanted = placeId(at);
  const seen = placesInSight(setup, state, firer, mount, vehicleOf(state, vehicle));
  return seen.find(({ place }) => placeId(place) === wanted)?.point ?? null;
}

/** How many clouds hang before what is aimed at. */
export function cloudsBefore(setup: Setup, state: State, firer: Stand, mount: Mount, target: FireTarget): number {
  if (!hasClouds(state)) return 0;
  if (target.kind === 'vehicle') {
    const wanted = placeId(target.at);
    const seen = placesInSight(setup, state, firer, mount, vehicleOf(state, target.vehicle));
    return seen.find(({ place }) => placeId(place) === wanted)?.clouds ?? 0;
  }
  const origin = originOf(firer, mount);
  const { pose } = outlineOf({ setup, state }, target);
  return cloudsOnLine(cloudsNear(state, origin, pose, 0), origin, pose);
}
