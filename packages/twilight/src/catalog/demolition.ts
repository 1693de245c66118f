// Demolition Table (twilight/referee/demolition-table), L1900: a charge reads the highest row not above its points (L2771). The formulas
// (twilight/referee/penetration-formulas), L1969, are mended from the words at L2775.

interface DemolitionRow {
  readonly points: number;
  /** Concussion, and penetration as well. */
  readonly concussion: number;
}

export const DEMOLITION = [
  { points: 1, concussion: 3 },
  { points: 2, concussion: 4 },
  { points: 3, concussion: 6 },
  { points: 4, concussion: 7 },
  { points: 5, concussion: 8 },
  { points: 7, concussion: 9 },
  { points: 8, concussion: 10 },
  { points: 9, concussion: 11 },
  { points: 11, concussion: 12 },
  { points: 13, concussion: 13 },
  { points: 15, concussion: 14 },
  { points: 18, concussion: 15 },
  { points: 32, concussion: 20 },
  { points: 50, concussion: 25 },
  { points: 72, concussion: 30 },
  { points: 96, concussion: 35 },
  { points: 128, concussion: 40 },
  { points: 162, concussion: 45 },
  { points: 200, concussion: 50 },
] as const satisfies readonly DemolitionRow[];

/** concussion = factor x root(points / divisor); points = divisor x (concussion / factor)². */
export const PENETRATION_FORMULA = { factor: 5, divisor: 2 } as const;

/** Demolition points and kilograms of one piece (L2757). */
export const EXPLOSIVES = {
  dynamite: { name: 'Stick of dynamite', points: 1, kg: 0.25 },
  plastique: { name: 'Block of plastique', points: 6, kg: 1 },
} as const;

export const CHARGE = {
  minutesToSet: 15,
  mostKg: 10,
  task: 'easy',
  tamping: { minutes: 5, penetration: 2 },
  loose: { penetration: 0.5 },
} as const;
