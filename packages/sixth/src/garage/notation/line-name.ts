// Where the name of a stat line ends and the build begins.

import { tokensOf, wordAt } from './words.ts';

interface LineName {
  readonly name: string;
  /** Where the rest begins. */
  readonly end: number;
}

const LONGEST = 120;
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} '’&!?]*$/u;

/** It begins with a word of ours, so it could be taken for the build itself. */
const isPhrase = (text: string): boolean => wordAt(tokensOf(text), 0) !== null;

/** A name that could be taken for something else is put in quotation marks. */
export function makeName(name: string): string {
  const isPlain = PLAIN.test(name) && name.trim() === name && !name.includes('  ') && !isPhrase(name);
  return isPlain ? name : JSON.stringify(name);
}

function unquoted(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : '';
  } catch {
    return text.slice(1, -1);
  }
}

export function nameOf(text: string): LineName {
  const start = text.length - text.trimStart().length;
  const quoted = /^"(?:[^"\\\n]|\\.)*"/.exec(text.slice(start))?.[0];
  if (quoted !== undefined) return { name: unquoted(quoted), end: start + quoted.length };
  const found = /^([^,;\n]*?)\s*(?:[—–]|\s-\s|:\s|\r?\n|,)/.exec(text.slice(start, start + LONGEST));
  const [whole, before] = found ?? [];
  if (whole === undefined || before === undefined || before.trim() === '' || isPhrase(before))
    return { name: '', end: start };
  return { name: before.trim(), end: start + whole.length };
}
