import { formValues } from '@hardtop/campaign';
import { toy } from '@hardtop/kernel/toy';
import { rulesetsWith } from '@hardtop/rulesets';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { openDatabase } from '../storage/open-database.ts';
import { BrowserLike } from '../testing/browser.ts';
import { DATABASE_KINDS, type DatabaseSettings, freshDatabases } from '../testing/databases.ts';
import { entryOf } from '../testing/entries.ts';
import { createToyGame, get, keyOf, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import { toyDesignOf, workshop } from '../testing/toy-garage.ts';
import type { CampaignList, SharedCampaign } from '../wire/campaigns.ts';
import type { LibraryPage } from '../wire/library.ts';
import type { Deleted, Kept } from '../wire/people.ts';

const settingsOf = freshDatabases();
const PASSWORD = 'correct horse battery';
const ANNS = 'ann-has-a-secret-that-nobody-can-guess';
const PHONES = 'a-secret-that-the-phone-made-for-itself';
const HOUSE = { rulesets: [entryOf(toy), workshop, ...rulesetsWith('campaign')] };

async function withToken(server: RunningServer, token: string, method: string, path: string, body?: unknown) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const rest = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${server.address}/api${path}`, { method, headers, ...rest });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as unknown;
}

const putDesign = (server: RunningServer, token: string, id: string) =>
  withToken(server, token, 'PUT', `/library/${id}`, {
    ...{ ruleset: 'workshop', name: id, design: toyDesignOf(id), version: 0 },
  });

/** A campaign of this token's, and the secret of its players. */
async function putCampaign(server: RunningServer, token: string, id: string): Promise<string> {
  const rules = (await HOUSE.rulesets.at(-1)?.campaign?.())?.campaigns;
  const begun = rules?.begin({ ...formValues(rules.opening()), name: id, seed: 'a seed' });
  if (begun?.ok !== true) throw new Error('no campaign');
  await withToken(server, token, 'PUT', `/campaigns/${id}`, { journal: begun.value.file });
  return ((await withToken(server, token, 'POST', `/campaigns/${id}/share`)) as SharedCampaign).secret;
}

async function keeper(server: RunningServer, name = 'Ann'): Promise<BrowserLike> {
  const browser = new BrowserLike(server.address);
  expect((await browser.keep(name, PASSWORD)).status).toBe(201);
  return browser;
}

async function second(server: RunningServer, name = 'Ann'): Promise<BrowserLike> {
  const browser = new BrowserLike(server.address);
  expect((await browser.enter(name, PASSWORD)).status).toBe(201);
  return browser;
}

const keptBy = async (browser: BrowserLike) => (await browser.send<Kept>('GET', '/api/me/kept')).body;

describe.each(DATABASE_KINDS)('what is kept with a name on %s', (kind) => {
  it('is what a guest had on his browser, and another device has it', async () => {
    const server = await startToyServer(await settingsOf(kind), HOUSE);
    const game = await createToyGame(server.address, ['human', 'human'], { referee: true });
    await putDesign(server, ANNS, 'Kart');
    const secret = await putCampaign(server, ANNS, 'road');
    const ann = await keeper(server);
    const mine = { seat: 0, key: keyOf(game, 0) };
    const invite = { seat: 1, key: keyOf(game, 1) };
    const brought = {
      library: ANNS,
      games: [{ id: game.game, keys: [mine], invites: [invite], referee: game.referee }],
      campaigns: [{ id: 'road', secret }],
    };
    const kept = await ann.send<Kept>('POST', '/api/me/kept', brought);
    expect(kept.status).toBe(200);
    const phone = await second(server);
    expect(await keptBy(phone)).toEqual(kept.body);
    expect(kept.body).toMatchObject({ ...brought, games: [{ ...brought.games[0], over: false }] });
    // The phone has made a library of its own: the person's stays, and what was there is known for the end.
    const brings = await phone.send<Kept>('POST', '/api/me/kept', { library: PHONES });
    expect(brings.body.library).toBe(ANNS);
    // The friend's seat is sat down at.
    await phone.send('POST', '/api/me/kept', { games: [{ id: game.game, keys: [invite] }] });
    expect((await keptBy(ann)).games).toMatchObject([{ keys: [mine, invite], invites: [], referee: game.referee }]);
    await phone.send('DELETE', `/api/me/kept/games/${game.game}`);
    expect((await keptBy(ann)).games).toEqual([]);
  });

  it('is sealed: neither keys nor tokens stand in the database', async () => {
    const settings = await settingsOf(kind);
    const server = await startToyServer(settings, HOUSE);
    const game = await createToyGame(server.address);
    const ann = await keeper(server);
    const keys = [{ seat: 0, key: keyOf(game, 0) }];
    await ann.send('POST', '/api/me/kept', { library: ANNS, games: [{ id: game.game, keys }] });
    await server.close();
    const stored = await everything(settings);
    for (const secret of [ANNS, keyOf(game, 0), PASSWORD, ...ann.cookies.values()]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(secret.split('.')[0]);
    }
  });

  it('is also what a table has beside its seats, and a name is taken off its seat at the end', async () => {
    const server = await startToyServer(await settingsOf(kind), HOUSE);
    const game = await createToyGame(server.address, ['human', 'human'], { table: { name: 'Annie' } });
    const { host, invite } = game;
    const ann = await keeper(server);
    const keys = [{ seat: 0, key: keyOf(game, 0) }];
    const brought = { id: game.game, keys, host, invite, watch: 'guessed' };
    const kept = await ann.send<Kept>('POST', '/api/me/kept', { games: [brought] });
    expect(kept.body.games).toMatchObject([{ id: game.game, keys, host, invite }]);
    expect(kept.body.games[0]).not.toHaveProperty('watch');
    const seats = async () => JSON.stringify((await get(`${server.address}/api/games/${game.game}`)).body);
    expect(await seats()).toContain('Annie');
    const table = await TableClient.join(server.address, game.game, [keyOf(game, 1)]);
    expect((await ann.send<Deleted>('DELETE', '/api/me')).body).toEqual({ games: 0, left: [game.game] });
    expect(await table.closed).toBe(1001);
    expect(await seats()).not.toContain('Annie');
    const again = await TableClient.join(server.address, game.game, [keyOf(game, 1)]);
    expect(JSON.stringify(again.heard)).not.toContain('Annie');
    again.close();
  });

  it('is only what opens something', async () => {
    const server = await startToyServer(await settingsOf(kind), HOUSE);
    const game = await createToyGame(server.address);
    const secret = await putCampaign(server, ANNS, 'road');
    const eve = await keeper(server, 'Eve');
    const wrong = [
      { id: game.game, keys: [{ seat: 0, key: 'guessed' }] },
      { id: game.game, keys: [{ seat: 1, key: keyOf(game, 0) }], referee: keyOf(game, 0) },
      { id: 'nosuchgame', keys: [{ seat: 0, key: keyOf(game, 0) }] },
    ];
    const kept = await eve.send<Kept>('POST', '/api/me/kept', { games: wrong, campaigns: [{ id: 'road', secret }] });
    expect(kept.body).toEqual({ library: null, games: [], campaigns: [] });
    const guest = new BrowserLike(server.address);
    expect((await guest.send('POST', '/api/me/kept', { library: ANNS })).status).toBe(401);
  });

  it('can be had whole as one file, and deleted whole', async () => {
    const settings = await settingsOf(kind);
    const server = await startToyServer(settings, HOUSE);
    const own = await createToyGame(server.address, ['human', 'bot']);
    const shared = await createToyGame(server.address);
    const secret = await putCampaign(server, ANNS, 'road');
    await putDesign(server, ANNS, 'Kart');
    for (const id of ['Kart', 'Old']) await putDesign(server, PHONES, id);
    const [ann, bob] = [await keeper(server), await keeper(server, 'Bob')];
    const games = [own, shared].map((game) => ({ id: game.game, keys: [{ seat: 0, key: keyOf(game, 0) }] }));
    for (const library of [ANNS, PHONES]) await ann.send('POST', '/api/me/kept', { library });
    await ann.send('POST', '/api/me/kept', { games, campaigns: [{ id: 'road', secret }] });
    const table = await TableClient.join(server.address, own.game, [keyOf(own, 0)]);
    const both = await TableClient.join(server.address, shared.game, [keyOf(shared, 0), keyOf(shared, 1)]);
    for (const [seat, text] of ['I live at Kart Lane', 'so do I'].entries())
      expect((await both.ask({ t: 'chat', seat, text })).t).toBe('ack');

    const file = await ann.send<Record<string, unknown>>('GET', '/api/me/export');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="hardtop-everything-/);
    expect(file.body).toMatchObject({
      ...{ format: 'hardtop-person', version: 1, person: { name: 'Ann' }, library: ANNS },
      designs: [{ id: 'Kart' }, { id: 'Old' }],
      notices: { channels: [], seats: [] },
      campaigns: [{ campaign: { id: 'road', journal: {} }, secret }],
    });
    const exported = file.body.games as readonly { id: string; journal: object; talk: unknown }[];
    expect(exported.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort());
    for (const { journal } of exported) expect(journal).toMatchObject({ ruleset: 'toy' });
    expect(exported.find(({ id }) => id === shared.game)?.talk).toMatchObject([
      { from: 0, text: 'I live at Kart Lane' },
      { from: 1, text: 'so do I' },
    ]);
    expect(JSON.stringify(file.body)).not.toMatch(/scrypt/);

    const gone = await ann.send<Deleted>('DELETE', '/api/me');
    expect(gone).toMatchObject({ status: 200, body: { games: 1, left: [shared.game] } });
    expect(await table.closed).toBe(4404);
    expect(await ann.who()).toBeNull();
    expect((await ann.enter('Ann', PASSWORD)).status).toBe(401);
    expect((await get(`${server.address}/api/games/${own.game}`)).status).toBe(404);
    expect((await get(`${server.address}/api/games/${shared.game}`)).status).toBe(200);
    for (const token of [ANNS, PHONES])
      expect(((await withToken(server, token, 'GET', '/library')) as LibraryPage).entries).toEqual([]);
    expect(((await withToken(server, ANNS, 'GET', '/campaigns')) as CampaignList).campaigns).toEqual([]);
    expect(await bob.who()).toBe('Bob');
    // What she said at a table of several people is gone as well; what others said there stays.
    expect(await both.closed).toBe(1001);
    const again = await TableClient.join(server.address, shared.game, [keyOf(shared, 1)]);
    expect((await again.next('chat')).lines.map(({ text }) => text)).toEqual(['(deleted)', 'so do I']);
    again.close();
    await server.close();
    expect(await everything(settings)).not.toMatch(/Ann|Kart/);
    expect((await keeper(await startToyServer(settings, HOUSE))).cookies.size).toBe(1);
  });
});

/** All that a database holds, of whatever, as text. */
async function everything(settings: DatabaseSettings): Promise<string> {
  const { db, close } = await openDatabase(settings);
  const tables = (await db.introspection.getTables()).map(({ name }) => sql.table(name));
  const all: unknown[] = [];
  for (const table of tables) all.push((await sql`select * from ${table}`.execute(db)).rows);
  await close();
  return JSON.stringify(all);
}

describe('two devices of one person', () => {
  it('that answer for the same seat at once: one answer counts, the other is told', async () => {
    const server = await startToyServer(await settingsOf('embedded'), HOUSE);
    const game = await createToyGame(server.address);
    const desk = await keeper(server);
    await desk.send('POST', '/api/me/kept', { games: [{ id: game.game, keys: [{ seat: 0, key: keyOf(game, 0) }] }] });
    const phone = await second(server);
    const tables = await Promise.all(
      [desk, phone].map(async (device) => {
        const [kept] = (await keptBy(device)).games;
        return TableClient.join(server.address, game.game, kept?.keys.map(({ key }) => key) ?? []);
      }),
    );
    const [ask] = tables[0]?.snapshot.questions ?? [];
    for (const [i, table] of tables.entries())
      table.send({ t: 'choose', ref: 1, seat: 0, ask: ask?.id, option: 'speed', params: { mph: 10 * (i + 1) } });
    const answers = await Promise.all(
      tables.map((table) => table.until(() => table.heard.find(({ t }) => t === 'ack' || t === 'refused'))),
    );
    expect(answers.map(({ t }) => t).sort()).toEqual(['ack', 'refused']);
    expect(answers.find(({ t }) => t === 'refused')).toMatchObject({ problem: { code: 'stale' } });
    for (const table of tables) table.close();
  });
});
