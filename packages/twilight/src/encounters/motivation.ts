import { CARDS_DRAWN, CONTRARY_TRAITS, MOTIVATION, RANKS, type Rank, SUITS, type Suit } from '../catalog/motivation.ts';
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

/** What a card means, by its name. */
export function motiveOf(name: string): string | undefined {
  return BY_NAME.get(name)?.motive;
}

/** `just, war leader`; two cards of one meaning are one strong trait. */
export function motivesText(cards: readonly MotivationCard[]): string {
  const motives = cards.map(({ motive }) => motive.toLowerCase());
  const [first = '', second] = motives;
  return motives.length === 2 && first === second ? `${first}, twice over` : motives.join(', ');
}

/** `very greedy` is the trait `greedy`. */
function traitOf({ motive }: MotivationCard): string {
  return motive.toLowerCase().replace(/^(somewhat|moderately|very) /, '');
}

const CONTRARY: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(CONTRARY_TRAITS));

/** Two cards that no one person can be: contrary traits, or one trait in two degrees. */
export function isContrary(one: MotivationCard, other: MotivationCard): boolean {
  const [a, b] = [traitOf(one), traitOf(other)];
  if (a === b) return one.motive !== other.motive;
  return CONTRARY.get(a)?.includes(b) === true || CONTRARY.get(b)?.includes(a) === true;
}

/** Of each card those that contradict it, worked out once. */
const CONTRARY_CARDS: ReadonlyMap<string, readonly string[]> = new Map(
  CARDS.map((card): [string, readonly string[]] => [
    cardName(card),
    CARDS.filter((other) => isContrary(card, other)).map(cardName),
  ]),
);

/** The cards of one NPC; a card once drawn is not put back, and one that contradicts the first gives way to another. */
export function motivationOf(ctx: RollContext, path: string): readonly MotivationCard[] {
  const hand: MotivationCard[] = [];
  for (let n = 1; n <= CARDS_DRAWN; n++) {
    const at = `${path}/card-${n}`;
    const [first] = hand;
    const deck = first === undefined ? DECK : DECK.filter((name) => name !== cardName(first));
    const unfit = first === undefined ? [] : (CONTRARY_CARDS.get(cardName(first)) ?? []);
    const name = drawn(ctx, at, deck, unfit);
    const isRefused = unfit.includes(name);
    const fit = isRefused ? deck.filter((one) => !unfit.includes(one)) : deck;
    hand.push(cardCalled(isRefused ? drawn(ctx, `${at}/again`, fit) : name));
  }
  return hand;
}

function cardCalled(name: string): MotivationCard {
  const card = BY_NAME.get(name);
  if (card === undefined) throw new Error(`${name} is no card`);
  return card;
}

/** Nobody may name a card that contradicts the first; dice that show one are followed by others. */
function drawn(ctx: RollContext, path: string, deck: readonly string[], unfit: readonly string[] = []): string {
  const table = { name: TABLE, dice: `1d${deck.length}`, first: 1, results: deck, unnameable: unfit } as const;
  return rollOn(ctx, path, table, RULE);
}
