// Automatic Fire Burst Reductions for Range (twilight/combat/burst-reductions), L1225, and the least dice of a burst (L2422).

/** Dice lost for every band beyond close, by rounds in the burst. */
export const BURST_REDUCTIONS = {
  2: { perBand: 1, least: 1, reconstructed: true, ruling: 'B-27k' },
  3: { perBand: 1, least: 1 },
  4: { perBand: 1, least: 1, reconstructed: true, ruling: 'B-27k' },
  5: { perBand: 2, least: 1 },
  10: { perBand: 3, least: 2 },
} as const satisfies Record<number, { readonly perBand: number; readonly least: number; readonly reconstructed?: true; readonly ruling?: string }>;
