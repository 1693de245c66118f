/** Vehicle damage, p. 23: the die, by row, from which a component is hit; the last holds beyond the third row too. */
export const CRITICAL_FROM = [6, 5, 4] as const;
export const ROWS = CRITICAL_FROM.length;

export const ENGINE = { lives: 2, halvedBy: 2, coastsBy: 20 } as const;
export const CRIPPLED = { safe: 0, slowsBy: 50 } as const;
/** A wounded component that is a person takes this. */
export const OCCUPANT_DICE = 1;

/** The tank blows: dice by distance in squares; the nearest ring by the size of the vehicle (p. 23). */
export const FUEL = {
  dicePerSize: 4,
  diceOfSizeZero: 2,
  rings: [
    { at: 1, dice: 2 },
    { at: 2, dice: 1 },
  ],
} as const;

/** A vehicle on fire, p. 22, by the die; and the older form of the turn sequence, p. 16. */
export const FIRE = {
  table: [
    { to: 1, effect: 'out' },
    { to: 3, effect: 'nothing' },
    { to: 5, effect: 'point' },
    { to: 6, effect: 'die' },
  ],
  summary: { less: 1, outOn: 1 },
  extinguishedFrom: 4,
} as const;

/** A blown tire, p. 21: share of the top speed it costs, in per cent, by the number of tires. */
export const TIRE_LOSS: readonly { readonly tires: number; readonly percent: number }[] = [
  { tires: 2, percent: 50 },
  { tires: 4, percent: 25 },
  { tires: 10, percent: 10 },
];
export const BLOWN_TIRE = { safe: 30, noneLeft: 20 } as const;
