// The books' one-paragraph form, as people write it: phrases in any order, each read by a reader of its own.

import type { Problem } from '@hardtop/kernel';
import type { Difference, UnknownWords } from '@hardtop/workshop';
import type { GarageSettings } from '../../variants.ts';
import {
  type AttachedDesign,
  type CombinationDesign,
  DESIGN_VERSION,
  type Design,
  type SingleDesign,
} from '../design/design.ts';
import { differencesOf } from './differences.ts';
import type { Stated } from './draft.ts';
import { finish } from './finish.ts';
import { leftOver } from './left-over.ts';
import { type Token, tokensOf } from './lexer.ts';
import { noteCut, noteMinus } from './line-faults.ts';
import { Page, type Reader } from './page.ts';
import { readMagazine, readWeapon } from './place-weapons.ts';
import { readAccessory } from './read-accessory.ts';
import { readArmor } from './read-armor.ts';
import { readBody } from './read-body.ts';
import { readCargo } from './read-cargo.ts';
import { readCrew } from './read-crew.ts';
import { readForeign, whatFor } from './read-foreign.ts';
import { readFrame, readHitch, readKingpin } from './read-frame.ts';
import { nameAtEnd, readNameLabel } from './read-late-name.ts';
import { readLinkedTogether, readLinks } from './read-links.ts';
import { magazines } from './read-load.ts';
import { nameOf } from './read-name.ts';
import { forOwner, shareWithSidecar } from './read-owner.ts';
import { readPersonal } from './read-personal.ts';
import { readPlant } from './read-plant.ts';
import {
  endSentence,
  readBox,
  readFacing,
  readFiller,
  readFlag,
  readHand,
  readLabel,
  readNotes,
  readNothing,
  readOptions,
  readQuotedName,
  readRemark,
} from './read-rest.ts';
import { readTires } from './read-tires.ts';
import { readTotals } from './read-totals.ts';
import { spelled } from './spelling.ts';
import { readTurretFirst } from './turret-contents.ts';
import { MOUNT_SIDES } from './words-places.ts';

interface StatLine {
  /** null: no body was found in it. */
  readonly design: Design | null;
  readonly name: string;
  /** Words left over, as written. */
  readonly notUnderstood: readonly UnknownWords[];
  readonly stated: Stated;
  readonly differences: readonly Difference[];
  /** What is missing or was assumed. */
  readonly problems: readonly Problem[];
}

/** All but the comparison with what the workshop reckons. */
type LineRead = Omit<StatLine, 'differences'>;

/** In the order of trial: a phrase that could be two things is the first that fits. */
const READERS: readonly Reader[] = [
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
  readQuotedName,
  readFlag,
  readNameLabel,
  readLabel,
  readFiller,
];

/** They may stand among the points of armor. */
const AMID_ARMOR: ReadonlySet<Reader> = new Set([readArmor, readAccessory, readFiller, readLabel]);

/** The settings price what the line says, to compare it with the totals that it states. */
export function parseStatLine(text: string, settings: GarageSettings): StatLine {
  const line = readLine(text);
  const { design, stated } = line;
  return { ...line, differences: design === null ? [] : differencesOf(design, stated, settings) };
}

function readLine(text: string): LineRead {
  const tokens = spelled(tokensOf(text));
  const page = new Page(text, tokens);
  const priced = readPriceFirst(page);
  const { name, length, preface = 0 } = nameOf(...behind(text, tokens, priced));
  page.vehicle.name = name;
  page.reject({ from: priced, to: priced + preface });
  page.cursor.at = priced + length;
  while (!page.cursor.isDone) step(page);
  nameAtEnd(page);
  return resultOf(page, tokens);
}

/** "$6,150 — Pepperpot — subcompact": how many tokens stand before the name. */
function readPriceFirst(page: Page): number {
  const { cursor } = page;
  if (cursor.peek()?.kind !== 'money' || !readTotals(page)) return 0;
  while (cursor.mark('—', ':', ',', '.', ';'));
  return cursor.at;
}

/** The line without its first tokens, all places as they were. */
function behind(text: string, tokens: readonly Token[], first: number): [string, readonly Token[]] {
  if (first === 0) return [text, tokens];
  const at = tokens[first]?.at ?? text.length;
  return [' '.repeat(at) + text.slice(at), tokens.slice(first)];
}

function step(page: Page): void {
  const { cursor } = page;
  const token = cursor.peek();
  if (token === undefined) return;
  if (token.kind === 'mark' && token.text === '{') {
    readBraces(page);
    return;
  }
  // No phrase begins with a mark, unless it is in brackets.
  const readers = token.kind === 'mark' && token.text !== '(' ? [] : READERS;
  for (const reader of readers) {
    const start = cursor.at;
    if (!reader(page) || cursor.at === start) continue;
    if (!AMID_ARMOR.has(reader)) page.inArmor = false;
    return;
  }
  if (token.kind === 'mark') {
    noteMinus(page);
    cursor.at += 1;
    endSentence(page, token.text);
  } else if (!strayPlace(page)) {
    cursor.at += 1;
    page.reject(page.spanFrom(cursor.at - 1));
    cursor.attempt(() => whatFor(cursor));
  }
}

/** The side, link or magazine of a weapon that was not understood is no further mystery. */
function strayPlace(page: Page): boolean {
  const { cursor } = page;
  if (page.unknown.at(-1)?.to !== cursor.at) return false;
  const start = cursor.at;
  cursor.attempt(() => cursor.take(MOUNT_SIDES) ?? magazines(cursor));
  cursor.word('linked');
  return cursor.at > start;
}

/** A whole vehicle between braces: a member of a combination, or something carried. */
function readBraces(page: Page): void {
  const { cursor, text } = page;
  const opening = cursor.peek();
  const isCargo = cursor.tokens[cursor.at - 1]?.text === 'vehicle';
  let depth = 0;
  do {
    const token = cursor.peek();
    if (token === undefined) break;
    if (token.kind === 'mark') depth += token.text === '{' ? 1 : token.text === '}' ? -1 : 0;
    cursor.at += 1;
  } while (depth > 0);
  const closing = cursor.tokens[cursor.at - 1];
  if (opening === undefined || closing === undefined) return;
  const inner = readLine(text.slice(opening.end, depth === 0 ? closing.at : closing.end));
  page.foreign.push(...inner.notUnderstood.map(({ words, at }) => ({ words, at: at + opening.end })));
  page.problems.push(...inner.problems);
  if (depth > 0) page.problems.push({ code: 'cut', message: 'The line ends inside braces: its end is missing.' });
  if (inner.design === null) return;
  if (isCargo && inner.design.class !== 'combination') page.part.cargo.push({ kind: 'vehicle', design: inner.design });
  else page.members.push(inner.design);
}

const isAttached = (design: SingleDesign): design is AttachedDesign =>
  design.class === 'sidecar' || design.class === 'car-trailer' || design.class === 'trailer';

function combined(page: Page, designs: readonly SingleDesign[]): Design | null {
  const [lead, ...rest] = designs;
  if (lead === undefined) return null;
  const isWritten = page.members.length > 0;
  if (rest.length === 0 && !isWritten) return lead;
  if (isAttached(lead)) {
    page.problems.push({ code: 'no-lead', message: `${lead.name || 'The first vehicle'} cannot pull anything.` });
    return lead;
  }
  const name = page.vehicles[0]?.name ?? '';
  const notes = page.vehicles[0]?.notes ?? null;
  return {
    version: DESIGN_VERSION,
    class: 'combination',
    name,
    ...(notes !== null && isWritten ? { notes } : {}),
    lead: lead as CombinationDesign['lead'],
    attached: rest.filter(isAttached),
  };
}

function resultOf(page: Page, tokens: readonly Token[]): LineRead {
  const single = (design: Design): design is SingleDesign => design.class !== 'combination';
  shareWithSidecar(page);
  const own = page.vehicles.map((draft) => finish(page, draft)).filter((design) => design !== null);
  const design = combined(page, page.members.length > 0 ? page.members.filter(single) : own);
  if (design === null)
    page.problems.push({ code: 'no-body', message: 'No body of any vehicle is named in this line.' });
  else noteCut(page, tokens);
  return {
    design,
    name: page.vehicles[0]?.name ?? '',
    notUnderstood: leftOver(page),
    stated: page.stated,
    problems: page.problems,
  };
}
