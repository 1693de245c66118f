// The Damage Table (deluxe/IV.7/damage-modifier). Weights in pounds, figured at the start of the game (K-13).

import type { Rational } from './units.ts';

export interface DamageModifierBand {
  readonly from: number;
  readonly upTo: number;
  readonly dm: Rational;
}

// The two light classes are misprinted; the worked examples fix them at 1/3 and 2/3 (F-01, F-02).
export const DAMAGE_MODIFIERS = [
  { from: 0, upTo: 2000, dm: { num: 1, den: 3 } },
  { from: 2001, upTo: 4000, dm: { num: 2, den: 3 } },
  { from: 4001, upTo: 8000, dm: { num: 1, den: 1 } },
  { from: 8001, upTo: 12000, dm: { num: 2, den: 1 } },
  { from: 12001, upTo: 16000, dm: { num: 3, den: 1 } },
  { from: 16001, upTo: 20000, dm: { num: 4, den: 1 } },
  { from: 20001, upTo: 24000, dm: { num: 5, den: 1 } },
  { from: 24001, upTo: 28000, dm: { num: 6, den: 1 } },
  { from: 28001, upTo: 32000, dm: { num: 7, den: 1 } },
  { from: 32001, upTo: 36000, dm: { num: 8, den: 1 } },
  { from: 36001, upTo: 40000, dm: { num: 9, den: 1 } },
  { from: 40001, upTo: 44000, dm: { num: 10, den: 1 } },
  { from: 44001, upTo: 48000, dm: { num: 11, den: 1 } },
  { from: 48001, upTo: 52000, dm: { num: 12, den: 1 } },
  { from: 52001, upTo: 56000, dm: { num: 13, den: 1 } },
  { from: 56001, upTo: 60000, dm: { num: 14, den: 1 } },
  { from: 60001, upTo: 64000, dm: { num: 15, den: 1 } },
  { from: 64001, upTo: 68000, dm: { num: 16, den: 1 } },
  { from: 68001, upTo: 72000, dm: { num: 17, den: 1 } },
  { from: 72001, upTo: 76000, dm: { num: 18, den: 1 } },
  { from: 76001, upTo: 80000, dm: { num: 19, den: 1 } },
  { from: 80001, upTo: 84000, dm: { num: 20, den: 1 } },
] as const satisfies readonly DamageModifierBand[];

/** Heavier still: one more for each further 4,000 lb (K-13). */
export const DAMAGE_MODIFIER_BEYOND = { weightStep: 4000, add: 1 } as const;

/** Pounds at the start of the game to a damage modifier; one more for each 4,000 lb past the table (K-13). */
export function damageModifierOf(weight: number): Rational {
  const band: DamageModifierBand | undefined = DAMAGE_MODIFIERS.find((candidate) => weight <= candidate.upTo);
  if (band !== undefined) return band.dm;
  const { upTo: last, dm } = DAMAGE_MODIFIERS[DAMAGE_MODIFIERS.length - 1] ?? DAMAGE_MODIFIERS[0];
  const { weightStep, add } = DAMAGE_MODIFIER_BEYOND;
  return { num: dm.num + add * dm.den * Math.ceil((weight - last) / weightStep), den: dm.den };
}

/** A person on foot (deluxe/IV.7/pedestrian-collision, F-03). */
export const PEDESTRIAN_DM = { num: 1, den: 5 } as const satisfies Rational;
