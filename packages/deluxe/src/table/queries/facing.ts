import {
  arcsContaining,
  SIDES as COUNTER_SIDES,
  type Side as CounterSide,
  distanceFromSegment,
  edgeOf,
  facesVisibleFrom,
  type Point,
  TOLERANCE,
  toLocal,
  toWorld,
} from '@hardtop/geometry';
import type { Side } from '../../catalog/units.ts';
import { sizeOf, type Vehicle } from '../state/state.ts';
import type { WheelCorner } from '../state/wheels.ts';
import { isTrike, narrowEnd } from './build.ts';

/** A side of the counter on the map, as against the side of the vehicle that shows there. */
export type { CounterSide };

type Showing = Readonly<Record<CounterSide, Side>>;

const UPRIGHT: Showing = { front: 'front', left: 'left', back: 'back', right: 'right' };

// By the face it lies on. A vehicle on its side shows its top to where that side was; on its back, left is right.
const AS_IT_LIES: Readonly<Record<Vehicle['down'], Showing>> = {
  underbody: UPRIGHT,
  left: { ...UPRIGHT, left: 'top', right: 'underbody' },
  right: { ...UPRIGHT, left: 'underbody', right: 'top' },
  top: { ...UPRIGHT, left: 'right', right: 'left' },
  front: { ...UPRIGHT, front: 'top', back: 'underbody' },
  back: { ...UPRIGHT, front: 'underbody', back: 'top' },
};

/** The side of the vehicle that shows at a side of its counter. */
export function shownAt(vehicle: Vehicle, counterSide: CounterSide): Side {
  return AS_IT_LIES[vehicle.down][counterSide];
}

/** The side of the counter at which a side of the vehicle shows; null if it lies below or looks up. */
export function counterSideOf(vehicle: Vehicle, side: Side): CounterSide | null {
  const showing = AS_IT_LIES[vehicle.down];
  for (const counterSide of COUNTER_SIDES) if (showing[counterSide] === side) return counterSide;
  return null;
}

/** The arcs of the target a point lies in, as sides of its counter; two on a dividing line. */
export function arcsFacing(target: Vehicle, point: Point): readonly CounterSide[] {
  return arcsContaining(target.pose, sizeOf(target), point);
}

/** Sides of the target's counter that may be hit from a point: the steep flanks of a trike turn shots from its narrow end. */
export function sidesOpenTo(target: Vehicle, point: Point): readonly CounterSide[] {
  const facing = sidesFacing(target, point);
  if (!isTrike(target) || target.down !== 'underbody') return facing;
  const end = narrowEnd(target);
  const [only, other] = arcsFacing(target, point);
  return only === end && other === undefined && facing.includes(end) ? [end] : facing;
}

/** Whether a point lies on one side of a vehicle's middle line, or on the line. */
export function isOnSide({ pose }: Vehicle, side: 'left' | 'right', point: Point): boolean {
  const { x } = toLocal(pose, point);
  return side === 'right' ? x >= -TOLERANCE : x <= TOLERANCE;
}

/** Sides of the target's counter that face a point; the nearest when the counters touch so that none does. */
export function sidesFacing(target: Vehicle, point: Point): readonly CounterSide[] {
  const facing = facesVisibleFrom(target.pose, sizeOf(target), point);
  return facing.length > 0 ? facing : [nearestSide(target, point)];
}

function nearestSide(target: Vehicle, point: Point): CounterSide {
  let nearest: CounterSide = 'front';
  let least = Number.POSITIVE_INFINITY;
  for (const side of COUNTER_SIDES) {
    const away = distanceFromSegment(edgeOf(target.pose, sizeOf(target), side), point);
    if (away < least - TOLERANCE) [nearest, least] = [side, away];
  }
  return nearest;
}

/** The sides of a vehicle that a wheel is at. */
const TIRE_AT = {
  'front-left': ['front', 'left'],
  'front-right': ['front', 'right'],
  'back-left': ['back', 'left'],
  'back-right': ['back', 'right'],
  'middle-left': ['left'],
  'middle-right': ['right'],
  front: ['front', 'left', 'right'],
  back: ['back', 'left', 'right'],
  'sidecar-left': ['front', 'left', 'back'],
  'sidecar-right': ['front', 'right', 'back'],
} as const satisfies Record<WheelCorner, readonly Side[]>;

export function isCornerAt(corner: WheelCorner, side: Side): boolean {
  const sides: readonly Side[] = TIRE_AT[corner];
  return sides.includes(side);
}

/** Where a tire shows on the counter. */
interface TireSpot {
  readonly sides: readonly CounterSide[];
  /** To the right and forward of the centre, in halves of the counter. */
  readonly right: number;
  readonly ahead: number;
}

type TireSpots = Readonly<Record<WheelCorner, TireSpot>>;

// A tire shows at its end, at its flank, and at the underbody when that is turned up.
function tireSpotsIn(showing: Showing): TireSpots {
  const at = (corner: WheelCorner): TireSpot => {
    const on: readonly Side[] = TIRE_AT[corner];
    const sides = COUNTER_SIDES.filter((side) => showing[side] === 'underbody' || on.includes(showing[side]));
    const has = (side: CounterSide): number => (sides.includes(side) ? 1 : 0);
    return { sides, right: has('right') - has('left'), ahead: has('front') - has('back') };
  };
  return {
    'front-left': at('front-left'),
    'front-right': at('front-right'),
    'back-left': at('back-left'),
    'back-right': at('back-right'),
    'middle-left': at('middle-left'),
    'middle-right': at('middle-right'),
    front: at('front'),
    back: at('back'),
    'sidecar-left': at('sidecar-left'),
    'sidecar-right': at('sidecar-right'),
  };
}

const TIRE_SPOTS: Readonly<Record<Vehicle['down'], TireSpots>> = {
  underbody: tireSpotsIn(AS_IT_LIES.underbody),
  left: tireSpotsIn(AS_IT_LIES.left),
  right: tireSpotsIn(AS_IT_LIES.right),
  top: tireSpotsIn(AS_IT_LIES.top),
  front: tireSpotsIn(AS_IT_LIES.front),
  back: tireSpotsIn(AS_IT_LIES.back),
};

/** Whether a tire shows at one of some sides of the counter. */
export function tireShowsAt({ down }: Vehicle, corner: WheelCorner, sides: readonly CounterSide[]): boolean {
  const own = TIRE_SPOTS[down][corner].sides;
  for (const side of sides) if (own.includes(side)) return true;
  return false;
}

// A line to the very corner would graze whatever touches it: aimed at this part of the way to the corner.
const TIRE_REACH = 15 / 16;

/** Where a tire is aimed at: just inside the edge of the counter, on the line between wheels of both sides in the middle. */
export function tirePoint(vehicle: Vehicle, corner: WheelCorner): Point {
  const { length, width } = sizeOf(vehicle);
  const { right, ahead } = TIRE_SPOTS[vehicle.down][corner];
  return toWorld(vehicle.pose, { x: ((right * width) / 2) * TIRE_REACH, y: ((ahead * length) / 2) * TIRE_REACH });
}
