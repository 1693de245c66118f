// The books' one-paragraph form, as people write it: phrases in any order, each read by the first clause of the grammar that fits.

import type { Reading } from '@hardtop/workshop';
import { lineProblem, type Token } from '@hardtop/workshop/notation';
import type { GarageSettings } from '../../variants.ts';
import { canonical } from '../codes/canonical.ts';
import { type AttachedDesign, DESIGN_VERSION, type Design, type SingleDesign } from '../design/design.ts';
import { readArmor } from './clauses-armor.ts';
import { readBody } from './clauses-body.ts';
import { readCrew, readPersonal } from './clauses-crew.ts';
import { readFrame, readPlant, readRunning, readTires } from './clauses-frame.ts';
import { readAccessory, readCargo } from './clauses-gear.ts';
import * as rest from './clauses-rest.ts';
import { readTotals } from './clauses-totals.ts';
import { readMagazine, readTurretFirst, readWeapon } from './clauses-weapons.ts';
import { differencesOf, type Stated } from './differences.ts';
import { finish } from './finish.ts';
import { LEXICON, lineTokens } from './lexicon.ts';
import { type Clause, firstOf, isPulled, Page } from './page.ts';

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
const ANYTHING = firstOf([readTotals, FRAME, readTires, readWeapon, rest.readLabel]);

/** How many tokens a clause would take here; nothing is kept of it. */
function taken({ text, tokens }: Page, at: number, clause: Clause): number {
  const trial = new Page(text, tokens);
  trial.at = at;
  return clause(trial) ? trial.at - at : 0;
}

/** The first token before `limit` at which a body begins, or the limit. */
function bodyAt(page: Page, limit: number, from = 0): number {
  for (let at = from; at < limit; at += 1) if (taken(page, at, readBody) > 0) return at;
  return limit;
}

const named = ({ text, tokens }: Page, end: number, length: number): LineName => ({
  name: cleaned(text.slice(0, tokens[end - 1]?.end ?? 0)),
  length,
});

/** "Name: Road Toad". */
function labelled(page: Page): LineName | null {
  const label = page.match(
    "'name|vehicle|model|designation' [-:] from=here { !newLine !{ [,;.-] } !{ !glued [/] } any }+",
  );
  const from = label?.number('from') ?? 0;
  if (from === 0 || taken(page, from, readBody) > 0) return null;
  return { name: page.words(from, page.at), length: page.at };
}

/** Quotation marks tell it from what leads up to it: `Car of the month: "Old Gold", luxury`. */
function quoted(page: Page): LineName | null {
  const found = page.match(
    "{ quote { [-:,] | &word !{ any [-:] } } | { 'no|entry|number|car' { !quote any }* | { !quote !{ [-:,] } any }* [-:,] { !quote any }* } lead=here quote [-:,] }",
  );
  const lead = found?.number('lead') ?? 0;
  if (found === null || lead >= LONGEST || bodyAt(page, lead) < lead) return null;
  const preface = page.tokens[lead - 1]?.kind === 'mark' ? lead - 1 : lead;
  return { name: found.text('quote'), length: page.at, preface };
}

/** "Luxury — hvy. chassis" has a dash and no name. */
function separated(page: Page): LineName | null {
  const { tokens, text } = page;
  const at = tokens.slice(0, LONGEST).findIndex((token) => isMark(token, '—:{') || token.startsLine);
  if (at <= 0 || tokens[at]?.text === '{') return null;
  const head = tokens.slice(0, at);
  const body = bodyAt(page, at);
  if (head.some((token) => isMark(token, ',;.')) && (tokens[at]?.text === ':' || body < at)) return null;
  const known = taken(page, 0, firstOf([readBody, FRAME, rest.readFlag]));
  // `Light trike "Zip" — …`: the name stands behind the body.
  if (known >= at || (known > 0 && head.slice(known).some(({ kind }) => kind === 'quote'))) return null;
  // "Harrier:" is no slip of "Carrier:".
  const isAsWritten = text.slice(tokens[0]?.at, tokens[0]?.end).toLowerCase() === tokens[0]?.text;
  if ((isAsWritten && taken(page, 0, rest.readLabel) > 0) || taken(page, 0, readArmor) > at) return null;
  // "Sidewinder 6' van trailer: …": no other body follows, so that the one in the heading is no part of the name.
  const isOnly = body > 0 && body < at && bodyAt(page, tokens.length, at + 1) === tokens.length;
  return isOnly ? named(page, body, body) : named(page, at, tokens[at]?.kind === 'mark' ? at + 1 : at);
}

/** Up to the body, or to the mark behind which something of the vehicle follows: "Sunday Driver. $4,995. Compact". */
function leading(page: Page): LineName {
  const { tokens } = page;
  const brace = tokens.findIndex((token) => isMark(token, '{'));
  const limit = Math.min(LONGEST, tokens.length, brace < 0 ? LONGEST : brace);
  const at = bodyAt(page, limit);
  const isNone =
    taken(page, 0, FRAME) + taken(page, 0, rest.readLabel) > 0 ||
    tokens[taken(page, 0, rest.readFlag)]?.kind === 'quote';
  if (at === 0 || at === limit || isNone) return { name: '', length: 0 };
  for (let i = 2; i < at; i += 1)
    if (tokens[i - 1]?.kind === 'mark' && taken(page, i, ANYTHING) > 0) return named(page, i - 1, i);
  // "Catamount is built on a pickup".
  let end = at;
  while (end > 0 && /^(?:is|a|an|the|built|based|on|this|my|our)$/.test(tokens[end - 1]?.text ?? '')) end -= 1;
  const isOnlyFiller = tokens.slice(0, end).every((_, i) => taken(page, i, rest.readFiller) > 0);
  return named(page, isOnlyFiller ? 0 : end, at);
}

export function nameOf(text: string, tokens: readonly Token[]): LineName {
  for (const form of [labelled, quoted, separated]) {
    const found = form(new Page(text, tokens));
    if (found !== null) return found;
  }
  return leading(new Page(text, tokens));
}

/** The words left over first; with no design where no body was found. */
type StatLine = Omit<Reading<Design>, 'source' | 'line'> & { readonly stated: Stated };

/** In the order of trial: a phrase that could be two things is the first that fits. */
const GRAMMAR = [
  firstOf([rest.readAside, readTotals]),
  readArmor,
  firstOf([rest.readHeading, readBody, readRunning, readCargo, readPersonal, readCrew, readWeapon]),
  readTurretFirst,
  readAccessory,
  firstOf([readMagazine, rest.readFlag, rest.readLateName]),
  rest.readLabel,
  rest.readFiller,
];

/** They may stand among the points of armor. */
const AMID_ARMOR: readonly unknown[] = [readArmor, readAccessory, rest.readFiller, rest.readLabel];

/** The settings price what the line says, to compare it with the totals that it states. */
export function parseStatLine(text: string, settings: GarageSettings): StatLine {
  const line = readLine(text);
  const { design, stated } = line;
  return { ...line, differences: design === null ? [] : differencesOf(design, stated, settings) };
}

/** Far more than the longest design takes. */
const MOST_TOKENS = 2_000;

/** All but the comparison with what the workshop reckons. */
function readLine(text: string): Omit<StatLine, 'differences'> {
  const refusal = lineProblem(text);
  const tokens = refusal === null ? LEXICON.spelled(lineTokens(text)) : [];
  const message = `A stat line has up to ${MOST_TOKENS} words, numbers and marks; this has ${tokens.length}.`;
  const problem = refusal ?? (tokens.length > MOST_TOKENS ? { code: 'too-long', message } : null);
  if (problem !== null) return { notUnderstood: [], problems: [problem], design: null, name: '', stated: {} };
  const page = new Page(text, tokens);
  const { name, length, preface = 0 } = nameOf(text, tokens);
  page.vehicle.name = name;
  page.reject({ from: 0, to: preface });
  page.at = length;
  while (!page.isDone) step(page);
  return resultOf(page);
}

function step(page: Page): void {
  const { at: start } = page;
  if (page.sees('[{]')) {
    readBraces(page);
    return;
  }
  // No phrase begins with a mark, unless it is in brackets.
  const isMark = page.sees('stop') && !page.sees('[(]');
  const read = isMark
    ? undefined
    : GRAMMAR.find((clause) => {
        page.at = start;
        return clause(page) && page.at > start;
      });
  if (read !== undefined) page.inArmor &&= AMID_ARMOR.includes(read);
  else readNone(page, start);
}

/** A mark, or a word to be named as left over; with it goes what would have told its place or its use. */
function readNone(page: Page, start: number): void {
  page.at = start;
  const token = page.peek();
  const isBehind = page.isUnknown(start - 1);
  if (token?.kind === 'mark') {
    rest.noteMinus(page);
    page.at += 1;
    endSentence(page, token.text);
  } else if (!isBehind || !page.reads("{ side 'linked'? | magazines 'linked'? | 'linked' }")) {
    page.at += 1;
    page.reject(page.since(start));
    page.reads('whatFor');
  }
}

function endSentence(page: Page, mark: string): void {
  if (mark === '.') page.inArmor = false;
  if (mark !== '.' && mark !== ';') return;
  page.facing = null;
  for (const row of page.part.weapons) row.isWaiting = false;
}

/** A whole vehicle between braces: a member of a combination, or something carried. */
function readBraces(page: Page): void {
  const [start, isCargo] = [page.peek()?.end ?? 0, page.peek(-1)?.text === 'vehicle'];
  let depth = 0;
  do {
    depth += page.sees('[{]') ? 1 : page.sees('[}]') ? -1 : 0;
    page.at += 1;
  } while (depth > 0 && !page.isDone);
  const closing = page.peek(-1);
  const inner = readLine(page.text.slice(start, depth === 0 ? closing?.at : closing?.end));
  page.foreign.push(...inner.notUnderstood.map(({ words, at }) => ({ words, at: at + start })));
  page.problems.push(...inner.problems);
  if (depth > 0) page.complain('cut', 'The line ends inside braces: its end is missing.');
  if (inner.design === null || inner.design.class === 'combination') return;
  if (isCargo) page.part.cargo.push({ kind: 'vehicle', design: inner.design });
  else page.members.push(inner.design);
}

const isAttached = (design: SingleDesign): design is AttachedDesign => isPulled(design.class);

function combined(page: Page, designs: readonly SingleDesign[]): Design | null {
  const [lead, ...rest] = designs;
  const isWritten = page.members.length > 0;
  if (lead === undefined || (rest.length === 0 && !isWritten)) return lead ?? null;
  if (isAttached(lead)) {
    page.complain('no-lead', `${lead.name || 'The first vehicle'} cannot pull anything.`);
    return lead;
  }
  const { name = '', notes } = page.vehicles[0] ?? {};
  const attached = rest.filter(isAttached);
  return { version: DESIGN_VERSION, class: 'combination', name, notes: isWritten ? notes : undefined, lead, attached };
}

function resultOf(page: Page): Omit<StatLine, 'differences'> {
  const own = page.vehicles.map((draft) => finish(page, draft)).filter((design) => design !== null);
  const design = combined(page, page.members.length > 0 ? page.members : own);
  if (design === null) page.complain('no-body', 'No body of any vehicle is named in this line.');
  else rest.noteCut(page);
  const { stated, problems } = page;
  const name = page.vehicles[0]?.name ?? '';
  return { notUnderstood: page.leftOver(), problems, design: design && canonical(design), name, stated };
}
