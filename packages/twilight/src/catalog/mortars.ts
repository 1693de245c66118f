// Mortars (twilight/combat/mortars), L1460. Indirect fire only. Columns set back as for the howitzers.

import type { Gun } from './heavy-weapons.ts';

export const MORTARS = {
  '60mm-mortar': {
    name: '60mm mortar',
    indirectKm: 4,
    rounds: [
      { round: 'HE', range: null, damage: { kind: 'blast', concussion: 5, burst: 20 }, pen: null },
      { round: 'WP', range: null, damage: { kind: 'blast', concussion: 2, burst: 12 }, pen: null, reconstructed: true },
      { round: 'ILLUM', range: null, damage: { kind: 'light', radius: 400 }, pen: null },
    ],
    line: 1463,
  },
  '81mm-mortar': {
    name: '81mm mortar',
    indirectKm: 4.5,
    rounds: [
      { round: 'HE', range: null, damage: { kind: 'blast', concussion: 8, burst: 28 }, pen: -4 },
      { round: 'WP', range: null, damage: { kind: 'blast', concussion: 2, burst: 20 }, pen: null, reconstructed: true },
      { round: 'ILLUM', range: null, damage: { kind: 'light', radius: 1000 }, pen: null },
    ],
    line: 1466,
  },
  '4.2-inch-mortar': {
    name: '4.2 inch mortar',
    indirectKm: 6,
    rounds: [
      { round: 'HE', range: null, damage: { kind: 'blast', concussion: 12, burst: 36 }, pen: -2 },
      { round: 'WP', range: null, damage: { kind: 'blast', concussion: 3, burst: 36 }, pen: null, reconstructed: true },
      { round: 'ILLUM', range: null, damage: { kind: 'light', radius: 1500 }, pen: null },
      { round: 'ICMDP', range: null, damage: { kind: 'icm', burst: 36, row: '4.2-inch-icmdp' }, pen: 4 },
      { round: 'CHEM', range: null, damage: { kind: 'blast', concussion: 3, burst: 12 }, pen: null, reconstructed: true },
    ],
    line: 1469,
  },
  '120mm-mortar': {
    name: '120mm mortar',
    indirectKm: 6,
    rounds: [
      { round: 'HE', range: null, damage: { kind: 'blast', concussion: 16, burst: 44 }, pen: 0 },
      { round: 'WP', range: null, damage: { kind: 'blast', concussion: 3, burst: 36 }, pen: null, reconstructed: true },
      { round: 'ILLUM', range: null, damage: { kind: 'light', radius: 1500 }, pen: null },
      { round: 'CHEM', range: null, damage: { kind: 'blast', concussion: 3, burst: 12 }, pen: null },
    ],
    line: 1474,
  },
} as const satisfies Record<string, Gun>;
