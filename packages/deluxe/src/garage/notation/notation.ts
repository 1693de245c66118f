// How designs are written and read, for whoever types, takes in or gives away a stat line.

import type { Notation } from '@hardtop/workshop';
import { readDesignsBy } from '@hardtop/workshop/notation';
import { DEFAULT_VARIANTS, type GarageSettings, settledAs } from '../../variants.ts';
import { parseCode } from '../codes/code.ts';
import { parseDesign } from '../codes/parse-design.ts';
import type { Design } from '../design/design.ts';
import { makeStatLine } from './make-stat-line.ts';
import { parseStatLine } from './parse-stat-line.ts';

/** A text may hold stat lines, JSON and codes in any order. */
const readersUnder = (settings: GarageSettings) => ({
  ruleset: 'deluxe',
  nameOf: ({ name }: Design) => name,
  json: parseDesign,
  code: parseCode,
  statLine: (text: string) => {
    const { stated: _, ...reading } = parseStatLine(text, settings);
    return reading;
  },
});

const notationUnder = (settings: GarageSettings): Notation<Design> => ({
  read: (text) => readDesignsBy(text, readersUnder(settings)),
  statLine: (design) => makeStatLine(design, settings),
  withVariants: (asked) => notationUnder(settledAs(settings, asked)),
});

export const notation: Notation<Design> = notationUnder(DEFAULT_VARIANTS);
