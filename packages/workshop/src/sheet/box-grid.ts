// Boxes to cross off, a point each, in groups of five, as large as their room allows.

import { group, mm, PENS, type Rect } from './ink.ts';
import { text } from './type.ts';

interface BoxGrid {
  readonly count: number;
  readonly size: number;
  /** Boxes to a line. */
  readonly per: number;
  readonly width: number;
  readonly height: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

const LARGEST = 3.4;
const SMALLEST = 0.8;
/** Nobody counts further; a figure to write in takes their place. */
const MOST_BOXES = 1000;

const gapOf = (size: number): number => size * 0.16;
const fiveGap = (size: number): number => size * 0.34;
const along = (i: number, size: number): number => i * (size + gapOf(size)) + Math.floor(i / 5) * fiveGap(size);
const lengthOf = (n: number, size: number): number => (n <= 0 ? 0 : along(n - 1, size) + size);

function widest(width: number, size: number): number {
  let per = 0;
  while (lengthOf(per + 1, size) <= width) per += 1;
  return per >= 5 ? per - (per % 5) : per;
}

/** Lines of about the same length, in whole fives where there is room for them. */
function balanced(count: number, most: number): number {
  const lines = Math.ceil(count / most);
  const per = Math.ceil(count / lines);
  return most < 5 || per < 5 ? per : Math.min(most, Math.ceil(per / 5) * 5);
}

/** The largest boxes that fit, or null where not even the smallest do. */
export function boxGrid(count: number, room: Room, largest = LARGEST): BoxGrid | null {
  if (count <= 0) return { count: 0, size: largest, per: 1, width: 0, height: 0 };
  if (count > MOST_BOXES) return null;
  for (let size = largest; size > SMALLEST; size -= 0.1) {
    const most = widest(room.width, size);
    if (most === 0) continue;
    const per = balanced(count, most);
    const height = lengthOf(Math.ceil(count / per), size);
    if (height <= room.height) return { count, size, per, width: lengthOf(Math.min(per, count), size), height };
  }
  return null;
}

function boxPath({ count, size, per }: BoxGrid, x: number, y: number): string {
  const side = mm(size);
  let d = '';
  for (let i = 0; i < count; i += 1)
    d += `M${mm(x + along(i % per, size))} ${mm(y + along(Math.floor(i / per), size))}h${side}v${side}h-${side}z`;
  return d;
}

function crossPath({ size, per }: BoxGrid, lost: number, x: number, y: number): string {
  const reach = size * 0.9;
  const start = (size - reach) / 2;
  let d = '';
  for (let i = 0; i < lost; i += 1) {
    const left = x + along(i % per, size) + start;
    const top = y + along(Math.floor(i / per), size) + start;
    d += `M${mm(left)} ${mm(top)}l${mm(reach)} ${mm(reach)}M${mm(left + reach)} ${mm(top)}l${mm(-reach)} ${mm(reach)}`;
  }
  return d;
}

interface BoxLook {
  readonly lost: number;
  readonly title: string;
}

/** The boxes, those lost crossed off from the first. */
function boxes(grid: BoxGrid, x: number, y: number, { lost, title }: BoxLook): string {
  if (grid.count === 0) return '';
  const gone = Math.max(0, Math.min(grid.count, Math.ceil(lost)));
  const marks =
    gone === 0
      ? ''
      : `<path d="${crossPath(grid, gone, x, y)}" fill="none" stroke="#000" stroke-width="${mm(grid.size * 0.14)}" stroke-linecap="round"/>`;
  const outline = `<path d="${boxPath(grid, x, y)}" fill="#fff" stroke="#000" stroke-width="${PENS.thin}"/>`;
  const words = gone === 0 ? `${title}: ${grid.count}` : `${title}: ${grid.count - gone} of ${grid.count} left`;
  return group(words, outline + marks, `data-boxes="${grid.count}" data-lost="${gone}"`);
}

/** Boxes if they fit, else the number and a line to write on. */
export function boxesOrFigure(grid: BoxGrid | null, count: number, { x, y, width }: Rect, look: BoxLook): string {
  if (grid !== null) return boxes(grid, x, y, look);
  const words = `${Math.max(0, count - look.lost)} of ${count}`;
  return group(`${look.title}: ${count}`, text(x, y + 3, words, { size: 3, max: width }), `data-figure="${count}"`);
}
