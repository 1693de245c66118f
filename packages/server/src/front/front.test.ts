import { Agent, type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { CreatedGame, GameInfo } from '@hardtop/host/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeOf } from '../keys/node-of.ts';
import { childrenOf, type PrivatePostgres, startPostgres } from '../testing/postgres.ts';
import { type BundledServer, bundleServer, type ServerProcess } from '../testing/server-process.ts';
import { get, keyOf } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';

let bundle: BundledServer;
let postgres: PrivatePostgres;

beforeAll(async () => {
  [bundle, postgres] = await Promise.all([bundleServer(), startPostgres()]);
});

afterAll(async () => {
  bundle.remove();
  await postgres.stop();
});

const NODES = 2;
const GAME = { ruleset: 'toy', scenario: { turns: 1_000, seats: 2 }, seats: [{ kind: 'human' }, { kind: 'human' }] };

interface Place {
  readonly process: ServerProcess;
  readonly address: string;
  readonly database: string;
}

async function open(database: string, env: Readonly<Record<string, string>> = {}): Promise<Place> {
  const process = bundle.start(
    { DATABASE_URL: database, HARDTOP_NODES: String(NODES), HARDTOP_LOG: 'error', ...env },
    'front-process',
  );
  return { process, address: await process.address(), database };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A request with a connection of its own, unless `how` says otherwise. */
function ask(address: string, method: string, body?: unknown, how: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = request(address, { method, agent: false, headers, ...how }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }));
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function newGame(address: string): Promise<CreatedGame> {
  const { status, body } = await ask(`${address}/api/games`, 'POST', GAME);
  expect(status).toBe(201);
  return body as CreatedGame;
}

/** A game that the node with this number has made. */
async function gameOn(address: string, node: number): Promise<CreatedGame> {
  for (;;) {
    const created = await newGame(address);
    if (nodeOf(created.game, NODES) === node) return created;
  }
}

async function measured(address: string): Promise<string> {
  return (await fetch(`${address}/metrics`)).text();
}

/** How many sockets each node has; one that is passed on counts at both. */
async function socketsOf(address: string): Promise<readonly (number | null)[]> {
  const text = await measured(address);
  return Array.from({ length: NODES }, (_, node) => {
    const found = new RegExp(`^hardtop_sockets\\{node="${node}"\\} (\\d+)$`, 'm').exec(text)?.[1];
    return found === undefined ? null : Number(found);
  });
}

/** As a page does: comes back until it is let in. */
async function comeBack(address: string, game: CreatedGame, seat: number): Promise<TableClient> {
  for (;;) {
    const client = await TableClient.join(address, game.game, [keyOf(game, seat)]).catch(() => null);
    if (client !== null) return client;
    await pause(100);
  }
}

async function raw(address: string): Promise<{ readonly socket: Socket; readonly heard: () => string }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setNoDelay();
  let heard = '';
  socket.on('data', (chunk) => {
    heard += String(chunk);
  });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, heard: () => heard };
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// One front for all of these, in this order: each start costs seconds of both cores.
describe('several nodes behind one address', () => {
  let place: Place;

  beforeAll(async () => {
    place = await open(await postgres.database());
  });

  it('announce it once, and are processes of their own', () => {
    expect(place.process.stdout).toBe(`Hardtop is at ${place.address}\n`);
    expect(childrenOf(place.process.pid)).toHaveLength(NODES);
  });

  it('have each socket at the node that has its game: nothing is passed on', async () => {
    const games = [await gameOn(place.address, 0), await gameOn(place.address, 1), await gameOn(place.address, 1)];
    const clients = await Promise.all(
      games.flatMap((game) => [0, 1].map((seat) => TableClient.join(place.address, game.game, [keyOf(game, seat)]))),
    );
    await Promise.all(clients.map((client, i) => client.choose(i % 2, 'speed', { mph: 10 })));
    expect(await socketsOf(place.address)).toEqual([2, 4]);
    for (const client of clients) client.close();
    await expect.poll(() => socketsOf(place.address)).toEqual([0, 0]);
  });

  it('measure themselves as one: each says what is its own, and every name is explained once', async () => {
    const lines = (await measured(place.address)).split('\n');
    const types = lines.filter((line) => line.startsWith('# TYPE'));
    expect(new Set(types).size).toBe(types.length);
    for (let node = 0; node < NODES; node++)
      expect(lines.filter((line) => line.startsWith(`hardtop_uptime_seconds{node="${node}"}`))).toHaveLength(1);
    expect(lines.filter((line) => /^\w/.test(line) && !/^\w+\{node="\d+"/.test(line))).toEqual([]);
  });

  it('take a body that comes in pieces, after a head that comes in pieces', async () => {
    const body = JSON.stringify(GAME);
    const head = `POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const cuts = [1, 9, head.indexOf('\n'), head.indexOf('\n') + 1, head.length - 1, head.length, head.length + 20];
    for (const milliseconds of [0, 1, 5, 30])
      for (const cut of cuts) {
        const { socket, heard } = await raw(place.address);
        const text = head + body;
        socket.write(text.slice(0, cut));
        await pause(milliseconds);
        socket.write(text.slice(cut, -3));
        socket.write(text.slice(-3));
        await expect.poll(heard, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 201 [\s\S]*"game":/);
        socket.destroy();
      }
  });

  it('go on with a connection that stays, whichever game it asks for next, and with one that said all it had to say', async () => {
    const games = [await gameOn(place.address, 0), await gameOn(place.address, 1)];
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const { game } of [...games, ...games]) {
      const { status, body } = await ask(`${place.address}/api/games/${game}`, 'GET', undefined, { agent });
      expect([status, (body as GameInfo).ruleset]).toEqual([200, 'toy']);
    }
    agent.destroy();
    const { socket, heard } = await raw(place.address);
    socket.end('GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await closed(socket);
    expect(heard()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('cut off who says nothing, or dribbles, or never comes to the end of a line', async () => {
    const silent = await raw(place.address);
    const slow = await raw(place.address);
    const dribble = setInterval(() => slow.socket.write('x'), 200);
    const long = await raw(place.address);
    long.socket.write(`GET /${'x'.repeat(100_000)}`);
    await Promise.all([silent, slow, long].map(({ socket }) => closed(socket)));
    clearInterval(dribble);
    expect(silent.heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(long.heard()).toMatch(/^(HTTP\/1\.1 431 |$)/);
    expect((await get(`${place.address}/api/health`)).status).toBe(200);
  });

  it('care nothing for those who break off before they are let in', async () => {
    const all = Array.from({ length: 200 }, async () => {
      const { socket } = await raw(place.address);
      socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
      socket.resetAndDestroy();
    });
    await Promise.all(all);
    for (let i = 0; i < 2 * NODES; i++) expect((await ask(`${place.address}/api/health`, 'GET')).status).toBe(200);
    expect(place.process.stderr).toBe('');
  });

  it('lose nothing when one is killed: its games go on at the same address, and it comes back', async () => {
    const game = await gameOn(place.address, 1);
    const ann = await TableClient.join(place.address, game.game, [keyOf(game, 0)]);
    const rows = await ann.choose(0, 'speed', { mph: 10 });
    // The first was started first.
    const [, victim = 0] = [...childrenOf(place.process.pid)].sort((a, b) => a - b);
    process.kill(victim, 'SIGKILL');
    await ann.closed;
    const before = performance.now();
    const again = await comeBack(place.address, game, 0);
    expect(performance.now() - before).toBeLessThan(30_000);
    expect(again.snapshot.rows).toBe(rows);
    const bob = await comeBack(place.address, game, 1);
    await bob.choose(1, 'speed', { mph: 15 });
    expect((await again.question(0)).seat).toBe(0);
    await expect.poll(() => socketsOf(place.address), { timeout: 20_000 }).not.toContain(null);
    expect(place.process.stderr).toMatch(/node 1 ended \(SIGKILL\)/);
    expect(place.process.stderr.match(/ended/g)).toHaveLength(1);
    for (const client of [bob, again]) client.close();
  });

  it('have the games of one that stands still elsewhere, for as long as it does', async () => {
    const game = await gameOn(place.address, 1);
    const [, still = 0] = [...childrenOf(place.process.pid)].sort((a, b) => a - b);
    process.kill(still, 'SIGSTOP');
    const address = `${place.address}/api/games/${game.game}`;
    const isHad = () => get(address, undefined, AbortSignal.timeout(2_000)).then(({ status }) => status === 200);
    await expect.poll(() => isHad().catch(() => false)).toBe(true);
    process.kill(still, 'SIGCONT');
    await expect.poll(() => socketsOf(place.address)).toEqual([0, 0]);
  });

  it('leave nobody waiting for one that is killed with connections on their way to it', async () => {
    const game = await gameOn(place.address, 1);
    const [, still = 0] = [...childrenOf(place.process.pid)].sort((a, b) => a - b);
    process.kill(still, 'SIGSTOP');
    const url = `/api/games/${game.game}/health`;
    const all = await Promise.all(Array.from({ length: 6 }, () => raw(place.address)));
    for (const { socket } of all) socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await pause(300);
    process.kill(still, 'SIGKILL');
    await Promise.all(all.map(({ socket }) => closed(socket)));
    // The one that it had got already is lost with it; the others are answered.
    expect(all.filter(({ heard }) => heard().startsWith('HTTP/1.1 ')).length).toBeGreaterThanOrEqual(all.length - 1);
    await expect.poll(() => socketsOf(place.address), { timeout: 20_000 }).not.toContain(null);
  });

  it('stop together when told to, within the time of one, and have everything at the next start', async () => {
    const game = await gameOn(place.address, 0);
    const ann = await TableClient.join(place.address, game.game, [keyOf(game, 0)]);
    const rows = await ann.choose(0, 'speed', { mph: 20 });
    const nodes = childrenOf(place.process.pid);
    const idle = await raw(place.address);
    const before = performance.now();
    const [exit, code] = await Promise.all([place.process.kill('SIGTERM'), ann.closed, closed(idle.socket)]);
    expect(exit).toEqual({ code: 0, signal: null });
    expect(code).toBe(1001);
    // A node that waits for a connection that is only kept open would hold it up for longer than this, on any machine.
    expect(performance.now() - before).toBeLessThan(30_000);
    expect(nodes.filter(isThere)).toEqual([]);
    place = await open(place.database, { HARDTOP_LIMITS: 'requests=20/1' });
    const again = await comeBack(place.address, game, 0);
    expect(again.snapshot.rows).toBe(rows);
    again.close();
  });

  it('know whom they talk to: what one client takes is not taken from another', async () => {
    const from = async (localAddress: string) => {
      const { status } = await ask(`${place.address}/api/health`, 'GET', undefined, { localAddress });
      return status;
    };
    for (let i = 0; i < 40 * NODES; i++) await from('127.0.0.2');
    expect(await from('127.0.0.2')).toBe(429);
    expect(await from('127.0.0.3')).toBe(200);
  });

  it('end with their front when it is killed', async () => {
    const nodes = childrenOf(place.process.pid);
    expect(nodes.filter(isThere)).toHaveLength(NODES);
    await place.process.kill('SIGKILL');
    await expect.poll(() => nodes.filter(isThere), { timeout: 10_000 }).toEqual([]);
  });
});

describe('several nodes that cannot start', () => {
  it.each([
    [{ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, /^hardtop: [^\n]+\n$/],
    [{ DATABASE_URL: '' }, /^hardtop: HARDTOP_NODES is 2, [^\n]+\n$/],
  ])('say why in one line and exit with 1: %j', async (env, line) => {
    const front = bundle.start({ HARDTOP_NODES: '2', ...env }, 'front-process');
    expect(await front.exit).toEqual({ code: 1, signal: null });
    expect(front.stderr).toMatch(line);
    expect(front.stdout).toBe('');
  });

  it('nor leave anything behind where the port is taken', async () => {
    const one = await open(await postgres.database());
    const other = bundle.start(
      { DATABASE_URL: one.database, HARDTOP_NODES: '2', PORT: new URL(one.address).port },
      'front-process',
    );
    expect(await other.exit).toEqual({ code: 1, signal: null });
    expect(other.stderr).toMatch(/^hardtop: Port \d+ of 127\.0\.0\.1 is taken: [^\n]+\n$/);
    expect(await one.process.kill('SIGINT')).toEqual({ code: 0, signal: null });
  });
});
