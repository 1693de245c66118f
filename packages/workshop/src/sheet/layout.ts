// A sheet as data: marks with their places and the names of what fills them. One drawer draws any of them. Millimetres throughout.

import { bar, box, group, mm, type Pen, type Rect, rule, stroke } from './ink.ts';
import { caption, text, widthOf } from './type.ts';

/** What fills the marks of a layout, by name; a list has a fill for each of its rows. */
export interface Fill {
  readonly [name: string]: string | number | readonly Fill[];
}

/** Millimetres; a share of the width and millimetres; so far behind the mark before; all but so much of what is left. */
type Length = number | readonly [share: number, more: number] | { readonly after: number } | { readonly rest: number };

interface Placed {
  readonly x?: Length;
  readonly y?: number;
  /** So much further down as is filled in by this name. */
  readonly below?: string;
  /** Drawn only if this is filled in, or only if it is not. */
  readonly when?: string;
  readonly unless?: string;
}

interface Words extends Placed {
  /** What stands in braces is filled in. */
  readonly words: string;
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly max?: Length;
  readonly white?: boolean;
  readonly spacing?: number;
}

interface Rule extends Placed {
  readonly kind: 'rule';
  readonly width?: Length;
  readonly pen?: Pen;
}

/** An outline, a black bar, or a ring around it as a pencil would draw one. */
interface Area extends Placed {
  readonly kind: 'box' | 'bar' | 'ring';
  readonly width?: Length;
  readonly height: number;
  readonly pen?: Pen;
}

/** Lines between columns, as high as is filled in by this name. */
interface Uprights extends Placed {
  readonly kind: 'uprights';
  readonly between: readonly Length[];
  readonly height: string;
}

/** To cross off, so many of them crossed. */
interface Boxes extends Placed {
  readonly kind: 'boxes';
  readonly count: string;
  readonly crossed: string;
  readonly size: number;
  readonly anchor?: 'end';
}

/** A row of cells no wider than this: `words` of each, `now` where the marker is, `beyond` what is out of the common run. */
interface Track extends Placed {
  readonly kind: 'track';
  readonly cells: string;
  readonly height: number;
  readonly widest: number;
}

/** What a screen reader names as one; `data` is for whoever looks for it. */
interface Group extends Placed {
  readonly kind: 'group';
  readonly title: string;
  readonly data?: string;
  readonly marks: readonly Mark[];
}

/** A row for each fill, below one another or in columns; with a gap instead of a step they stand behind one another. */
interface List extends Placed {
  readonly kind: 'list';
  readonly rows: string;
  readonly title?: string;
  readonly step?: number;
  /** So many, or as many as is filled in by this name; and how wide one is at most. */
  readonly columns?: number | string;
  readonly widest?: number;
  readonly gap?: number;
  readonly marks: readonly Mark[];
}

export type Mark =
  | (Words & { readonly kind: 'text' | 'caption' })
  | Rule
  | Area
  | Uprights
  | Boxes
  | Track
  | Group
  | List;

type Room = Omit<Rect, 'height'>;

/** Something drawn, and where it ends on the right. */
interface Drawn {
  readonly svg: string;
  readonly right: number;
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

/** Millimetres on the page of a place, or from a place on. */
function lengthOf(length: Length, { x, width }: Room, before: number, from: number): number {
  if (typeof length === 'number') return length;
  if ('after' in length) return before + length.after - x;
  if ('rest' in length) return x + width - from - length.rest;
  return length[0] * width + length[1];
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
  return { svg: drawn.join(''), right: x + rows.length * wide };
}

const columnsIn = ({ columns = 1 }: List, fill: Fill): number =>
  typeof columns === 'number' ? columns : Number(fill[columns]);

function list(mark: List, fill: Fill, room: Room): Drawn {
  const { rows, title, step = 0, widest = room.width, gap, marks } = mark;
  const columns = columnsIn(mark, fill);
  const width = Math.min(widest, room.width / columns);
  let right = room.x;
  const svg = rowsOf(fill, rows).map((row, i) => {
    const x = gap === undefined ? room.x + (i % columns) * width : i === 0 ? room.x : right + gap;
    const drawn = drawMarks(marks, row, { x, y: room.y + Math.floor(i / columns) * step, width });
    right = drawn.right;
    return title === undefined ? drawn.svg : group(filled(title, row), drawn.svg);
  });
  return { svg: svg.join(''), right };
}

function words(
  mark: Words & { readonly kind: 'text' | 'caption' },
  fill: Fill,
  x: number,
  y: number,
  max: number | undefined,
): Drawn {
  const {
    kind,
    size = kind === 'caption' ? 1.9 : 3,
    bold = false,
    italic = false,
    white = false,
    anchor = 'start',
  } = mark;
  const said = filled(mark.words, fill);
  const { spacing } = mark;
  const type = {
    ...{ size, bold, italic, white, anchor },
    ...(max === undefined ? {} : { max }),
    ...(spacing === undefined ? {} : { spacing }),
  };
  return { svg: (kind === 'caption' ? caption : text)(x, y, said, type), right: x + widthOf(said, type) };
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

function draw(mark: Mark, fill: Fill, room: Room, before: number): Drawn {
  const x = room.x + lengthOf(mark.x ?? 0, room, before, room.x);
  const y = room.y + (mark.y ?? 0) + (mark.below === undefined ? 0 : Number(fill[mark.below]));
  const wide = (length: Length): number => lengthOf(length, room, before, x);
  switch (mark.kind) {
    case 'text':
    case 'caption':
      return words(mark, fill, x, y, mark.max === undefined ? undefined : wide(mark.max));
    case 'rule': {
      const width = wide(mark.width ?? WHOLE);
      return { svg: rule(x, y, width, mark.pen), right: x + width };
    }
    case 'box':
    case 'bar':
    case 'ring': {
      const rect = { x, y, width: wide(mark.width ?? WHOLE), height: mark.height };
      return { svg: area(mark, rect), right: x + rect.width };
    }
    case 'uprights': {
      const lines = mark.between.map(
        (each) => `M${mm(room.x + wide(each))} ${mm(y)}V${mm(y + Number(fill[mark.height]))}`,
      );
      return { svg: stroke(lines.join(''), 'hair'), right: x };
    }
    case 'boxes': {
      const [count, crossed] = [Number(fill[mark.count]), Number(fill[mark.crossed])];
      const across = boxesWidth(count, mark.size);
      const left = mark.anchor === 'end' ? x - across : x;
      return { svg: crossedBoxes(left, y, count, crossed, mark.size), right: left + across };
    }
    case 'track':
      return track(mark, fill, { ...room, x, y });
    case 'list':
      return list(mark, fill, { ...room, x, y });
    case 'group': {
      const inner = drawMarks(mark.marks, fill, { ...room, x, y });
      return { svg: group(filled(mark.title, fill), inner.svg, mark.data), right: inner.right };
    }
  }
}

function drawMarks(marks: readonly Mark[], fill: Fill, room: Room): Drawn {
  let right = room.x;
  let svg = '';
  for (const mark of marks) {
    const { when, unless } = mark;
    if ((when !== undefined && !isFilled(fill, when)) || (unless !== undefined && isFilled(fill, unless))) continue;
    const drawn = draw(mark, fill, room, right);
    right = drawn.right;
    svg += drawn.svg;
  }
  return { svg, right };
}

export const drawLayout = (marks: readonly Mark[], fill: Fill, room: Room): string => drawMarks(marks, fill, room).svg;

/** A part of a sheet under a title in a black bar; without one it stands for itself. */
export interface LayoutSection {
  readonly title?: string;
  readonly marks: readonly Mark[];
  /** Its height beside that of its lists, and what more it takes where something is filled in. */
  readonly height: number;
  readonly more?: Readonly<Record<string, number>>;
}

const HEAD = 6.8;
const AFTER = 4;

function heightOf({ marks, height, more = {} }: LayoutSection, fill: Fill): number {
  const lists = marks.filter((mark) => mark.kind === 'list');
  const rows = lists.map(
    (list) => Math.ceil(rowsOf(fill, list.rows).length / columnsIn(list, fill)) * (list.step ?? 0),
  );
  const extra = Object.entries(more).map(([name, taken]) => (isFilled(fill, name) ? taken : 0));
  return [height, ...rows, ...extra].reduce((sum, part) => sum + part, 0);
}

export function drawSection(section: LayoutSection, fill: Fill, { x, y, width }: Room): string {
  const { title, marks } = section;
  if (title === undefined) return drawLayout(marks, fill, { x, y, width });
  const type = { size: 2.9, bold: true, white: true, spacing: 0.25, max: width - 3 };
  const head = bar({ x, y, width, height: 4.4 }) + text(x + 1.6, y + 3.3, title.toUpperCase(), type);
  return head + drawLayout(marks, fill, { x, y: y + HEAD, width });
}

interface FlowedSections {
  readonly pages: readonly string[];
  /** Where the last page is free from. */
  readonly end: number;
}

/** Sections one below another; they run on to a further page where one is full. */
export function flowSections(sections: readonly LayoutSection[], fill: Fill, room: Rect): FlowedSections {
  const pages: string[] = [''];
  let y = room.y;
  for (const section of sections) {
    const height = heightOf(section, fill) + (section.title === undefined ? 0 : HEAD);
    if (y + height > room.y + room.height && y > room.y) {
      pages.push('');
      y = room.y;
    }
    pages[pages.length - 1] += drawSection(section, fill, { ...room, y });
    y += height + AFTER;
  }
  return { pages, end: y };
}
