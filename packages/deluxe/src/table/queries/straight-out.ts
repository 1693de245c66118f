import { add, forwardOf, type Point, type Shape, scale, sightLine } from '@hardtop/geometry';
import type { Mount } from '../../garage/fielded/fielded.ts';
import { shapeOf, sizeOf, type Vehicle, type World } from '../state/state.ts';
import type { FireTarget } from '../state/target.ts';
import type { Built } from './breaches.ts';
import { shownAt, sidesFacing } from './facing.ts';
import { originOf } from './line-of-fire.ts';
import { builtNear } from './near-line.ts';
import { comesNear } from './passing.ts';
import { isStanding } from './structures.ts';

/** Tenths of a degree from the nose. */
const STRAIGHT_OUT = {
  front: 0,
  left: 900,
  back: 1800,
  right: 2700,
  turret: 0,
  platform: 0,
  top: 0,
} as const satisfies Record<Mount, number>;

/** Farther than any map is wide. */
const FAR = 3000;

/** A point straight out from the middle of a side. */
export function aheadOf({ pose }: Vehicle, mount: Mount, from: Point = pose, inches = FAR): Point {
  return add(from, scale(forwardOf((pose.h + STRAIGHT_OUT[mount]) % 3600), inches));
}

/** So near to a line something may still touch it, whatever rounding does. */
const TOUCH = 0.01;

/** The first thing that a line straight out from the middle of a side crosses; of a vehicle the side that it meets. */
export function firstInLine({ setup, state }: World, firer: Vehicle, mount: Mount): FireTarget | null {
  const origin = originOf(firer, mount);
  const to = aheadOf(firer, mount, origin);
  const others: Vehicle[] = [];
  const shapes: Shape[] = [];
  for (const vehicle of state.vehicles) {
    if (vehicle === firer || vehicle.gone || !comesNear(vehicle.pose, sizeOf(vehicle), origin, to, TOUCH)) continue;
    others.push(vehicle);
    shapes.push(shapeOf(vehicle));
  }
  const pieces: Built[] = [];
  for (const built of builtNear(setup, state, origin, to, TOUCH)) {
    if (!comesNear(built.pose, built.size, origin, to, TOUCH) || !isStanding(state, built.structure)) continue;
    pieces.push(built);
    shapes.push(built.shape);
  }
  const met = shapes.length === 0 ? null : sightLine(origin, to, shapes);
  if (met === null) return null;
  const vehicle = others[met.index];
  if (vehicle !== undefined) {
    const [side = 'front'] = sidesFacing(vehicle, met.point);
    return { kind: 'vehicle', vehicle: vehicle.id, at: { kind: 'side', side: shownAt(vehicle, side) } };
  }
  const built = pieces[met.index - others.length];
  return built === undefined ? null : { kind: 'structure', structure: built.structure.id, spot: met.point };
}
