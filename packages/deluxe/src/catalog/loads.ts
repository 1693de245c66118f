// What may be loaded in place of the usual shots (deluxe/V.5/tear-gas, deluxe/V.5/remote-mines). Dollars and pounds a shot.

import type { DeluxeRule } from '../rules.ts';
import { DUAL_MINE_COST_FACTOR } from './dropped-weapons.ts';
import { TEAR_GAS_LOAD, type WeaponId } from './weapons.ts';

type LoadPrice =
  | { readonly kind: 'times'; readonly costFactor: number } // of the usual shot, at its weight
  | { readonly kind: 'each'; readonly costPerShot: number; readonly weightPerShot: number }; // for a counter of standard size

export interface Load {
  readonly name: string;
  readonly weapons: readonly WeaponId[];
  readonly price: LoadPrice;
  readonly rule: DeluxeRule;
}

// Only standard smokescreens are named for tear gas.
export const LOADS = {
  teargas: { name: 'Tear gas', weapons: ['SS'], price: { kind: 'each', ...TEAR_GAS_LOAD.text }, rule: 'deluxe/V.5/tear-gas' },
  remotemines: { name: 'Remote-controlled mines', weapons: ['MD', 'SMD'], price: { kind: 'times', costFactor: 1 }, rule: 'deluxe/V.5/remote-mines' },
  dualmines: { name: 'Mines set off by signal or touch', weapons: ['MD', 'SMD'], price: { kind: 'times', costFactor: DUAL_MINE_COST_FACTOR }, rule: 'deluxe/V.5/remote-mines' },
} as const satisfies Record<string, Load>;
