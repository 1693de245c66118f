// A whole text of designs: stat lines, JSON and codes in any order.

import type { Reading } from '@hardtop/workshop';
import { readDesignsBy } from '@hardtop/workshop/notation';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { parseCode } from './code.ts';
import { parseDesign } from './parse-design.ts';
import { parseStatLine } from './parse-stat-line.ts';

const readersUnder = (settings: GarageSettings) => ({
  ruleset: 'deluxe',
  nameOf: ({ name }: Design) => name,
  json: parseDesign,
  code: parseCode,
  statLine: (text: string) => {
    const { design, name, problems, notUnderstood, differences } = parseStatLine(text, settings);
    return { design, name, problems, notUnderstood, differences };
  },
});

export const readDesigns = (text: string, settings: GarageSettings): Generator<Reading<Design>> =>
  readDesignsBy(text, readersUnder(settings));
