import { expect, it } from 'vitest';
import type { Ask } from './decision.ts';
import { askPrivately } from './play.ts';

const asked = { seat: 1, topic: 'fire' };
const option = (id: string) => ({ id, label: id, words: [id], preview: () => ({ text: id }) });
const ask: Ask = { ...asked, rule: 'toy/fire', prompt: 'Fire?', options: () => [option('yes'), option('no')] };

/** The first question of a dialogue, and how often it has been made. */
function first(hides: boolean, ready?: Ask | (() => Ask)) {
  const count = { made: 0 };
  const question = () => {
    count.made++;
    return ask;
  };
  const game = { hides, question };
  const { value } = askPrivately(game, asked, ready).next();
  if (value === undefined || !('options' in value)) throw new Error('nothing is asked');
  return { count, open: value };
}

it('where something is hidden a question of a round is made when somebody looks at it, and once', () => {
  const { count, open } = first(true, ask);
  expect([open.seat, open.topic, count.made]).toEqual([1, 'fire', 0]);
  expect(open.options().map(({ id }) => id)).toEqual(['yes', 'no']);
  expect([open.prompt, open.options().length, count.made]).toEqual(['Fire?', 2, 1]);
});

it('one that has several answers for certain is made later as well; any other at once', () => {
  let made = 0;
  const { open } = first(false, () => {
    made++;
    return ask;
  });
  expect(made).toBe(0);
  expect([open.prompt, made]).toEqual(['Fire?', 1]);
  expect(first(false).count.made).toBe(1);
});
