import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BotGate } from './gate.ts';

it("four hundred games that nobody waits for go two at a time, and keep no person's bot out", async () => {
  const gate = new BotGate();
  const done: string[] = [];
  let inside = 0;
  let most = 0;
  const play = (client: string, game: string, isAwaited: boolean) =>
    gate.run({ client, game, isAwaited }, async () => {
      most = Math.max(most, ++inside);
      await nextTurn();
      inside--;
      done.push(client);
    });
  const all = Array.from({ length: 400 }, (_, i) => play('stranger', `s${i}`, false));
  await nextTurn();
  const before = done.length;
  await play('ann', 'a', true);
  expect(done.indexOf('ann') - before).toBeLessThanOrEqual(4);
  expect(done.length).toBeLessThan(20);
  await Promise.all(all);
  expect(done).toHaveLength(401);
  expect(most).toBe(3);
});

it('a client with a hundred games that are waited for takes turns with one who has one', async () => {
  const gate = new BotGate();
  const done: string[] = [];
  const play = (client: string, game: string) =>
    gate.run({ client, game, isAwaited: true }, async () => {
      await nextTurn();
      done.push(client);
    });
  const all = [...Array.from({ length: 100 }, (_, i) => play('stranger', `s${i}`)), play('ann', 'a')];
  await Promise.all(all);
  expect(done.indexOf('ann')).toBeLessThan(34);
});

it('a job that fails makes room all the same', async () => {
  const gate = new BotGate();
  const turn = { client: 'a', game: 'g', isAwaited: false };
  for (let i = 0; i < 5; i++) await expect(gate.run(turn, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(gate.run(turn, async () => {})).resolves.toBeUndefined();
});

it('while a place rests nobody goes in whom nobody waits for; whoever was done is not held up', async () => {
  const gate = new BotGate(() => 60_000);
  const done: string[] = [];
  const play = (game: string, isAwaited: boolean) =>
    gate.run({ client: 'a', game, isAwaited }, async () => void done.push(game));
  await Promise.all([play('one', false), play('two', false)]);
  void play('three', false);
  await play('ours', true);
  await nextTurn();
  expect(done).toEqual(['one', 'two', 'ours']);
});
