// The planning sheet: what the budget went into, row by row.

import { caption, footer, MARGIN, type Paper, paperSize, rule, sheetDocument, text } from '@hardtop/workshop/sheet';
import type { Design } from '../design/design.ts';
import { costOf, costText } from '../figures/cost.ts';
import { planOf } from '../figures/plan.ts';
import { SQUARE_RULER } from './scale.ts';

const LINE = 6;
const HEAD = 22;

export function planSheetSvg(design: Design, paper: Paper): string {
  const { width, height } = paperSize(paper);
  const wide = width - 2 * MARGIN;
  const right = MARGIN + wide;
  const rows = [...planOf(design), null];
  const perPage = Math.floor((height - 2 * MARGIN - HEAD - 10) / LINE);
  const count = Math.ceil(rows.length / perPage);
  const pages = Array.from({ length: count }, (_, page) => {
    const head =
      rule(MARGIN, MARGIN + 0.3, wide, 'heavy') +
      caption(MARGIN, MARGIN + 4, 'Planning sheet', { bold: true }) +
      text(MARGIN, MARGIN + 12, design.name, { size: 7, bold: true, max: wide }) +
      caption(MARGIN, MARGIN + HEAD - 3, 'Part') +
      caption(MARGIN + wide * 0.55, MARGIN + HEAD - 3, 'Where') +
      caption(right, MARGIN + HEAD - 3, 'Cost', { anchor: 'end' });
    const lines = rows.slice(page * perPage, (page + 1) * perPage).map((row, i) => {
      const y = MARGIN + HEAD + (i + 1) * LINE - 2;
      const what = row === null ? 'Together' : row.count === 1 ? row.what : `${row.count}× ${row.what}`;
      const price = row === null ? costText(costOf(design)) : (row.price ?? '');
      const type = { size: 3.4, bold: row === null };
      return (
        text(MARGIN, y, what, { ...type, max: wide * 0.53 }) +
        text(MARGIN + wide * 0.55, y, row?.where ?? '', { ...type, max: wide * 0.25 }) +
        text(right, y, price, { ...type, anchor: 'end' }) +
        rule(MARGIN, y + 1.6, wide, 'hair')
      );
    });
    return head + lines.join('') + footer(paper, `Planning sheet: ${design.name}`, SQUARE_RULER);
  });
  return sheetDocument(paper, `Planning sheet: ${design.name}`, pages);
}
