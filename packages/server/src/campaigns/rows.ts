import type { CampaignFile } from '@hardtop/campaign';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../documents/rows.ts';
import type { Owner } from '../keys/owner.ts';
import { campaignRows, rowsFrom } from '../storage/journal-rows.ts';
import type { CampaignsTable } from '../storage/tables.ts';
import type { CampaignCard, CampaignEntry } from '../wire/campaigns.ts';

/** Statements on the tables of campaigns. */

export type StoredCampaign = Selectable<CampaignsTable>;

export async function findCampaign(db: Database, owner: Owner, id: string): Promise<StoredCampaign | null> {
  const query = db.selectFrom('campaigns').selectAll().where('owner', '=', owner).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** Characters of the rows that stay. */
export async function bytesOfRows(trx: Database, { owner, id }: Pick<StoredCampaign, 'owner' | 'id'>): Promise<number> {
  const query = trx
    .selectFrom('campaign_rows')
    .select(sql<number>`coalesce(sum(octet_length(row::text)), 0)::bigint`.as('bytes'));
  return (await query.where('owner', '=', owner).where('campaign', '=', id).executeTakeFirstOrThrow()).bytes;
}

export type Change = Partial<Pick<StoredCampaign, 'rows' | 'bytes' | 'share'>> & {
  readonly deleted_at?: string | null;
};

/** As its next version. */
export async function changeCampaign(trx: Database, owner: Owner, id: string, change: Change): Promise<void> {
  const next = { version: sql<number>`version + 1`, updated_at: new Date().toISOString() };
  const changed = trx.updateTable('campaigns').set({ ...change, ...next });
  await changed.where('owner', '=', owner).where('id', '=', id).execute();
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
  return { ruleset, version: rules, opening, rows: (await rowsFrom(db, campaignRows(found))).map(({ row }) => row) };
}
