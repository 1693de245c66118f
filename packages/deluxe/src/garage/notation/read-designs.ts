// Any text with designs in it: stat lines, JSON in every packing, codes.

import type { Problem, Reading } from '@hardtop/kernel';
import type { Design } from '../design.ts';
import { isCodeText } from './bits.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { parseCode } from './code.ts';
import { parseDesign } from './parse-design.ts';
import { parseStatLine } from './parse-stat-line.ts';

/** A word as long as this without a space is no stat line. */
const SHORTEST_CODE = 12;

const isCode = (text: string): boolean => text.length >= SHORTEST_CODE && isCodeText(text) && /\d/.test(text);

function unreadable(
  source: Reading['source'],
  line: number,
  name: string,
  problems: readonly Problem[],
): Reading<Design> {
  return { source, line, name, design: null, problems, notUnderstood: [], differences: [] };
}

function readable(source: Reading['source'], line: number, design: Design): Reading<Design> {
  return { source, line, name: design.name, design, problems: [], notUnderstood: [], differences: [] };
}

function fromJson({ text, line }: Chunk): Reading<Design> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return unreadable('json', line, '', [{ code: 'not-json', message: `This is not JSON: ${reason}.` }]);
  }
  const name: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'name') : '';
  const parsed = parseDesign(json);
  if (parsed.ok) return readable('json', line, parsed.value);
  return unreadable('json', line, typeof name === 'string' ? name : '', parsed.error);
}

function fromCode(code: string, line: number): Reading<Design> {
  const parsed = parseCode(code);
  return parsed.ok ? readable('code', line, parsed.value) : unreadable('code', line, code, [parsed.error]);
}

function fromParagraph({ text, line }: Chunk): Reading<Design> {
  const { design, name, problems, notUnderstood, differences } = parseStatLine(text);
  return { source: 'stat-line', line, name, design, problems, notUnderstood, differences };
}

/** Codes may stand in a list, one to a line. */
function* paragraph(chunk: Chunk): Generator<Reading<Design>> {
  const lines = chunk.text.split(/\r?\n/).map((line) => line.trim());
  if (lines.every((line) => line.startsWith('#'))) return;
  if (!lines.every(isCode)) {
    yield fromParagraph(chunk);
    return;
  }
  for (const [i, line] of lines.entries()) yield fromCode(line, chunk.line + i);
}

export function* readDesigns(text: string): Generator<Reading<Design>> {
  for (const chunk of chunksOf(text)) {
    if (chunk.kind === 'json') yield fromJson(chunk);
    else yield* paragraph(chunk);
  }
}
