import { describe, expect, it } from 'vitest';
import { PAPERS, paperSize, sheetDocument, sheetPages } from './paper.ts';
import { named, text, widthOf } from './type.ts';

const numberOf = (svg: string, name: string): number => Number(new RegExp(`${name}="([\\d.]+)`).exec(svg)?.[1]);

describe('words on paper', () => {
  it.each([
    ['150 points', 12],
    ['UNDERBODY', 30],
    ['OBSTACLE', 8],
  ])('%s is set no wider than %d mm in whatever face', (words, max) => {
    const type = { size: 3.7, bold: true };
    const set = text(0, 0, words, { ...type, max });
    expect(numberOf(set, 'textLength')).toBeCloseTo(Math.min(max, widthOf(words, type)), 2);
  });

  it('a name with words about it, too', () => {
    expect(numberOf(named(0, 0, 'Machine Gun', 'to hit 7, 1 die', { size: 3, max: 14 }), 'textLength')).toBe(14);
  });
});

describe('pages', () => {
  it.each(PAPERS)('each page of three on %s shows that page and no other', (paper) => {
    const { width, height } = paperSize(paper);
    const pages = sheetPages(paper, sheetDocument(paper, 'Rig', ['<g/>', '<g/>', '<g/>']));
    expect(pages.map((page) => /viewBox="([^"]*)"/.exec(page)?.[1])).toEqual(
      [0, 1, 2].map((i) => `0 ${i * height} ${width} ${height}`),
    );
    expect(pages.map((page) => numberOf(page, ' height'))).toEqual([height, height, height]);
  });

  it('a sheet of one page is itself', () => {
    const sheet = sheetDocument('A4', 'Kart', ['<g/>']);
    expect(sheetPages('A4', sheet)).toEqual([sheet]);
  });
});
