import { type Amount, type Room, subtractAmounts } from '@hardtop/keep';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Owner } from '../keys/owner.ts';
import type { Tables } from '../storage/tables.ts';

/** Statements on any table of documents, for transactions that hold its owner's lock. */

export type Database = Kysely<Tables> | Transaction<Tables>;

/** Tables of documents, each with a number that no other program on the same database is likely to lock. */
const LOCKS = { designs: 4_400_116, campaigns: 4_400_117 } as const;
export type DocumentTable = keyof typeof LOCKS;

/** Changes of one owner's documents come one after another, also from several nodes: then no version shows before a smaller one. */
export async function lockDocuments(trx: Database, table: DocumentTable, owner: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[table])}, hashtext(${owner}))`.execute(trx);
}

/** What lives of one owner's, but for one document. */
export async function livingBeside(db: Database, table: DocumentTable, owner: Owner, id: string): Promise<Amount> {
  const found = await sql<Amount>`
    select count(*) as documents, coalesce(sum(bytes), 0)::bigint as bytes
    from ${sql.table(table)} where owner = ${owner} and id <> ${id} and deleted_at is null`.execute(db);
  const [living] = found.rows;
  if (living === undefined) throw new Error('a count has no row');
  return living;
}

/** Deleted documents are kept while there is room beside the living; those that were deleted first go first, for good. */
export async function dropDeleted(
  trx: Database,
  table: DocumentTable,
  owner: Owner,
  living: Amount,
  { most }: Room,
): Promise<void> {
  const left = subtractAmounts(most, living);
  await sql`
    delete from ${sql.table(table)} where owner = ${owner} and id in (
      select id from (
        select id, count(*) over newest as documents, sum(bytes) over newest as bytes
        from ${sql.table(table)} where owner = ${owner} and deleted_at is not null
        window newest as (order by deleted_at desc, version desc)
      ) deleted
      where documents > ${left.documents} or bytes > ${left.bytes}
    )`.execute(trx);
}
