import {
  degrees,
  dot,
  type Side as Face,
  forwardOf,
  type Heading,
  headingDifference,
  type Point,
  type Pose,
  SIDES,
  type Size,
  toLocal,
} from '@hardtop/geometry';
import { COLLISION_ANGLES } from '../../catalog/collisions.ts';
import type { VehicleModel } from '../state/model.ts';
import { sizeOf, type Vehicle } from '../state/state.ts';
import { swipeSpeed } from './ram.ts';

/** One of the two vehicles at the moment of contact. */
export interface Party {
  readonly vehicle: Vehicle;
  readonly model: VehicleModel;
  /** Direction of travel, whichever way it faces. */
  readonly heading: Heading;
  /** mph along that direction, never negative. */
  readonly speed: number;
}

export interface Struck extends Party {
  /** The side that takes the damage. */
  readonly side: Face;
}

export function struckOn({ vehicle, model, heading, speed }: Party, side: Face): Struck {
  return { vehicle, model, heading, speed, side };
}

export type CollisionKind = 'head-on' | 'rear-end' | 't-bone' | 'sideswipe-same' | 'sideswipe-opposite';

/** V1 rams V2; where neither rams, V1 is the one that was making its move. */
export interface Clash {
  readonly kind: CollisionKind;
  readonly v1: Struck;
  readonly v2: Struck;
}

/** Where two outlines meet; the normal points from the struck vehicle to the mover. */
export interface Touch {
  readonly point: Point;
  readonly normal: Point;
}

/** Which way the outlines run at the contact, in terms of travel: the leading face counts as the front (K-01). */
type Role = 'lead' | 'flank' | 'trail';
type Zone = 'same' | 'across' | 'opposite';

const FACE_TURNS: Readonly<Record<Face, Heading>> = {
  front: 0,
  left: degrees(90),
  back: degrees(180),
  right: degrees(270),
};

/** The direction a face of a counter looks. */
export function faceHeading(pose: Pose, face: Face): Heading {
  return (pose.h + FACE_TURNS[face]) % degrees(360);
}

// At a corner met at exactly 45 degrees the ends come before the flanks.
const ENDS_FIRST: readonly Face[] = ['front', 'back', 'left', 'right'];

/** The face that looks most nearly along a direction. */
export function faceTowards(pose: Pose, direction: Point): Face {
  let best: Face = 'front';
  let most = -Infinity;
  for (const face of ENDS_FIRST) {
    const along = dot(forwardOf(faceHeading(pose, face)), direction);
    if (along > most + 1e-9) [best, most] = [face, along];
  }
  return best;
}

function leadingFace({ vehicle, heading }: Party): Face {
  return faceTowards(vehicle.pose, forwardOf(heading));
}

function roleOf(party: Party, face: Face): Role {
  const turn = headingDifference(
    faceHeading(party.vehicle.pose, face),
    faceHeading(party.vehicle.pose, leadingFace(party)),
  );
  if (turn === 0) return 'lead';
  return turn === degrees(180) ? 'trail' : 'flank';
}

// A contact found while turning may lie off the edge by a tenth of a degree of travel, besides the rounding of poses.
const ON_FACE = 1 / 64;

function isOnFace(pose: Pose, size: Size, face: Face, point: Point): boolean {
  const { x, y } = toLocal(pose, point);
  const reach = face === 'front' ? y : face === 'back' ? -y : face === 'right' ? x : -x;
  const half = face === 'front' || face === 'back' ? size.length / 2 : size.width / 2;
  return reach >= half - ON_FACE;
}

function leads(party: Party, point: Point): boolean {
  return isOnFace(party.vehicle.pose, sizeOf(party.vehicle), leadingFace(party), point);
}

function zonesOf(mover: Party, other: Party): readonly [Zone, ...Zone[]] {
  const angle = headingDifference(mover.heading, other.heading);
  const same = degrees(COLLISION_ANGLES.sameDirection);
  const opposite = degrees(COLLISION_ANGLES.oppositeDirection);
  if (angle === same) return ['same', 'across'];
  if (angle === opposite) return ['opposite', 'across'];
  if (angle < same) return ['same'];
  return [angle > opposite ? 'opposite' : 'across'];
}

function clashIn(zone: Zone, mover: Party, other: Party, touch: Touch): Clash {
  const { x, y } = touch.normal;
  const a = struckOn(mover, faceTowards(mover.vehicle.pose, { x: 0 - x, y: 0 - y }));
  const b = struckOn(other, faceTowards(other.vehicle.pose, touch.normal));
  if (zone === 'across') return tBone(a, b, touch.point);
  const [roleA, roleB] = [roleOf(a, a.side), roleOf(b, b.side)];
  if (zone === 'opposite')
    return { kind: roleA === 'lead' && roleB === 'lead' ? 'head-on' : 'sideswipe-opposite', v1: a, v2: b };
  if (roleA === 'lead' && roleB === 'trail') return { kind: 'rear-end', v1: a, v2: b };
  if (roleA === 'trail' && roleB === 'lead') return { kind: 'rear-end', v1: b, v2: a };
  return { kind: 'sideswipe-same', v1: a, v2: b };
}

/** V1 is the one whose front is in contact, the mover if both are; a flank that swings into a flank rams too. */
function tBone(mover: Struck, other: Struck, point: Point): Clash {
  if (leads(mover, point)) return ramming(mover, other);
  return leads(other, point) ? ramming(other, mover) : { kind: 't-bone', v1: mover, v2: flanked(other, mover) };
}

function ramming(v1: Struck, v2: Struck): Clash {
  return { kind: 't-bone', v1: struckOn(v1, leadingFace(v1)), v2: flanked(v2, v1) };
}

/** Touched at the nose or tail, it is struck on the side nearer to the rammer's tail (K-01). */
function flanked(struck: Struck, rammer: Party): Struck {
  if (roleOf(struck, struck.side) === 'flank') return struck;
  const { x, y } = forwardOf(rammer.heading);
  const flanks = SIDES.filter((face) => roleOf(struck, face) === 'flank');
  const towards = (face: Face): number =>
    dot(forwardOf(faceHeading(struck.vehicle.pose, face)), { x: 0 - x, y: 0 - y });
  const side = flanks.reduce((best, face) => (towards(face) > towards(best) + 1e-9 ? face : best));
  return struckOn(struck, side);
}

/** The speed at which they strike: added, subtracted, the rammer's alone, or the swipe speed. */
export function collisionSpeed({ kind, v1, v2 }: Clash): number {
  switch (kind) {
    case 'head-on':
      return v1.speed + v2.speed;
    case 'rear-end':
      return Math.abs(v1.speed - v2.speed);
    case 't-bone':
      return v1.speed;
    case 'sideswipe-same':
      return swipeSpeed(v1.speed - v2.speed);
    case 'sideswipe-opposite':
      return swipeSpeed(v1.speed + v2.speed);
  }
}

/** The readings of a contact: one, or two on the very line between types, the milder first. */
export function readingsOf(mover: Party, other: Party, touch: Touch): readonly [Clash, ...Clash[]] {
  const [first, second] = zonesOf(mover, other);
  const clash = clashIn(first, mover, other, touch);
  if (second === undefined) return [clash];
  const across = clashIn(second, mover, other, touch);
  return collisionSpeed(across) < collisionSpeed(clash) ? [across, clash] : [clash, across];
}

const NAMES = {
  'head-on': 'Head-on',
  'rear-end': 'Rear-end',
  't-bone': 'T-bone',
  'sideswipe-same': 'Sideswipe',
  'sideswipe-opposite': 'Sideswipe',
} as const satisfies Record<CollisionKind, string>;

export function collisionName(kind: CollisionKind): string {
  return NAMES[kind];
}
