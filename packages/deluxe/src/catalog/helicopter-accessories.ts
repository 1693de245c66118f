// Accessories only helicopters use (deluxe/XIII.1/winch and on). Dollars, pounds, spaces; altitudes in inches.

import type { Accessory } from './accessory.ts';

// Pontoons are the pair (W-10); a skid stretcher takes no space inside and its patient weighs like anyone.
// biome-ignore format: one accessory per line
export const HELICOPTER_ACCESSORIES = {
  winch: { name: 'Winch', cost: 500, weight: 100, spaces: 1, dp: 1, needsPlant: false, special: { kind: 'winch', cable: 6, supports: 4000, cableDp: 10, cableToHit: -8 }, rule: 'deluxe/XIII.1/winch' },
  personalparachute: { name: 'Personal parachute', cost: 200, weight: 20, spaces: 0, dp: 4, needsPlant: false, special: { kind: 'parachute', minAltitude: 20, opensAfter: 16, brakes: 4, maxWeight: null, grenadeEquivalents: 2 }, rule: 'deluxe/XIII.1/personal-parachute' },
  vehicularparachute: { name: 'Vehicular parachute', cost: 1500, weight: 150, spaces: 3, dp: 4, needsPlant: false, special: { kind: 'parachute', minAltitude: 30, opensAfter: 20, brakes: 10, maxWeight: 2000, grenadeEquivalents: null }, rule: 'deluxe/XIII.1/vehicular-parachute' },
  skidstretcher: { name: 'Skid stretcher', cost: 300, weight: 25, spaces: 0, dp: 2, needsPlant: false, special: { kind: 'stretcher', people: 1, armored: false }, rule: 'deluxe/XIII.1/skid-stretchers' },
  pontoons: { name: 'Pair of pontoons', cost: 500, weight: 50, spaces: 0, dp: 7, needsPlant: false, special: { kind: 'pontoons', sinksAfterTurns: 3 }, rule: 'deluxe/XIII.1/pontoons' },
  bombbay: { name: 'Bomb bay', cost: 1000, weight: 100, spaces: 1, dp: null, needsPlant: false, special: { kind: 'door' }, rule: 'deluxe/XIII.1/bomb-bay' },
} as const satisfies Record<string, Accessory>;
