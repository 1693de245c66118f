import type { Row } from '@hardtop/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The rows of a journal, of a game or of a campaign, as they are kept: numbered from 1, each number once. The key of the table makes
 * a second row of the same number impossible, whoever writes it.
 */
interface JournalKey {
  readonly table: 'rows' | 'campaign_rows';
  /** The columns that name the journal. */
  readonly key: Readonly<Record<string, string>>;
}

export const gameRows = (game: string): JournalKey => ({ table: 'rows', key: { game } });

export const campaignRows = ({ owner, id }: { readonly owner: string; readonly id: string }): JournalKey => ({
  table: 'campaign_rows',
  key: { owner, campaign: id },
});

type Database = Kysely<Tables> | Transaction<Tables>;

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 1_000;

interface NewRow {
  readonly n: number;
  readonly row: unknown;
  /** What else is noted with it. */
  readonly more?: Readonly<Record<string, string | null>>;
}

export async function appendRows(trx: Database, { table, key }: JournalKey, rows: readonly NewRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    const some = rows
      .slice(i, i + ROWS_AT_ONCE)
      .map(({ n, row, more = {} }) => ({ ...key, n, row: JSON.stringify(row), ...more }));
    const columns = Object.keys(some[0] ?? {}).map((column) => sql.ref(column));
    const values = some.map((one) => sql`(${sql.join(Object.values(one))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values ${sql.join(values)}`.execute(trx);
  }
}

export async function rowsFrom<More = unknown>(
  db: Database,
  { table, key }: JournalKey,
): Promise<readonly ({ readonly row: Row } & More)[]> {
  const found = await sql<{ readonly row: Row } & More>`
    select * from ${sql.table(table)} where ${isOf(key)} order by n`.execute(db);
  return found.rows;
}

export async function countRows(db: Database, { table, key }: JournalKey): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${isOf(key)}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** All but the first so many. */
export async function dropRows(trx: Database, { table, key }: JournalKey, keep: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${isOf(key)} and n > ${keep}`.execute(trx);
}

function isOf(key: JournalKey['key']) {
  const tests = Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql.join(tests, sql` and `);
}
