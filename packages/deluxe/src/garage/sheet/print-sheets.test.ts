import { PAPERS, paperSize } from '@hardtop/workshop/sheet';
import { describe, expect, it } from 'vitest';
import { planningSheetPages, planningSheetSvg, totalsOf } from '../../testing/by-the-book.ts';
import { nodesOf, pointsOf, readSvg, wordsOf } from '../../testing/svg-check.ts';
import type { Design } from '../design/design.ts';
import { STOCK } from '../stock/list.ts';
import { counterSize, countersSvg } from './counters.ts';
import { turningKeySvg } from './turning-key.ts';

const stock = (id: string): Design => {
  const found = STOCK.find((vehicle) => vehicle.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found.design;
};

function expectOnPage(svg: string, paper: (typeof PAPERS)[number]): void {
  const { width, height } = paperSize(paper);
  const root = readSvg(svg);
  const pages = Math.round(Number.parseFloat(root.attributes.height ?? '0') / height);
  for (const [x, y] of pointsOf(root))
    if (!(x >= -0.01 && x <= width + 0.01 && y >= -0.01 && y <= pages * height + 0.01))
      throw new Error(`${x}, ${y} is off the page`);
}

const marked = (svg: string, attribute: string) =>
  [...nodesOf(readSvg(svg))].filter(({ attributes }) => attribute in attributes);

describe('deluxe/VIII/planning-sheet', () => {
  it("X-DE5 the Hotshot's sheet adds up to $14,600, 6,600 lb and 19 spaces", () => {
    const [total] = marked(planningSheetSvg(stock('hotshot'), 'A4'), 'data-total');
    expect(total === undefined ? [] : [...nodesOf(total)].filter(({ name }) => name === 'text').map(wordsOf)).toEqual([
      'Total',
      '$14,600',
      '6,600',
      '19',
    ]);
  });

  it('X-DE5 keeps the running sums: the last row stands at the total', () => {
    const rows = marked(planningSheetSvg(stock('hotshot'), 'A4'), 'data-line');
    const words = (row: (typeof rows)[number] | undefined): readonly string[] =>
      row === undefined ? [] : [...nodesOf(row)].filter(({ name }) => name === 'text').map(wordsOf);
    expect(words(rows[0])).toEqual(['Luxury', '$800', '$800', '1,800', '1,800', '–', '0']);
    expect(words(rows.at(-1))).toEqual(['80 points of armor', '$1,600', '$14,600', '800', '6,600', '–', '19']);
  });

  it.each(PAPERS)('fits every stock vehicle on %s', (paper) => {
    for (const { design } of STOCK) {
      for (const page of planningSheetPages(design, paper)) expectOnPage(page, paper);
      expect(planningSheetSvg(design, paper)).toContain(`$${totalsOf(design).cost.toLocaleString('en-US')}`);
    }
  });
});

describe('deluxe/XI.3/counters', () => {
  it.each([
    ['killer-kart', 1, 0.5, 0],
    ['shogun-100', 0.5, 0.5, 0],
    ['viking', 1.5, 0.5, 0],
    ['voyager', 1.5, 0.5, 0],
    ['busnought', 2.75, 0.5, 0],
    ['unit-twelve', 2.75, 0.5, 0],
    ['crusader', 0.75, 0.5, 0.5],
    ['gnat', 1, 0.5, 0],
    ['plunge', 1.5, 0.5, 0],
  ])('%s is %s by %s inches', (id, length, width, tongue) => {
    const design = stock(id);
    if (design.class === 'combination') throw new Error('one vehicle');
    expect(counterSize(design)).toEqual({ length, width, tongue });
    const [counter] = marked(countersSvg([design], 'A4'), 'data-counter');
    const edge = counter === undefined ? undefined : [...nodesOf(counter)].find(({ name }) => name === 'rect');
    expect(Number(edge?.attributes.width)).toBeCloseTo(width * 25.4, 2);
    expect(Number(edge?.attributes.height)).toBeCloseTo(length * 25.4, 2);
  });

  it.each(PAPERS)('prints all the stock on as many pages of %s as it takes', (paper) => {
    const designs = STOCK.map(({ design }) => design);
    const svg = countersSvg(designs, paper);
    expectOnPage(svg, paper);
    // The sidecar goes with its cycle.
    expect(marked(svg, 'data-counter')).toHaveLength(designs.length);
    expect(countersSvg([], paper)).toContain('DEBRIS');
  });
});

describe('deluxe/IV.4/maneuvers', () => {
  it.each(PAPERS)('prints the turning key at true scale on %s', (paper) => {
    const svg = turningKeySvg(paper);
    expectOnPage(svg, paper);
    expect(marked(svg, 'data-maneuver')).toHaveLength(12);
    expect(marked(svg, 'data-key')).toHaveLength(2);
    for (const angle of [15, 30, 45, 90]) expect(svg).toContain(`rotate(${angle})`);
    expect(svg).toContain('h12.7v25.4h-12.7z');
  });

  it('M-02 M-03 M-05 turns about the rear corner after a straight inch, M-04 drifts a quarter and a half', () => {
    const svg = turningKeySvg('A4');
    for (const move of [
      'translate(0 -25.4) rotate(45)',
      'translate(0 -25.4) rotate(-90)',
      'translate(6.35 -25.4) rotate(0)',
      'translate(-12.7 -25.4) rotate(0)',
    ])
      expect(svg).toContain(move);
  });
});
