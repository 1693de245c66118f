// NPC Motivation Table (twilight/referee/motivation), L1937: two cards drawn, without putting the first back.

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'] as const;
export type Rank = (typeof RANKS)[number];

const clubs = { low: 'Somewhat violent', middle: 'Moderately violent', high: 'Very violent' } as const;
const diamonds = { low: 'Somewhat greedy', middle: 'Moderately greedy', high: 'Very greedy' } as const;
const hearts = { low: 'Somewhat sociable', middle: 'Moderately sociable', high: 'Very sociable' } as const;
const spades = { low: 'Somewhat ambitious', middle: 'Moderately ambitious', high: 'Very ambitious' } as const;

/** Two to four, five to seven, eight to ten share a printed row. */
function numbers<L extends string, M extends string, H extends string>(row: { readonly low: L; readonly middle: M; readonly high: H }) {
  const { low, middle, high } = row;
  return { 2: low, 3: low, 4: low, 5: middle, 6: middle, 7: middle, 8: high, 9: high, 10: high } as const;
}

export const MOTIVATION = {
  clubs: { ...numbers(clubs), ace: 'War leader', king: 'Brutal', queen: 'Stubborn', jack: 'Murderous' },
  diamonds: { ...numbers(diamonds), ace: 'Generous', king: 'Selfish', queen: 'Lustful', jack: 'Coward' },
  hearts: { ...numbers(hearts), ace: 'Just', king: 'Honorable', queen: 'Loving', jack: 'Wise' },
  spades: { ...numbers(spades), ace: 'Charismatic', king: 'Deceitful', queen: 'Ruthless', jack: 'Pompous' },
} as const satisfies Record<Suit, Record<Rank, string>>;

export const CARDS_DRAWN = 2;

/** Motives that one person cannot have together (B-15c): by the trait, whatever its degree. Two degrees of one trait do not go together either. */
export const CONTRARY_TRAITS = {
  generous: ['greedy', 'selfish'],
  coward: ['war leader', 'honorable'],
  just: ['murderous', 'brutal', 'deceitful', 'ruthless', 'selfish'],
  honorable: ['deceitful', 'murderous'],
  loving: ['murderous', 'brutal', 'ruthless', 'violent', 'selfish'],
  sociable: ['murderous'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
