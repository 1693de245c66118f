// Sections of a layout under their titles, one below another, page after page.

import { bar, type Rect } from './ink.ts';
import { columnsIn, drawLayout, isFilled, type Room, rowsOf } from './layout.ts';
import type { Fill, Mark } from './marks.ts';
import { text } from './type.ts';

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

function heightOf({ marks, height, more = {} }: LayoutSection, fill: Fill, width: number): number {
  const lists = marks.filter((mark) => mark.kind === 'list');
  const rows = lists.map((list) => {
    const count = rowsOf(fill, list.rows).length;
    return Math.ceil(count / columnsIn(list, count, width)[0]) * (list.step ?? 0);
  });
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
    const height = heightOf(section, fill, room.width) + (section.title === undefined ? 0 : HEAD);
    if (y + height > room.y + room.height && y > room.y) {
      pages.push('');
      y = room.y;
    }
    pages[pages.length - 1] += drawSection(section, fill, { ...room, y });
    y += height + AFTER;
  }
  return { pages, end: y };
}
