// The referee's amendments: one part rolled again, a result mandated, a figure altered. They lie over the dice of the whole
// campaign, so a change reaches what depends on it and nothing else.

import type { Problem } from '@hardtop/kernel';
import { SETTLEMENT_SIZES } from '../catalog/settlement-size.ts';
import { militiaOf } from '../encounters/settlement-militia.ts';
import { partName } from '../rolls/part-words.ts';
import type { Roll } from '../rolls/roll.ts';
import { isTaken, untaken } from '../rolls/roll-unreached.ts';
import type { AmendRow, Row } from './rows.ts';
import type { AmendmentNote, CampaignState, Entry } from './state.ts';

interface Alteration {
  readonly row: number;
  readonly part: string;
  readonly field: string;
  readonly value: string | number | boolean;
}

export interface Overlay {
  readonly rerolls: Readonly<Record<string, number>>;
  readonly mandates: Readonly<Record<string, string>>;
  /** By the part they are made in. */
  readonly alterations: ReadonlyMap<string, readonly Alteration[]>;
  /** By scope, and by the scope's first word. */
  readonly notes: ReadonlyMap<string, readonly AmendmentNote[]>;
}

const NO_AMENDMENTS: Overlay = { rerolls: {}, mandates: {}, alterations: new Map(), notes: new Map() };

/** From the last to the first, since a part rolled again forgets what was mandated or altered in it before. */
export function overlayOf(rows: readonly Row[]): Overlay {
  const amendments = rows.filter((row) => row.kind === 'amend');
  if (amendments.length === 0) return NO_AMENDMENTS;
  const rerolls = new Map<string, number>();
  const mandates = new Map<string, string>();
  const alterations: Alteration[] = [];
  for (const row of [...amendments].reverse()) {
    if (row.action === 'reroll') rerolls.set(row.part, (rerolls.get(row.part) ?? 0) + 1);
    else if (partsAround(row.part).some((part) => rerolls.has(part))) continue;
    else if (row.action === 'alter')
      alterations.push({ row: row.n, part: row.part, field: row.field, value: row.value });
    else if (!mandates.has(row.part)) mandates.set(row.part, row.result);
  }
  return {
    rerolls: Object.fromEntries(rerolls),
    mandates: Object.fromEntries(mandates),
    alterations: grouped(alterations.reverse(), ({ part }) => [part]),
    notes: grouped(amendments.map(noteOf), ({ part }) => scopesOf(part)),
  };
}

function noteOf({ n, action, part, reason }: AmendRow): AmendmentNote {
  return { row: n, action, part, reason };
}

function grouped<T>(list: readonly T[], keysOf: (one: T) => readonly string[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    for (const key of keysOf(one)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [one]);
      else group.push(one);
    }
  }
  return groups;
}

/** The part, and all that it is a part of. */
function partsAround(part: string): readonly string[] {
  const parts = [part];
  for (let end = part.indexOf('/'); end !== -1; end = part.indexOf('/', end + 1)) parts.push(part.slice(0, end));
  return parts;
}

/** Is the path the part itself, or somewhere under it? */
export function isWithin(path: string, part: string): boolean {
  return path === part || path.startsWith(`${part}/`);
}

/** What an entry's rolls belong to: a period, a settlement, a visit, a leg. */
export function scopeOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

/** The scope, and its first word. */
function scopesOf(path: string): readonly string[] {
  const scope = scopeOf(path);
  const [first = scope] = scope.split('/');
  return first === scope ? [scope] : [scope, first];
}

/** The last of them, where there are very many. */
const MOST_NOTES = 100;

export function amendedIn({ notes }: Overlay, scopes: readonly string[]): readonly AmendmentNote[] {
  const notesIn = (scope: string) => notes.get(scopeOf(scope))?.filter(({ part }) => isWithin(part, scope)) ?? [];
  const found = new Set(scopes.flatMap((scope) => notesIn(scope).slice(-MOST_NOTES)));
  return [...found].sort((a, b) => a.row - b.row).slice(-MOST_NOTES);
}

/** Every path a referee may name: the rolls, and the things they are parts of. */
export function isKnownPart(entries: readonly Entry[], part: string): boolean {
  return entries.some((entry) => rollsOf(entry).some(({ path }) => isWithin(path, part)));
}

function rollsOf({ rolls, met }: Entry): readonly Roll[] {
  return [...rolls, ...met.flatMap(({ encounter }) => encounter.rolls)];
}

/** Of several amendments of one thing the last must find its part and change it; an earlier one may have lost it to a later. */
export function lostAmendments(
  rows: readonly Row[],
  entries: readonly Entry[],
  state: CampaignState,
): readonly (readonly [AmendRow, Problem | 'unknown'])[] {
  const last = new Map<string, AmendRow>();
  for (const row of rows) if (row.kind === 'amend') last.set(scopeOf(row.part), row);
  if (last.size === 0) return [];
  const rolled = grouped(entries.flatMap(rolledIn), ({ roll }) => scopesOf(roll.path));
  const whole = wholeParts(entries, state);
  return [...last].flatMap(([scope, row]) => {
    const before = (rolled.get(scope) ?? []).flatMap((one) => (one.row < row.n ? [one.roll] : []));
    const isKnown = before.some(({ path }) => isWithin(path, row.part));
    const idle = isKnown ? idleProblem(row, before, whole) : 'unknown';
    return idle === null ? [] : [[row, idle] as const];
  });
}

function rolledIn(entry: Entry): readonly { readonly row: number; readonly roll: Roll }[] {
  return rollsOf(entry).map((roll) => ({ row: entry.row, roll }));
}

/** Encounters by the row they came up in; settlements are there for all rows. */
function wholeParts(entries: readonly Entry[], { settlements }: CampaignState): ReadonlyMap<string, number> {
  const met = entries.flatMap(({ row, met: some }) => some.map(({ path }): [string, number] => [path, row])).reverse();
  const places = Object.values(settlements).map(({ settlement }): [string, number] => [settlement.path, 0]);
  return new Map([...met, ...places]);
}

/** An amendment that has changed nothing, because its part cannot be named or written over. */
function idleProblem(row: AmendRow, rolls: readonly Roll[], whole: ReadonlyMap<string, number>): Problem | null {
  if (row.action === 'mandate') return isTaken(rolls, row.part) ? null : untaken(rolls, row.part);
  if (row.action === 'reroll') return null;
  const legal = partsAround(row.part).filter((part) => (whole.get(part) ?? row.n) < row.n);
  if (legal.includes(row.part)) return null;
  const message = `Figures are altered in a whole encounter or settlement, and ${partName(row.part)} is neither.`;
  return { code: 'amend', message, ...(legal.length === 0 ? {} : { legal }) };
}

interface AlteredPart<T> {
  readonly data: T;
  readonly problems: readonly Problem[];
}

/** The data with the referee's figures put in; one that does not fit is explained and left out. */
export function alter<T>(overlay: Overlay, part: string, data: T): AlteredPart<T> {
  const problems: Problem[] = [];
  let altered = data;
  for (const alteration of overlay.alterations.get(part) ?? []) {
    const copy: T = JSON.parse(JSON.stringify(altered));
    const problem = setLeaf(copy, alteration);
    if (problem === null) altered = copy;
    else problems.push(problem);
  }
  return { data: altered, problems };
}

/** What no table prints: names, remarks, hearsay. */
const FREE_WORDS: ReadonlySet<string> = new Set(['name', 'note', 'leader', 'head', 'rumor']);

/** Numbers and yes or no anywhere, words only where a name or a remark stands: other words are rows of tables. */
function setLeaf(data: unknown, { row, field, value }: Alteration): Problem | null {
  const steps = field.split('.');
  const last = steps.pop() ?? '';
  let holder = data;
  for (const step of steps) holder = childOf(holder, step);
  const old = childOf(holder, last);
  if (old === undefined || !isHolder(holder)) return unfit(row, field, 'There is no such field');
  if (typeof old !== typeof value)
    return unfit(row, field, `Here stands ${JSON.stringify(old)}, another kind of value`);
  if (typeof old === 'string' && !FREE_WORDS.has(last)) {
    return unfit(row, field, 'A result of a table is mandated or rolled again, not written over');
  }
  if (typeof value === 'number' && (value < 0 || (Number.isInteger(old) && !Number.isInteger(value)))) {
    return unfit(row, field, `${value} is below nothing or no whole number`);
  }
  holder[last] = value;
  if (last === 'population') recount(holder);
  return null;
}

/** The militia is a share of the people; one the referee sets himself afterwards stands. */
function recount(holder: Record<string, unknown>): void {
  const size = SETTLEMENT_SIZES.find((one) => one === holder.size);
  if (size !== undefined) holder.militia = militiaOf(size, Number(holder.population));
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function childOf(value: unknown, step: string): unknown {
  return isHolder(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function unfit(row: number, field: string, why: string): Problem {
  return { code: 'amend', field, message: `Row ${row}: ${why} (${field}).`, rule: 'twilight/encounters/altered' };
}
