// Sections under their titles that run down one column, then the next, then the next page.

import type { Rect } from './ink.ts';
import { drawRow } from './layout.ts';
import type { Fill, RowLayout } from './marks.ts';

export interface Row {
  readonly layout: RowLayout;
  readonly fill: Fill;
  /** Left free at the right side of the column. */
  readonly free?: number;
}

/** Without a title it stands for itself. */
export interface Section {
  readonly title?: string;
  readonly rows: readonly Row[];
}

/** How titles are drawn, and what is left free below a section. */
interface SectionLook {
  readonly heading: RowLayout;
  readonly after: number;
}

interface Flowed {
  /** What was drawn in each column. */
  readonly columns: readonly string[];
  /** Where the last column ended. */
  readonly end: number;
}

/** `columns(i)` gives the room of the i-th; it may be asked for more than one page has. */
export function flow(sections: readonly Section[], columns: (i: number) => Rect, look: SectionLook): Flowed {
  const drawn: string[] = [''];
  let [column, y] = [0, columns(0).y];
  const drawHere = ({ layout, fill, free = 0 }: Row): ReturnType<typeof drawRow> => {
    const { x, width } = columns(column);
    return drawRow(layout, fill, { x, y, width: width - free });
  };
  const put = (row: Row): void => {
    const { svg, height } = drawHere(row);
    drawn[column] = (drawn[column] ?? '') + svg;
    y += height;
  };
  // What is too high for any column stays where it is; a low one is passed by.
  const fits = (height: number, head: number): boolean => {
    const here = columns(column);
    if (here.y + here.height - y >= height) return true;
    return y <= here.y + head && columns(column + 1).height <= here.height;
  };
  for (const { title, rows } of sections) {
    const head = title === undefined ? 0 : look.heading.height;
    let words = title;
    let isHeaded = false;
    for (const row of rows) {
      while (!fits(drawHere(row).height + (isHeaded ? 0 : head), isHeaded ? head : 0)) {
        column = drawn.push('') - 1;
        y = columns(column).y;
        isHeaded = false;
      }
      if (!isHeaded && words !== undefined) put({ layout: look.heading, fill: { title: words } });
      put(row);
      isHeaded = true;
      words = title === undefined ? title : `${title}, continued`;
    }
    y += rows.length === 0 ? 0 : look.after;
  }
  return { columns: drawn, end: y };
}
