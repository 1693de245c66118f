// The name: what stands before the first dash or colon, or before the body.

import type { Token } from '@hardtop/workshop/notation';
import { readArmor } from './clauses-armor.ts';
import { readBody } from './clauses-body.ts';
import { readFrame, readPlant, readTires } from './clauses-frame.ts';
import { readFiller, readFlag, readLabel } from './clauses-rest.ts';
import { readTotals } from './clauses-totals.ts';
import { readWeapon } from './clauses-weapons.ts';
import { isPulled } from './draft.ts';
import { type Clause, Page } from './page.ts';

/** No name is of more words. */
const LONGEST = 14;

interface LineName {
  readonly name: string;
  /** Tokens that belong to it. */
  readonly length: number;
  /** Tokens before it that say nothing of the vehicle. */
  readonly preface?: number;
}

const isMark = (token: Token | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.text);
const isSeparator = (token: Token | undefined): boolean => isMark(token, '—:');

/** Numbers of a list before it, commas behind it. */
const cleaned = (text: string): string =>
  text
    .replace(/<\/?[a-z]{1,6}>/gi, '')
    .replace(/^\s*(?:\d+[.)]\s+|[-*•#|]+\s*)/, '')
    .replace(/[\s,;:([–—=/|•-]+$|\s*\.{2,}$|\s+\.$|(?<=[A-Za-z0-9]{3})\.$/g, '')
    .replace(/^[*_\s]+|[*_\s]+$/g, '')
    .replace(/^(?:my|this|our) (?:car|vehicle|design|entry|ride) is (?:the |called )*/i, '')
    .replace(/^['‘]([^'‘’]*)['’]?$/, '$1');

/** The beginning of a line, in which clauses are tried and nothing is kept of them. */
class Heading {
  private readonly text: string;
  private readonly tokens: readonly Token[];

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  /** How many tokens a clause would take here. */
  private taken(at: number, ...clauses: readonly Clause[]): number {
    const page = new Page(this.text, this.tokens);
    const isRead = clauses.some((clause) => {
      page.at = at;
      return clause(page);
    });
    return isRead ? page.at - at : 0;
  }

  /** The first token before `limit` at which a body begins, or the limit. */
  private bodyAt(limit: number, from = 0): number {
    for (let at = from; at < limit; at += 1) if (this.taken(at, readBody) > 0) return at;
    return limit;
  }

  private before(end: number, from = 0): string {
    const last = this.tokens[end - 1];
    return last === undefined ? '' : cleaned(this.text.slice(from === 0 ? 0 : this.tokens[from]?.at, last.end));
  }

  read(): LineName {
    const { tokens } = this;
    return (
      this.labelled() ??
      quoted(tokens) ??
      this.quotedLater() ??
      this.firstLine() ??
      this.titled() ??
      this.separated() ??
      this.leading()
    );
  }

  /** "Name: Road Toad". */
  private labelled(): LineName | null {
    const { tokens, text } = this;
    const isLabel = tokens[0]?.kind === 'word' && /^(?:name|vehicle|model|designation)$/.test(tokens[0].text);
    if (!isLabel || !isSeparator(tokens[1]) || this.taken(2, readBody) > 0) return null;
    const newline = text.indexOf('\n');
    const isEnd = (token: Token): boolean =>
      isMark(token, ',;.—') || (isMark(token, '/') && !token.isGlued) || (newline >= 0 && token.at > newline);
    const end = tokens.findIndex((token, i) => i > 1 && isEnd(token));
    const stop = end < 0 ? tokens.length : end;
    const [first, last] = [tokens[2], tokens[stop - 1]];
    return first === undefined || last === undefined ? null : { name: text.slice(first.at, last.end), length: stop };
  }

  /** `Car of the month: "Old Gold", luxury`: quotation marks tell a name from what leads up to it. */
  private quotedLater(): LineName | null {
    const { tokens } = this;
    const at = tokens.slice(0, LONGEST).findIndex(({ kind }) => kind === 'quote');
    const lead = tokens.slice(0, Math.max(at, 0));
    const endsLead =
      lead.some((token) => isSeparator(token) || token.text === ',') ||
      /^(?:no|entry|number|car)$/.test(tokens[0]?.text ?? '');
    if (at <= 0 || !endsLead || this.bodyAt(at) < at || !isMark(tokens[at + 1], '—:,')) return null;
    return { name: tokens[at]?.text ?? '', length: at + 2, preface: lead.at(-1)?.kind === 'mark' ? at - 1 : at };
  }

  /** A title on a line of its own. */
  private firstLine(): LineName | null {
    const at = this.tokens.findIndex(({ startsLine }) => startsLine);
    if (at <= 0 || at > 6 || this.tokens.slice(0, at).some(({ kind }) => kind === 'mark')) return null;
    if (this.bodyAt(at) < at || this.taken(0, readFrame, readPlant) > 0) return null;
    return { name: this.before(at), length: at };
  }

  /** "Entry 3: Sawtooth. Compact.": a title of its own between the colon and the body. */
  private titled(): LineName | null {
    const { tokens, text } = this;
    const colon = tokens.slice(0, LONGEST).findIndex((token) => isSeparator(token));
    const isLead = tokens[colon]?.text === ':' || /^(?:div|division|entry|no)$/.test(tokens[0]?.text ?? '');
    if (colon <= 0 || !isLead) return null;
    const limit = Math.min(colon + 8, tokens.length);
    const body = this.bodyAt(limit, colon + 1);
    if (body === limit || body < colon + 3 || !isMark(tokens[body - 1], ',.—:(')) return null;
    const words = tokens.slice(colon + 1, body - 1);
    const isTitle = words.every((token) => token.kind !== 'mark' && /^[A-Z\d]/.test(text.charAt(token.at)));
    const isRead = words.some((_, i) => this.taken(colon + 1 + i, readFrame, readPlant) > 0);
    if (!isTitle || isRead || this.taken(0, readLabel) > 0) return null;
    return { name: this.before(body - 1, colon + 1), length: body, preface: colon };
  }

  /** "Luxury — hvy. chassis" has a dash and no name; in "Little Stinker (subcompact): …" the body is in brackets. */
  private separated(): LineName | null {
    const { tokens, text } = this;
    const at = tokens.slice(0, LONGEST).findIndex((token) => isSeparator(token) || token.text === '{');
    if (at <= 0 || tokens[at]?.text === '{') return null;
    const head = tokens.slice(0, at);
    const bracket = head.findIndex((token) => isMark(token, '('));
    if (bracket > 0 && this.taken(bracket + 1, readBody) > 0)
      return { name: this.before(bracket), length: bracket + 1 };
    const hasComma = head.some((token) => isMark(token, ',;.'));
    if (hasComma && (tokens[at]?.text === ':' || this.bodyAt(at) < at)) return null;
    const known = this.taken(0, readBody, readFrame, readPlant, readFlag);
    // `Light trike "Zip" — …`: the name stands behind the body.
    if (known >= at || (known > 0 && head.slice(known).some(({ kind }) => kind === 'quote'))) return null;
    // "Harrier:" is no slip of "Carrier:".
    const isAsWritten = text.slice(tokens[0]?.at, tokens[0]?.end).toLowerCase() === tokens[0]?.text;
    if (isAsWritten && this.taken(0, readLabel) > 0) return null;
    if (this.taken(0, readArmor) > at || head.some(({ kind }) => kind === 'money')) return null;
    // "Sidewinder 6' van trailer: …": no other body follows, so that the one in the heading is no part of the name.
    const body = this.bodyAt(at);
    return body > 0 && body < at && !this.leadFollows(at)
      ? { name: this.before(body), length: body }
      : { name: this.before(at), length: at + 1 };
  }

  /** A body that drives by itself, and is not pulled by another. */
  private leadFollows(from: number): boolean {
    return this.tokens.some((_, at) => {
      if (at < from) return false;
      const page = new Page(this.text, this.tokens);
      page.at = at;
      const { vehicle } = page;
      return readBody(page) && vehicle.class !== null && !isPulled(vehicle.class);
    });
  }

  /** Up to the body, or to the mark behind which something of the vehicle follows: "Sunday Driver. $4,995. Compact". */
  private leading(): LineName {
    const { tokens } = this;
    const none = { name: '', length: 0 };
    const brace = tokens.findIndex((token) => isMark(token, '{'));
    const limit = Math.min(LONGEST, tokens.length, brace < 0 ? LONGEST : brace);
    const at = this.bodyAt(limit);
    if (at === 0 || at === limit || this.taken(0, readFrame, readPlant, readLabel) > 0) return none;
    if (tokens[this.taken(0, readFlag)]?.kind === 'quote') return none;
    for (let i = 2; i < at; i += 1)
      if (
        tokens[i - 1]?.kind === 'mark' &&
        this.taken(i, readTotals, readFrame, readPlant, readTires, readWeapon, readLabel) > 0
      )
        return { name: this.before(i - 1), length: i };
    // "Catamount is built on a pickup".
    let end = at;
    while (end > 0 && /^(?:is|a|an|the|built|based|on|this|my|our)$/.test(tokens[end - 1]?.text ?? '')) end -= 1;
    const isOnlyFiller = tokens.slice(0, end).every((_, i) => this.taken(i, readFiller) > 0);
    return isOnlyFiller ? { name: '', length: at } : { name: this.before(end), length: at };
  }
}

function quoted(tokens: readonly Token[]): LineName | null {
  const [first, next, third] = tokens;
  if (first?.kind !== 'quote') return null;
  if (isMark(next, '—:,')) return { name: first.text, length: 2 };
  // Quotation marks around a part of the name only.
  return next?.kind === 'word' && !isSeparator(third) ? { name: first.text, length: 1 } : null;
}

export const nameOf = (text: string, tokens: readonly Token[]): LineName => new Heading(text, tokens).read();

/** No name at the end is of more words. */
const LONGEST_LAST = 6;

/** Words in capitals that nothing explains, alone at the end behind a dash or a full stop: "… $5,590. — Pushmi-Pullyu". */
export function nameAtEnd(page: Page): void {
  const { tokens, unknown, text } = page;
  const [lead] = page.vehicles;
  let to = tokens.length;
  while (tokens[to - 1]?.kind === 'mark') to -= 1;
  let from = to;
  while (from > 0 && unknown.some((span) => span.from < from && span.to >= from)) from -= 1;
  const before = tokens[from - 1];
  if (lead === undefined || lead.name !== '' || from === to || to - from > LONGEST_LAST || before === undefined) return;
  const isApart = tokens[from]?.startsLine === true || isMark(before, '.—(;');
  const isTitle = tokens.slice(from, to).every(({ kind, at }) => kind === 'word' && /[A-Z]/.test(text.charAt(at)));
  if (!isApart || !isTitle) return;
  lead.name = page.words(from, to);
  unknown.splice(0, unknown.length, ...unknown.filter((span) => span.to <= from));
}
