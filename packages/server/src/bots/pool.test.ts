import { afterEach, expect, it } from 'vitest';
import { BotPool } from './pool.ts';

/** A worker that says of each task what it was sent, keeps one set-up at a time, and stops at the bot `fatal`. */
const CODE = `
import { parentPort } from 'node:worker_threads';
let kept = null;
parentPort.on('message', ({ task, label, hasSetup }) => {
  if (task.bot === 'fatal') process.exit(1);
  if (!hasSetup && kept !== label) return parentPort.postMessage({ t: 'forgot' });
  kept = label;
  const why = hasSetup ? JSON.stringify(task.situation.setup) : 'known';
  parentPort.postMessage({ t: 'choice', choice: { answer: { option: 'x', params: {} }, why, warnings: [] } });
});
parentPort.postMessage({ t: 'ready' });
`;

const pools: BotPool[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

it('a set-up is sent once to a worker, and again where the worker forgot it or was lost', async () => {
  const script = new URL(`data:text/javascript,${encodeURIComponent(CODE)}`);
  const pool = new BotPool({ script, size: 1, seconds: 5, onProblem: () => {} });
  pools.push(pool);
  const ask = async (game: string, setup: string, bot = 'b') => {
    const situation = { id: '1', asked: { topic: 't', seat: 0 }, setup: { setup }, state: {} };
    const task = { game, ruleset: 'toy', version: '1', bot, situation, seed: 's' };
    return (await pool.think(task, { client: 'c', game, isAwaited: true }))?.why ?? null;
  };
  expect(await ask('one', 'a')).toBe('{"setup":"a"}');
  expect(await ask('one', 'a')).toBe('known');
  expect(await ask('two', 'a')).toBe('known');
  expect(await ask('three', 'b')).toBe('{"setup":"b"}');
  expect(await ask('one', 'a')).toBe('{"setup":"a"}');
  expect(await ask('one', 'a', 'fatal')).toBeNull();
  expect(await ask('one', 'a')).toBe('{"setup":"a"}');
});
