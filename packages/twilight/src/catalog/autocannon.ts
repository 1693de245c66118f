// Autocannon (twilight/combat/autocannon), L1418. The 23 mm API damage has lost its leading digit; bursts of 2, 6 and 14 meters and
// the 40 mm magazine are kept as printed.

import type { Gun } from './heavy-weapons.ts';

export const AUTOCANNON = {
  '23mm': {
    name: '23mm autocannon',
    rof: 10,
    magazine: { rounds: 100, type: 'belt' },
    rounds: [
      { round: 'API', range: 250, damage: { kind: 'shot', dice: 12 }, pen: [-2, -2, -3, -4], corrected: 'A-14' },
      { round: 'HE', range: 250, damage: { kind: 'blast', concussion: 1, burst: 2 }, pen: -8 },
    ],
    line: 1421,
  },
  '25mm': {
    name: '25mm autocannon',
    rof: 5,
    magazine: { rounds: 100, type: 'belt' },
    rounds: [
      { round: 'APFSDSDU', range: 250, damage: { kind: 'shot', dice: 14 }, pen: [10, 10, 6, 2] },
      { round: 'API', range: 250, damage: { kind: 'shot', dice: 14 }, pen: [0, 0, -2, -4] },
      { round: 'HE', range: 250, damage: { kind: 'blast', concussion: 1, burst: 2 }, pen: -8 },
    ],
    line: 1423,
  },
  '30mm': {
    name: '30mm autocannon',
    rof: 5,
    magazine: { rounds: 100, type: 'belt' },
    rounds: [
      { round: 'API', range: 250, damage: { kind: 'shot', dice: 16 }, pen: [6, 6, 3, 1] },
      { round: 'HE', range: 250, damage: { kind: 'blast', concussion: 1, burst: 2 }, pen: -6 },
    ],
    line: 1426,
  },
  '40mm': {
    name: '40mm autocannon',
    rof: 5,
    magazine: { rounds: 700, type: 'box' },
    rounds: [
      { round: 'HE', range: 300, damage: { kind: 'blast', concussion: 3, burst: 6 }, pen: -5 },
      { round: 'HEXPFP', range: 300, damage: { kind: 'blast', concussion: 3, burst: 14 }, pen: null },
    ],
    line: 1428,
  },
  '75mm': {
    name: '75mm autocannon',
    rof: 3,
    magazine: { rounds: 36, type: 'box' },
    rounds: [
      { round: 'APFSDS', range: 400, damage: { kind: 'shot', dice: 22 }, pen: [30, 30, 20, 10] },
      { round: 'HEAT', range: 300, damage: { kind: 'blast', concussion: 4, burst: 12 }, pen: 50 },
      { round: 'HE', range: 300, damage: { kind: 'blast', concussion: 6, burst: 12 }, pen: -3 },
      { round: 'WP', range: 300, damage: { kind: 'blast', concussion: 2, burst: 12 }, pen: null },
    ],
    line: 1430,
  },
  '82mm': {
    name: '82mm autocannon',
    rof: 2,
    magazine: { rounds: 5, type: 'box' },
    rounds: [
      { round: 'HE', range: 200, damage: { kind: 'blast', concussion: 8, burst: 28 }, pen: -4 },
      { round: 'HEDP', range: 200, damage: { kind: 'blast', concussion: 7, burst: 20 }, pen: 15 },
      { round: 'WP', range: 200, damage: { kind: 'blast', concussion: 2, burst: 20 }, pen: null },
      { round: 'ILLUM', range: null, damage: { kind: 'light', radius: 1000 }, pen: null },
    ],
    line: 1434,
  },
} as const satisfies Record<string, Gun>;

/** Barrels that fire as one: every hit counts so often (L2725). */
export const MULTIPLE_BARRELS = {
  m988: { barrels: 2 },
  'zsu-30-6': { barrels: 6 },
  /** Named in an adventure only (B-53). */
  'zsu-23-4': { barrels: 4, reconstructed: true, ruling: 'B-53' },
} as const;
