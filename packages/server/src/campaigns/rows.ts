import type { CampaignFile } from '@hardtop/campaign';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Owner } from '../keys/owner.ts';
import type { CampaignsTable, Tables } from '../storage/tables.ts';
import type { CampaignCard, CampaignEntry } from '../wire/campaigns.ts';

/** Statements on the tables of campaigns. */

type Database = Kysely<Tables> | Transaction<Tables>;
export type StoredCampaign = Selectable<CampaignsTable>;

/** Any number that no other program on the same database is likely to lock. */
const LOCK = 4_400_117;

/** Changes of one owner's campaigns come one after another, also from several nodes. */
export async function lockCampaigns(trx: Database, owner: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${owner}))`.execute(trx);
}

export async function findCampaign(db: Database, owner: Owner, id: string): Promise<StoredCampaign | null> {
  const query = db.selectFrom('campaigns').selectAll().where('owner', '=', owner).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

async function rowsOf(db: Database, { owner, id }: Pick<StoredCampaign, 'owner' | 'id'>): Promise<readonly unknown[]> {
  const query = db.selectFrom('campaign_rows').select('row').where('owner', '=', owner).where('campaign', '=', id);
  return (await query.orderBy('n').execute()).map(({ row }) => row);
}

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 2_000;

export async function insertRows(
  trx: Database,
  { owner, id }: Pick<StoredCampaign, 'owner' | 'id'>,
  after: number,
  rows: readonly string[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    const some = rows.slice(i, i + ROWS_AT_ONCE);
    const values = some.map((row, k) => ({ owner, campaign: id, n: after + i + k + 1, row }));
    await trx.insertInto('campaign_rows').values(values).execute();
  }
}

export async function dropRows(
  trx: Database,
  { owner, id }: Pick<StoredCampaign, 'owner' | 'id'>,
  keep: number,
): Promise<void> {
  const query = trx.deleteFrom('campaign_rows').where('owner', '=', owner).where('campaign', '=', id);
  await query.where('n', '>', keep).execute();
}

/** Characters of the rows that stay. */
export async function bytesOfRows(trx: Database, { owner, id }: Pick<StoredCampaign, 'owner' | 'id'>): Promise<number> {
  const query = trx
    .selectFrom('campaign_rows')
    .select(sql<number>`coalesce(sum(octet_length(row::text)), 0)::bigint`.as('bytes'));
  return (await query.where('owner', '=', owner).where('campaign', '=', id).executeTakeFirstOrThrow()).bytes;
}

/** All that one owner keeps but for one campaign; deleted ones too. */
export async function keptBeside(
  db: Database,
  owner: Owner,
  id: string,
): Promise<{ readonly campaigns: number; readonly bytes: number }> {
  return db
    .selectFrom('campaigns')
    .select([sql<number>`count(*)`.as('campaigns'), sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes')])
    .where('owner', '=', owner)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
}

/** The one that was deleted first goes for good; false where none is deleted. */
export async function dropOldest(trx: Database, owner: Owner, id: string): Promise<boolean> {
  const gone = trx.selectFrom('campaigns').select('id').where('owner', '=', owner).where('id', '!=', id);
  const oldest = await gone.where('deleted_at', 'is not', null).orderBy('deleted_at').limit(1).executeTakeFirst();
  if (oldest === undefined) return false;
  await trx.deleteFrom('campaigns').where('owner', '=', owner).where('id', '=', oldest.id).execute();
  return true;
}

export function cardOf(found: StoredCampaign): CampaignCard {
  return {
    id: found.id,
    ruleset: found.ruleset,
    name: found.name,
    rows: found.rows,
    version: found.version,
    shared: found.share !== null,
    created: found.created_at.toISOString(),
    updated: found.updated_at.toISOString(),
    deleted: found.deleted_at?.toISOString() ?? null,
  };
}

export async function entryOf(db: Database, found: StoredCampaign): Promise<CampaignEntry> {
  return { ...cardOf(found), journal: await journalOf(db, found) };
}

export async function journalOf(db: Database, found: StoredCampaign): Promise<CampaignFile> {
  const { ruleset, rules, opening } = found;
  return { ruleset, version: rules, opening, rows: await rowsOf(db, found) };
}
