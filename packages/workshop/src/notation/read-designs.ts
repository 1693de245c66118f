// A whole text of designs: stat lines, JSON, codes and links in any order.

import type { Problem, Result } from '@hardtop/kernel';
import { LONGEST_CODE } from '../code-length.ts';
import { isCodeText } from '../codes/bits.ts';
import type { Reading } from '../garage.ts';
import { isWholeLink, parseDesignLink } from '../link/design-link.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { lineProblem } from './line-bounds.ts';

/** How one ruleset reads one design of each form. */
interface DesignReaders<Design> {
  /** As links name it. */
  readonly ruleset: string;
  nameOf(design: Design): string;
  json(value: unknown): Result<Design, readonly Problem[]>;
  code(text: string): Result<Design>;
  statLine(text: string): Omit<Reading<Design>, 'source' | 'line'>;
}

/** A word as long as this without a space is no stat line. */
const SHORTEST_CODE = 12;

const isCode = (text: string): boolean =>
  text.length >= SHORTEST_CODE && text.length <= LONGEST_CODE && isCodeText(text) && /\d/.test(text);

const reading = <Design>(
  source: Reading['source'],
  line: number,
  name: string,
  design: Design | null,
  problems: readonly Problem[] = [],
): Reading<Design> => ({ source, line, name, design, problems, notUnderstood: [], differences: [] });

function fromJson<Design>({ text, line }: Chunk, readers: DesignReaders<Design>): Reading<Design> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return reading<Design>('json', line, '', null, [{ code: 'not-json', message: `This is not JSON: ${reason}.` }]);
  }
  const name: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'name') : '';
  const parsed = readers.json(json);
  if (parsed.ok) return reading('json', line, readers.nameOf(parsed.value), parsed.value);
  return reading<Design>('json', line, typeof name === 'string' ? name : '', null, parsed.error);
}

function fromCode<Design>(code: string, line: number, readers: DesignReaders<Design>): Reading<Design> {
  const parsed = readers.code(code);
  return parsed.ok
    ? reading('code', line, readers.nameOf(parsed.value), parsed.value)
    : reading<Design>('code', line, code, null, [parsed.error]);
}

function fromLink<Design>(link: string, line: number, readers: DesignReaders<Design>): Reading<Design> {
  const read = parseDesignLink(link);
  if (!read.ok) return reading<Design>('code', line, '', null, [read.error]);
  const { ruleset, code } = read.value;
  if (ruleset === readers.ruleset) return fromCode(code, line, readers);
  return reading<Design>('code', line, '', null, [
    { code: 'other-rules', message: `This link is of the rules “${ruleset}”.` },
  ]);
}

/** Codes and links may stand in a list, one to a line. */
function* paragraph<Design>(chunk: Chunk, readers: DesignReaders<Design>): Generator<Reading<Design>> {
  const lines = chunk.text.split(/\r?\n/).map((line) => line.trim());
  if (lines.every((line) => /^#(?!\d)/.test(line))) return;
  if (!lines.every((line) => isCode(line) || isWholeLink(line))) {
    const problem = lineProblem(chunk.text);
    if (problem !== null) return yield reading<Design>('stat-line', chunk.line, '', null, [problem]);
    yield { source: 'stat-line', line: chunk.line, ...readers.statLine(chunk.text) };
    return;
  }
  for (const [i, line] of lines.entries())
    yield (isWholeLink(line) ? fromLink : fromCode)(line, chunk.line + i, readers);
}

export function* readDesignsBy<Design>(text: string, readers: DesignReaders<Design>): Generator<Reading<Design>> {
  for (const chunk of chunksOf(text)) {
    if (chunk.kind === 'json') yield fromJson(chunk, readers);
    else yield* paragraph(chunk, readers);
  }
}
