import { fileURLToPath } from 'node:url';
import { hashOf, type Result } from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchPlan, runBatch } from './batch.ts';
import { playGame } from './game.ts';
import { seedOf } from './job.ts';
import { slicesOf } from './pool.ts';
import { bundle } from './testing/bundle.ts';

const [ruleset] = await loadTables();
if (ruleset === undefined) throw new Error('the registry is empty');
const file = ruleset.scenarios[0]?.file;
const plan: BatchPlan = { ruleset: ruleset.id, file, games: 6, seed: '7', workers: 1 };

function expectValue<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('runBatch', () => {
  let workerFile: URL;
  beforeAll(async () => {
    workerFile = await bundle(fileURLToPath(new URL('./worker.ts', import.meta.url)));
  });

  it('gives the same games on one worker and on two threads', async () => {
    const one = expectValue(await runBatch(plan));
    const two = expectValue(await runBatch({ ...plan, workers: 2, workerFile }));
    expect(two.workers).toBe(2);
    const { workers: _w, seconds: _s, gamesPerSecond: _g, ...same } = two;
    expect(one).toMatchObject(same);
  });

  it('counts every game once and hashes the games in their order', async () => {
    const batch = expectValue(await runBatch(plan));
    const job = { ruleset: ruleset.id, file, seed: '7', bots: [] };
    const games = [0, 1, 2, 3, 4, 5].map((i) => expectValue(playGame({ ...job, ruleset, seed: seedOf(job, i) })));
    expect(batch.digest).toBe(hashOf(games.map((game) => `${game.digest}\n`).join('')));
    expect(batch.unfinished).toBe(0);
    expect(batch.reasons.reduce((sum, { games: n }) => sum + n, 0)).toBe(6);
    expect(batch.meanRows).toBeGreaterThan(1);
  });

  it('another seed, other games', async () => {
    const digests = await Promise.all(
      ['7', '8'].map(async (seed) => expectValue(await runBatch({ ...plan, seed })).digest),
    );
    expect(digests[0]).not.toBe(digests[1]);
  });

  it.each([
    ['ruleset', { ruleset: 'checkers' }],
    ['bots', { bots: ['nobody'] }],
    ['games', { games: 0 }],
    ['workers', { workers: 1.5 }],
  ] as const)('refuses a bad %s and says what would be legal', async (field, change) => {
    const refused = await runBatch({ ...plan, ...change });
    expect(refused.ok ? null : refused.error[0]).toMatchObject({ field });
  });

  it('names the game that broke', async () => {
    const broken = { ...plan, file: {}, workers: 2, workerFile };
    expect((await runBatch(broken)).ok).toBe(false);
    const { playAll } = await import('./pool.ts');
    const job = { ruleset: ruleset.id, file: {}, seed: '7', bots: [] };
    await expect(playAll(job, 2, { most: 2, isFixed: true }, workerFile, () => undefined)).rejects.toThrow(
      /seed "7\/game-[01]" broke/,
    );
  });

  it.each([
    [1, 1],
    [7, 2],
    [1000, 4],
  ])('cuts %i games for %i workers into slices without gap or overlap', (games, workers) => {
    let next = 0;
    for (const slice of slicesOf(games, workers)) {
      expect(slice.from).toBe(next);
      next += slice.count;
    }
    expect(next).toBe(games);
  });
});
