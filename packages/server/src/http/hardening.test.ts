import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { cleanUp, createToyGame, makeFolder, startToyServer } from '../testing/servers.ts';
import type { ErrorBody } from '../wire/errors.ts';
import { SECURITY_HEADERS } from './security.ts';

let address: string;
let game: string;

beforeAll(async () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Hardtop</title>');
  writeFileSync(path.join(folder, 'assets/app-1234.js'), 'let x = 1;\n');
  const server = await startToyServer({ origins: ['https://cars.example'] }, { pageFolder: folder });
  address = server.address;
  game = (await createToyGame(address)).game;
});
afterAll(cleanUp);

/** What comes back for bytes that no client of good manners would send. */
async function raw(text: string, to = address): Promise<string> {
  const socket = connect(Number(new URL(to).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

const get = (where: string) => `GET ${where} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;

function expectSecured(answer: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(answer).toContain(`${name}: ${value}\r\n`);
}

describe('every answer forbids framing, sniffing and foreign scripts', () => {
  it.each([
    ['the page', get('/'), 200],
    ['a part of the page', get('/assets/app-1234.js'), 200],
    ['a part that is gone', get('/assets/gone.js'), 404],
    ['the API', get('/api/rulesets'), 200],
    ['an unknown game', get('/api/games/none'), 404],
    ['a socket asked for as a page', get('/api/games/none/socket'), 426],
    ['an address that stands for nothing', get('/api/games/%zz'), 400],
    ['a name that is too long', get(`/api/games/${'x'.repeat(200)}`), 404],
    ['what is not HTTP', 'HELLO\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['a method that is unknown', 'BREW / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ])('%s', async (_what, request, status) => {
    const answer = await raw(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectSecured(answer);
  });
});

describe('what cannot be read is refused with a reason', () => {
  it.each([
    '/%00',
    '/%zz',
    '/%c3%28',
    '/api/games/%00',
    '/api/games/x%00/journal',
    '/api/games/%ff',
    '/api/games/x/film?as=%00',
    '/api/games/x/film?as=%e0%a4%a',
    '/api/library?since=%',
    '/api/rulesets/toy/scenarios/%00',
    '/assets/%00.js',
  ])('%s', async (where) => {
    const answer = await raw(get(where));
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/"message":"The address has (an escape that stands for nothing|a zero character)\."/);
  });

  it.each([
    ['a zero character', String.raw`{"ruleset":"toy","seed":"\u0000"}`, 'zero character'],
    ['one in a name of a field', String.raw`{"ruleset":"toy","scenario":{"\u0000":1}}`, 'zero character'],
    ['half a pair', String.raw`{"ruleset":"toy","seed":"\ud83d"}`, 'half a pair'],
    ['an escape that is none', String.raw`{"ruleset":"\x"}`, 'not JSON'],
    ['half an escape', String.raw`{"ruleset":"\u00"}`, 'not JSON'],
    ['a field that would poison others', '{"__proto__":{"a":1}}', 'not JSON'],
  ])('a body with %s', async (_what, body, reason) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${address}/api/games`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorBody).problems[0]?.message).toContain(reason);
  });

  it.each([
    ['brackets and nothing else', `[${'{},'.repeat(50_000)}{}]`, 422, 'more lists and objects'],
    ['a zero character far inside', String.raw`{"a":["${'x'.repeat(100_000)}",{"b":"\u0000"}]}`, 400, 'zero character'],
    ['a field that would poison others', `{"a":"${'x'.repeat(100_000)}","b":[{"__proto__":{"a":1}}]}`, 400, 'not JSON'],
    ['such a field, and much in it', `{"__proto__":["${'x'.repeat(100_000)}"]}`, 400, 'not JSON'],
    ['no end', `{"ruleset":["${'x'.repeat(100_000)}"`, 400, 'not JSON'],
  ])('a long body with %s', async (_what, body, status, reason) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${address}/api/games`, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(((await response.json()) as ErrorBody).problems[0]?.message).toContain(reason);
  });

  it('a body with many levels', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = `{"ruleset":"toy","scenario":${'['.repeat(100_000)}`;
    const response = await fetch(`${address}/api/games`, { method: 'POST', headers, body });
    expect(response.status).toBe(422);
    expect(((await response.json()) as ErrorBody).problems).toMatchObject([{ code: 'too-deep', field: 'scenario' }]);
  });

  it('whole pairs, and what only looks like an escape, are text like any other', async () => {
    const seats = [{ kind: 'human' }, { kind: 'human' }];
    const body = JSON.stringify({ ruleset: 'toy', scenario: 'short', seats, seed: String.raw`\u0000 ` }).replace(
      ' "',
      String.raw`\ud83d\ude00"`,
    );
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${address}/api/games`, { method: 'POST', headers, body })).status).toBe(201);
  });
});

describe('who does not come to the point is cut off', () => {
  let hasty: string;
  beforeAll(async () => {
    hasty = (await startToyServer({}, { headersSeconds: 0.2 })).address;
  });

  it.each([
    ['nothing at all', ''],
    ['headers that do not end', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    [
      'a body that does not come',
      'POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
  ])('%s', async (_what, text) => {
    expect(await raw(text, hasty)).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe('a socket', () => {
  const open = (headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/games/${game}/socket`, { headers });
      socket.on('open', () => {
        socket.close();
        resolve(101);
      });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    });

  it.each([
    ['of this page', () => ({ origin: address }), 101],
    ['of a site that was named', () => ({ origin: 'https://cars.example' }), 101],
    ['of no browser', () => ({}), 101],
    ['of another site', () => ({ origin: 'https://evil.example' }), 403],
    ['of a site that begins alike', () => ({ origin: `${address}.evil.example` }), 403],
    ['of a page that hides where it is from', () => ({ origin: 'null' }), 403],
  ] as const)('%s', async (_what, headers, status) => {
    expect(await open(headers())).toBe(status);
  });
});
