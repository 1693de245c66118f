import { expect, test } from 'vitest';
import { RANKS, SUITS } from '../catalog/motivation.ts';
import { rollContext } from '../rolls/roll.ts';
import { chiSquare, chiSquareLimit, tallyOf } from '../testing/chi-square.ts';
import { motivationOf, motivesText } from './motivation.ts';

const draw = (first: number, second: number) =>
  motivationOf(rollContext({ seed: '1', mandates: { 'm/card-1': `die:${first}`, 'm/card-2': `die:${second}` } }), 'm');

test('twilight/referee/motivation: the deck holds every card once, and a card can be named', () => {
  const firsts = Array.from({ length: 52 }, (_, i) => draw(i + 1, 1)[0]);
  expect(new Set(firsts.map((card) => `${card?.suit}/${card?.rank}`)).size).toBe(SUITS.length * RANKS.length);
  const ctx = rollContext({ seed: '1', mandates: { 'm/card-1': 'ace of spades', 'm/card-2': 'king of clubs' } });
  expect(motivationOf(ctx, 'm').map(({ motive }) => motive)).toEqual(['Charismatic', 'Brutal']);
});

test('twilight/referee/motivation: the same card cannot be named twice', () => {
  const ctx = rollContext({ seed: '1', mandates: { 'm/card-1': 'ace of spades', 'm/card-2': 'ace of spades' } });
  motivationOf(ctx, 'm');
  expect(ctx.problems).toMatchObject([{ field: 'm/card-2' }]);
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

test('twilight/referee/motivation: two cards of one meaning are told once', () => {
  const card = (motive: string) => ({ suit: 'clubs', rank: '2', motive }) as const;
  expect(motivesText([card('Just'), card('War leader')])).toBe('just, war leader');
  expect(motivesText([card('Very greedy'), card('Very greedy')])).toBe('very greedy, twice over');
});
