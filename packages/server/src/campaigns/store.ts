import { createHash, randomBytes } from 'node:crypto';
import { continuing } from '@hardtop/keep';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { Kysely } from 'kysely';
import { type Answer, type DocumentKind, Documents, standOf } from '../documents/documents.ts';
import type { Database } from '../documents/rows.ts';
import type { Owner } from '../keys/owner.ts';
import { told } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';
import type { JsonText } from '../tasks/json-text.ts';
import type { CampaignCard, SharedCampaign } from '../wire/campaigns.ts';
import { type CampaignLimits, LIMITS } from './limits.ts';
import { journalText, type NewCampaign } from './new-campaign.ts';
import { BEYOND, full, NOT_SHARED, STALE, unknownCampaign } from './problems.ts';
import {
  bytesOfJournal,
  type Change,
  cardOf,
  changeCampaign,
  dropRows,
  entryOf,
  findCampaign,
  insertRows,
  journalOf,
  type StoredCampaign,
  selectCampaigns,
} from './rows.ts';

/** The first `keep` rows stay, these come after them, each as JSON. */
interface NewRows {
  /** What the sender saw last. */
  readonly version: number;
  readonly keep: number;
  readonly rows: readonly string[];
}

/** A campaign as it is kept: a `CampaignEntry`. */
interface KeptCampaign {
  readonly version: number;
  readonly entry: JsonText;
}

const kindOf = (limits: CampaignLimits): DocumentKind<StoredCampaign, CampaignCard, JsonText> => ({
  table: 'campaigns',
  room: { most: { documents: limits.campaigns, bytes: limits.allBytes }, full: full(limits) },
  find: findCampaign,
  mark: (trx, owner, id, deleted) => changeCampaign(trx, owner, id, { deleted_at: deleted }),
  cardOf,
  entryOf,
  unknown: unknownCampaign,
  stale: STALE,
});

/** Campaigns in the database: documents of which each change keeps the first rows and adds some. */
export class CampaignStore {
  private readonly db: Kysely<Tables>;
  private readonly limits: CampaignLimits;
  private readonly documents: Documents<StoredCampaign, CampaignCard, JsonText>;

  constructor(db: Kysely<Tables>, limits: CampaignLimits = LIMITS) {
    this.db = db;
    this.limits = limits;
    this.documents = new Documents(db, kindOf(limits));
  }

  async list(owner: Owner): Promise<readonly CampaignCard[]> {
    const all = selectCampaigns(this.db).where('owner', '=', owner);
    return (await told(all.orderBy('updated_at', 'desc').orderBy('id').execute())).map(cardOf);
  }

  /** All of them, for good. */
  async forget(owner: Owner): Promise<void> {
    await told(this.db.deleteFrom('campaigns').where('owner', '=', owner).execute());
  }

  find(owner: Owner, id: string): Promise<StoredCampaign | null> {
    return told(findCampaign(this.db, owner, id));
  }

  async read(owner: Owner, id: string): Promise<JsonText | null> {
    const found = await told(findCampaign(this.db, owner, id));
    return found === null ? null : told(entryOf(this.db, found));
  }

  /** The same again changes nothing; another one under the same id is refused. */
  create(owner: Owner, id: string, campaign: NewCampaign): Answer<KeptCampaign, JsonText> {
    return this.documents.change(owner, async (trx) => {
      const ours = await findCampaign(trx, owner, id);
      const { name, ruleset, version: rules, opening, rows } = campaign;
      if (ours !== null) {
        const entry = await entryOf(trx, ours);
        const isSame = (await journalOf(trx, ours)).text === journalText(campaign).text;
        return isSame ? ok({ version: ours.version, entry }) : err({ problem: STALE, entry });
      }
      const bytes = sizeOf([opening, ...rows]);
      const problem = await this.makeRoom(trx, owner, id, rows.length, bytes);
      if (problem !== null) return err({ problem });
      const columns = { ruleset, rules, name, opening, rows: rows.length, bytes, version: 1 };
      await trx
        .insertInto('campaigns')
        .values({ owner, id, ...columns })
        .execute();
      await insertRows(trx, { owner, id }, 0, rows);
      return ok({ version: 1, entry: await entryOf(trx, await this.documents.written(trx, owner, id)) });
    });
  }

  /** Keeps the first rows and puts these after them. */
  putRows(owner: Owner, id: string, { version, keep, rows }: NewRows): Answer<CampaignCard, JsonText> {
    return this.documents.change(owner, async (trx) => {
      const ours = await findCampaign(trx, owner, id);
      if (ours === null) return this.documents.unknown(id);
      if (continuing(standOf(ours), version) === 'stale') return this.documents.stale(trx, ours);
      if (keep > ours.rows) return err({ problem: BEYOND });
      await dropRows(trx, ours, keep);
      await insertRows(trx, ours, keep, rows);
      const bytes = await bytesOfJournal(trx, ours);
      const count = keep + rows.length;
      const problem = await this.makeRoom(trx, owner, id, count, bytes);
      return problem === null ? ok(await this.write(trx, ours, { rows: count, bytes })) : err({ problem });
    });
  }

  remove(owner: Owner, id: string, version?: number): Answer<CampaignCard, JsonText> {
    return this.documents.remove(owner, id, version);
  }

  restore(owner: Owner, id: string): Answer<CampaignCard, JsonText> {
    return this.documents.restore(owner, id);
  }

  /** A new secret for the players; an older one is worth nothing from now on. */
  share(owner: Owner, id: string): Answer<SharedCampaign, JsonText> {
    return this.documents.change(owner, async (trx) => {
      const ours = await findCampaign(trx, owner, id);
      if (ours === null || ours.deleted_at !== null) return this.documents.unknown(id);
      const secret = randomBytes(24).toString('base64url');
      return ok({ secret, card: await this.write(trx, ours, { share: digestOf(secret) }) });
    });
  }

  unshare(owner: Owner, id: string): Answer<CampaignCard, JsonText> {
    return this.documents.change(owner, async (trx) => {
      const ours = await findCampaign(trx, owner, id);
      return ours === null ? this.documents.unknown(id) : ok(await this.write(trx, ours, { share: null }));
    });
  }

  /** What a secret opens. `key` is another one as soon as the campaign has changed. */
  async shared(secret: string): Promise<Result<{ readonly key: string; readonly found: StoredCampaign }, Problem>> {
    const query = selectCampaigns(this.db).where('share', '=', digestOf(secret));
    const found = await told(query.where('deleted_at', 'is', null).executeTakeFirst());
    if (found === undefined) return err(NOT_SHARED);
    return ok({ key: `${found.owner} ${found.id} ${found.version}`, found });
  }

  /** Which of these owners' campaigns some secrets open, by secret. */
  async openedBy(owners: readonly Owner[], secrets: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const digests = new Map(secrets.map((secret) => [digestOf(secret), secret]));
    if (owners.length === 0 || digests.size === 0) return new Map();
    const living = this.db.selectFrom('campaigns').select(['id', 'share']).where('deleted_at', 'is', null);
    const shared = living.where('owner', 'in', owners).where('share', 'in', [...digests.keys()]);
    return new Map((await told(shared.execute())).map(({ id, share }) => [digests.get(share ?? '') ?? '', id]));
  }

  journal(found: StoredCampaign): Promise<JsonText> {
    return told(journalOf(this.db, found));
  }

  private async makeRoom(
    trx: Database,
    owner: Owner,
    id: string,
    rows: number,
    bytes: number,
  ): Promise<Problem | null> {
    const { limits } = this;
    if (rows > limits.rows || bytes > limits.bytes) return full(limits);
    return this.documents.makeRoom(trx, owner, id, bytes);
  }

  private async write(trx: Database, { owner, id }: StoredCampaign, change: Change): Promise<CampaignCard> {
    await changeCampaign(trx, owner, id, change);
    return cardOf(await this.documents.written(trx, owner, id));
  }
}

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** The secret is long and made by chance: it needs no slow hash. */
function digestOf(secret: string): string {
  return createHash('sha256').update(`share:${secret}`).digest('base64url');
}
