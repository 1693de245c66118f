import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundledServer, bundleServer, type ServerProcess } from './testing/server-process.ts';
import { cleanUp, createToyGame, keyOf, makeFolder } from './testing/servers.ts';
import { TableClient } from './testing/table-client.ts';

let bundle: BundledServer;

beforeAll(async () => {
  bundle = await bundleServer();
});

afterAll(async () => {
  bundle.remove();
  await cleanUp();
});

const ENDLESS = { scenario: { turns: 100_000, seats: 2 } };

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
    const client = await TableClient.join(address, game.game, [keyOf(game, 0)]);
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
