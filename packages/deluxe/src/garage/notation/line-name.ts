// The name: what stands before the first dash or colon, or before the body.

import type { Token } from '@hardtop/workshop/notation';
import { readArmor } from './clauses-armor.ts';
import { readBody } from './clauses-body.ts';
import { readFrame, readPlant, readTires } from './clauses-frame.ts';
import { readFiller, readFlag, readLabel } from './clauses-rest.ts';
import { readTotals } from './clauses-totals.ts';
import { readWeapon } from './clauses-weapons.ts';
import { isPulled } from './draft.ts';
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
const FRAME_OR_LABEL = firstOf([FRAME, readLabel]);
const ANYTHING = firstOf([readTotals, FRAME, readTires, readWeapon, readLabel]);

/** The beginning of a line, in which clauses are tried and nothing is kept of them. */
class Heading {
  private readonly text: string;
  private readonly tokens: readonly Token[];

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  private read(at: number, clause: Clause): Page | null {
    const page = new Page(this.text, this.tokens);
    page.at = at;
    return clause(page) ? page : null;
  }

  /** How many tokens a clause would take here. */
  private taken(at: number, clause: Clause): number {
    return (this.read(at, clause)?.at ?? at) - at;
  }

  /** The first token before `limit` at which a body begins, or the limit. */
  private bodyAt(limit: number, from = 0): number {
    for (let at = from; at < limit; at += 1) if (this.taken(at, readBody) > 0) return at;
    return limit;
  }

  private named(end: number, length: number, from = 0): LineName {
    const last = this.tokens[end - 1];
    const name = last === undefined ? '' : cleaned(this.text.slice(from === 0 ? 0 : this.tokens[from]?.at, last.end));
    return { name, length, preface: Math.max(0, from - 1) };
  }

  name(): LineName {
    return this.said() ?? this.firstLine() ?? this.titled() ?? this.separated() ?? this.leading();
  }

  /** "Name: Road Toad", or in quotation marks, which tell it from what leads up to it: `Car of the month: "Old Gold", luxury`. */
  private said(): LineName | null {
    const page = new Page(this.text, this.tokens);
    const label = page.match(
      "'name|vehicle|model|designation' [-:] from=here { !newLine !{ [,;.-] } !{ !glued [/] } any }+",
    );
    const from = label?.number('from') ?? 0;
    if (label !== null && this.taken(from, readBody) === 0) return { name: page.words(from, page.at), length: page.at };
    page.at = 0;
    const found = page.match(
      "{ quote { [-:,] | &word !{ any [-:] } } | { 'no|entry|number|car' { !quote any }* | { !quote !{ [-:,] } any }* [-:,] { !quote any }* } lead=here quote [-:,] }",
    );
    const lead = found?.number('lead') ?? 0;
    if (found === null || lead >= LONGEST || this.bodyAt(lead) < lead) return null;
    const preface = this.tokens[lead - 1]?.kind === 'mark' ? lead - 1 : lead;
    return { name: found.text('quote'), length: page.at, preface };
  }

  /** A title on a line of its own. */
  private firstLine(): LineName | null {
    const at = this.tokens.findIndex(({ startsLine }) => startsLine);
    if (at <= 0 || at > 6 || this.tokens.slice(0, at).some(({ kind }) => kind === 'mark')) return null;
    return this.bodyAt(at) < at || this.taken(0, FRAME) > 0 ? null : this.named(at, at);
  }

  private separator(): number {
    return this.tokens.slice(0, LONGEST).findIndex((token) => isMark(token, '—:{'));
  }

  /** "Entry 3: Sawtooth. Compact.": a title of its own between the colon and the body. */
  private titled(): LineName | null {
    const { tokens, text } = this;
    const colon = this.separator();
    const isLead = tokens[colon]?.text === ':' || /^(?:div|division|entry|no)$/.test(tokens[0]?.text ?? '');
    if (colon <= 0 || !isLead) return null;
    const limit = Math.min(colon + 8, tokens.length);
    const body = this.bodyAt(limit, colon + 1);
    const words = tokens.slice(colon + 1, body - 1);
    const isTitle = words.every(({ kind, at }) => kind !== 'mark' && /^[A-Z\d]/.test(text.charAt(at)));
    if (body === limit || words.length === 0 || !isTitle || !isMark(tokens[body - 1], ',.—:(')) return null;
    const isRead = words.some((_, i) => this.taken(colon + 1 + i, FRAME) > 0);
    return isRead || this.taken(0, readLabel) > 0 ? null : this.named(body - 1, body, colon + 1);
  }

  /** "Luxury — hvy. chassis" has a dash and no name; in "Little Stinker (subcompact): …" the body is in brackets. */
  private separated(): LineName | null {
    const { tokens, text } = this;
    const at = this.separator();
    if (at <= 0 || tokens[at]?.text === '{') return null;
    const head = tokens.slice(0, at);
    const body = this.bodyAt(at);
    if (body > 1 && isMark(tokens[body - 1], '(')) return this.named(body - 1, body);
    if (head.some((token) => isMark(token, ',;.')) && (tokens[at]?.text === ':' || body < at)) return null;
    const known = this.taken(0, firstOf([readBody, FRAME, readFlag]));
    // `Light trike "Zip" — …`: the name stands behind the body.
    if (known >= at || (known > 0 && head.slice(known).some(({ kind }) => kind === 'quote'))) return null;
    // "Harrier:" is no slip of "Carrier:".
    const isAsWritten = text.slice(tokens[0]?.at, tokens[0]?.end).toLowerCase() === tokens[0]?.text;
    if (isAsWritten && this.taken(0, readLabel) > 0) return null;
    if (this.taken(0, readArmor) > at || head.some(({ kind }) => kind === 'money')) return null;
    // "Sidewinder 6' van trailer: …": no other body follows, so that the one in the heading is no part of the name.
    return body > 0 && body < at && !this.leadFollows(at) ? this.named(body, body) : this.named(at, at + 1);
  }

  /** A body that drives by itself, and is not pulled by another. */
  private leadFollows(from: number): boolean {
    return this.tokens.some((_, at) => {
      const kind = at < from ? null : (this.read(at, readBody)?.vehicle.class ?? null);
      return kind !== null && !isPulled(kind);
    });
  }

  /** Up to the body, or to the mark behind which something of the vehicle follows: "Sunday Driver. $4,995. Compact". */
  private leading(): LineName {
    const { tokens } = this;
    const brace = tokens.findIndex((token) => isMark(token, '{'));
    const limit = Math.min(LONGEST, tokens.length, brace < 0 ? LONGEST : brace);
    const at = this.bodyAt(limit);
    const isNone =
      at === limit || this.taken(0, FRAME_OR_LABEL) > 0 || tokens[this.taken(0, readFlag)]?.kind === 'quote';
    if (at === 0 || isNone) return { name: '', length: 0 };
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

/** No name at the end is of more words. */
const LONGEST_LAST = 6;

/** Words in capitals that nothing explains, alone at the end behind a dash or a full stop: "… $5,590. — Pushmi-Pullyu". */
export function nameAtEnd(page: Page): void {
  const { tokens, unknown, text } = page;
  const [lead] = page.vehicles;
  const to = tokens.findLastIndex(({ kind }) => kind !== 'mark') + 1;
  let from = to;
  while (from > 0 && unknown.some((span) => span.from < from && span.to >= from)) from -= 1;
  const isApart = tokens[from]?.startsLine === true || isMark(tokens[from - 1], '.—(;');
  const isTitle = tokens.slice(from, to).every(({ kind, at }) => kind === 'word' && /[A-Z]/.test(text.charAt(at)));
  if (lead?.name !== '' || from === to || to - from > LONGEST_LAST || !isApart || !isTitle) return;
  lead.name = page.words(from, to);
  unknown.splice(0, unknown.length, ...unknown.filter((span) => span.to <= from));
}
