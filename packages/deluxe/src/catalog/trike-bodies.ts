// Trike bodies (deluxe/IX.2/trike-construction) with their armor (deluxe/IX.2/trike-armor). Dollars, pounds, spaces. Chassis strength is fixed.

import type { LaidOutBody } from './body-figures.ts';
import type { WeaponId } from './weapons.ts';

export const TRIKE_BODIES = {
  lighttrike: { name: 'Light trike', cost: 250, weight: 300, maxLoad: 1600, spaces: 8, cargoSpaces: 0, armor: { cost: 11, weight: 5 }, layout: 'six' },
  mediumtrike: { name: 'Medium trike', cost: 300, weight: 500, maxLoad: 2100, spaces: 10, cargoSpaces: 0, armor: { cost: 12, weight: 6 }, layout: 'six' },
  heavytrike: { name: 'Heavy trike', cost: 400, weight: 700, maxLoad: 2800, spaces: 12, cargoSpaces: 0, armor: { cost: 14, weight: 7 }, layout: 'six' },
  xheavytrike: { name: 'Extra-heavy trike', cost: 550, weight: 950, maxLoad: 3500, spaces: 14, cargoSpaces: 0, armor: { cost: 16, weight: 8 }, layout: 'six' },
} as const satisfies Record<string, LaidOutBody>;

export type TrikeBodyId = keyof typeof TRIKE_BODIES;

/** A row under its general type. */
export const trikeBody = (id: TrikeBodyId): LaidOutBody => TRIKE_BODIES[id];

export const TRIKE_WHEELS = 3;

/** Two wheels in front (deluxe/IX.2/reversed-trikes): spaces, percent of the body price, handling class. */
export const REVERSED_TRIKE = { spaces: -1, costPercent: 50, handlingClass: 1, ramPlate: true, sideDroppedWeapons: true } as const;

/** Weapons a trike may fire to its sides (deluxe/IX.3/weapon-location), beside paint and smoke. */
export const TRIKE_SIDE_WEAPONS = ['MG', 'VMG', 'FT', 'HDFT', 'LL', 'L', 'HL', 'RR', 'RL', 'MML', 'HR', 'MR', 'LR', 'MNR', 'MFR'] as const satisfies readonly WeaponId[];
