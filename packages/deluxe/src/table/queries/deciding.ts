import type { State, Vehicle } from '../state/state.ts';
import { driverOf } from './crew.ts';

/** Whether somebody awake is at the wheel and still in the duel, so that he can be asked. */
export function canChoose(state: State, vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.surrendered || state.resigned[vehicle.seat] === true) return false;
  return driverOf(vehicle) !== null;
}
