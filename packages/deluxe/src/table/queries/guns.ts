import type { VehicleModel, WeaponModel } from '../state/model.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { Vehicle, WeaponState } from '../state/state.ts';
import { weaponModelOf } from './parts.ts';
/** A weapon with what it was built as. */
export interface Gun {
  readonly state: WeaponState;
  readonly model: WeaponModel;
}

/** All weapons of a vehicle, in the order they were built in. */
export function gunsAboard(model: VehicleModel, vehicle: Vehicle): readonly Gun[] {
  const guns: Gun[] = [];
  for (const part of vehicle.parts)
    if (part.kind === 'weapon') guns.push({ state: part, model: weaponModelOf(model, part.id) });
  return guns;
}

/** Weapons of a vehicle by their ids, ready or not. */
export function allGunsOf(setup: Setup, vehicle: Vehicle, ids: readonly string[]): readonly Gun[] {
  return gunsAboard(modelOf(setup, vehicle.id), vehicle).filter(({ state }) => ids.includes(state.id));
}
