import type { CarriedId, HandWeaponId } from '../../catalog/hand-weapons.ts';

/** Hand weapons that the table plays; those on a tripod want firm ground and a flamethrower a free back, so nobody fires them out of a vehicle. */
export const FIELDED_ARMS = [
  'SMG',
  'rifle',
  'shotgun',
  'HP',
  'LP',
  'LAW',
  'VLAW',
  'TRR',
  'TMG',
  'PF',
  'HGL',
  'LM',
] as const satisfies readonly HandWeaponId[];
export type ArmId = (typeof FIELDED_ARMS)[number];

export const isArm = (id: CarriedId): id is ArmId => FIELDED_ARMS.some((arm) => arm === id);
