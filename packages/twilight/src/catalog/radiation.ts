// Radiation Illness Chart (twilight/referee/radiation), L1974; the run-together headers are split. Percent chance to escape is the
// figure times constitution; null cannot happen. How it is read is reconstructed (C-27).

export interface RadiationRow {
  readonly rads: number;
  readonly slight: number | null;
  readonly serious: number | null;
  readonly death: number | null;
}

export const RADIATION_ILLNESS = [
  { rads: 50, slight: 9.5, serious: null, death: null },
  { rads: 100, slight: 7.5, serious: 9.5, death: null },
  { rads: 300, slight: 2.5, serious: 7.5, death: 9.5 },
  { rads: 400, slight: 0, serious: 2.5, death: 7.5 },
  { rads: 600, slight: 0, serious: 0, death: 2.5 },
  { rads: 800, slight: 0, serious: 0, death: 0 },
] as const satisfies readonly RadiationRow[];

export const RADIATION_READING = { firstCheckAt: 50, reconstructed: true, ruling: 'C-27' } as const;
