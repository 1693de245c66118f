import { expect, it } from 'vitest';
import { rollOff } from './roll-off.ts';

/** Rolls off with these dice, then sixes for ever: the order, who rolled when, and how many dice fell. */
function contest(first: Readonly<Record<string, number>>, dice: readonly number[]) {
  const left = [...dice];
  const rolled: string[] = [];
  const game = { dice: { take: () => [left.shift() ?? 6] } };
  const play = rollOff(game, {
    contenders: Object.keys(first),
    first: (name) => first[name] ?? 0,
    dice: '1d6',
    of: (name) => {
      rolled.push(name);
      return { seat: 0, rule: 'toy/order', purpose: name };
    },
  });
  const step = play.next();
  if (step.done !== true) throw new Error('somebody was asked');
  return { order: step.value.join(''), rolled: rolled.join('') };
}

it('orders by what they have, and no die falls where all differ', () => {
  expect(contest({ a: 3, b: 1, c: 2 }, [])).toEqual({ order: 'bca', rolled: '' });
});

it('lets equals roll in the order given, and again those who tie again, each among his own', () => {
  expect(contest({ a: 1, b: 5, c: 1, d: 5, e: 1 }, [2, 3, 2, 1, 4, 6, 5])).toEqual({
    order: 'caedb',
    rolled: 'abcdeac',
  });
});

it('ends when the dice never differ, in time that grows with the rounds alone', () => {
  const { order, rolled } = contest({ a: 1, b: 1, c: 0 }, []);
  expect(order).toBe('cab');
  expect(rolled).toBe('ab'.repeat(40));
});
