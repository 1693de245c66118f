import { type Kysely, sql, type Transaction } from 'kysely';
import { StartProblem } from '../settings/start-problem.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Any number that no other program on the same database is likely to lock. */
const LOCK = 4_400_115;

/** Brings the schema up to date, all or nothing; nodes that start together wait for each other. Returns the steps taken. */
export async function migrate(
  db: Kysely<Tables>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly Migration[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const applied = await appliedIds(trx);
    refuseNewer(applied, migrations);
    const missing = migrations.filter((migration) => !applied.has(migration.id));
    for (const migration of missing) await apply(trx, migration);
    return missing;
  });
}

async function appliedIds(trx: Transaction<Tables>): Promise<ReadonlySet<number>> {
  // Asked first: `create … if not exists` would send a notice to the log on every start.
  const there = await sql<{ found: boolean }>`select to_regclass('migrations') is not null as found`.execute(trx);
  if (there.rows[0]?.found !== true) {
    await sql`create table migrations (id integer primary key, name text not null, at timestamptz not null default now())`.execute(
      trx,
    );
  }
  const rows = await trx.selectFrom('migrations').select('id').execute();
  return new Set(rows.map((row) => row.id));
}

function refuseNewer(applied: ReadonlySet<number>, migrations: readonly Migration[]): void {
  const newest = Math.max(0, ...migrations.map((migration) => migration.id));
  const beyond = [...applied].filter((id) => id > newest);
  if (beyond.length === 0) return;
  throw new StartProblem(
    'database',
    `The database was made by a newer Hardtop (schema ${Math.max(...beyond)}, this one knows ${newest}): start that version, or use another database.`,
  );
}

async function apply(trx: Transaction<Tables>, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await sql.raw(statement).execute(trx);
  await trx.insertInto('migrations').values({ id: migration.id, name: migration.name }).execute();
}
