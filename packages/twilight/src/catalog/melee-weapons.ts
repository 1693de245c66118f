// Melee Weapons Chart (twilight/combat/melee-chart), L1251.

import type { DiceNotation } from './units.ts';

interface MeleeWeapon {
  readonly name: string;
  readonly reach: 'short' | 'long';
  /** Percent. */
  readonly hitModifier: number;
  readonly damage: DiceNotation;
  /** How much of the strength is added to the dice. */
  readonly strength: 0 | 0.5 | 1;
}

export const MELEE_WEAPONS = {
  bottle: { name: 'Bottle', reach: 'short', hitModifier: 0, damage: '1d6', strength: 0 },
  knife: { name: 'Knife, or bayonet in hand', reach: 'short', hitModifier: 10, damage: '2d6', strength: 0 },
  hatchet: { name: 'Hatchet', reach: 'short', hitModifier: 0, damage: '1d6', strength: 0.5 },
  club: { name: 'Club', reach: 'short', hitModifier: -5, damage: '1d6', strength: 1 },
  bayonet: { name: 'Bayonet on rifle', reach: 'long', hitModifier: 5, damage: '2d6', strength: 0.5 },
  spear: { name: 'Spear', reach: 'long', hitModifier: 0, damage: '2d6', strength: 0.5 },
  axe: { name: 'Axe', reach: 'long', hitModifier: -10, damage: '3d6', strength: 1 },
  machete: { name: 'Machete', reach: 'long', hitModifier: 10, damage: '2d6', strength: 0 },
  'rifle-butt': { name: 'Rifle butt', reach: 'short', hitModifier: 0, damage: '1d6', strength: 1 },
} as const satisfies Record<string, MeleeWeapon>;
