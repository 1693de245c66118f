import type { CarriedId, HandWeaponId } from '../../catalog/hand-weapons.ts';

/** Hand weapons that are fired out of a vehicle; the others want both hands, a tripod and firm ground. */
export const FIELDED_ARMS = [
  'SMG',
  'rifle',
  'shotgun',
  'HP',
  'LP',
  'LAW',
  'VLAW',
] as const satisfies readonly HandWeaponId[];
export type ArmId = (typeof FIELDED_ARMS)[number];

export const isArm = (id: CarriedId): id is ArmId => FIELDED_ARMS.some((arm) => arm === id);
