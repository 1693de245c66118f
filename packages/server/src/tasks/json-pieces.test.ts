import { expect, it } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

it.each([
  ['nothing', null],
  ['a word', 'é "quoted"'],
  ['what has no value', { a: undefined, b: [undefined, 1], c: {}, d: [] }],
  ['a film', { reels: [{ viewer: null, frames: [{ events: [{ text: 'x' }], view: [1, [2]] }] }], outcome: null }],
  ['a long list', { rows: Array.from({ length: 5_000 }, (_, n) => ({ n, kind: 'choice', params: { x: n / 3 } })) }],
])('%s is written as JSON.stringify writes it, in pieces', async (_what, value) => {
  const pieces = await jsonPieces(value);
  expect(Buffer.concat(pieces).toString()).toBe(JSON.stringify(value));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
});
