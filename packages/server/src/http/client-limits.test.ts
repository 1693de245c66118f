import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { USUAL_LIMITS } from '../settings/limits.ts';
import { cleanUp, createToyGame, startToyServer } from '../testing/servers.ts';

const LIMITS = {
  ...USUAL_LIMITS,
  games: { atOnce: 3, anHour: 1 },
  tokens: { atOnce: 2, anHour: 1 },
  megabytes: { atOnce: 1, anHour: 1 },
  rooms: 2,
  sockets: 2,
};

let address: string;

beforeAll(async () => {
  address = (await startToyServer({ limits: LIMITS })).address;
});
afterAll(cleanUp);

interface Asked {
  /** Which address of this machine it comes from. */
  readonly from: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly at?: string;
}

interface Answered {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

function ask(where: string, { from, method = 'POST', body, headers = {}, at = address }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(`${at}${where}`, { method, localAddress: from, headers: { ...type, ...headers } }, (got) => {
      let text = '';
      got.on('data', (chunk) => {
        text += String(chunk);
      });
      got.on('end', () => resolve({ status: got.statusCode ?? 0, retryAfter: got.headers['retry-after'], text }));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const SEATS = [{ kind: 'human' }, { kind: 'human' }];
const NEW_GAME = { ruleset: 'toy', scenario: 'short', seats: SEATS };

describe('one client', () => {
  it('opens so many games; others are not kept from theirs', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask('/api/games', { from: '127.0.0.2', body: NEW_GAME })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    const again = await ask('/api/journals', { from: '127.0.0.2', body: {} });
    expect(again).toMatchObject({ status: 429, retryAfter: '3600' });
    expect(again.text).toContain('Too many games from your address');
    expect((await ask('/api/games', { from: '127.0.0.3', body: NEW_GAME })).status).toBe(201);
  });

  it('saves under so many tokens', async () => {
    const save = async (token: string) => {
      const headers = { authorization: `Bearer ${token.padEnd(32, 'x')}` };
      return (await ask('/api/library/merge', { from: '127.0.0.4', body: [], headers })).status;
    };
    const statuses: number[] = [];
    for (const token of ['a', 'b', 'a', 'c', 'b']) statuses.push(await save(token));
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
  });

  it('sends so many megabytes', async () => {
    const body = { ...NEW_GAME, scenario: 'x'.repeat(700_000) };
    expect((await ask('/api/games', { from: '127.0.0.5', body })).status).not.toBe(429);
    expect((await ask('/api/games', { from: '127.0.0.5', body })).status).toBe(429);
  });

  it('has so many sockets open', async () => {
    const { game } = await createToyGame(address);
    const closes: Promise<number>[] = [];
    const sockets = [1, 2, 3].map(() => {
      const url = `${address.replace('http', 'ws')}/api/games/${game}/socket`;
      const socket = new WebSocket(url, { localAddress: '127.0.0.6' });
      closes.push(new Promise((resolve) => socket.on('close', resolve)));
      return socket;
    });
    expect(await Promise.race(closes)).toBe(4429);
    for (const socket of sockets) socket.close();
    await Promise.all(closes);
  });

  it('has so many tables laid: one that it left makes room for the next', async () => {
    const from = '127.0.0.7';
    const look = async (game: string) => (await ask(`/api/games/${game}/snapshot`, { from, method: 'GET' })).status;
    const games: string[] = [];
    for (const own of ['127.0.0.8', '127.0.0.9', '127.0.0.10']) {
      const made = await ask('/api/games', { from: own, body: NEW_GAME });
      games.push((JSON.parse(made.text) as { game: string }).game);
    }
    const watchers = games.slice(0, 2).map((game) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/games/${game}/socket`, { localAddress: from });
      socket.on('open', () => socket.send('{"t":"join","keys":[]}'));
      return { socket, welcome: new Promise((resolve) => socket.once('message', resolve)) };
    });
    await Promise.all(watchers.map(({ welcome }) => welcome));
    const [, , third = ''] = games;
    expect(await look(third)).toBe(429);
    const left = new Promise((resolve) => watchers[0]?.socket.on('close', resolve));
    for (const { socket } of watchers) socket.close();
    await left;
    await expect.poll(() => look(third)).toBe(200);
  });
});

describe('behind a proxy', () => {
  const play = (at: string, client: string) =>
    ask('/api/games', { from: '127.0.0.1', at, body: NEW_GAME, headers: { 'x-forwarded-for': client } });

  it.each([
    ['one that is trusted says who asks', ['loopback'], [201, 201, 201, 201, 201, 201]],
    ['one that is not is itself the one who asks', [], [201, 201, 201, 429, 429, 429]],
  ] as const)('%s', async (_what, proxies, expected) => {
    const server = await startToyServer({ limits: LIMITS, proxies });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await play(server.address, `192.0.2.${i}`)).status);
    expect(statuses).toEqual(expected);
  });
});
