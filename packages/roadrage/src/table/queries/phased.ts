import { SCALE } from '../../catalog/maneuvers.ts';
import type { State, Vehicle, VehicleId } from '../state/state.ts';
import { bySpeed } from './order.ts';

/** It has something to do yet: squares to go, or a standing vehicle that has not had its say. */
function isWaiting({ gone, done }: Vehicle): boolean {
  return !gone && !done;
}

/**
 * Who moves a square in the next round of phased movement, fastest first. By the countdown only those whose speed
 * the count has reached; below 10 it waits for those who stand and those who were held up.
 */
export function nextRound(state: State, countdown: boolean): VehicleId[] {
  const waiting = state.vehicles.filter(isWaiting).sort(bySpeed);
  if (!countdown) return ids(waiting);
  while (state.phase > 0) {
    const { phase } = state;
    state.phase -= SCALE.mphPerSquare;
    const reached = waiting.filter(({ orderSpeed }) => orderSpeed >= phase);
    if (reached.length > 0) return ids(reached);
  }
  return ids(waiting);
}

const ids = (vehicles: readonly Vehicle[]): VehicleId[] => vehicles.map(({ id }) => id);

/** Where the countdown begins. */
export function firstPhase(state: State): number {
  let fastest = 0;
  for (const vehicle of state.vehicles) if (!vehicle.gone) fastest = Math.max(fastest, vehicle.orderSpeed);
  return fastest;
}
