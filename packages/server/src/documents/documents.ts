import { addAmounts, fitsIn, type Room, removing, restoring, type Version } from '@hardtop/keep';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { Kysely, Transaction } from 'kysely';
import type { Owner } from '../keys/owner.ts';
import { StorageFailure } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';
import { type Database, type DocumentTable, dropDeleted, livingBeside, lockDocuments } from './rows.ts';

/** What every table of documents has. */
interface StoredDocument {
  readonly id: string;
  readonly bytes: number;
  readonly version: number;
  readonly deleted_at: Date | null;
}

/** What differs between kinds of documents. `Card`: what a change is answered with; `Entry`: the whole of it. */
export interface DocumentKind<Stored extends StoredDocument, Card, Entry> {
  readonly table: DocumentTable;
  readonly room: Room;
  find(db: Database, owner: Owner, id: string): Promise<Stored | null>;
  /** Marks it as deleted or not, as its next version. */
  mark(trx: Database, owner: Owner, id: string, deleted: string | null): Promise<void>;
  cardOf(found: Stored): Card;
  entryOf(db: Database, found: Stored): Promise<Entry>;
  unknown(id: string): Problem;
  readonly stale: Problem;
}

/** Why nothing was changed; where a version was stale, with what is there instead. */
export interface Refusal<Entry> {
  readonly problem: Problem;
  readonly entry?: Entry | null;
}

export type Answer<T, Entry> = Promise<Result<T, Refusal<Entry>>>;

export const standOf = ({ version, deleted_at }: StoredDocument): Version => ({
  version,
  isDeleted: deleted_at !== null,
});

/** Documents of many owners in the database. Every change is one transaction; nothing is written for one that is refused. */
export class Documents<Stored extends StoredDocument, Card, Entry> {
  private readonly db: Kysely<Tables>;
  private readonly kind: DocumentKind<Stored, Card, Entry>;

  constructor(db: Kysely<Tables>, kind: DocumentKind<Stored, Card, Entry>) {
    this.db = db;
    this.kind = kind;
  }

  async change<T>(owner: Owner, job: (trx: Transaction<Tables>) => Answer<T, Entry>): Answer<T, Entry> {
    const refusals: Refusal<Entry>[] = [];
    let isCommitting = false;
    try {
      return await this.db.transaction().execute(async (trx) => {
        await lockDocuments(trx, this.kind.table, owner);
        const answer = await job(trx);
        isCommitting = answer.ok;
        if (answer.ok) return answer;
        refusals.push(answer.error);
        // Takes back what the transaction has done so far.
        throw new Error(answer.error.problem.message);
      });
    } catch (error) {
      const [refusal] = refusals;
      if (refusal !== undefined) return err(refusal);
      throw new StorageFailure(error, isCommitting);
    }
  }

  /** It can be restored; deleting it again does nothing. `version`: only if it is still that. */
  remove(owner: Owner, id: string, version?: number): Answer<Card, Entry> {
    return this.change(owner, async (trx) => {
      const ours = await this.kind.find(trx, owner, id);
      const verdict = removing(ours && standOf(ours), version);
      if (ours === null || verdict === 'unknown') return this.unknown(id);
      if (verdict === 'stale') return this.stale(trx, ours);
      return ok(
        verdict === 'done' ? this.kind.cardOf(ours) : await this.mark(trx, owner, id, new Date().toISOString()),
      );
    });
  }

  restore(owner: Owner, id: string): Answer<Card, Entry> {
    return this.change(owner, async (trx) => {
      const ours = await this.kind.find(trx, owner, id);
      if (ours === null) return this.unknown(id);
      if (restoring(standOf(ours)) === 'done') return ok(this.kind.cardOf(ours));
      // Marked first: room is made by dropping deleted ones, of which it is none now.
      const card = await this.mark(trx, owner, id, null);
      const problem = await this.makeRoom(trx, owner, id, ours.bytes);
      return problem === null ? ok(card) : err({ problem });
    });
  }

  /** For a document that is to take so many bytes. */
  async makeRoom(trx: Database, owner: Owner, id: string, bytes: number): Promise<Problem | null> {
    const { table, room } = this.kind;
    const living = addAmounts(await livingBeside(trx, table, owner, id), { documents: 1, bytes });
    if (!fitsIn(room.most, living)) return room.full;
    await dropDeleted(trx, table, owner, living, room);
    return null;
  }

  unknown(id: string): Result<never, Refusal<Entry>> {
    return err({ problem: this.kind.unknown(id) });
  }

  async stale(trx: Database, ours: Stored): Answer<never, Entry> {
    return err({ problem: this.kind.stale, entry: await this.kind.entryOf(trx, ours) });
  }

  /** What has just been written. */
  async written(trx: Database, owner: Owner, id: string): Promise<Stored> {
    const found = await this.kind.find(trx, owner, id);
    if (found === null) throw new Error(`${id} is not where it was put among the ${this.kind.table}`);
    return found;
  }

  private async mark(trx: Database, owner: Owner, id: string, deleted: string | null): Promise<Card> {
    await this.kind.mark(trx, owner, id, deleted);
    return this.kind.cardOf(await this.written(trx, owner, id));
  }
}
