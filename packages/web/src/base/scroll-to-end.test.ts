import { expect, it } from 'vitest';
import { followsEnd } from './scroll-to-end.ts';

const box = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 100 });

it('a list follows its end until a reader goes back, and again when he returns', () => {
  expect(followsEnd(box(900, 1000), 800, true)).toBe(true);
  expect(followsEnd(box(500, 1000), 900, true)).toBe(false);
  expect(followsEnd(box(600, 1000), 500, false)).toBe(false);
  expect(followsEnd(box(860, 1000), 600, false)).toBe(true);
});

it('lines that come in the middle of a scroll are not a reader who goes back', () => {
  expect(followsEnd(box(900, 1300), 800, true)).toBe(true);
});
