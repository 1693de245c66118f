import { type Game, type Play, type RollOf, roll, rollFaces } from './play.ts';

/**
 * A pile of cards in a game's state, as plain JSON. The order of `rest` is not decided before a card is drawn: what nobody may
 * know is nowhere, not even in the state. What was put back on top lies in `top`, the last card uppermost.
 */
export interface Deck<Card extends string = string> {
  top: Card[];
  rest: Card[];
  discard: Card[];
}

type Table = Pick<Game<unknown, unknown>, 'dice'>;

export function newDeck<Card extends string>(cards: readonly Card[]): Deck<Card> {
  return { top: [], rest: [...cards].sort(), discard: [] };
}

export function cardsLeft(deck: Deck): number {
  return deck.top.length + deck.rest.length;
}

/**
 * Draws a card; null from an empty pile. Whoever `of.to` names learns which. By hand the seat says what it drew; in secret it says
 * the how-manieth it took, for a list of what is left would tell what others hold.
 */
export function* draw<Card extends string>(game: Table, deck: Deck<Card>, of: RollOf): Play<Card | null> {
  const known = deck.top.pop();
  if (known !== undefined) return known;
  if (deck.rest.length === 0) return null;
  // The last card of a pile needs no chance, but falls like the others, so that how many there were does not show.
  const card = of.to === undefined ? yield* named(game, deck.rest, of) : yield* counted(game, deck.rest, of);
  if (card === undefined) throw new Error('a draw without a card');
  deck.rest.splice(deck.rest.indexOf(card), 1);
  return card;
}

function* named<Card extends string>(game: Table, cards: readonly Card[], of: RollOf): Play<Card | undefined> {
  const [card] = yield* rollFaces(game, cards, 1, of);
  return card;
}

function* counted<Card extends string>(game: Table, cards: readonly Card[], of: RollOf): Play<Card | undefined> {
  const { total } = yield* roll(game, `1d${cards.length}`, of);
  return cards[total - 1];
}

/** All cards that were discarded or put on top lose their order and go under the rest. */
export function shuffle<Card extends string>(deck: Deck<Card>): void {
  deck.rest = [...deck.rest, ...deck.top, ...deck.discard].sort();
  deck.top = [];
  deck.discard = [];
}

export function discard<Card extends string>(deck: Deck<Card>, card: Card): void {
  deck.discard.push(card);
}

/** Looks at the uppermost cards without taking them: from now on their order stands. The uppermost comes first. */
export function* reveal<Card extends string>(
  game: Table,
  deck: Deck<Card>,
  count: number,
  of: RollOf,
): Play<readonly Card[]> {
  const seen: Card[] = [];
  while (seen.length < count) {
    const card = yield* draw(game, deck, of);
    if (card === null) break;
    seen.push(card);
  }
  deck.top.push(...seen.toReversed());
  return seen;
}
