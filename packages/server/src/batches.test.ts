import { setTimeout as pause } from 'node:timers/promises';
import { loadTables, RULESETS } from '@hardtop/rulesets';
import { runBatch } from '@hardtop/sim';
import { BatchQueue, CancelledBatch, ChunkWorker, runQueued } from '@hardtop/sim/queue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PrivatePostgres, startPostgres } from './testing/postgres.ts';
import { type BundledServer, bundleServer } from './testing/server-process.ts';

let postgres: PrivatePostgres;
let bundle: BundledServer;

beforeAll(async () => {
  [postgres, bundle] = await Promise.all([startPostgres(), bundleServer()]);
});

afterAll(async () => {
  bundle.remove();
  await postgres.stop();
});

const [ruleset] = await loadTables(RULESETS);
const scenario = ruleset?.scenarios.find(({ isFirst }) => isFirst === true) ?? ruleset?.scenarios[0];
const plan = { ruleset: ruleset?.id ?? '', file: scenario?.file, games: 40, seed: 'queue' };

describe('a batch on the queue', () => {
  it('comes to the same as on one machine, though a worker is killed amid it', async () => {
    const url = await postgres.database();
    const queue = await BatchQueue.open(url, { expireSeconds: 3 });
    const workers = [1, 2].map(() => bundle.start({ DATABASE_URL: url }, 'batch-worker'));
    await Promise.all(workers.map((worker) => worker.address()));
    let isKilled = false;
    const onProgress = (done: number) => {
      if (done === 0 || isKilled) return;
      isKilled = true;
      void workers[0]?.kill('SIGKILL');
    };
    const [there, here] = await Promise.all([
      runQueued(queue, { ...plan, onProgress }),
      runBatch({ ...plan, workers: 1 }),
    ]);
    if (!there.ok || !here.ok) throw new Error('a batch was refused');
    const { workers: _w, seconds: _s, gamesPerSecond: _g, ...same } = here.value;
    expect(there.value).toMatchObject(same);
    expect(isKilled).toBe(true);
    await workers[1]?.kill('SIGKILL');
    await queue.close();
  });

  it('can be cancelled, and what is played twice counts once', async () => {
    const queue = await BatchQueue.open(await postgres.database());
    const stop = new AbortController();
    const waiting = runQueued(queue, { ...plan, signal: stop.signal });
    await expect.poll(async () => (await queue.take())?.batch).toBeDefined();
    stop.abort();
    await expect(waiting).rejects.toThrow(CancelledBatch);
    expect(await queue.take()).toBeNull();
    const batch = await queue.put([{ ruleset: plan.ruleset, file: plan.file, seed: '1', bots: [], games: 1 }]);
    const taken = await queue.take();
    if (taken === null) throw new Error('nothing to take');
    const result = { outcome: null, turns: 1, rows: 1, digest: 'first' };
    await queue.deliver(taken, [result]);
    await queue.deliver(taken, [{ ...result, digest: 'second' }]);
    expect(await queue.stateOf(batch)).toMatchObject({ state: 'done', done: 1, games: 1 });
    expect(await queue.resultsOf(batch)).toEqual([[result]]);
    await queue.close();
  });

  it('says which game broke, and is over with it', async () => {
    const queue = await BatchQueue.open(await postgres.database());
    const worker = new ChunkWorker(queue, { threads: 1 });
    const batch = await queue.put([{ ruleset: plan.ruleset, file: { nothing: true }, seed: 'x', bots: [], games: 1 }]);
    let state = await queue.stateOf(batch);
    for (; state?.state === 'running'; state = await queue.stateOf(batch)) await pause(50);
    expect(state).toMatchObject({ state: 'broken', problem: expect.stringContaining('seed "x/game-0"') });
    await worker.stop();
    await queue.close();
  });
});
