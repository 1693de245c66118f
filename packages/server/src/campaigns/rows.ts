import { type Selectable, sql } from 'kysely';
import type { Database } from '../documents/rows.ts';
import type { Owner } from '../keys/owner.ts';
import type { CampaignsTable } from '../storage/tables.ts';
import { JsonText, joined } from '../tasks/json-text.ts';
import type { CampaignCard } from '../wire/campaigns.ts';

/** Statements on the tables of campaigns. A journal may be as long as megabytes: it goes in and comes out as text. */

export type StoredCampaign = Omit<Selectable<CampaignsTable>, 'opening'>;

type CampaignKey = Pick<StoredCampaign, 'owner' | 'id'>;

const COLUMNS = [
  'owner',
  'id',
  'ruleset',
  'rules',
  'name',
  'rows',
  'bytes',
  'version',
  'share',
  'created_at',
  'updated_at',
  'deleted_at',
] as const satisfies readonly (keyof StoredCampaign)[];

/** All but their journals. */
export const selectCampaigns = (db: Database) => db.selectFrom('campaigns').select(COLUMNS);

export async function findCampaign(db: Database, owner: Owner, id: string): Promise<StoredCampaign | null> {
  const query = selectCampaigns(db).where('owner', '=', owner).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** Puts rows, each as JSON, behind the first so many. */
export async function insertRows(
  trx: Database,
  { owner, id }: CampaignKey,
  after: number,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into campaign_rows (owner, campaign, n, row)
    select ${owner}, ${id}, ${after}::integer + place, row
    from json_array_elements(${`[${rows.join(',')}]`}::json) with ordinality as given (row, place)`.execute(trx);
}

/** All but the first so many. */
export async function dropRows(trx: Database, { owner, id }: CampaignKey, keep: number): Promise<void> {
  await trx
    .deleteFrom('campaign_rows')
    .where('owner', '=', owner)
    .where('campaign', '=', id)
    .where('n', '>', keep)
    .execute();
}

/** Characters of the opening and of the rows that stay. */
export async function bytesOfJournal(trx: Database, { owner, id }: CampaignKey): Promise<number> {
  const found = await sql<{ readonly bytes: number }>`
    select octet_length(opening::text) + coalesce((
      select sum(octet_length(row::text)) from campaign_rows where owner = ${owner} and campaign = ${id}
    ), 0)::bigint as bytes
    from campaigns where owner = ${owner} and id = ${id}`.execute(trx);
  return found.rows[0]?.bytes ?? 0;
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

/** A `CampaignEntry`. */
export async function entryOf(db: Database, found: StoredCampaign): Promise<JsonText> {
  return joined({ ...cardOf(found), journal: await journalOf(db, found) });
}

/** A `CampaignFile`, with what is in it in the order in which it came. */
export async function journalOf(db: Database, { owner, id, ruleset, rules }: StoredCampaign): Promise<JsonText> {
  const found = await sql<{ readonly opening: string; readonly rows: string | null }>`
    select opening::text as opening, (
      select string_agg(row::text, ',' order by n) from campaign_rows where owner = ${owner} and campaign = ${id}
    ) as rows
    from campaigns where owner = ${owner} and id = ${id}`.execute(db);
  const [{ opening, rows } = { opening: 'null', rows: null }] = found.rows;
  return joined({ ruleset, version: rules, opening: new JsonText(opening), rows: new JsonText(`[${rows ?? ''}]`) });
}
