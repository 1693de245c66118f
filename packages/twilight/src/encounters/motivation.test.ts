import { expect, test } from 'vitest';
import { RANKS, SUITS } from '../catalog/motivation.ts';
import { chiSquare, chiSquareLimit, tallyOf } from '../testing/chi-square.ts';
import { cardAt, motivationOf } from './motivation.ts';
import { rollContext } from './roll.ts';

const draw = (first: number, second: number) =>
  motivationOf(rollContext({ seed: '1', mandates: { 'm/card-1': `${first}`, 'm/card-2': `${second}` } }), 'm');

test('twilight/referee/motivation: the deck holds every card once', () => {
  const deck = Array.from({ length: 52 }, (_, i) => cardAt(i + 1));
  expect(new Set(deck.map(({ suit, rank }) => `${suit}/${rank}`)).size).toBe(SUITS.length * RANKS.length);
  expect(deck[51]).toEqual({ suit: 'spades', rank: 'ace', motive: 'Charismatic' });
});

test('twilight/referee/motivation: two cards, never the same, every pair of them', () => {
  const pairs = new Set<string>();
  for (let first = 1; first <= 52; first++) {
    for (let second = 1; second <= 51; second++) {
      const [one, other] = draw(first, second);
      expect(one).not.toEqual(other);
      pairs.add(`${one?.suit} ${one?.rank}, ${other?.suit} ${other?.rank}`);
    }
  }
  expect(pairs.size).toBe(52 * 51);
});

test('twilight/referee/motivation: suits fall evenly, on the first card and on the second', () => {
  const hands = Array.from({ length: 4000 }, (_, n) => motivationOf(rollContext({ seed: `${n}` }), 'm'));
  const chances = new Map(SUITS.map((suit): [string, number] => [suit, 1 / 4]));
  for (const which of [0, 1]) {
    const suits = hands.map((hand) => hand[which]?.suit ?? '');
    expect(chiSquare(tallyOf(suits), chances)).toBeLessThan(chiSquareLimit(3));
  }
});
