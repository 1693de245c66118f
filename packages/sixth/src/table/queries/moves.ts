import {
  advanceLeg,
  cosOf,
  endOf,
  type Leg,
  type Motion,
  type Point,
  type Pose,
  sinOf,
  turnLeg,
} from '@hardtop/geometry';
import { CAR, SLIDE, SPIN, ZONE_IDS, ZONES, type ZoneId } from '../../catalog/turning-key.ts';
import type { Car } from '../state/state.ts';
import { isOutOfControl } from './tokens.ts';

export type Way = 'left' | 'right';
export const WAYS = ['left', 'right'] as const satisfies readonly Way[];

/** What a movement point is spent on. Angles are tenths of a degree. */
export type Move =
  | { readonly kind: 'straight' }
  | { readonly kind: 'slide'; readonly way: Way }
  /** Within the SLIGHT zone it is no maneuver. */
  | { readonly kind: 'turn'; readonly way: Way; readonly angle: number };

export const STRAIGHT: Move = { kind: 'straight' };

/** The furthest zone that a pivot enters; on a border it is the lower one. */
export function zoneOf(angle: number): ZoneId | null {
  return ZONE_IDS.findLast((id) => angle > ZONES[id].from) ?? null;
}

/** Which legs a car drives; in reverse front and back change places. */
export function legsOf({ pose, reverse }: Pick<Car, 'pose' | 'reverse'>, move: Move): Motion {
  const ahead = reverse ? -1 : 1;
  if (move.kind === 'slide') {
    const aside = move.way === 'left' ? -1 : 1;
    const { travel, angle } = SLIDE;
    return [advanceLeg(pose, ahead * travel * cosOf(angle), aside * travel * sinOf(angle))];
  }
  const straight = advanceLeg(pose, ahead * CAR.length);
  if (move.kind === 'straight') return [straight];
  return [straight, pivotOf(endOf(pose, [straight]), reverse, move.way, move.angle)];
}

/** A positive turn is to the left. */
export const leftward = (way: Way, reverse: boolean): number => ((way === 'left') === reverse ? -1 : 1);

/** About the inner corner of the end that follows. */
function pivotOf(pose: Pose, reverse: boolean, way: Way, angle: number): Leg {
  return turnLeg(pose, pivotCorner(way, reverse), leftward(way, reverse) * angle);
}

/** The inner corner of the end that follows stays where it is. */
export const pivotCorner = (way: Way, reverse: boolean): Point => cornerAt(way, reverse ? 'front' : 'back');

function cornerAt(way: Way, end: 'front' | 'back'): Point {
  return { x: ((way === 'left' ? -1 : 1) * CAR.width) / 2, y: ((end === 'front' ? 1 : -1) * CAR.length) / 2 };
}

/** A spin goes on the way the car was turning: the corner at the leading end across from it stays, the other end swings round. */
export function spinOf({ pose, reverse }: Pick<Car, 'pose' | 'reverse'>, way: Way, unpaid: number): Leg {
  const across = way === 'left' ? 'right' : 'left';
  const by = SPIN[Math.min(unpaid, SPIN.length) - 1] ?? 0;
  return turnLeg(pose, cornerAt(across, reverse ? 'back' : 'front'), leftward(way, reverse) * by);
}

/** Away from a wall: a quarter turn about the far corner of the end that follows. */
export function awayOf({ pose, reverse }: Pick<Car, 'pose' | 'reverse'>, way: Way): Leg {
  return pivotOf(pose, reverse, way, ZONES.D4.to);
}

/** Whoever is out of control drives straight on. */
export const canSteer = (car: Car): boolean => !isOutOfControl(car);

/** The difficulty that was really reached; null: no maneuver came of it. */
export function difficultyOf(
  move: Move,
  driven: { readonly travel: number; readonly turned: number },
): ZoneId | 'slide' | null {
  if (move.kind === 'straight') return null;
  if (move.kind === 'slide') return driven.travel > 0 ? 'slide' : null;
  const zone = zoneOf(driven.turned);
  return zone === null || !ZONES[zone].maneuver ? null : zone;
}
