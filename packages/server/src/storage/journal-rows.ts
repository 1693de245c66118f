import type { Row } from '@hardtop/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The rows of a game's journal as they are kept: numbered from 1, each number once. The key of the table makes a second row of the same
 * number impossible, whoever writes it.
 */

type Database = Kysely<Tables> | Transaction<Tables>;

/** A statement of so many is put together in a few milliseconds; others are answered before the next. */
export const ROWS_AT_ONCE = 250;

interface NewRow {
  readonly n: number;
  readonly row: unknown;
  /** What else is noted with it. */
  readonly more?: Readonly<Record<string, string | null>>;
}

export async function appendRows(trx: Database, game: string, rows: readonly NewRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    const some = rows
      .slice(i, i + ROWS_AT_ONCE)
      .map(({ n, row, more = {} }) => ({ game, n, row: JSON.stringify(row), ...more }));
    const columns = Object.keys(some[0] ?? {}).map((column) => sql.ref(column));
    const values = some.map((one) => sql`(${sql.join(Object.values(one))})`);
    await sql`insert into rows (${sql.join(columns)}) values ${sql.join(values)}`.execute(trx);
  }
}

export async function rowsFrom<More = unknown>(
  db: Database,
  game: string,
): Promise<readonly ({ readonly row: Row } & More)[]> {
  const found = await sql<{ readonly row: Row } & More>`
    select * from rows where game = ${game} order by n`.execute(db);
  return found.rows;
}

export async function countRows(db: Database, game: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from rows where game = ${game}`.execute(db);
  return found.rows[0]?.count ?? 0;
}
