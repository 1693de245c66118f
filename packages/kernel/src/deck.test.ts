import { expect, it } from 'vitest';
import { cardsLeft, discard, draw, newDeck, reveal, shuffle } from './deck.ts';
import { DiceBox } from './dice-box.ts';
import type { Play } from './play.ts';

const OF = { seat: 0, rule: 'cards/1/draw', purpose: 'a card' } as const;

function table(script: readonly number[]) {
  const game = { dice: DiceBox.fresh({ script, after: 'stop' }, { seed: undefined }) };
  const done = <T>(play: Play<T>): T => {
    const step = play.next();
    if (step.done !== true) throw new Error('a hand was asked for');
    return step.value;
  };
  return { game, done };
}

it('a drawn card is gone; an empty pile gives none', () => {
  const { game, done } = table([2, 1]);
  const deck = newDeck(['b', 'a']);
  expect([done(draw(game, deck, OF)), done(draw(game, deck, OF)), done(draw(game, deck, OF))]).toEqual([
    'b',
    'a',
    null,
  ]);
});

it('cards that were looked at come in the order in which they were seen, and no chance is left in them', () => {
  const { game, done } = table([3, 1]);
  const deck = newDeck(['a', 'b', 'c']);
  expect(done(reveal(game, deck, 2, OF))).toEqual(['c', 'a']);
  expect([cardsLeft(deck), done(draw(game, deck, OF)), done(draw(game, deck, OF))]).toEqual([3, 'c', 'a']);
});

it('no more is seen than there is', () => {
  const { game, done } = table([1]);
  expect(done(reveal(game, newDeck(['a']), 2, OF))).toEqual(['a']);
});

it('a shuffle takes back what was discarded and what lay on top', () => {
  const { game, done } = table([3, 1]);
  const deck = newDeck(['a', 'b', 'c']);
  done(reveal(game, deck, 1, OF));
  discard(deck, 'd');
  shuffle(deck);
  expect(deck).toEqual({ top: [], rest: ['a', 'b', 'c', 'd'], discard: [] });
});

it('by hand a card drawn openly is named; drawn in secret it is counted, so that what is left is not listed', () => {
  const asked = (of: typeof OF & { readonly to?: readonly number[] }) => {
    const game = { dice: DiceBox.fresh({ script: [], after: 'hand' }, { seed: undefined }) };
    const step = draw(game, newDeck(['ace', 'king']), of).next();
    return JSON.stringify(step.value);
  };
  expect(asked(OF)).toContain('ace');
  expect(asked({ ...OF, to: [0] })).not.toContain('ace');
  const deck = newDeck(['ace', 'king']);
  const play = draw({ dice: DiceBox.fresh({ script: [], after: 'hand' }, { seed: undefined }) }, deck, {
    ...OF,
    to: [0],
  });
  play.next();
  expect(play.next({ kind: 'dice', values: [2] }).value).toBe('king');
});
