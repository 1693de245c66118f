import type { Held, Write } from '@hardtop/keep';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../documents/rows.ts';
import type { Owner } from '../keys/owner.ts';
import type { DesignsTable } from '../storage/tables.ts';
import type { LibraryEntry } from '../wire/library.ts';
import type { Draft } from './draft.ts';

/** Statements on the tables of the library, for transactions that hold its lock. */

export type StoredDesign = Selectable<DesignsTable>;

export async function findDesign(db: Database, owner: Owner, id: string): Promise<StoredDesign | null> {
  const query = db.selectFrom('designs').selectAll().where('owner', '=', owner).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** Marks a design as deleted or not. */
export async function markDesign(trx: Database, owner: Owner, id: string, deleted: string | null): Promise<void> {
  const version = (await countOn(trx, owner, 1)) + 1;
  const marked = trx.updateTable('designs').set({ deleted_at: deleted, version });
  await marked.where('owner', '=', owner).where('id', '=', id).execute();
}

/** Counts the library on by so many changes; returns the version before the first of them. */
async function countOn(trx: Database, owner: Owner, changes: number): Promise<number> {
  const counted = await trx
    .insertInto('libraries')
    .values({ owner, version: changes })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet({ version: sql<number>`libraries.version + ${sql.lit(changes)}` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return counted.version - changes;
}

/** Few enough that the embedded database takes some milliseconds for them. */
const ROWS_AT_ONCE = 200;

/** Stores each under its id, over what is there; when it was created stays. */
export async function writeDesigns(trx: Database, owner: Owner, writes: readonly Write<Draft>[]): Promise<void> {
  if (writes.length === 0) return;
  const before = await countOn(trx, owner, writes.length);
  for (let i = 0; i < writes.length; i += ROWS_AT_ONCE) {
    const some = writes.slice(i, i + ROWS_AT_ONCE);
    const rows = some.map((write, k) => columnsOf(owner, write, before + i + k + 1));
    await trx
      .insertInto('designs')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['owner', 'id']).doUpdateSet((eb) => ({
          ruleset: eb.ref('excluded.ruleset'),
          name: eb.ref('excluded.name'),
          tags: eb.ref('excluded.tags'),
          design: eb.ref('excluded.design'),
          digest: eb.ref('excluded.digest'),
          bytes: eb.ref('excluded.bytes'),
          version: eb.ref('excluded.version'),
          updated_at: eb.ref('excluded.updated_at'),
          deleted_at: eb.ref('excluded.deleted_at'),
        })),
      )
      .execute();
  }
}

function columnsOf(owner: Owner, { id, draft, created, updated }: Write<Draft>, version: number) {
  const { ruleset, name, text, digest, bytes } = draft;
  const times = { created_at: isoOf(created), updated_at: isoOf(updated), deleted_at: null };
  return { owner, id, ruleset, name, tags: JSON.stringify(draft.tags), design: text, digest, bytes, version, ...times };
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

const HELD_AT_ONCE = 1_000;

export async function heldIn(db: Database, owner: Owner): Promise<readonly Held[]> {
  const columns = ['id', 'name', 'tags', 'digest', 'bytes', 'updated_at', 'deleted_at'] as const;
  const all = db
    .selectFrom('designs')
    .select([...columns, 'version'])
    .where('owner', '=', owner);
  const held: Held[] = [];
  for (let after = 0; ; ) {
    const found = await all.where('version', '>', after).orderBy('version').limit(HELD_AT_ONCE).execute();
    for (const { updated_at, deleted_at, version, ...rest } of found) {
      held.push({ ...rest, updated: updated_at.getTime(), isDeleted: deleted_at !== null });
      after = version;
    }
    if (found.length < HELD_AT_ONCE) return held;
  }
}

export function entryOf(found: StoredDesign): LibraryEntry {
  const { id, ruleset, name, tags, design, version, created_at, updated_at, deleted_at } = found;
  return {
    id,
    ruleset,
    name,
    tags: [...tags],
    design,
    version,
    created: created_at.toISOString(),
    updated: updated_at.toISOString(),
    deleted: deleted_at?.toISOString() ?? null,
  };
}
