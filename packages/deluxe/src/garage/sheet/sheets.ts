// All that the garage prints.

import type { SheetOptions, Sheets } from '@hardtop/workshop';
import { DEFAULT_VARIANTS, type GarageSettings, settledAs } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { countersSvg } from './counters.ts';
import type { SheetDamage } from './damage.ts';
import { planningSheetSvg } from './planning-sheet.ts';
import { recordSheetSvg } from './record-sheet.ts';
import { turningKeySvg } from './turning-key.ts';

function sheetOf(design: Design, settings: GarageSettings, { paper: size, kind, damage }: SheetOptions): string {
  const paper = size === 'letter' ? 'Letter' : 'A4';
  switch (kind) {
    case 'plan':
      return planningSheetSvg(design, settings, paper);
    case 'counters':
      return countersSvg([design], paper);
    case 'key':
      return turningKeySvg(paper);
    case 'fresh':
    case 'blank':
      return recordSheetSvg(design, settings, {
        paper,
        blank: kind === 'blank',
        state: damage as SheetDamage | undefined,
      });
  }
}

const sheetsUnder = (settings: GarageSettings): Sheets<Design> => ({
  sheet: (design, options) => sheetOf(design, settings, options),
  withVariants: (asked) => sheetsUnder(settledAs(settings, asked)),
});

export const sheets: Sheets<Design> = sheetsUnder(DEFAULT_VARIANTS);
