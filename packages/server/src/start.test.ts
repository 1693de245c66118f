import { statSync } from 'node:fs';
import path from 'node:path';
import type { GameInfo, Health, Readiness } from '@hardtop/host/wire';
import type { Journal } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_HEADER, makeProof, PROOF_HEADER } from './nodes/proof.ts';
import { StartProblem } from './settings/start-problem.ts';
import { startServer } from './start.ts';
import { openDatabase } from './storage/open-database.ts';
import { entryOf } from './testing/entries.ts';
import { type PrivatePostgres, startPostgres } from './testing/postgres.ts';
import {
  cleanUp,
  createToyGame,
  get,
  keyOf,
  makeFolder,
  post,
  refusal,
  startToyServer,
  toySettings,
} from './testing/servers.ts';
import { TableClient } from './testing/table-client.ts';
import type { ErrorBody } from './wire/errors.ts';

let postgres: PrivatePostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await cleanUp();
  await postgres.stop();
});

async function problemOf(more: Parameters<typeof toySettings>[0]): Promise<StartProblem> {
  const error = await startServer(toySettings(more), { rulesets: [entryOf(toy)] }).catch((caught: unknown) => caught);
  if (!(error instanceof StartProblem)) throw new Error(`expected a StartProblem, got ${String(error)}`);
  return error;
}

describe('starting', () => {
  it('two servers on one folder: the second is refused; a port that is taken is named, and the folder is free again', async () => {
    const held = makeFolder();
    const { address } = await startToyServer({ dataFolder: held });
    const refused = await problemOf({ dataFolder: held });
    expect(refused.code).toBe('folder-held');
    expect(refused.message).toContain(`in use by another server (process ${process.pid})`);
    const dataFolder = makeFolder();
    const port = Number(new URL(address).port);
    const problem = await problemOf({ dataFolder, port });
    expect(problem.message).toBe(
      `Port ${port} of 127.0.0.1 is taken: stop the program that has it, or set PORT to another.`,
    );
    await startToyServer({ dataFolder });
  });

  it.each([
    ['an address of another machine', { host: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is no address of this machine/],
    [
      'a folder that cannot be made',
      { dataFolder: '/dev/null/x' },
      /^The data folder \/dev\/null\/x cannot be made \(ENOTDIR\)/,
    ],
    [
      'a folder in one that takes none',
      { dataFolder: '/proc/hardtop/data' },
      /^The data folder \/proc\/hardtop\/data cannot be made \(ENOENT\)/,
    ],
    [
      'a folder that cannot be written',
      { dataFolder: '/sys' },
      /^The data folder \/sys cannot be written \(\w+\): let this user write there, or set HARDTOP_DATA to another folder\.$/,
    ],
    [
      'a database that does not answer',
      { databaseUrl: 'postgres://u:secret@127.0.0.1:1/d' },
      /^DATABASE_URL: 127\.0\.0\.1:1\/d does not answer: connect ECONNREFUSED [\d.:]+$/,
    ],
  ])('%s is named in one line', async (_what, more, line) => {
    expect((await problemOf(more)).message).toMatch(line);
  });
});

describe('stopping and starting again', () => {
  it('the game stands where it stood, in a folder that nobody else may enter', async () => {
    const dataFolder = makeFolder();
    const first = await startToyServer({ dataFolder });
    // The embedded database leaves its files to everybody.
    expect(statSync(path.join(dataFolder, 'database')).mode & 0o077).toBe(0);
    const game = await createToyGame(first.address);
    const keys = [keyOf(game, 0), keyOf(game, 1)];
    const before = await TableClient.join(first.address, game.game, keys);
    for (const seat of [0, 1]) await before.choose(seat, 'speed', { mph: 20 });
    await before.choose(0, 'ram');
    const seen = before.snapshot;
    await first.close();
    expect(await before.closed).toBe(1001);
    const second = await startToyServer({ dataFolder });
    const after = await TableClient.join(second.address, game.game, keys);
    expect(after.snapshot).toEqual(seen);
    await after.choose(1, 'dodge');
    after.close();
  });

  it('under other rules a game stands still and says why; one that is over can still be had', async () => {
    const databaseUrl = await postgres.database();
    const first = await startToyServer({ databaseUrl });
    const [going, over] = [await createToyGame(first.address), await createToyGame(first.address)];
    const client = await TableClient.join(first.address, over.game, [keyOf(over, 0)]);
    await client.ask({ t: 'resign', seat: 0 });
    await first.close();
    const second = await startToyServer({ databaseUrl }, { rulesets: [entryOf({ ...toy, version: '2' })] });
    const api = `${second.address}/api/games`;
    const info = (await get<GameInfo>(`${api}/${going.game}`)).body;
    expect(info.problem).toMatchObject({ code: 'version' });
    expect(info.problem?.message).toContain('version 1 of the rules; here is version 2');
    expect(await refusal(get<ErrorBody>(`${api}/${going.game}/journal`))).toMatchObject({
      status: 409,
      problem: { code: 'outdated', legal: ['2'] },
    });
    const watcher = await TableClient.join(second.address, going.game, []);
    expect(await watcher.next('welcome')).toMatchObject({
      outdated: { version: '1', here: '2', problem: { code: 'version' }, refusal: { code: 'upgrade' } },
      snapshot: { questions: [], waiting: [{ seat: 0 }, { seat: 1 }] },
    });
    watcher.close();
    expect((await get<{ rows: unknown[] }>(`${api}/${over.game}/journal`)).body.rows).toHaveLength(1);
  });

  it('a table that nobody sits at is put away, and laid again when somebody comes', async () => {
    const server = await startToyServer({ databaseUrl: await postgres.database() }, { idleSeconds: 0.1 });
    const game = await createToyGame(server.address);
    const first = await TableClient.join(server.address, game.game, [keyOf(game, 0)]);
    await first.choose(0, 'speed', { mph: 20 });
    first.close();
    await first.closed;
    await new Promise((resolve) => setTimeout(resolve, 400));
    const again = await TableClient.join(server.address, game.game, [keyOf(game, 0)]);
    expect(again.snapshot.rows).toBe(1);
    again.close();
  });
});

/** The nodes that have a game, or all there are. */
async function nodesOf(databaseUrl: string, game: string, all = false) {
  const { db, close } = await openDatabase({ databaseUrl, dataFolder: '/nowhere' });
  try {
    const held = db.selectFrom('games').select('lease_holder').where('id', '=', game);
    const nodes = db.selectFrom('nodes').selectAll();
    return await (all ? nodes : nodes.where('id', 'in', held)).execute();
  } finally {
    await close();
  }
}

describe('two nodes on one PostgreSQL', () => {
  it('a game lives on one at a time, and can be played and asked for on either', async () => {
    const databaseUrl = await postgres.database();
    const [one, two] = await Promise.all([startToyServer({ databaseUrl }), startToyServer({ databaseUrl })]);
    expect((await get<Health>(`${two.address}/api/health`)).body.database).toEqual({ kind: 'postgresql', ok: true });
    const game = await createToyGame(one.address);
    const ann = await TableClient.join(one.address, game.game, [keyOf(game, 0)]);
    const bob = await TableClient.join(two.address, game.game, [keyOf(game, 1)], true);
    await ann.choose(0, 'speed', { mph: 20 });
    await bob.choose(1, 'speed', { mph: 10 });
    await ann.choose(0, 'ram');
    const journal = await get<Journal>(`${two.address}/api/games/${game.game}/journal`);
    expect(journal.body.rows).toHaveLength(3);
    const { id: ask } = await bob.question(1);
    const at = `${two.address}/api/games/${game.game}/choices`;
    expect((await post(at, { ask, option: 'dodge' }, keyOf(game, 1))).status).toBe(200);
    expect(await refusal(post<ErrorBody>(at, { ask, option: 'dodge' }, keyOf(game, 1)))).toMatchObject({ status: 409 });
    expect(await refusal(post<ErrorBody>(at, 'x'.repeat(1024 * 1024 + 10)))).toMatchObject({ status: 413 });
    expect(await bob.refusedFor({ t: 'choose', seat: 0, ask, option: 'ram' })).toMatchObject({ code: 'not-yours' });
    expect(await nodesOf(databaseUrl, game.game)).toHaveLength(1);
    ann.close();
    bob.close();
  });

  it('one that cannot be reached gives up a game at which nobody sits, and keeps one that is played', async () => {
    const databaseUrl = await postgres.database();
    const nodeUrl = 'http://127.0.0.1:1';
    const [one, two] = await Promise.all([startToyServer({ databaseUrl, nodeUrl }), startToyServer({ databaseUrl })]);
    const game = await createToyGame(one.address);
    const ann = await TableClient.join(one.address, game.game, [keyOf(game, 0)]);
    await ann.choose(0, 'speed', { mph: 20 });
    const answer = await get<ErrorBody>(`${two.address}/api/games/${game.game}/journal`);
    expect(answer.status).toBe(409);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.body.problems[0]?.message).toContain('lives on another node');
    ann.close();
    await ann.closed;
    const bob = await TableClient.join(two.address, game.game, [keyOf(game, 1)]);
    expect(bob.snapshot.waiting).toEqual([{ seat: 1, topic: 'speed' }]);
    bob.close();
  });

  it('nobody passes for a node without the secret of the one that is asked', async () => {
    const databaseUrl = await postgres.database();
    const { address } = await startToyServer({ databaseUrl });
    const { game } = await createToyGame(address);
    const url = `/api/games/${game}`;
    const ask = (headers: Record<string, string>) => fetch(`${address}${url}`, { headers });
    const client = '10.1.2.3';
    const proof = makeProof('guess', { method: 'GET', url, client });
    const [node] = await nodesOf(databaseUrl, game, true);
    const secret = node?.secret ?? '';
    const right = makeProof(secret, { method: 'GET', url, client });
    expect((await ask({ [CLIENT_HEADER]: client })).status).toBe(421);
    expect((await ask({ [CLIENT_HEADER]: client, [PROOF_HEADER]: proof })).status).toBe(421);
    expect((await ask({ [CLIENT_HEADER]: '10.9.9.9', [PROOF_HEADER]: right })).status).toBe(421);
    const old = makeProof(secret, { method: 'GET', url, client }, Date.now() - 3_600_000);
    expect((await ask({ [CLIENT_HEADER]: client, [PROOF_HEADER]: old })).status).toBe(421);
    expect((await ask({ [CLIENT_HEADER]: client, [PROOF_HEADER]: right })).status).toBe(200);
  });

  it('one that is stopped amid play lets nobody in, and the other has its games at once', async () => {
    const databaseUrl = await postgres.database();
    const [one, two] = await Promise.all([startToyServer({ databaseUrl }), startToyServer({ databaseUrl })]);
    const game = await createToyGame(one.address);
    const keys = [keyOf(game, 0), keyOf(game, 1)];
    const before = await TableClient.join(one.address, game.game, keys);
    await before.choose(0, 'speed', { mph: 20 });
    const seen = before.snapshot;
    const stopping = one.close();
    await expect(fetch(`${one.address}/api/health`)).rejects.toThrow('fetch failed');
    expect(await before.closed).toBe(1001);
    const after = await TableClient.join(two.address, game.game, keys);
    expect(after.snapshot).toEqual(seen);
    await after.choose(1, 'speed', { mph: 10 });
    after.close();
    await stopping;
  });

  it('a database that goes away is said to be away, and the server stays', async () => {
    const own = await startPostgres();
    const { address } = await startToyServer({ databaseUrl: await own.database() });
    const game = await createToyGame(address);
    const ann = await TableClient.join(address, game.game, [keyOf(game, 0)]);
    expect(await get<Readiness>(`${address}/api/ready`)).toMatchObject({
      status: 200,
      body: { ok: true, problems: [] },
    });
    await own.stop();
    const ready = await get<Readiness>(`${address}/api/ready`);
    expect(ready).toMatchObject({ status: 503, body: { ok: false, database: { ok: false } } });
    expect(ready.body.problems.map(({ code }) => code)).toEqual(['storage']);
    expect(ready.headers.get('retry-after')).toBe('2');
    const health = await get<Health>(`${address}/api/health`);
    expect(health).toMatchObject({ status: 200, body: { ok: true, database: { ok: false } } });
    const { id: ask } = await ann.question(0);
    const refused = await ann.refusedFor({ t: 'choose', seat: 0, ask, option: 'speed', params: { mph: 10 } });
    expect(refused).toMatchObject({ code: 'storage' });
    expect(await refusal(get<ErrorBody>(`${address}/api/games/${game.game}`))).toMatchObject({ status: 503 });
    ann.close();
  });
});
