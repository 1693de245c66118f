// Vehicles beyond the safe speed, and what the vehicle descriptions leave out: wagons, cycles, boats. None of it is in the book but the
// speeds of wagons and cycles (L1300): reconstructed (C-15, C-42).

import type { VehicleDescription } from './vehicles.ts';

export const DRIVING = {
  /** Times the safe speed; each phase may add one safe speed. */
  mostTimesSafe: 2,
  /** Speed left after one minor result of the running gear (L1541). */
  damagedShare: 0.5,
  /** A failed check at reckless speed stops the vehicle; a catastrophic one damages its running gear and hurts who is in it. */
  crashDice: 1,
  reconstructed: true,
  ruling: 'C-15',
} as const;

/** Bodies of wood and sheet metal. Of a boat the running gear is the waterline: at the critical figure it takes water, at twice that it sinks.
 * Without a motor there is no engine, fuel or radio to hit. */
// biome-ignore format: a wide table
export const PLAIN_VEHICLES = {
  wagon: { name: 'Wagon', movement: 'cart-or-wagon', critical: 3, seats: { crew: 1, passengers: 7 }, water: null, motor: false },
  cart: { name: 'Cart', movement: 'cart-or-wagon', critical: 2, seats: { crew: 1, passengers: 3 }, water: null, motor: false },
  motorcycle: { name: 'Motorcycle', movement: 'motorcycle', critical: 1, seats: { crew: 1, passengers: 1 }, water: null, motor: true },
  bicycle: { name: 'Bicycle', movement: 'bicycle', critical: 1, seats: { crew: 1, passengers: 0 }, water: null, motor: false },
  boat: { name: 'Motor boat', movement: null, critical: 16, seats: { crew: 3, passengers: 12 }, water: 30, motor: true },
  sailboat: { name: 'Sailboat', movement: null, critical: 8, seats: { crew: 2, passengers: 8 }, water: 12, motor: false },
} as const;

// biome-ignore format: one printed body
export const PLAIN_BODY = { aliases: [], class: 'unarmored', config: 'standard', turret: null, hull: { front: [1], side: [1], rear: [1] }, safeSpeedMultiple: 0, armament: [], line: 1626 } as const satisfies Partial<VehicleDescription>;
