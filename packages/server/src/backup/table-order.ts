import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/tables.ts';

interface Reference {
  readonly table: string;
  readonly to: string;
}

/** All tables but the list of migrations and what is true for a moment only (unlogged), each after those it refers to. Asked of the database: a new table cannot be forgotten. */
export async function tablesInOrder(db: Kysely<Tables>): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = current_schema() and c.relname <> 'migrations'
    order by c.relname`.execute(db);
  const references = await sql<Reference>`
    select c.conrelid::regclass::text as table, c.confrelid::regclass::text as to
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = current_schema()`.execute(db);
  return inOrder(
    found.rows.map(({ name }) => name),
    references.rows,
  );
}

function inOrder(names: readonly string[], references: readonly Reference[]): readonly string[] {
  const ordered: string[] = [];
  const place = (name: string, below: readonly string[]): void => {
    if (ordered.includes(name) || below.includes(name)) return;
    for (const { table, to } of references) if (table === name) place(to, [...below, name]);
    ordered.push(name);
  };
  for (const name of names) place(name, []);
  return ordered;
}
