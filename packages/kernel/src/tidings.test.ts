import { expect, test } from 'vitest';
import type { GameEvent } from './event.ts';
import { tidingsOf } from './tidings.ts';

const event = (n: number, more: Partial<GameEvent> = {}): GameEvent => ({
  n,
  kind: 'move',
  rule: 'toy/1' as GameEvent['rule'],
  text: `Event ${n}.`,
  ...more,
});

test('nothing new is nothing to tell', () => {
  expect(tidingsOf([event(1), event(2)], 2)).toBeNull();
  expect(tidingsOf([], 0)).toBeNull();
});

test('what weighs most is told in its order, and the rest is counted', () => {
  const shot = { by: 'a', at: { piece: 'b' }, style: 'bullets', hit: true } as const;
  const events = [
    event(1, { outcome: 'bad' }),
    event(2, { shot: { ...shot, hit: false } }),
    event(3, { shot, harm: [{ piece: 'b', style: 'hit', points: 4 }] }),
    event(4, { outcome: 'bad' }),
    event(5),
  ];
  expect(tidingsOf(events, 1)).toEqual({
    summary: '4 things have happened: 2 shots, 1 hit, 1 mishap.',
    lines: ['Event 3.', 'Event 4.'],
  });
  expect(tidingsOf(events, 1, 1)?.lines).toEqual(['Event 3.']);
});

test('where nothing of weight happened the last is told', () => {
  expect(tidingsOf([event(1), event(2), event(3)], 0)).toEqual({
    summary: '3 things have happened.',
    lines: ['Event 2.', 'Event 3.'],
  });
});
