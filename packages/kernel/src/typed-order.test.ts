import { describe, expect, it } from 'vitest';
import type { Decision, Option } from './decision.ts';
import { matchOrder } from './typed-order.ts';

const option = (id: string, words: string, params?: Option['params']): Option => ({
  id,
  label: id,
  words: words.split(' '),
  ...(params === undefined ? {} : { params }),
  preview: () => ({ text: id }),
});

const drift = [{ name: 'by', label: 'Distance', min: 1, max: 4, step: 1 }];

const decision: Decision = {
  id: '1',
  seat: 0,
  topic: 'maneuver',
  asked: { seat: 0, topic: 'maneuver' },
  rule: 'toy/1/x',
  prompt: '?',
  options: () => [
    option('straight', 'straight'),
    option('bend-left', 'bend left'),
    option('bend-right', 'bend right'),
    option('tight-left', 'tight bend left'),
    option('drift-left', 'drift left', drift),
    option('fire-rl-2-front', 'fire rl at 2 front'),
    option('fire-rl-2-back', 'fire rl at 2 back'),
  ],
};

describe('typed orders', () => {
  it.each([
    ['straight', 'straight'],
    ['2', 'bend-left'],
    ['bend left', 'bend-left'],
    ['bend le', 'bend-left'],
    ['tight bend left', 'tight-left'],
    ['Fire the RL at 2, front', 'fire-rl-2-front'],
  ])('%s', (text, id) => {
    const result = matchOrder(text, decision);
    expect(result.ok && result.value.option).toBe(id);
  });

  it('takes numbers as parameters', () => {
    const result = matchOrder('drift left 3', decision);
    expect(result.ok && result.value).toEqual({ option: 'drift-left', params: { by: 3 } });
  });

  it.each(['bend', 'fire rl', 'loop', 'drift left 9', '99', ''])('asks back for %j', (text) => {
    const result = matchOrder(text, decision);
    expect(!result.ok && (result.error.legal?.length ?? 0)).toBeGreaterThan(0);
  });
});
