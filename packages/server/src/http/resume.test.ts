import { type GameEvent, toldSum } from '@hardtop/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, keyOf, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startToyServer();
});
afterAll(cleanUp);

/** A page that keeps what it was told, and says so when it comes back. */
class Page {
  events: readonly GameEvent[] = [];
  client: TableClient | null = null;
  /** How many events came over the line in all. */
  came = 0;
  private readonly game: string;
  private readonly key: string;
  private read = 0;

  constructor(game: string, key: string) {
    this.game = game;
    this.key = key;
  }

  async come(): Promise<TableClient> {
    const client = await TableClient.connect(server.address, this.game);
    const have = { events: this.events.length, sum: toldSum(this.events) };
    client.send({ t: 'join', keys: [this.key], changes: true, ...(this.came === 0 ? {} : { have }) });
    await client.next('welcome');
    this.client = client;
    this.read = 0;
    this.hear();
    return client;
  }

  /** Takes in what has come over the line by now. */
  hear(): void {
    const heard = this.client?.heard ?? [];
    for (const message of heard.slice(this.read)) {
      if (message.t !== 'welcome' && message.t !== 'update' && message.t !== 'change') continue;
      const from = message.eventsFrom ?? 0;
      this.events = [...this.events.filter(({ n }) => n <= from), ...message.events];
      this.came += message.events.length;
    }
    this.read = heard.length;
  }

  async drop(): Promise<void> {
    this.hear();
    this.client?.close();
    await this.client?.closed;
    this.client = null;
  }
}

const deed = fc.constantFrom('answer', 'answer', 'answer', 'drop', 'take back', 'both drop');

describe('coming back', () => {
  it('brings what is missing, nothing twice and nothing not, however often the line drops and whatever is taken back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 16 }), fc.integer(), async (deeds, seed) => {
        const game = await createToyGame(server.address, ['human', 'human'], { seed: `resume ${seed}` });
        const pages = [0, 1].map((seat) => new Page(game.game, keyOf(game, seat)));
        for (const page of pages) await page.come();
        for (const one of deeds) await act(one, pages);
        for (const page of pages) if (page.client === null) await page.come();
        for (const [seat, page] of pages.entries()) {
          const fresh = await TableClient.join(server.address, game.game, [keyOf(game, seat)]);
          const { events } = await fresh.next('welcome');
          await page.client?.until(() => {
            page.hear();
            return page.events.length === events.length || null;
          });
          expect(page.events).toEqual(events);
          expect(page.events.map(({ n }) => n)).toEqual(events.map((_, i) => i + 1));
          fresh.close();
          await page.drop();
        }
      }),
      { numRuns: 12 },
    );
  });

  async function act(one: string, pages: readonly Page[]): Promise<void> {
    const [ann, bob] = pages;
    if (ann === undefined || bob === undefined) return;
    if (one === 'drop' || one === 'both drop') {
      await bob.drop();
      if (one === 'both drop') await ann.drop();
      return;
    }
    for (const page of pages) if (page.client === null) await page.come();
    const asked = pages.flatMap((page, seat) =>
      page.client?.snapshot.questions.length ? [{ client: page.client, seat }] : [],
    );
    const [first] = asked;
    if (first === undefined) return;
    if (one === 'take back') {
      await first.client.ask({ t: 'undo', seat: first.seat });
      const other = pages[1 - first.seat]?.client;
      if (first.client.snapshot.undoRequest !== null)
        await other?.ask({ t: 'answer-undo', seat: 1 - first.seat, grant: true });
      return;
    }
    const question = first.client.snapshot.questions[0];
    const { option, params } = question?.suggested ?? { option: question?.options[0]?.id ?? '', params: {} };
    await first.client.ask({ t: 'choose', seat: first.seat, ask: question?.id, option, params });
  }

  it('with all of it brings no event, with another past all of them', async () => {
    const game = await createToyGame(server.address);
    const both = await TableClient.join(server.address, game.game, [keyOf(game, 0), keyOf(game, 1)]);
    await both.choose(0, 'speed', { mph: 45 });
    await both.choose(1, 'speed', { mph: 10 });
    const again = async (have: object) => {
      const client = await TableClient.connect(server.address, game.game);
      client.send({ t: 'join', keys: [keyOf(game, 0)], have });
      const { eventsFrom, events } = await client.next('welcome');
      client.close();
      return { eventsFrom, events };
    };
    const { events: all } = await again({ events: 0, sum: toldSum([]) });
    expect(all.length).toBeGreaterThan(0);
    expect(await again({ events: all.length, sum: toldSum(all) })).toEqual({ eventsFrom: all.length, events: [] });
    // An old number with a past that is none, or one from a future that never was.
    expect(await again({ events: all.length, sum: 7 })).toEqual({ eventsFrom: undefined, events: all });
    expect(await again({ events: all.length + 5, sum: toldSum(all) })).toEqual({ eventsFrom: undefined, events: all });
    both.close();
  });

  it.each([
    { have: 7 },
    { have: { events: -1, sum: 0 } },
    { have: { events: 1.5, sum: 0 } },
    { have: { events: 0, sum: 2 ** 40 } },
    { have: { events: 0 } },
    { have: { events: 0, sum: 0, more: 1 } },
  ])('with %j is refused in words, and may be mended', async (wrong) => {
    const game = await createToyGame(server.address);
    const client = await TableClient.connect(server.address, game.game);
    client.send({ t: 'join', keys: [keyOf(game, 0)], ...wrong });
    expect((await client.next('refused')).problem.field).toMatch(/^have/);
    client.send({ t: 'join', keys: [keyOf(game, 0)] });
    await client.next('welcome');
    client.close();
  });
});

describe('two devices of one person', () => {
  it('that answer at once have answered once', async () => {
    const game = await createToyGame(server.address);
    const join = () => TableClient.join(server.address, game.game, [keyOf(game, 0)]);
    const [desk, phone] = [await join(), await join()];
    const { id } = await desk.question(0);
    const answer = (client: TableClient, mph: number) =>
      client.ask({ t: 'choose', seat: 0, ask: id, option: 'speed', params: { mph } });
    const answers = await Promise.all([answer(desk, 10), answer(phone, 45)]);
    expect(answers.map(({ t }) => t).sort()).toEqual(['ack', 'refused']);
    // The same message once more, word for word.
    expect(
      await desk.refusedFor({ t: 'choose', seat: 0, ask: id, option: 'speed', params: { mph: 10 } }),
    ).toMatchObject({
      code: 'stale',
    });
    await phone.until(() => phone.snapshot.waiting.length === 1 || null);
    expect(phone.snapshot.rows).toBe(1);
    for (const client of [desk, phone]) client.close();
  });
});

describe('whoever was away', () => {
  it('is told the last event that they had heard, so that what came after can be summed up', async () => {
    const game = await createToyGame(server.address);
    const join = (seat: number) => TableClient.join(server.address, game.game, [keyOf(game, seat)]);
    const [ann, bob] = [await join(0), await join(1)];
    await ann.choose(0, 'speed', { mph: 45 });
    ann.close();
    await bob.until(() => bob.heard.findLast((message) => message.t === 'presence')?.online.length === 1 || null);
    await bob.choose(1, 'speed', { mph: 10 });
    const back = await join(0);
    const { live } = await back.next('live');
    expect(live.seen).toBe(0);
    expect((await back.next('welcome')).events.length).toBeGreaterThan(0);
    for (const client of [back, bob]) client.close();
  });
});
