import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PrivatePostgres, startPostgres } from '../testing/postgres.ts';
import { PgDialect } from './pg-dialect.ts';

const MILLISECONDS = 500;

let postgres: PrivatePostgres;
let db: Kysely<unknown>;
const news: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const pool = new Pool({ connectionString: await postgres.database() });
  const onNews = (message: string) => news.push(message);
  db = new Kysely({ dialect: new PgDialect({ pool, queryMilliseconds: MILLISECONDS, remembered: [], onNews }) });
  await sql`select 1`.execute(db);
});

afterAll(async () => {
  await db.destroy();
  await postgres.stop();
});

function holdUp(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('an answer of PostgreSQL', () => {
  it('is not late that came in time, and lay unread while this process was held up', async () => {
    const answer = sql`select pg_sleep(0.1)`.execute(db);
    await pause(20);
    // From here timers are looked at before what has come in.
    await nextTurn();
    holdUp(2 * MILLISECONDS);
    expect((await answer).rows).toHaveLength(1);
    expect(news).toEqual([]);
  });

  it('is not waited for that does not come', async () => {
    await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toThrow(`no answer within ${MILLISECONDS} ms`);
  });
});
