// Burn Damage (twilight/combat/burn-damage), L1514.

export const BURNS = {
  'white-phosphorus': { name: 'White phosphorus', damage: '2d6', per: 'second' },
  thermite: { name: 'Thermite', damage: '2d6', per: 'second' },
  fuel: { name: 'Fuel', damage: '1d6', per: 'second' },
  structure: { name: 'Structure', damage: '1d6', per: 'phase' },
} as const;

/** Meters a vehicle's burning fuel reaches (L2516). */
export const FUEL_BURST = 12;
