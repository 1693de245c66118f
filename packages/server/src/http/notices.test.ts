import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OfferedSeat, TakenSeat } from '@hardtop/host/wire';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, keyOf, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import type { NoticeBook, OpenedChannel } from '../wire/notices.ts';

/** The ends that people have: a mail server, and one that takes posts. */
interface Posted {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

let server: RunningServer;
let posts: Posted[] = [];
let mails: string[] = [];
let status = 200;
let hookAddress: string;
let hooks: Server;
let mailServer: SMTPServer;
const vapid = webPush.generateVAPIDKeys();

beforeAll(async () => {
  hooks = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      posts.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => hooks.listen(0, '127.0.0.1', done));
  hookAddress = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}`;
  mailServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (piece: Buffer) => {
        text += String(piece);
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  const { port } = mailServer.server.address() as AddressInfo;
  server = await startToyServer(
    {
      notices: {
        publicUrl: 'https://cars.example',
        smtp: { url: `smtp://127.0.0.1:${port}`, from: 'Hardtop <games@cars.example>' },
        vapid: { subject: 'mailto:op@cars.example', ...vapid },
        hooks: 'any',
        pushReach: 'any',
      },
    },
    { bellMilliseconds: 50 },
  );
});

afterAll(async () => {
  await cleanUp();
  hooks.close();
  await new Promise<void>((done) => mailServer.close(() => done()));
});

beforeEach(() => {
  posts = [];
  mails = [];
  status = 200;
});

const token = () => randomBytes(24).toString('base64url');

async function call<T>(
  method: string,
  path: string,
  owner: string,
  body?: unknown,
): Promise<{ status: number; body: T }> {
  const response = await fetch(`${server.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${owner}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
}

/** Somebody who follows seat 1 of a new game, and somebody at seat 0 who makes it their turn. */
async function followed(owner: string) {
  const game = await createToyGame(server.address);
  expect((await call('PUT', `/api/notices/games/${game.game}`, owner, { keys: [keyOf(game, 1)] })).status).toBe(204);
  const play = async () => {
    const ann = await TableClient.join(server.address, game.game, [keyOf(game, 0)]);
    await ann.choose(0, 'speed', { mph: 45 });
    ann.close();
  };
  return { game, play };
}

const open = (owner: string, body: object) => call<OpenedChannel>('POST', '/api/notices/channels', owner, body);

describe('whoever is awaited and not there', () => {
  it('is told by a signed webhook, once, with what happened since', async () => {
    const owner = token();
    const { body: opened } = await open(owner, { kind: 'hook', url: `${hookAddress}/hook` });
    const { game, play } = await followed(owner);
    await play();
    await expect.poll(() => posts.length).toBe(1);
    const [{ body, headers } = { body: Buffer.alloc(0), headers: {} as IncomingMessage['headers'] }] = posts;
    const told = JSON.parse(String(body)) as { title: string; text: string };
    expect(told).toMatchObject({
      game: game.game,
      seat: 1,
      kind: 'turn',
      title: expect.stringContaining('your turn'),
      text: expect.stringContaining('It is your turn.'),
      link: `https://cars.example/game/${game.game}`,
    });
    // A secret of the other is nobody's.
    expect(`${told.title} ${told.text}`).not.toContain('45');
    const signature = createHmac('sha256', opened.secret ?? '')
      .update(`${headers['x-hardtop-time']}.${body}`)
      .digest('hex');
    expect(headers['x-hardtop-signature']).toBe(`sha256=${signature}`);
    // Somebody looks in and goes: that is no other question.
    const again = await TableClient.join(server.address, game.game, [keyOf(game, 0)]);
    again.close();
    await new Promise((done) => setTimeout(done, 300));
    expect(posts).toHaveLength(1);
  });

  it('is told by push, sealed for that browser alone; a browser that is gone is forgotten', async () => {
    const owner = token();
    const ends = await browserEnds();
    const subscription = { endpoint: `${hookAddress}/push`, keys: ends.keys };
    expect((await open(owner, { kind: 'push', subscription })).status).toBe(201);
    const { play } = await followed(owner);
    await play();
    await expect.poll(() => posts.length).toBe(1);
    const [{ body, headers } = { body: Buffer.alloc(0), headers: {} as IncomingMessage['headers'] }] = posts;
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(headers.authorization).toContain(vapid.publicKey);
    expect(String(body)).not.toContain('turn');
    status = 410;
    const other = await followed(owner);
    await other.play();
    await expect.poll(async () => (await call<NoticeBook>('GET', '/api/notices', owner)).body.channels.length).toBe(0);
  });

  it('is told by mail, once the address has been confirmed, and can stop it', async () => {
    const owner = token();
    await open(owner, { kind: 'mail', address: 'ann@example.org' });
    await expect.poll(() => mails.length).toBe(1);
    const link =
      /https:\/\/cars\.example(\/api\/notices\/mail\/[\w-]+)/.exec(mails[0]?.replaceAll('=\r\n', '') ?? '')?.[1] ?? '';
    const before = await followed(owner);
    await before.play();
    await new Promise((done) => setTimeout(done, 300));
    expect(mails).toHaveLength(1);
    // To look at the link settles nothing: programs do that.
    expect(await (await fetch(`${server.address}${link}`)).text()).toContain('<form');
    expect((await call<NoticeBook>('GET', '/api/notices', owner)).body.channels[0]?.confirmed).toBe(false);
    expect((await fetch(`${server.address}${link}`, { method: 'POST' })).status).toBe(200);
    const after = await followed(owner);
    await after.play();
    await expect.poll(() => mails.length).toBe(2);
    const mail = mails[1]?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    expect(mail).toMatch(/^Subject: .*your turn/m);
    expect(mail).toContain(`https://cars.example/game/${after.game.game}`);
    expect(mail).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    const stop = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    expect((await fetch(`${server.address}${link}/stop`, stop)).status).toBe(200);
    expect((await call<NoticeBook>('GET', '/api/notices', owner)).body.channels).toEqual([]);
    expect((await fetch(`${server.address}${link}`, { method: 'POST' })).status).toBe(404);
    expect((await open(token(), { kind: 'mail', address: 'Bob@example.org' })).status).toBe(201);
    expect((await open(token(), { kind: 'mail', address: 'bob@example.org' })).status).toBe(429);
  });

  it('is told that it is over, and whoever saw the end is not', async () => {
    const owner = token();
    await open(owner, { kind: 'hook', url: `${hookAddress}/over` });
    const resignedAt = async (watching: boolean) => {
      const { game } = await followed(owner);
      const ann = await TableClient.join(server.address, game.game, [keyOf(game, 0)]);
      const bob = watching ? await TableClient.join(server.address, game.game, [keyOf(game, 1)]) : null;
      await ann.ask({ t: 'resign', seat: 0 });
      await bob?.until(() => bob.snapshot.outcome);
      for (const client of [ann, bob]) client?.close();
      return game.game;
    };
    await resignedAt(true);
    const missed = await resignedAt(false);
    await expect.poll(() => posts.length).toBe(1);
    expect(JSON.parse(String(posts[0]?.body))).toMatchObject({ game: missed, seat: 1, kind: 'over' });
    await new Promise((done) => setTimeout(done, 300));
    expect(posts).toHaveLength(1);
  });

  it('has a feed that nobody guesses, and that ends when its owner says so', async () => {
    const owner = token();
    const { body: opened } = await open(owner, { kind: 'feed' });
    const { game, play } = await followed(owner);
    await play();
    const read = async () => (await fetch(`${server.address}${opened.feed}`)).text();
    await expect.poll(read).toContain(`https://cars.example/game/${game.game}`);
    expect(await read()).toMatch(/^<\?xml version="1.0"/);
    expect((await fetch(`${server.address}/api/feeds/guess`)).status).toBe(404);
    expect((await call('DELETE', `/api/notices/channels/${opened.id}`, token())).status).toBe(404);
    expect((await call('DELETE', `/api/notices/channels/${opened.id}`, owner)).status).toBe(204);
    expect((await fetch(`${server.address}${opened.feed}`)).status).toBe(404);
  });
});

describe('nobody', () => {
  it('is told of a seat that they have handed over; whoever has it now is', async () => {
    const [ann, bob] = [token(), token()];
    await open(ann, { kind: 'hook', url: `${hookAddress}/ann` });
    await open(bob, { kind: 'hook', url: `${hookAddress}/bob` });
    const { game, play } = await followed(ann);
    const seat = `/api/games/${game.game}/seats/1`;
    const offered = await call<OfferedSeat>('POST', `${seat}/offer`, keyOf(game, 1), { to: 'friend' });
    const taken = await call<TakenSeat>('POST', `${seat}/take`, '', { claim: offered.body.claim });
    expect(taken.status).toBe(200);
    const follow = (owner: string, key: string) =>
      call('PUT', `/api/notices/games/${game.game}`, owner, { keys: [key] });
    expect((await follow(ann, keyOf(game, 1))).status).toBe(401);
    expect((await follow(bob, taken.body.key)).status).toBe(204);
    await play();
    await expect.poll(() => posts.length).toBe(1);
    expect(posts.map(({ path }) => path)).toEqual(['/bob']);
    expect((await call<NoticeBook>('GET', '/api/notices', ann)).body).toMatchObject({ seats: [], latest: [] });
  });

  it('follows a seat without its key', async () => {
    const game = await createToyGame(server.address);
    const follow = (keys: unknown) => call('PUT', `/api/notices/games/${game.game}`, token(), { keys });
    expect((await follow(['guess'])).status).toBe(401);
    expect((await follow([])).status).toBe(400);
    expect((await follow('all')).status).toBe(400);
    expect((await call('PUT', '/api/notices/games/none', token(), { keys: ['x'] })).status).toBe(404);
    expect((await call('GET', '/api/notices', 'short')).status).toBe(401);
  });

  it.each([
    { kind: 'mail', address: 'no address' },
    { kind: 'mail', address: 'a@b.c\r\nBcc: all@example.org' },
    { kind: 'mail', address: '"x" <a@example.org>' },
    { kind: 'hook', url: 'file:///etc/passwd' },
    { kind: 'hook', url: 'x'.repeat(3_000) },
    { kind: 'hook' },
    { kind: 'pigeon' },
    { kind: 'push', subscription: { endpoint: 'https://example.org' } },
    { kind: 'push', subscription: { endpoint: 'nowhere', keys: { p256dh: 'a', auth: 'b' } } },
    7,
  ])('opens a way of %j', async (body) => {
    const answer = await open(token(), body as object);
    expect([400, 422]).toContain(answer.status);
  });

  it('has more than ten ways', async () => {
    const owner = token();
    for (let i = 0; i < 10; i++) expect((await open(owner, { kind: 'feed' })).status).toBe(201);
    expect((await open(owner, { kind: 'feed' })).status).toBe(422);
  });
});

describe('a server that is not set up for it', () => {
  it('says so, and calls nobody', async () => {
    const plain = await startToyServer();
    const asked = async (body: object) => {
      const headers = { authorization: `Bearer ${token()}`, 'content-type': 'application/json' };
      const address = `${plain.address}/api/notices/channels`;
      return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    expect(await asked({ kind: 'hook', url: 'https://example.org/' })).toBe(422);
    expect(await asked({ kind: 'mail', address: 'ann@example.org' })).toBe(422);
    expect(await asked({ kind: 'feed' })).toBe(201);
    await plain.close();
  });
});

/** The keys that a browser would make for a push. */
async function browserEnds() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const p256dh = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url');
  return { keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}
