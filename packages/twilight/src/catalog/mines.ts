// FASCAM Mine Density Table (twilight/combat/fascam-density), L1502, and mines (twilight/combat/mines), L2827-L2875.

import type { Blast } from './heavy-weapons.ts';

/** Mines to a square for each round; the printed 31 squares are played as 30 (B-28). */
export const FASCAM = {
  raam: { name: 'RAAM', kind: 'antitank', density: 0.01, squares: 30, printedSquares: 31 },
  adam: { name: 'ADAM', kind: 'antipersonnel', density: 0.04, squares: 30, printedSquares: 31 },
} as const;

/** Density times this is the chance for each square (L2833), rounded to tenths but never to none or all (L2837). */
export const DETONATION = { personnel: 0.1, vehicle: 0.5, least: 10, most: 90, roundTo: 10 } as const;

export const STANDARD_DENSITY = 0.1;

/** The book has no figures for mines (C-18). */
export const MINES = {
  antipersonnel: { name: 'Antipersonnel mine', damage: { kind: 'blast', concussion: 3, burst: 4 }, pen: null, reconstructed: true, ruling: 'C-18' },
  antitank: { name: 'Antitank mine', damage: { kind: 'blast', concussion: 24, burst: 12 }, pen: 24, reconstructed: true, ruling: 'C-18' },
} as const satisfies Record<string, { readonly name: string; readonly damage: Blast; readonly pen: number | null; readonly reconstructed: true; readonly ruling: string }>;

/** L2859-L2865; only its concussion is reconstructed (C-18). */
export const CLAYMORE = {
  primaryMeters: 50,
  secondaryMeters: 100,
  coneDegrees: 30,
  tripwireMeters: 30,
  tripChance: 60,
  concussion: { dice: 7, reconstructed: true, ruling: 'C-18' },
} as const;

/** Minutes to probe and mark a path through a square, and to lift a mine (L2851, L2853). */
export const MINE_CLEARING = { probeMinutes: 5, removeMinutes: 10 } as const;
