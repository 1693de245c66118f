// Grenade Launchers (twilight/combat/grenade-launchers), L1379. The AGS-17's belt of 90 is kept as printed (A-31).

import type { Launcher } from './heavy-weapons.ts';

export const GRENADE_LAUNCHERS = {
  'ags-17': {
    name: 'AGS-17',
    rof: 5,
    magazine: { rounds: 90, type: 'belt' },
    range: 150,
    indirectRange: 1700,
    rounds: [{ round: 'HE', damage: { kind: 'blast', concussion: 2, burst: 12 }, pen: null }],
    line: 1382,
  },
  m203: {
    name: 'M203/HK-69',
    aliases: ['M203', 'HK-69'],
    rof: 1,
    magazine: { rounds: 1, type: 'single' },
    range: 100,
    indirectRange: 400,
    rounds: [
      { round: 'HE', damage: { kind: 'blast', concussion: 3, burst: 12 }, pen: null },
      { round: 'HEDP', damage: { kind: 'blast', concussion: 3, burst: 12 }, pen: 4 },
      { round: 'CHEM', damage: { kind: 'blast', concussion: 1, burst: 4 }, pen: null },
      { round: 'ILLUM', damage: { kind: 'light', radius: 100 }, pen: null },
    ],
    line: 1383,
  },
  'mark-19': {
    name: 'Mark-19',
    rof: 5,
    magazine: { rounds: 50, type: 'belt' },
    range: 200,
    indirectRange: 3000,
    rounds: [
      { round: 'HVHE', damage: { kind: 'blast', concussion: 3, burst: 12 }, pen: null },
      { round: 'HVHEDP', damage: { kind: 'blast', concussion: 3, burst: 12 }, pen: 4 },
    ],
    line: 1387,
  },
} as const satisfies Record<string, Launcher>;
