// The books' one-paragraph form, as people write it: phrases in any order, each read by the first clause of the grammar that fits.

import type { Reading } from '@hardtop/workshop';
import { lineProblem } from '@hardtop/workshop/notation';
import type { GarageSettings } from '../../variants.ts';
import { canonical } from '../codes/canonical.ts';
import { type AttachedDesign, DESIGN_VERSION, type Design, type SingleDesign } from '../design/design.ts';
import { readArmor } from './clauses-armor.ts';
import { readBody } from './clauses-body.ts';
import { readCrew, readPersonal } from './clauses-crew.ts';
import { readRunning } from './clauses-frame.ts';
import { readAccessory, readCargo } from './clauses-gear.ts';
import {
  noteCut,
  noteMinus,
  readAside,
  readFiller,
  readFlag,
  readHeading,
  readLabel,
  readLateName,
} from './clauses-rest.ts';
import { readTotals } from './clauses-totals.ts';
import { readMagazine, readTurretFirst, readWeapon } from './clauses-weapons.ts';
import { differencesOf, type Stated } from './differences.ts';
import { isPulled } from './draft.ts';
import { finish } from './finish.ts';
import { LEXICON, lineTokens } from './lexicon.ts';
import { nameOf } from './line-name.ts';
import { firstOf, Page } from './page.ts';

/** The words left over first; with no design where no body was found. */
type StatLine = Omit<Reading<Design>, 'source' | 'line'> & { readonly stated: Stated };

/** In the order of trial: a phrase that could be two things is the first that fits. */
const GRAMMAR = [
  firstOf([readAside, readTotals]),
  readArmor,
  firstOf([readHeading, readBody, readRunning, readCargo, readPersonal, readCrew, readWeapon]),
  readTurretFirst,
  readAccessory,
  firstOf([readMagazine, readFlag, readLateName]),
  readLabel,
  readFiller,
];

/** They may stand among the points of armor. */
const AMID_ARMOR: readonly unknown[] = [readArmor, readAccessory, readFiller, readLabel];

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
    noteMinus(page);
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
  else noteCut(page);
  const { stated, problems } = page;
  const name = page.vehicles[0]?.name ?? '';
  return { notUnderstood: page.leftOver(), problems, design: design && canonical(design), name, stated };
}
