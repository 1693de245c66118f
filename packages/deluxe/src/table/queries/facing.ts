import {
  arcsContaining,
  SIDES as COUNTER_SIDES,
  type Side as CounterSide,
  distanceFromSegment,
  edgeOf,
  facesVisibleFrom,
  type Point,
  TOLERANCE,
  toWorld,
} from '@hardtop/geometry';
import type { Side } from '../../catalog/units.ts';
import { sizeOf, type Vehicle } from '../state/state.ts';
import type { WheelCorner } from '../state/wheels.ts';

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
  return COUNTER_SIDES.find((counterSide) => showing[counterSide] === side) ?? null;
}

/** The arcs of the target a point lies in, as sides of its counter; two on a dividing line. */
export function arcsFacing(target: Vehicle, point: Point): readonly CounterSide[] {
  return arcsContaining(target.pose, sizeOf(target), point);
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
} as const satisfies Record<WheelCorner, readonly Side[]>;

export function isCornerAt(corner: WheelCorner, side: Side): boolean {
  const sides: readonly Side[] = TIRE_AT[corner];
  return sides.includes(side);
}

type TireSides = Readonly<Record<WheelCorner, readonly CounterSide[]>>;

// A tire shows at its end, at its flank, and at the underbody when that is turned up.
function tireSidesIn(showing: Showing): TireSides {
  const at = (corner: WheelCorner): CounterSide[] => {
    const on: readonly Side[] = TIRE_AT[corner];
    return COUNTER_SIDES.filter((side) => showing[side] === 'underbody' || on.includes(showing[side]));
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
  };
}

const TIRE_SIDES: Readonly<Record<Vehicle['down'], TireSides>> = {
  underbody: tireSidesIn(AS_IT_LIES.underbody),
  left: tireSidesIn(AS_IT_LIES.left),
  right: tireSidesIn(AS_IT_LIES.right),
  top: tireSidesIn(AS_IT_LIES.top),
  front: tireSidesIn(AS_IT_LIES.front),
  back: tireSidesIn(AS_IT_LIES.back),
};

/** The two sides of the counter between which a tire shows. */
export function tireSides(vehicle: Vehicle, corner: WheelCorner): readonly CounterSide[] {
  return TIRE_SIDES[vehicle.down][corner];
}

// A line to the very corner would graze whatever touches it: aimed at this part of the way to the corner.
const TIRE_REACH = 15 / 16;

/** Where a tire is aimed at: just inside the edge of the counter, on the line between wheels of both sides in the middle. */
export function tirePoint(vehicle: Vehicle, sides: readonly CounterSide[]): Point {
  const { length, width } = sizeOf(vehicle);
  const has = (side: CounterSide): number => (sides.includes(side) ? 1 : 0);
  const x = ((has('right') - has('left')) * width) / 2;
  const y = ((has('front') - has('back')) * length) / 2;
  return toWorld(vehicle.pose, { x: x * TIRE_REACH, y: y * TIRE_REACH });
}
