import { type Kysely, sql } from 'kysely';
import { told } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';

/** How often the time that was served is noted. */
export const BEAT_MILLISECONDS = 20_000;
/** No more than this counts between two beats: what is longer was no service, or a clock that was set. */
const MOST_MILLISECONDS = 60_000;

/** What a test may put in place of the machine's clocks. */
export interface ServerClocks {
  /** Never goes back while this process lives. */
  monotonic(): number;
  /** The time of day, which may be set to anything; absent: the database's. */
  readonly wall?: (() => number) | undefined;
}

const MACHINE_CLOCKS: ServerClocks = { monotonic: () => performance.now() };

/**
 * Milliseconds during which players could be served, by whichever node: it stands while no server runs or the database is away, and
 * neither a clock that is set back nor one that is set forward moves it by more than a minute. Players' clocks run by it.
 */
export class ServedTime {
  private readonly db: Kysely<Tables>;
  private readonly clocks: ServerClocks;
  private served = 0;
  private at: number;

  constructor(db: Kysely<Tables>, clocks: ServerClocks = MACHINE_CLOCKS) {
    this.db = db;
    this.clocks = clocks;
    this.at = clocks.monotonic();
  }

  now(): number {
    return this.served + Math.min(MOST_MILLISECONDS, Math.max(0, this.clocks.monotonic() - this.at));
  }

  /** Milliseconds of the process, for what is not kept. */
  monotonic(): number {
    return this.clocks.monotonic();
  }

  /** The time of day. */
  wall(): number {
    return this.clocks.wall?.() ?? Date.now();
  }

  /** Today, as people write it. */
  today(): string {
    return new Date(this.wall()).toISOString().slice(0, 10);
  }

  /**
   * Notes that there is a server; several nodes add no more than one. A beat that another node's has overtaken leaves the time where it
   * is: what lies between the two would count twice. What is further back is a clock that was set.
   */
  async beat(): Promise<void> {
    const wall = this.clocks.wall?.();
    const now = wall === undefined ? sql`clock_timestamp()` : sql`to_timestamp(${wall / 1_000}::float8)`;
    const beat = sql<{ ms: number }>`
      insert into served_time (id, ms, at) values (1, 0, ${now})
      on conflict (id) do update set
        ms = served_time.ms + least(${MOST_MILLISECONDS}::bigint,
          greatest(0, extract(epoch from (excluded.at - served_time.at)) * 1000)::bigint),
        at = case when excluded.at < served_time.at - ${MOST_MILLISECONDS} * interval '1 millisecond'
          then excluded.at else greatest(served_time.at, excluded.at) end
      returning ms`.execute(this.db);
    const ms = Number((await told(beat)).rows[0]?.ms ?? 0);
    // Between two beats it went on here by itself: it never goes back.
    this.served = Math.max(ms, this.now());
    this.at = this.clocks.monotonic();
  }
}
