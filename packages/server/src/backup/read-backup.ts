import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import { StartProblem } from '../settings/start-problem.ts';
import { migrate } from '../storage/migrate.ts';
import { MIGRATIONS } from '../storage/migrations.ts';
import type { Tables } from '../storage/tables.ts';
import { LaidFiles } from './archived-files.ts';
import { RowInserter } from './insert-row.ts';
import { tablesInOrder } from './table-order.ts';
import { clearTraces, refuseLived, startAfresh } from './unlived.ts';

const head = z.object({
  hardtop: z.literal('backup'),
  format: z.literal([1, 2]),
  migrations: z.array(z.int()),
  tables: z.array(z.string()),
});
const archived = z.object({ archived: z.string(), file: z.base64() });
/** Backups of format 1 knew no files. */
const tail = z.object({ rows: z.int(), files: z.int().default(0) });

type Head = z.infer<typeof head>;

/** How much a backup held. */
export interface RestoredCounts {
  readonly rows: number;
  /** Games that had been put away as files. */
  readonly files: number;
}

/** Puts a backup into an empty database and its archive, all or nothing, and brings it up to date. */
export async function readBackup(
  db: Kysely<Tables>,
  archive: string,
  lines: AsyncIterator<string>,
): Promise<RestoredCounts> {
  const known = headIn((await lines.next()).value);
  await prepare(db, known);
  const files = new LaidFiles(archive);
  try {
    const rows = await db.transaction().execute(async (trx) => {
      await clearTraces(trx);
      const counted = await insertAll(trx, known, lines, files);
      // Whoever held a game did so in the place where the backup was made.
      await trx.updateTable('games').set({ lease_holder: null, lease_until: null }).execute();
      await countOn(trx);
      return counted;
    });
    await migrate(db);
    return { rows, files: files.count };
  } catch (error) {
    await files.takeAway();
    throw error;
  }
}

/** Columns that count by themselves go on from the highest number that came. */
async function countOn(trx: Kysely<Tables>): Promise<void> {
  const counting = await sql<{ sequence: string; table: string; column: string }>`
    select pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence, table_name as table, column_name as column
    from information_schema.columns
    where table_schema = current_schema() and column_default like 'nextval(%'`.execute(trx);
  for (const { sequence, table, column } of counting.rows)
    await sql`select setval(${sequence}::regclass, coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(trx);
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
  await refuseLived(db);
  const before = MIGRATIONS.filter(({ id }) => migrations.includes(id));
  await startAfresh(db, before);
  await migrate(db, before);
  const there = await tablesInOrder(db);
  if (tables.some((table) => !there.includes(table)))
    throw new StartProblem('backup', 'The backup has unknown tables.');
}

async function insertAll(
  trx: Kysely<Tables>,
  { tables }: Head,
  lines: AsyncIterator<string>,
  files: LaidFiles,
): Promise<number> {
  const inserter = new RowInserter(trx);
  let rows = 0;
  for (;;) {
    const line = await lines.next();
    if (line.done === true) throw new StartProblem('backup', 'The backup ends too soon: it was cut off.');
    const table = tableIn(line.value, tables);
    if (table === null) {
      if (await isLast(line.value, rows, files)) return rows;
      continue;
    }
    const row = line.value.slice(table.length + 4, -1);
    await inserter.insert(table, row);
    rows += 1;
  }
}

/** A line that is no row is a file, or the last one, which says how much there was. */
async function isLast(line: string, rows: number, files: LaidFiles): Promise<boolean> {
  const value = jsonIn(line);
  const file = archived.safeParse(value);
  if (file.success) {
    await files.lay(file.data.archived, file.data.file);
    return false;
  }
  const end = tail.safeParse(value);
  if (end.success && end.data.rows === rows && end.data.files === files.count) return true;
  throw new StartProblem('backup', `The backup is damaged after row ${rows}.`);
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
