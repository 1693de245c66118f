import { BRUSHCUTTER } from '../../catalog/terrain.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import { armorOn } from './parts.ts';

/** A brushcutter is as good as the armor it is bolted to, and cuts going forward; of a stranger's armor nobody knows. */
export function hasBrushcutter(setup: Setup, vehicle: Vehicle): boolean {
  if (!modelOf(setup, vehicle.id).brushcutter || vehicle.speed < 0) return false;
  return vehicle.veiled === true || armorOn(vehicle, 'front') > 0;
}

/** What it adds for somebody who is run down by the front (deluxe/XIV.5/brushcutter). */
export function brushcutterAdds(setup: Setup, vehicle: Vehicle, side: 'front' | 'right' | 'left' | 'back'): number {
  return side === 'front' && hasBrushcutter(setup, vehicle) ? BRUSHCUTTER.addsDamage : 0;
}
