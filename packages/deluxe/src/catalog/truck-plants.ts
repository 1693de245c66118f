// Truck power plants (deluxe/X.1/power-plants), for all oversized vehicles. Dollars, pounds, spaces; top speed in mph.

export interface TruckPlant {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  readonly spaces: number;
  readonly dp: number;
  readonly topSpeed: number;
  /** Whole weight it can pull, trailer and load included. */
  readonly maxWeight: number;
}

// The tractors' "Heavy" is the table's Large (W-16).
export const TRUCK_PLANTS = {
  small: { name: 'Small truck', cost: 8000, weight: 2500, spaces: 8, dp: 16, topSpeed: 100, maxWeight: 15000 },
  medium: { name: 'Medium truck', cost: 10000, weight: 2800, spaces: 9, dp: 18, topSpeed: 100, maxWeight: 20000 },
  regular: { name: 'Regular truck', cost: 15000, weight: 3000, spaces: 10, dp: 20, topSpeed: 100, maxWeight: 40000 },
  large: { name: 'Large truck', cost: 20000, weight: 3500, spaces: 13, dp: 26, topSpeed: 100, maxWeight: 60000 },
  super: { name: 'Super truck', cost: 25000, weight: 4000, spaces: 16, dp: 32, topSpeed: 100, maxWeight: 80000 },
} as const satisfies Record<string, TruckPlant>;

export type TruckPlantId = keyof typeof TRUCK_PLANTS;

/** A row under its general type. */
export const truckPlant = (id: TruckPlantId): TruckPlant => TRUCK_PLANTS[id];

/** Smaller plants cannot pull a rig (deluxe/XII.1/power-plants). */
export const TRACTOR_PLANTS = ['regular', 'large', 'super'] as const satisfies readonly TruckPlantId[];

/** Every oversized vehicle its plant can pull (deluxe/X.5/acceleration): mph a turn up to the step, and from there on. */
export const OVERSIZED_ACCELERATION = { belowStep: 2.5, step: 25, fromStep: 5 } as const;
