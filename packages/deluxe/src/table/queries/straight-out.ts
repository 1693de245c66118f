import { add, forwardOf, type Point, type Shape, scale, sightLine } from '@hardtop/geometry';
import type { Mount } from '../../garage/fielded/fielded.ts';
import { shapeOf, type Vehicle, type World } from '../state/state.ts';
import type { FireTarget } from '../state/target.ts';
import { shownAt, sidesFacing } from './facing.ts';
import { originOf } from './line-of-fire.ts';
import { standingPieces } from './structures.ts';

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

/** The first thing that a line straight out from the middle of a side crosses; of a vehicle the side that it meets. */
export function firstInLine({ setup, state }: World, firer: Vehicle, mount: Mount): FireTarget | null {
  const origin = originOf(firer, mount);
  const others = state.vehicles.filter((vehicle) => vehicle !== firer && !vehicle.gone);
  const structures = standingPieces(setup, state);
  const shapes: Shape[] = [...others.map(shapeOf), ...structures.map(({ shape }) => shape)];
  const met = sightLine(origin, aheadOf(firer, mount, origin), shapes);
  if (met === null) return null;
  const vehicle = others[met.index];
  if (vehicle !== undefined) {
    const [side = 'front'] = sidesFacing(vehicle, met.point);
    return { kind: 'vehicle', vehicle: vehicle.id, at: { kind: 'side', side: shownAt(vehicle, side) } };
  }
  const built = structures[met.index - others.length];
  return built === undefined ? null : { kind: 'structure', structure: built.structure.id, spot: met.point };
}
