import type { WeaponId } from '../../catalog/weapons.ts';

/** Weapons the table can fire so far; the others are refused at set-up, not ignored. */
export const FIELDED_WEAPONS = [
  'MG',
  'VMG',
  'AC',
  'RL',
  'MML',
  'RR',
  'AT',
  'LL',
  'L',
  'HL',
  'HR',
  'MR',
  'LR',
  'MNR',
  'FT',
  'HDFT',
  'MFR',
  'MD',
  'SMD',
  'SD',
  'SS',
  'HDSS',
  'PS',
  'HDPS',
  'OJ',
  'HDOJ',
  'FOJ',
  'HDFOJ',
  'SL',
  'OG',
  'RGM',
  'WGM',
] as const satisfies readonly WeaponId[];

export const isFielded = (id: WeaponId): boolean => FIELDED_WEAPONS.some((fielded) => fielded === id);
