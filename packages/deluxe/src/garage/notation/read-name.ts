// The name: what stands before the first dash or colon, or before the body.

import type { Token } from './lexer.ts';
import { Page } from './page.ts';
import { readWeapon } from './place-weapons.ts';
import { readArmor } from './read-armor.ts';
import { readBody } from './read-body.ts';
import { readFrame } from './read-frame.ts';
import { readPlant } from './read-plant.ts';
import { readFiller, readFlag, readLabel } from './read-rest.ts';
import { readTires } from './read-tires.ts';
import { readTotals } from './read-totals.ts';

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
  /** Tokens before it that say nothing of the vehicle. */
  readonly preface?: number;
}

const NONE: Name = { name: '', length: 0 };

const isSeparator = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && (token.text === '—' || token.text === ':');

/** Numbers of a list before it, commas behind it. */
const cleaned = (text: string): string =>
  text
    .replace(/<\/?[a-z]{1,6}>/gi, '')
    .replace(/^\s*(?:\d+[.)]\s+|[-*•#|]+\s*)/, '')
    .replace(/[\s,;:([–—=/|•-]+$|\s*\.{2,}$|\s+\.$|(?<=[A-Za-z0-9]{3})\.$/g, '')
    .replace(/^[*_\s]+|[*_\s]+$/g, '')
    .replace(/^(?:my|this|our) (?:car|vehicle|design|entry|ride) is (?:the |called )*/i, '')
    .replace(/^['‘]([^'‘’]*)['’]?$/, '$1');

function before(text: string, tokens: readonly Token[], end: number, from = 0): string {
  const last = tokens[end - 1];
  return last === undefined ? '' : cleaned(text.slice(from === 0 ? 0 : tokens[from]?.at, last.end));
}

function quoted(tokens: readonly Token[]): Name | null {
  const first = tokens[0];
  if (first?.kind !== 'quote') return null;
  const next = tokens[1];
  if (isSeparator(next) || next?.text === ',') return { name: first.text, length: 2 };
  // Quotation marks around a part of the name only.
  return next?.kind === 'word' && !isSeparator(tokens[2]) ? { name: first.text, length: 1 } : null;
}

/** `Car of the month: "Old Gold", luxury`: quotation marks tell a name from what leads up to it. */
function quotedLater(text: string, tokens: readonly Token[]): Name | null {
  const at = tokens.slice(0, LONGEST).findIndex(({ kind }) => kind === 'quote');
  const quote = tokens[at];
  const lead = tokens.slice(0, at);
  const endsLead =
    lead.some((token) => isSeparator(token) || token.text === ',') ||
    /^(?:no|entry|number|car)$/.test(tokens[0]?.text ?? '');
  if (at <= 0 || quote === undefined || !endsLead || bodyAt(text, tokens, at) < at) return null;
  const hasMark = isSeparator(tokens[at + 1]) || tokens[at + 1]?.text === ',';
  if (!hasMark) return null;
  const words = lead.at(-1)?.kind === 'mark' ? at - 1 : at;
  return { name: quote.text, length: at + 2, preface: words };
}

/** "Entry 3: Sawtooth. Compact.": a title of its own between the colon and the body. */
function titled(text: string, tokens: readonly Token[]): Name | null {
  const colon = tokens.slice(0, LONGEST).findIndex((token) => isSeparator(token));
  const lead = tokens[0]?.text ?? '';
  const isLead = tokens[colon]?.text === ':' || /^(?:div|division|entry|no)$/.test(lead);
  if (colon <= 0 || !isLead) return null;
  const limit = Math.min(colon + 8, tokens.length);
  const body = bodyAt(text, tokens, limit, colon + 1);
  const last = tokens[body - 1];
  if (body === limit || body < colon + 3 || last?.kind !== 'mark' || ![',', '.', '—', ':', '('].includes(last.text))
    return null;
  const words = tokens.slice(colon + 1, body - 1);
  const isTitle = words.every((token) => token.kind !== 'mark' && /^[A-Z\d]/.test(text.charAt(token.at)));
  const isRead = words.some((_, i) => taken(text, tokens, colon + 1 + i, [readFrame, readPlant]) > 0);
  if (!isTitle || isRead || taken(text, tokens, 0, [readLabel]) > 0) return null;
  return { name: before(text, tokens, body - 1, colon + 1), length: body, preface: colon };
}

/** A title on a line of its own. */
function firstLine(text: string, tokens: readonly Token[]): Name | null {
  const at = tokens.findIndex(({ startsLine }) => startsLine);
  if (at <= 0 || at > 6 || tokens.slice(0, at).some(({ kind }) => kind === 'mark')) return null;
  if (bodyAt(text, tokens, at) < at || taken(text, tokens, 0, [readFrame, readPlant]) > 0) return null;
  return { name: before(text, tokens, at), length: at };
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
  const known = taken(text, tokens, 0, [readBody, readFrame, readPlant, readFlag]);
  // `Light trike "Zip" — …`: the name stands behind the body.
  if (known >= at || (known > 0 && head.slice(known).some(({ kind }) => kind === 'quote'))) return null;
  if (isLabel(text, tokens) || taken(text, tokens, 0, [readArmor]) > at) return null;
  if (head.some(({ kind }) => kind === 'money')) return null;
  const body = onlyBodyIn(text, tokens, at);
  return body > 0
    ? { name: before(text, tokens, body), length: body }
    : { name: before(text, tokens, at), length: at + 1 };
}

/** "Harrier:" is no slip of "Carrier:". */
function isLabel(text: string, tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const isAsWritten = first !== undefined && text.slice(first.at, first.end).toLowerCase() === first.text;
  return isAsWritten && taken(text, tokens, 0, [readLabel]) > 0;
}

/** "Sidewinder 6' van trailer: …": no other body follows, so that the one in the heading is no part of the name. */
function onlyBodyIn(text: string, tokens: readonly Token[], end: number): number {
  const at = bodyAt(text, tokens, end);
  return at < end && !leadFollows(text, tokens, end) ? at : 0;
}

/** A body that drives by itself, and is not pulled by another. */
function leadFollows(text: string, tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    const page = new Page(text, tokens);
    page.cursor.at = at;
    const { vehicle } = page;
    if (readBody(page) && !['sidecar', 'car-trailer', 'trailer', null].includes(vehicle.class)) return true;
  }
  return false;
}

/** The first token before `limit` at which a body begins, or the limit. */
function bodyAt(text: string, tokens: readonly Token[], limit: number, from = 0): number {
  const page = new Page(text, tokens);
  for (let at = from; at < limit; at += 1) {
    page.cursor.at = at;
    if (readBody(page) && page.cursor.at > at) return at;
  }
  return limit;
}

function leading(text: string, tokens: readonly Token[]): Name {
  const brace = tokens.findIndex(({ kind, text: mark }) => kind === 'mark' && mark === '{');
  const limit = Math.min(LONGEST, tokens.length, brace < 0 ? LONGEST : brace);
  const at = bodyAt(text, tokens, limit);
  if (at === 0 || at === limit || taken(text, tokens, 0, [readFrame, readPlant]) > 0) return NONE;
  if (tokens[taken(text, tokens, 0, [readFlag])]?.kind === 'quote') return NONE;
  if (taken(text, tokens, 0, [readLabel]) > 0) return NONE;
  const short = phraseAt(text, tokens, at);
  if (short < at) return { name: before(text, tokens, short - 1), length: short };
  // "Catamount is built on a pickup".
  let end = at;
  while (end > 0 && isLinking(tokens[end - 1])) end -= 1;
  const isOnlyFiller = tokens.slice(0, end).every((_, i) => taken(text, tokens, i, [readFiller]) > 0);
  return isOnlyFiller ? { name: '', length: at } : { name: before(text, tokens, end), length: at };
}

/** "Sunday Driver. $4,995. Compact": where the name ends at a mark because something of the vehicle follows, or the limit. */
function phraseAt(text: string, tokens: readonly Token[], limit: number): number {
  for (let at = 2; at < limit; at += 1) {
    if (tokens[at - 1]?.kind !== 'mark') continue;
    if (taken(text, tokens, at, [readTotals, readFrame, readPlant, readTires, readWeapon, readLabel]) > 0) return at;
  }
  return limit;
}

const isLinking = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^(?:is|a|an|the|built|based|on|this|my|our)$/.test(token.text);

function labelled(text: string, tokens: readonly Token[]): Name | null {
  if (tokens[0]?.kind !== 'word' || !/^(?:name|vehicle|model|designation)$/.test(tokens[0].text)) return null;
  if (!isSeparator(tokens[1]) || taken(text, tokens, 2, [readBody]) > 0) return null;
  const end = tokens.findIndex(
    ({ kind, text: mark, isGlued }, i) =>
      i > 1 && kind === 'mark' && ([',', ';', '.', '—'].includes(mark) || (mark === '/' && !isGlued)),
  );
  const newline = text.indexOf('\n');
  const line = newline < 0 ? -1 : tokens.findIndex((token) => token.at > newline);
  const ends = [end, line].filter((place) => place > 1);
  const stop = ends.length === 0 ? tokens.length : Math.min(...ends);
  const [first, last] = [tokens[2], tokens[stop - 1]];
  return first === undefined || last === undefined ? null : { name: text.slice(first.at, last.end), length: stop };
}

export function nameOf(text: string, tokens: readonly Token[]): Name {
  return (
    labelled(text, tokens) ??
    quoted(tokens) ??
    quotedLater(text, tokens) ??
    firstLine(text, tokens) ??
    titled(text, tokens) ??
    separated(text, tokens) ??
    leading(text, tokens)
  );
}
