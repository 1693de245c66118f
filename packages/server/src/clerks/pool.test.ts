import { afterEach, expect, it } from 'vitest';
import { NobodyThere, TookTooLong } from '../tasks/failures.ts';
import { ClerkPool } from './pool.ts';

/** A clerk whose tasks are named by the ruleset of a journal. */
const CODE = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ task }) => {
  if (task.ruleset === 'endless') for (;;);
  if (task.ruleset === 'starved') return setTimeout(() => parentPort.postMessage({ t: 'done', answer: '{}' }), 700);
  if (task.ruleset === 'never') return setTimeout(() => {}, 60_000);
  if (task.ruleset === 'huge') for (const all = []; ; ) all.push(new Array(100_000).fill(all.length));
  if (task.ruleset === 'bytes') return parentPort.postMessage({ t: 'bytes', bytes: new Uint8Array([104, 105]) });
  if (task.ruleset === 'bug') parentPort.postMessage({ t: 'failed', message: 'a bug' });
  else parentPort.postMessage({ t: 'done', answer: JSON.stringify({ ok: true, value: task.ruleset }) });
});
parentPort.postMessage({ t: 'ready' });
`;

const pools: ClerkPool[] = [];

interface More {
  readonly worked?: () => number;
  readonly hireAfter?: number;
}

function aPool(code = CODE, size = 1, more: More = {}) {
  const problems: string[] = [];
  const script = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const onProblem = (message: string) => problems.push(message);
  const pool = new ClerkPool({ script, size, seconds: 0.3, megabytes: 30, hireAfter: 0, onProblem, ...more });
  pools.push(pool);
  const ask = (ruleset: string, client = 'ann') =>
    pool.do('restore', { ruleset, version: '1', setup: null, dice: { script: [], after: 'seed' }, rows: [] }, client);
  return { pool, ask, problems };
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

it('does one task after the other, and tells of those that failed', async () => {
  const { ask, problems } = aPool();
  const all = await Promise.allSettled([ask('one'), ask('bug'), ask('two')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(all[2]).toMatchObject({ value: { ok: true, value: 'two' } });
  expect(problems).toEqual(['a clerk failed: a bug']);
});

it('bytes come as they are', async () => {
  const { ask } = aPool();
  expect(await ask('bytes')).toEqual({ ok: true, value: new Uint8Array([104, 105]) });
});

it.each(['endless', 'huge'])('a task that is %s is given up, and the next one is done', async (ruleset) => {
  const { ask } = aPool();
  const [bad, next] = await Promise.allSettled([ask(ruleset), ask('next')]);
  expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(TookTooLong) });
  expect(next).toMatchObject({ status: 'fulfilled', value: { ok: true, value: 'next' } });
});

it('what a busy machine has no time for is no slow task; and none takes without end', async () => {
  const { ask } = aPool(CODE, 1, { worked: () => 0 });
  expect(await ask('starved')).toEqual({});
  await expect(ask('never')).rejects.toThrow(TookTooLong);
});

it('nobody waits for a worker that does not come up, nor for one that stops', async () => {
  const broken = aPool('throw new Error("no");');
  await expect(broken.ask('one')).rejects.toThrow(NobodyThere);
  const { pool, ask } = aPool();
  const waiting = Promise.allSettled([ask('endless'), ask('two')]);
  await new Promise((done) => setTimeout(done, 150));
  await pool.close();
  expect(await waiting).toMatchObject([{ reason: expect.any(NobodyThere) }, { reason: expect.any(NobodyThere) }]);
  await expect(ask('three')).rejects.toThrow(NobodyThere);
});

it('clients take turns, however many tasks one of them brings', async () => {
  const { ask } = aPool();
  const done: string[] = [];
  const strangers = Array.from({ length: 20 }, () => ask('s', 'stranger').then(() => done.push('stranger')));
  const anns = ask('a').then(() => done.push('ann'));
  await Promise.all([...strangers, anns]);
  expect(done.indexOf('ann')).toBeLessThanOrEqual(2);
});

/** A clerk that says which it is. */
const NAMED = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ task }) => {
  const answer = () => parentPort.postMessage({ t: 'done', answer: JSON.stringify({ ok: true, value: threadId }) });
  if (task.ruleset === 'long') setTimeout(answer, 1_500); else answer();
});
parentPort.postMessage({ t: 'ready' });
`;

it('another clerk is looked for where one takes long, and not for what is short', async () => {
  const { pool, ask } = aPool(NAMED, 2, { hireAfter: 300, worked: () => 0 });
  pool.prepare();
  await ask('ready');
  const clerks = await Promise.all(Array.from({ length: 20 }, (_, i) => ask('short', `client ${i}`)));
  expect(new Set(clerks.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const [long, meanwhile] = [ask('long', 'ann'), ask('short', 'bob')];
  expect(await meanwhile).not.toEqual(clerks[0]);
  expect(await long).toEqual(clerks[0]);
});

it('nobody has all the clerks: what is endless for one leaves a clerk to others', async () => {
  const { ask } = aPool(CODE, 2);
  const done: string[] = [];
  const noted = (name: string, task: Promise<unknown>) => task.catch(() => {}).then(() => done.push(name));
  await Promise.all([noted('first', ask('a')), noted('second', ask('b', 'bob'))]);
  const endless = ['stranger', 'stranger'].map((client) => noted(client, ask('endless', client)));
  await Promise.all([noted('ann', ask('a')), ...endless]);
  expect(done.slice(2)).toEqual(['ann', 'stranger', 'stranger']);
});
