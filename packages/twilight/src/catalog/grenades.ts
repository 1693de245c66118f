// Hand Grenades (twilight/combat/hand-grenades), L1361, and Rifle Grenades (twilight/combat/rifle-grenades), L1371.

import type { Blast } from './heavy-weapons.ts';

export interface Grenade {
  readonly name: string;
  readonly damage: Blast;
  /** Added to 2D6; null: none. */
  readonly pen: number | null;
  readonly line: number;
}

export const HAND_GRENADES = {
  frag: { name: 'Frag', damage: { kind: 'blast', concussion: 3, burst: 12 }, pen: null, line: 1364 },
  antitank: { name: 'Antitank', damage: { kind: 'blast', concussion: 3, burst: 4 }, pen: 18, line: 1365 },
  concussion: { name: 'Concussion', damage: { kind: 'blast', concussion: 5, burst: null }, pen: null, line: 1366 },
  thermite: { name: 'Thermite', damage: { kind: 'blast', concussion: 1, burst: 4 }, pen: null, line: 1367 },
  chemical: { name: 'Chemical', damage: { kind: 'blast', concussion: 1, burst: 12 }, pen: null, line: 1368 },
  wp: { name: 'WP', damage: { kind: 'blast', concussion: 1, burst: 12 }, pen: null, line: 1369 },
} as const satisfies Record<string, Grenade>;

/** Not in the chart (C-20): one large square of heavy smoke, then of light smoke, in turns. */
export const SMOKE_GRENADE = { name: 'Smoke', radius: 4, heavyTurns: 6, lightTurns: 4, reconstructed: true, ruling: 'C-20' } as const;

export const RIFLE_GRENADES = {
  'raw-he': { name: 'RAW HE', range: 100, indirectRange: 2000, damage: { kind: 'blast', concussion: 10, burst: 28 }, pen: 1, line: 1374 },
  'raw-heat': { name: 'RAW HEAT', range: 100, indirectRange: 2000, damage: { kind: 'blast', concussion: 8, burst: 20 }, pen: 75, line: 1375 },
  heat: { name: 'HEAT', range: 15, indirectRange: 200, damage: { kind: 'blast', concussion: 7, burst: 12 }, pen: 30, line: 1376 },
  wp: { name: 'WP', range: 25, indirectRange: 200, damage: { kind: 'blast', concussion: 1, burst: 12 }, pen: null, line: 1377 },
} as const satisfies Record<string, Grenade & { readonly range: number; readonly indirectRange: number }>;
