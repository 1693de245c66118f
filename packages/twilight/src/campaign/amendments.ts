// The referee's amendments: one part rolled again, a result mandated, a figure altered. They lie over the dice of the whole
// campaign, so a change reaches what depends on it and nothing else.

import type { Problem } from '@hardtop/kernel';
import { SETTLEMENT_SIZES } from '../catalog/settlement-size.ts';
import { militiaOf } from '../encounters/settlement-militia.ts';
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
  readonly alterations: readonly Alteration[];
  readonly amended: readonly AmendmentNote[];
}

export const NO_AMENDMENTS: Overlay = { rerolls: {}, mandates: {}, alterations: [], amended: [] };

export function overlayOf(rows: readonly Row[]): Overlay {
  const amendments = rows.filter((row) => row.kind === 'amend');
  return amendments.reduce(withAmendment, NO_AMENDMENTS);
}

/** A part rolled again forgets what was mandated or altered in it before. */
function withAmendment(overlay: Overlay, row: AmendRow): Overlay {
  const amended = [...overlay.amended, { row: row.n, action: row.action, part: row.part, reason: row.reason }];
  switch (row.action) {
    case 'reroll': {
      const rerolls = { ...overlay.rerolls, [row.part]: (overlay.rerolls[row.part] ?? 0) + 1 };
      const kept = Object.entries(overlay.mandates).filter(([path]) => !isWithin(path, row.part));
      const alterations = overlay.alterations.filter(({ part }) => !isWithin(part, row.part));
      return { rerolls, mandates: Object.fromEntries(kept), alterations, amended };
    }
    case 'mandate':
      return { ...overlay, mandates: { ...overlay.mandates, [row.part]: row.result }, amended };
    case 'alter': {
      const { n, part, field, value } = row;
      return { ...overlay, alterations: [...overlay.alterations, { row: n, part, field, value }], amended };
    }
  }
}

/** Is the path the part itself, or somewhere under it? */
export function isWithin(path: string, part: string): boolean {
  return path === part || path.startsWith(`${part}/`);
}

/** What an entry's rolls belong to: a period, a settlement, a visit, a leg. */
export function scopeOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

export function amendedIn(overlay: Overlay, scopes: readonly string[]): readonly AmendmentNote[] {
  return overlay.amended.filter(({ part }) => scopes.some((scope) => isWithin(part, scope)));
}

/** Every path a referee may name: the rolls, and the things they are parts of. */
export function isKnownPart(entries: readonly Entry[], part: string): boolean {
  return entries.some((entry) => rollsOf(entry).some(({ path }) => isWithin(path, part)));
}

function rollsOf({ rolls, met }: Entry): readonly Roll[] {
  return [...rolls, ...met.flatMap(({ encounter }) => encounter.rolls)];
}

/** An amendment that has changed nothing, because its part cannot be named or written over. */
export function amendmentProblem(row: AmendRow, entries: readonly Entry[], state: CampaignState): Problem | null {
  if (row.action === 'mandate') {
    const rolls = entries.flatMap(rollsOf);
    return isTaken(rolls, row.part) ? null : untaken(rolls, row.part);
  }
  if (row.action === 'reroll') return null;
  const places = Object.values(state.settlements).map(({ settlement }) => settlement.path);
  const whole = [...entries.flatMap(({ met }) => met.map(({ path }) => path)), ...places];
  if (whole.includes(row.part)) return null;
  const legal = whole.filter((path) => isWithin(row.part, path));
  const message = `Figures are altered in a whole encounter or settlement, and ${row.part} is neither.`;
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
  for (const alteration of overlay.alterations) {
    if (alteration.part !== part) continue;
    const copy: T = JSON.parse(JSON.stringify(altered));
    const problem = setLeaf(copy, alteration);
    if (problem === null) altered = copy;
    else problems.push(problem);
  }
  return { data: altered, problems };
}

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
  if (typeof old === 'string' && last !== 'name' && last !== 'note') {
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
