import type { Item } from '../state/item.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { describe } from './crews.ts';

/** Guns on a ring of their own above the hatch; whatever else a turret carries turns with it (T-19). */
const ON_THE_HATCH: readonly string[] = ['m2hb', 'dshk'];

const turnsWithTurret = (vehicle: Vehicle, item: Item): boolean =>
  describe(vehicle).turret !== null && (vehicle.weapons[0] === item || !ON_THE_HATCH.includes(item.what));

/** Why nobody can use a weapon of a vehicle; null: somebody can. */
export function mountTrouble(vehicle: Vehicle, item: Item): string | null {
  if (item.count <= 0 || (vehicle.damage.mainArmament && vehicle.weapons[0] === item)) return 'It is destroyed.';
  return vehicle.damage.traverse && turnsWithTurret(vehicle, item) ? 'The turret is jammed.' : null;
}
