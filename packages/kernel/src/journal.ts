import * as z from 'zod';
import type { DecisionId, Params, Seat } from './decision.ts';
import { err, ok, type Problem, type Result } from './result.ts';

export const ROW_KINDS = ['choice', 'dice', 'order', 'undo', 'resign', 'draw', 'amend'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export const ROW_AUTHORS = ['player', 'bot', 'order', 'clock'] as const;
export type RowAuthor = (typeof ROW_AUTHORS)[number];

/** One input to the game. The rows are the game; all else is derived. */
export interface Row {
  readonly n: number;
  readonly kind: RowKind;
  /** The decision it answers; empty for rows that answer none. */
  readonly ask: DecisionId;
  readonly seat: Seat;
  readonly by: RowAuthor;
  readonly option: string;
  readonly params: Params;
}

/** Where dice come from: first the script, then a seed, the player's hand, or nowhere. */
export interface DicePlan {
  readonly script: readonly number[];
  readonly after: 'seed' | 'hand' | 'stop';
}

export interface Journal {
  readonly ruleset: string;
  readonly version: string;
  /** The scenario file as it was given. */
  readonly setup: unknown;
  /** Absent while a game lives and its journal is shown to anybody. */
  readonly seed?: string;
  readonly dice: DicePlan;
  readonly rows: readonly Row[];
}

const rowSchema = z.strictObject({
  n: z.int().min(1),
  kind: z.enum(ROW_KINDS),
  ask: z.string().max(40),
  seat: z.int().min(0).max(63),
  by: z.enum(ROW_AUTHORS),
  option: z.string().max(200),
  params: z.record(z.string().max(40), z.int()),
});

const journalSchema = z.strictObject({
  ruleset: z.string().min(1).max(40),
  version: z.string().min(1).max(40),
  setup: z.unknown(),
  seed: z.string().max(200).optional(),
  dice: z.strictObject({ script: z.array(z.int().min(1).max(100)), after: z.enum(['seed', 'hand', 'stop']) }),
  rows: z.array(rowSchema).max(100_000),
});

/** A journal from a file or a request, checked field by field. */
export function parseJournal(data: unknown): Result<Journal, readonly Problem[]> {
  const result = journalSchema.safeParse(data);
  if (!result.success) return err(problemsOf(result.error));
  const { seed, ...rest } = result.data;
  const gap = rest.rows.findIndex((row, i) => row.n !== i + 1);
  if (gap >= 0) {
    return err([
      {
        code: 'journal',
        field: `rows.${gap}.n`,
        message: `Rows are numbered from 1 without gaps; expected ${gap + 1}.`,
      },
    ]);
  }
  return ok(seed === undefined ? { ...rest, setup: rest.setup } : { ...rest, setup: rest.setup, seed });
}

/** Schema errors in the house's own form, each naming its field. */
export function problemsOf(error: z.ZodError): readonly Problem[] {
  return error.issues.flatMap((issue): readonly Problem[] => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        code: issue.code,
        field: [...path, key].join('.'),
        message: 'There is no such field here.',
      }));
    }
    const field = path.length === 0 ? '(file)' : path.join('.');
    const legal = issue.code === 'invalid_value' ? { legal: issue.values.map(String) } : {};
    return [{ code: issue.code, field, message: issue.message, ...legal }];
  });
}

/** Rows that still count once every undo has been carried out. */
export function effectiveRows(rows: readonly Row[]): readonly Row[] {
  let kept: Row[] = [];
  for (const row of rows) {
    kept.push(row);
    if (row.kind === 'undo' && row.option === 'take') {
      const to = row.params.to ?? 0;
      kept = kept.filter((old) => old.n < to || (old.kind !== 'choice' && old.kind !== 'dice'));
    }
  }
  return kept;
}
