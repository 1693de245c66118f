import type { TableRuleset } from '@hardtop/board';
import type { Question, Seat } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { HIDDEN_PAIRS } from '@hardtop/rulesets/hidden-pairs';
import type { ChosenAnswer } from './answers.ts';
import { cardsTable } from './cards-table.ts';

/** Two games that differ only in what an outsider may not know: nothing that reaches the outsider may tell them apart. */
export interface LeakPair {
  readonly title: string;
  readonly table: TableRuleset;
  /** The seat that must not know. Whoever watches from outside must not either. */
  readonly outsider: Seat;
  /** Scenario files: as it is, and another truth that looks the same. */
  readonly files: readonly [unknown, unknown];
  readonly dice?: 'seed' | 'hand';
  /** What is answered otherwise in the second game, because the answer is its seat's own secret; null: the same. */
  readonly otherwise?: (question: Question) => ChosenAnswer | null;
  /** How many answers must be given alike before the proof counts. */
  readonly least: number;
  /** After how many it comes to light. */
  readonly most?: number;
}

const CARDS = { rounds: 3, seats: 3 };

const TOYS: readonly LeakPair[] = [
  {
    title: 'the toy: another armor',
    table: toy,
    outsider: 0,
    files: [
      { turns: 5, seats: 2, armor: [7, 8] },
      { turns: 5, seats: 2, armor: [7, 3] },
    ],
    least: 15,
  },
  {
    title: 'the toy with three: other armors',
    table: toy,
    outsider: 1,
    files: [
      { turns: 3, seats: 3, armor: [7, 8, 9] },
      { turns: 3, seats: 3, armor: [1, 8, 2] },
    ],
    least: 15,
  },
  {
    title: 'cards: other goals',
    table: cardsTable,
    outsider: 0,
    files: [
      { ...CARDS, goals: ['anvil', 'bolt', 'chain'] },
      { ...CARDS, goals: ['anvil', 'chain', 'bolt'] },
    ],
    least: 10,
  },
  {
    title: 'cards by hand: other goals',
    table: cardsTable,
    outsider: 2,
    files: [
      { ...CARDS, goals: ['anvil', 'bolt', 'chain'] },
      { ...CARDS, goals: ['bolt', 'anvil', 'chain'] },
    ],
    dice: 'hand',
    least: 15,
  },
  {
    title: 'the toy: another sealed bid',
    table: toy,
    outsider: 1,
    files: [
      { turns: 3, seats: 2, open: true },
      { turns: 3, seats: 2, open: true },
    ],
    otherwise: ({ seat }) => (seat === 0 ? { option: 'speed', params: { mph: 50 } } : null),
    least: 1,
    most: 1,
  },
];

/** Those of the house, by the scenarios of their own contract, with the first to sit down as the outsider. */
const HOUSE: readonly LeakPair[] = HIDDEN_PAIRS.filter(({ seat }) => seat === 0).map(({ table, seat, files }, i) => ({
  title: `${table.id} ${i + 1}: other record sheets than seat ${seat} may see`,
  table,
  outsider: seat,
  files,
  least: 12,
}));

/** The same with dice typed in: nobody is asked for a roll that would tell of what he may not know. */
const BY_HAND: readonly LeakPair[] = HOUSE.map((pair) => ({
  ...pair,
  title: `${pair.title}, dice by hand`,
  dice: 'hand',
}));

/** What every server must keep to itself. */
export const LEAK_PAIRS: readonly LeakPair[] = [...TOYS, ...HOUSE, ...BY_HAND];
