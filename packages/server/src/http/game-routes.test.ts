import type { CreatedGame, GameInfo, Health, Readiness, RulesetCard, Snapshot } from '@hardtop/host/wire';
import type { Journal, RuleEntry } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, get, keyOf, post, refusal, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import type { ErrorBody } from '../wire/errors.ts';

let server: RunningServer;
let api: string;

beforeAll(async () => {
  server = await startToyServer();
  api = `${server.address}/api`;
});
afterAll(cleanUp);

const TWO = [{ kind: 'human' }, { kind: 'human' }];

async function choose(game: CreatedGame, seat: number, option: string, params = {}): Promise<number> {
  const key = keyOf(game, seat);
  const { body: snapshot } = await get<Snapshot>(`${api}/games/${game.game}/snapshot`, key);
  const ask = snapshot.questions[0]?.id;
  const answer = await post<{ rows: number }>(`${api}/games/${game.game}/choices`, { ask, option, params }, key);
  expect(answer.status).toBe(200);
  return answer.body.rows;
}

/** Plays the toy to its end by HTTP alone. */
async function playOut(game: CreatedGame): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    for (const seat of [0, 1]) await choose(game, seat, 'speed', { mph: 10 });
    for (const seat of [0, 1]) await choose(game, seat, seat === 0 ? 'ram' : 'dodge');
  }
}

describe('health and rulesets', () => {
  it('say what runs here', async () => {
    const { status, body } = await get<Health>(`${api}/health`);
    expect(status).toBe(200);
    expect(body).toEqual({ ok: true, version: '0.1.0', database: { kind: 'embedded', ok: true } });
    expect(await get<Readiness>(`${api}/ready`)).toMatchObject({ status: 200, body: { ...body, problems: [] } });
  });

  it('list what can be played', async () => {
    const { body } = await get<RulesetCard[]>(`${api}/rulesets`);
    expect(body[0]).toMatchObject({
      id: 'toy',
      summary: toy.summary,
      scenarios: [{ id: 'short', title: 'Short', summary: 'Five turns.', seats: 2, places: [{}, {}] }],
      bots: [{ id: 'rammer' }],
      orders: [
        { id: 'hold', params: [] },
        { id: 'cruise', params: [{ name: 'mph', min: 10, max: 50, step: 5 }] },
      ],
    });
    expect((await get<RuleEntry[]>(`${api}/rulesets/toy/rules`)).body).toEqual(toy.rules);
    expect((await get(`${api}/rulesets/toy/scenarios/short`)).body).toEqual({ turns: 5, seats: 2 });
  });

  it.each([
    ['gzip, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['br', 'br'],
  ])('go out to whoever takes %j as %j', async (accepted, encoding) => {
    const response = await fetch(`${api}/rulesets/toy/rules`, { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.json()).toEqual(toy.rules);
  });

  it('name what there is when asked for what there is not', async () => {
    const ruleset = await refusal(get<ErrorBody>(`${api}/rulesets/chess/rules`));
    expect(ruleset).toMatchObject({ status: 404, problem: { field: 'ruleset', legal: ['toy'] } });
    const scenario = await refusal(get<ErrorBody>(`${api}/rulesets/toy/scenarios/long`));
    expect(scenario).toMatchObject({ status: 404, problem: { field: 'scenario', legal: ['short'] } });
    const address = await refusal(get<ErrorBody>(`${api}/nonsense`));
    expect(address).toMatchObject({ status: 404, problem: { message: 'There is nothing at GET /api/nonsense.' } });
  });
});

describe('a new game', () => {
  const base = { ruleset: 'toy', scenario: 'short', seats: TWO };

  it('gives a key for each person and none for a bot', async () => {
    const created = await createToyGame(server.address, ['human', 'bot']);
    expect(created.keys.map(({ seat }) => seat)).toEqual([0]);
    const { body, headers } = await get<GameInfo>(`${api}/games/${created.game}`);
    expect(body).toMatchObject({
      id: created.game,
      ruleset: 'toy',
      version: '1',
      title: 'Short',
      dice: 'seed',
      over: false,
      outcome: null,
      problem: null,
      seats: [
        { seat: 0, name: 'Seat 0', plays: 'a car', kind: 'human' },
        { seat: 1, kind: 'bot', bot: 'rammer' },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/seed"?:|keyHash/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('takes a whole scenario file', async () => {
    const scenario = { turns: 2, seats: 3, title: 'Our\nown' };
    const created = await post<CreatedGame>(`${api}/games`, { ...base, scenario, seats: [...TWO, { kind: 'bot' }] });
    expect(created.status).toBe(201);
    expect((await get<GameInfo>(`${api}/games/${created.body.game}`)).body.title).toBe('Our own');
  });

  it.each([
    ['not JSON', '{', 400, { code: 'json', field: '(body)' }],
    ['an empty body', '', 400, { code: 'json' }],
    ['a missing field', { ruleset: 'toy' }, 400, { field: 'scenario' }],
    ['a field of the wrong kind', { ...base, ruleset: 5 }, 400, { field: 'ruleset' }],
    ['an unknown field', { ...base, cheat: 1 }, 400, { field: 'cheat' }],
    [
      'a seat of an unknown kind',
      { ...base, seats: [{ kind: 'dog' }] },
      400,
      { field: 'seats.0.kind', legal: ['human', 'bot', 'open', 'referee'] },
    ],
    ['an unknown ruleset', { ...base, ruleset: 'chess' }, 404, { field: 'ruleset', legal: ['toy'] }],
    ['an unknown scenario', { ...base, scenario: 'long' }, 404, { field: 'scenario', legal: ['short'] }],
    ['a bad field in a scenario', { ...base, scenario: { turns: 'x' } }, 422, { field: 'scenario.turns' }],
    ['too few seats', { ...base, seats: [{ kind: 'human' }] }, 422, { field: 'seats', legal: ['a list of 2'] }],
    [
      'an unknown bot',
      { ...base, seats: [{ kind: 'human' }, { kind: 'bot', bot: 'x' }] },
      422,
      { field: 'seats.1.bot', legal: ['rammer'] },
    ],
    [
      'an unknown vehicle',
      { ...base, seats: [{ kind: 'human', vehicle: 'x' }, { kind: 'human' }] },
      422,
      { field: 'seats.0.vehicle' },
    ],
    ['a body too large', { ...base, seed: 'x'.repeat(1_100_000) }, 413, { code: 'too-large' }],
  ])('%s is refused', async (_what, body, status, problem) => {
    expect(await refusal(post<ErrorBody>(`${api}/games`, body))).toMatchObject({ status, problem });
  });

  it('refuses a body that is not said to be JSON', async () => {
    const response = await fetch(`${api}/games`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.status).toBe(415);
  });

  it('an unknown game is said to be unknown', async () => {
    for (const rest of ['', '/journal', '/snapshot']) {
      expect(await refusal(get<ErrorBody>(`${api}/games/nothing${rest}`))).toMatchObject({
        status: 404,
        problem: { code: 'unknown-game', message: 'There is no game "nothing".' },
      });
    }
  });
});

describe('choices by HTTP', () => {
  it('count as those by socket do', async () => {
    const game = await createToyGame(server.address);
    const watcher = await TableClient.join(server.address, game.game, []);
    expect(await choose(game, 0, 'speed', { mph: 20 })).toBe(1);
    await watcher.until(() => (watcher.snapshot.waiting.length === 1 ? true : null));
    // What was bid is sealed, and so is that a row was made.
    expect(watcher.snapshot).toMatchObject({ questions: [], waiting: [{ seat: 1 }], rows: 0 });
    watcher.close();
  });

  it('are refused with the field and what would be legal', async () => {
    const game = await createToyGame(server.address);
    const address = `${api}/games/${game.game}/choices`;
    const [own, other] = [keyOf(game, 0), keyOf(game, 1)];
    const ask = (await get<Snapshot>(`${api}/games/${game.game}/snapshot`, own)).body.questions[0]?.id;
    const good = { ask, option: 'speed', params: { mph: 10 } };
    const say = (body: object, key?: string) => refusal(post<ErrorBody>(address, body, key));
    expect(await say(good)).toMatchObject({ status: 401, problem: { field: 'authorization' } });
    expect(await say(good, 'wrong')).toMatchObject({ status: 401, problem: { code: 'key', field: 'authorization' } });
    expect(await say({ ...good, seat: 1 }, own)).toMatchObject({
      status: 403,
      problem: { field: 'seat', legal: ['0'] },
    });
    expect(await say(good, other)).toMatchObject({ status: 403, problem: { code: 'not-yours' } });
    expect(await say({ ...good, params: { mph: 12 } }, own)).toMatchObject({
      status: 422,
      problem: { field: 'params.mph', legal: ['mph from 10 to 50 in steps of 5'] },
    });
    expect(await say({ ...good, option: 'fly' }, own)).toMatchObject({ status: 422, problem: { legal: ['speed'] } });
    expect(await say({ option: 'speed' }, own)).toMatchObject({ status: 400, problem: { field: 'ask' } });
    expect((await post(address, good, own)).status).toBe(200);
    expect(await say(good, own)).toMatchObject({ status: 409, problem: { code: 'stale', field: 'ask' } });
  });
});

describe('journals', () => {
  it('of a living game hold no seed and no sealed answer; brought back they go on with new dice', async () => {
    const game = await createToyGame(server.address, ['human', 'human'], {
      seed: 'secret-seed',
      scenario: { turns: 5, seats: 2, open: true },
    });
    for (const seat of [0, 1]) await choose(game, seat, 'speed', { mph: 10 });
    await choose(game, 0, 'ram');
    const { body, headers } = await get<Journal>(`${api}/games/${game.game}/journal`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="hardtop-toy-${game.game}.json"`);
    expect(JSON.stringify(body)).not.toContain('secret-seed');
    expect(body.dice.script).toHaveLength(2);
    const [first = 0, ...others] = body.dice.script;
    const loaded = { ...body, dice: { ...body.dice, script: [(first % 6) + 1, ...others] } };
    expect(await refusal(post<ErrorBody>(`${api}/journals`, { journal: loaded }))).toMatchObject({
      status: 422,
      problem: { code: 'departed', field: 'journal.rows.2' },
    });
    const again = await post<CreatedGame>(`${api}/journals`, {
      journal: body,
      seats: [{ kind: 'human' }, { kind: 'bot' }],
    });
    expect(again.status).toBe(201);
    expect(again.body.keys).toHaveLength(1);
    const player = await TableClient.join(server.address, again.body.game, [keyOf(again.body, 0)]);
    // The bot moves, then the next turn's bids are asked for.
    expect((await player.question(0)).topic).toBe('speed');
    player.close();
  });

  it('of a game that is over are whole, and can be brought back to be looked at', async () => {
    const game = await createToyGame(server.address, ['human', 'human'], { seed: 'known' });
    await playOut(game);
    const info = (await get<GameInfo>(`${api}/games/${game.game}`)).body;
    expect(info).toMatchObject({ over: true, rows: 20, outcome: { winners: expect.anything() } });
    const { body } = await get<Journal>(`${api}/games/${game.game}/journal`);
    expect(body.seed).toBe('known');
    const again = await post<CreatedGame>(`${api}/journals`, { journal: body });
    expect((await get<GameInfo>(`${api}/games/${again.body.game}`)).body.outcome).toEqual(info.outcome);
  });

  it.each([
    ['no journal', {}, 400, { field: 'journal' }],
    [
      'rows with a gap',
      { rows: [{ n: 2, kind: 'choice', ask: '1', seat: 0, by: 'player', option: 'o', params: {} }] },
      422,
      { field: 'journal.rows.0.n' },
    ],
    [
      'a row that does not fit',
      { rows: [{ n: 1, kind: 'choice', ask: '9', seat: 0, by: 'player', option: 'o', params: {} }] },
      422,
      { field: 'journal.rows.0' },
    ],
    [
      'consent that nobody gave',
      { rows: [{ n: 1, kind: 'undo', ask: '', seat: 0, by: 'clock', option: 'take', params: { to: 1, fresh: 1 } }] },
      422,
      { code: 'undo', field: 'journal.rows.0' },
    ],
    ['an unknown ruleset', { ruleset: 'chess' }, 404, { field: 'journal.ruleset', legal: ['toy'] }],
    ['another version', { version: '0' }, 422, { code: 'version', field: 'journal.version' }],
    ['a bad set-up', { setup: {} }, 422, { field: 'journal.turns' }],
  ])('%s: refused by the field', async (_what, more, status, problem) => {
    const good = { ruleset: 'toy', version: '1', setup: { turns: 5 }, dice: { script: [], after: 'seed' }, rows: [] };
    const journal = Object.keys(more).length === 0 ? undefined : { ...good, ...more };
    expect(await refusal(post<ErrorBody>(`${api}/journals`, { journal }))).toMatchObject({ status, problem });
  });

  const row = (n: number, ask: string, seat: number, option: string, params = {}) => ({
    ...{ n, kind: 'choice', ask, seat, by: 'player', option, params },
  });
  const scripted = (script: readonly number[], after: string, more: readonly object[] = []) => {
    const bids = [row(1, '1.0.0', 0, 'speed', { mph: 10 }), row(2, '1.1.0', 1, 'speed', { mph: 10 })];
    const rows = [...bids, row(3, '2', 0, 'ram'), ...more];
    return { ruleset: 'toy', version: '1', setup: { turns: 5, open: true }, dice: { script, after }, rows };
  };
  const bring = (journal: object) => post<CreatedGame>(`${api}/journals`, { journal });

  it('scripted dice that do not fit are refused, those that end are followed by seeded ones', async () => {
    const bad = post<ErrorBody>(`${api}/journals`, { journal: scripted([6, 9], 'stop') });
    expect(await refusal(bad)).toMatchObject({ status: 422, problem: { field: 'journal.dice.script' } });
    const game = (await bring(scripted([6, 5], 'stop'))).body;
    expect(await choose(game, 1, 'ram')).toBe(4);
  });

  it.each(['seed', 'stop'])('dice to come are not for the file to choose (%s)', async (after) => {
    const game = (await bring(scripted([6, 5, 99, 99], after))).body;
    expect(await choose(game, 1, 'ram')).toBe(4);
    const { body } = await get<Journal>(`${api}/games/${game.game}/journal`);
    expect(body.dice.script.slice(0, 2)).toEqual([6, 5]);
    expect(Math.max(...body.dice.script)).toBeLessThanOrEqual(6);
  });

  it('of a game that is over stay as they are, and a rematch has dice', async () => {
    const conceded = { ...row(4, '', 1, 'concede'), kind: 'resign' };
    const journal = scripted([6, 5], 'stop', [conceded]);
    const game = (await bring(journal)).body;
    expect((await get<Journal>(`${api}/games/${game.game}/journal`)).body).toMatchObject(journal);
    const rematch = await post<CreatedGame>(`${api}/games/${game.game}/rematch`, {}, keyOf(game, 0));
    const next = { ...rematch.body, keys: [...game.keys].reverse().map(({ key }, seat) => ({ seat, key })) };
    for (const seat of [0, 1]) await choose(next, seat, 'speed', { mph: 10 });
    expect(await choose(next, 0, 'ram')).toBe(3);
  });
});

describe('rematch', () => {
  it('is one game for all, with the keys of the old one and seats changed', async () => {
    const game = await createToyGame(server.address, ['human', 'human']);
    const [ann, bob] = [keyOf(game, 0), keyOf(game, 1)];
    const address = `${api}/games/${game.game}/rematch`;
    expect(await refusal(post<ErrorBody>(address, {}, ann))).toMatchObject({
      status: 409,
      problem: { code: 'rematch' },
    });
    expect(await refusal(post<ErrorBody>(address, {}))).toMatchObject({ status: 401 });
    const table = await TableClient.join(server.address, game.game, [bob]);
    const watcher = await TableClient.join(server.address, game.game, []);
    await table.ask({ t: 'resign', seat: 1 });
    const first = await post<CreatedGame>(address, {}, ann);
    expect(first.status).toBe(201);
    expect(first.body.keys).toEqual([{ seat: 1, key: ann }]);
    expect((await table.next('rematch')).created).toEqual({ game: first.body.game, keys: [{ seat: 0, key: bob }] });
    expect((await watcher.next('rematch')).created).toEqual({ game: first.body.game, keys: [] });
    const second = await post<CreatedGame>(address, { keys: [bob] });
    expect(second.body).toEqual({ game: first.body.game, keys: [{ seat: 0, key: bob }] });
    const next = await TableClient.join(server.address, first.body.game, [ann, bob]);
    expect(next.snapshot.questions).toHaveLength(2);
    expect((await get<GameInfo>(`${api}/games/${game.game}`)).body.rematch).toBe(first.body.game);
    for (const client of [table, watcher, next]) client.close();
  });

  it('against bots alone can be asked for at any time', async () => {
    const game = await createToyGame(server.address, ['human', 'bot']);
    const again = await post<CreatedGame>(`${api}/games/${game.game}/rematch`, {}, keyOf(game, 0));
    expect(again.status).toBe(201);
    expect(again.body.keys).toEqual([{ seat: 1, key: keyOf(game, 0) }]);
  });
});
