import { setTimeout as pause } from 'node:timers/promises';
import type { Params } from '@hardtop/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GameStore } from './storage/game-store.ts';
import { openDatabase } from './storage/open-database.ts';
import { type PrivatePostgres, startPostgres } from './testing/postgres.ts';
import { type BundledServer, bundleServer, type ServerProcess } from './testing/server-process.ts';
import { cleanUp, createToyGame, keyOf, makeFolder } from './testing/servers.ts';
import { TableClient } from './testing/table-client.ts';
import type { CreatedGame } from './wire/games.ts';

let bundle: BundledServer;
let postgres: PrivatePostgres;

beforeAll(async () => {
  [bundle, postgres] = await Promise.all([bundleServer(), startPostgres()]);
});

afterAll(async () => {
  bundle.remove();
  await postgres.stop();
  await cleanUp();
});

const ENDLESS = { scenario: { turns: 100_000, seats: 2 } };

interface Acknowledged {
  readonly game: string;
  readonly n: number;
  readonly ask: string;
  readonly seat: number;
  readonly option: string;
  readonly params: Params;
}

/** Joins, as a player would, as often as it takes: a game may still be leased to the server that was killed. */
async function joinAgain(address: string, { game, keys }: CreatedGame): Promise<TableClient> {
  for (let i = 0; ; i++) {
    try {
      return await TableClient.join(
        address,
        game,
        keys.map(({ key }) => key),
      );
    } catch (error) {
      if (i > 200) throw error;
      await pause(200);
    }
  }
}

/** Plays both seats as fast as answers come, noting what was acknowledged, until the line breaks. */
async function playOn(client: TableClient, { game }: CreatedGame, notes: Acknowledged[]): Promise<void> {
  try {
    for (let i = 0; ; i++) {
      const { id: ask, seat, topic } = await client.until(() => client.snapshot.questions[0]);
      const [option, params] = topic === 'speed' ? ['speed', { mph: 10 + 5 * (i % 9) }] : ['ram', {}];
      const answer = await client.ask({ t: 'choose', seat, ask, option, params });
      if (answer.t !== 'ack') throw new Error(JSON.stringify(answer));
      notes.push({ game, n: answer.rows, ask, seat, option: String(option), params: params as Params });
      await client.until(() => (client.snapshot.rows >= answer.rows ? true : null));
    }
  } catch (error) {
    if (!String(error).includes('the socket closed')) throw error;
  }
}

async function playUntilKilled(env: Record<string, string>, games: CreatedGame[], notes: Acknowledged[]) {
  const server = bundle.start(env);
  const address = await server.address();
  while (games.length < 3) games.push(await createToyGame(address, ['human', 'human'], ENDLESS));
  const clients = await Promise.all(games.map((game) => joinAgain(address, game)));
  const playing = clients.map((client, i) => playOn(client, games[i] as CreatedGame, notes));
  // Random moments: what is being tested is that there is no bad one.
  const enough = notes.length + 14 + Math.random() * 40;
  while (notes.length < enough) await pause(Math.random() * 10);
  await server.kill('SIGKILL');
  await Promise.all(playing);
}

describe.each(['embedded', 'postgresql'] as const)('kill -9 on %s', (kind) => {
  it('loses nothing that was acknowledged', async () => {
    const folder = makeFolder();
    const databaseUrl = kind === 'embedded' ? null : await postgres.database();
    const env = databaseUrl === null ? { HARDTOP_DATA: folder } : { DATABASE_URL: databaseUrl };
    const games: CreatedGame[] = [];
    const notes: Acknowledged[] = [];
    for (let round = 0; round < 3; round++) await playUntilKilled(env, games, notes);
    const { db, close } = await openDatabase({ databaseUrl, dataFolder: folder });
    const store = new GameStore(db, 'test', 1);
    for (const { game } of games) {
      const rows = (await store.rowsOf(game)).map(({ row }) => row);
      expect(rows.map((row) => row.n)).toEqual(rows.map((_, i) => i + 1));
      for (const { game: _game, ...note } of notes.filter((acked) => acked.game === game)) {
        expect(rows[note.n - 1]).toMatchObject(note);
      }
    }
    expect(notes.length).toBeGreaterThan(40);
    await close();
  });
});

// One process for all of these, in this order: each start costs a second of both cores.
describe('a server process', () => {
  const folder = makeFolder();
  let server: ServerProcess;
  let address: string;

  beforeAll(async () => {
    server = bundle.start({ HARDTOP_DATA: folder, HARDTOP_LOG: 'silent' });
    address = await server.address();
  });

  it.each([
    ['rammer', 'bot'],
    ['sleeper', 'clock'],
    ['cheater', 'clock'],
    ['thrower', 'clock'],
  ])('has its bots think in worker threads: the %s is answered by %s, and the game goes on', async (bot, by) => {
    const game = await createToyGame(address, ['human', 'bot'], { seats: [{ kind: 'human' }, { kind: 'bot', bot }] });
    const client = await TableClient.join(address, game.game, [keyOf(game, 0)]);
    await client.choose(0, 'speed', { mph: 10 });
    await client.question(0);
    await client.ask({ t: 'resign', seat: 0 });
    const journal = await (await fetch(`${address}/api/games/${game.game}/journal`)).json();
    const row = (journal as { rows: { seat: number; by: string }[] }).rows.find(({ seat }) => seat === 1);
    expect(row?.by).toBe(by);
    client.close();
  });

  it.each([
    [{ PORT: 'x' }, /^hardtop: PORT must be a whole number from 0 to 65535\n$/],
    [{ HARDTOP_DATA: folder }, /^hardtop: The data folder \S+ is in use by another server \(process \d+\): [^\n]+\n$/],
  ])('that cannot start says why in one line and exits with 1: %j', async (env, line) => {
    const second = bundle.start(env as Record<string, string>);
    expect(await second.exit).toEqual({ code: 1, signal: null });
    expect(second.stderr).toMatch(line);
    expect(second.stdout).toBe('');
  });

  it('stops when told to: sockets say goodbye, the exit is 0, and nobody is waited for', async () => {
    const game = await createToyGame(address, ['human', 'bot'], ENDLESS);
    const client = await joinAgain(address, game);
    await client.choose(0, 'speed', { mph: 10 });
    const before = performance.now();
    const [exit, code] = await Promise.all([server.kill('SIGTERM'), client.closed]);
    expect(exit).toEqual({ code: 0, signal: null });
    expect(code).toBe(1001);
    // A connection that is only kept alive would hold it up for longer than this, on any machine.
    expect(performance.now() - before).toBeLessThan(30_000);
    expect(server.stdout).toBe(`Hardtop is at ${address}\n`);
    expect(server.stderr).toBe('');
  });
});
