import type { Side } from '../../catalog/units.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';

/**
 * Counts damage of this phase, whatever did it: enough of it leaves debris. What comes between the phases is of none:
 * braking, fire aboard, explosions.
 */
export function countDamage({ state }: DeluxeGame, vehicle: Vehicle, points: number, side: Side): void {
  if (points <= 0 || state.at === 'speeds' || state.at === 'turn-end') return;
  vehicle.phaseHits += points;
  vehicle.phaseSide = side;
}
