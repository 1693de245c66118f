// One paragraph for a vehicle, as people write it: phrases in any order.

import type { Problem } from '@hardtop/kernel';
import type { Reading } from '@hardtop/workshop';
import type { Design } from '../design/design.ts';
import { newDriver } from '../design/people.ts';
import { differencesOf } from './differences.ts';
import type { LineDraft } from './draft.ts';
import { tokensOf } from './lexer.ts';
import { nameOf } from './line-name.ts';
import { LineReader } from './line-reader.ts';

type StatLine = Omit<Reading<Design>, 'source' | 'line'>;

const NO_BODY: Problem = {
  code: 'no-body',
  message: 'The line does not tell which body it is.',
  legal: ['light bike', 'heavy bike', 'compact', 'mid-sized', 'van', 'bus'],
};
const NO_CREW: Problem = { code: 'assumed', message: 'The line names no crew; a new driver is assumed.' };

function designOf(draft: LineDraft, name: string): Design | null {
  const { body, drive, options } = draft;
  if (body === null) return null;
  const isBare = draft.people.length === 0 && !draft.isUnmanned;
  if (isBare) draft.people.push({ ...newDriver({ body }), gear: [], weapons: [] });
  return {
    version: 1,
    ruleset: 'roadrage',
    name,
    body,
    options,
    weapons: draft.fittings(),
    crew: draft.crew(),
    drive,
  };
}

export function parseStatLine(text: string): StatLine {
  const { name, end } = nameOf(text);
  const reader = new LineReader(tokensOf(text, end));
  reader.read();
  const { draft } = reader;
  const isAssumed = draft.people.length === 0 && !draft.isUnmanned;
  const design = designOf(draft, name);
  return {
    name,
    design,
    problems: design === null ? [NO_BODY] : isAssumed ? [NO_CREW] : [],
    notUnderstood: reader.unknown.map((span) => ({ words: text.slice(span.at, span.end), at: span.at })),
    differences: design === null ? [] : differencesOf(design, draft.stated),
  };
}
