// Acceleration from power and weight, by the rule of each class.

import { ACCELERATION, THUNDERCAT_CAP } from '../../catalog/acceleration.ts';
import { GRASSHOPPER } from '../../catalog/grasshoppers.ts';
import { HELICOPTER_ACCELERATION } from '../../catalog/helicopter-plants.ts';
import { PLANTS } from '../../catalog/plants.ts';
import { OVERSIZED_ACCELERATION } from '../../catalog/truck-plants.ts';
import type { Rational } from '../../catalog/units.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Design, SingleDesign } from '../design/design.ts';
import { isOversized, type PlantRow } from '../design/gear.ts';

/** The rule of what drives; a car with trailers has one of its own. */
export function accelerationRule(design: Design): DeluxeRule {
  if (design.class === 'combination')
    return design.attached.some((part) => part.class === 'car-trailer')
      ? 'deluxe/XI.3/acceleration'
      : accelerationRule(design.lead);
  if (design.class === 'helicopter') return 'deluxe/XIII.1/acceleration';
  return isOversized(design) ? 'deluxe/X.5/acceleration' : 'deluxe/VIII.11/acceleration';
}

type Rows = readonly { readonly atLeast: Rational; readonly acceleration: number }[];

/** Power over weight against the rows, exactly and inclusively (F-05); null: it stays where it is. */
function byPower(rows: Rows, power: number, weight: number): number | null {
  for (const { atLeast, acceleration } of rows) if (power * atLeast.den >= weight * atLeast.num) return acceleration;
  return null;
}

/** mph a turn on the ground (of an oversized vehicle: from 25 mph on), in the air for helicopters; null: cannot move. */
export function accelerationAt(
  design: SingleDesign,
  plant: PlantRow | undefined,
  weight: number,
  settings: GarageSettings,
): number | null {
  if (plant === undefined) return null;
  if ('maxWeight' in plant) return weight <= plant.maxWeight ? OVERSIZED_ACCELERATION.fromStep : null;
  switch (design.class) {
    case 'helicopter':
      return byPower(HELICOPTER_ACCELERATION, plant.power, weight);
    case 'grasshopper':
      return GRASSHOPPER.groundAcceleration;
    default: {
      const own = byPower(ACCELERATION, plant.power, weight);
      const isCapped = settings.errataThundercatCap && plant === PLANTS.thundercat;
      return own === null || !isCapped ? own : Math.min(own, THUNDERCAT_CAP);
    }
  }
}

/** A grasshopper aloft. */
export function airAccelerationAt(plant: PlantRow | undefined, weight: number): number | null {
  return plant === undefined || 'maxWeight' in plant ? null : byPower(HELICOPTER_ACCELERATION, plant.power, weight);
}

/** Heaviest it may be and still gain so much a turn. */
export function heaviestFor(design: SingleDesign, plant: PlantRow, acceleration: number): number {
  if ('maxWeight' in plant) return plant.maxWeight;
  const rows: Rows =
    design.class === 'helicopter' || design.class === 'grasshopper' ? HELICOPTER_ACCELERATION : ACCELERATION;
  const row = rows.find((candidate) => candidate.acceleration === acceleration);
  return row === undefined ? 0 : Math.floor((plant.power * row.atLeast.den) / row.atLeast.num);
}
