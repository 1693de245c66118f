// Parts seen only in the books' sample vehicles (deluxe/XV.8/helicopters, deluxe/XV.9/special-vehicles, and the 1982 city supplement's Killer RV).
// Dollars, pounds, spaces.

import type { Accessory } from './accessory.ts';

// The radio and the battery are inferred from the samples' totals (W-13).
// biome-ignore format: one part per line
export const STOCK_PARTS = {
  stretcher: { name: 'Stretcher', cost: 250, weight: 50, spaces: 1, dp: null, needsPlant: false, special: { kind: 'stretcher', people: 1, armored: true }, rule: 'deluxe/XV.9/special-vehicles' },
  medicalequipment: { name: 'Medical equipment', cost: 2000, weight: 100, spaces: 2, dp: null, needsPlant: false, special: { kind: 'none' }, rule: 'deluxe/XV.9/special-vehicles' },
  ldradio: { name: 'Long-distance radio', cost: 600, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'radio', miles: null }, rule: 'deluxe/XV.8/helicopters' },
  laserbattery: { name: 'Laser battery', cost: 500, weight: 100, spaces: 0, dp: null, needsPlant: false, special: { kind: 'laser-battery' }, rule: 'deluxe/XV.8/helicopters' },
  communicationscenter: { name: 'Communications center', cost: 2000, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'radio', miles: 25 }, rule: 'deluxe/XV.9/special-vehicles' },
} as const satisfies Record<string, Accessory>;
