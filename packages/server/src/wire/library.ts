import { MERGE_OUTCOMES, type MergeOutcome, type MergeResult } from '@hardtop/keep';
import * as z from 'zod';
import { digits, documentId } from './documents.ts';
import type { ErrorBody } from './errors.ts';

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

export const libraryEntry = z.strictObject({
  id: documentId,
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

/** Query of `GET /api/library`. */
export const askLibrary = z.strictObject({
  since: digits.optional(),
  limit: digits.pipe(z.number().min(1).max(1_000)).optional(),
});

/** Query of `GET /api/library/backup`. */
export const askBackup = z.strictObject({ part: digits.pipe(z.number().min(1)).optional() });

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
  id: documentId.optional(),
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
