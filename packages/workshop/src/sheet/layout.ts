// One drawer for any layout.

import { boxes, boxGrid } from './box-grid.ts';
import { bar, box, circle, group, mm, type Rect, rule, shape, stroke } from './ink.ts';
import type { Area, Bracket, Fill, Grid, Length, List, Mark, Paragraph, RowLayout, Track, Words } from './marks.ts';
import { named, text, widthOf, wrap } from './type.ts';

export type Room = Omit<Rect, 'height'>;

/** Where a mark stands, and how far it has been moved down by those before it. */
interface Place extends Room {
  readonly down: number;
}

/** Something drawn, how far it reaches to the right, and by how much it moves down what follows. */
interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly grows?: number;
}

export const isFilled = (fill: Fill, name: string): boolean => {
  const value = fill[name] ?? '';
  return value !== '' && value !== 0 && (typeof value !== 'object' || value.length > 0);
};
export const rowsOf = (fill: Fill, name: string): readonly Fill[] => {
  const rows = fill[name];
  return typeof rows === 'object' ? rows : [];
};
const filled = (words: string, fill: Fill): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''));

/** Millimetres; `before` is where the mark before ends, `from` where this one begins. */
function lengthOf(length: Length, fill: Fill, width: number, before: number, from: number): number {
  if (typeof length === 'number') return length;
  if ('filled' in length) return Number(fill[length.filled]);
  if ('after' in length) return before + length.after;
  if ('rest' in length) return width - from - length.rest;
  return Math.min(length[0] * width + length[1], length[2] ?? Number.POSITIVE_INFINITY);
}

const FIVE = 5;
const GAP = 0.7;
const FIVES_GAP = 2;

/** Boxes stand in groups of five. */
export const boxesWidth = (count: number, size: number): number =>
  count * (size + GAP) + Math.floor(Math.max(0, count - 1) / FIVE) * FIVES_GAP - GAP;

function crossedBoxes(x: number, y: number, count: number, crossed: number, size: number): string {
  const [a, b] = [size * 0.15, size * 0.7];
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * (size + GAP) + Math.floor(i / FIVE) * FIVES_GAP;
    const cross = `M${mm(left + a)} ${mm(y + a)}l${mm(b)} ${mm(b)}M${mm(left + a)} ${mm(y + a + b)}l${mm(b)} ${mm(-b)}`;
    const drawn = box({ x: left, y, width: size, height: size }, 'thin', '#fff', size * 0.18);
    return drawn + (i < crossed ? stroke(cross, 'medium') : '');
  }).join('');
}

function track({ cells, height, widest }: Track, fill: Fill, { x, y, width }: Room): Drawn {
  const rows = rowsOf(fill, cells);
  const wide = Math.min(widest, width / rows.length);
  const drawn = rows.map((cell, i) => {
    const [isNow, isBeyond] = [isFilled(cell, 'now'), isFilled(cell, 'beyond')];
    const rect = { x: x + i * wide, y, width: wide, height };
    const type = {
      size: 3.1,
      bold: !isBeyond,
      italic: isBeyond,
      white: isNow,
      anchor: 'middle',
      max: wide - 1,
    } as const;
    const figure = text(rect.x + wide / 2, y + height / 2 + 1.2, filled('{words}', cell), type);
    return box(rect, isNow ? 'medium' : 'thin', isNow ? '#000' : '#fff') + figure;
  });
  return { svg: drawn.join(''), width: rows.length * wide };
}

/** How many stand in a line, and how wide each is. */
export function columnsIn(
  { columns = 1 }: List,
  count: number,
  width: number,
): readonly [across: number, each: number] {
  if (typeof columns === 'number') return [columns, width / columns];
  if ('wide' in columns) return [Math.max(1, Math.floor(width / columns.wide)), columns.wide];
  const across = Math.max(1, Math.ceil(count / Math.ceil((count * columns.least) / width)));
  return [across, Math.min(columns.most, width / across)];
}

function list(mark: List, fill: Fill, { x, y, width, down }: Place): Drawn {
  const { rows, title, step = 0, gap, marks, grows } = mark;
  const fills = rowsOf(fill, rows);
  const [across, each] = columnsIn(mark, fills.length, width);
  let [next, moved] = [0, down];
  const svg = fills.map((row, i) => {
    const left = gap === undefined ? (i % across) * each : next;
    const place = { x: x + left, y: y - down + Math.floor(i / across) * step, width: each };
    const drawn = drawMarks(marks, row, place, moved);
    next = left + drawn.width + (gap ?? 0);
    moved = drawn.down;
    return title === undefined ? drawn.svg : group(filled(title, row), drawn.svg);
  });
  const high = grows === true ? Math.ceil(fills.length / across) * step : 0;
  return { svg: svg.join(''), width: next, grows: moved - down + high };
}

function paragraph(
  { words: said, step, most, size, italic = false }: Paragraph,
  fill: Fill,
  { x, y, width }: Room,
): Drawn {
  const lines = wrap(filled(said, fill), { size, italic }, width).slice(0, most);
  const svg = lines.map((line, i) => text(x, y + i * step, line, { size, italic, max: width })).join('');
  return { svg, width, grows: lines.length * step };
}

function words(mark: Words, fill: Fill, x: number, y: number, max: number | undefined): Drawn {
  const { kind, bold = false, italic = false, white = false, anchor = 'start' } = mark;
  const isCaption = kind === 'caption';
  const { size = isCaption ? 1.9 : 3, spacing = isCaption ? 0.12 : undefined } = mark;
  const said = isCaption ? filled(mark.words, fill).toUpperCase() : filled(mark.words, fill);
  const type = {
    ...{ size, bold, italic, white, anchor },
    ...(max === undefined ? {} : { max }),
    ...(spacing === undefined ? {} : { spacing }),
  };
  return { svg: text(x, y, said, type), width: widthOf(said, type) };
}

function bracket(mark: Bracket, fill: Fill, { x, y, down }: Place): string {
  const [isOn, goesOn, isJoined] = [mark.above, mark.below, mark.joins].map((name) => isFilled(fill, name));
  const at = y - down + mark.tick;
  const [from, to] = [isOn === true ? y - down - 0.1 : at, goesOn === true ? y + mark.height : at];
  const join = isJoined === true ? `M${mm(x)} ${mm(at)}h-1.8` : '';
  const name = { size: 2, bold: true, anchor: 'middle', max: mark.max } as const;
  const line = stroke(`M${mm(x)} ${mm(from)}V${mm(to)}${join}`, 'medium');
  return line + (isOn === true ? '' : text(x, at - 0.5, filled(mark.words, fill), name));
}

function grid({ count, lost, title, height, size, grows }: Grid, fill: Fill, { x, y, width }: Room): Drawn {
  const found = boxGrid(Number(fill[count]), { width, height }, size);
  const high = grows === undefined ? 0 : (found?.height ?? size) + grows;
  if (found === null) return { svg: '', width: 0, grows: high };
  const look = { lost: Number(fill[lost]), title: filled(title, fill) };
  return { svg: boxes(found, x, y, look), width: found.width, grows: high };
}

function area({ kind, pen = 'thin' }: Area, rect: Rect): string {
  if (kind === 'bar') return bar(rect);
  if (kind === 'box') return box(rect, pen);
  const [rx, ry] = [rect.width / 2 + 0.5, rect.height / 2 + 0.7];
  const [left, right, y] = [rect.x + rect.width / 2 - rx, rect.x + rect.width / 2 + rx, rect.y + rect.height / 2];
  const half = (to: number): string => `A${mm(rx)} ${mm(ry)} 0 1 1 ${mm(to)} ${mm(y)}`;
  return stroke(`M${mm(left)} ${mm(y)}${half(right)}${half(left)}z`, 'heavy', ' data-now="1"');
}

const WHOLE: Length = [1, 0];

function draw(mark: Mark, fill: Fill, place: Place, wide: (length: Length) => number): Drawn {
  const { x, y, width, down } = place;
  switch (mark.kind) {
    case 'text':
    case 'caption':
      return words(mark, fill, x, y, mark.max === undefined ? undefined : wide(mark.max));
    case 'named': {
      const { words: last, size, gap } = mark.leaves;
      const type = { size: mark.size, max: wide(mark.max) - widthOf(filled(last, fill), { size }) - gap };
      return { svg: named(x, y, filled(mark.words, fill), filled(mark.about, fill), type), width: type.max };
    }
    case 'lines':
      return paragraph(mark, fill, { x, y, width: wide(mark.max) });
    case 'disc':
      return { svg: shape(circle(x, y, mark.radius), 'medium'), width: mark.radius };
    case 'bracket':
      return { svg: bracket(mark, fill, place), width: 0 };
    case 'grid':
      return grid(mark, fill, { x, y, width: wide(mark.width) });
    case 'rule': {
      const length = wide(mark.width ?? WHOLE);
      return { svg: rule(x, y, length, mark.pen), width: length };
    }
    case 'box':
    case 'bar':
    case 'ring': {
      const rect = { x, y, width: wide(mark.width ?? WHOLE), height: mark.height };
      return { svg: area(mark, rect), width: rect.width };
    }
    case 'uprights': {
      const bottom = mm(y + Number(fill[mark.height]));
      const lines = mark.between.map((each) => `M${mm(x + wide(each))} ${mm(y)}V${bottom}`);
      return { svg: stroke(lines.join(''), 'hair'), width: 0 };
    }
    case 'boxes': {
      const [count, crossed] = [Number(fill[mark.count]), Number(fill[mark.crossed])];
      const across = boxesWidth(count, mark.size);
      const isEnd = mark.anchor === 'end';
      return { svg: crossedBoxes(isEnd ? x - across : x, y, count, crossed, mark.size), width: isEnd ? 0 : across };
    }
    case 'track':
      return track(mark, fill, { x, y, width });
    case 'list':
      return list(mark, fill, { ...place, width: mark.width === undefined ? width : wide(mark.width) });
    case 'group': {
      const inner = drawMarks(mark.marks, fill, { x, y: y - down, width }, down);
      const svg = group(filled(mark.title, fill), inner.svg, filled(mark.data ?? '', fill));
      return { svg, width: inner.width, grows: inner.down - down };
    }
    case 'beside': {
      const inner = mark.marks.map((each) => drawMarks([each], fill, { x, y: y - down, width }, down));
      const svg = inner.map((each) => each.svg).join('');
      return { svg, width: 0, grows: Math.max(...inner.map((each) => each.down)) - down };
    }
  }
}

interface DrawnMarks {
  readonly svg: string;
  readonly width: number;
  readonly down: number;
}

/** A group or a list keeps the width of its room, wherever in it it begins. */
function drawMarks(marks: readonly Mark[], fill: Fill, room: Room, moved = 0): DrawnMarks {
  let [end, down] = [0, moved];
  let svg = '';
  for (const mark of marks) {
    const { x = 0, y = 0, when, unless } = mark;
    if ((when !== undefined && !isFilled(fill, when)) || (unless !== undefined && isFilled(fill, unless))) continue;
    const before = end;
    const left = lengthOf(x, fill, room.width, before, 0);
    const place = { x: room.x + left, y: room.y + y + down, width: room.width, down };
    const drawn = draw(mark, fill, place, (length) => lengthOf(length, fill, room.width, before, left));
    end = left + drawn.width;
    down += drawn.grows ?? 0;
    svg += drawn.svg;
  }
  return { svg, width: end, down };
}

export const drawLayout = (marks: readonly Mark[], fill: Fill, room: Room): string => drawMarks(marks, fill, room).svg;

export function drawRow(
  { height, marks }: RowLayout,
  fill: Fill,
  room: Room,
): { readonly svg: string; readonly height: number } {
  const { svg, down } = drawMarks(marks, fill, room);
  return { svg, height: height + down };
}
