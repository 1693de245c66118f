// Range bands of direct fire (twilight/combat/range), L2352-L2356.

const BANDS = ['close', 'medium', 'long', 'extreme'] as const;
export type Band = (typeof BANDS)[number];

/** The printed range times `limit` ends the band; the skill counts for `skill` of itself. */
export const RANGE_BANDS = {
  close: { limit: 1, skill: 1 },
  medium: { limit: 2, skill: 0.5 },
  long: { limit: 4, skill: 0.25 },
  extreme: { limit: 8, skill: 0.1 },
} as const satisfies Record<Band, { readonly limit: number; readonly skill: number }>;

/** A quick shot uses this much of the skill (L2350). */
export const QUICK_SHOT = 0.5;

/** Percent lost for each point of recoil above strength (L2364). */
export const RECOIL_PENALTY = 10;

/** Single shots: always a miss from here up, always a hit up to there (L2476). */
export const CERTAINTIES = { missFrom: 91, hitUpTo: 1 } as const;
