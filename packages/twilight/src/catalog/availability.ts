// Equipment Availability (twilight/referee/availability), L2026: percent chance that a thing is to be had.

import type { SettlementSize } from './settlement-size.ts';

export const SCARCITIES = ['very-common', 'common', 'scarce', 'rare'] as const;
export type Scarcity = (typeof SCARCITIES)[number];

/** A settlement, or people met on the way. */
export type Market = SettlementSize | 'encounter';

export const AVAILABILITY = {
  'major-city': { 'very-common': 100, common: 100, scarce: 80, rare: 40 },
  city: { 'very-common': 100, common: 80, scarce: 60, rare: 20 },
  town: { 'very-common': 100, common: 70, scarce: 40, rare: 10 },
  village: { 'very-common': 60, common: 30, scarce: 15, rare: 0 },
  encounter: { 'very-common': 40, common: 20, scarce: 10, rare: 0 },
} as const satisfies Record<Market, Record<Scarcity, number>>;
