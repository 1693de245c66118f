// A part of the sheet: a black bar with its title, and below it what it holds.

import { bar, type Rect, text } from '@hardtop/workshop/sheet';

/** Something drawn, and how far down it reaches. */
export interface DrawnBlock {
  readonly svg: string;
  readonly height: number;
}

const HEAD = 5.2;
/** Between two blocks. */
export const AFTER = 4;

export function block(
  title: string,
  x: number,
  y: number,
  width: number,
  draw: (room: Omit<Rect, 'height'>) => DrawnBlock,
): DrawnBlock {
  // biome-ignore format: one signature
  const inner = draw({ x, y: y + HEAD + 1.6, width });
  const head =
    bar({ x, y, width, height: HEAD - 0.8 }) +
    text(x + 1.6, y + 3.3, title.toUpperCase(), { size: 2.9, bold: true, white: true, spacing: 0.25, max: width - 3 });
  return { svg: head + inner.svg, height: HEAD + 1.6 + inner.height + AFTER };
}
