// Vehicle range (deluxe/VIII.4/vehicle-range): power units drained per 10 miles. A full plant holds 200.

interface RangeRow {
  readonly speed: number;
  readonly unitsPerTenMiles: number;
}

// Between two rows the next higher speed counts.
export const VEHICLE_RANGE = [
  { speed: 40, unitsPerTenMiles: 9 },
  { speed: 55, unitsPerTenMiles: 10 },
  { speed: 60, unitsPerTenMiles: 11 },
  { speed: 70, unitsPerTenMiles: 13 },
  { speed: 80, unitsPerTenMiles: 15 },
  { speed: 90, unitsPerTenMiles: 17 },
  { speed: 100, unitsPerTenMiles: 20 },
] as const satisfies readonly RangeRow[];

/** The speed that a charge is reckoned for: ten miles for ten units. */
export const CRUISING_SPEED = 55;

export const FULL_CHARGE = 200;

/** The smallest part of a power unit that counts: a turn is a second, so a mile takes 3,600 turns at 1 mph, and rows are for ten miles. */
export const GRAINS_PER_UNIT = 36_000;

/** A plant is full again after so many minutes, for so many dollars (deluxe/VIII.4/recharging). */
export const RECHARGE = { minutes: 10, cost: { car: 50, cycle: 20, trike: 20 } } as const;
