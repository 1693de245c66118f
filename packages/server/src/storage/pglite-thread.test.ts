import { Kysely, sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { PGliteDialect } from './pglite-dialect.ts';
import { PGliteThread } from './pglite-thread.ts';

/** A database whose statements say what becomes of them. It counts those that it took since it began. */
const CODE = `
import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
let took = [];
const failure = { message: 'no', code: '23505', severity: 'ERROR' };
parentPort.on('message', (asked) => {
  if (asked === 'close') return parentPort.postMessage({ t: 'closed' });
  const { id, sql, parameters } = asked;
  if (sql === 'die') return process.exit(1);
  if (sql === 'throw') throw new Error('out of order');
  if (sql === 'bad') return parentPort.postMessage({ t: 'refused', id, failure, isBroken: false });
  if (sql === 'panic') return parentPort.postMessage({ t: 'refused', id, failure, isBroken: true });
  took.push(sql);
  const rows = [{ sql, took: JSON.stringify(took), parameters, nothing: null }];
  return parentPort.postMessage({ t: 'rows', id, rows, affected: 3, json: ['took', 'nothing'] });
});
parentPort.postMessage(existsSync(workerData.folder) ? { t: 'ready' } : { t: 'failed', message: 'no such folder' });
`;

const threads: PGliteThread[] = [];

async function open(code = CODE, folder = '/') {
  const news: string[] = [];
  const script = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const thread = await PGliteThread.open({ script, folder, onNews: (message) => news.push(message) });
  threads.push(thread);
  return { thread, news, ask: async (asked: string) => thread.session().query(asked, [1]) };
}

afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.close()));
});

it('gives each the answer to what was asked, JSON parsed, and refusals in the words of PostgreSQL', async () => {
  const { ask } = await open();
  const [one, bad, two] = await Promise.allSettled([ask('one'), ask('bad'), ask('two')]);
  expect(one).toMatchObject({ value: { rows: [{ sql: 'one', took: ['one'], parameters: [1], nothing: null }] } });
  expect(bad).toMatchObject({ reason: { message: 'no', code: '23505', severity: 'ERROR' } });
  expect(two).toMatchObject({ value: { rows: [{ took: ['one', 'two'] }], affected: 3 } });
});

it('says why it does not come up', async () => {
  await expect(open(CODE, '/nowhere')).rejects.toThrow('no such folder');
  await expect(open('throw new Error("not at all");')).rejects.toThrow('not at all');
  await expect(open('process.exit(1);')).rejects.toThrow('its thread is over');
});

it.each(['die', 'throw', 'panic'])('one that ends (%s) tells all who wait, and another takes over', async (how) => {
  const { thread, news, ask } = await open();
  const all = await Promise.allSettled([ask(how), ask('one')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', how === 'panic' ? expect.any(String) : 'rejected']);
  expect(thread.pulse.isAway).toBe(true);
  await expect(ask('two')).rejects.toThrow('not there');
  await expect.poll(() => thread.pulse.isAway).toBe(false);
  expect(await ask('three')).toMatchObject({ rows: [{ took: ['three'] }] });
  expect(news).toEqual([
    expect.stringMatching('the database is away: the embedded database has'),
    'the database is back',
  ]);
});

it('a transaction that was cut off is not gone on with', async () => {
  const { thread } = await open();
  const db = new Kysely<object>({ dialect: new PGliteDialect(thread) });
  const cut = db.transaction().execute(async (trx) => {
    await sql
      .raw('die')
      .execute(trx)
      .catch(() => {});
    await expect.poll(() => thread.pulse.isAway).toBe(false);
    await sql.raw('insert').execute(trx);
  });
  await expect(cut).rejects.toThrow('has stopped');
  const next = await db.transaction().execute((trx) => sql<{ took: unknown }>`select`.execute(trx));
  expect(next.rows).toMatchObject([{ took: ['begin', 'select'] }]);
});
