import { WATER } from '../../catalog/terrain.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import { depthAt } from './ground.ts';

/** Whether it drives through water: by its middle, and not above it. */
export function isInWater(setup: Setup, { pose, flight }: Vehicle): boolean {
  return setup.terrain.length > 0 && flight === null && depthAt(setup, pose) > 0;
}

/** What water takes off the speed by itself. */
export function dragOn(setup: Setup, vehicle: Vehicle): number {
  return isInWater(setup, vehicle) ? WATER.drag : 0;
}

/** Feet of water that it gets through (deluxe/XIV.5/water, deluxe/XIV.5/off-road-suspension). */
export function fordOf(setup: Setup, { id }: Pick<Vehicle, 'id'>): number {
  const { usual, offRoadSuspension } = WATER.fordable;
  return modelOf(setup, id).offRoadSuspension ? offRoadSuspension : usual;
}
