// Hitches (deluxe/XI.2/hitches), outside the armor. Dollars, pounds; the load is the trailer's whole weight.

import type { Rational } from './units.ts';

export interface Hitch {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  readonly maxLoad: number;
  readonly dp: number;
}

export const HITCHES = {
  light: { name: 'Light hitch', cost: 250, weight: 10, maxLoad: 2000, dp: 1 },
  standard: { name: 'Standard hitch', cost: 350, weight: 20, maxLoad: 6000, dp: 1 },
  heavy: { name: 'Heavy hitch', cost: 500, weight: 30, maxLoad: 12000, dp: 2 },
  xheavy: { name: 'Extra-heavy hitch', cost: 650, weight: 40, maxLoad: 20000, dp: 3 },
} as const satisfies Record<string, Hitch>;

export type HitchId = keyof typeof HITCHES;

/** A row under its general type. */
export const hitch = (id: HitchId): Hitch => HITCHES[id];

interface HitchRelease {
  readonly name: string;
  /** On top of the hitch's price. */
  readonly cost: number;
  readonly releases: boolean;
  readonly reusable: boolean;
}

/** How the trailer is let go (deluxe/XI.2/special-hitches). */
export const HITCH_RELEASES = {
  plain: { name: 'Plain', cost: 0, releases: false, reusable: false },
  explosive: { name: 'Explosive', cost: 400, releases: true, reusable: false },
  quickrelease: { name: 'Quick-release', cost: 900, releases: true, reusable: true },
} as const satisfies Record<string, HitchRelease>;

export type HitchReleaseId = keyof typeof HITCH_RELEASES;

/** A row under its general type. */
export const hitchRelease = (id: HitchReleaseId): HitchRelease => HITCH_RELEASES[id];

/** Part of the price paid, the whole left as deposit, and likelier to break in a jackknife (deluxe/XI.2/rented-hitches). */
export const RENTED_HITCH = { cost: { num: 1, den: 10 }, deposit: { num: 1, den: 1 }, breaksMore: 1 } as const satisfies { readonly cost: Rational } & Record<string, unknown>;
