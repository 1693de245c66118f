// Encounter Equipment Table (twilight/groups/equipment-table), L919. The second column's header reads Motor Artillery; it is Artillery
// . Motor 4 is a 2.5-ton truck with a still.

import type { DieTable } from './units.ts';

export type HeavyWeaponKind = 'at-missile' | 'at-rocket' | 'grenade-launcher' | 'machinegun';
type ArtilleryKind = 'rapira-3' | 'mortar' | 'howitzer' | 'spa';
type MotorKind = '5-ton' | '2.5-ton' | '2.5-ton-still' | '3/4-ton' | 'uaz-469';
export type ArmoredKind = 'tank' | 'light-afv' | 'apc' | 'ifv';
export type MilitaryCargo = 'ammunition' | 'parts' | 'medical' | 'food' | 'fuel' | 'weapons';
export type MerchantCargo = 'scrap-metal' | 'machinery' | 'food' | 'wool' | 'clothing' | 'furnishings';

export const HEAVY_WEAPON_TABLE = {
  name: 'Encounter Equipment Table: Heavy Weapons',
  dice: '1d6',
  first: 1,
  results: ['at-missile', 'at-rocket', 'grenade-launcher', 'machinegun', 'machinegun', 'machinegun'],
} as const satisfies DieTable<HeavyWeaponKind>;

export const ARTILLERY_TABLE = {
  name: 'Encounter Equipment Table: Artillery',
  dice: '1d6',
  first: 1,
  results: ['rapira-3', 'mortar', 'mortar', 'howitzer', 'howitzer', 'spa'],
} as const satisfies DieTable<ArtilleryKind>;

export const MOTOR_VEHICLE_TABLE = {
  name: 'Encounter Equipment Table: Motor Vehicles',
  dice: '1d6',
  first: 1,
  results: ['5-ton', '5-ton', '2.5-ton', '2.5-ton-still', '3/4-ton', 'uaz-469'],
} as const satisfies DieTable<MotorKind>;

export const ARMORED_VEHICLE_TABLE = {
  name: 'Encounter Equipment Table: Armored Vehicles',
  dice: '1d6',
  first: 1,
  results: ['tank', 'light-afv', 'light-afv', 'apc', 'apc', 'ifv'],
} as const satisfies DieTable<ArmoredKind>;

export const MILITARY_CARGO_TABLE = {
  name: 'Encounter Equipment Table: Military Cargo',
  dice: '1d6',
  first: 1,
  results: ['ammunition', 'parts', 'medical', 'food', 'fuel', 'weapons'],
} as const satisfies DieTable<MilitaryCargo>;

export const MERCHANT_CARGO_TABLE = {
  name: 'Encounter Equipment Table: Merchant Cargo',
  dice: '1d6',
  first: 1,
  results: ['scrap-metal', 'machinery', 'food', 'wool', 'clothing', 'furnishings'],
} as const satisfies DieTable<MerchantCargo>;

/** Which still stands on motor result 4, by 1D6. */
export const STILL_ON_TRUCK = {
  name: 'Still on a truck',
  dice: '1d6',
  first: 1,
  results: ['small', 'small', 'small', 'small', 'medium', 'medium'],
  reconstructed: true,
  ruling: 'A-10',
} as const satisfies DieTable<'small' | 'medium'> & { readonly reconstructed: true; readonly ruling: string };

/** Rolls and vehicles by the kind of transport, for each subunit so equipped (L314-L316; artillery by B-10). */
export const VEHICLE_ROLLS = { motor: 1, armored: 2, artillery: 1 } as const;
