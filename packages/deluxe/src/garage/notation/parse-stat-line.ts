// The books' one-paragraph form, as people write it: phrases in any order, each read by the first clause of the grammar that fits.

import type { Problem } from '@hardtop/kernel';
import type { Difference, UnknownWords } from '@hardtop/workshop';
import { lineProblem, type Token } from '@hardtop/workshop/notation';
import type { GarageSettings } from '../../variants.ts';
import {
  type AttachedDesign,
  type CombinationDesign,
  DESIGN_VERSION,
  type Design,
  type SingleDesign,
} from '../design/design.ts';
import { readArmor } from './clauses-armor.ts';
import { readBody } from './clauses-body.ts';
import { readCrew, readPersonal } from './clauses-crew.ts';
import { readFrame, readHitch, readKingpin, readPlant, readTires } from './clauses-frame.ts';
import { readAccessory, readCargo } from './clauses-gear.ts';
import {
  noteCut,
  noteMinus,
  readBox,
  readFacing,
  readFiller,
  readFlag,
  readForeign,
  readHand,
  readLabel,
  readLateName,
  readNotes,
  readNothing,
  readOptions,
  readRemark,
} from './clauses-rest.ts';
import { readTotals } from './clauses-totals.ts';
import {
  forOwner,
  readLinkedTogether,
  readLinks,
  readMagazine,
  readTurretFirst,
  readWeapon,
} from './clauses-weapons.ts';
import { differencesOf } from './differences.ts';
import type { Stated } from './draft.ts';
import { finish } from './finish.ts';
import { LEXICON, lineTokens } from './lexicon.ts';
import { nameAtEnd, nameOf } from './line-name.ts';
import { type Clause, Page } from './page.ts';

interface StatLine {
  /** Words left over, as written, with their place. */
  readonly notUnderstood: readonly UnknownWords[];
  /** What is missing or was assumed. */
  readonly problems: readonly Problem[];
  /** null: no body was found in it. */
  readonly design: Design | null;
  readonly name: string;
  readonly stated: Stated;
  readonly differences: readonly Difference[];
}

/** All but the comparison with what the workshop reckons. */
type LineRead = Omit<StatLine, 'differences'>;

/** In the order of trial: a phrase that could be two things is the first that fits. */

const GRAMMAR: readonly Clause[] = [
  readNotes,
  readRemark,
  readOptions,
  readForeign,
  readLinks,
  readLinkedTogether,
  readTotals,
  readArmor,
  readFacing,
  readNothing,
  readBox,
  readHand,
  readBody,
  readFrame,
  readHitch,
  readKingpin,
  readPlant,
  readTires,
  readCargo,
  readPersonal,
  forOwner(readCrew),
  forOwner(readWeapon),
  readTurretFirst,
  readAccessory,
  readMagazine,
  readFlag,
  readLateName,
  readLabel,
  readFiller,
];

/** They may stand among the points of armor. */
const AMID_ARMOR: ReadonlySet<Clause> = new Set([readArmor, readAccessory, readFiller, readLabel]);

/** The settings price what the line says, to compare it with the totals that it states. */
export function parseStatLine(text: string, settings: GarageSettings): StatLine {
  const refusal = lineProblem(text);
  const line = refusal === null ? readLine(text) : refused(refusal);
  const { design, stated } = line;
  return { ...line, differences: design === null ? [] : differencesOf(design, stated, settings) };
}

/** Far more than the longest design takes. */
const MOST_TOKENS = 2_000;

const refused = (problem: Problem): LineRead => ({
  notUnderstood: [],
  problems: [problem],
  design: null,
  name: '',
  stated: {},
});

function readLine(text: string): LineRead {
  const tokens = LEXICON.spelled(lineTokens(text));
  if (tokens.length > MOST_TOKENS) {
    const message = `A stat line has up to ${MOST_TOKENS} words, numbers and marks; this has ${tokens.length}.`;
    return refused({ code: 'too-long', message });
  }
  const page = new Page(text, tokens);
  // "$6,150 — Pepperpot — subcompact": how many tokens stand before the name.
  const isPriced = page.peek()?.kind === 'money' && readTotals(page) && page.reads('[-:,.;]*');
  const priced = isPriced ? page.at : 0;
  const { name, length, preface = 0 } = nameOf(...behind(text, tokens, priced));
  page.vehicle.name = name;
  page.reject({ from: priced, to: priced + preface });
  page.at = priced + length;
  while (!page.isDone) step(page);
  nameAtEnd(page);
  return resultOf(page);
}

/** The line without its first tokens, all places as they were. */
function behind(text: string, tokens: readonly Token[], first: number): [string, readonly Token[]] {
  const at = tokens[first]?.at ?? text.length;
  return first === 0 ? [text, tokens] : [' '.repeat(at) + text.slice(at), tokens.slice(first)];
}

function step(page: Page): void {
  const { at: start } = page;
  const token = page.peek();
  if (token?.kind === 'mark' && token.text === '{') {
    readBraces(page);
    return;
  }
  // No phrase begins with a mark, unless it is in brackets.
  const clauses = token?.kind === 'mark' && token.text !== '(' ? [] : GRAMMAR;
  for (const clause of clauses) {
    page.at = start;
    if (!clause(page) || page.at === start) continue;
    if (!AMID_ARMOR.has(clause)) page.inArmor = false;
    return;
  }
  page.at = start;
  if (token?.kind === 'mark') {
    noteMinus(page);
    page.at += 1;
    endSentence(page, token.text);
  } else if (
    page.unknown.at(-1)?.to !== start ||
    !(page.reads('side') || page.reads('magazines') || page.peek()?.text === 'linked')
  ) {
    page.at += 1;
    page.reject(page.since(start));
    page.reads('whatFor');
  } else page.reads("'linked'?");
}

function endSentence(page: Page, mark: string): void {
  if (mark === '.') page.inArmor = false;
  if (mark !== '.' && mark !== ';') return;
  page.facing = null;
  for (const row of page.part.weapons) row.isWaiting = false;
}

/** A whole vehicle between braces: a member of a combination, or something carried. */
function readBraces(page: Page): void {
  const opening = page.peek();
  const isCargo = page.peek(-1)?.text === 'vehicle';
  let depth = 0;
  do {
    const token = page.peek();
    if (token?.kind === 'mark') depth += token.text === '{' ? 1 : token.text === '}' ? -1 : 0;
    page.at += 1;
  } while (depth > 0 && !page.isDone);
  const closing = page.peek(-1);
  if (opening === undefined || closing === undefined) return;
  const inner = readLine(page.text.slice(opening.end, depth === 0 ? closing.at : closing.end));
  page.foreign.push(...inner.notUnderstood.map(({ words, at }) => ({ words, at: at + opening.end })));
  page.problems.push(...inner.problems);
  if (depth > 0) page.complain('cut', 'The line ends inside braces: its end is missing.');
  if (inner.design === null) return;
  if (isCargo && inner.design.class !== 'combination') page.part.cargo.push({ kind: 'vehicle', design: inner.design });
  else page.members.push(inner.design);
}

const isAttached = (design: SingleDesign): design is AttachedDesign =>
  design.class === 'sidecar' || design.class === 'car-trailer' || design.class === 'trailer';

function combined(page: Page, designs: readonly SingleDesign[]): Design | null {
  const [lead, ...rest] = designs;
  const isWritten = page.members.length > 0;
  if (lead === undefined || (rest.length === 0 && !isWritten)) return lead ?? null;
  if (isAttached(lead)) {
    page.complain('no-lead', `${lead.name || 'The first vehicle'} cannot pull anything.`);
    return lead;
  }
  const { name = '', notes } = page.vehicles[0] ?? {};
  const named = { version: DESIGN_VERSION, class: 'combination', name } as const;
  const attached: CombinationDesign['attached'] = rest.filter(isAttached);
  return { ...named, ...(notes !== undefined && isWritten ? { notes } : {}), lead, attached };
}

/** One kind of tire for both, where only the cycle's were told. */
function shareWithSidecar({ vehicles: [lead, sidecar] }: Page): void {
  if (lead === undefined || sidecar?.class !== 'sidecar' || sidecar.tires.length > 0) return;
  sidecar.suspension ??= lead.suspension;
  sidecar.tires.push(...lead.tires.slice(0, 1).map((tires) => ({ ...tires, count: null, at: null })));
}

function resultOf(page: Page): LineRead {
  shareWithSidecar(page);
  const own = page.vehicles.map((draft) => finish(page, draft)).filter((design) => design !== null);
  const members = page.members.filter((design): design is SingleDesign => design.class !== 'combination');
  const design = combined(page, page.members.length > 0 ? members : own);
  if (design === null) page.complain('no-body', 'No body of any vehicle is named in this line.');
  else noteCut(page);
  const { stated, problems } = page;
  return { notUnderstood: page.leftOver(), problems, design, name: page.vehicles[0]?.name ?? '', stated };
}
