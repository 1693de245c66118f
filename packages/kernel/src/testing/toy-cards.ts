import { type Ask, type AskData, answerOf, type Option, type Seat } from '../decision.ts';
import { cardsLeft, type Deck, discard, draw, newDeck, shuffle } from '../deck.ts';
import { ask, askPrivately, type Dialogue, type Game, type Play, rollFaces, together } from '../play.ts';
import { err, ok } from '../result.ts';
import type { Ruleset } from '../ruleset.ts';
import { upgradingBy } from '../upgrade.ts';
import type { Viewer } from '../viewer.ts';

/** A game of cards as small as the proof of secrets needs: hands, a pile, sealed plays, a secret goal, and a die with named faces. */
export interface CardSetup {
  readonly rounds: number;
  readonly seats: number;
  /** By seat: the suit that counts double, its owner's secret. */
  readonly goals: readonly string[];
}

export interface CardState {
  at: 'deal' | 'play' | 'refill' | 'end';
  round: number;
  deck: Deck;
  hands: string[][];
  points: number[];
  resigned: boolean[];
}

type CardGame = Game<CardSetup, CardState>;

const RULE = 'cards/1/trick';
const SUITS = ['anvil', 'bolt', 'chain'] as const;
const FACES = ['gear', 'skull', 'star'] as const;
const CARDS = SUITS.flatMap((suit) => [1, 2, 3, 4, 5, 6, 7].map((rank) => `${suit}-${rank}`));
const HAND = 3;
const HIDDEN = '?';

const suitOf = (card: string) => card.split('-')[0] ?? '';
const rankOf = (card: string) => Number(card.split('-')[1] ?? 0);

function handOf(state: CardState, seat: Seat): string[] {
  const hand = state.hands[seat];
  if (hand === undefined) throw new Error(`no hand ${seat}`);
  return hand;
}

const plain = (id: string, label: string, text: string): Option => ({
  id,
  label,
  words: label.toLowerCase().split(' '),
  preview: () => ({ text }),
});

function playQuestion(setup: CardSetup, state: CardState, seat: Seat): Ask {
  const worth = (card: string) => rankOf(card) * (suitOf(card) === setup.goals[seat] ? 2 : 1);
  const options = () => handOf(state, seat).map((card) => plain(card, card, `Worth ${worth(card)}.`));
  return { seat, topic: 'play', rule: RULE, prompt: 'Which card?', options };
}

function keepQuestion(state: CardState, seat: Seat): Ask {
  const last = handOf(state, seat).at(-1) ?? '';
  const options = () => [plain('keep', 'Keep it', `Keeps ${last}.`), plain('swap', 'Swap it', `Puts ${last} away.`)];
  return { seat, topic: 'keep', rule: RULE, prompt: `You drew ${last}.`, options, suggested: answerOf('keep') };
}

function question(setup: CardSetup, state: CardState, { topic, seat }: AskData): Ask {
  return topic === 'play' ? playQuestion(setup, state, seat) : keepQuestion(state, seat);
}

function* drawTo(game: CardGame, seat: Seat): Play {
  const { deck } = game.state;
  if (cardsLeft(deck) === 0) shuffle(deck);
  const card = yield* draw(game, deck, { seat, rule: RULE, purpose: 'a card', to: [seat], openly: true });
  if (card === null) return;
  handOf(game.state, seat).push(card);
  game.emit({ kind: 'draw', rule: RULE, text: `You draw ${card}.`, to: [seat] });
  game.emit({ kind: 'draw', rule: RULE, text: `Seat ${seat} draws a card.` });
}

function active(state: CardState): readonly Seat[] {
  return state.hands.map((_, seat) => seat).filter((seat) => state.resigned[seat] !== true);
}

function* deal(game: CardGame): Play {
  for (let i = 0; i < HAND; i++) for (const seat of active(game.state)) yield* drawTo(game, seat);
  game.state.at = 'play';
}

function* play(game: CardGame, seat: Seat): Dialogue<string> {
  return (yield* askPrivately(game, { topic: 'play', seat })).option;
}

function* trick(game: CardGame): Play {
  const { state } = game;
  const played = yield* together(new Map(active(state).map((seat) => [seat, play(game, seat)])));
  for (const [seat, card] of played) {
    state.hands[seat] = handOf(state, seat).filter((held) => held !== card);
    discard(state.deck, card);
    state.points[seat] = (state.points[seat] ?? 0) + rankOf(card);
  }
  game.emit({ kind: 'trick', rule: RULE, text: `Played: ${[...played.values()].join(', ')}.` });
  const [face] = yield* rollFaces(game, FACES, 1, { seat: 0, rule: RULE, purpose: 'fortune' });
  game.emit({ kind: 'fortune', rule: RULE, text: `Fortune shows a ${face}.` });
  state.at = 'refill';
}

/** Everyone draws, and says in secret whether to keep the card. */
function* refill(game: CardGame): Play {
  const { state } = game;
  for (const seat of active(state)) {
    yield* drawTo(game, seat);
    const { option } = yield* ask(game, { topic: 'keep', seat, secret: true });
    if (option === 'keep') continue;
    state.deck.top.unshift(handOf(state, seat).pop() ?? '');
    yield* drawTo(game, seat);
  }
  state.round++;
  state.at = state.round > game.setup.rounds ? 'end' : 'play';
}

/** Goals count at the end, when all is open. */
function outcomeOf({ goals }: CardSetup, state: CardState) {
  if (state.at !== 'end') return null;
  const bonus = (seat: Seat) => handOf(state, seat).filter((card) => suitOf(card) === goals[seat]).length;
  const totals = state.points.map((points, seat) => (state.resigned[seat] === true ? -1 : points + bonus(seat)));
  const best = Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const kind = winners.length > 1 ? 'draw' : 'win';
  return { kind, winners: kind === 'draw' ? [] : winners, reason: 'The most points.', rule: RULE } as const;
}

const hide = (cards: readonly string[]) => cards.map(() => HIDDEN);

/** A pile shows how high it is, hands how large they are. */
function known(_setup: CardSetup, state: CardState, viewer: Viewer): CardState {
  const { deck, hands } = state;
  const pile = { top: hide(deck.top), rest: hide(deck.rest), discard: deck.discard };
  return { ...state, deck: pile, hands: hands.map((hand, owner) => (owner === viewer ? hand : hide(hand))) };
}

export const cards: Ruleset<CardSetup, CardState> = {
  id: 'cards',
  version: '1',
  title: 'Cards',
  summary: 'A toy to prove that secrets hold.',
  rules: [{ id: RULE, title: 'Trick', summary: 'The higher card counts.' }],
  scenarios: [],
  picks: [],
  bots: [],
  orders: [],
  parseSetup(file) {
    const { rounds, seats = 2, goals } = (file ?? {}) as Partial<Record<keyof CardSetup, unknown>>;
    if (typeof rounds !== 'number') return err([{ code: 'type', field: 'rounds', message: 'must be a number' }]);
    const given = Array.isArray(goals) ? goals.map(String) : [];
    const all = Array.from({ length: Number(seats) }, (_, seat) => given[seat] ?? SUITS[seat % SUITS.length] ?? '');
    return ok({ rounds, seats: Number(seats), goals: all });
  },
  withPicks: (file) => file,
  seats: ({ seats }) => Array.from({ length: seats }, (_, seat) => ({ seat, name: `Seat ${seat}`, plays: 'a hand' })),
  begin: ({ seats }) => ({
    at: 'deal',
    round: 1,
    deck: newDeck(CARDS),
    hands: Array.from({ length: seats }, () => []),
    points: Array.from({ length: seats }, () => 0),
    resigned: [],
  }),
  *segment(game) {
    if (game.state.at === 'deal') yield* deal(game);
    else if (game.state.at === 'play') yield* trick(game);
    else yield* refill(game);
  },
  outcome: outcomeOf,
  concede(game, seat) {
    game.state.resigned[seat] = true;
  },
  question: ({ setup, state }, asked) => question(setup, state, asked),
  hides: () => true,
  knownFile: (_file, { rounds, seats, goals }, viewer) => ({
    rounds,
    seats,
    goals: goals.map((goal, owner) => (owner === viewer ? goal : HIDDEN)),
  }),
  known,
  fillIn({ setup, state, seat }, _file, random) {
    const seen = new Set([...handOf(state, seat), ...state.deck.discard]);
    const unseen = CARDS.filter((card) => !seen.has(card));
    const take = () => unseen.splice(random.int(0, unseen.length - 1), 1)[0] ?? '';
    const hands = state.hands.map((hand, owner) => (owner === seat ? hand : hand.map(take)));
    const deck = { ...state.deck, top: state.deck.top.map(take), rest: [...unseen].sort() };
    const goals = setup.goals.map((goal) => (goal === HIDDEN ? random.pick(SUITS) : goal));
    return { file: { ...setup, goals }, state: { ...state, hands, deck } };
  },
  view: (_setup, { round, deck, hands, points }) => ({
    round,
    pile: deck.rest.length,
    discard: deck.discard,
    hands,
    points,
  }),
  corrections: ({ state }) =>
    state.points.map((_, seat) => ({
      id: `points ${seat}`,
      label: `Points of seat ${seat}`,
      group: `Seat ${seat}`,
      params: [{ name: 'to', label: 'Points', min: 0, max: 99, step: 1 }],
    })),
  amend(game, correction, { to = 0 }) {
    const seat = Number(correction.split(' ')[1]);
    game.state.points[seat] = to;
    return { text: `seat ${seat} has ${to} points.` };
  },
  report: (_setup, { round, points }) => ({
    length: `${round - 1} rounds`,
    entries: points.map((now, seat) => ({
      piece: `hand-${seat}`,
      name: `Hand of seat ${seat}`,
      seat,
      design: null,
      fate: 'whole',
      notes: [],
      items: [{ id: 'points', label: 'Points', kind: 'points', now, full: now }],
      people: [],
    })),
  }),
  upgrade: upgradingBy('1'),
};

const others = (value: string, of: readonly string[]) => of.find((one) => one !== value) ?? value;

/** Another truth that looks the same to a seat: other goals, other cards in other hands and in the pile. */
export function otherCards(
  { file, state }: { readonly file: unknown; readonly state: CardState },
  seat: Seat,
): { readonly file: unknown; readonly state: CardState } {
  const read = cards.parseSetup(file);
  if (!read.ok) throw new Error('set-up');
  const goals = read.value.goals.map((goal, owner) => (owner === seat ? goal : others(goal, SUITS)));
  // Every hidden card moves on by one place: hands, top and rest together.
  const hidden = [
    ...state.hands.flatMap((hand, owner) => (owner === seat ? [] : hand)),
    ...state.deck.top,
    ...state.deck.rest,
  ];
  const moved = [...hidden.slice(1), ...hidden.slice(0, 1)];
  const take = () => moved.shift() ?? '';
  const hands = state.hands.map((hand, owner) => (owner === seat ? hand : hand.map(take)));
  const deck = { ...state.deck, top: state.deck.top.map(take), rest: state.deck.rest.map(take) };
  return { file: { ...read.value, goals }, state: { ...state, hands, deck } };
}
