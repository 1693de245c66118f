// Rows that run down one column, then the next, then the next page.

import { drawLayout, type Fill, type Mark, type Rect } from '@hardtop/workshop/sheet';
import { HEADING } from './row-layouts.ts';

export interface Row {
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly fill: Fill;
  /** Where it leaves room at the side. */
  readonly width?: number;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

const HEAD = 5.4;
const AFTER = 2.6;

const heading = (title: string, room: Omit<Rect, 'height'>): string =>
  drawLayout(HEADING, { title: title.toUpperCase() }, room);

interface Cursor {
  column: number;
  y: number;
}

interface Flowed {
  /** What was drawn in each column. */
  readonly columns: readonly string[];
  /** Where the last column ended, and which it was. */
  readonly last: number;
  readonly end: number;
}

/** `columns(i)` gives the room of the i-th; it may be asked for more than one page has. */
export function flow(sections: readonly Section[], columns: (i: number) => Rect): Flowed {
  const drawn: string[] = [''];
  const cursor: Cursor = { column: 0, y: columns(0).y };
  const put = (svg: string): void => {
    drawn[cursor.column] = (drawn[cursor.column] ?? '') + svg;
  };
  const left = (): number => columns(cursor.column).y + columns(cursor.column).height - cursor.y;
  const next = (): void => {
    cursor.column += 1;
    drawn[cursor.column] = '';
    cursor.y = columns(cursor.column).y;
  };
  // What is too high for any column stays where it is; a low one is passed by.
  const fits = (height: number, head: number): boolean => {
    const here = columns(cursor.column);
    if (left() >= height) return true;
    return cursor.y <= here.y + head && columns(cursor.column + 1).height <= here.height;
  };
  for (const { title, rows } of sections) {
    const first = rows[0];
    if (first === undefined) continue;
    while (!fits(HEAD + first.height, 0)) next();
    put(heading(title, { ...columns(cursor.column), y: cursor.y }));
    cursor.y += HEAD;
    for (const row of rows) {
      if (!fits(row.height, HEAD)) {
        do next();
        while (!fits(HEAD + row.height, 0));
        put(heading(`${title}, continued`, { ...columns(cursor.column), y: cursor.y }));
        cursor.y += HEAD;
      }
      const { x, width } = columns(cursor.column);
      put(drawLayout(row.marks, row.fill, { x, y: cursor.y, width: row.width ?? width }));
      cursor.y += row.height;
    }
    cursor.y += AFTER;
  }
  return { columns: drawn, last: cursor.column, end: cursor.y };
}
