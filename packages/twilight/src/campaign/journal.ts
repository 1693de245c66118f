// The campaign's journal: what it began with, the seed, and one row for everything the referee did. The rows are the
// campaign; days, encounters and settlements are derived from them, always the same.

import { err, ok, type Problem, type Result, readBy, unfitFor } from '@hardtop/kernel';
import * as z from 'zod';
import type { CampaignAge } from '../catalog/territories.ts';
import { dateSchema } from '../travel/clock.ts';
import { partySchema } from '../travel/party.ts';
import { partyProblems } from '../travel/party-check.ts';
import { legSchema } from '../travel/route.ts';
import { routeProblems } from '../travel/route-check.ts';
import { type Row, rowSchema } from './rows.ts';

/** Counted up when old rows would give another world. */
export const CAMPAIGN_VERSION = '1';

export const CAMPAIGN_AGE_IDS = ['early', 'later', 'late'] as const satisfies readonly CampaignAge[];

/** What a campaign begins with. */
export const openingSchema = z.strictObject({
  name: z.string().trim().min(1).max(120),
  seed: z.union([z.string().min(1).max(200), z.int()]).transform(String),
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
  rows: z.array(rowSchema).max(MOST_ROWS),
  /** An export carries what follows from the rows; it is derived anew. */
  state: z.unknown().optional(),
  entries: z.unknown().optional(),
  problems: z.unknown().optional(),
});

export interface CampaignJournal {
  readonly ruleset: 'twilight';
  readonly version: string;
  readonly opening: Opening;
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

/** A journal from a file. Its rows are whole here; whether they agree with each other shows when they are carried out. */
export function parseCampaign(data: unknown): Result<CampaignJournal, readonly Problem[]> {
  const head = headSchema.safeParse(data);
  const unfit = head.success ? unfitFor({ id: 'twilight', version: CAMPAIGN_VERSION }, head.data) : null;
  if (unfit !== null) return err([unfit]);
  const read = readBy(journalSchema, data);
  if (!read.ok) return err(read.error.map(withRowNumber));
  const { ruleset, version, opening, rows } = read.value;
  const problems = openingProblems(opening);
  return problems.length > 0 ? err(problems) : ok({ ruleset, version, opening, rows });
}

/** People count rows from 1. */
function withRowNumber(problem: Problem): Problem {
  const match = /^rows\.(\d+)/.exec(problem.field ?? '');
  return match === null ? problem : { ...problem, message: `Row ${Number(match[1]) + 1}: ${problem.message}` };
}
