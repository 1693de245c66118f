import { type Amount, type Incoming, type MergeResult, planMerge, slicesOf } from '@hardtop/keep';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { BackupDesign, LibraryBackup } from '@hardtop/server/wire';
import { isRecord } from '../base/storage.ts';
import { type Garages, garagesOf } from './garage-context.ts';
import { inTurns } from './in-turns.ts';
import type { KeptDesign } from './kept-design.ts';
import { digestIn, nameIn, type PageDraft, parseDraft } from './library-draft.ts';

/** What a server takes in one merge, with room for what stands around the designs. */
const BACKUP_MOST: Amount = { documents: 10_000, bytes: 7 * 1024 * 1024 };

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length + 1;

export function backupDesign(garages: Garages, { id, ruleset, tags, design, updated }: KeptDesign): BackupDesign {
  const name = garages.get(ruleset)?.garage.nameOf(design).trim() ?? '';
  const time = new Date(updated).toISOString();
  return { id, ruleset, ...(name === '' ? {} : { name }), tags: [...tags], design, updated: time };
}

/** All but the deleted, in the format of the server (docs/designs.md), in as few files as a server takes. */
export function makeBackups(
  garages: Garages,
  kept: readonly KeptDesign[],
  made: Date,
  most: Amount = BACKUP_MOST,
): readonly LibraryBackup[] {
  const designs = kept.filter(({ deleted }) => deleted !== true).map((each) => backupDesign(garages, each));
  const slices = slicesOf(designs, most, bytesOf);
  return slices.map((slice, i) => ({
    format: 'hardtop-library',
    version: 1,
    made: made.toISOString(),
    ...(slices.length === 1 ? {} : { part: i + 1, parts: slices.length }),
    designs: slice,
  }));
}

/** Pages of the first version wrote `{"library": […]}`. */
const fromFirstPages = (library: readonly unknown[]): readonly unknown[] =>
  library.flatMap((each) => {
    if (!isRecord(each)) return [each];
    if (each.deleted === true) return [];
    const { id, ruleset, tags, design, updated } = each;
    return [
      {
        id,
        ruleset,
        tags,
        design,
        ...(typeof updated === 'number' ? { updated: new Date(updated).toISOString() } : {}),
      },
    ];
  });

/** The designs of a backup; null: the text is something else. */
export function parseBackup(text: string): Result<readonly unknown[], Problem> | null {
  if (!text.trimStart().startsWith('{')) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  if (Array.isArray(value.library)) return ok(fromFirstPages(value.library));
  if (value.format !== 'hardtop-library') return null;
  if (value.version !== 1) {
    const message = `The backup is of version ${String(value.version)}, made by a newer Hardtop; this page reads version 1.`;
    return err({ code: 'newer', field: 'version', message });
  }
  if (Array.isArray(value.designs)) return ok(value.designs);
  return err({ code: 'invalid', field: 'designs', message: 'The backup has no list of designs.' });
}

const refused = (index: number, name: string | null, problems: readonly Problem[]): MergeResult => ({
  index,
  outcome: 'refused',
  ...(name === null ? {} : { name }),
  problems,
});

const NOT_A_DESIGN: Problem = { code: 'invalid', message: 'This is no design of a backup.' };
const otherRules = (ruleset: string): Problem => ({
  code: 'unknown-ruleset',
  field: 'ruleset',
  message: `It belongs to the rules “${ruleset}”, for which there is no garage here.`,
});

const isText = (value: unknown): value is string => typeof value === 'string';

function readOne(garages: Garages, given: unknown, index: number, now: number): Incoming<PageDraft> | MergeResult {
  if (!isRecord(given) || !isText(given.ruleset)) return refused(index, null, [NOT_A_DESIGN]);
  const name = isText(given.name) && given.name.trim() !== '' ? given.name.trim() : null;
  const owner = garages.get(given.ruleset);
  if (owner === undefined) return refused(index, name, [otherRules(given.ruleset)]);
  const tags = Array.isArray(given.tags) ? given.tags.filter(isText) : [];
  const draft = parseDraft(owner, { name, tags, design: given.design });
  if (!draft.ok) return refused(index, name, draft.error);
  const id = isText(given.id) && /^[\w-]{1,64}$/.test(given.id) ? given.id : null;
  // A time that cannot be says nothing about which is newer.
  const time = isText(given.updated) ? Date.parse(given.updated) : Number.NaN;
  return { index, id, draft: draft.value, created: null, updated: time >= 0 && time <= now ? time : null };
}

const rulesetIn = (given: unknown): string => (isRecord(given) && isText(given.ruleset) ? given.ruleset : '');

interface PageMerge {
  readonly changed: readonly KeptDesign[];
  readonly results: readonly MergeResult[];
}

/** What a backup does to the library of this browser, by the same rules as on the server. Nothing is kept yet. */
export async function planBackup(
  kept: readonly KeptDesign[],
  given: readonly unknown[],
  onTurn: (done: number) => boolean = () => true,
): Promise<PageMerge> {
  const now = Date.now();
  const file: Incoming<PageDraft>[] = [];
  const failed: MergeResult[] = [];
  const garages = await garagesOf([...kept, ...given].map(rulesetIn));
  await inTurns(
    given.entries(),
    ([index, each]) => {
      const read = readOne(garages, each, index, now);
      if ('draft' in read) file.push(read);
      else failed.push(read);
    },
    onTurn,
  );
  const ours = new Map(kept.map((each) => [each.id, each]));
  const held = kept.flatMap(({ id, ruleset, tags, design, updated, deleted }) => {
    const owner = garages.get(ruleset);
    if (owner === undefined) return [];
    const known = { name: nameIn(owner, design), digest: digestIn(owner, design), bytes: 0 };
    return [{ id, tags, updated, ...known, isDeleted: deleted === true }];
  });
  const plan = planMerge(held, file, now);
  const changed = plan.writes.map(({ id, draft, updated }) => {
    const { version, synced } = ours.get(id) ?? {};
    const known = { ...(version === undefined ? {} : { version }), ...(synced === undefined ? {} : { synced }) };
    // Restoring is a change of today.
    const time = ours.get(id)?.deleted === true ? now : updated;
    return { id, ruleset: draft.ruleset, design: draft.design, tags: draft.tags, updated: time, ...known };
  });
  return { changed, results: [...plan.results, ...failed].sort((a, b) => a.index - b.index) };
}
