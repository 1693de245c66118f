// Travel Movement Table (twilight/travel/movement), L771. Kilometers in a four-hour period on a road and off it; liters a period.

import type { Mover } from './terrain-effects.ts';

interface TravelRow {
  readonly name: string;
  readonly mover: Mover;
  readonly road: number;
  readonly offRoad: number;
  readonly fuel: { readonly capacity: number; readonly use: number } | null;
  /** The maintenance number. */
  readonly maintenance: number | null;
}

// biome-ignore format: a wide table
export const TRAVEL_MOVEMENT = {
  man: { name: 'Man', mover: 'men', road: 20, offRoad: 20, fuel: null, maintenance: null },
  horse: { name: 'Horse', mover: 'animals', road: 20, offRoad: 20, fuel: null, maintenance: null },
  mule: { name: 'Mule', mover: 'animals', road: 20, offRoad: 20, fuel: null, maintenance: null },
  'wagon-horse': { name: 'Wagon/horse', mover: 'animals', road: 20, offRoad: 5, fuel: null, maintenance: null },
  'wagon-ox': { name: 'Wagon/ox', mover: 'animals', road: 10, offRoad: 5, fuel: null, maintenance: null },
  'cart-horse': { name: 'Cart/horse', mover: 'animals', road: 20, offRoad: 5, fuel: null, maintenance: null },
  'cart-ox': { name: 'Cart/ox', mover: 'animals', road: 10, offRoad: 5, fuel: null, maintenance: null },
  bicycle: { name: 'Bicycle', mover: 'men', road: 60, offRoad: 20, fuel: null, maintenance: null },
  motorcycle: { name: 'Motorcycle', mover: 'vehicles', road: 190, offRoad: 75, fuel: { capacity: 16, use: 8 }, maintenance: 2 },
  car: { name: 'Car', mover: 'vehicles', road: 200, offRoad: 30, fuel: { capacity: 80, use: 20 }, maintenance: 2 },
  hmmwv: { name: 'HMMWV', mover: 'vehicles', road: 200, offRoad: 60, fuel: { capacity: 90, use: 30 }, maintenance: 2 },
  'uaz-469': { name: 'UAZ-469', mover: 'vehicles', road: 200, offRoad: 40, fuel: { capacity: 60, use: 20 }, maintenance: 2 },
  '3/4-ton': { name: '3/4-ton truck', mover: 'vehicles', road: 180, offRoad: 35, fuel: { capacity: 90, use: 30 }, maintenance: 2 },
  '5-ton-tanker': { name: '5-ton tanker', mover: 'vehicles', road: 160, offRoad: 15, fuel: { capacity: 280, use: 70 }, maintenance: 4 },
  '10-ton-tanker': { name: '10-ton tanker', mover: 'vehicles', road: 100, offRoad: 10, fuel: { capacity: 450, use: 150 }, maintenance: 4 },
  '2.5-ton': { name: '2.5-ton truck', mover: 'vehicles', road: 180, offRoad: 35, fuel: { capacity: 196, use: 65 }, maintenance: 4 },
  '5-ton': { name: '5-ton truck', mover: 'vehicles', road: 160, offRoad: 15, fuel: { capacity: 280, use: 70 }, maintenance: 4 },
  '8-ton': { name: '8-ton truck', mover: 'vehicles', road: 100, offRoad: 10, fuel: { capacity: 450, use: 150 }, maintenance: 4 },
  'lav-25': { name: 'LAV-25', mover: 'vehicles', road: 180, offRoad: 70, fuel: { capacity: 280, use: 70 }, maintenance: 6 },
  'lav-75': { name: 'LAV-75', mover: 'vehicles', road: 160, offRoad: 95, fuel: { capacity: 480, use: 120 }, maintenance: 10 },
  'brdm-3': { name: 'BRDM-3', mover: 'vehicles', road: 200, offRoad: 60, fuel: { capacity: 290, use: 80 }, maintenance: 4 },
  'ot-65': { name: 'OT-65', mover: 'vehicles', road: 200, offRoad: 60, fuel: { capacity: 290, use: 80 }, maintenance: 4 },
  m113: { name: 'M113', mover: 'vehicles', road: 120, offRoad: 70, fuel: { capacity: 360, use: 120 }, maintenance: 6 },
  m2: { name: 'M2 Bradley', mover: 'vehicles', road: 140, offRoad: 85, fuel: { capacity: 650, use: 200 }, maintenance: 8 },
  'bmp-b': { name: 'BMP-B', mover: 'vehicles', road: 120, offRoad: 70, fuel: { capacity: 440, use: 110 }, maintenance: 12 },
  'bmp-c': { name: 'BMP-C', mover: 'vehicles', road: 130, offRoad: 80, fuel: { capacity: 520, use: 130 }, maintenance: 12 },
  'btr-70': { name: 'BTR-70', mover: 'vehicles', road: 160, offRoad: 65, fuel: { capacity: 290, use: 80 }, maintenance: 6 },
  'ot-64': { name: 'OT-64', mover: 'vehicles', road: 180, offRoad: 70, fuel: { capacity: 290, use: 70 }, maintenance: 6 },
  m1: { name: 'M1', mover: 'vehicles', road: 140, offRoad: 110, fuel: { capacity: 2000, use: 550 }, maintenance: 14 },
  m1a1: { name: 'M1A1', mover: 'vehicles', road: 130, offRoad: 100, fuel: { capacity: 2000, use: 550 }, maintenance: 14 },
  m1a2: { name: 'M1A2', mover: 'vehicles', road: 140, offRoad: 110, fuel: { capacity: 2000, use: 550 }, maintenance: 14 },
  't-72': { name: 'T-72', mover: 'vehicles', road: 120, offRoad: 70, fuel: { capacity: 1360, use: 240 }, maintenance: 18 },
  't-80': { name: 'T-80', mover: 'vehicles', road: 120, offRoad: 70, fuel: { capacity: 1360, use: 240 }, maintenance: 18 },
  't-90': { name: 'T-90', mover: 'vehicles', road: 120, offRoad: 90, fuel: { capacity: 1360, use: 240 }, maintenance: 16 },
  m109a2: { name: 'M109A2', mover: 'vehicles', road: 110, offRoad: 65, fuel: { capacity: 450, use: 150 }, maintenance: 10 },
  m988: { name: 'M988', mover: 'vehicles', road: 100, offRoad: 60, fuel: { capacity: 1400, use: 280 }, maintenance: 12 },
  'zsu-30-6': { name: 'ZSU-30-6', mover: 'vehicles', road: 90, offRoad: 55, fuel: { capacity: 250, use: 80 }, maintenance: 12 },
  'sau-122': { name: 'SAU-122', mover: 'vehicles', road: 120, offRoad: 70, fuel: { capacity: 550, use: 130 }, maintenance: 10 },
  'sau-152': { name: 'SAU-152', mover: 'vehicles', road: 100, offRoad: 60, fuel: { capacity: 500, use: 170 }, maintenance: 10 },
} as const satisfies Record<string, TravelRow>;

export type TravelUnit = keyof typeof TRAVEL_MOVEMENT;
