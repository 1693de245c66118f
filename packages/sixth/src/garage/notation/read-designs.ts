import type { Reading } from '@hardtop/workshop';
import { readDesignsBy } from '@hardtop/workshop/notation';
import type { Design } from '../design/design.ts';
import { parseCode } from './code.ts';
import { parseDesign } from './parse-design.ts';
import { parseStatLine } from './parse-stat-line.ts';

const READERS = {
  ruleset: 'sixth',
  nameOf: ({ name }: Design) => name,
  json: parseDesign,
  code: parseCode,
  statLine: parseStatLine,
};

/** Any text with designs in it: stat lines, JSON in every packing, codes. */
export const readDesigns = (text: string): Generator<Reading<Design>> => readDesignsBy(text, READERS);
