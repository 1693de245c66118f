import { expect, test } from 'vitest';
import { RANKS, SUITS } from '../catalog/motivation.ts';
import { rollContext } from '../rolls/roll.ts';
import { chiSquare, chiSquareLimit, tallyOf } from '../testing/chi-square.ts';
import { isContrary, motivationOf, motivesText } from './motivation.ts';

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

test('twilight/referee/motivation: two cards, never the same, every pair of them that one person can have', () => {
  const pairs = new Set<string>();
  for (let first = 1; first <= 52; first++) {
    for (let second = 1; second <= 51; second++) {
      const [one, other] = draw(first, second);
      if (one === undefined || other === undefined) throw new Error('two cards');
      expect(one).not.toEqual(other);
      expect(isContrary(one, other)).toBe(false);
      pairs.add(`${one?.suit} ${one?.rank}, ${other?.suit} ${other?.rank}`);
    }
  }
  // Every card goes with most others: 149 of the 1,326 pairs are contrary.
  expect(pairs.size).toBe(52 * 51 - 2 * 149);
});

test('twilight/referee/motivation: a card that contradicts the first is drawn again, and nobody can name it', () => {
  const named = (second: string) =>
    rollContext({ seed: '1', mandates: { 'm/card-1': 'ace of diamonds', 'm/card-2': second } });
  const greedy = named('10 of diamonds');
  motivationOf(greedy, 'm');
  expect(greedy.problems).toMatchObject([{ field: 'm/card-2' }]);
  // The 51 cards without the ace: the ninth diamond is the ten.
  const drawn = named('die:22');
  const motives = motivationOf(drawn, 'm').map(({ motive }) => motive);
  expect(drawn.rolls.map(({ path, row }) => [path, row])).toMatchObject([
    ['m/card-1', 'ace of diamonds'],
    ['m/card-2', '10 of diamonds'],
    ['m/card-2/again', expect.any(String)],
  ]);
  expect(motives).not.toContain('Very greedy');
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
