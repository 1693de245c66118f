import { CARDS_DRAWN, MOTIVATION, RANKS, type Rank, SUITS, type Suit } from '../catalog/motivation.ts';
import { type RollContext, rollNumber } from './roll.ts';

const RULE = 'twilight/referee/motivation';

export interface MotivationCard {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly motive: string;
}

/** Cards drawn for one NPC; a card once drawn is not put back. */
export function motivationOf(ctx: RollContext, path: string): readonly MotivationCard[] {
  const left = CARDS.length;
  const first = rollNumber(ctx, `${path}/card-1`, `1d${left}`, RULE);
  const second = rollNumber(ctx, `${path}/card-2`, `1d${left - CARDS_DRAWN + 1}`, RULE);
  // The second die counts the cards that are left: from the first card on, all have moved up by one.
  return [cardAt(first), cardAt(second >= first ? second + 1 : second)];
}

const CARDS: readonly MotivationCard[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => ({ suit, rank, motive: MOTIVATION[suit][rank] })),
);

/** The card of the deck, 1 to 52, suit by suit. */
export function cardAt(n: number): MotivationCard {
  const card = CARDS[Math.min(Math.max(n, 1), CARDS.length) - 1];
  if (card === undefined) throw new Error('the deck is empty');
  return card;
}
