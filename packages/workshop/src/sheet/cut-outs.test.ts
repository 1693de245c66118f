import { expect, it } from 'vitest';
import { cutOutPages } from './cut-outs.ts';

const square = (side: number) => ({ width: side, height: side, origin: [side / 2, 0], svg: '<g/>' }) as const;
const placesOn = (page: string): readonly string[] =>
  [...page.matchAll(/translate\(([^)]*)\)/g)].map(([, place = '']) => place);

it('fills lines from the left, then pages, and puts each at its origin', () => {
  const [first = '', second = ''] = cutOutPages([90, 80, 60, 60, 130].map(square), 'A4', { gap: 5, head: 9, foot: 6 });
  expect(placesOn(first)).toEqual(['55 19', '145 19', '40 114', '105 114']);
  expect(placesOn(second)).toEqual(['75 19']);
});

it('has a page even for nothing', () => {
  expect(cutOutPages([], 'Letter', { gap: 5, head: 9, foot: 6 })).toEqual(['']);
});
