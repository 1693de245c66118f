// All that the garage prints.

import type { SheetOptions, Sheets } from '@hardtop/workshop';
import type { Design } from '../design/design.ts';
import { type GarageSettings, NEW_CHARACTERS, settledAs } from '../problems/problems.ts';
import { countersSvg } from './counters.ts';
import { maneuverKeySvg } from './maneuver-key.ts';
import { planSheetSvg } from './plan-sheet.ts';
import { recordSheetSvg } from './record-sheet.ts';

function sheetOf(design: Design, settings: GarageSettings, { paper: size, kind, damage }: SheetOptions): string {
  const paper = size === 'letter' ? 'Letter' : 'A4';
  switch (kind) {
    case 'plan':
      return planSheetSvg(design, paper);
    case 'counters':
      return countersSvg([design], paper);
    case 'key':
      return maneuverKeySvg(paper);
    case 'fresh':
    case 'blank':
      return recordSheetSvg(design, settings, { paper, blank: kind === 'blank', state: damage });
  }
}

const sheetsUnder = (settings: GarageSettings): Sheets<Design> => ({
  sheet: (design, options) => sheetOf(design, settings, options),
  withVariants: (asked) => sheetsUnder(settledAs(settings, asked)),
});

export const sheets: Sheets<Design> = sheetsUnder(NEW_CHARACTERS);
