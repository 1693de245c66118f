import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveInfo, LiveTerms } from '@hardtop/host/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, get, keyOf, makeFolder, post, refusal, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import type { ErrorBody } from '../wire/errors.ts';

const ROUND = 15;

/** A machine whose clocks a test sets. */
class Clocks {
  time = 1_000_000;
  day = Date.parse('2031-05-01T12:00:00Z');
  monotonic = () => this.time;
  wall = () => this.day;

  /** Both go on, and the server is there all the while. */
  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 40_000) {
      this.time += Math.min(left, 40_000);
      this.day += Math.min(left, 40_000);
      await sleep(4 * ROUND);
    }
  }
}

const clocks = new Clocks();
const folder = makeFolder();
let server: RunningServer;

beforeAll(async () => {
  server = await startToyServer({ dataFolder: folder }, { clocks, roundMilliseconds: ROUND });
});
afterAll(cleanUp);

async function table(terms?: LiveTerms, more: object = {}, kinds: readonly ('human' | 'bot')[] = ['human', 'human']) {
  const game = await createToyGame(server.address, kinds, { ...(terms === undefined ? {} : { terms }), ...more });
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
const sees = (client: TableClient, fits: (info: LiveInfo) => boolean) =>
  client.until(() => {
    const info = live(client);
    return info !== undefined && fits(info) ? info : null;
  });
/** Somebody looks in, so that the clocks are looked at. */
async function lookIn(join: () => Promise<TableClient>): Promise<void> {
  const watcher = await join();
  watcher.close();
  await watcher.closed;
}

/** Seat 0 answers, seat 1 does not, until it may be claimed. */
async function letRunOut(ann: TableClient, join: () => Promise<TableClient>): Promise<void> {
  for (let missed = 1; missed <= 3; missed++) {
    const mine = ann.snapshot.questions[0];
    if (mine?.suggested !== undefined) await ann.choose(0, mine.suggested.option, { ...mine.suggested.params });
    else if (mine !== undefined) await ann.choose(0, mine.options[0]?.id ?? '', { mph: 10 });
    const { rows } = ann.snapshot;
    await clocks.pass(30_001);
    await lookIn(join);
    await ann.until(() => ann.snapshot.rows > rows || ann.snapshot.outcome !== null || null);
    if (live(ann)?.claimable.includes(1)) break;
  }
  await sees(ann, ({ claimable }) => claimable.includes(1));
}

describe('who is here', () => {
  it('is told with the number of their devices, and how many look on', async () => {
    const { join } = await table();
    const [ann, phone, watcher] = [await join(0), await join(0), await join()];
    const presence = await ann.until(() =>
      ann.heard.findLast((message) => message.t === 'presence' && message.watching === 1 && message),
    );
    expect(presence).toMatchObject({ online: [0], devices: [2], watching: 1 });
    for (const client of [ann, phone, watcher]) client.close();
  });
});

describe('a clock', () => {
  it('answers for who lets it run out, and counts it', async () => {
    const { join } = await table({ clock: { kind: 'answer', seconds: 30 } });
    const [ann, bob] = [await join(0), await join(1)];
    await bob.choose(1, 'speed', { mph: 10 });
    expect((await sees(bob, ({ clocks: shown }) => shown.length === 1)).clocks).toEqual([
      { seat: 0, left: 30_000, runs: true },
    ]);
    await clocks.pass(29_000);
    await lookIn(join);
    expect(ann.snapshot.rows).toBe(0);
    await clocks.pass(1_001);
    await lookIn(join);
    await ann.until(() => ann.snapshot.rows === 2 || null);
    // Both hear of it, until she answers by herself.
    for (const client of [ann, bob]) await sees(client, ({ missed }) => missed[0]?.seat === 0 && missed[0].times === 1);
    await ann.choose(0, ann.snapshot.questions[0]?.options[0]?.id ?? '');
    await sees(bob, ({ missed }) => missed.length === 0);
    for (const client of [ann, bob]) client.close();
  });

  it('goes on where it stood when an answer is taken back: nobody waits longer for it', async () => {
    const { join } = await table({ clock: { kind: 'answer', seconds: 30 } });
    const [ann, bob] = [await join(0), await join(1)];
    await sees(bob, ({ clocks: shown }) => shown.every(({ runs }) => runs));
    await clocks.pass(20_000);
    await ann.choose(0, 'speed', { mph: 10 });
    await ann.ask({ t: 'undo', seat: 0 });
    await lookIn(join);
    const lefts = ({ clocks: shown }: LiveInfo) => shown.map(({ left }) => left).join();
    await sees(bob, (info) => lefts(info) === '10000,10000');
    for (const client of [ann, bob]) client.close();
  });

  it('does not run for who has not been told, and not where nobody waits', async () => {
    const { join } = await table({ clock: { kind: 'answer', seconds: 30 } });
    const ann = await join(0);
    await clocks.pass(90_000);
    await lookIn(join);
    expect(live(ann)?.clocks).toEqual([
      { seat: 0, left: 30_000, runs: false },
      { seat: 1, left: 30_000, runs: false },
    ]);
    const bob = await join(1);
    await sees(bob, ({ clocks: shown }) => shown.every(({ runs }) => runs));
    // Whoever saw the question and went away is not waited for without end.
    bob.close();
    await bob.closed;
    await clocks.pass(29_000);
    expect(ann.snapshot.waiting).toHaveLength(2);
    await clocks.pass(2_000);
    await ann.until(() => ann.snapshot.waiting.length < 2 || null);
    ann.close();
  });

  it('that is set back or forward costs nobody anything', async () => {
    const { join } = await table({ clock: { kind: 'answer', seconds: 3_000 } });
    const [ann, bob] = [await join(0), await join(1)];
    await sees(bob, ({ clocks: shown }) => shown.every(({ runs }) => runs));
    for (const jump of [-86_400_000, 40 * 86_400_000, -10 * 86_400_000]) {
      clocks.day += jump;
      await lookIn(join);
      expect(ann.snapshot.rows).toBe(0);
    }
    clocks.day = Date.parse('2031-05-01T12:00:00Z');
    for (const client of [ann, bob]) client.close();
  });

  it('stands through a restart, and goes on where it stood', async () => {
    const terms: LiveTerms = { clock: { kind: 'bank', seconds: 50, increment: 5 } };
    const { game, join } = await table(terms);
    const [ann, bob] = [await join(0), await join(1)];
    await sees(ann, ({ clocks: shown }) => shown.every(({ runs }) => runs));
    await clocks.pass(20_000);
    await server.close();
    await Promise.all([ann.closed, bob.closed]);
    clocks.day += 5 * 86_400_000;
    clocks.time = 17;
    server = await startToyServer({ dataFolder: folder }, { clocks, roundMilliseconds: ROUND });
    const again = await TableClient.join(server.address, game.game, [keyOf(game, 0)]);
    const { clocks: shown } = await sees(again, () => true);
    expect(shown.map(({ left, runs }) => ({ left, runs }))).toEqual([
      { left: 30_000, runs: false },
      { left: 30_000, runs: true },
    ]);
    again.close();
    clocks.day = Date.parse('2031-05-01T12:00:00Z');
  });

  it('that has answered three times running lets the other claim: the game, or a bot until they are back', async () => {
    const { join } = await table({ clock: { kind: 'answer', seconds: 30 } }, { scenario: 'short' });
    const [ann, bob] = [await join(0), await join(1)];
    expect(await ann.refusedFor({ t: 'claim', seat: 0, against: 1, option: 'concede' })).toMatchObject({
      code: 'claim',
      legal: [],
    });
    await letRunOut(ann, join);
    expect(await bob.refusedFor({ t: 'claim', seat: 1, against: 1, option: 'bot' })).toMatchObject({ code: 'claim' });
    bob.close();
    await bob.closed;
    expect(await ann.ask({ t: 'claim', seat: 0, against: 1, option: 'bot' })).toMatchObject({ t: 'ack' });
    await sees(ann, ({ standIns }) => standIns.includes(1));
    // The machine goes on for him until he is back, who need only come.
    await ann.until(
      () => !ann.snapshot.waiting.some(({ seat }) => seat === 1) || ann.snapshot.outcome !== null || null,
    );
    const back = await join(1);
    await sees(ann, ({ standIns, claimable }) => standIns.length === 0 && claimable.length === 0);
    back.close();
  });

  it('that has answered so often lets the other have the game, where two play', async () => {
    const { join } = await table({ clock: { kind: 'answer', seconds: 30 } });
    const [ann, bob] = [await join(0), await join(1)];
    await letRunOut(ann, join);
    expect(await ann.ask({ t: 'claim', seat: 0, against: 1, option: 'concede' })).toMatchObject({ t: 'ack' });
    await ann.until(() => ann.snapshot.outcome ?? null);
    expect(ann.snapshot.outcome).toMatchObject({ kind: 'win', winners: [0] });
    for (const client of [ann, bob]) client.close();
  });

  it.each([
    { clock: { kind: 'answer' } },
    { clock: { kind: 'answer', seconds: 0 } },
    { clock: { kind: 'answer', seconds: 1e12 } },
    { clock: { kind: 'bank', seconds: 60 } },
    { clock: { kind: 'sand', seconds: 60 } },
    { watchDelay: -1 },
    { watchDelay: 1e9 },
  ])('by the terms %j is refused', async (terms) => {
    const seats = [{ kind: 'human' }, { kind: 'human' }];
    const body = { ruleset: 'toy', scenario: 'short', seats, terms };
    const { status, problem } = await refusal(post<ErrorBody>(`${server.address}/api/games`, body));
    expect({ status, field: problem?.field?.split('.')[0] }).toEqual({ status: 400, field: 'terms' });
  });
});

describe('a pause', () => {
  it('needs all, stops clocks and answers, and is ended by any of them', async () => {
    const { game, join } = await table({ clock: { kind: 'answer', seconds: 30 } });
    const [ann, bob, watcher] = [await join(0), await join(1), await join()];
    expect(await ann.refusedFor({ t: 'pause', seat: 0, option: 'resume' })).toMatchObject({ code: 'pause' });
    expect(await bob.refusedFor({ t: 'pause', seat: 1, option: 'accept' })).toMatchObject({ code: 'pause' });
    expect(await watcher.refusedFor({ t: 'pause', seat: null, option: 'offer' })).toMatchObject({ code: 'not-yours' });
    await ann.ask({ t: 'pause', seat: 0, option: 'offer' });
    await sees(bob, ({ pauseOffers }) => pauseOffers.includes(0));
    await bob.ask({ t: 'pause', seat: 1, option: 'decline' });
    await sees(ann, ({ pauseOffers }) => pauseOffers.length === 0);
    await ann.ask({ t: 'pause', seat: 0, option: 'offer' });
    await bob.ask({ t: 'pause', seat: 1, option: 'accept' });
    await sees(ann, ({ paused }) => paused?.by === 0);
    await clocks.pass(90_000);
    await lookIn(join);
    const { id } = await ann.question(0);
    const choice = { ask: id, option: 'speed', params: { mph: 10 } };
    expect(await ann.refusedFor({ t: 'choose', seat: 0, ...choice })).toMatchObject({ code: 'paused' });
    const byHttp = post<ErrorBody>(`${server.address}/api/games/${game.game}/choices`, choice, keyOf(game, 0));
    expect((await refusal(byHttp)).status).toBe(409);
    expect(ann.snapshot.rows).toBe(0);
    await bob.ask({ t: 'pause', seat: 1, option: 'resume' });
    await sees(ann, ({ paused, clocks: shown }) => paused === null && shown.every(({ runs }) => runs));
    expect(live(ann)?.clocks.map(({ left }) => left)).toEqual([30_000, 30_000]);
    await ann.choose(0, 'speed', { mph: 10 });
    for (const client of [ann, bob, watcher]) client.close();
  });

  it('of the referee is the referee’s to end', async () => {
    const { game, join } = await table(undefined, { referee: true });
    const ann = await join(0);
    const referee = await TableClient.join(server.address, game.game, [game.referee ?? '']);
    await referee.ask({ t: 'pause', seat: null, option: 'offer' });
    expect(await ann.refusedFor({ t: 'pause', seat: 0, option: 'resume' })).toMatchObject({ code: 'not-yours' });
    await referee.ask({ t: 'pause', seat: null, option: 'resume' });
    await ann.choose(0, 'speed', { mph: 10 });
    for (const client of [ann, referee]) client.close();
  });
});

describe('a holiday', () => {
  it('stops the clock of who is away, is seen by all, and has an end', async () => {
    clocks.day = Date.parse('2031-05-01T12:00:00Z');
    const { join } = await table({ clock: { kind: 'answer', seconds: 86_400 } });
    const [ann, bob] = [await join(0), await join(1)];
    await ann.ask({ t: 'away', seat: 0, until: '2031-05-11' });
    const { clocks: shown, away } = await sees(bob, (info) => info.away.length === 1);
    expect(away).toEqual([{ seat: 0, until: '2031-05-11' }]);
    expect(shown.map(({ runs }) => runs)).toEqual([false, true]);
    const most = await ann.refusedFor({ t: 'away', seat: 0, until: '2031-06-11' });
    expect(most).toMatchObject({ code: 'away', field: 'until', legal: ['2031-05-02 to 2031-05-31'] });
    expect(await ann.refusedFor({ t: 'away', seat: 0, until: '2031-04-30' })).toMatchObject({ code: 'away' });
    expect(await ann.refusedFor({ t: 'away', seat: 0, until: '2031-99-99' })).toMatchObject({ code: 'away' });
    expect(await ann.refusedFor({ t: 'away', seat: 1, until: '2031-05-05' })).toMatchObject({ code: 'not-yours' });
    await ann.ask({ t: 'away', seat: 0, until: null });
    await sees(bob, (info) => info.away.length === 0);
    for (const client of [ann, bob]) client.close();
  });
});

describe('a rematch', () => {
  it('is played by the same clock', async () => {
    const clock = { kind: 'bank', seconds: 600, increment: 5 } as const;
    const { game, join } = await table({ clock });
    const both = await join(0, 1);
    await both.ask({ t: 'resign', seat: 0 });
    const again = await post<{ game: string }>(`${server.address}/api/games/${game.game}/rematch`, {}, keyOf(game, 0));
    const next = await TableClient.join(server.address, again.body.game, []);
    expect((await sees(next, () => true)).clock).toEqual(clock);
    for (const client of [both, next]) client.close();
  });
});

describe('those who only look on', () => {
  it('see a game that hides something late, by whatever way they ask', async () => {
    const { game, join } = await table({ watchDelay: 40 });
    await clocks.pass(40_000);
    const both = await join(0, 1);
    const early = await TableClient.connect(server.address, game.game);
    early.send({ t: 'join', keys: [] });
    await early.until(() => early.heard[0] ?? null);
    const at = (path: string, key?: string) => get<ErrorBody>(`${server.address}/api/games/${game.game}/${path}`, key);
    await both.choose(0, 'speed', { mph: 45 });
    await both.choose(1, 'speed', { mph: 10 });
    const late = await TableClient.connect(server.address, game.game);
    late.send({ t: 'join', keys: [] });
    expect(await late.next('delayed')).toEqual({ t: 'delayed', seconds: 40 });
    for (const path of ['snapshot', 'journal', 'film', 'film?as=spectator'])
      expect(await refusal(at(path))).toMatchObject({ status: 409, problem: { code: 'delayed' } });
    expect((await at('film?as=spectator', keyOf(game, 0))).status).toBe(200);
    expect((await at('snapshot', keyOf(game, 0))).status).toBe(200);
    expect(early.texts.join()).not.toMatch(/(mph|speed)\W{0,3}45|45 mph/);
    expect(late.heard.map(({ t }) => t)).toEqual(['delayed']);
    await clocks.pass(40_000);
    expect((await at('snapshot')).status).toBe(200);
    for (const client of [both, early, late]) client.close();
  });

  it('see it at once when it is over, and where nothing is to be waited for', async () => {
    const { join } = await table({ watchDelay: 40 });
    const both = await join(0, 1);
    await clocks.pass(40_000);
    const watcher = await join();
    await both.ask({ t: 'resign', seat: 0 });
    await watcher.until(() => watcher.snapshot.outcome ?? null);
    for (const client of [both, watcher]) client.close();
  });
});
