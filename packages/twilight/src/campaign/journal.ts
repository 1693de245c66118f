// The campaign's journal: what it began with, the seed, and one row for everything the referee did. The rows are the
// campaign; days, encounters and settlements are derived from them, always the same.

import { countedRows, deedOf, makeCampaignRow, versionAfter } from '@hardtop/campaign';
import {
  err,
  type Row as JournalRow,
  ok,
  type Problem,
  parseCampaignRow,
  type Result,
  readBy,
  STREAMS,
  unfitFor,
} from '@hardtop/kernel';
import * as z from 'zod';
import type { CampaignAge } from '../catalog/territories.ts';
import { dateSchema } from '../travel/clock.ts';
import { partySchema } from '../travel/party.ts';
import { partyProblems } from '../travel/party-check.ts';
import { legSchema } from '../travel/route.ts';
import { routeProblems } from '../travel/route-check.ts';
import { type Row, rowSchema, undigested } from './rows.ts';

/** Counted up when old rows would give another world. */
export const CAMPAIGN_VERSION = '8';

/** Of these a journal goes on here: every die lies at its own path, so what was rolled stands; what was mended since counts from the beginning. */
const OLDER_VERSIONS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7'];

export const CAMPAIGN_AGE_IDS = ['early', 'later', 'late'] as const satisfies readonly CampaignAge[];

/** What a campaign begins with. */
export const openingSchema = z.strictObject({
  name: z.string().trim().min(1).max(120),
  seed: z.union([z.string().min(1).max(200), z.int()]).transform(String),
  /** What kind of streams the seed begins; `xoroshiro` if absent. */
  stream: z.enum(STREAMS).optional(),
  date: dateSchema.prefault({ year: 2000, month: 7, day: 18 }),
  age: z.enum(CAMPAIGN_AGE_IDS).default('early'),
  /** Spoken where the campaign is set, the commonest first. */
  languages: z.array(z.string().trim().min(1).max(80)).min(1).max(20).default(['Polish']),
  party: partySchema,
  route: z.array(legSchema).min(1).max(5000),
});
export type Opening = z.infer<typeof openingSchema>;

/** Rows of another ruleset or version are not for reading. */
const headSchema = z.object({ ruleset: z.string(), version: z.string() });

/** So many rows can be carried out in a few seconds. */
const MOST_ROWS = 100_000;

const journalSchema = z.strictObject({
  ruleset: z.literal('twilight'),
  version: z.string().max(20),
  opening: openingSchema,
  rows: z.array(z.unknown()).max(MOST_ROWS),
  /** An export carries what follows from the rows; it is derived anew. */
  state: z.unknown().optional(),
  entries: z.unknown().optional(),
  problems: z.unknown().optional(),
});

export interface CampaignJournal {
  readonly ruleset: 'twilight';
  readonly version: string;
  readonly opening: Opening;
  /** What counts of all that was done. */
  readonly rows: readonly Row[];
}

function openingProblems(opening: Opening): readonly Problem[] {
  const inParty = partyProblems(opening.party).map((problem) => ({ ...problem, field: `party.${problem.field}` }));
  return [...inParty, ...routeProblems(opening.route)];
}

/** A new campaign, before its first row. */
export function beginCampaign(data: unknown): Result<CampaignJournal, readonly Problem[]> {
  const read = readBy(openingSchema, data);
  if (!read.ok) return read;
  const problems = openingProblems(read.value);
  if (problems.length > 0) return err(problems);
  return ok({ ruleset: 'twilight', version: CAMPAIGN_VERSION, opening: read.value, rows: [] });
}

/** A journal from a file, and all of its rows. */
interface CampaignRead {
  readonly journal: CampaignJournal;
  readonly rows: readonly JournalRow[];
}

export function parseCampaign(data: unknown): Result<CampaignJournal, readonly Problem[]> {
  const read = readCampaign(data);
  return read.ok ? ok(read.value.journal) : read;
}

/** Its rows are whole here; whether they agree with each other shows when they are carried out. */
export function readCampaign(data: unknown): Result<CampaignRead, readonly Problem[]> {
  const unfit = unfitHead(data);
  if (unfit !== null) return err([unfit]);
  const read = readBy(journalSchema, data);
  const rows = readRows(rowsIn(data));
  const wrong = [...(read.ok ? [] : read.error), ...(rows.ok ? [] : rows.error.map(inRows))];
  if (!read.ok || !rows.ok) return err(wrong);
  const { ruleset, version, opening } = read.value;
  const problems = openingProblems(opening);
  if (problems.length > 0) return err(problems);
  const all = rows.value.map(({ row }) => row);
  const counted = countedDeeds(rows.value);
  const isPresent = versionAfter(version, all) === CAMPAIGN_VERSION;
  return ok({ journal: { ruleset, version, opening, rows: isPresent ? counted : undigested(counted) }, rows: all });
}

function unfitHead(data: unknown): Problem | null {
  const head = headSchema.safeParse(data);
  if (!head.success || OLDER_VERSIONS.includes(head.data.version)) return null;
  return unfitFor({ id: 'twilight', version: CAMPAIGN_VERSION }, head.data);
}

/** No more of them than there may be: the schema says so of the others. */
function rowsIn(data: unknown): readonly unknown[] {
  const rows = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : [];
  return Array.isArray(rows) ? rows.slice(0, MOST_ROWS) : [];
}

/** A row, and what was done by it; nothing by one that takes another back. */
interface RowRead {
  readonly row: JournalRow;
  readonly deed: Row | null;
}

export function readRows(list: readonly unknown[]): Result<readonly RowRead[], readonly Problem[]> {
  const problems: Problem[] = [];
  const rows: RowRead[] = [];
  for (const [i, data] of list.entries()) {
    const read = readRow(data);
    if (read.ok) rows.push(read.value);
    else problems.push(...read.error.map((problem) => ({ ...problem, field: `${i}.${problem.field ?? ''}` })));
  }
  return problems.length > 0 ? err(problems) : ok(rows);
}

/** By hand, and before campaigns had the rows of every journal, a row is written short: what was done, with its fields beside it. */
function readRow(data: unknown): Result<RowRead, readonly Problem[]> {
  const isShort = typeof data !== 'object' || data === null || !('option' in data);
  const row = isShort ? null : parseCampaignRow(data);
  if (row?.ok === false) return row;
  if (row?.value.kind === 'undo' || row?.value.kind === 'upgrade') return ok({ row: row.value, deed: null });
  const deed = readBy(rowSchema, row === null ? data : deedOf(row.value));
  return deed.ok ? ok({ row: makeCampaignRow(deed.value), deed: deed.value }) : deed;
}

function countedDeeds(rows: readonly RowRead[]): readonly Row[] {
  const deeds = new Map(rows.map(({ row, deed }) => [row, deed]));
  return countedRows([...deeds.keys()]).flatMap(({ row, n, isSigned }) => {
    const deed = deeds.get(row) ?? null;
    if (deed === null) return [];
    const { digest, ...unsigned } = deed;
    return [{ ...unsigned, n, ...(isSigned && digest !== undefined ? { digest } : {}) }];
  });
}

/** People count rows from 1. */
function inRows(problem: Problem): Problem {
  const [index] = (problem.field ?? '').split('.');
  return { ...problem, field: `rows.${problem.field}`, message: `Row ${Number(index) + 1}: ${problem.message}` };
}
