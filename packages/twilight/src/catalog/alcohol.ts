// Alcohol Output Chart (twilight/travel/stills), L837: one batch. Its days and what it makes of what are reconstructed (C-25).

export const STILLS = ['small', 'medium', 'large'] as const;
export type Still = (typeof STILLS)[number];

/** Kept as printed, though the yield is uneven. */
export const ALCOHOL_OUTPUT = {
  small: { inputKg: 30, outputLiters: 5 },
  medium: { inputKg: 80, outputLiters: 35 },
  large: { inputKg: 3000, outputLiters: 2400 },
} as const satisfies Record<Still, { readonly inputKg: number; readonly outputLiters: number }>;

export const BATCH = { days: 3, fuelFrom: { grain: 'ethanol', wood: 'methanol' }, reconstructed: true, ruling: 'C-25' } as const;
