// What puncture-resistant radials add to the handling class in the end (deluxe/VIII.5/pr-radials).

import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { handlingModifiers } from './handling.ts';

/** Nothing where the limit of construction takes it back again. */
export function radialBonusOf(design: Design, weight: number, settings: GarageSettings): number {
  let bonus = 0;
  let capped = 0;
  for (const { rule, value } of handlingModifiers(design, weight, settings)) {
    if (rule === 'deluxe/VIII.5/pr-radials') bonus += value;
    else if (bonus > 0 && rule === 'deluxe/IV.5/handling-class' && value < 0) capped += value;
  }
  return Math.max(0, bonus + capped);
}
