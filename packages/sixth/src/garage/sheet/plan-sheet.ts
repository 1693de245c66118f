// The planning sheet: what the points went into, row by row.

import { drawLayout, type Fill, footer, MARGIN, type Paper, paperSize, sheetDocument } from '@hardtop/workshop/sheet';
import type { Design } from '../design/design.ts';
import { costOf, costText } from '../figures/cost.ts';
import { planOf } from '../figures/plan.ts';
import { PLAN, PLANNING_SHEET } from './layouts.ts';
import { CAR_RULER } from './scale.ts';

const rowsOf = (design: Design): readonly Fill[] => [
  ...planOf(design).map(({ what, where, count, price }) => ({
    what: count === 1 ? what : `${count}× ${what}`,
    where,
    price: price ?? '',
  })),
  { what: 'Together', price: costText(costOf(design)) },
];

export function planSheetSvg(design: Design, paper: Paper): string {
  const { width, height } = paperSize(paper);
  const room = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN };
  const rows = rowsOf(design);
  const perPage = Math.floor((height - 2 * MARGIN - PLAN.head - 10) / PLAN.row);
  const title = `Planning sheet: ${design.name}`;
  const pages = Array.from({ length: Math.ceil(rows.length / perPage) }, (_, page) => {
    const fill = { name: design.name, rows: rows.slice(page * perPage, (page + 1) * perPage) };
    return drawLayout(PLANNING_SHEET, fill, room) + footer(paper, title, CAR_RULER);
  });
  return sheetDocument(paper, title, pages);
}
