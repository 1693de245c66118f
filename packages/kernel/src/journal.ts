import * as z from 'zod';
import type { DecisionId, Params, Seat } from './decision.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import { readBy } from './schema.ts';

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
  const read = readBy(journalSchema, data);
  if (!read.ok) return read;
  const { seed, ...rest } = read.value;
  const gap = rest.rows.findIndex((row, i) => row.n !== i + 1);
  if (gap >= 0) {
    const message = `Rows are numbered from 1 without gaps; expected ${gap + 1}.`;
    return err([{ code: 'journal', field: `rows.${gap}.n`, message }]);
  }
  return ok(seed === undefined ? { ...rest, setup: rest.setup } : { ...rest, setup: rest.setup, seed });
}

/** Why a journal cannot be taken up under these rules; null if it may. */
export function unfitFor(
  ruleset: { readonly id: string; readonly version: string },
  journal: Pick<Journal, 'ruleset' | 'version'>,
): Problem | null {
  if (journal.ruleset !== ruleset.id) {
    const message = `This journal is of "${journal.ruleset}", not of "${ruleset.id}".`;
    return { code: 'ruleset', field: 'ruleset', message, legal: [ruleset.id] };
  }
  if (journal.version === ruleset.version) return null;
  const message = `This game began under version ${journal.version} of the rules; here is version ${ruleset.version}, so it cannot go on.`;
  return { code: 'version', field: 'version', message, legal: [ruleset.version] };
}

/** Rows that answer a question; the others are about the game, not in it. */
export function isInput(row: Row): boolean {
  return row.kind === 'choice' || row.kind === 'dice';
}

/** Rows that still count once every undo has been carried out. */
export function effectiveRows(rows: readonly Row[]): readonly Row[] {
  let kept: Row[] = [];
  for (const row of rows) {
    kept.push(row);
    if (row.kind === 'undo' && row.option === 'take') {
      const to = row.params.to ?? 0;
      kept = kept.filter((old) => old.n < to || !isInput(old));
    }
  }
  return kept;
}
