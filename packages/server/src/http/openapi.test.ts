import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formValues } from '@hardtop/campaign';
import type { CreatedGame, OfferedSeat, ReplayAccess, RulesetCard, Snapshot } from '@hardtop/host/wire';
import { toy2 } from '@hardtop/kernel/toy-2';
import { RULESETS, rulesetsWith } from '@hardtop/rulesets';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { readNote } from '../backup/operator-note.ts';
import { USUAL_LIMITS } from '../settings/limits.ts';
import type { RunningServer } from '../start.ts';
import { BrowserLike } from '../testing/browser.ts';
import { DescribedApi } from '../testing/described-api.ts';
import { entryOf } from '../testing/entries.ts';
import { cleanUp, createToyGame, get, keyOf, makeFolder, startToyServer } from '../testing/servers.ts';
import { SoftPasskey } from '../testing/soft-passkey.ts';
import { TableClient } from '../testing/table-client.ts';
import { toyDesignOf, workshop } from '../testing/toy-garage.ts';
import type { LabCard } from '../wire/lab.ts';
import type { OpenedChannel } from '../wire/notices.ts';
import type { Entered, Me } from '../wire/people.ts';
import { OPERATIONS } from './openapi-operations.ts';

const TOKEN = 'a-secret-that-nobody-can-guess-0001';
const PASSWORD = 'correct horse battery';

/** Of the real ones, one with a lab and the one with campaigns: it takes long to load them all. */
const PLAYED = RULESETS.filter(({ id, campaign }) => id === 'deluxe' || campaign !== undefined);

let server: RunningServer;
let api: DescribedApi;
/** One that was begun under older rules. */
let outdated: CreatedGame;
let ends: Server;
let mailServer: SMTPServer;
const mails: string[] = [];
const routes: string[] = [];

const listening = (one: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>((done) => one.listen(0, '127.0.0.1', done));
const portOf = (one: { address(): AddressInfo | string | null }) => (one.address() as AddressInfo).port;

const dataFolder = makeFolder();

beforeAll(async () => {
  const before = await startToyServer({ dataFolder });
  outdated = await createToyGame(before.address);
  const begun = await TableClient.join(before.address, outdated.game, [keyOf(outdated, 0), keyOf(outdated, 1)]);
  for (const seat of [0, 1]) await begun.choose(seat, 'speed', { mph: 20 });
  await before.close();
  ends = createServer((_request, response) => response.writeHead(200).end());
  mailServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (piece: Buffer) => {
        text += String(piece);
      });
      stream.on('end', () => {
        mails.push(text.replaceAll('=\r\n', ''));
        done();
      });
    },
  });
  await Promise.all([listening(ends), listening(mailServer)]);
  const smtp = { url: `smtp://127.0.0.1:${portOf(mailServer.server)}`, from: 'Hardtop <games@cars.example>' };
  const vapid = { subject: 'mailto:op@cars.example', ...webPush.generateVAPIDKeys() };
  server = await startToyServer(
    { dataFolder, notices: { publicUrl: 'https://cars.example', smtp, vapid, hooks: 'any', pushReach: 'any' } },
    { rulesets: [entryOf(toy2), workshop, ...PLAYED], onRoute: (route) => routes.push(route) },
  );
  api = new DescribedApi(server.address, (await get<DescribedApi['told']>(`${server.address}/api/openapi.json`)).body);
});
afterAll(async () => {
  await cleanUp();
  ends.close();
  await new Promise<void>((done) => mailServer.close(() => done()));
});

describe('the description of the interface', () => {
  it('has every route there is, and none that is not', () => {
    expect(api.told.openapi).toBe('3.1.0');
    expect(api.routes().toSorted()).toEqual(routes.toSorted());
    expect(Object.keys(OPERATIONS).toSorted()).toEqual(routes.toSorted());
    const ids = Object.values(api.told.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    // A schema that is known by its place in another document would be known by none here.
    expect(JSON.stringify(api.told)).not.toContain('$defs');
  });

  it('describes bodies by the schemas that the routes check them with', () => {
    expect(api.told.paths['/api/games/{id}/choices']?.post?.requestBody).toMatchObject({
      content: {
        'application/json': { schema: { type: 'object', required: ['ask', 'option'], additionalProperties: false } },
      },
    });
  });
});

describe('what is really answered, and really refused, is as it is described', () => {
  it('about the server and its rulesets', async () => {
    for (const what of ['health', 'ready', 'openapi.json']) await api.call(200, `GET /api/${what}`);
    await api.call(200, 'GET /api/operator/backup', { key: readNote(dataFolder)?.secret });
    await api.call(404, 'GET /api/operator/backup', { key: 'guessed' });
    const { body } = await api.call<RulesetCard[]>(200, 'GET /api/rulesets');
    for (const { id, scenarios } of body) {
      await api.call(200, 'GET /api/rulesets/:id/rules', { at: { id } });
      const scenario = scenarios[0]?.id ?? '';
      await api.call(200, 'GET /api/rulesets/:id/scenarios/:scenario', { at: { id, scenario } });
    }
    await api.call(404, 'GET /api/rulesets/:id/rules', { at: { id: 'chess' } });
    await api.call(404, 'GET /api/rulesets/:id/scenarios/:scenario', { at: { id: 'toy', scenario: 'nowhere' } });
  });

  it('about a game from its opening to what comes after', async () => {
    const seats = [{ kind: 'human' }, { kind: 'human' }];
    const asked = { ruleset: 'toy', scenario: 'short', seats, referee: true, table: { name: 'Ann', title: 'Friday' } };
    const { body: game } = await api.call<CreatedGame>(201, 'POST /api/games', { body: asked });
    await api.call(400, 'POST /api/games', { body: { ruleset: 7 } });
    await api.call(404, 'POST /api/games', { body: { ...asked, ruleset: 'chess' } });
    const at = { id: game.game };
    const [ann, bob] = [keyOf(game, 0), keyOf(game, 1)];
    const away = { at: { id: 'nothing' } };
    for (const what of ['', '/snapshot', '/journal', '/film']) {
      await api.call(200, `GET /api/games/:id${what}`, { at, key: what === '' ? undefined : ann });
      await api.call(404, `GET /api/games/:id${what}`, away);
    }
    await api.call(400, 'GET /api/games/:id/film', { at, query: '?as=nobody' });
    const seen = await api.call<Snapshot>(200, 'GET /api/games/:id/snapshot', { at, key: ann });
    const choice = { ask: seen.body.questions[0]?.id, option: 'speed', params: { mph: 10 } };
    await api.call(401, 'POST /api/games/:id/choices', { at, body: choice });
    await api.call(403, 'POST /api/games/:id/choices', { at, body: { ...choice, seat: 0 }, key: bob });
    await api.call(422, 'POST /api/games/:id/choices', { at, body: { ...choice, option: 'fly' }, key: ann });
    await api.call(200, 'POST /api/games/:id/choices', { at, body: choice, key: ann });
    await api.call(409, 'POST /api/games/:id/choices', { at, body: choice, key: ann });
    await api.call(409, 'GET /api/games/:id/report', { at, key: ann });
    await api.call(409, 'POST /api/games/:id/agree', { at, body: {}, key: ann });
    await api.open('GET /api/games/:id/socket', at);
    await api.call(426, 'GET /api/games/:id/socket', { at });
    const table = await TableClient.join(server.address, game.game, [ann]);
    await table.ask({ t: 'resign', seat: 0 });
    table.close();
    for (const key of [ann, game.referee]) await api.call(200, 'GET /api/games/:id/snapshot', { at, key });
    await api.call(200, 'GET /api/games/:id', { at });
    await api.call(200, 'GET /api/games/:id/report', { at });
    await api.call(200, 'GET /api/games/:id/film', { at, query: '?as=1' });
    const { body: journal } = await api.call(200, 'GET /api/games/:id/journal', { at });
    await api.call(201, 'POST /api/journals', { body: { journal } });
    await api.call(422, 'POST /api/journals', { body: { journal: {} } });
    await api.call(201, 'POST /api/games/:id/fork', { at, body: { row: 0 }, key: ann });
    await api.call(422, 'POST /api/games/:id/fork', { at, body: { row: 99 }, key: ann });
    await api.call(401, 'POST /api/games/:id/rematch', { at, body: {} });
    await api.call(201, 'POST /api/games/:id/rematch', { at, body: { keys: [ann, bob] } });
    await api.call(200, 'GET /api/games/:id/replay', { at, key: game.host });
    await api.call(401, 'GET /api/games/:id/replay', { at });
    const shut = { at, body: { access: 'private' }, key: game.host };
    const { body: replay } = await api.call<ReplayAccess>(200, 'PUT /api/games/:id/replay', shut);
    await api.call(403, 'PUT /api/games/:id/replay', { ...shut, key: replay.secret ?? '' });
    await api.call(401, 'GET /api/games/:id/report', { at });
  });

  it('about a game of older rules', async () => {
    const at = { id: outdated.game };
    const agree = (seat: number) =>
      api.call(200, 'POST /api/games/:id/agree', { at, body: {}, key: keyOf(outdated, seat) });
    expect(await agree(0)).toMatchObject({ body: { outdated: { agreed: [0], awaited: [1] } } });
    await api.call(409, 'GET /api/games/:id/snapshot', { at });
    expect(await agree(1)).toMatchObject({ body: { outdated: null } });
  });

  it('about tables and the lobby', async () => {
    await api.call(200, 'POST /api/tables/plan', { body: { ruleset: 'deluxe', scenario: 'sodium-yard' } });
    await api.call(404, 'POST /api/tables/plan', { body: { ruleset: 'deluxe', scenario: 'nowhere' } });
    const seats = [{ kind: 'human' }, { kind: 'open' }];
    const asked = { ruleset: 'toy', scenario: 'short', seats, table: { name: 'Ann', listed: true } };
    const { body: game } = await api.call<CreatedGame>(201, 'POST /api/games', { body: asked });
    const [at, key] = [{ id: game.game, seat: 1 }, keyOf(game, 0)];
    await api.call(200, 'GET /api/lobby');
    await api.call(400, 'GET /api/lobby', { query: '?limit=1000' });
    await api.open('GET /api/lobby/socket');
    await api.call(426, 'GET /api/lobby/socket');
    await api.call(200, 'PATCH /api/games/:id/table', {
      at,
      body: { password: 'sesame', invite: 'renew' },
      key: game.host,
    });
    await api.call(401, 'PATCH /api/games/:id/table', { at, body: { title: 'Mine' } });
    await api.call(200, 'POST /api/games/:id/watch', { at, body: { password: 'sesame' } });
    await api.call(403, 'POST /api/games/:id/watch', { at, body: { password: 'pepper' } });
    const take = 'POST /api/games/:id/seats/:seat/take';
    await api.call(403, take, { at, body: { name: 'Bob' } });
    const { body: taken } = await api.call<{ key: string }>(200, take, {
      at,
      body: { name: 'Bob', password: 'sesame' },
    });
    await api.call(409, take, { at, body: { name: 'Cid', password: 'sesame' } });
    const renew = 'POST /api/games/:id/seats/:seat/key';
    const { body: renewed } = await api.call<{ key: string }>(200, renew, { at, key: taken.key });
    await api.call(401, renew, { at, key: taken.key });
    const table = await TableClient.join(server.address, game.game, [key, renewed.key]);
    for (const seat of [0, 1]) await table.choose(seat, 'speed', { mph: 20 });
    table.close();
    const offer = 'POST /api/games/:id/seats/:seat/offer';
    const { body: offered } = await api.call<OfferedSeat>(200, offer, { at, body: { to: 'friend' }, key: renewed.key });
    expect(offered.table.offers).toEqual([{ seat: 1, to: 'friend', awaited: [0] }]);
    await api.call(403, offer, { at, body: { to: 'bot' }, key });
    const agree = 'POST /api/games/:id/seats/:seat/agree';
    await api.call(200, agree, { at, body: { grant: true }, key });
    await api.call(404, agree, { at: { id: game.game, seat: 0 }, body: { grant: true }, key });
    await api.call(200, take, { at, body: { claim: offered.claim } });
    const leave = 'POST /api/games/:id/seats/:seat/leave';
    await api.call(403, leave, { at, key });
    await api.call(200, leave, { at: { id: game.game, seat: 0 }, key });
  });

  it('about batches of duels', async () => {
    const { body: cards } = await api.call<RulesetCard[]>(200, 'GET /api/rulesets');
    const vehicles = cards
      .find(({ id }) => id === 'deluxe')
      ?.vehicles.slice(0, 2)
      .map(({ id }) => id);
    const asked = { ruleset: 'deluxe', scenario: 'sodium-yard', games: 2, vehicles };
    const { body: lab } = await api.call<LabCard>(201, 'POST /api/lab', { body: asked });
    await api.call(400, 'POST /api/lab', { body: { ...asked, games: 3 } });
    const [at, away] = [{ id: lab.id }, { id: 'nothing' }];
    for (const what of ['GET /api/lab/:id', 'GET /api/lab/:id/csv', 'DELETE /api/lab/:id']) {
      await api.call(200, what, { at });
      await api.call(404, what, { at: away });
    }
  });

  it('about a library', async () => {
    const at = { id: 'kart' };
    const kart = { ruleset: 'workshop', name: 'Kart', design: toyDesignOf('Kart'), version: 0, tags: ['fast'] };
    const one = { at, key: TOKEN };
    await api.call(201, 'PUT /api/library/:id', { ...one, body: kart });
    await api.call(200, 'PUT /api/library/:id', { ...one, body: { ...kart, name: 'Cart', version: 1 } });
    const { body: stale } = await api.call(409, 'PUT /api/library/:id', { ...one, body: { ...kart, name: 'Card' } });
    expect(stale).toMatchObject({ entry: { name: 'Cart' } });
    await api.call(422, 'PUT /api/library/:id', { ...one, body: { ...kart, design: {} } });
    for (const what of ['', '/backup']) {
      await api.call(200, `GET /api/library${what}`, { key: TOKEN });
      await api.call(401, `GET /api/library${what}`);
    }
    await api.call(404, 'GET /api/library/backup', { key: TOKEN, query: '?part=2' });
    const merge = [
      { ruleset: 'workshop', name: 'Van', design: toyDesignOf('Van') },
      { ruleset: 'x', design: {} },
    ];
    await api.call(200, 'POST /api/library/merge', { key: TOKEN, body: merge });
    await api.call(400, 'POST /api/library/merge', { key: TOKEN, body: { designs: 7 } });
    await api.call(409, 'DELETE /api/library/:id', { ...one, query: '?version=1' });
    await api.call(200, 'DELETE /api/library/:id', one);
    await api.call(200, 'POST /api/library/:id/restore', one);
    await api.call(404, 'POST /api/library/:id/restore', { at: { id: 'van-of-nobody' }, key: TOKEN });
  });

  it('about a campaign', async () => {
    const campaigns = (await rulesetsWith('campaign')[0]?.campaign())?.campaigns;
    const begun = campaigns?.begin({ ...formValues(campaigns.opening()), name: 'Road', seed: 'secret' });
    if (begun?.ok !== true) throw new Error('no campaign');
    const { next, actions } = begun.value.now();
    const fields = actions.find(({ id }) => id === next)?.fields ?? [];
    const later = begun.value.act(next, formValues(fields));
    if (!later.ok) throw new Error('no row');
    const one = { at: { id: 'road' }, key: TOKEN };
    const none = { at: { id: 'nowhere' }, key: TOKEN };
    const rows = (version: number) => ({ version, keep: 0, rows: later.value.file.rows });
    await api.call(201, 'PUT /api/campaigns/:id', { ...one, body: { journal: begun.value.file } });
    await api.call(422, 'PUT /api/campaigns/:id', { ...none, body: { journal: { ruleset: 'deluxe' } } });
    await api.call(200, 'POST /api/campaigns/:id/rows', { ...one, body: rows(1) });
    await api.call(409, 'POST /api/campaigns/:id/rows', { ...one, body: rows(1) });
    await api.call(200, 'GET /api/campaigns', { key: TOKEN });
    await api.call(401, 'GET /api/campaigns');
    for (const form of ['json', 'text', 'markdown'])
      await api.call(200, 'GET /api/campaigns/:id/export', { ...one, query: `?form=${form}` });
    const { body: shared } = await api.call<{ secret: string }>(200, 'POST /api/campaigns/:id/share', one);
    await api.call(200, 'GET /api/shared-campaign', { key: shared.secret });
    await api.call(404, 'GET /api/shared-campaign', { key: 'x'.repeat(40) });
    for (const what of ['GET /:id', 'DELETE /:id/share', 'DELETE /:id', 'POST /:id/restore']) {
      await api.call(200, what.replace('/', '/api/campaigns/'), one);
      await api.call(404, what.replace('/', '/api/campaigns/'), none);
    }
    for (const what of ['GET /:id/export', 'POST /:id/share'])
      await api.call(404, what.replace('/', '/api/campaigns/'), none);
  });

  it('about notices', async () => {
    const key = TOKEN;
    const game = await createToyGame(server.address);
    const channel = 'POST /api/notices/channels';
    const { body: feed } = await api.call<OpenedChannel>(201, channel, { key, body: { kind: 'feed' } });
    const hook = { kind: 'hook', url: `http://127.0.0.1:${portOf(ends)}/hook` };
    await api.call(201, channel, { key, body: hook });
    await api.call(400, channel, { key, body: { kind: 'pigeon' } });
    await api.call(201, channel, { key, body: { kind: 'mail', address: 'ann@example.org' } });
    const follow = { at: { id: game.game }, key };
    await api.call(204, 'PUT /api/notices/games/:id', { ...follow, body: { keys: [keyOf(game, 0)] } });
    await api.call(401, 'PUT /api/notices/games/:id', { ...follow, body: { keys: ['nobodys'] } });
    await api.call(200, 'GET /api/notices', { key });
    await api.call(401, 'GET /api/notices');
    await api.call(204, 'DELETE /api/notices/games/:id', follow);
    await api.call(401, 'DELETE /api/notices/games/:id', { at: { id: game.game } });
    const secret = feed.feed?.split('/').at(-1) ?? '';
    await api.call(200, 'GET /api/feeds/:token', { at: { token: secret } });
    await api.call(204, 'DELETE /api/notices/channels/:id', { at: { id: feed.id }, key });
    await api.call(404, 'DELETE /api/notices/channels/:id', { at: { id: feed.id }, key });
    await api.call(404, 'GET /api/feeds/:token', { at: { token: secret } });
    await expect.poll(() => mails.length).toBe(1);
    const at = { token: /notices\/mail\/([\w-]+)/.exec(mails[0] ?? '')?.[1] ?? '' };
    for (const what of ['', '/stop']) {
      await api.call(200, `GET /api/notices/mail/:token${what}`, { at });
      await api.call(200, `POST /api/notices/mail/:token${what}`, { at });
      await api.call(404, `POST /api/notices/mail/:token${what}`, { at: { token: 'nobodys' } });
    }
  });

  it('about whoever keeps a name', async () => {
    const as = new BrowserLike(server.address);
    const body = { name: 'Ann of Here', password: PASSWORD };
    const { body: entered } = await api.call<Entered>(201, 'POST /api/people', { as, body });
    await api.call(409, 'POST /api/people', { as, body });
    await api.call(200, 'GET /api/me', { as });
    const game = await createToyGame(server.address);
    const kept = { library: TOKEN, games: [{ id: game.game, keys: game.keys }] };
    await api.call(200, 'POST /api/me/kept', { as, body: kept });
    await api.call(400, 'POST /api/me/kept', { as, body: { games: 7 } });
    await api.call(200, 'GET /api/me/export', { as });
    for (const what of ['kept', 'away']) await api.call(200, `GET /api/me/${what}`, { as });
    await api.call(200, 'DELETE /api/me/kept/games/:id', { as, at: { id: game.game } });
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await api.call(200, 'PUT /api/me/away', { as, body: { until: day } });
    await api.call(422, 'PUT /api/me/away', { as, body: { until: '2001-01-01' } });
    await api.call(409, 'PUT /api/me/password', { as, body: { password: null } });
    await api.call(200, 'PUT /api/me/password', { as, body: { password: `${PASSWORD}!` } });
    const other = new BrowserLike(server.address);
    const { body: second } = await api.call<Entered>(201, 'POST /api/sessions', {
      as: other,
      body: { ...body, password: `${PASSWORD}!` },
    });
    await api.call(401, 'POST /api/sessions', { as: other, body });
    const here = second.person.sessions.find(({ here }) => here)?.id ?? '';
    await api.call(200, 'DELETE /api/me/sessions/:id', { as, at: { id: here } });
    await api.call(404, 'DELETE /api/me/sessions/:id', { as, at: { id: here } });
    await api.call(200, 'DELETE /api/me/sessions', { as });
    await api.call(201, 'POST /api/sessions/recovery', { as: other, body: { code: entered.recovery } });
    await api.call(401, 'POST /api/sessions/recovery', { as: other, body: { code: entered.recovery } });
    await api.call(200, 'POST /api/me/recovery', { as });
    await api.call(200, 'DELETE /api/me/session', { as: other });
    await passkeys(as);
    await api.call(200, 'DELETE /api/me', { as });
    const nobody = api.routes().filter((route) => OPERATIONS[route]?.key === 'person');
    for (const route of nobody) await api.call(401, route, { as, at: { id: 'x' } });
  });

  async function passkeys(as: BrowserLike) {
    const [passkey, first] = [new SoftPasskey(as.address), new SoftPasskey(as.address)];
    const ask = async (route: string, by: BrowserLike, body?: object) =>
      (await api.call<{ ticket: string; options: { challenge: string } }>(200, route, { as: by, body })).body;
    const { ticket, options } = await ask('POST /api/me/passkeys/options', as);
    const added = { ticket, response: passkey.made(options) };
    const { body: me } = await api.call<Me>(200, 'POST /api/me/passkeys', { as, body: added });
    await api.call(422, 'POST /api/me/passkeys', { as, body: added });
    const at = { id: me.person?.passkeys[0]?.id ?? '' };
    await api.call(200, 'DELETE /api/me/passkeys/:id', { as, at });
    await api.call(404, 'DELETE /api/me/passkeys/:id', { as, at });
    const other = new BrowserLike(server.address);
    const keep = await ask('POST /api/people/passkey/options', other, { name: 'Key Holder' });
    const made = { ticket: keep.ticket, response: first.made(keep.options) };
    await api.call(201, 'POST /api/people/passkey', { as: other, body: made });
    await api.call(422, 'POST /api/people/passkey', { as: other, body: made });
    await api.call(409, 'POST /api/people/passkey/options', { as: other, body: { name: 'Key Holder' } });
    const enter = await ask('POST /api/sessions/passkey/options', other);
    const used = { ticket: enter.ticket, response: first.used(enter.options) };
    await api.call(201, 'POST /api/sessions/passkey', { as: other, body: used });
    await api.call(401, 'POST /api/sessions/passkey', { as: other, body: used });
  }

  it('wherever a client asks for too much', async () => {
    const limits = { ...USUAL_LIMITS, requests: { atOnce: 1, anHour: 1 } };
    const { address } = await startToyServer({ limits });
    const strict = new DescribedApi(address, (await get<DescribedApi['told']>(`${address}/api/openapi.json`)).body);
    for (const route of strict.routes()) {
      await strict.call(429, route, { at: { id: 'x', seat: 0, token: 'x', scenario: 'x' } });
      api.refused.add(route);
    }
  });

  it('on every route, at least once each', () => {
    expect(routes.filter((route) => !api.answered.has(route))).toEqual([]);
    expect(routes.filter((route) => !api.refused.has(route))).toEqual([]);
  });
});
