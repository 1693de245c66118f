// All that the garage prints.

import type { SheetOptions, Sheets } from '@hardtop/workshop';
import type { Design } from '../design/design.ts';
import { cardsSvg } from './card-cut-outs.ts';
import { planSheetSvg } from './plan-sheet.ts';
import { recordSheetSvg } from './record-sheet.ts';
import { turningKeySvg } from './turning-key.ts';

function sheetOf(design: Design, { paper: size, kind, damage }: SheetOptions): string {
  const paper = size === 'letter' ? 'Letter' : 'A4';
  switch (kind) {
    case 'plan':
      return planSheetSvg(design, paper);
    case 'counters':
      return cardsSvg(design, paper);
    case 'key':
      return turningKeySvg(paper);
    case 'fresh':
    case 'blank':
      return recordSheetSvg(design, { paper, blank: kind === 'blank', state: damage });
  }
}

/** Nothing on paper hangs on how a table settles its rules of building. */
export const sheets: Sheets<Design> = { sheet: sheetOf, withVariants: () => sheets };
