// How far a charge carries (deluxe/VIII.4/vehicle-range, deluxe/XIII.1/range).

import { HELICOPTER_RANGE_SHIFT } from '../../catalog/helicopter-plants.ts';
import { FULL_CHARGE, VEHICLE_RANGE } from '../../catalog/power-range.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { SingleDesign } from '../design/design.ts';
import { plantFits } from '../design/gear.ts';

export const rangeRule = (design: SingleDesign): DeluxeRule =>
  design.class === 'helicopter' ? 'deluxe/XIII.1/range' : 'deluxe/VIII.4/vehicle-range';

/** Power units for ten miles at a speed; between two rows the higher counts, null above the table. */
function unitsPerTenMiles(design: SingleDesign, mph: number): number | null {
  const shift = design.class === 'helicopter' ? HELICOPTER_RANGE_SHIFT : 0;
  return VEHICLE_RANGE.find(({ speed }) => mph <= speed + shift)?.unitsPerTenMiles ?? null;
}

/** Miles on all its plants, one after the other. */
export function rangeAt(design: SingleDesign, mph: number): number | null {
  const units = unitsPerTenMiles(design, mph);
  return units === null ? null : Math.floor((FULL_CHARGE * plantFits(design).length * 10) / units);
}
