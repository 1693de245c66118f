import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../storage/tables.ts';

interface Column {
  readonly name: string;
  /** JSON that is never absent: there `null` is a value, and would come out of a row's JSON as none. */
  readonly always: boolean;
}

/** Puts rows into tables as their own JSON has them. */
export class RowInserter {
  private readonly db: Kysely<Tables>;
  private readonly selections = new Map<string, RawBuilder<unknown>>();

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  async insert(table: string, row: string): Promise<void> {
    const selection = this.selections.get(table) ?? (await this.selectionOf(table));
    this.selections.set(table, selection);
    await sql`insert into ${sql.table(table)}
      select ${selection} from json_populate_record(null::${sql.table(table)}, ${row}::json)`.execute(this.db);
  }

  private async selectionOf(table: string): Promise<RawBuilder<unknown>> {
    const { rows } = await sql<Column>`
      select attname as name, attnotnull and atttypid = 'json'::regtype as always from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(this.db);
    return sql.join(
      rows.map(({ name, always }) => (always ? sql`coalesce(${sql.ref(name)}, 'null'::json)` : sql.ref(name))),
    );
  }
}
