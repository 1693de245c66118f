// Sizes of the counters (deluxe/IV.3/straight, deluxe/IV.8/debris and the weapons' own sections), length by width in inches.

export interface CounterSize {
  readonly length: number;
  readonly width: number;
}

export const COUNTERS = {
  car: { length: 1, width: 0.5 },
  trike: { length: 1, width: 0.5 },
  tractor: { length: 1, width: 0.5 },
  cycle: { length: 0.5, width: 0.5 },
  tenWheeler: { length: 1.5, width: 0.5 },
  miniBus: { length: 1.5, width: 0.5 },
  bus30: { length: 2, width: 0.5 },
  bus40: { length: 2.75, width: 0.5 },
  trailer40: { length: 2.75, width: 0.5 },
  smallHelicopter: { length: 1, width: 0.5 },
  largeHelicopter: { length: 1.5, width: 0.5 },
  pedestrian: { length: 0.25, width: 0.25 },
  missile: { length: 0.25, width: 0.25 },
  debris: { length: 0.5, width: 0.25 },
  obstacle: { length: 0.5, width: 0.25 },
  mines: { length: 0.5, width: 0.5 },
  spikes: { length: 0.5, width: 0.5 },
  oil: { length: 1, width: 0.5 },
  flamingOil: { length: 1, width: 0.5 },
  smoke: { length: 1, width: 0.5 },
  paint: { length: 1, width: 0.5 },
  heavyDuty: { length: 2, width: 1 }, // four times the area
  oilGun: { length: 1, width: 1 },
  grenadeCloud: { length: 1, width: 1 },
} as const satisfies Record<string, CounterSize>;

/** What a cycle without a sidecar gets through: an alley of four feet is wide enough (deluxe/IV.7/collision). */
export const ALLEY_OF_A_CYCLE = { length: 0.5, width: 0.25 } as const satisfies CounterSize;

export type CounterId = keyof typeof COUNTERS;
