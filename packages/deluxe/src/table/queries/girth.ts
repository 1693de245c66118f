import type { Size } from '@hardtop/geometry';
import { ALLEY_OF_A_CYCLE } from '../../catalog/counters.ts';
import { sizeOf, type Vehicle } from '../state/state.ts';
import { isCycle, sidecarSide } from './build.ts';

/** A cycle by itself squeezes through where its counter is too wide: counters are all of one width, cycles are not (deluxe/IV.7/collision). */
export function isNarrow(vehicle: Vehicle): boolean {
  return isCycle(vehicle) && sidecarSide(vehicle) === null;
}

/** The room that a vehicle needs between what is built. */
export function girthOf(vehicle: Vehicle): Size {
  return isNarrow(vehicle) ? NARROW : sizeOf(vehicle);
}

const NARROW: Size = ALLEY_OF_A_CYCLE;
