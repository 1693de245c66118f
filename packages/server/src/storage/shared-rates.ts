import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { told } from './failures.ts';
import type { Tables } from './tables.ts';

/** So many at once, and then so many an hour. */
export interface SharedRate {
  readonly atOnce: number;
  readonly anHour: number;
}

/** What is remembered at most; what was tried least goes first. */
const REMEMBERED = 20_000;
/** Tidied after so many. */
const TIDY_EVERY = 200;
const HOUR = 3_600;

/** What may be tried only so often, by whatever node: the database counts. A row says when nothing of it is left to be remembered. */
export class SharedRates {
  private readonly db: Kysely<Tables>;
  private readonly remembered: number;
  private taken = 0;

  constructor(db: Kysely<Tables>, remembered = REMEMBERED) {
    this.db = db;
    this.remembered = remembered;
  }

  /** Null: it may be, and that is noted; else after how many seconds. What is counted is known by its digest alone. */
  async take(what: string, { atOnce, anHour }: SharedRate): Promise<number | null> {
    const id = createHash('sha256').update(what).digest('base64url');
    const each = sql`make_interval(secs => ${HOUR / anHour}::float8)`;
    const all = sql`make_interval(secs => ${(HOUR / anHour) * atOnce}::float8)`;
    const noted = await told(
      sql`insert into tries (id, clear_at) values (${id}, clock_timestamp() + ${each})
        on conflict (id) do update set clear_at = greatest(tries.clear_at, clock_timestamp()) + ${each}
        where greatest(tries.clear_at, clock_timestamp()) + ${each} <= clock_timestamp() + ${all}
        returning id`.execute(this.db),
    );
    this.taken += 1;
    if (this.taken % TIDY_EVERY === 0) await this.tidy();
    if (noted.rows.length > 0) return null;
    const wait = await told(
      sql<{ seconds: number }>`
        select extract(epoch from clear_at + ${each} - ${all} - clock_timestamp())::float8 as seconds from tries
        where id = ${id}`.execute(this.db),
    );
    return Math.max(1, Math.ceil(wait.rows[0]?.seconds ?? 1));
  }

  private async tidy(): Promise<void> {
    await told(sql`delete from tries where clear_at < clock_timestamp()`.execute(this.db));
    await told(
      sql`delete from tries where id in (
        select id from tries order by clear_at desc offset ${this.remembered})`.execute(this.db),
    );
  }
}
