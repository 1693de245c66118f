// Grenades (deluxe/VI/hand-weapon-list), for the hand and for launchers. Dollars; radii and clouds in inches. One grenade-equivalent each.

import type { DeluxeRule } from '../rules.ts';
import type { DiceNotation } from './units.ts';

type GrenadeEffect =
  | { readonly kind: 'burst'; readonly radius: number; readonly damage: DiceNotation } // half to vehicle parts, tires too (D-11)
  | { readonly kind: 'cloud'; readonly of: 'smoke' | 'paint' | 'tear-gas'; readonly size: number }
  | { readonly kind: 'concussion'; readonly hitRadius: number; readonly hits: number; readonly stunRadius: number };

export interface Grenade {
  readonly name: string;
  readonly abbreviation: string | null;
  readonly cost: number;
  readonly grenadeEquivalents: 1;
  /** Thrown. */
  readonly toHit: number;
  readonly effect: GrenadeEffect;
  readonly rule: DeluxeRule;
}

// biome-ignore format: one grenade per line
export const GRENADES = {
  grenade: { name: 'Grenade', abbreviation: null, cost: 25, grenadeEquivalents: 1, toHit: 9, effect: { kind: 'burst', radius: 2, damage: '1d' }, rule: 'deluxe/VI/grenade' },
  TGG: { name: 'Tear gas grenade', abbreviation: 'TG', cost: 30, grenadeEquivalents: 1, toHit: 9, effect: { kind: 'cloud', of: 'tear-gas', size: 1 }, rule: 'deluxe/VI/tear-gas-grenade' },
  SG: { name: 'Smoke grenade', abbreviation: 'SG', cost: 20, grenadeEquivalents: 1, toHit: 9, effect: { kind: 'cloud', of: 'smoke', size: 1 }, rule: 'deluxe/VI/smoke-grenade' },
  CG: { name: 'Concussion grenade', abbreviation: 'CG', cost: 40, grenadeEquivalents: 1, toHit: 9, effect: { kind: 'concussion', hitRadius: 1, hits: 1, stunRadius: 2 }, rule: 'deluxe/VI/concussion-grenade' },
  PG: { name: 'Paint grenade', abbreviation: 'PG', cost: 20, grenadeEquivalents: 1, toHit: 9, effect: { kind: 'cloud', of: 'paint', size: 1 }, rule: 'deluxe/VI/paint-grenade' },
} as const satisfies Record<string, Grenade>;

export type GrenadeId = keyof typeof GRENADES;

/** A row under its general type. */
export const grenade = (id: GrenadeId): Grenade => GRENADES[id];

/** Pounds of each in a vehicle's launcher, where ten of any kinds go off in the order loaded (W-12). */
export const LAUNCHED_GRENADE_WEIGHT = 4;
