// Who rides in what a party takes along (twilight/travel/movement): the units of the travel table that are vehicles. The book prints no
// seats; those of motor vehicles stand in vehicles.ts (C-19), these are our own, and a party may give its own number.

import type { TravelUnit } from './travel-movement.ts';

// biome-ignore format: the order of the travel table
export const VEHICLE_UNITS = [
  'wagon-horse', 'wagon-ox', 'cart-horse', 'cart-ox', 'bicycle', 'motorcycle',
  'car', 'hmmwv', 'uaz-469', '3/4-ton', '5-ton-tanker', '10-ton-tanker', '2.5-ton', '5-ton', '8-ton',
  'lav-25', 'lav-75', 'brdm-3', 'ot-65', 'm113', 'm2', 'bmp-b', 'bmp-c', 'btr-70', 'ot-64',
  'm1', 'm1a1', 'm1a2', 't-72', 't-80', 't-90', 'm109a2', 'm988', 'zsu-30-6', 'sau-122', 'sau-152',
] as const satisfies readonly TravelUnit[];
export type VehicleUnit = (typeof VEHICLE_UNITS)[number];

export const PLAIN_SEATS = {
  'wagon-horse': 8,
  'wagon-ox': 8,
  'cart-horse': 4,
  'cart-ox': 4,
  bicycle: 1,
  motorcycle: 2,
} as const satisfies Partial<Record<VehicleUnit, number>>;

/** One animal in harness is the least a wagon or cart needs. */
export const DRAFT = { 'wagon-horse': 'horse', 'wagon-ox': 'ox', 'cart-horse': 'horse', 'cart-ox': 'ox' } as const satisfies Partial<Record<VehicleUnit, 'horse' | 'ox'>>;
