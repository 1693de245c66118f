import { modelOf, type Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';

/** What a vehicle is called in texts. */
export function nameOf({ setup }: { readonly setup: Setup }, vehicle: Vehicle): string {
  return modelOf(setup, vehicle.id).name;
}
