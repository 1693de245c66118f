import { type Amount, addAmounts, fitsIn, full, type Incoming, planMerge } from '@hardtop/keep';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { Kysely, Transaction } from 'kysely';
import type { Owner } from '../keys/owner.ts';
import { StorageFailure } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';
import type { LibraryEntry, LibraryPage, MergeResult } from '../wire/library.ts';
import type { Draft } from './draft.ts';
import { ROOM } from './limits.ts';
import { GONE, STALE, unknownDesign } from './problems.ts';
import {
  countOn,
  dropOldest,
  entryOf,
  findDesign,
  heldIn,
  livingIn,
  lockLibrary,
  type StoredDesign,
  writeDesigns,
} from './rows.ts';

/** Why nothing was changed; where a version was stale, with what is there instead. */
export interface Refusal {
  readonly problem: Problem;
  readonly entry?: LibraryEntry | null;
}

interface Saved {
  readonly entry: LibraryEntry;
  readonly isNew: boolean;
}

/** Libraries of designs in the database. Every change is one transaction; nothing is written for one that is refused. */
export class LibraryStore {
  private readonly db: Kysely<Tables>;
  private readonly room: Amount;

  constructor(db: Kysely<Tables>, room: Amount = ROOM) {
    this.db = db;
    this.room = room;
  }

  async page(owner: Owner, asked: number, limit: number): Promise<LibraryPage> {
    const since = asked <= (await this.versionOf(owner)) ? asked : 0;
    const later = this.db.selectFrom('designs').selectAll().where('owner', '=', owner).where('version', '>', since);
    const found = await told(
      later
        .orderBy('version')
        .limit(limit + 1)
        .execute(),
    );
    const entries = found.slice(0, limit).map(entryOf);
    return { since, next: entries.at(-1)?.version ?? since, more: found.length > limit, entries };
  }

  /** All that live, by name. */
  async all(owner: Owner): Promise<readonly LibraryEntry[]> {
    const living = this.db.selectFrom('designs').selectAll().where('owner', '=', owner).where('deleted_at', 'is', null);
    return (await told(living.orderBy('name').orderBy('id').execute())).map(entryOf);
  }

  /** `version`: what the sender saw last, 0 for a new design. What is there already may be sent again. */
  put(owner: Owner, id: string, version: number, draft: Draft): Promise<Result<Saved, Refusal>> {
    return this.change(owner, async (trx) => {
      const ours = await findDesign(trx, owner, id);
      if (ours !== null && isSame(ours, draft)) return ok({ entry: entryOf(ours), isNew: false });
      if ((ours?.version ?? 0) !== version) return err(staleBy(ours));
      const problem = await this.makeRoom(trx, owner, growthBy(ours, draft.bytes));
      if (problem !== null) return err({ problem });
      const now = Date.now();
      await writeDesigns(trx, owner, [{ id, draft, created: now, updated: now }]);
      const entry = await this.find(trx, owner, id);
      return ok({ entry, isNew: ours === null });
    });
  }

  /** It can be restored; deleting it again does nothing. `version`: only if it is still that. */
  remove(owner: Owner, id: string, version?: number): Promise<Result<LibraryEntry, Refusal>> {
    return this.change(owner, async (trx) => {
      const ours = await findDesign(trx, owner, id);
      if (ours === null) return err({ problem: unknownDesign(id) });
      if (ours.deleted_at !== null) return ok(entryOf(ours));
      if (version !== undefined && ours.version !== version) return err(staleBy(ours));
      return ok(await this.mark(trx, owner, id, new Date().toISOString()));
    });
  }

  restore(owner: Owner, id: string): Promise<Result<LibraryEntry, Refusal>> {
    return this.change(owner, async (trx) => {
      const ours = await findDesign(trx, owner, id);
      if (ours === null) return err({ problem: unknownDesign(id) });
      if (ours.deleted_at === null) return ok(entryOf(ours));
      const entry = await this.mark(trx, owner, id, null);
      // Marked first: room is made by dropping deleted ones, of which it is none now.
      const problem = await this.makeRoom(trx, owner, { designs: 0, bytes: 0 });
      if (problem !== null) throw new Refused({ problem });
      return ok(entry);
    });
  }

  /** All of it or, if the database fails, nothing. */
  async merge(owner: Owner, file: readonly Incoming<Draft>[]): Promise<readonly MergeResult[]> {
    return told(
      this.db.transaction().execute(async (trx) => {
        await lockLibrary(trx, owner);
        const plan = planMerge(await heldIn(trx, owner), file, Date.now(), this.room);
        await writeDesigns(trx, owner, plan.writes);
        if (plan.writes.length > 0) await dropOldest(trx, owner, plan.living, this.room);
        return plan.results;
      }),
    );
  }

  private async versionOf(owner: Owner): Promise<number> {
    const query = this.db.selectFrom('libraries').select('version').where('owner', '=', owner);
    return (await told(query.executeTakeFirst()))?.version ?? 0;
  }

  private async change<T>(
    owner: Owner,
    job: (trx: Transaction<Tables>) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    try {
      return await this.db.transaction().execute(async (trx) => {
        await lockLibrary(trx, owner);
        return job(trx);
      });
    } catch (error) {
      if (error instanceof Refused) return err(error.refusal);
      throw new StorageFailure(error);
    }
  }

  private async makeRoom(trx: Transaction<Tables>, owner: Owner, growth: Amount): Promise<Problem | null> {
    const living = addAmounts(await livingIn(trx, owner), growth);
    if (!fitsIn(this.room, living)) return full(this.room);
    await dropOldest(trx, owner, living, this.room);
    return null;
  }

  private async mark(trx: Transaction<Tables>, owner: Owner, id: string, deleted: string | null) {
    const version = (await countOn(trx, owner, 1)) + 1;
    const marked = trx.updateTable('designs').set({ deleted_at: deleted, version });
    await marked.where('owner', '=', owner).where('id', '=', id).execute();
    return this.find(trx, owner, id);
  }

  private async find(trx: Transaction<Tables>, owner: Owner, id: string): Promise<LibraryEntry> {
    const found = await findDesign(trx, owner, id);
    if (found === null) throw new Error(`design ${id} is not where it was put`);
    return entryOf(found);
  }
}

/** Takes back what a transaction has done so far. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.problem.message);
    this.refusal = refusal;
  }
}

function staleBy(ours: StoredDesign | null): Refusal {
  return ours === null ? { problem: GONE, entry: null } : { problem: STALE, entry: entryOf(ours) };
}

function isSame(ours: StoredDesign, draft: Draft): boolean {
  const isOne = ours.digest === draft.digest && ours.name === draft.name && ours.deleted_at === null;
  return isOne && JSON.stringify(ours.tags) === JSON.stringify(draft.tags);
}

function growthBy(ours: StoredDesign | null, bytes: number): Amount {
  const isLiving = ours !== null && ours.deleted_at === null;
  return { designs: isLiving ? 0 : 1, bytes: bytes - (isLiving ? ours.bytes : 0) };
}

async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new StorageFailure(error);
  }
}
