// Vehicles of the book's shopping lists that the table can field (deluxe/XV.1/cars, deluxe/XV.2/cycles, deluxe/XV.3/trikes, deluxe/XV.9/special-vehicles), from their designs.

import { DEFAULT_VARIANTS } from '../../variants.ts';
import { STOCK, stockVehicle } from '../stock/list.ts';
import type { Fielded } from './fielded.ts';
import { fieldedOf } from './fielded-of.ts';

function fielded(id: string): Fielded | null {
  const design = stockVehicle(id)?.design;
  const vehicle = design === undefined ? null : fieldedOf(design, id, DEFAULT_VARIANTS);
  return vehicle?.ok ? vehicle.value : null;
}

function must(id: string): Fielded {
  const vehicle = fielded(id);
  if (vehicle === null) throw new Error(`${id} cannot be fielded`);
  return vehicle;
}

/** These four first: scenarios and tests count on them. */
const FIRST = ['killer-kart', 'stinger', 'piranha', 'intimidator'] as const;
const isFirst = (id: string): boolean => FIRST.some((first) => first === id);

const LISTS: readonly string[] = [
  'deluxe/XV.1/cars',
  'deluxe/XV.2/cycles',
  'deluxe/XV.3/trikes',
  'deluxe/XV.9/special-vehicles',
];

const OTHERS = STOCK.filter(({ id, entry }) => !isFirst(id) && LISTS.includes(entry.rule)).flatMap(
  ({ id }) => fielded(id) ?? [],
);

export const STOCK_FIELDED: readonly [Fielded, Fielded, Fielded, Fielded, ...Fielded[]] = [
  must(FIRST[0]),
  must(FIRST[1]),
  must(FIRST[2]),
  must(FIRST[3]),
  ...OTHERS,
];

/** The Jump-Start game's own list; the book lets its vehicles into the full game as well (deluxe/II.3/vehicle-selection). */
export const JUMP_START_FIELDED: readonly Fielded[] = STOCK.filter(
  ({ entry }) => entry.rule === 'deluxe/II.10/stock-cars',
).flatMap(({ id }) => fielded(id) ?? []);

export function stockFielded(id: string): Fielded | undefined {
  const isIt = (vehicle: Fielded): boolean => vehicle.id === id;
  return STOCK_FIELDED.find(isIt) ?? JUMP_START_FIELDED.find(isIt);
}
