import { CONTACT_SLACK, endOf, type Pose, RectangleSet, slideLeg } from '@hardtop/geometry';
import { SQUARE } from '../../catalog/units.ts';
import type { Setup } from '../state/setup.ts';
import { type State, sizeOf, type Vehicle } from '../state/state.ts';
import { standingPieces } from './structures.ts';

function structureSet(setup: Setup, state: State): RectangleSet {
  const set = new RectangleSet();
  for (const structure of standingPieces(setup, state)) set.add(structure.pose, structure.size);
  return set;
}

function vehicleSet(state: State, except: Vehicle): RectangleSet {
  const set = new RectangleSet();
  for (const vehicle of state.vehicles) if (vehicle !== except && !vehicle.gone) set.add(vehicle.pose, sizeOf(vehicle));
  return set;
}

function isClear(set: RectangleSet, vehicle: Vehicle, pose: Pose): boolean {
  const { length, width } = sizeOf(vehicle);
  return set.hits(pose.x, pose.y, pose.h, length / 2, width / 2, CONTACT_SLACK) < 0;
}

/** How far a flying vehicle gets: over other vehicles, never through a structure, down on a free place; null if there is none. */
export function freeDistance(
  setup: Setup,
  state: State,
  vehicle: Vehicle,
  from: Pose,
  heading: number,
  inches: number,
): number | null {
  const structures = structureSet(setup, state);
  const others = vehicleSet(state, vehicle);
  const way = [slideLeg(heading, inches)];
  const reach =
    structures.sweepFirst(sizeOf(vehicle), from, way, CONTACT_SLACK) < 0 ? inches : inches * structures.contactT;
  for (let distance = reach; distance > -SQUARE; distance -= SQUARE) {
    const pose = endOf(from, [slideLeg(heading, Math.max(0, distance))]);
    if (isClear(structures, vehicle, pose) && isClear(others, vehicle, pose)) return Math.max(0, distance);
  }
  return null;
}
