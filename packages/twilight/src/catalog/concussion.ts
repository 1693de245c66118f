// Concussion Table (twilight/combat/concussion-table), L2562: the worked case. Each step halves and drops the fraction.

export const CONCUSSION_EXAMPLE = [
  { range: 'contact', dice: 30 },
  { range: 'same-square', dice: 15 },
  { range: 1, dice: 7 },
  { range: 2, dice: 3 },
  { range: 3, dice: 1 },
  { range: 4, dice: 0 },
] as const;

/** Body parts that share the damage (L2558). */
export const CONCUSSION_PARTS = 7;
