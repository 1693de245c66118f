// The name: what stands before the first dash or colon, or before the body.

import type { Token } from './lexer.ts';
import { Page } from './page.ts';
import { readBody } from './read-body.ts';
import { readFrame } from './read-frame.ts';
import { readPlant } from './read-plant.ts';
import { readFiller, readLabel } from './read-rest.ts';

/** No name is of more words. */
const LONGEST = 14;

/** How many tokens a reader would take here; nothing is kept. */
function taken(
  text: string,
  tokens: readonly Token[],
  at: number,
  readers: readonly ((page: Page) => boolean)[],
): number {
  const page = new Page(text, tokens);
  page.cursor.at = at;
  return readers.some((read) => read(page)) ? page.cursor.at - at : 0;
}

interface Name {
  readonly name: string;
  /** Tokens that belong to it. */
  readonly length: number;
}

const NONE: Name = { name: '', length: 0 };

const isSeparator = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && (token.text === '—' || token.text === ':');

/** Numbers of a list before it, commas behind it. */
const cleaned = (text: string): string =>
  text
    .replace(/^\s*(?:\d+[.)]\s+|[-*•#]+\s*)/, '')
    .replace(/[\s,;:([–—-]+$|\s*\.{2,}$|\s+\.$|(?<=[A-Za-z0-9]{3})\.$/g, '')
    .replace(/^[*_\s]+|[*_\s]+$/g, '');

function before(text: string, tokens: readonly Token[], end: number): string {
  const last = tokens[end - 1];
  return last === undefined ? '' : cleaned(text.slice(0, last.end));
}

function quoted(tokens: readonly Token[]): Name | null {
  const first = tokens[0];
  if (first?.kind !== 'quote') return null;
  const next = tokens[1];
  if (isSeparator(next) || next?.text === ',') return { name: first.text, length: 2 };
  // Quotation marks around a part of the name only.
  return next?.kind === 'word' && !isSeparator(tokens[2]) ? { name: first.text, length: 1 } : null;
}

/** "Luxury — hvy. chassis" has a dash and no name. */
function separated(text: string, tokens: readonly Token[]): Name | null {
  const at = tokens.slice(0, LONGEST).findIndex((token) => isSeparator(token) || token.text === '{');
  if (at <= 0 || tokens[at]?.text === '{') return null;
  const head = tokens.slice(0, at);
  const bracket = head.findIndex(({ kind, text: mark }) => kind === 'mark' && mark === '(');
  // "Little Stinker (subcompact): …"
  if (bracket > 0 && taken(text, tokens, bracket + 1, [readBody]) > 0)
    return { name: before(text, tokens, bracket), length: bracket + 1 };
  const hasComma = head.some(
    ({ kind, text: mark }) => kind === 'mark' && (mark === ',' || mark === ';' || mark === '.'),
  );
  if (hasComma && (tokens[at]?.text === ':' || bodyAt(text, tokens, at) < at)) return null;
  if (taken(text, tokens, 0, [readBody, readFrame, readPlant]) >= at) return null;
  if (taken(text, tokens, 0, [readLabel]) > 0) return null;
  if (head.some(({ kind }) => kind === 'money')) return null;
  return { name: before(text, tokens, at), length: at + 1 };
}

/** The first token before `limit` at which a body begins, or the limit. */
function bodyAt(text: string, tokens: readonly Token[], limit: number): number {
  for (let at = 0; at < limit; at += 1) if (taken(text, tokens, at, [readBody]) > 0) return at;
  return limit;
}

function leading(text: string, tokens: readonly Token[]): Name {
  const brace = tokens.findIndex(({ kind, text: mark }) => kind === 'mark' && mark === '{');
  const limit = Math.min(LONGEST, tokens.length, brace < 0 ? LONGEST : brace);
  const at = bodyAt(text, tokens, limit);
  if (at === 0 || at === limit || taken(text, tokens, 0, [readFrame, readPlant]) > 0) return NONE;
  const isOnlyFiller = tokens.slice(0, at).every((_, i) => taken(text, tokens, i, [readFiller]) > 0);
  return isOnlyFiller ? { name: '', length: at } : { name: before(text, tokens, at), length: at };
}

function labelled(text: string, tokens: readonly Token[]): Name | null {
  if (tokens[0]?.kind !== 'word' || tokens[0].text !== 'name' || !isSeparator(tokens[1])) return null;
  const end = tokens.findIndex(
    ({ kind, text: mark }, i) => i > 1 && kind === 'mark' && [',', ';', '.', '—'].includes(mark),
  );
  const newline = text.indexOf('\n');
  const line = newline < 0 ? -1 : tokens.findIndex((token) => token.at > newline);
  const ends = [end, line].filter((place) => place > 1);
  const stop = ends.length === 0 ? tokens.length : Math.min(...ends);
  const [first, last] = [tokens[2], tokens[stop - 1]];
  return first === undefined || last === undefined ? null : { name: text.slice(first.at, last.end), length: stop };
}

export function nameOf(text: string, tokens: readonly Token[]): Name {
  return labelled(text, tokens) ?? quoted(tokens) ?? separated(text, tokens) ?? leading(text, tokens);
}
