import type { Board } from '@hardtop/board';
import { MERGE_OUTCOMES, type MergeOutcome, type MergeResult } from '@hardtop/keep';
import type { ActiveOrder, GameEvent, Outcome, Param, Params, Preview, Problem, Question, Seat } from '@hardtop/kernel';
import * as z from 'zod';

/** What the page and the server say to each other. Client messages are schemas; the page imports their types alone. */

const seat = z.int().min(0).max(63);
const params = z.record(z.string().max(40), z.int());
const ref = z.int().min(0);

export const clientMessage = z.discriminatedUnion('t', [
  /** First message on a socket: the secret keys of the seats one plays; none to watch. */
  z.strictObject({ t: z.literal('join'), keys: z.array(z.string().max(100)).max(16) }),
  z.strictObject({
    t: z.literal('choose'),
    ref,
    seat,
    ask: z.string().max(40),
    option: z.string().max(200),
    params: params.optional(),
  }),
  /** A typed order such as "bend left". */
  z.strictObject({ t: z.literal('type'), ref, seat, text: z.string().max(200) }),
  z.strictObject({
    t: z.literal('preview'),
    ref,
    seat,
    ask: z.string().max(40),
    option: z.string().max(200),
    params: params.optional(),
  }),
  z.strictObject({ t: z.literal('undo'), ref, seat }),
  z.strictObject({ t: z.literal('answer-undo'), ref, seat, grant: z.boolean() }),
  z.strictObject({ t: z.literal('resign'), ref, seat }),
  z.strictObject({ t: z.literal('draw'), ref, seat, option: z.enum(['offer', 'accept', 'decline']) }),
  /** Gives a standing order, or cancels it with null. */
  z.strictObject({ t: z.literal('order'), ref, seat, order: z.string().max(60), params: params.nullable() }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;

export const createGame = z.strictObject({
  ruleset: z.string().max(40),
  /** A scenario's id, or a whole scenario file. */
  scenario: z.union([z.string().max(80), z.record(z.string(), z.unknown())]),
  seats: z
    .array(
      z.strictObject({
        kind: z.enum(['human', 'bot']),
        bot: z.string().max(40).optional(),
        vehicle: z.string().max(80).nullable().optional(),
      }),
    )
    .max(16),
  dice: z.enum(['seed', 'hand']).optional(),
  seed: z.string().min(1).max(100).optional(),
});

export type CreateGame = z.infer<typeof createGame>;

/** Body of `POST /api/journals`: a journal to go on with, and who sits where (people everywhere if absent). */
export const uploadJournal = z.strictObject({ journal: z.unknown(), seats: createGame.shape.seats.optional() });

/** Body of `POST /api/games/:id/choices`; the seat's key goes in the Authorization header. */
export const makeChoice = z.strictObject({
  seat: seat.optional(),
  ask: z.string().max(40),
  option: z.string().max(200),
  params: params.optional(),
});

/** Body of `POST /api/games/:id/rematch`: the keys of the seats one plays, if not in the Authorization header. */
export const askRematch = z.strictObject({ keys: z.array(z.string().max(100)).max(16).optional() });

export interface CreatedGame {
  readonly game: string;
  /** One secret key per human seat. */
  readonly keys: readonly { readonly seat: Seat; readonly key: string }[];
}

export interface SeatCard {
  readonly seat: Seat;
  readonly name: string;
  readonly plays: string;
  readonly kind: 'human' | 'bot';
  readonly bot?: string;
}

export interface GameCard {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly dice: 'seed' | 'hand';
  readonly seats: readonly SeatCard[];
}

/** The answer of `GET /api/games/:id`. */
export interface GameInfo extends GameCard {
  /** The version of the rules it is played under. */
  readonly version: string;
  readonly rows: number;
  readonly over: boolean;
  readonly outcome: Outcome | null;
  /** Why it cannot go on here, if it cannot. */
  readonly problem: Problem | null;
  /** The game that was played after it. */
  readonly rematch: string | null;
  readonly created: string;
  readonly updated: string;
}

/** The answer of `GET /api/health`; 503 with the same body when the database does not answer. */
export interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly database: { readonly kind: 'embedded' | 'postgresql'; readonly ok: boolean };
}

/** Everything one viewer sees of a game at one moment. */
export interface Snapshot {
  /** Rows committed so far. */
  readonly rows: number;
  readonly board: Board;
  /** The viewer's own open questions. */
  readonly questions: readonly Question[];
  /** Who is awaited, and for what sort of question. */
  readonly waiting: readonly { readonly seat: Seat; readonly topic: string }[];
  readonly outcome: Outcome | null;
  /** For each of the viewer's seats: can it take back its last answer? */
  readonly undo: readonly { readonly seat: Seat; readonly how: 'free' | 'consent' | 'no' }[];
  readonly undoRequest: { readonly seat: Seat } | null;
  readonly drawOffers: readonly Seat[];
  readonly orders: readonly ActiveOrder[];
}

export type ServerMessage =
  | {
      readonly t: 'welcome';
      readonly card: GameCard;
      /** The seats this socket plays. */
      readonly seats: readonly Seat[];
      readonly snapshot: Snapshot;
      readonly events: readonly GameEvent[];
      readonly sayings: readonly Saying[];
    }
  /** Drop events numbered above `eventsFrom`, then append `events`. */
  | {
      readonly t: 'update';
      readonly snapshot: Snapshot;
      readonly eventsFrom: number;
      readonly events: readonly GameEvent[];
    }
  | { readonly t: 'ack'; readonly ref: number; readonly rows: number }
  | { readonly t: 'refused'; readonly ref: number; readonly problem: Problem }
  | { readonly t: 'preview'; readonly ref: number; readonly preview: Preview }
  /** A bot's reason for its last answer. */
  | { readonly t: 'said'; readonly saying: Saying }
  | { readonly t: 'presence'; readonly online: readonly Seat[] }
  /** The same game once more; with the new keys of the seats this socket plays. */
  | { readonly t: 'rematch'; readonly created: CreatedGame };

export interface Saying {
  readonly row: number;
  readonly seat: Seat;
  readonly why: string;
}

export interface RulesetCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly version: string;
  readonly scenarios: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    readonly seats: number;
    /** Who sits at each seat and what they play, by the scenario. */
    readonly places: readonly { readonly name: string; readonly plays: string }[];
    /** The bot that belongs to it, if not the first. */
    readonly bot?: string;
  }[];
  readonly vehicles: readonly { readonly id: string; readonly title: string; readonly summary: string }[];
  readonly bots: readonly { readonly id: string; readonly title: string; readonly summary: string }[];
  readonly orders: readonly {
    readonly id: string;
    readonly label: string;
    readonly summary: string;
    readonly params: readonly Param[];
  }[];
}

/** The body of every refused HTTP request. */
export interface ErrorBody {
  readonly problems: readonly Problem[];
}

export type { Params };

/** The library of designs. Whoever has its token has the library; see docs/wire.md. */

const plain = (text: z.ZodString) => text.regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Must be plain text on one line.' });
const designTags = z
  .array(plain(z.string().trim().min(1).max(40)))
  .max(20)
  .transform((tags) => [...new Set(tags)]);
const designName = plain(z.string().trim().min(1).max(100));
/** What a design is, only its ruleset knows. */
const design = z
  .unknown()
  .refine((given): boolean => given !== undefined, { error: 'Is missing: a design belongs here.' });
const time = z.iso.datetime({ offset: true, error: 'Must be a time such as 2026-01-31T12:00:00Z.' });

/** Made by the page. */
export const designId = z.string().regex(/^[\w-]{1,64}$/, {
  error: 'An id is 1 to 64 letters, digits, underscores and hyphens.',
});

export const libraryEntry = z.strictObject({
  id: designId,
  ruleset: z.string().max(40),
  name: designName,
  tags: designTags,
  design,
  /** The library's counter when this entry last changed: no two entries of a library have the same. */
  version: z.int().min(1),
  created: time,
  /** When its name, tags or design last changed. */
  updated: time,
  /** When it was deleted; it can be restored. */
  deleted: time.nullable(),
});

export type LibraryEntry = z.infer<typeof libraryEntry>;

/** Body of `PUT /api/library/:id`. */
export const putDesign = z.strictObject({
  ...libraryEntry.pick({ ruleset: true, name: true, design: true }).shape,
  tags: designTags.optional(),
  /** The version of the entry that this changes; 0 if it is new. */
  version: z.int().min(0),
});

export type PutDesign = z.input<typeof putDesign>;

const digits = z
  .string()
  .regex(/^\d{1,15}$/, { error: 'Must be a whole number.' })
  .transform(Number);

/** Query of `GET /api/library`. */
export const askLibrary = z.strictObject({
  since: digits.optional(),
  limit: digits.pipe(z.number().min(1).max(1_000)).optional(),
});

/** Query of `GET /api/library/backup`. */
export const askBackup = z.strictObject({ part: digits.pipe(z.number().min(1)).optional() });

/** Query of `DELETE /api/library/:id`. */
export const askDelete = z.strictObject({ version: digits.optional() });

/** Entries that changed after `since`, deleted ones too, oldest change first. Ask with `next` for what comes later. */
export interface LibraryPage {
  /** Smaller than what was asked if the library here is an older one: begin anew. */
  readonly since: number;
  readonly next: number;
  readonly more: boolean;
  readonly entries: readonly LibraryEntry[];
}

/** The body of a 409: somebody else was first, with this. null: there is no such entry. */
export interface StaleDesign extends ErrorBody {
  readonly entry: LibraryEntry | null;
}

/** A design in a file. Without an id it is known by its content; without a name by the one that its ruleset gives it. */
export const backupDesign = z.strictObject({
  id: designId.optional(),
  ruleset: z.string().max(40),
  name: designName.optional(),
  tags: designTags.optional(),
  design,
  created: time.optional(),
  updated: time.optional(),
});

export type BackupDesign = z.input<typeof backupDesign>;

export interface LibraryBackup {
  readonly format: 'hardtop-library';
  readonly version: 1;
  readonly made: string;
  /** Of a library that does not fit into one merge: this file's number, from 1, and how many there are. */
  readonly part?: number;
  readonly parts?: number;
  readonly designs: readonly BackupDesign[];
}

/** Body of `POST /api/library/merge`: a backup, or a list of designs. Each design is read on its own. */
export const mergeLibrary = z.union([
  z.array(z.unknown()),
  z.strictObject({
    format: z.literal('hardtop-library'),
    version: z.literal(1),
    made: z.string().max(40).optional(),
    part: z.int().min(1).optional(),
    parts: z.int().min(1).optional(),
    designs: z.array(z.unknown()),
  }),
]);

export { MERGE_OUTCOMES, type MergeOutcome, type MergeResult };

export interface MergedLibrary {
  readonly counts: Readonly<Record<MergeOutcome, number>>;
  readonly results: readonly MergeResult[];
}

export type { CampaignCard, CampaignEntry, CampaignList, PutRows, SharedCampaign } from './campaigns/wire.ts';
