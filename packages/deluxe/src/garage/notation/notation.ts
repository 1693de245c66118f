// How designs are written and read, for whoever types, takes in or gives away a stat line.

import type { Notation } from '@hardtop/workshop';
import { readDesignsBy } from '@hardtop/workshop/notation';
import { DEFAULT_VARIANTS, type GarageSettings, settledAs } from '../../variants.ts';
import { parseCode } from '../codes/code.ts';
import { parseDesign } from '../codes/design-schema.ts';
import type { Design } from '../design/design.ts';
import { makeStatLine } from './make-stat-line.ts';
import { parseStatLine } from './parse-stat-line.ts';

const notationUnder = (settings: GarageSettings): Notation<Design> => ({
  read: (text) =>
    readDesignsBy(text, {
      ruleset: 'deluxe',
      nameOf: ({ name }: Design) => name,
      json: parseDesign,
      code: parseCode,
      statLine(line) {
        const { stated: _, ...reading } = parseStatLine(line, settings);
        return reading;
      },
    }),
  statLine: (design) => makeStatLine(design, settings),
  withVariants: (asked) => notationUnder(settledAs(settings, asked)),
});

export const notation: Notation<Design> = notationUnder(DEFAULT_VARIANTS);
