import { randomUUID } from 'node:crypto';
import { hashOf } from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import pg from 'pg';
import PgBoss from 'pg-boss';
import type { GameResult } from '../game.ts';
import { type BatchJob, type Chunk, chunksOf } from './chunks.ts';

/** How a batch stands. */
export interface BatchState {
  readonly state: 'running' | 'done' | 'cancelled' | 'broken';
  /** Games that are played, of so many. */
  readonly done: number;
  readonly games: number;
  /** What broke, if something did. */
  readonly problem: string | null;
}

/** A chunk that somebody took, and what to play it by. */
export interface TakenChunk {
  readonly id: string;
  readonly batch: string;
  readonly chunk: Chunk;
  readonly job: BatchJob;
}

interface QueueOptions {
  /** After how long a chunk of which nothing is heard is given to somebody else. */
  readonly expireSeconds?: number;
  readonly onProblem?: (message: string) => void;
}

interface Sent {
  readonly batch: string;
  readonly chunk: Chunk;
}

/** A chunk takes some seconds; where it takes longer two play it, and the first to end counts. */
const EXPIRE_SECONDS = 30;
/** More often than any machine dies. */
const RETRIES = 1_000;
const KEPT_DAYS = 7;
/** Any number that no other program on the same database is likely to lock. */
const LOCK = 4_400_116;
const SENT_AT_ONCE = 1_000;

const TABLES = `
create schema if not exists hardtop_batches;
create table if not exists hardtop_batches.batches (
  id text primary key, jobs json not null, games integer not null, state text not null default 'running',
  problem text, about json, created_at timestamptz not null default now());
create table if not exists hardtop_batches.chunks (
  batch text not null references hardtop_batches.batches (id) on delete cascade,
  job integer not null, start integer not null, games integer not null, results json not null,
  primary key (batch, job, start));`;

/** Batches on a PostgreSQL: whoever asks puts them there, and workers on any machine take their chunks. */
export class BatchQueue {
  private readonly pool: pg.Pool;
  private readonly boss: PgBoss;
  private readonly name: string;
  private readonly expireSeconds: number;

  private constructor(pool: pg.Pool, boss: PgBoss, name: string, expireSeconds: number) {
    this.pool = pool;
    this.boss = boss;
    this.name = name;
    this.expireSeconds = expireSeconds;
  }

  static async open(url: string, options: QueueOptions = {}): Promise<BatchQueue> {
    const { expireSeconds = EXPIRE_SECONDS, onProblem = () => {} } = options;
    const pool = new pg.Pool({ connectionString: url, max: 4 });
    pool.on('error', (error) => onProblem(error.message));
    const boss = new PgBoss({ connectionString: url, max: 2, schedule: false, maintenanceIntervalSeconds: 2 });
    boss.on('error', (error) => onProblem(error.message));
    try {
      await prepare(pool);
      await boss.start();
      const name = await queueName();
      await boss.createQueue(name);
      return new BatchQueue(pool, boss, name, expireSeconds);
    } catch (error) {
      await boss.stop({ graceful: false, wait: false }).catch(() => {});
      await pool.end();
      throw error;
    }
  }

  /** Stored as a whole before the first chunk of it can be taken. */
  async put(jobs: readonly BatchJob[], about: unknown = null): Promise<string> {
    const id = randomUUID();
    const games = jobs.reduce((sum, job) => sum + job.games, 0);
    const values = [id, JSON.stringify(jobs), games, JSON.stringify(about)];
    await this.pool.query(
      'insert into hardtop_batches.batches (id, jobs, games, about) values ($1, $2, $3, $4)',
      values,
    );
    const chunks = chunksOf(jobs);
    const how = { expireInSeconds: this.expireSeconds, retryLimit: RETRIES };
    for (let i = 0; i < chunks.length; i += SENT_AT_ONCE) {
      const some = chunks.slice(i, i + SENT_AT_ONCE);
      await this.boss.insert(some.map((chunk) => ({ name: this.name, data: { batch: id, chunk }, ...how })));
    }
    return id;
  }

  /** Null: there is nothing to do. One of a batch that is over already is nobody's work any more. */
  async take(): Promise<TakenChunk | null> {
    for (;;) {
      const [sent] = await this.boss.fetch<Sent>(this.name);
      if (sent === undefined) return null;
      const { batch, chunk } = sent.data;
      const { rows } = await this.pool.query<{ job: BatchJob | null }>(
        "select jobs -> $2::integer as job from hardtop_batches.batches where id = $1 and state = 'running'",
        [batch, chunk.job],
      );
      const job = rows[0]?.job;
      if (job !== undefined && job !== null) return { id: sent.id, batch, chunk, job };
      await this.boss.complete(this.name, sent.id);
    }
  }

  /** Whoever else played it came to the same: the first counts. */
  async deliver({ id, batch, chunk }: TakenChunk, results: readonly GameResult[]): Promise<void> {
    await this.pool.query(
      `insert into hardtop_batches.chunks (batch, job, start, games, results)
       select id, $2, $3, $4, $5 from hardtop_batches.batches where id = $1 on conflict do nothing`,
      [batch, chunk.job, chunk.from, results.length, JSON.stringify(results)],
    );
    await this.pool.query(FINISH, [batch]);
    await this.boss.complete(this.name, id);
  }

  /** A worker that stops gives back what it has not played. */
  async giveBack({ id }: TakenChunk): Promise<void> {
    await this.boss.fail(this.name, id);
  }

  /** A game that breaks breaks its batch, for it would on every machine. */
  async breakOff({ id, batch }: TakenChunk, problem: string): Promise<void> {
    const text =
      "update hardtop_batches.batches set state = 'broken', problem = $2 where id = $1 and state = 'running'";
    await this.pool.query(text, [batch, problem.slice(0, 4_000)]);
    await this.boss.complete(this.name, id);
  }

  /** How many are being played or wait. */
  async running(): Promise<number> {
    const text = "select count(*)::integer as count from hardtop_batches.batches where state = 'running'";
    return (await this.pool.query<{ count: number }>(text)).rows[0]?.count ?? 0;
  }

  async cancel(batch: string): Promise<void> {
    const text = "update hardtop_batches.batches set state = 'cancelled' where id = $1 and state = 'running'";
    await this.pool.query(text, [batch]);
  }

  async stateOf(batch: string): Promise<BatchState | null> {
    const { rows } = await this.pool.query<BatchState>(
      `select state, games, problem, (select coalesce(sum(games), 0)::integer from hardtop_batches.chunks where batch = $1) as done
       from hardtop_batches.batches where id = $1`,
      [batch],
    );
    return rows[0] ?? null;
  }

  /** What whoever put it there said of it; null where there is no such batch. */
  async aboutOf(batch: string): Promise<unknown> {
    const text = 'select about from hardtop_batches.batches where id = $1';
    const { rows } = await this.pool.query<{ about: unknown }>(text, [batch]);
    return rows[0]?.about ?? null;
  }

  /** Of each job what was played so far, in the order of its games. */
  async resultsOf(batch: string): Promise<readonly (readonly GameResult[])[]> {
    const { rows } = await this.pool.query<{ job: number; results: readonly GameResult[] }>(
      'select job, results from hardtop_batches.chunks where batch = $1 order by job, start',
      [batch],
    );
    const results: GameResult[][] = [];
    for (const row of rows) {
      const own = results[row.job] ?? [];
      results[row.job] = own;
      own.push(...row.results);
    }
    return results;
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, wait: true, timeout: 1_000 }).catch(() => {});
    await this.pool.end();
  }
}

/** The last chunk ends its batch. */
const FINISH = `
  update hardtop_batches.batches b set state = 'done' where id = $1 and state = 'running'
    and games = (select coalesce(sum(games), 0) from hardtop_batches.chunks where batch = b.id)`;

/** Those that start together wait for each other. */
async function prepare(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query("select to_regclass('hardtop_batches.chunks') is not null as found");
    if ((rows[0] as { found?: unknown } | undefined)?.found !== true) await client.query(TABLES);
    await client.query('delete from hardtop_batches.batches where created_at < now() - make_interval(days => $1)', [
      KEPT_DAYS,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Games come out the same under the same rules only: who has others does not see them. */
async function queueName(): Promise<string> {
  const tables = await loadTables();
  const rules = tables.map(({ id, version }) => `${id} ${version}`).join('\n');
  return `hardtop-games-${hashOf(rules).slice(0, 12)}`;
}
