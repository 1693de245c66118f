// Large-Caliber Guns (twilight/combat/large-caliber-guns), L1398. The towed Rapira-3 is a 125 mm gun (B-53).

import type { Gun } from './heavy-weapons.ts';

export const LARGE_CALIBER_GUNS = {
  '105mm': {
    name: '105mm gun',
    reload: 1,
    rounds: [
      { round: 'APFSDS', range: 500, damage: { kind: 'shot', dice: 26 }, pen: [80, 70, 60, 40] },
      { round: 'APFSDSDU', range: 500, damage: { kind: 'shot', dice: 26 }, pen: [100, 90, 80, 60] },
      { round: 'HEAT', range: 400, damage: { kind: 'blast', concussion: 6, burst: 12 }, pen: 80 },
      { round: 'WP', range: 400, damage: { kind: 'blast', concussion: 3, burst: 20 }, pen: null },
    ],
    line: 1401,
  },
  '120mm': {
    name: '120mm gun',
    reload: 1,
    rounds: [
      { round: 'APFSDS', range: 500, damage: { kind: 'shot', dice: 28 }, pen: [110, 100, 90, 70] },
      { round: 'APFSDSDU', range: 500, damage: { kind: 'shot', dice: 28 }, pen: [150, 140, 130, 110] },
      { round: 'HEAT', range: 400, damage: { kind: 'blast', concussion: 10, burst: 20 }, pen: 110 },
      { round: 'WP', range: 400, damage: { kind: 'blast', concussion: 3, burst: 36 }, pen: null },
    ],
    line: 1405,
  },
  '125mm': {
    name: '125mm gun',
    reload: 2,
    rounds: [
      { round: 'APFSDS', range: 500, damage: { kind: 'shot', dice: 28 }, pen: [100, 90, 80, 60] },
      { round: 'APFSDSDU', range: 500, damage: { kind: 'shot', dice: 28 }, pen: [110, 100, 90, 70] },
      { round: 'HEAT', range: 400, damage: { kind: 'blast', concussion: 10, burst: 20 }, pen: 110 },
      { round: 'HE', range: 400, damage: { kind: 'blast', concussion: 14, burst: 28 }, pen: 1 },
    ],
    line: 1409,
  },
  '135mm': {
    name: '135mm gun',
    reload: 2,
    rounds: [
      { round: 'APFSDS', range: 500, damage: { kind: 'shot', dice: 30 }, pen: [120, 110, 100, 80] },
      { round: 'APFSDSDU', range: 500, damage: { kind: 'shot', dice: 30 }, pen: [130, 120, 110, 90] },
      { round: 'HEAT', range: 400, damage: { kind: 'blast', concussion: 12, burst: 20 }, pen: 120 },
      { round: 'HE', range: 400, damage: { kind: 'blast', concussion: 16, burst: 28 }, pen: 1 },
    ],
    line: 1413,
  },
} as const satisfies Record<string, Gun>;
