export const STRATEGIES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type Strategy = (typeof STRATEGIES)[number];
export const AGGRESSIONS = ['low', 'medium', 'high'] as const;
export type Aggression = (typeof AGGRESSIONS)[number];
export type Position = 'offensive' | 'defensive';

/** Solitaire highway duels, p. 36: six results of a die for each temper and place. */
export const STRATEGY_TABLE: Readonly<Record<Position, Readonly<Record<Aggression, readonly Strategy[]>>>> = {
  offensive: {
    low: ['G', 'G', 'H', 'H', 'I', 'I'],
    medium: ['G', 'H', 'H', 'I', 'J', 'K'],
    high: ['H', 'H', 'I', 'J', 'K', 'L'],
  },
  defensive: {
    low: ['A', 'A', 'B', 'B', 'C', 'C'],
    medium: ['B', 'C', 'C', 'D', 'D', 'E'],
    high: ['C', 'C', 'D', 'E', 'E', 'F'],
  },
};

export const STRATEGY_WORDS: Readonly<Record<Strategy, string>> = {
  A: 'runs flat out',
  B: 'runs, but slows for bends',
  C: 'stays ahead and drops what it has',
  D: 'lets the enemy draw level and leans on him',
  E: 'looks for a shot, keeping its way',
  F: 'looks for a shot, whichever way it leads',
  G: 'snipes from a distance',
  H: 'closes in and shoots',
  I: 'shunts from behind',
  J: 'draws level and sideswipes',
  K: 'gets ahead and drops what it has',
  L: 'gets ahead, turns and jousts',
};

/** Dice of temper: the die up to which it is so. */
export const AGGRESSION_ROLL: readonly { readonly to: number; readonly is: Aggression }[] = [
  { to: 1, is: 'low' },
  { to: 5, is: 'medium' },
  { to: 6, is: 'high' },
];
export const AGGRESSION_CHANGE = { calmerOn: 5, angrierOn: 6 } as const;
export const NEW_STRATEGY_ON = 6;
/** Head on: up to this both attack; above, one of them does. */
export const HEAD_ON = { bothOffensiveTo: 3, firstNamedTo: 3 } as const;
