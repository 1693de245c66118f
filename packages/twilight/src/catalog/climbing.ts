/** Cliffs (L3858): minutes to climb one, and to be hauled up by a rope; what is no burden on one, which the book does not say. */
export const CLIFFS = { climbed: 5, hauled: 2, arms: 1, loads: 2, ruling: 'T-111' } as const;
