// Burst effect (deluxe/V.3/burst): who is on foot near where a warhead goes off. Inches.

import type { DiceNotation } from './units.ts';
import { type WeaponId, weapon as weaponRow } from './weapons.ts';

/** People this close to one another may be swept at once (deluxe/V.3/area). */
export const AREA_REACH = 1;

export const BURST_DICE = '1d' satisfies DiceNotation;

export interface BurstReach {
  readonly radius: number;
  /** Half a die, rounded up (D-09). */
  readonly half: boolean;
}

/** How far a weapon's burst reaches; null for those without. */
export function burstOf(id: WeaponId): BurstReach | null {
  const { effect, special } = weaponRow(id);
  if (effect.kind !== 'burst') return null;
  return { radius: effect.radius, half: special.some(({ kind }) => kind === 'half-die-burst') };
}
