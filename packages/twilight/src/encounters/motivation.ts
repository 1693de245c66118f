import { CARDS_DRAWN, MOTIVATION, RANKS, type Rank, SUITS, type Suit } from '../catalog/motivation.ts';
import { type RollContext, rollOn } from '../rolls/roll.ts';

const RULE = 'twilight/referee/motivation';

export interface MotivationCard {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly motive: string;
}

const CARDS = SUITS.flatMap((suit) =>
  RANKS.map((rank): MotivationCard => ({ suit, rank, motive: MOTIVATION[suit][rank] })),
);
const BY_NAME = new Map(CARDS.map((card) => [cardName(card), card]));
const DECK: readonly string[] = [...BY_NAME.keys()];
const TABLE = 'NPC Motivation Table';

export function cardName({ suit, rank }: Pick<MotivationCard, 'suit' | 'rank'>): string {
  return `${rank} of ${suit}`;
}

/** `just, war leader`; two cards of one meaning are one strong trait. */
export function motivesText(cards: readonly MotivationCard[]): string {
  const motives = cards.map(({ motive }) => motive.toLowerCase());
  const [first = '', second] = motives;
  return motives.length === 2 && first === second ? `${first}, twice over` : motives.join(', ');
}

/** The cards of one NPC; a card once drawn is not put back. */
export function motivationOf(ctx: RollContext, path: string): readonly MotivationCard[] {
  let deck = DECK;
  const hand: MotivationCard[] = [];
  for (let n = 1; n <= CARDS_DRAWN; n++) {
    const name = drawn(ctx, `${path}/card-${n}`, deck);
    const card = BY_NAME.get(name);
    if (card === undefined) throw new Error(`${name} is no card`);
    hand.push(card);
    if (n < CARDS_DRAWN) deck = deck.filter((one) => one !== name);
  }
  return hand;
}

function drawn(ctx: RollContext, path: string, deck: readonly string[]): string {
  return rollOn(ctx, path, { name: TABLE, dice: `1d${deck.length}`, first: 1, results: deck }, RULE);
}
