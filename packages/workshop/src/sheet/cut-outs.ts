// Things to cut out, at true size, laid out over as many pages as they take.

import { at } from './ink.ts';
import { MARGIN, type Paper, paperSize } from './paper.ts';

export interface CutOut {
  readonly width: number;
  readonly height: number;
  /** The origin of its drawing, from its top left corner. */
  readonly origin: readonly [x: number, y: number];
  readonly svg: string;
}

/** Millimetres between two of them, and kept free inside the margins for the words of the page. */
interface PageRoom {
  readonly gap: number;
  readonly head: number;
  readonly foot: number;
}

/** In lines from the left, each as high as its highest; a new page when one is full. */
export function cutOutPages(cuts: readonly CutOut[], paper: Paper, { gap, head, foot }: PageRoom): readonly string[] {
  const { width, height } = paperSize(paper);
  const top = MARGIN + head;
  const pages: string[] = [''];
  let [x, y, high] = [MARGIN, top, 0];
  for (const cut of cuts) {
    if (x + cut.width > width - MARGIN) [x, y, high] = [MARGIN, y + high + gap, 0];
    if (y + cut.height > height - MARGIN - foot) {
      pages.push('');
      [x, y, high] = [MARGIN, top, 0];
    }
    pages[pages.length - 1] += at(x + cut.origin[0], y + cut.origin[1], cut.svg);
    x += cut.width + gap;
    high = Math.max(high, cut.height);
  }
  return pages;
}
