// Pages at true size: one unit of the drawing is one millimetre on paper.

import { esc, FONT, mm } from './ink.ts';

export const PAPERS = ['A4', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

interface Size {
  readonly width: number;
  readonly height: number;
}

const SIZES = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<Paper, Size>;

export const paperSize = (paper: Paper): Size => SIZES[paper];

/** Home printers cannot reach closer to the edge. */
export const MARGIN = 10;
export const INCH = 25.4;

/** For whoever prints: no margin of the browser's own, one sheet a page. */
function pageCss(paper: Paper): string {
  const { width, height } = SIZES[paper];
  return `@page{size:${mm(width)}mm ${mm(height)}mm;margin:0}`;
}

/** Pages one below another in one drawing; a printer cuts it where a page ends. */
export function sheetDocument(paper: Paper, title: string, pages: readonly string[]): string {
  const { width, height } = SIZES[paper];
  const high = height * Math.max(1, pages.length);
  const body = pages
    .map((page, i) => (i === 0 ? page : `<g transform="translate(0 ${mm(i * height)})">${page}</g>`))
    .join('\n');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(width)}mm" height="${mm(high)}mm" ` +
    `viewBox="0 0 ${mm(width)} ${mm(high)}" role="img" font-family="${FONT}" fill="#000" ` +
    'style="font-variant-numeric:tabular-nums lining-nums">\n' +
    `<title>${esc(title)}</title>\n<style>${pageCss(paper)}</style>\n` +
    `<rect width="${mm(width)}" height="${mm(high)}" fill="#fff"/>\n${body}\n</svg>\n`
  );
}

/** Each page of such a drawing by itself: a picture of a page must not show what comes after it. */
export function sheetPages(paper: Paper, svg: string): readonly string[] {
  const { width, height } = SIZES[paper];
  const [size = '', high = ''] = /height="([\d.]+)mm" viewBox="[^"]*"/.exec(svg) ?? [];
  const count = Math.max(1, Math.round(Number(high) / height));
  return Array.from({ length: count }, (_, i) =>
    svg.replace(size, `height="${mm(height)}mm" viewBox="0 ${mm(i * height)} ${mm(width)} ${mm(height)}"`),
  );
}

/** A length with ticks, to see whether it was printed to scale. Millimetres. */
export interface Ruler {
  readonly length: number;
  readonly name: string;
  /** Parts between two ticks; the ends have longer ones. */
  readonly parts: number;
}

const INCH_RULER: Ruler = { length: INCH, name: '1 inch', parts: 4 };

/** What stands at the foot of every page: whose it is, which page, and a ruler. */
export function footer(paper: Paper, words: string, ruler: Ruler = INCH_RULER): string {
  const { width, height } = SIZES[paper];
  const { length, name, parts } = ruler;
  const y = height - MARGIN;
  const ticks = Array.from(
    { length: parts + 1 },
    (_, i) => `M${mm(MARGIN + (i * length) / parts)} ${mm(y)}v${i % parts === 0 ? -2 : -1.2}`,
  );
  return (
    `<g><title>Ruler of ${esc(name)}</title><path d="M${MARGIN} ${mm(y)}h${mm(length)}${ticks.join('')}" fill="none" stroke="#000" stroke-width=".2"/>` +
    `<text x="${mm(MARGIN + length + 1.5)}" y="${mm(y)}" font-size="2">${esc(name)}, if printed at 100 %</text></g>` +
    `<text x="${mm(width - MARGIN)}" y="${mm(y)}" font-size="2" text-anchor="end">${esc(words)}</text>`
  );
}
