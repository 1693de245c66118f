import type { Histogram } from '@hardtop/kernel';
import type { Spread } from '../figures/spread.ts';

/** Points from here on are one column. */
const SHOWN = 24;

/** A hundredth of a percent is enough for the eye. */
const FINE = 10_000;
export const rounded = (chance: number): number => Math.round(chance * FINE) / FINE;

/** A spread of points as it is shown. */
export function histogramOf(title: string, damage: Spread): Histogram {
  const chances = damage.slice(0, SHOWN).map(rounded);
  const more = rounded(damage.slice(SHOWN).reduce((sum, chance) => sum + chance, 0));
  return more > 0 ? { title, from: 0, chances: [...chances, more], andMore: true } : { title, from: 0, chances };
}
