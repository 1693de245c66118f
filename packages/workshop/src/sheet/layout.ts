// One drawer for any layout.

import { boxesOrFigure, boxGrid } from './box-grid.ts';
import { bar, box, circle, group, hatch, mm, type Rect, rule, shape, stroke } from './ink.ts';
import type { Area, Bracket, Fill, Grid, Length, List, Mark, Paragraph, RowLayout, Strokes, Words } from './marks.ts';
import { named, text, widthOf, wrap } from './type.ts';

/** Its height matters to what measures by it alone. */
type Room = Omit<Rect, 'height'> & Partial<Rect>;

/** Where a mark stands, and how far it has been moved down by those before it. */
interface Place extends Rect {
  readonly down: number;
}

/** Lengths in the room of a mark: across it, down it. */
interface Measure {
  readonly wide: (length: Length) => number;
  readonly high: (length: Length) => number;
}

/** Something drawn, how far it reaches to the right, and by how much it moves down what follows. */
interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly grows?: number;
}

const isFilled = (fill: Fill, name: string): boolean => {
  const value = fill[name] ?? '';
  return value !== '' && value !== 0 && (typeof value !== 'object' || value.length > 0);
};
const rowsOf = (fill: Fill, name: string): readonly Fill[] => {
  const rows = fill[name];
  return typeof rows === 'object' ? rows : [];
};
const filled = (words: string, fill: Fill): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''));

/** Millimetres of so many; `before` is where the mark before ends, `from` where this one begins. */
function lengthOf(length: Length, fill: Fill, all: number, before: number, from: number): number {
  if (typeof length === 'number') return length;
  if ('filled' in length) return Number(fill[length.filled]);
  if ('after' in length) return before + length.after;
  if ('rest' in length) return all - from - length.rest;
  return Math.min(length[0] * all + length[1], length[2] ?? Number.POSITIVE_INFINITY);
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

/** How many stand in a line, and how wide each is. */
function columnsIn({ columns = 1 }: List, count: number, width: number): readonly [across: number, each: number] {
  if (typeof columns === 'number') return [columns, width / columns];
  if ('wide' in columns) return [Math.max(1, Math.floor(width / columns.wide)), columns.wide];
  const across = Math.ceil(count / Math.max(1, Math.ceil((count * columns.least) / width)));
  return [Math.max(1, across), Math.min(columns.most ?? width, width / across)];
}

function list(mark: List, fill: Fill, { x, y, width, height, down }: Place): Drawn {
  const { rows, title, step = 0, gap, marks, grows } = mark;
  const fills = rowsOf(fill, rows);
  const [across, each] = columnsIn(mark, fills.length, width);
  let [next, moved] = [0, down];
  const svg = fills.map((row, i) => {
    const left = gap === undefined ? (i % across) * each : next;
    const place = { x: x + left, y: y - down + Math.floor(i / across) * step, width: each, height };
    const drawn = drawMarks(marks, row, place, moved);
    next = left + drawn.width + (gap ?? 0);
    moved = drawn.down;
    return title === undefined ? drawn.svg : group(filled(title, row), drawn.svg);
  });
  const high = grows === undefined || fills.length === 0 ? 0 : Math.ceil(fills.length / across) * step + grows;
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

function words(mark: Words, fill: Fill, { x, y }: Place, { wide, high }: Measure): Drawn {
  const { kind, bold = false, italic = false, white = false, anchor = 'start', max } = mark;
  const isCaption = kind === 'caption';
  const size = high(mark.size ?? (isCaption ? 1.9 : 3));
  const { spacing = isCaption ? 0.12 : undefined } = mark;
  const said = isCaption ? filled(mark.words, fill).toUpperCase() : filled(mark.words, fill);
  const type = {
    ...{ size, bold, italic, white, anchor },
    ...(max === undefined ? {} : { max: wide(max) }),
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

const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

function grid(mark: Grid, fill: Fill, { x, y }: Place, { wide, high }: Measure): Drawn {
  const { count, lost, title, anchor = 'start', grows } = mark;
  const [points, size] = [Number(fill[count]), high(mark.size)];
  const room = { x, y, width: wide(mark.width), height: high(mark.height) };
  const found = boxGrid(points, room, size);
  const width = found?.width ?? room.width;
  const left = x + (room.width - width) * BEFORE[anchor];
  const look = { lost: Number(fill[lost]), title: filled(title, fill) };
  const svg = boxesOrFigure(found, points, { ...room, x: left }, look);
  return { svg, width, ...(grows === undefined ? {} : { grows: (found?.height ?? size) + grows }) };
}

function area({ kind, pen = 'thin', paint, dashes }: Area, rect: Rect, radius: number): string {
  if (kind === 'bar') return bar(rect, paint);
  if (kind === 'hatch') return hatch(rect, 1.6);
  if (kind === 'box') return box(rect, pen, paint, radius, dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`);
  const [rx, ry] = [rect.width / 2 + 0.5, rect.height / 2 + 0.7];
  const [left, right, y] = [rect.x + rect.width / 2 - rx, rect.x + rect.width / 2 + rx, rect.y + rect.height / 2];
  const half = (to: number): string => `A${mm(rx)} ${mm(ry)} 0 1 1 ${mm(to)} ${mm(y)}`;
  return stroke(`M${mm(left)} ${mm(y)}${half(right)}${half(left)}z`, 'heavy', ' data-now="1"');
}

function strokes({ lines }: Strokes, { x, y }: Place, { wide, high }: Measure): string {
  const drawn = lines.map(
    ([x1, y1, x2, y2]) => `M${mm(x + wide(x1))} ${mm(y + high(y1))}L${mm(x + wide(x2))} ${mm(y + high(y2))}`,
  );
  return stroke(drawn.join(''), 'hair');
}

const WHOLE: Length = [1, 0];

function draw(mark: Mark, fill: Fill, place: Place, measure: Measure): Drawn {
  const { x, y, width, height, down } = place;
  const { wide, high } = measure;
  switch (mark.kind) {
    case 'text':
    case 'caption':
      return words(mark, fill, place, measure);
    case 'named': {
      const { words: last, size, gap } = mark.leaves;
      const type = { size: mark.size, max: wide(mark.max) - widthOf(filled(last, fill), { size }) - gap };
      return { svg: named(x, y, filled(mark.words, fill), filled(mark.about, fill), type), width: type.max };
    }
    case 'lines':
      return paragraph(mark, fill, { x, y, width: wide(mark.max) });
    case 'disc': {
      const round = circle(x, y, mark.radius);
      const svg = mark.pen === undefined ? `<path d="${round}"/>` : shape(round, mark.pen, mark.paint);
      return { svg, width: mark.radius };
    }
    case 'bracket':
      return { svg: bracket(mark, fill, place), width: 0 };
    case 'grid':
      return grid(mark, fill, place, measure);
    case 'rule': {
      const length = wide(mark.width ?? WHOLE);
      return { svg: rule(x, y, length, mark.pen), width: length };
    }
    case 'box':
    case 'bar':
    case 'hatch':
    case 'ring': {
      const rect = { x, y, width: wide(mark.width ?? WHOLE), height: high(mark.height ?? WHOLE) };
      return { svg: area(mark, rect, wide(mark.radius ?? 0)), width: rect.width };
    }
    case 'strokes':
      return { svg: strokes(mark, place, measure), width: 0 };
    case 'boxes': {
      const [count, crossed] = [Number(fill[mark.count]), Number(fill[mark.crossed])];
      const across = boxesWidth(count, mark.size);
      const isEnd = mark.anchor === 'end';
      return { svg: crossedBoxes(isEnd ? x - across : x, y, count, crossed, mark.size), width: isEnd ? 0 : across };
    }
    case 'list':
      return list(mark, fill, { ...place, width: mark.width === undefined ? width : wide(mark.width) });
    case 'group': {
      const inner = drawMarks(mark.marks, fill, { x, y: y - down, width, height }, down);
      const svg = group(filled(mark.title, fill), inner.svg, filled(mark.data ?? '', fill));
      return { svg, width: inner.width, grows: inner.down - down };
    }
    case 'beside': {
      const inner = mark.marks.map((each) => drawMarks([each], fill, { x, y: y - down, width, height }, down));
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

/** A group or a list keeps the size of its room, wherever in it it begins. */
function drawMarks(marks: readonly Mark[], fill: Fill, room: Room, moved = 0): DrawnMarks {
  const { width, height = 0 } = room;
  let [end, down] = [0, moved];
  let svg = '';
  for (const mark of marks) {
    const { x = 0, y = 0, when, unless } = mark;
    if ((when !== undefined && !isFilled(fill, when)) || (unless !== undefined && isFilled(fill, unless))) continue;
    const before = end;
    const [left, top] = [lengthOf(x, fill, width, before, 0), lengthOf(y, fill, height, 0, 0)];
    const drawn = draw(
      mark,
      fill,
      { x: room.x + left, y: room.y + top + down, width, height, down },
      {
        wide: (length) => lengthOf(length, fill, width, before, left),
        high: (length) => lengthOf(length, fill, height, 0, top),
      },
    );
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
