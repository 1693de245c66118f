import type { TableRuleset } from '@hardtop/board';
import type { Health, Readiness } from '@hardtop/host/wire';
import { loadTables, RULESETS } from '@hardtop/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './start.ts';
import { GameStore } from './storage/game-store.ts';
import { openDatabase } from './storage/open-database.ts';
import { BusyTable } from './testing/busy-tables.ts';
import { cutCommits } from './testing/commit-cutter.ts';
import { type PrivatePostgres, startPostgres } from './testing/postgres.ts';
import { cleanUp, get, toySettings } from './testing/servers.ts';
import { TableClient } from './testing/table-client.ts';
import type { ErrorBody } from './wire/errors.ts';

let postgres: PrivatePostgres;
let played: readonly TableRuleset[];

/** The real rules in this process, with less patience than they have elsewhere. */
function startHere(databaseUrl: string): Promise<RunningServer> {
  return startServer(toySettings({ databaseUrl }), { answerMilliseconds: 800 });
}

function openTables(address: string, count: number): Promise<readonly BusyTable[]> {
  const tables = Array.from({ length: count }, (_, i) => played[i % played.length] as TableRuleset);
  return Promise.all(tables.map((table) => BusyTable.open(address, table)));
}

/** Every game has been answered so many times more. */
async function goOn(tables: readonly BusyTable[], more: number): Promise<void> {
  const goals = tables.map(({ acknowledged }) => acknowledged.length + more);
  const left = () => tables.filter((table, i) => !table.isOver && table.acknowledged.length < (goals[i] ?? 0)).length;
  await expect.poll(left, { interval: 50 }).toBe(0);
}

/** What was acknowledged is stored once; nothing is stored twice, and no row is missing between others. */
async function expectKept(databaseUrl: string, tables: readonly BusyTable[]): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataFolder: '/nowhere' });
  const store = new GameStore(db, 'test', 1);
  for (const { created, acknowledged } of tables) {
    const rows = (await store.rowsOf(created.game)).map(({ row }) => row);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
    const choices = rows.filter(({ by, kind }) => by === 'player' && kind === 'choice');
    const keys = choices.map(({ ask, seat }) => `${ask} ${seat}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { ask, seat, option, params } of acknowledged) {
      expect(choices[keys.indexOf(`${ask} ${seat}`)]).toMatchObject({ option, params });
    }
  }
  await close();
}

beforeAll(async () => {
  postgres = await startPostgres();
  const all = await loadTables(RULESETS);
  played = all.filter(({ id }) => id === 'deluxe' || id === 'roadrage');
});

afterAll(async () => {
  postgres.thaw();
  await cleanUp();
  await postgres.stop();
});

// One server and ten games for all of these, in this order: nobody starts it again.
describe('ten busy games, when PostgreSQL', () => {
  let databaseUrl: string;
  let server: RunningServer;
  let tables: readonly BusyTable[];

  beforeAll(async () => {
    databaseUrl = await postgres.database();
    server = await startHere(databaseUrl);
    tables = await openTables(server.address, 10);
  });

  it('ends their connections, go on', async () => {
    await goOn(tables, 3);
    for (let i = 0; i < 2; i++) {
      await postgres.endConnections();
      await goOn(tables, 1);
    }
  });

  it('restarts, are told so and go on', async () => {
    await postgres.down();
    const { address } = server;
    await expect.poll(async () => (await get<Health>(`${address}/api/health`)).body.database.ok).toBe(false);
    const refused = await get<ErrorBody>(`${address}/api/games/${tables[0]?.created.game}`);
    expect(refused).toMatchObject({ status: 503, body: { problems: [{ code: 'storage' }] } });
    expect(refused.headers.get('retry-after')).toBe('2');
    const newcomer = await TableClient.connect(address, 'some-game');
    newcomer.send({ t: 'join', keys: [] });
    expect(await newcomer.closed).toBe(4503);
    expect(tables.some(({ troubles }) => troubles > 0)).toBe(true);
    await postgres.up();
    await goOn(tables, 3);
    expect(await get<Readiness>(`${address}/api/ready`)).toMatchObject({ status: 200, body: { ok: true } });
  });

  it('freezes, are told so in time and go on when it thaws', async () => {
    const { address } = server;
    postgres.freeze();
    const began = performance.now();
    expect(await get<Readiness>(`${address}/api/ready`)).toMatchObject({ status: 503, body: { ok: false } });
    expect((await get<ErrorBody>(`${address}/api/games/${tables[0]?.created.game}`)).status).toBe(503);
    expect(await get<Health>(`${address}/api/health`)).toMatchObject({
      status: 200,
      body: { database: { ok: false } },
    });
    expect(performance.now() - began).toBeLessThan(10_000);
    postgres.thaw();
    await goOn(tables, 3);
  });

  it('has been through all that, have lost and doubled nothing', async () => {
    await Promise.all(tables.map((table) => table.stop()));
    await server.close();
    await expectKept(databaseUrl, tables);
  });
});

describe('the line between two nodes', () => {
  it('is laid again when it was cut', async () => {
    const settings = { databaseUrl: await postgres.database(), dataFolder: '/nowhere' };
    const [one, two] = await Promise.all([openDatabase(settings), openDatabase(settings)]);
    const wanted: string[] = [];
    two.messenger.onWanted((game) => wanted.push(game));
    await postgres.endConnections();
    // Whoever wants something says so again until it is heard.
    await expect
      .poll(async () => {
        await one.messenger.want('some-game');
        return wanted[0];
      })
      .toBe('some-game');
    await Promise.all([one.close(), two.close()]);
  });
});

describe('a line that breaks at every fifth commit', () => {
  it('leaves no doubt: what was stored counts, what was not does not', async () => {
    const databaseUrl = await postgres.database();
    const cutter = await cutCommits(databaseUrl, 5);
    const server = await startHere(cutter.url);
    const tables = await openTables(server.address, 4);
    cutter.begin();
    await expect.poll(() => Math.min(cutter.cuts.before, cutter.cuts.after)).toBeGreaterThan(4);
    await goOn(tables, 3);
    await Promise.all(tables.map((table) => table.stop()));
    await server.close();
    await cutter.close();
    await expectKept(databaseUrl, tables);
  });
});
