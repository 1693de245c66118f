// How designs are written and read, for whoever types, takes in or gives away a stat line.

import type { Notation } from '@hardtop/workshop';
import { DEFAULT_VARIANTS, type GarageSettings, settledAs } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { makeStatLine } from './make-stat-line.ts';
import { readDesigns } from './read-designs.ts';

const notationUnder = (settings: GarageSettings): Notation<Design> => ({
  read: (text) => readDesigns(text, settings),
  statLine: (design) => makeStatLine(design, settings),
  withVariants: (asked) => notationUnder(settledAs(settings, asked)),
});

export const notation: Notation<Design> = notationUnder(DEFAULT_VARIANTS);
