// Rows that run down one column, then the next, then the next page.

import { bar, type Rect, text } from '@hardtop/workshop/sheet';

export interface Row {
  readonly height: number;
  readonly draw: (x: number, y: number, width: number) => string;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

const HEAD = 5.4;
const AFTER = 2.6;

/** White on black, as the old forms had it. */
function heading(title: string, { x, y, width }: Omit<Rect, 'height'>): string {
  return (
    bar({ x, y, width, height: 4 }) +
    text(x + 1.4, y + 3, title.toUpperCase(), { size: 2.7, bold: true, white: true, spacing: 0.25, max: width - 3 })
  );
}

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
      put(row.draw(x, cursor.y, width));
      cursor.y += row.height;
    }
    cursor.y += AFTER;
  }
  return { columns: drawn, last: cursor.column, end: cursor.y };
}
