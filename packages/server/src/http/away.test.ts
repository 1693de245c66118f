import { setTimeout as sleep } from 'node:timers/promises';
import type { CreatedGame, LiveInfo, LiveTerms } from '@hardtop/host/wire';
import { describe, expect, it } from 'vitest';
import type { LiveState } from '../live/live-store.ts';
import type { RunningServer } from '../start.ts';
import { openDatabase } from '../storage/open-database.ts';
import { BrowserLike } from '../testing/browser.ts';
import { DATABASE_KINDS, freshDatabases } from '../testing/databases.ts';
import { createToyGame, keyOf, makeFolder, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import type { Away, Deleted } from '../wire/people.ts';

const fresh = freshDatabases();
const ROUND = 15;
const DAY = 86_400_000;
const TWO_DAYS: LiveTerms = { clock: { kind: 'answer', seconds: 2 * 86_400 } };

/** A machine whose clocks a test sets. */
class Clocks {
  time = 1_000_000;
  day = Date.parse('2031-05-01T12:00:00Z');
  monotonic = () => this.time;
  wall = () => this.day;

  /** Of what passes between two beats no more than a minute was served: the rest of the day nobody was asked anything. */
  async pass(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    this.day += milliseconds;
    await sleep(6 * ROUND);
  }
}

type Kind = (typeof DATABASE_KINDS)[number];

const houses = new Map<Kind, { readonly clocks: Clocks; readonly server: RunningServer }>();

/** One server of each kind, on the first of May. */
async function house(kind: Kind) {
  const clocks = houses.get(kind)?.clocks ?? new Clocks();
  clocks.day = Date.parse('2031-05-01T12:00:00Z');
  const options = { clocks, roundMilliseconds: ROUND, idleSeconds: 0.05 };
  const server = houses.get(kind)?.server ?? (await startToyServer(await fresh(kind), options));
  houses.set(kind, { clocks, server });
  return { clocks, server };
}

let people = 0;

/** Somebody new. */
async function keeper(server: RunningServer): Promise<BrowserLike> {
  const browser = new BrowserLike(server.address);
  people += 1;
  expect((await browser.keep(`Ann ${people}`, 'correct horse battery')).status).toBe(201);
  return browser;
}

const keepSeat = (browser: BrowserLike, game: CreatedGame, seat: number) =>
  browser.send('POST', '/api/me/kept', { games: [{ id: game.game, keys: [{ seat, key: keyOf(game, seat) }] }] });
const goAway = (browser: BrowserLike, until: unknown) => browser.send<Away>('PUT', '/api/me/away', { until });
const join = ({ address }: RunningServer, game: CreatedGame, seat: number) =>
  TableClient.join(address, game.game, [keyOf(game, seat)]);
const live = (client: TableClient): LiveInfo | undefined =>
  client.heard.findLast((message) => message.t === 'live')?.live;
const sees = (client: TableClient, fits: (info: LiveInfo) => boolean) =>
  client.until(() => {
    const info = live(client);
    return info !== undefined && fits(info) ? info : null;
  });
const clockOf = (info: LiveInfo, seat: number) => info.clocks.find((clock) => clock.seat === seat);

describe.each(DATABASE_KINDS)('a person who is away from all tables, on %s', (kind) => {
  it('is on holiday at every seat of theirs, at tables that are laid and at those that are not, and at those they take meanwhile', async () => {
    const { server } = await house(kind);
    const ann = await keeper(server);
    const games = [await createToyGame(server.address, ['human', 'human'], { terms: TWO_DAYS })];
    games.push(await createToyGame(server.address, ['human', 'human'], { terms: TWO_DAYS }));
    games.push(await createToyGame(server.address, ['human', 'human'], { terms: TWO_DAYS }));
    const [first, second, later] = games as [CreatedGame, CreatedGame, CreatedGame];
    await keepSeat(ann, first, 0);
    await keepSeat(ann, second, 1);
    const bob = await join(server, first, 1);
    await sees(bob, (info) => clockOf(info, 0)?.runs === true);
    expect(await goAway(ann, '2031-05-10')).toMatchObject({
      status: 200,
      body: { until: '2031-05-10', left: 42, latest: '2031-06-11' },
    });
    const told = await sees(bob, ({ away }) => away.length > 0);
    expect(told.away).toEqual([{ seat: 0, until: '2031-05-10' }]);
    expect([clockOf(told, 0)?.runs, clockOf(told, 1)?.runs]).toEqual([false, true]);
    const other = await join(server, second, 0);
    expect((await sees(other, () => true)).away).toEqual([{ seat: 1, until: '2031-05-10' }]);
    const third = await join(server, later, 1);
    expect((await sees(third, () => true)).away).toEqual([]);
    await keepSeat(ann, later, 0);
    await sees(third, ({ away }) => away[0]?.seat === 0);
    // What was said for all tables is taken back for all.
    const own = await join(server, first, 0);
    expect(await own.refusedFor({ t: 'away', seat: 0, until: null })).toMatchObject({ code: 'away' });
    expect((await goAway(ann, null)).body).toMatchObject({ until: null });
    for (const client of [bob, other, third]) await sees(client, ({ away }) => away.length === 0);
    await sees(bob, (info) => clockOf(info, 0)?.runs === true);
    for (const client of [bob, other, third, own]) client.close();
  });

  it('is back when the last day is over, and the clock runs again by itself', async () => {
    const { server, clocks } = await house(kind);
    const ann = await keeper(server);
    const game = await createToyGame(server.address, ['human', 'human'], {
      terms: { clock: { kind: 'answer', seconds: 6 * 3_600 } },
    });
    await keepSeat(ann, game, 0);
    clocks.day = Date.parse('2031-05-01T23:59:30Z');
    await goAway(ann, '2031-05-01');
    const bob = await join(server, game, 1);
    await bob.choose(1, 'speed', { mph: 10 });
    expect(clockOf(await sees(bob, ({ away }) => away.length === 1), 0)?.runs).toBe(false);
    bob.close();
    await bob.closed;
    // Nobody looks in any more: whoever goes round finds that the day is over.
    for (let i = 0; i < 8; i++) await clocks.pass(31_000);
    const back = await join(server, game, 1);
    const shown = await sees(back, () => true);
    expect(shown.away).toEqual([]);
    expect(clockOf(shown, 0)?.runs).toBe(true);
    expect(clockOf(shown, 0)?.left).toBeLessThanOrEqual(6 * 3_600_000 - 31_000);
    back.close();
  });

  it('may be so for 42 days a year; days given back are not taken, and one that was begun is', async () => {
    const { server, clocks } = await house(kind);
    const ann = await keeper(server);
    const refused = await goAway(ann, '2031-06-12');
    expect(refused.status).toBe(422);
    expect(refused.body.problems?.[0]).toMatchObject({
      code: 'away',
      field: 'until',
      legal: ['2031-05-01 to 2031-06-11'],
    });
    expect((await goAway(ann, '2031-05-20')).status).toBe(200);
    expect((await goAway(ann, null)).body.left).toBe(42);
    await clocks.pass(DAY);
    // The first of May is gone.
    expect((await ann.send<Away>('GET', '/api/me/away')).body).toMatchObject({ until: null, left: 41 });
    expect((await goAway(ann, '2031-06-12')).status).toBe(422);
    expect((await goAway(ann, '2031-06-11')).status).toBe(200);
    await clocks.pass(60 * DAY);
    expect((await ann.send<Away>('GET', '/api/me/away')).body).toMatchObject({ until: null, left: 0 });
    expect((await goAway(ann, '2031-08-01')).body.problems?.[0]).toMatchObject({ code: 'away', legal: [] });
    await clocks.pass(365 * DAY);
    expect((await ann.send<Away>('GET', '/api/me/away')).body.left).toBe(42);
  });

  it.each(['2031-99-99', '2031-04-30', '0000-00-00', '9999-12-31'])('cannot be so until %s', async (until) => {
    const { server } = await house(kind);
    const { status, body } = await goAway(await keeper(server), until);
    expect({ status, problem: body.problems?.[0]?.code }).toEqual({ status: 422, problem: 'away' });
  });
});

describe('being away', () => {
  it('is for whoever has come in, from here, in a body that is read', async () => {
    const { server } = await house('embedded');
    const guest = new BrowserLike(server.address);
    expect((await goAway(guest, '2031-05-02')).status).toBe(401);
    expect((await guest.send('GET', '/api/me/away')).status).toBe(401);
    const ann = await keeper(server);
    for (const until of [7, '', 'tomorrow', { day: 1 }, '2031-5-1', '2031-05-01T00:00:00Z'])
      expect((await goAway(ann, until)).status).toBe(400);
    expect((await ann.send('PUT', '/api/me/away', { until: null, person: 'Bob' })).status).toBe(400);
    ann.headers = { origin: 'https://elsewhere.example' };
    expect((await goAway(ann, '2031-05-02')).status).toBe(403);
  });

  it('concerns nobody else’s seat, and no seat that has changed hands', async () => {
    const { server } = await house('embedded');
    const [ann, mallory] = [await keeper(server), await keeper(server)];
    const game = await createToyGame(server.address, ['human', 'human'], { terms: TWO_DAYS });
    const bob = await join(server, game, 1);
    // A key that opens nothing is not kept, so there is nothing to be away from.
    const wrong = { games: [{ id: game.game, keys: [{ seat: 0, key: keyOf(game, 1) }] }] };
    await mallory.send('POST', '/api/me/kept', wrong);
    await goAway(mallory, '2031-05-05');
    expect(live(bob)?.away).toEqual([]);
    await keepSeat(ann, game, 0);
    await goAway(ann, '2031-05-05');
    await sees(bob, ({ away }) => away.length === 1);
    const renewed = await fetch(`${server.address}/api/games/${game.game}/seats/0/key`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${keyOf(game, 0)}` } },
    });
    expect(renewed.status).toBeLessThan(300);
    const again = await join(server, game, 1);
    expect((await sees(again, () => true)).away).toEqual([]);
    for (const client of [bob, again]) client.close();
  });

  it('ends with the name', async () => {
    const { server } = await house('embedded');
    const ann = await keeper(server);
    const game = await createToyGame(server.address, ['human', 'human'], { terms: TWO_DAYS });
    await keepSeat(ann, game, 0);
    await goAway(ann, '2031-05-05');
    expect((await ann.send<Deleted>('DELETE', '/api/me')).body.left).toEqual([game.game]);
    const bob = await join(server, game, 1);
    expect((await sees(bob, () => true)).away).toEqual([]);
    bob.close();
  });

  it('takes no time to think, though nobody laid the table all the while', async () => {
    const clocks = new Clocks();
    const settings = { databaseUrl: null, dataFolder: makeFolder() };
    const options = { clocks, roundMilliseconds: ROUND };
    const before = await startToyServer(settings, options);
    const game = await createToyGame(before.address, ['human', 'human'], {
      terms: { clock: { kind: 'bank', seconds: 86_400, increment: 0 } },
    });
    const ann = await keeper(before);
    await keepSeat(ann, game, 0);
    const bob = await join(before, game, 1);
    await bob.choose(1, 'speed', { mph: 10 });
    await before.close();
    const server = await startToyServer(settings, options);
    const phone = new BrowserLike(server.address);
    for (const [name, value] of ann.cookies) phone.cookies.set(name, value);
    await clocks.pass(50_000);
    expect((await goAway(phone, '2031-05-04')).status).toBe(200);
    for (let i = 0; i < 4; i++) await clocks.pass(50_000);
    await goAway(phone, null);
    await clocks.pass(50_000);
    const back = await join(server, game, 0);
    const left = clockOf(await sees(back, (info) => clockOf(info, 0)?.runs === true), 0)?.left;
    expect(left).toBe(86_400_000 - 100_000);
    back.close();
  });

  it('is told on every node, and clocks run on at tables that nobody has laid', async () => {
    const settings = await fresh('postgresql');
    const clocks = new Clocks();
    const options = { clocks, roundMilliseconds: ROUND, idleSeconds: 0.05 };
    const [here, there] = [await startToyServer(settings, options), await startToyServer(settings, options)];
    const game = await createToyGame(here.address, ['human', 'human'], { terms: TWO_DAYS });
    const bob = await join(here, game, 1);
    const ann = await keeper(there);
    await keepSeat(ann, game, 0);
    await goAway(ann, '2031-05-05');
    await sees(bob, ({ away }) => away[0]?.seat === 0);
    await goAway(ann, null);
    await sees(bob, ({ away }) => away.length === 0);
    await goAway(ann, '2031-05-05');
    await sees(bob, ({ away }) => away[0]?.seat === 0);
    bob.close();
    const { db, close } = await openDatabase(settings);
    const kept = async () => {
      const lease = await db.selectFrom('games').select('lease_holder').executeTakeFirst();
      const row = await db.selectFrom('live_games').select('state').executeTakeFirst();
      const shown = (row?.state as LiveState | undefined)?.clocks;
      return { isLaid: lease?.lease_holder !== null, runs: shown?.asked[0]?.since !== null };
    };
    await expect.poll(kept).toEqual({ isLaid: false, runs: false });
    await goAway(ann, null);
    await expect.poll(async () => (await kept()).runs).toBe(true);
    await close();
  });
});
