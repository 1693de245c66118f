// The name: what stands before the first dash, colon or line's end, or before the body.

import type { Token } from '@hardtop/workshop/notation';
import { readArmor } from './clauses-armor.ts';
import { readBody } from './clauses-body.ts';
import { readFrame, readPlant, readTires } from './clauses-frame.ts';
import { readFiller, readFlag, readLabel } from './clauses-rest.ts';
import { readTotals } from './clauses-totals.ts';
import { readWeapon } from './clauses-weapons.ts';
import { type Clause, firstOf, Page } from './page.ts';

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

/** Numbers of a list before it, commas behind it. */
const cleaned = (text: string): string =>
  text
    .replace(/<\/?[a-z]{1,6}>/gi, '')
    .replace(/^\s*(?:\d+[.)]\s+|[-*•#|]+\s*)/, '')
    .replace(/[\s,;:([–—=/|•-]+$|\s*\.{2,}$|\s+\.$|(?<=[A-Za-z0-9]{3})\.$/g, '')
    .replace(/^[*_\s]+|[*_\s]+$/g, '')
    .replace(/^(?:my|this|our) (?:car|vehicle|design|entry|ride) is (?:the |called )*/i, '')
    .replace(/^['‘]([^'‘’]*)['’]?$/, '$1');

const FRAME = firstOf([readFrame, readPlant]);
const ANYTHING = firstOf([readTotals, FRAME, readTires, readWeapon, readLabel]);

/** The beginning of a line, in which clauses are tried and nothing is kept of them. */
class Heading {
  private readonly text: string;
  private readonly tokens: readonly Token[];

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  /** How many tokens a clause would take here. */
  private taken(at: number, clause: Clause): number {
    const page = new Page(this.text, this.tokens);
    page.at = at;
    return clause(page) ? page.at - at : 0;
  }

  /** The first token before `limit` at which a body begins, or the limit. */
  private bodyAt(limit: number, from = 0): number {
    for (let at = from; at < limit; at += 1) if (this.taken(at, readBody) > 0) return at;
    return limit;
  }

  private named(end: number, length: number): LineName {
    return { name: cleaned(this.text.slice(0, this.tokens[end - 1]?.end ?? 0)), length };
  }

  name(): LineName {
    return this.labelled() ?? this.quoted() ?? this.separated() ?? this.leading();
  }

  /** "Name: Road Toad". */
  private labelled(): LineName | null {
    const page = new Page(this.text, this.tokens);
    const label = page.match(
      "'name|vehicle|model|designation' [-:] from=here { !newLine !{ [,;.-] } !{ !glued [/] } any }+",
    );
    const from = label?.number('from') ?? 0;
    if (from === 0 || this.taken(from, readBody) > 0) return null;
    return { name: page.words(from, page.at), length: page.at };
  }

  /** Quotation marks tell it from what leads up to it: `Car of the month: "Old Gold", luxury`. */
  private quoted(): LineName | null {
    const page = new Page(this.text, this.tokens);
    const found = page.match(
      "{ quote { [-:,] | &word !{ any [-:] } } | { 'no|entry|number|car' { !quote any }* | { !quote !{ [-:,] } any }* [-:,] { !quote any }* } lead=here quote [-:,] }",
    );
    const lead = found?.number('lead') ?? 0;
    if (found === null || lead >= LONGEST || this.bodyAt(lead) < lead) return null;
    const preface = this.tokens[lead - 1]?.kind === 'mark' ? lead - 1 : lead;
    return { name: found.text('quote'), length: page.at, preface };
  }

  /** "Luxury — hvy. chassis" has a dash and no name. */
  private separated(): LineName | null {
    const { tokens, text } = this;
    const at = tokens.slice(0, LONGEST).findIndex((token) => isMark(token, '—:{') || token.startsLine);
    if (at <= 0 || tokens[at]?.text === '{') return null;
    const head = tokens.slice(0, at);
    const body = this.bodyAt(at);
    if (head.some((token) => isMark(token, ',;.')) && (tokens[at]?.text === ':' || body < at)) return null;
    const known = this.taken(0, firstOf([readBody, FRAME, readFlag]));
    // `Light trike "Zip" — …`: the name stands behind the body.
    if (known >= at || (known > 0 && head.slice(known).some(({ kind }) => kind === 'quote'))) return null;
    // "Harrier:" is no slip of "Carrier:".
    const isAsWritten = text.slice(tokens[0]?.at, tokens[0]?.end).toLowerCase() === tokens[0]?.text;
    if ((isAsWritten && this.taken(0, readLabel) > 0) || this.taken(0, readArmor) > at) return null;
    // "Sidewinder 6' van trailer: …": no other body follows, so that the one in the heading is no part of the name.
    const isOnly = body > 0 && body < at && this.bodyAt(tokens.length, at + 1) === tokens.length;
    return isOnly ? this.named(body, body) : this.named(at, tokens[at]?.kind === 'mark' ? at + 1 : at);
  }

  /** Up to the body, or to the mark behind which something of the vehicle follows: "Sunday Driver. $4,995. Compact". */
  private leading(): LineName {
    const { tokens } = this;
    const brace = tokens.findIndex((token) => isMark(token, '{'));
    const limit = Math.min(LONGEST, tokens.length, brace < 0 ? LONGEST : brace);
    const at = this.bodyAt(limit);
    const isNone =
      this.taken(0, FRAME) + this.taken(0, readLabel) > 0 || tokens[this.taken(0, readFlag)]?.kind === 'quote';
    if (at === 0 || at === limit || isNone) return { name: '', length: 0 };
    for (let i = 2; i < at; i += 1)
      if (tokens[i - 1]?.kind === 'mark' && this.taken(i, ANYTHING) > 0) return this.named(i - 1, i);
    // "Catamount is built on a pickup".
    let end = at;
    while (end > 0 && /^(?:is|a|an|the|built|based|on|this|my|our)$/.test(tokens[end - 1]?.text ?? '')) end -= 1;
    const isOnlyFiller = tokens.slice(0, end).every((_, i) => this.taken(i, readFiller) > 0);
    return this.named(isOnlyFiller ? 0 : end, at);
  }
}

export const nameOf = (text: string, tokens: readonly Token[]): LineName => new Heading(text, tokens).name();
