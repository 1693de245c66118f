// Settlement Size Table (twilight/settlements/size), L995, and the militia of L474-L478.

import type { ColumnTable } from './units.ts';

export const SETTLEMENT_SIZES = ['village', 'town', 'city', 'major-city'] as const;
export type SettlementSize = (typeof SETTLEMENT_SIZES)[number];

export const SETTLEMENT_NAMES = { village: 'Village', town: 'Town', city: 'City', 'major-city': 'Major City' } as const satisfies Record<SettlementSize, string>;

export const SETTLEMENT_SIZE_TABLE = {
  name: 'Settlement Size Table',
  dice: '1d10',
  first: 1,
  columns: {
    village: [50, 100, 150, 200, 250, 300, 350, 400, 450, 500],
    town: [1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500],
    city: [10_000, 12_000, 14_000, 16_000, 18_000, 20_000, 22_000, 24_000, 26_000, 28_000],
    'major-city': [30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 110_000, 120_000],
  },
} as const satisfies ColumnTable<SettlementSize, number>;

/** Percent of the people who have arms. */
export const ARMED_PERCENT = { village: 20, town: 10, city: 5, 'major-city': 5 } as const satisfies Record<SettlementSize, number>;

/** Percent of the armed who stand ready (L478), never fewer than one (B-14c). */
export const READY_PERCENT = { day: 10, night: 5 } as const;

/** Hours until the rest are under arms; only the village and `several days` are printed (B-14c). */
export const MUSTER_HOURS = {
  village: { hours: 1 },
  town: { hours: 4, reconstructed: true },
  city: { hours: 24, reconstructed: true },
  'major-city': { hours: 72, reconstructed: true },
} as const satisfies Record<SettlementSize, { readonly hours: number; readonly reconstructed?: true }>;

/** Of a hundred armed (L478, B-14h): half and half, a few better; who is left over is a Novice. */
export const MILITIA_LEVELS = { elite: 1, veteran: 5, experienced: 47 } as const;

/** What the militia carries (L474-L476): cities mix in military arms and some heavy weapons. */
export const MILITIA_ARMS = {
  village: { arms: ['civilian'], heavyWeapons: false },
  town: { arms: ['civilian'], heavyWeapons: false },
  city: { arms: ['military', 'civilian'], heavyWeapons: true },
  'major-city': { arms: ['military', 'civilian'], heavyWeapons: true },
} as const;
