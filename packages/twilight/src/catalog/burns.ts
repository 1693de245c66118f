// Burn Damage (twilight/combat/burn-damage), L1514.

export const BURNS = {
  'white-phosphorus': { name: 'White phosphorus', damage: '2d6', per: 'second' },
  thermite: { name: 'Thermite', damage: '2d6', per: 'second' },
  fuel: { name: 'Fuel', damage: '1d6', per: 'second' },
  structure: { name: 'Structure', damage: '1d6', per: 'phase' },
} as const;

/** Meters a vehicle's burning fuel reaches (L2516). */
export const FUEL_BURST = 12;

/** Meters a tanker's load reaches, and how its fire spreads: to tankers so many squares off, on so much of 1D6 (twilight/adventures/tanker-fires). */
export const TANKER_FIRE = { burst: 20, squares: 1, atMost: 4, armor: 1, reconstructed: true, ruling: 'A-29' } as const;
