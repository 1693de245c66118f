import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import { StartProblem } from '../settings/start-problem.ts';
import { migrate } from '../storage/migrate.ts';
import { MIGRATIONS } from '../storage/migrations.ts';
import type { Tables } from '../storage/tables.ts';
import { tablesInOrder } from './table-order.ts';

const head = z.object({
  hardtop: z.literal('backup'),
  format: z.literal(1),
  migrations: z.array(z.int()),
  tables: z.array(z.string()),
});
const tail = z.object({ rows: z.int() });

type Head = z.infer<typeof head>;

/** Puts a backup into an empty database, all or nothing, and brings it up to date; returns how many rows there were. */
export async function readBackup(db: Kysely<Tables>, lines: AsyncIterator<string>): Promise<number> {
  const known = headIn((await lines.next()).value);
  await prepare(db, known);
  const rows = await db.transaction().execute(async (trx) => {
    const counted = await insertAll(trx, known, lines);
    // Whoever held a game did so in the place where the backup was made.
    await trx.updateTable('games').set({ lease_holder: null, lease_until: null }).execute();
    return counted;
  });
  await migrate(db);
  return rows;
}

function headIn(line: unknown): Head {
  const read = head.safeParse(jsonIn(line));
  if (!read.success) throw new StartProblem('backup', 'This is no backup of Hardtop.');
  const newest = Math.max(...MIGRATIONS.map(({ id }) => id));
  if (read.data.migrations.some((id) => id > newest))
    throw new StartProblem('backup', 'The backup was made by a newer Hardtop: restore it by that version.');
  return read.data;
}

/** The schema is first the one that the rows were written under. */
async function prepare(db: Kysely<Tables>, { migrations, tables }: Head): Promise<void> {
  await migrate(
    db,
    MIGRATIONS.filter(({ id }) => migrations.includes(id)),
  ).catch((error: unknown) => {
    throw error instanceof StartProblem ? NOT_FRESH : error;
  });
  const there = await tablesInOrder(db);
  if (tables.some((table) => !there.includes(table)))
    throw new StartProblem('backup', 'The backup has unknown tables.');
  for (const table of there) {
    const found = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (found.rows.length > 0) throw NOT_EMPTY;
  }
}

const NOT_EMPTY = new StartProblem('backup', 'The database is not empty: restore into a new one.');
const NOT_FRESH = new StartProblem(
  'backup',
  'The database was made by a later Hardtop than the backup: restore into a new one.',
);

async function insertAll(trx: Kysely<Tables>, { tables }: Head, lines: AsyncIterator<string>): Promise<number> {
  let rows = 0;
  for (;;) {
    const line = await lines.next();
    if (line.done === true) throw new StartProblem('backup', 'The backup ends too soon: it was cut off.');
    const table = tableIn(line.value, tables);
    if (table === null) {
      const end = tail.safeParse(jsonIn(line.value));
      if (end.success && end.data.rows === rows) return rows;
      throw new StartProblem('backup', `The backup is damaged after row ${rows}.`);
    }
    const row = line.value.slice(table.length + 4, -1);
    await sql`insert into ${sql.table(table)}
      select * from json_populate_record(null::${sql.table(table)}, ${row}::json)`.execute(trx);
    rows += 1;
  }
}

/** The row itself is not parsed here: the database takes its text as it stands. */
function tableIn(line: string, tables: readonly string[]): string | null {
  return tables.find((table) => line.startsWith(`["${table}",`)) ?? null;
}

function jsonIn(line: unknown): unknown {
  try {
    return JSON.parse(String(line));
  } catch {
    return null;
  }
}
