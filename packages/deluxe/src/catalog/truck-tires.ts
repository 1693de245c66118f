// Truck tires (deluxe/X.1/tires), each, for all oversized vehicles. Dollars and pounds. No radials, no off-road solids.

export interface TruckTire {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  readonly dp: number;
  /** Unhurt by spikes and debris, though not by obstacles. */
  readonly spikeProof: boolean;
}

export const TRUCK_TIRES = {
  standard: { name: 'Standard', cost: 150, weight: 60, dp: 6, spikeProof: false },
  hd: { name: 'Heavy-duty', cost: 300, weight: 80, dp: 9, spikeProof: false },
  pr: { name: 'Puncture-resistant', cost: 600, weight: 100, dp: 14, spikeProof: false },
  solid: { name: 'Solid', cost: 1500, weight: 150, dp: 18, spikeProof: true },
} as const satisfies Record<string, TruckTire>;

export type TruckTireId = keyof typeof TRUCK_TIRES;

/** A row under its general type. */
export const truckTire = (id: TruckTireId): TruckTire => TRUCK_TIRES[id];

/** Cabs, mini-buses, tractors and buses alike, all of one kind; the two in front are single, the others paired. */
export const TRUCK_WHEELS = 10;
