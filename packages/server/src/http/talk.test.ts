import type { ChatLine, LiveInfo } from '@hardtop/host/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, keyOf, makeFolder, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startToyServer({ dataFolder: makeFolder() });
});
afterAll(cleanUp);

async function table(more: object = {}, kinds: readonly ('human' | 'bot')[] = ['human', 'human']) {
  const game = await createToyGame(server.address, kinds, more);
  const join = (...seats: number[]) =>
    TableClient.join(
      server.address,
      game.game,
      seats.map((seat) => keyOf(game, seat)),
    );
  return { game, join };
}

const live = (client: TableClient): LiveInfo | undefined =>
  client.heard.findLast((message) => message.t === 'live')?.live;
const said = (client: TableClient): readonly ChatLine[] => {
  let lines: readonly ChatLine[] = [];
  for (const message of client.heard) {
    if (message.t === 'chat') lines = [...lines.slice(0, message.from), ...message.lines];
  }
  return lines;
};
const texts = (client: TableClient) => said(client).map(({ text }) => text);

describe('talk', () => {
  it('reaches the table, or those it is meant for, and nobody else; those who watch are among themselves', async () => {
    const { game, join } = await table({ referee: true });
    const [ann, bob, watcher, other] = [await join(0), await join(1), await join(), await join()];
    const referee = await TableClient.join(server.address, game.game, [game.referee ?? '']);
    expect(await ann.ask({ t: 'chat', seat: 0, text: 'Good luck' })).toMatchObject({ t: 'ack' });
    await ann.ask({ t: 'chat', seat: 0, to: [0], text: 'a note to myself' });
    await bob.ask({ t: 'chat', seat: 1, to: [0], text: 'a whisper' });
    await watcher.ask({ t: 'chat', seat: null, text: 'what a duel' });
    await referee.ask({ t: 'chat', seat: null, to: [1], text: 'mind the line' });
    await ann.until(() => texts(ann).length === 3 || null);
    await bob.until(() => texts(bob).length === 3 || null);
    await referee.until(() => texts(referee).length === 5 || null);
    expect(texts(ann)).toEqual(['Good luck', 'a note to myself', 'a whisper']);
    expect(texts(bob)).toEqual(['Good luck', 'a whisper', 'mind the line']);
    expect(texts(watcher)).toEqual(['Good luck', 'what a duel']);
    expect(texts(other)).toEqual(['Good luck', 'what a duel']);
    // Nobody can tell from the numbers what others whisper.
    expect(said(bob).map(({ n, from }) => [n, from])).toEqual([
      [1, 0],
      [2, 1],
      [3, 'referee'],
    ]);
    for (const client of [ann, bob, watcher, other, referee]) client.close();
  });

  it('to one’s own side is in no byte that another side, who watches or any address gives out; who comes back has it', async () => {
    const kinds = ['human', 'human', 'human', 'human'] as const;
    const { game, join } = await table({ scenario: { turns: 5, seats: 4, pairs: true } }, kinds);
    const [ann, bob, cat, dan, watcher] = [await join(0), await join(1), await join(2), await join(3), await join()];
    expect((await ann.until(() => (live(ann)?.side === undefined ? null : live(ann)))).side).toEqual([2]);
    const secret = 'left at the dead tree';
    expect(await ann.ask({ t: 'chat', seat: 0, side: true, text: secret })).toMatchObject({ t: 'ack' });
    await bob.ask({ t: 'chat', seat: 1, side: true, text: 'they plan something' });
    await dan.until(() => texts(dan).length === 1 || null);
    await cat.until(() => texts(cat).length === 1 || null);
    expect(said(cat)[0]).toMatchObject({ n: 1, from: 0, to: [0, 2], side: true, text: secret });
    const back = await join(2);
    await back.until(() => texts(back).includes(secret) || null);
    const newcomers = [await join(1), await join(3), await join(1, 3), await join()];
    await ann.ask({ t: 'chat', seat: 0, text: 'good luck, all' });
    const others = [bob, dan, watcher, ...newcomers];
    for (const other of others) {
      await other.until(() => texts(other).includes('good luck, all') || null);
      expect(other.texts.join()).not.toContain('dead tree');
    }
    expect(watcher.texts.join()).not.toContain('plan something');
    const at = (path: string, key?: string) =>
      fetch(`${server.address}/api/games/${game.game}${path}`, {
        ...(key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } }),
      });
    for (const path of ['', '/snapshot', '/journal', '/film', '/report'])
      for (const key of [undefined, keyOf(game, 1)])
        expect(await (await at(path, key)).text()).not.toContain('dead tree');
    for (const client of [ann, cat, back, ...others]) client.close();
  });

  it('to a side is refused where there is none, from who watches, and where others are named beside it', async () => {
    const kinds = ['human', 'human', 'human', 'human'] as const;
    const { join } = await table({ scenario: { turns: 5, seats: 4, pairs: true } }, kinds);
    const { join: joinDuel } = await table();
    const [ann, watcher, lone] = [await join(0), await join(), await joinDuel(0)];
    const text = 'psst';
    const refused = (client: TableClient, more: object) => client.refusedFor({ t: 'chat', text, ...more });
    expect(await refused(ann, { seat: 1, side: true })).toMatchObject({ code: 'not-yours' });
    expect(await refused(ann, { seat: 0, side: true, to: [1] })).toMatchObject({ field: 'side' });
    for (const side of [false, 1, 'east', null, [0]])
      expect((await refused(ann, { seat: 0, side })).message.length).toBeGreaterThan(5);
    expect(await refused(watcher, { seat: null, side: true })).toMatchObject({ field: 'side' });
    expect(await refused(lone, { seat: 0, side: true })).toMatchObject({ field: 'side' });
    expect(live(lone)?.side).toBeUndefined();
    for (const client of [ann, watcher, lone]) client.close();
  });

  it('is kept with the game, and whoever comes back gets what is missing', async () => {
    const { game, join } = await table();
    const ann = await join(0);
    await ann.ask({ t: 'chat', seat: 0, text: 'one' });
    await ann.ask({ t: 'chat', seat: 0, text: 'two' });
    ann.close();
    const back = await TableClient.connect(server.address, game.game);
    back.send({ t: 'join', keys: [keyOf(game, 1)], have: { events: 0, sum: 0, chat: 1 } });
    const { from, lines } = await back.next('chat');
    expect({ from, texts: lines.map(({ text }) => text) }).toEqual({ from: 1, texts: ['two'] });
    back.close();
  });

  it.each([
    { text: '' },
    { text: '   \n ' },
    { text: 'x'.repeat(501) },
    { text: 7 },
    { text: 'bell\u0007' },
    { text: 'turned\u202e' },
    { text: 'hi', to: [] },
    { text: 'hi', to: ['1'] },
    { text: 'hi', html: '<b>hi</b>' },
  ])('of %j is refused in words', async (wrong) => {
    const { join } = await table();
    const ann = await join(0);
    const problem = await ann.refusedFor({ t: 'chat', seat: 0, ...wrong });
    expect(problem.message.length).toBeGreaterThan(5);
    expect(texts(ann)).toEqual([]);
    ann.close();
  });

  it('from another’s seat, for the table by who sits there, to nobody, or without end is refused', async () => {
    const { join } = await table();
    const [ann, watcher] = [await join(0), await join()];
    expect(await ann.refusedFor({ t: 'chat', seat: 1, text: 'I am Bob' })).toMatchObject({ code: 'not-yours' });
    expect(await ann.refusedFor({ t: 'chat', seat: null, text: 'I watch' })).toMatchObject({ code: 'not-yours' });
    expect(await ann.refusedFor({ t: 'chat', seat: 0, to: [9], text: 'hello?' })).toMatchObject({ field: 'to' });
    expect(await watcher.refusedFor({ t: 'chat', seat: null, to: [0], text: 'left!' })).toMatchObject({ field: 'to' });
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, i) => ann.ask({ t: 'chat', seat: 0, text: `line ${i}` })),
    );
    expect(answers.filter(({ t }) => t === 'ack').length).toBeLessThan(9);
    expect(answers.at(-1)).toMatchObject({ t: 'refused', problem: { code: 'too-many' } });
    for (const client of [ann, watcher]) client.close();
  });
});
