import { SHEET_KINDS } from '@hardtop/workshop';
import { describe, expect, it } from 'vitest';
import { rulesetsWith } from './loaders.ts';
import { drawnWords, wordsOverWords } from './testing/drawn-words.ts';

const GARAGES = await Promise.all(
  rulesetsWith('garage').map(async ({ id, garage, sheets }) => ({
    id,
    stock: (await garage()).stock(),
    sheets: await sheets(),
  })),
);

it('words on words are seen as such', () => {
  const under = '<g transform="translate(1 1)"><text x="0" y="3" font-size="3" textLength="10">UNDERBODY</text></g>';
  const points = (x: number) => `<text x="${x}" y="4" font-size="3" textLength="2">0</text>`;
  expect(wordsOverWords(drawnWords(under + points(10)))).toEqual(['UNDERBODY / 0']);
  expect(wordsOverWords(drawnWords(under + points(12)))).toEqual([]);
});

describe.each(GARAGES)('paper of $id', ({ stock, sheets }) => {
  it.each(SHEET_KINDS)('words of the sheet “%s” stand on no others, whatever vehicle it is of', (kind) => {
    let count = 0;
    for (const { name, design } of stock) {
      const words = drawnWords(sheets.sheet(design, { paper: 'a4', kind }));
      expect(wordsOverWords(words), name).toEqual([]);
      count += words.length;
    }
    expect(count).toBeGreaterThan(stock.length);
  });
});
