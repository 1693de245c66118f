// Who looks out for a side in the dark, and what helps him.
import type { Seat } from '@hardtop/kernel';
import { areAllies, modelOf, type Setup } from '../state/setup.ts';
import type { Pedestrian, Vehicle, World } from '../state/state.ts';
import { isConscious } from './crew.ts';
import { ownerOf } from './deciding.ts';
import { plantPoints } from './parts.ts';

/** Inches within which nobody is overlooked (H-250). */
export const NOTICED_WITHIN = 2;

/** Works as long as the plant does. */
export function hasWorking(setup: Setup, vehicle: Vehicle, device: 'infrared' | 'radar'): boolean {
  return modelOf(setup, vehicle.id).sensors.includes(device) && plantPoints(vehicle) > 0;
}

/** The vehicles somebody looks out of. */
export function lookouts({ setup, state }: World, seat: Seat): readonly Vehicle[] {
  return state.vehicles.filter(
    (own) => !own.gone && areAllies(setup, ownerOf({ setup }, own), seat) && own.crew.some(isConscious),
  );
}

const NOBODY: readonly Pedestrian[] = [];

/** Those on foot who look out. */
export function lookoutsOnFoot({ setup, state }: World, seat: Seat): readonly Pedestrian[] {
  if (state.pedestrians.length === 0) return NOBODY;
  return state.pedestrians.filter(
    ({ person }) => person.seat !== null && areAllies(setup, person.seat, seat) && isConscious(person),
  );
}

/** All the eyes of a side are full of light (deluxe/VIII.8/searchlight). */
export function isBlinded(own: readonly Vehicle[]): boolean {
  return own.length > 0 && own.every(({ beam }) => beam?.blinds === true);
}
