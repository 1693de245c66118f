import { createHash, randomBytes } from 'node:crypto';
import type { CampaignFile } from '@hardtop/campaign';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { Kysely, Transaction } from 'kysely';
import type { Owner } from '../keys/owner.ts';
import { StorageFailure } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';
import type { CampaignCard, CampaignEntry, PutRows, SharedCampaign } from '../wire/campaigns.ts';
import { ROOM, type Room } from './limits.ts';
import { BEYOND, full, NOT_SHARED, STALE, unknownCampaign } from './problems.ts';
import {
  bytesOfRows,
  cardOf,
  dropOldest,
  dropRows,
  entryOf,
  findCampaign,
  insertRows,
  journalOf,
  keptBeside,
  lockCampaigns,
  type StoredCampaign,
} from './rows.ts';

/** A campaign that its ruleset has read. */
interface NewCampaign {
  readonly name: string;
  readonly journal: CampaignFile;
}

/** Why nothing was changed; where a version was stale, with what is there instead. */
export interface Refusal {
  readonly problem: Problem;
  readonly entry?: CampaignEntry;
}

type Answer<T> = Promise<Result<T, Refusal>>;
type Change = Partial<Pick<StoredCampaign, 'rows' | 'bytes' | 'share'>> & { readonly deleted?: boolean };

/** Campaigns in the database. Every change is one transaction, committed before it is answered. */
export class CampaignStore {
  private readonly db: Kysely<Tables>;
  private readonly room: Room;

  constructor(db: Kysely<Tables>, room: Room = ROOM) {
    this.db = db;
    this.room = room;
  }

  async list(owner: Owner): Promise<readonly CampaignCard[]> {
    const all = this.db.selectFrom('campaigns').selectAll().where('owner', '=', owner);
    return (await told(all.orderBy('updated_at', 'desc').orderBy('id').execute())).map(cardOf);
  }

  async read(owner: Owner, id: string): Promise<CampaignEntry | null> {
    const found = await told(findCampaign(this.db, owner, id));
    return found === null ? null : told(entryOf(this.db, found));
  }

  /** The same again changes nothing; another one under the same id is refused. */
  create(owner: Owner, id: string, { name, journal }: NewCampaign): Answer<CampaignEntry> {
    return this.change(owner, async (trx) => {
      const ours = await findCampaign(trx, owner, id);
      if (ours !== null) {
        const entry = await entryOf(trx, ours);
        const isSame = JSON.stringify(entry.journal) === JSON.stringify(plain(journal));
        return isSame ? ok(entry) : err({ problem: STALE, entry });
      }
      const { ruleset, version: rules, opening } = journal;
      const rows = journal.rows.map((row) => JSON.stringify(row));
      const bytes = sizeOf([JSON.stringify(opening), ...rows]);
      const problem = await this.makeRoom(trx, owner, id, rows.length, bytes);
      if (problem !== null) return err({ problem });
      const columns = { ruleset, rules, name, opening: JSON.stringify(opening), rows: rows.length, bytes, version: 1 };
      await trx
        .insertInto('campaigns')
        .values({ owner, id, ...columns })
        .execute();
      await insertRows(trx, { owner, id }, 0, rows);
      return ok(await entryOf(trx, await this.find(trx, owner, id)));
    });
  }

  /** Keeps the first rows and puts these after them. */
  putRows(owner: Owner, id: string, { version, keep, rows }: PutRows): Answer<CampaignCard> {
    return this.change(owner, async (trx) => {
      const ours = await findCampaign(trx, owner, id);
      if (ours === null) return err({ problem: unknownCampaign(id) });
      if (ours.version !== version || ours.deleted_at !== null) return err(await staleBy(trx, ours));
      if (keep > ours.rows) return err({ problem: BEYOND });
      await dropRows(trx, ours, keep);
      await insertRows(
        trx,
        ours,
        keep,
        rows.map((row) => JSON.stringify(row)),
      );
      const bytes = sizeOf([JSON.stringify(ours.opening)]) + (await bytesOfRows(trx, ours));
      const count = keep + rows.length;
      const problem = await this.makeRoom(trx, owner, id, count, bytes);
      if (problem !== null) throw new Refused({ problem });
      return ok(await this.write(trx, ours, { rows: count, bytes }));
    });
  }

  remove(owner: Owner, id: string, version?: number): Answer<CampaignCard> {
    return this.change(owner, async (trx) => {
      const ours = await findCampaign(trx, owner, id);
      if (ours === null) return err({ problem: unknownCampaign(id) });
      if (ours.deleted_at !== null) return ok(cardOf(ours));
      if (version !== undefined && ours.version !== version) return err(await staleBy(trx, ours));
      return ok(await this.write(trx, ours, { deleted: true }));
    });
  }

  restore(owner: Owner, id: string): Answer<CampaignCard> {
    return this.change(owner, async (trx) => {
      const ours = await findCampaign(trx, owner, id);
      if (ours === null) return err({ problem: unknownCampaign(id) });
      return ok(ours.deleted_at === null ? cardOf(ours) : await this.write(trx, ours, { deleted: false }));
    });
  }

  /** A new secret for the players; an older one is worth nothing from now on. */
  share(owner: Owner, id: string): Answer<SharedCampaign> {
    return this.change(owner, async (trx) => {
      const ours = await findCampaign(trx, owner, id);
      if (ours === null || ours.deleted_at !== null) return err({ problem: unknownCampaign(id) });
      const secret = randomBytes(24).toString('base64url');
      return ok({ secret, card: await this.write(trx, ours, { share: digestOf(secret) }) });
    });
  }

  unshare(owner: Owner, id: string): Answer<CampaignCard> {
    return this.change(owner, async (trx) => {
      const ours = await findCampaign(trx, owner, id);
      if (ours === null) return err({ problem: unknownCampaign(id) });
      return ok(await this.write(trx, ours, { share: null }));
    });
  }

  /** What a secret opens. `key` is another one as soon as the campaign has changed. */
  async shared(secret: string): Promise<Result<{ readonly key: string; readonly found: StoredCampaign }, Problem>> {
    const query = this.db.selectFrom('campaigns').selectAll().where('share', '=', digestOf(secret));
    const found = await told(query.where('deleted_at', 'is', null).executeTakeFirst());
    if (found === undefined) return err(NOT_SHARED);
    return ok({ key: `${found.owner} ${found.id} ${found.version}`, found });
  }

  journal(found: StoredCampaign): Promise<CampaignFile> {
    return told(journalOf(this.db, found));
  }

  /** Deleted campaigns are kept while there is room beside the others; those that were deleted first go first, for good. */
  private async makeRoom(
    trx: Transaction<Tables>,
    owner: Owner,
    id: string,
    rows: number,
    bytes: number,
  ): Promise<Problem | null> {
    const { room } = this;
    if (rows > room.rows || bytes > room.bytes) return full(room);
    for (;;) {
      const others = await keptBeside(trx, owner, id);
      if (others.campaigns < room.campaigns && others.bytes + bytes <= room.allBytes) return null;
      if (!(await dropOldest(trx, owner, id))) return full(room);
    }
  }

  private async write(
    trx: Transaction<Tables>,
    ours: StoredCampaign,
    { deleted, ...set }: Change,
  ): Promise<CampaignCard> {
    const now = new Date().toISOString();
    const marked = deleted === undefined ? {} : { deleted_at: deleted ? now : null };
    const changed = trx.updateTable('campaigns').set({ ...set, ...marked, version: ours.version + 1, updated_at: now });
    await changed.where('owner', '=', ours.owner).where('id', '=', ours.id).execute();
    return cardOf(await this.find(trx, ours.owner, ours.id));
  }

  private async find(trx: Transaction<Tables>, owner: Owner, id: string): Promise<StoredCampaign> {
    const found = await findCampaign(trx, owner, id);
    if (found === null) throw new Error(`campaign ${id} is not where it was put`);
    return found;
  }

  private async change<T>(owner: Owner, job: (trx: Transaction<Tables>) => Answer<T>): Answer<T> {
    try {
      return await this.db.transaction().execute(async (trx) => {
        await lockCampaigns(trx, owner);
        return job(trx);
      });
    } catch (error) {
      if (error instanceof Refused) return err(error.refusal);
      throw new StorageFailure(error);
    }
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

async function staleBy(trx: Transaction<Tables>, ours: StoredCampaign): Promise<Refusal> {
  return { problem: STALE, entry: await entryOf(trx, ours) };
}

/** The four things that are stored, in the order they come back in. */
function plain({ ruleset, version, opening, rows }: CampaignFile): CampaignFile {
  return { ruleset, version, opening, rows };
}

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** The secret is long and made by chance: it needs no slow hash. */
function digestOf(secret: string): string {
  return createHash('sha256').update(`share:${secret}`).digest('base64url');
}

async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new StorageFailure(error);
  }
}
