import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { tablesInOrder } from './table-order.ts';

/** What the first line of a backup says. */
interface BackupHead {
  readonly hardtop: 'backup';
  readonly format: 1;
  /** The steps of the schema that its rows were written under. */
  readonly migrations: readonly number[];
  readonly tables: readonly string[];
  readonly made: string;
}

/** How many rows are read at a time: the loop that answers sockets is not held for long. */
const ROWS_AT_ONCE = 50;

/**
 * All tables as they stand at one moment, line by line: the head, then `table` and row in turns, then how many there were, so that a file that
 * was cut off is noticed. A row is the database's own JSON, so that both databases write and read the same, to the byte.
 */
export async function writeBackup(db: Kysely<Tables>, write: (line: string) => Promise<void>): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const head = await headOf(trx);
      await write(JSON.stringify(head));
      let rows = 0;
      for (const table of head.tables) rows += await writeTable(trx, table, write);
      await write(JSON.stringify({ rows }));
      return rows;
    });
}

async function headOf(trx: Kysely<Tables>): Promise<BackupHead> {
  const applied = await trx.selectFrom('migrations').select('id').orderBy('id').execute();
  const migrations = applied.map(({ id }) => id);
  return {
    hardtop: 'backup',
    format: 1,
    migrations,
    tables: await tablesInOrder(trx),
    made: new Date().toISOString(),
  };
}

async function writeTable(trx: Kysely<Tables>, table: string, write: (line: string) => Promise<void>): Promise<number> {
  await sql`declare backup no scroll cursor for
    select row_to_json(t)::text as row from ${sql.table(table)} as t`.execute(trx);
  let rows = 0;
  for (;;) {
    const some = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup`.execute(trx);
    for (const { row } of some.rows) await write(`["${table}",${row}]`);
    rows += some.rows.length;
    if (some.rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup`.execute(trx);
  return rows;
}
