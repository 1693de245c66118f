// Rows that run down one column, then the next, then the next page.

import { drawRow, type Fill, type Rect, type RowLayout } from '@hardtop/workshop/sheet';
import { HEADING } from './row-layouts.ts';

export interface Row {
  readonly layout: RowLayout;
  readonly fill: Fill;
  /** Left free at the right side of the column. */
  readonly free?: number;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

const AFTER = 2.6;

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
  const drawHere = ({ layout, fill, free = 0 }: Row) => {
    const { x, width } = columns(cursor.column);
    return drawRow(layout, fill, { x, y: cursor.y, width: width - free });
  };
  const put = ({ svg, height }: ReturnType<typeof drawHere>): void => {
    drawn[cursor.column] = (drawn[cursor.column] ?? '') + svg;
    cursor.y += height;
  };
  const head = (title: string): Row => ({ layout: HEADING, fill: { title } });
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
    while (!fits(HEADING.height + drawHere(first).height, 0)) next();
    put(drawHere(head(title)));
    for (const row of rows) {
      let here = drawHere(row);
      if (!fits(here.height, HEADING.height)) {
        do next();
        while (!fits(HEADING.height + here.height, 0));
        put(drawHere(head(`${title}, continued`)));
        here = drawHere(row);
      }
      put(here);
    }
    cursor.y += AFTER;
  }
  return { columns: drawn, last: cursor.column, end: cursor.y };
}
