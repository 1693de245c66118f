// Fuel Energy Table (twilight/travel/fuel-energy), L844: a vehicle's use in liters is multiplied by this.

export const FUELS = ['gas', 'avgas', 'diesel', 'ethanol', 'methanol'] as const;
export type Fuel = (typeof FUELS)[number];

export const FUEL_MULTIPLIER = { gas: 1, avgas: 1, diesel: 1, ethanol: 3, methanol: 4 } as const satisfies Record<Fuel, number>;
