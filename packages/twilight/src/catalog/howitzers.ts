// Howitzers (twilight/combat/howitzers), L1439. The columns slid to the right and the last fell off; they are set back, and penetrations
// marked so are reconstructed. The towed D-30 is a 122 mm howitzer (B-53).

import type { Gun } from './heavy-weapons.ts';

export const HOWITZERS = {
  '122mm': {
    name: '122mm howitzer',
    reload: 1,
    indirectKm: 15,
    rounds: [
      { round: 'HE', range: 300, damage: { kind: 'blast', concussion: 16, burst: 28 }, pen: 1 },
      { round: 'HEAT', range: 300, damage: { kind: 'blast', concussion: 10, burst: 20 }, pen: 110, reconstructed: true },
      { round: 'WP', range: 300, damage: { kind: 'blast', concussion: 3, burst: 36 }, pen: null, reconstructed: true },
      { round: 'CHEM', range: 300, damage: { kind: 'blast', concussion: 3, burst: 12 }, pen: null, reconstructed: true },
      { round: 'ICM', range: null, damage: { kind: 'icm', burst: 36, row: '122-icm' }, pen: null },
    ],
    line: 1442,
  },
  '152mm': {
    name: '152mm howitzer',
    reload: 2,
    indirectKm: 19,
    rounds: [
      { round: 'HE', range: 300, damage: { kind: 'blast', concussion: 24, burst: 36 }, pen: 3 },
      { round: 'APHE', range: 350, damage: { kind: 'blast', concussion: 8, burst: 12 }, pen: 30, reconstructed: true },
      { round: 'WP', range: 300, damage: { kind: 'blast', concussion: 3, burst: 44 }, pen: null, reconstructed: true },
      { round: 'CHEM', range: 300, damage: { kind: 'blast', concussion: 3, burst: 28 }, pen: null, reconstructed: true },
      { round: 'ICM', range: null, damage: { kind: 'icm', burst: 60, row: '152-icm' }, pen: null },
    ],
    line: 1447,
  },
  '155mm': {
    name: '155mm howitzer',
    reload: 2,
    indirectKm: 24,
    rounds: [
      { round: 'HE', range: 350, damage: { kind: 'blast', concussion: 30, burst: 36 }, pen: 3 },
      { round: 'HEAT', range: 350, damage: { kind: 'blast', concussion: 20, burst: 28 }, pen: 140, reconstructed: true },
      { round: 'WP', range: 350, damage: { kind: 'blast', concussion: 3, burst: 44 }, pen: null, reconstructed: true },
      { round: 'CHEM', range: 350, damage: { kind: 'blast', concussion: 3, burst: 28 }, pen: null, reconstructed: true },
      { round: 'ICMDP', range: null, damage: { kind: 'icm', burst: 60, row: '155-icmdp' }, pen: 4 },
      { round: 'ILLUM', range: null, damage: { kind: 'light', radius: 2000 }, pen: null },
      { round: 'FASCAM', range: null, damage: { kind: 'mines', burst: 124 }, pen: null },
    ],
    line: 1452,
  },
} as const satisfies Record<string, Gun>;
