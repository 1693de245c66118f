import {
  CONTACT_SLACK,
  type Contact,
  degrees,
  forwardOf,
  headingDifference,
  type Motion,
  makePose,
  overlaps,
  type Pose,
  rectangle,
  type Shape,
  sweep,
  toWorld,
} from '@hardtop/geometry';
import { SCALE } from '../../catalog/scale.ts';
import { FLYING } from '../../catalog/terrain.ts';
import { SQUARE } from '../../catalog/units.ts';
import type { Setup } from '../state/setup.ts';
import { isUpright, type State, shapeOf, sizeOf, travelHeading, type Vehicle } from '../state/state.ts';
import type { SlopeArea } from '../state/terrain.ts';
import { isFreeAt } from './contact.ts';
import { isIn, slopeAt, slopesOf } from './ground.ts';
import { isNear } from './nearby.ts';
import { LONGEST_WAY } from './on-way.ts';

/** Feet through the air off a slope at a speed; 0 is no jump. */
export function flightFeet(angle: number, speed: number): number {
  const { least, goodFrom, goodTo, most } = FLYING.angle;
  if (angle < least || angle > most) return 0;
  const feet = Math.max(0, Math.floor((Math.abs(speed) - FLYING.over) / FLYING.perMph)) * FLYING.feet;
  return angle < goodFrom || angle > goodTo ? feet / 2 : feet;
}

export const flightInches = (feet: number): number => feet / SCALE.feetPerInch;

/** A slope and where on a way its top is reached. */
export interface Crest {
  readonly slope: SlopeArea;
  readonly contact: Contact;
}

/** Who drives up within this of the slope's own direction goes over its top. */
const STRAIGHT_UP = degrees(45);
const EDGE = 0.02;

/** Just beyond the upper edge. */
function crestOf({ pose, size }: SlopeArea): Shape {
  const { x, y } = toWorld(pose, { x: 0, y: (size.length + EDGE) / 2 });
  return rectangle(makePose(x, y, pose.h), { length: EDGE, width: size.width });
}

/** The first slope that a vehicle drives over the top of fast enough to leave the ground; null if there is none. */
export function crestOnWay(setup: Setup, vehicle: Vehicle, motion: Motion): Crest | null {
  if (setup.terrain.length === 0 || !isUpright(vehicle) || vehicle.bootlegger !== null) return null;
  let first: Crest | null = null;
  for (const slope of slopesOf(setup)) {
    if (flightFeet(slope.angle, vehicle.speed) === 0 || !isNear(vehicle, slope, LONGEST_WAY)) continue;
    if (headingDifference(travelHeading(vehicle), slope.pose.h) > STRAIGHT_UP) continue;
    const edge = crestOf(slope);
    // Whose nose hangs over it already has crept up.
    if (overlaps(shapeOf(vehicle), edge, CONTACT_SLACK)) continue;
    const contact = sweep(sizeOf(vehicle), vehicle.pose, motion, [edge], CONTACT_SLACK);
    if (contact === null || !isIn(slope, contact.pose)) continue;
    if (first === null || comesFirst(contact, first.contact)) first = { slope, contact };
  }
  return first;
}

/** Which of two contacts on one way is met first. */
export function comesFirst(a: Contact, b: Contact): boolean {
  return a.leg < b.leg || (a.leg === b.leg && a.t < b.t);
}

/** The hazard of a landing: by the length of the flight, and by the ground below. */
export function landingDifficulty(setup: Setup, { pose }: Vehicle, heading: number, feet: number): number {
  const { difficulty, feetPerPoint, downhill, uphill } = FLYING.landing;
  const flat = difficulty + Math.floor(feet / feetPerPoint);
  const slope = slopeAt(setup, pose);
  if (slope === null) return flat;
  return flat + (headingDifference(heading, slope.pose.h) > degrees(90) ? downhill : uphill);
}

// How far around a place one looks for room to come down in, in squares.
const FARTHEST = 16;
const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => forwardOf(eighth * degrees(45)));

/** Whether it could come down in a pose. */
export function canLandAt(setup: Setup, state: State, vehicle: Vehicle, pose: Pose): boolean {
  return isFreeAt(setup, state, { ...vehicle, level: 0 }, pose);
}

/** The nearest free place around it; null if there is none. */
export function landingNear(setup: Setup, state: State, vehicle: Vehicle): Pose | null {
  const { x, y, h } = vehicle.pose;
  for (let ring = 0; ring <= FARTHEST; ring++) {
    for (const towards of EIGHTHS) {
      const away = ring * SQUARE;
      const pose = makePose(x + towards.x * away, y + towards.y * away, h);
      if (canLandAt(setup, state, vehicle, pose)) return pose;
    }
  }
  return null;
}
