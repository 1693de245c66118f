import { handWeapon } from '../catalog/hand-weapons.ts';
import type { ArmId } from '../garage/fielded/fielded-arms.ts';
import type { HandsModel } from '../table/state/model.ts';

/** One hand weapon, loaded, fired to a side or all round. */
export function handsWith(weapon: ArmId, changes: Partial<HandsModel> & { readonly scope?: boolean } = {}): HandsModel {
  const { scope = false, ...rest } = changes;
  return { skill: 0, side: null, arms: [{ id: weapon, weapon, shots: handWeapon(weapon).shots, scope }], ...rest };
}
