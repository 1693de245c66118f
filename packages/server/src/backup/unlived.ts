import { type Kysely, sql } from 'kysely';
import { StartProblem } from '../settings/start-problem.ts';
import { MIGRATIONS, type Migration } from '../storage/migrations.ts';
import type { Tables } from '../storage/tables.ts';
import { tablesInOrder } from './table-order.ts';

/** What a server leaves behind that was started and did nothing: how long it ran, and a secret that has sealed nothing. */
const TRACES: readonly string[] = ['served_time', 'secrets'];

const NOT_EMPTY = new StartProblem('backup', 'The database is not empty: restore into a new one.');
const IN_USE = new StartProblem('backup', 'A server runs on this database: stop it, and try again.');

/** A database in which anybody has done anything, or on which a server runs, takes no backup. Changes nothing. */
export async function refuseLived(db: Kysely<Tables>): Promise<void> {
  for (const table of await tablesInOrder(db)) {
    if (TRACES.includes(table)) continue;
    const found = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (found.rows.length > 0) throw NOT_EMPTY;
  }
  if (!(await isThere(db, 'nodes'))) return;
  const alive = await sql`select 1 from nodes where until > now() limit 1`.execute(db);
  if (alive.rows.length > 0) throw IN_USE;
}

/** Where a later Hardtop has made the tables, which are empty, they are made anew as they were before. */
export async function startAfresh(db: Kysely<Tables>, before: readonly Migration[]): Promise<void> {
  if (!(await isThere(db, 'migrations'))) return;
  const known = new Set(before.map(({ id }) => id));
  const applied = await db.selectFrom('migrations').select('id').execute();
  if (applied.every(({ id }) => known.has(id))) return;
  await db.transaction().execute(async (trx) => {
    for (const table of [...tablesMade(), 'migrations'])
      await sql`drop table if exists ${sql.table(table)} cascade`.execute(trx);
  });
}

export async function clearTraces(trx: Kysely<Tables>): Promise<void> {
  for (const table of TRACES) if (await isThere(trx, table)) await sql`delete from ${sql.table(table)}`.execute(trx);
}

async function isThere(db: Kysely<Tables>, table: string): Promise<boolean> {
  const found = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db);
  return found.rows[0]?.there === true;
}

/** All tables that any step makes. */
function tablesMade(): readonly string[] {
  const statements = MIGRATIONS.flatMap((migration) => migration.statements);
  return statements.flatMap((statement) => /^\s*create (?:unlogged )?table (\w+)/.exec(statement)?.[1] ?? []);
}
