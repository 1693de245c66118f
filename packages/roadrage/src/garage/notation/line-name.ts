// Where the name of a stat line ends and the vehicle begins.

import { tokensOf } from './lexer.ts';
import { findPhrase } from './phrases.ts';
import { phraseOf } from './words.ts';

interface LineName {
  readonly name: string;
  /** Where the rest begins. */
  readonly end: number;
}

const LONGEST = 80;

export function unquoted(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : '';
  } catch {
    return text.slice(1, -1);
  }
}

const isPhrase = (text: string): boolean =>
  phraseOf(
    tokensOf(text)
      .filter(({ kind }) => kind !== 'sign')
      .map(({ folded }) => folded),
  ) !== undefined;

const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} '’&!?]*$/u;

/** A name that could be taken for something else is put in quotation marks. */
export function makeName(name: string): string {
  const isPlain = PLAIN.test(name) && name.trim() === name && !name.includes('  ') && !isPhrase(name);
  return isPlain ? name : JSON.stringify(name);
}

export function nameOf(text: string): LineName {
  const start = text.length - text.trimStart().length;
  const quoted = /^"(?:[^"\\\n]|\\.)*"/.exec(text.slice(start))?.[0];
  if (quoted !== undefined) return { name: unquoted(quoted), end: start + quoted.length };
  const dash = /^([^,;\n]*?)\s*(?:[—–]|\s-\s|:\s|\r?\n)/.exec(text.slice(start, start + LONGEST));
  const [whole, before] = dash ?? [];
  if (whole === undefined || before === undefined || isPhrase(before)) return beforeComma(text, start);
  return { name: before.trim(), end: start + whole.length };
}

const startsWithBody = (text: string): boolean => findPhrase(tokensOf(text), 0)?.atom.kind === 'body';

/** "Police Special, mid-sized": words before the first comma that are no phrase of ours. */
function beforeComma(text: string, start: number): LineName {
  const before = /^[^,;.\n]*/.exec(text.slice(start, start + LONGEST))?.[0] ?? '';
  return before.trim() === '' || isPhrase(before) || startsWithBody(before) || !text.slice(start).includes(',')
    ? { name: '', end: start }
    : { name: before.trim(), end: start + before.length };
}
