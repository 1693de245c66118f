// The tires of one corner, each with its own boxes.

import { type BoxGrid, box, boxes, boxGrid, caption, group, type Rect } from '@hardtop/workshop/sheet';
import type { FrameOptions } from './armor-block.ts';
import { lostOf } from './damage.ts';
import type { CornerId, TirePart } from './wheels.ts';

const BOX = 2.5;
/** A truck's tires have so many that ten must go to a line. */
const MANY = { from: 13, least: 1.6, most: 1.95, lineOfTen: 11.98 } as const;
const sizeOf = (dp: number, width: number): number =>
  dp < MANY.from ? BOX : Math.max(MANY.least, Math.min(MANY.most, width / MANY.lineOfTen));
const HEAD = 5.8;
const SPACE = 1;

interface TireColumn {
  readonly height: number;
  readonly draw: (x: number, y: number, squeeze: number, flush: 'start' | 'end') => string;
}

const WORDS = {
  front: 'Front tire',
  back: 'Back tire',
  'front-left': 'Front left tire',
  'front-right': 'Front right tire',
  'back-left': 'Back left tire',
  'back-right': 'Back right tire',
} as const satisfies Record<CornerId, string>;

const gridOf = ({ dp }: TirePart, width: number, height: number, squeeze: number): BoxGrid | null =>
  boxGrid(dp, { width, height }, squeeze * sizeOf(dp, width));

export function tireColumn(tires: readonly TirePart[], width: number, options: FrameOptions): TireColumn {
  const [first] = tires;
  if (first === undefined) return { height: 0, draw: () => '' };
  const heights = tires.map((tire) => (gridOf(tire, width, 14, 1)?.height ?? BOX) + SPACE);
  const height = HEAD + heights.reduce((sum, each) => sum + each, 0);
  const draw: TireColumn['draw'] = (x, y, squeeze, flush) => {
    const end = flush === 'end' ? x + width : x;
    let line = y + HEAD * squeeze;
    const rows = tires.map((tire, i) => {
      const high = (heights[i] ?? 0) * squeeze;
      const top = line;
      line += high;
      return tireRow(tire, { x: end, y: top, width, height: high - SPACE * squeeze }, squeeze, flush, options);
    });
    return tireHead(tires, first, end, y, squeeze, width, flush, options.blank) + rows.join('');
  };
  return { height, draw };
}

function tireHead(
  tires: readonly TirePart[],
  first: TirePart,
  x: number,
  y: number,
  squeeze: number,
  max: number,
  anchor: 'start' | 'end',
  blank: boolean,
): string {
  const names = [...new Set(tires.map(({ name }) => name))];
  const kind = `${tires.length > 1 ? `${tires.length} × ` : ''}${names.join(' / ')}`;
  return (
    caption(x, y + 2.2 * squeeze, `${first.isOnly ? 'Tire' : WORDS[first.corner]}${tires.length > 1 ? 's' : ''}`, {
      bold: true,
      max,
      anchor,
      size: 1.9 * squeeze,
    }) + (blank ? '' : caption(x, y + 4.7 * squeeze, kind, { size: 1.8 * squeeze, max, anchor }))
  );
}

function tireRow(
  tire: TirePart,
  { x, y, width, height }: Rect,
  squeeze: number,
  flush: 'start' | 'end',
  { damage, blank }: FrameOptions,
): string {
  const grid = gridOf(tire, width, height + 0.05, squeeze);
  const wide = blank ? 14 : (grid?.width ?? 0);
  const left = flush === 'end' ? x - wide : x;
  const title = `${tire.isOnly ? 'Tire' : WORDS[tire.corner]}, ${tire.name.toLowerCase()}`;
  if (blank) return group(title, box({ x: left, y, width: wide, height: BOX }, 'thin'));
  if (grid === null) return '';
  return group(
    title,
    boxes(grid, left, y, { lost: lostOf(damage.hits, tire.id), title: 'Damage points' }),
    `data-part="${tire.id}"`,
  );
}
