import { SIDECAR_PLATE } from '../../catalog/armor-locations.ts';
import { CRITICAL, NO_CRITICAL_FROM } from '../../catalog/critical-hits.ts';
import type { Setup } from '../state/setup.ts';
import { type State, type Vehicle, vehicleOf } from '../state/state.ts';
import type { AimPoint, FireTarget } from '../state/target.ts';
import { ridersOf } from './crew.ts';
import { armorOn } from './parts.ts';

/** Whether a roll that hits is a lucky one, where the scenario has such. */
export function isCritical({ variants }: Setup, need: number, rolled: number): boolean {
  if (!variants.criticalHits || need >= NO_CRITICAL_FROM) return false;
  return rolled >= (need <= CRITICAL.sureAt ? CRITICAL.sureFrom : CRITICAL.from);
}

/** Whether armor stands before what is aimed at: a lucky shot passes it by. */
export function isArmored(state: State, target: FireTarget): boolean {
  if (target.kind === 'person')
    return (state.pedestrians.find(({ person }) => person.id === target.person)?.person.armor ?? 0) > 0;
  return target.kind === 'vehicle' && pointsBefore(vehicleOf(state, target.vehicle), target.at) > 0;
}

function pointsBefore(vehicle: Vehicle, place: AimPoint): number {
  switch (place.kind) {
    case 'side':
      return armorOn(vehicle, place.side);
    case 'turret':
      return armorOn(vehicle, 'top');
    case 'sidecar':
      return armorOn(vehicle, SIDECAR_PLATE[place.side]);
    case 'rider':
      return ridersOf(vehicle)[place.index]?.armor ?? 0;
    case 'tire':
    case 'searchlight':
    case 'platform':
      return 0;
  }
}
