import type {
  ChangedTable,
  CreatedGame,
  GameInfo,
  LobbyMessage,
  LobbyPage,
  OfferedSeat,
  PlannedTable,
  TablePlan,
  TakenSeat,
} from '@hardtop/host/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../start.ts';
import { BrowserLike } from '../testing/browser.ts';
import { cleanUp, createToyGame, get, keyOf, makeFolder, post, refusal, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import type { ErrorBody } from '../wire/errors.ts';

let server: RunningServer;
const folder = makeFolder();
const api = () => `${server.address}/api`;

beforeAll(async () => {
  server = await startToyServer({ dataFolder: folder });
});
afterAll(cleanUp);

const open = (table: object = {}, more: object = {}) =>
  createToyGame(server.address, ['human', 'human'], {
    seats: [{ kind: 'human' }, { kind: 'open' }],
    table: { name: 'Ada', ...table },
    ...more,
  });

const take = (game: string, seat: number, body: object) =>
  post<TakenSeat & ErrorBody>(`${api()}/games/${game}/seats/${seat}/take`, body);

const patch = async (game: string, body: object, key?: string) => {
  const response = await fetch(`${api()}/games/${game}/table`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as ChangedTable & ErrorBody };
};

const infoOf = async (game: string) => (await get<GameInfo>(`${api()}/games/${game}`)).body;
const lobby = async () => (await get<LobbyPage>(`${api()}/lobby`)).body;

describe('a table', () => {
  it('is found in the lobby while a seat is free, with who waits there', async () => {
    const clock = { kind: 'bank', seconds: 1_200, increment: 10 };
    const created = await open({ title: 'Friday <b>night</b>', listed: true }, { terms: { clock } });
    const found = (await lobby()).tables.find(({ id }) => id === created.game);
    expect(found).toMatchObject({
      title: 'Friday <b>night</b>',
      ruleset: 'toy',
      password: false,
      seats: [{ sits: 'person', by: 'Ada' }, { sits: 'nobody' }],
      clock,
    });
    expect((await infoOf(created.game)).table?.clock).toEqual(clock);
    expect(JSON.stringify(found)).not.toContain('keyHash');
    const taken = await take(created.game, 1, { name: 'Bob' });
    expect(taken.status).toBe(200);
    expect((await lobby()).tables.map(({ id }) => id)).not.toContain(created.game);
    const bob = await TableClient.join(server.address, created.game, [taken.body.key]);
    expect((await bob.next('welcome')).card.seats[1]).toMatchObject({ by: 'Bob' });
    await bob.choose(1, 'speed', { mph: 10 });
  });

  it('that hides something says how late it is shown, as chosen or as usual here; what is out of bounds is refused', async () => {
    const plan = (scenario: object) =>
      post<PlannedTable>(`${api()}/tables/plan`, { ruleset: 'toy', scenario: { turns: 3, seats: 2, ...scenario } });
    const usual = (await plan({})).body;
    expect([usual.hides, (await plan({ open: true })).body.hides]).toEqual([true, false]);
    const delayOf = async (more: object) => (await infoOf((await open({}, more)).game)).table?.watchDelay;
    expect(await delayOf({})).toBe(usual.watchDelay);
    expect(await delayOf({ terms: { watchDelay: 0 } })).toBe(0);
    expect(await delayOf({ terms: { watchDelay: 300 } })).toBe(300);
    expect(await delayOf({ scenario: { turns: 3, seats: 2, open: true } })).toBeUndefined();
    const { game } = await open({ listed: true }, { terms: { watchDelay: 300 } });
    const watcher = await TableClient.connect(server.address, game);
    watcher.send({ t: 'join', keys: [] });
    expect(await watcher.next('delayed')).toEqual({ t: 'delayed', seconds: 300 });
    watcher.close();
    const clock = (seconds: unknown, increment?: unknown) =>
      increment === undefined ? { kind: 'answer', seconds } : { kind: 'bank', seconds, increment };
    const outside = [clock(4), clock(30 * 86_400 + 1), clock(60.5), clock(null), clock(60, -1), clock(60, 86_401)];
    for (const terms of [...outside.map((one) => ({ clock: one })), { watchDelay: -1 }, { watchDelay: 86_401 }]) {
      const body = { ruleset: 'toy', scenario: 'drag', seats: [{ kind: 'human' }], table: {}, terms };
      expect(await refusal(post(`${api()}/games`, body))).toMatchObject({
        status: 400,
        problem: { field: expect.stringMatching(/^terms\./) },
      });
    }
  });

  it('by link is found by nobody, and its link can be taken back', async () => {
    const { game, invite = '', host = '' } = await open();
    expect((await lobby()).tables.map(({ id }) => id)).not.toContain(game);
    expect(await refusal(take(game, 1, {}))).toMatchObject({ status: 403, problem: { field: 'invite' } });
    expect((await patch(game, { invite: 'revoke' }, host)).body.table.invite).toBe(false);
    expect(await refusal(take(game, 1, { invite }))).toMatchObject({ status: 403, problem: { field: 'invite' } });
    const renewed = await patch(game, { invite: 'renew' }, host);
    expect((await take(game, 1, { invite: renewed.body.invite })).status).toBe(200);
    expect((await patch(game, { listed: true })).status).toBe(401);
    expect((await patch(game, { listed: true }, 'wrong')).status).toBe(401);
  });

  it('is told to all as it changes, page by page', async () => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/lobby/socket`);
    const heard: LobbyMessage[] = [];
    const until = async (find: (message: LobbyMessage) => boolean) => {
      for (let i = 0; i < 500 && !heard.some(find); i++) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(heard.some(find)).toBe(true);
    };
    socket.on('message', (data) => heard.push(JSON.parse(String(data)) as LobbyMessage));
    await until(({ t }) => t === 'lobby');
    const { game } = await open({ listed: true });
    await until((message) => message.t === 'table' && message.table.id === game);
    await take(game, 1, { name: 'Bob' });
    await until((message) => message.t === 'gone' && message.id === game);
    socket.send('hello');
    await new Promise((resolve) => socket.on('close', resolve));

    await open({ listed: true });
    await open({ listed: true });
    const first = (await get<LobbyPage>(`${api()}/lobby?limit=1`)).body;
    const second = (await get<LobbyPage>(`${api()}/lobby?limit=1&after=${encodeURIComponent(first.next ?? '')}`)).body;
    expect(first.tables).toHaveLength(1);
    expect(second.tables[0]?.id).not.toBe(first.tables[0]?.id);
    expect((await get(`${api()}/lobby?limit=9000`)).status).toBe(400);
    expect((await get(`${api()}/lobby?after=nowhere`)).status).toBe(400);
  });

  it('that is by link alone is told at its own door, and nobody else hears of it', async () => {
    const { game, invite } = await open();
    const at = `${server.address.replace('http', 'ws')}/api/lobby/socket`;
    const heardAt = async (url: string) => {
      const [socket, heard]: [WebSocket, string[]] = [new WebSocket(url), []];
      socket.on('message', (data) => heard.push(String(data)));
      await expect.poll(() => heard.length).toBe(1);
      return { socket, heard };
    };
    const door = await heardAt(`${at}?table=${game}`);
    const nowhere = await heardAt(`${at}?table=aaaaaaaaaaaa`);
    const all = await heardAt(at);
    expect((await take(game, 1, { invite })).status).toBe(200);
    await expect.poll(() => door.heard.length).toBeGreaterThan(1);
    expect(new Set([...door.heard, ...nowhere.heard])).toEqual(new Set(['{"t":"look"}']));
    const listed = await open({ listed: true });
    await expect.poll(() => all.heard.join()).toContain(listed.game);
    expect([all.heard.join().includes(game), nowhere.heard.length]).toEqual([false, 1]);
    for (const wrong of [`?table=${'x'.repeat(41)}`, '?table=a&table=b', '?chair=a']) {
      const socket = new WebSocket(`${at}${wrong}`);
      expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(1008);
    }
    for (const { socket } of [door, nowhere, all]) socket.close();
  });

  it('says what its rules differ from the book by, and the same options have the same name', async () => {
    const [one, two] = [await infoOf((await open()).game), await infoOf((await open()).game)];
    expect(one.table?.terms).toEqual(two.table?.terms);
    expect(one.table?.terms.hash).toMatch(/^[a-z2-9]{6}$/);
    const bad = { ruleset: 'toy', scenario: 'short', seats: [], options: { 'variants.nothing': true } };
    expect(await refusal(post(`${api()}/games`, bad))).toMatchObject({
      status: 422,
      problem: { field: 'options.variants.nothing' },
    });
  });

  it('of a scenario file of one’s own is planned before it is opened, or refused with the field', async () => {
    const plan = (scenario: unknown) =>
      post<TablePlan & ErrorBody>(`${api()}/tables/plan`, { ruleset: 'toy', scenario });
    const planned = await plan({ turns: 3, seats: 3 });
    expect([planned.status, planned.body.seats.length]).toEqual([200, 3]);
    const seats = [{ kind: 'human' }, { kind: 'open' }, { kind: 'open' }];
    const { game } = await open({ listed: true }, { scenario: { turns: 3, seats: 3 }, seats });
    expect((await lobby()).tables.find(({ id }) => id === game)?.seats).toHaveLength(3);
    for (const scenario of [{ turns: 'many', seats: 2 }, { turns: 3, seats: 17 }, {}])
      expect(await refusal(plan(scenario))).toMatchObject({
        status: 422,
        problem: { field: expect.stringMatching(/^scenario/) },
      });
    expect((await plan(['a list'])).status).toBe(400);
    expect((await plan({ turns: 3, seats: 2, title: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  it('whose seats are all gone from under it is there after a restart as it was', async () => {
    const { game, host = '' } = await open({ listed: true, title: 'Late' });
    await server.close();
    server = await startToyServer({ dataFolder: folder });
    expect((await lobby()).tables.find(({ id }) => id === game)).toMatchObject({ title: 'Late' });
    expect((await patch(game, { listed: false }, host)).status).toBe(200);
    expect((await lobby()).tables.map(({ id }) => id)).not.toContain(game);
  });
});

describe('a password', () => {
  it('lets people sit down and look on, and nobody else', async () => {
    const { game, keys } = await open({ listed: true, password: 'süß & secret' });
    expect(await refusal(take(game, 1, {}))).toMatchObject({ status: 403 });
    expect(await refusal(take(game, 1, { password: 'x' }))).toMatchObject({
      status: 403,
      problem: { field: 'password' },
    });
    const stranger = await TableClient.connect(server.address, game);
    stranger.send({ t: 'join', keys: [] });
    expect((await stranger.next('refused')).problem.code).toBe('key');
    expect((await get(`${api()}/games/${game}/snapshot`)).status).toBe(401);
    expect((await get(`${api()}/games/${game}/journal`)).status).toBe(401);
    const pass = await post<{ key: string }>(`${api()}/games/${game}/watch`, { password: 'süß & secret' });
    await TableClient.join(server.address, game, [pass.body.key]);
    expect((await get(`${api()}/games/${game}/snapshot`, keys[0]?.key)).status).toBe(200);
    expect((await take(game, 1, { password: 'süß & secret' })).status).toBe(200);
  });

  it('cannot be guessed by trying', async () => {
    const { game } = await open({ listed: true, password: 'open sesame!' });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => take(game, 1, { password: `guess ${i}` })));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    expect((await take(game, 1, { password: 'open sesame!' })).status).toBe(429);
    expect(JSON.stringify(await infoOf(game))).not.toContain('sesame');
  });
});

describe('seats', () => {
  it('one of two who want the same at once gets it', async () => {
    const { game, invite } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => take(game, 1, { invite, name: `P${i}` })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await infoOf(game)).seats[1]?.by).toBe(`P${winner}`);
  });

  it('left, are free again: whoever sat there hears so, and the old key opens nothing', async () => {
    const { game, keys, invite } = await open();
    const key = keys[0]?.key ?? '';
    const ada = await TableClient.join(server.address, game, [key]);
    expect((await post(`${api()}/games/${game}/seats/0/leave`, {}, key)).status).toBe(200);
    expect(await ada.closed).toBe(1001);
    expect((await infoOf(game)).seats[0]).toMatchObject({ open: true });
    expect((await post(`${api()}/games/${game}/seats/0/leave`, {}, key)).status).toBe(401);
    const again = await TableClient.connect(server.address, game);
    again.send({ t: 'join', keys: [key] });
    expect((await again.next('refused')).problem.code).toBe('key');
    const { body } = await take(game, 0, { invite, name: 'Cyd' });
    await TableClient.join(server.address, game, [body.key]);
  });

  it('go to a bot or a friend when the others agree, in the middle of a game', async () => {
    const created = await createToyGame(server.address);
    const [zero, one] = [keyOf(created, 0), keyOf(created, 1)];
    const seats = `${api()}/games/${created.game}/seats`;
    const first = await TableClient.join(server.address, created.game, [zero, one]);
    for (const seat of [0, 1]) await first.choose(seat, 'speed', { mph: 10 });
    const offered = await post<OfferedSeat>(`${seats}/0/offer`, { to: 'friend' }, zero);
    expect(offered.body.table.offers).toEqual([{ seat: 0, to: 'friend', awaited: [1] }]);
    const claim = offered.body.claim ?? '';
    expect(await refusal(take(created.game, 0, { claim }))).toMatchObject({
      status: 409,
      problem: { code: 'awaited' },
    });
    expect(await refusal(post(`${seats}/0/agree`, { grant: true }, zero))).toMatchObject({ status: 403 });
    expect((await post(`${seats}/0/agree`, { grant: true }, one)).status).toBe(200);
    const friend = await take(created.game, 0, { claim, name: 'Eve' });
    expect(friend.status).toBe(200);
    const eve = await TableClient.join(server.address, created.game, [friend.body.key]);
    await eve.choose(0, 'ram');
    const old = await TableClient.connect(server.address, created.game);
    old.send({ t: 'join', keys: [zero] });
    expect((await old.next('refused')).problem.code).toBe('key');
    expect(await refusal(post(`${seats}/1/offer`, { to: 'bot' }, friend.body.key))).toMatchObject({ status: 403 });
    expect((await post(`${seats}/1/offer`, { to: 'bot' }, one)).body).toMatchObject({
      table: { offers: [{ seat: 1, to: 'bot', awaited: [0] }] },
    });
    await post(`${seats}/1/agree`, { grant: true }, friend.body.key);
    const there = await TableClient.join(server.address, created.game, [friend.body.key]);
    expect((await there.next('welcome')).card.seats[1]).toMatchObject({ kind: 'bot' });
    await there.until(() => (there.snapshot.waiting.some(({ seat }) => seat === 1) ? null : true));
  });

  it('that are nobody’s the referee decides for, and one whose key was lost gets another', async () => {
    const created: CreatedGame = await createToyGame(server.address, ['human', 'human'], {
      seats: [{ kind: 'human' }, { kind: 'referee' }],
      referee: true,
    });
    const referee = await TableClient.join(server.address, created.game, [created.referee ?? '']);
    const welcome = await referee.next('welcome');
    expect([welcome.seats, welcome.referee, welcome.card.seats[1]]).toMatchObject([[1], true, { neutral: true }]);
    await referee.choose(1, 'speed', { mph: 10 });
    expect(await referee.refusedFor({ t: 'resign', seat: 0 })).toMatchObject({ code: 'not-yours' });
    const renewed = await post<TakenSeat>(`${api()}/games/${created.game}/seats/0/key`, {}, keyOf(created, 0));
    await TableClient.join(server.address, created.game, [renewed.body.key]);
    expect((await post(`${api()}/games/${created.game}/seats/0/key`, {}, keyOf(created, 0))).status).toBe(401);
    const noReferee = { ruleset: 'toy', scenario: 'short', seats: [{ kind: 'human' }, { kind: 'referee' }] };
    expect(await refusal(post(`${api()}/games`, noReferee))).toMatchObject({ problem: { field: 'seats.1.kind' } });
  });
});

describe('a name that is kept', () => {
  it('is what one sits under, whatever is typed; guests are called what they say', async () => {
    const [ada, bob] = [new BrowserLike(server.address), new BrowserLike(server.address)];
    expect((await ada.keep('Ada Kept', 'correct horse battery')).status).toBe(201);
    expect((await bob.keep('Bob Kept', 'correct horse battery')).status).toBe(201);
    const seats = [{ kind: 'human' }, { kind: 'open' }];
    const table = { listed: true, name: 'Somebody Else' };
    const opened = await ada.send<CreatedGame>('POST', '/api/games', {
      ...{ ruleset: 'toy', scenario: 'short', seats, table },
    });
    const { game, keys } = opened.body;
    const taken = await bob.send<TakenSeat>('POST', `/api/games/${game}/seats/1/take`, {});
    expect(taken.status).toBe(200);
    expect((await infoOf(game)).seats).toMatchObject([{ by: 'Ada Kept' }, { by: 'Bob Kept' }]);
    const claim = await post<OfferedSeat>(`${api()}/games/${game}/seats/0/offer`, { to: 'friend' }, keys[0]?.key);
    expect((await take(game, 0, { claim: claim.body.claim, name: 'Guest' })).status).toBe(200);
    expect((await infoOf(game)).seats[0]).toMatchObject({ by: 'Guest' });
    // A cookie that nobody here has made is a guest's.
    expect((await post(`${api()}/games/${game}/seats/1/leave`, {}, taken.body.key)).status).toBe(200);
    for (const [name, value] of bob.cookies) bob.cookies.set(name, `${value.slice(0, -4)}AAAA`);
    await bob.send('POST', `/api/games/${game}/seats/1/take`, { name: 'Bob again' });
    expect((await infoOf(game)).seats[1]).toMatchObject({ by: 'Bob again' });
  });
});

describe('what strangers send', () => {
  it.each([
    ['a giant title', { table: { title: 'x'.repeat(81) } }, 'table.title'],
    ['a title of two lines', { table: { title: 'one\ntwo' } }, 'table.title'],
    ['a title that turns the line round', { table: { title: 'abc\u202egnp.exe' } }, 'table.title'],
    ['an empty title', { table: { title: '   ' } }, 'table.title'],
    ['a number for a password', { table: { password: 12 } }, 'table.password'],
    ['a giant password', { table: { password: 'x'.repeat(101) } }, 'table.password'],
    ['a name that is a list', { table: { name: ['x'] } }, 'table.name'],
    ['something unknown', { table: { admin: true } }, 'table.admin'],
    [
      'too many options',
      { options: Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`o${i}`, true])) },
      'options',
    ],
    ['sides that are words', { sides: ['left'] }, 'sides.0'],
  ])('%s is refused by name', async (_, more, field) => {
    const body = { ruleset: 'toy', scenario: 'short', seats: [{ kind: 'human' }, { kind: 'open' }], ...more };
    const { status, problem } = await refusal(post(`${api()}/games`, body));
    expect([status, problem?.field]).toEqual([400, field]);
  });

  it('about seats and games that are not there tells nothing', async () => {
    const { game } = await open();
    for (const seat of ['7', '-1', 'x', '99999999999', '0%00'])
      expect((await post(`${api()}/games/${game}/seats/${seat}/take`, {})).status).toBeGreaterThanOrEqual(400);
    expect(await refusal(take(game, 9, {}))).toMatchObject({ status: 404, problem: { legal: ['0', '1'] } });
    expect(await refusal(take('aaaaaaaaaaaa', 0, {}))).toMatchObject({ status: 404 });
    expect(game).toMatch(/^[2-9a-z]{12}$/);
  });
});
