import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { readArchived } from './archived-files.ts';
import { tablesInOrder } from './table-order.ts';

/** What the first line of a backup says. */
interface BackupHead {
  readonly hardtop: 'backup';
  readonly format: 2;
  /** The steps of the schema that its rows were written under. */
  readonly migrations: readonly number[];
  readonly tables: readonly string[];
  readonly made: string;
}

/** How many rows are read at a time: the loop that answers sockets is not held for long. */
const ROWS_AT_ONCE = 50;

type Write = (line: string) => Promise<void>;

/**
 * All tables as they stand at one moment, line by line: the head, then `table` and row in turns, then the files of games that were put away, then
 * how many there were, so that a file that was cut off is noticed. A row is the database's own JSON, so that both databases write and read the
 * same, to the byte. Returns the games whose file was not in the folder.
 */
export async function writeBackup(db: Kysely<Tables>, archive: string, write: Write): Promise<readonly string[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const head = await headOf(trx);
      await write(JSON.stringify(head));
      let rows = 0;
      for (const table of head.tables) rows += await writeTable(trx, table, write);
      const ids = await archivedIds(trx);
      const missing = await writeFiles(archive, ids, write);
      await write(JSON.stringify({ rows, files: ids.length - missing.length }));
      return missing;
    });
}

async function archivedIds(trx: Kysely<Tables>): Promise<readonly string[]> {
  // A database that is not up to date may be older than the archive.
  const known = await sql`select 1 from pg_attribute
    where attrelid = 'games'::regclass and attname = 'archived_at' and not attisdropped`.execute(trx);
  if (known.rows.length === 0) return [];
  const away = trx.selectFrom('games').select('id').where('archived_at', 'is not', null).orderBy('id');
  return (await away.execute()).map(({ id }) => id);
}

async function writeFiles(archive: string, ids: readonly string[], write: Write): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const id of ids) {
    const file = await readArchived(archive, id);
    if (file === null) missing.push(id);
    else await write(JSON.stringify({ archived: id, file }));
  }
  return missing;
}

async function headOf(trx: Kysely<Tables>): Promise<BackupHead> {
  const applied = await trx.selectFrom('migrations').select('id').orderBy('id').execute();
  const migrations = applied.map(({ id }) => id);
  return {
    hardtop: 'backup',
    format: 2,
    migrations,
    tables: await tablesInOrder(trx),
    made: new Date().toISOString(),
  };
}

async function writeTable(trx: Kysely<Tables>, table: string, write: Write): Promise<number> {
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
