import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Amount, type Incoming, type MergeResult, slicesOf } from '@hardtop/keep';
import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import * as z from 'zod';
import { Breather } from '../tasks/breather.ts';
import { backupDesign, type LibraryBackup, type LibraryEntry } from '../wire/library.ts';
import type { Builder } from './builders.ts';
import { type Draft, type OnBug, parseDraft } from './draft.ts';
import { LIMITS } from './limits.ts';
import { newerBackup, tooMany } from './problems.ts';

/** A file of designs: those that could be read, and why the others could not. */
interface DesignFile {
  readonly incoming: readonly Incoming<Draft>[];
  readonly refused: readonly MergeResult[];
}

const PROBLEMS_EACH = 5;

type Lots = AsyncIterable<readonly LibraryEntry[]>;

/** A design as it stands in a backup, as JSON in UTF-8. */
interface Written {
  readonly id: string;
  readonly name: string;
  readonly text: Buffer;
}

/** One part of a backup, as JSON; how many there are. */
interface BackupPart {
  readonly parts: number;
  /** Its pieces in order; null where there is no such part. */
  readonly pieces: readonly Buffer[] | null;
}

/** A part of the whole library, by name, cut into as few files as can each be merged; an empty one is a file too. */
export async function backupPart(
  lots: Lots,
  part: number,
  made: Date,
  most: Amount = { documents: LIMITS.mergeDesigns, bytes: LIMITS.backupBytes },
): Promise<BackupPart> {
  const designs: Written[] = [];
  for await (const lot of lots) {
    // A lot at a time: the embedded database may answer within the same turn of the loop.
    await nextTurn();
    designs.push(...lot.map(writtenOf));
  }
  designs.sort((a, b) => order(a.name, b.name) || order(a.id, b.id));
  await nextTurn();
  const slices = slicesOf(designs, most, ({ text }) => text.length + 1);
  const slice = slices[part - 1];
  const head = { format: 'hardtop-library', version: 1, made: made.toISOString() };
  const numbered = slices.length === 1 ? head : { ...head, part, parts: slices.length };
  const opening = `${JSON.stringify(numbered).slice(0, -1)},"designs":[`;
  return { parts: slices.length, pieces: slice === undefined ? null : await bundled(opening, slice) };
}

const COMMA = Buffer.from(',');
/** Few enough to be put together in a millisecond, many enough to be worth sending. */
const DESIGNS_EACH = 100;

async function bundled(opening: string, designs: readonly Written[]): Promise<readonly Buffer[]> {
  const pieces = [Buffer.from(opening)];
  const breather = new Breather();
  for (let i = 0; i < designs.length; i += DESIGNS_EACH) {
    await breather.breathe();
    const some = designs.slice(i, i + DESIGNS_EACH);
    pieces.push(Buffer.concat(some.flatMap(({ text }, k) => (i + k === 0 ? [text] : [COMMA, text]))));
  }
  return [...pieces, Buffer.from(']}')];
}

function writtenOf({ version: _, deleted: __, ...kept }: LibraryEntry): Written {
  const text = Buffer.from(JSON.stringify(kept satisfies LibraryBackup['designs'][number]));
  return { id: kept.id, name: kept.name, text };
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A file that a newer Hardtop made may have any form: only its version is looked at. */
const newerFile = z.looseObject({ format: z.literal('hardtop-library'), version: z.int().min(2) });

/** What keeps a whole file from being read here, whatever the designs in it are. */
export function fileProblem(body: unknown): Problem | null {
  const newer = newerFile.safeParse(body);
  if (newer.success) return newerBackup(newer.data.version);
  const designs = Array.isArray(body) ? body : (body as { readonly designs?: unknown } | null)?.designs;
  return Array.isArray(designs) && designs.length > LIMITS.mergeDesigns ? tooMany(designs.length) : null;
}

/** Reads each design on its own. Games go on meanwhile: it lets the loop go on every few milliseconds. */
export async function readDesigns(
  builders: readonly Builder[],
  designs: readonly unknown[],
  onBug: OnBug,
): Promise<DesignFile> {
  const incoming: Incoming<Draft>[] = [];
  const refused: MergeResult[] = [];
  const now = Date.now();
  const breather = new Breather();
  for (const [index, given] of designs.entries()) {
    await breather.breathe();
    const read = readDesign(builders, given, index, now, onBug);
    if (read.ok) incoming.push(read.value);
    else refused.push({ index, outcome: 'refused', problems: read.error.slice(0, PROBLEMS_EACH) });
  }
  return { incoming, refused };
}

function readDesign(
  builders: readonly Builder[],
  given: unknown,
  index: number,
  now: number,
  onBug: OnBug,
): Result<Incoming<Draft>, readonly Problem[]> {
  const read = readBy(backupDesign, given);
  if (!read.ok) return err(read.error.map((problem) => inItem(problem, index)));
  const { id = null, created, updated, ...rest } = read.value;
  const draft = parseDraft(builders, rest, onBug);
  if (!draft.ok) return err(draft.error.map((problem) => inItem(problem, index)));
  return ok({ index, id, draft: draft.value, created: timeOf(created, now), updated: timeOf(updated, now) });
}

function inItem(problem: Problem, index: number): Problem {
  const isWhole = problem.field === undefined || problem.field === '(file)';
  return { ...problem, field: isWhole ? `designs.${index}` : `designs.${index}.${problem.field}` };
}

/** A time that cannot be, as clocks that are wrong give it, says nothing about which design is newer. */
function timeOf(text: string | undefined, now: number): number | null {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return time >= 0 && time <= now ? time : null;
}
