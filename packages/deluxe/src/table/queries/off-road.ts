import type { Modifier } from '@hardtop/kernel';
import { HANDLING_CLASS_LIMITS } from '../../catalog/handling.ts';
import { ROAD_CONDITIONS } from '../../catalog/road-conditions.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import { isOffRoad } from './ground.ts';
import { tiresLost } from './tires.ts';

/** What the open country does to the handling class of a vehicle that is out in it (deluxe/XIV.5/penalties). */
export function offRoadChange(setup: Setup, vehicle: Vehicle): number {
  if (!vehicle.offRoad) return 0;
  const { offRoadClass, handlingClass, radials = 0 } = modelOf(setup, vehicle.id);
  // Radials never help here: what is gone with one of them is not taken off twice.
  const gone = radials > 0 && tiresLost(vehicle) > 0 ? radials : 0;
  return offRoadClass - handlingClass + gone;
}

/** Where the handling marker may stand on this ground. */
export function markerCeiling(setup: Setup, vehicle: Vehicle): number {
  const { startMin, startMax } = HANDLING_CLASS_LIMITS;
  return Math.min(startMax, Math.max(startMin, vehicle.startingClass + offRoadChange(setup, vehicle)));
}

const ON_ROAD: readonly Modifier[] = [];
const { label, adds, rule } = ROAD_CONDITIONS['off-road'];
const OFF_ROAD: readonly Modifier[] = [{ value: adds, label, rule }];

/** Every maneuver in open country is harder; hazards are not. By where it begins. */
export function offRoadModifiers(setup: Setup, vehicle: Pick<Vehicle, 'pose' | 'grounds'>): readonly Modifier[] {
  return isOffRoad(setup, vehicle) ? OFF_ROAD : ON_ROAD;
}
