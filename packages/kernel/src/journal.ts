import * as z from 'zod';
import type { Checkpoint } from './checkpoint.ts';
import type { DecisionId, Params, Seat } from './decision.ts';
import { STREAMS, type StreamKind } from './random.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import { readBy } from './schema.ts';
import type { Viewer } from './viewer.ts';

const MATCH_KINDS = ['choice', 'dice', 'order', 'undo', 'resign', 'draw', 'amend', 'upgrade', 'share'] as const;
/** A campaign asks nothing: its referee fills in forms. */
const CAMPAIGN_KINDS = ['form', 'amend', 'undo', 'upgrade'] as const;
type RowKind = (typeof MATCH_KINDS)[number] | (typeof CAMPAIGN_KINDS)[number];

const ROW_AUTHORS = ['player', 'bot', 'order', 'clock', 'referee'] as const;
export type RowAuthor = (typeof ROW_AUTHORS)[number];

/** One input to a match or a campaign. The rows are the game; all else is derived. */
export interface Row {
  readonly n: number;
  readonly kind: RowKind;
  /** The decision it answers; empty for rows that answer none. */
  readonly ask: DecisionId;
  /** Null for the referee, who sits at no seat. */
  readonly seat: Seat | null;
  readonly by: RowAuthor;
  readonly option: string;
  readonly params: Params;
  /** What was filled in, in a campaign: its ruleset reads it. */
  readonly form?: Readonly<Record<string, unknown>>;
  /** Why, in the referee's words; or what a seat adds to the dice. */
  readonly note?: string;
  /**
   * Names all that had been told when a rest point was reached after this row: private, for it covers secrets. In a journal that is
   * shown it names what its audience has been told.
   */
  readonly digest?: string;
}

/** Where dice come from: first the script, then a seed, the player's hand, or nowhere. */
export interface DicePlan {
  readonly script: readonly number[];
  readonly after: 'seed' | 'hand' | 'stop';
  /** What kind of stream the seed begins; `xoroshiro` if absent. */
  readonly stream?: StreamKind;
  /** Somebody chose the seed and knows what will fall: all may know it, and it never counts as fair. */
  readonly chosen?: true;
  /** No die falls before every seat has added its share to the seed, or has said that it adds none. */
  readonly shares?: true;
  /**
   * By hand: dice that somebody may not know of are asked of nobody, the house rolls them. These have fallen so far as the game's own seed
   * does not tell; all others follow from it. Absent in games of before: there they are typed in like all others.
   */
  readonly house?: readonly number[];
  /** The script is what had fallen in the game that this one was forked from, and all after it is of a seed of its own. */
  readonly forked?: ForkedDice;
}

/** After which row of the old game a fork began, and how many rows of its own that makes. */
export interface ForkedDice {
  readonly row: number;
  readonly rows: number;
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
  /** What was promised of the seed before the first die; see `commitmentTo`. */
  readonly commitment?: string;
  /** To whom it was shown while its game lived: its digests name what they were told. */
  readonly audience?: Viewer;
  /** Shown while its game hides something, or went over to later rules: to be read, not to be replayed. */
  readonly partial?: true;
  /** The game went on under other rules than it began with. For storage only. */
  readonly resumed?: Resumed;
}

/** Where a game was taken up under a later version: the rows before it are history, and are not played again. */
export interface Resumed {
  /** The version it had before. */
  readonly version: string;
  readonly row: number;
  readonly checkpoint: Checkpoint;
}

/** A referee's reason. */
export const NOTE_LENGTH = 300;
/** A referee at his own desk may be wordier. */
const CAMPAIGN_NOTE_LENGTH = 500;

const rowSchema = z.strictObject({
  n: z.int().min(1),
  kind: z.enum(MATCH_KINDS),
  ask: z.string().max(40),
  seat: z.int().min(0).max(63).nullable(),
  by: z.enum(ROW_AUTHORS),
  option: z.string().max(200),
  params: z.record(z.string().max(40), z.int()),
  note: z.string().max(NOTE_LENGTH).optional(),
  digest: z.string().max(64).optional(),
});

const campaignRowSchema = rowSchema.extend({
  kind: z.enum(CAMPAIGN_KINDS),
  form: z.record(z.string().max(40), z.unknown()).optional(),
  note: z.string().max(CAMPAIGN_NOTE_LENGTH).optional(),
});

const MOST_ROWS = 100_000;
const face = z.int().min(1).max(100);
const rowCount = z.int().min(0).max(MOST_ROWS);

const journalSchema = z.strictObject({
  ruleset: z.string().min(1).max(40),
  version: z.string().min(1).max(40),
  setup: z.unknown(),
  seed: z.string().max(200).optional(),
  dice: z.strictObject({
    script: z.array(face),
    after: z.enum(['seed', 'hand', 'stop']),
    stream: z.enum(STREAMS).optional(),
    chosen: z.literal(true).optional(),
    shares: z.literal(true).optional(),
    house: z.array(face).optional(),
    forked: z.strictObject({ row: rowCount, rows: rowCount }).optional(),
  }),
  commitment: z.string().max(64).optional(),
  rows: z.array(rowSchema).max(MOST_ROWS),
  audience: z.union([z.int().min(0).max(63), z.literal('referee'), z.null()]).optional(),
  partial: z.literal(true).optional(),
});

/** A journal from a file or a request, checked field by field. */
export function parseJournal(data: unknown): Result<Journal, readonly Problem[]> {
  const read = readBy(journalSchema, data);
  if (!read.ok) return read;
  const { seed, audience, partial, commitment, dice, ...rest } = read.value;
  const rows = read.value.rows.map(rowOf);
  const gap = rows.findIndex((row, i) => row.n !== i + 1);
  if (gap >= 0) {
    const message = `Rows are numbered from 1 without gaps; expected ${gap + 1}.`;
    return err([{ code: 'journal', field: `rows.${gap}.n`, message }]);
  }
  const journal = { ...rest, setup: rest.setup, dice: planOf(dice), rows };
  return ok({
    ...journal,
    ...(seed === undefined ? {} : { seed }),
    ...(commitment === undefined ? {} : { commitment }),
    ...(audience === undefined ? {} : { audience }),
    ...(partial === undefined ? {} : { partial }),
  });
}

function planOf({ stream, chosen, shares, house, forked, ...plan }: z.infer<typeof journalSchema>['dice']): DicePlan {
  return {
    ...plan,
    ...(stream === undefined ? {} : { stream }),
    ...(chosen === undefined ? {} : { chosen }),
    ...(shares === undefined ? {} : { shares }),
    ...(house === undefined ? {} : { house }),
    ...(forked === undefined ? {} : { forked }),
  };
}

function rowOf({
  form,
  note,
  digest,
  ...row
}: z.infer<typeof rowSchema | typeof campaignRowSchema> & { form?: Row['form'] | undefined }): Row {
  return {
    ...row,
    ...(form === undefined ? {} : { form }),
    ...(note === undefined ? {} : { note }),
    ...(digest === undefined ? {} : { digest }),
  };
}

/** One row of a campaign, checked field by field; what is in its form only its ruleset can tell. */
export function parseCampaignRow(data: unknown): Result<Row, readonly Problem[]> {
  const read = readBy(campaignRowSchema, data);
  return read.ok ? ok(rowOf(read.value)) : read;
}

/** Why a journal cannot be taken up under these rules; null if it may. */
export function unfitFor(
  ruleset: { readonly id: string; readonly version: string },
  journal: Pick<Journal, 'ruleset' | 'version' | 'partial'>,
): Problem | null {
  if (journal.partial === true) {
    const message = 'This journal does not hold the whole game: it can be read, not played again.';
    return { code: 'partial', field: 'partial', message };
  }
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
