import { type Amount, type Held, type Incoming, type MergePlan, mergeSteps, type Room, replacing } from '@hardtop/keep';
import { err, ok } from '@hardtop/kernel';
import type { Kysely } from 'kysely';
import { type Answer, type DocumentKind, Documents, standOf } from '../documents/documents.ts';
import { dropDeleted, lockDocuments } from '../documents/rows.ts';
import type { Owner } from '../keys/owner.ts';
import { told } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';
import { Breather } from '../tasks/breather.ts';
import type { LibraryEntry, LibraryPage, MergeResult } from '../wire/library.ts';
import type { Draft } from './draft.ts';
import { MOST } from './limits.ts';
import { full, GONE, STALE, unknownDesign } from './problems.ts';
import { entryOf, findDesign, heldIn, markDesign, type StoredDesign, writeDesigns } from './rows.ts';

interface Saved {
  readonly entry: LibraryEntry;
  readonly isNew: boolean;
}

const kindOf = (room: Room): DocumentKind<StoredDesign, LibraryEntry, LibraryEntry> => ({
  table: 'designs',
  room,
  find: findDesign,
  mark: markDesign,
  cardOf: entryOf,
  entryOf: async (_db, found) => entryOf(found),
  unknown: unknownDesign,
  stale: STALE,
});

/** So many designs are read at once: others are answered between two lots. */
const LOT = 50;
/** What one page comes to, but for a design that is longer. */
const PAGE_BYTES = 1024 * 1024;

/** The version up to which designs fit into a page; undefined where there is none. */
function lastWithin(sizes: readonly { readonly version: number; readonly bytes: number }[]): number | undefined {
  let bytes = 0;
  const tooMuch = sizes.findIndex((one, i) => {
    bytes += one.bytes;
    return i > 0 && bytes > PAGE_BYTES;
  });
  return tooMuch < 0 ? sizes.at(-1)?.version : sizes[tooMuch - 1]?.version;
}

/** Libraries of designs in the database. */
export class LibraryStore {
  private readonly db: Kysely<Tables>;
  private readonly room: Room;
  private readonly documents: Documents<StoredDesign, LibraryEntry, LibraryEntry>;

  constructor(db: Kysely<Tables>, most: Amount = MOST) {
    this.db = db;
    this.room = { most, full: full(most) };
    this.documents = new Documents(db, kindOf(this.room));
  }

  async page(owner: Owner, asked: number, limit: number): Promise<LibraryPage> {
    const since = asked <= (await this.versionOf(owner)) ? asked : 0;
    const later = this.db.selectFrom('designs').where('owner', '=', owner).where('version', '>', since);
    const sizes = await told(later.select(['version', 'bytes']).orderBy('version').limit(limit).execute());
    const next = lastWithin(sizes) ?? since;
    const found = await told(later.selectAll().where('version', '<=', next).orderBy('version').execute());
    const beyond = later.select('version').where('version', '>', next).limit(1);
    const more = sizes.length > 0 && (await told(beyond.executeTakeFirst())) !== undefined;
    return { since, next, more, entries: found.map(entryOf) };
  }

  /** The whole library, for good. */
  async forget(owner: Owner): Promise<void> {
    await told(this.db.deleteFrom('libraries').where('owner', '=', owner).execute());
  }

  /** All that live, some at a time, by id: a name may change between two of the questions, an id does not. */
  async *lots(owner: Owner): AsyncGenerator<readonly LibraryEntry[]> {
    for (let after = ''; ; ) {
      const living = this.db.selectFrom('designs').selectAll().where('owner', '=', owner);
      const next = living.where('deleted_at', 'is', null).where('id', '>', after).orderBy('id').limit(LOT);
      const found = await told(next.execute());
      yield found.map(entryOf);
      if (found.length < LOT) return;
      after = found.at(-1)?.id ?? after;
    }
  }

  /** `version`: what the sender saw last, 0 for a new design. What is there already may be sent again. */
  put(owner: Owner, id: string, version: number, draft: Draft): Answer<Saved, LibraryEntry> {
    return this.documents.change(owner, async (trx) => {
      const ours = await findDesign(trx, owner, id);
      const verdict = replacing(ours && { ...standOf(ours), isSame: isSame(ours, draft) }, version);
      if (ours !== null && verdict === 'done') return ok({ entry: entryOf(ours), isNew: false });
      if (verdict === 'stale')
        return ours === null ? err({ problem: GONE, entry: null }) : this.documents.stale(trx, ours);
      const problem = await this.documents.makeRoom(trx, owner, id, draft.bytes);
      if (problem !== null) return err({ problem });
      const now = Date.now();
      await writeDesigns(trx, owner, [{ id, draft, created: now, updated: now }]);
      return ok({ entry: entryOf(await this.documents.written(trx, owner, id)), isNew: ours === null });
    });
  }

  remove(owner: Owner, id: string, version?: number): Answer<LibraryEntry, LibraryEntry> {
    return this.documents.remove(owner, id, version);
  }

  restore(owner: Owner, id: string): Answer<LibraryEntry, LibraryEntry> {
    return this.documents.restore(owner, id);
  }

  /** All of it or, if the database fails, nothing. */
  async merge(owner: Owner, file: readonly Incoming<Draft>[]): Promise<readonly MergeResult[]> {
    return told(
      this.db.transaction().execute(async (trx) => {
        await lockDocuments(trx, 'designs', owner);
        const plan = await this.plan(await heldIn(trx, owner), file);
        await writeDesigns(trx, owner, plan.writes);
        if (plan.writes.length > 0) await dropDeleted(trx, 'designs', owner, plan.living, this.room);
        return plan.results;
      }),
    );
  }

  private async plan(held: readonly Held[], file: readonly Incoming<Draft>[]): Promise<MergePlan<Draft>> {
    const steps = mergeSteps(held, file, Date.now(), this.room);
    const breather = new Breather();
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      await breather.breathe();
    }
  }

  private async versionOf(owner: Owner): Promise<number> {
    const query = this.db.selectFrom('libraries').select('version').where('owner', '=', owner);
    return (await told(query.executeTakeFirst()))?.version ?? 0;
  }
}

function isSame(ours: StoredDesign, draft: Draft): boolean {
  const isOne = ours.digest === draft.digest && ours.name === draft.name;
  return isOne && JSON.stringify(ours.tags) === JSON.stringify(draft.tags);
}
