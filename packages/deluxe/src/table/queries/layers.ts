import { COMBINATION_LAYERS, CYCLE_LAYERS, DAMAGE_LAYERS, type DamageLayer } from '../../catalog/damage-location.ts';
import type { Side } from '../../catalog/units.ts';
import type { Vehicle } from '../state/state.ts';
import { isCycle, sidecarSide } from './build.ts';

/** What a side of a vehicle is made of, outermost first. */
export function layersOf(vehicle: Vehicle, side: Side): readonly DamageLayer[] {
  if (!isCycle(vehicle)) return DAMAGE_LAYERS[side];
  const beside = sidecarSide(vehicle);
  return beside === null ? CYCLE_LAYERS[side] : COMBINATION_LAYERS[beside][side];
}
