// Car tires (deluxe/VIII.5/tires), each. Dollars and pounds.

export interface Tire {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  readonly dp: number;
  /** Handling class gained when every wheel has it, still within the limit of 3. */
  readonly handlingBonus: 0 | 1;
  /** The same, off the road only. */
  readonly offRoadBonus: 0 | 1;
  readonly spikeProof: boolean;
}

export const TIRES = {
  standard: { name: 'Standard', cost: 50, weight: 30, dp: 4, handlingBonus: 0, offRoadBonus: 0, spikeProof: false },
  hd: { name: 'Heavy-duty', cost: 100, weight: 40, dp: 6, handlingBonus: 0, offRoadBonus: 0, spikeProof: false },
  pr: { name: 'Puncture-resistant', cost: 200, weight: 50, dp: 9, handlingBonus: 0, offRoadBonus: 0, spikeProof: false },
  prr: { name: 'PR radial', cost: 500, weight: 60, dp: 8, handlingBonus: 1, offRoadBonus: 0, spikeProof: false },
  solid: { name: 'Solid', cost: 500, weight: 75, dp: 12, handlingBonus: 0, offRoadBonus: 0, spikeProof: true },
  orsolid: { name: 'Off-road solid', cost: 600, weight: 80, dp: 12, handlingBonus: 0, offRoadBonus: 1, spikeProof: true },
} as const satisfies Record<string, Tire>;

export type TireId = keyof typeof TIRES;

/** A row under its general type. */
export const tire = (id: TireId): Tire => TIRES[id];

/** Handling class when the fronts, or the rears, are not alike (W-21). */
export const UNMATCHED_TIRES = -1;
