// The classes of vehicles and which tables each is built from (deluxe/VIII to deluxe/XIII).

import type { ChassisId } from './chassis.ts';

interface VehicleClass {
  readonly name: string;
  /** Trucks, their trailers and buses; car trailers are not. */
  readonly oversized: boolean;
  /** Skill it takes to drive; null: it is towed or carried. */
  readonly skill: 'driver' | 'cyclist' | 'trucker' | 'pilot' | null;
  /** Strengths on sale; none: it cannot be altered. */
  readonly chassis: readonly ChassisId[];
  readonly suspension: 'car' | 'cycle' | null;
  readonly plants: 'car' | 'cycle' | 'truck' | 'helicopter' | null;
  readonly tires: 'car' | 'cycle' | 'truck' | null;
  /** May have a hitch and pull a car trailer. */
  readonly tows: boolean;
  /** The limit of a third of all spaces for weapons to one side holds (F-06). */
  readonly sideLimit: boolean;
}

const CAR_CHASSIS = ['light', 'standard', 'heavy', 'xheavy'] as const;
const TRUCK_CHASSIS = ['standard', 'heavy', 'xheavy'] as const;

// Mini trailers take cycle tires (see CAR_TRAILERS).
// biome-ignore format: one class per line
export const VEHICLE_CLASSES = {
  car: { name: 'Car', oversized: false, skill: 'driver', chassis: CAR_CHASSIS, suspension: 'car', plants: 'car', tires: 'car', tows: true, sideLimit: true },
  cycle: { name: 'Cycle', oversized: false, skill: 'cyclist', chassis: [], suspension: 'cycle', plants: 'cycle', tires: 'cycle', tows: true, sideLimit: false },
  sidecar: { name: 'Sidecar', oversized: false, skill: null, chassis: [], suspension: 'cycle', plants: null, tires: 'cycle', tows: false, sideLimit: false },
  trike: { name: 'Trike', oversized: false, skill: 'cyclist', chassis: [], suspension: 'cycle', plants: 'cycle', tires: 'cycle', tows: true, sideLimit: true },
  cab: { name: 'Ten-wheeler cab', oversized: true, skill: 'trucker', chassis: TRUCK_CHASSIS, suspension: null, plants: 'truck', tires: 'truck', tows: true, sideLimit: true },
  carrier: { name: 'Ten-wheeler carrier', oversized: true, skill: null, chassis: [], suspension: null, plants: null, tires: null, tows: false, sideLimit: true },
  miniBus: { name: 'Mini-bus', oversized: true, skill: 'trucker', chassis: TRUCK_CHASSIS, suspension: null, plants: 'truck', tires: 'truck', tows: true, sideLimit: true },
  carTrailer: { name: 'Car trailer', oversized: false, skill: null, chassis: CAR_CHASSIS, suspension: null, plants: null, tires: 'car', tows: false, sideLimit: true },
  tractor: { name: 'Tractor', oversized: true, skill: 'trucker', chassis: TRUCK_CHASSIS, suspension: null, plants: 'truck', tires: 'truck', tows: true, sideLimit: true },
  trailer: { name: 'Trailer', oversized: true, skill: null, chassis: [], suspension: null, plants: null, tires: 'truck', tows: true, sideLimit: true },
  bus: { name: 'Bus', oversized: true, skill: 'trucker', chassis: TRUCK_CHASSIS, suspension: null, plants: 'truck', tires: 'truck', tows: true, sideLimit: true },
  helicopter: { name: 'Helicopter', oversized: false, skill: 'pilot', chassis: [], suspension: null, plants: 'helicopter', tires: null, tows: false, sideLimit: true },
  grasshopper: { name: 'Grasshopper', oversized: false, skill: 'driver', chassis: CAR_CHASSIS, suspension: 'car', plants: 'helicopter', tires: 'car', tows: true, sideLimit: true },
} as const satisfies Record<string, VehicleClass>;

export type VehicleClassId = keyof typeof VEHICLE_CLASSES;

/** A row under its general type. */
export const vehicleClass = (id: VehicleClassId): VehicleClass => VEHICLE_CLASSES[id];
