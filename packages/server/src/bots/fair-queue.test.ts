import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const turn = (client: string, game: string, isAwaited = false) => ({ client, game, isAwaited });

describe('who thinks next', () => {
  it('a stranger with four hundred games takes turns with somebody who has one', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 400; i++) queue.push(turn('stranger', `s${i}`), 'stranger');
    queue.push(turn('ann', 'a'), 'ann');
    const order = queue.drain();
    expect(order.indexOf('ann')).toBe(1);
    expect(order).toHaveLength(401);
  });

  it('where a person waits comes first, among four hundred where a person waits as well after one of them', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 400; i++) queue.push(turn('stranger', `s${i}`), 'stranger');
    queue.push(turn('ann', 'a', true), 'ann');
    expect(queue.shift()).toBe('ann');
    for (let i = 0; i < 400; i++) queue.push(turn('stranger', `t${i}`, true), 'stranger');
    queue.push(turn('ann', 'a', true), 'ann');
    expect([queue.shift(), queue.shift()]).toEqual(['stranger', 'ann']);
  });

  it('the games of one client take turns, and the questions of a game keep their order', () => {
    const queue = new FairQueue<string>();
    for (const job of ['a1', 'a2', 'a3', 'b1', 'b2']) queue.push(turn('ann', job.charAt(0)), job);
    expect(queue.drain()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('those whom nobody waits for are not kept waiting for ever', () => {
    const queue = new FairQueue<string>();
    queue.push(turn('bob', 'b'), 'bob');
    const order = Array.from({ length: 20 }, (_, i) => {
      queue.push(turn('ann', `a${i}`, true), 'ann');
      return queue.shift();
    });
    expect(order.indexOf('bob')).toBe(7);
  });
});
