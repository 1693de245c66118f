import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type ChangedTable, type CreatedGame, clientMessage, type OfferedSeat } from '@hardtop/host/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, get, keyOf, post, refusal, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import type { ErrorBody } from '../wire/errors.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startToyServer();
});
afterAll(cleanUp);

const join = ({ game, keys }: CreatedGame, ...seats: number[]) =>
  TableClient.join(
    server.address,
    game,
    keys.filter(({ seat }) => seats.includes(seat)).map(({ key }) => key),
  );

/** A socket of which every byte is ours. */
async function rawSocket(path: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.on('error', () => {});
  const key = Buffer.alloc(16, 7).toString('base64');
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
  );
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(String(head)).toMatch(/^HTTP\/1\.1 101 /);
  return socket;
}

const FINAL = 0x80;
const MASKED = 0x80;

/** A frame whose mask is nought, with a length of its own saying. */
function frame(first: number, body: Buffer, said: number | bigint = body.length): Buffer {
  const length = BigInt(said);
  const wide = Buffer.alloc(8);
  wide.writeBigUInt64BE(length);
  const size =
    length < 126n ? Buffer.from([MASKED | Number(length)]) : Buffer.concat([Buffer.from([MASKED | 127]), wide]);
  return Buffer.concat([Buffer.from([first]), size, Buffer.alloc(4), body]);
}

const text = (words: string) => frame(FINAL | 1, Buffer.from(words));

describe('frames that no browser would send', () => {
  const HOSTILE: readonly [string, Buffer][] = [
    ['a frame that ends before its end', frame(FINAL | 1, Buffer.from('{"t":"jo'), 60)],
    ['a frame that says it is giant', frame(FINAL | 1, Buffer.from('{'), 2n ** 62n)],
    ['a frame that is giant', frame(FINAL | 1, Buffer.alloc(70_000, 0x20))],
    [
      'a message in pieces without end',
      Buffer.concat([frame(1, Buffer.alloc(60_000, 0x20)), frame(0, Buffer.alloc(60_000, 0x20))]),
    ],
    ['a piece of nothing', frame(FINAL, Buffer.from('x'))],
    ['a frame without a mask', Buffer.from([FINAL | 1, 2, 0x7b, 0x7d])],
    ['a kind of frame that there is not', frame(FINAL | 7, Buffer.from('x'))],
    ['bits that mean nothing', frame(FINAL | 0x71, Buffer.from('{}'))],
    ['a ping that is too long', frame(FINAL | 9, Buffer.alloc(200))],
    ['a goodbye of one byte', frame(FINAL | 8, Buffer.from([3]))],
    ['letters that are none', frame(FINAL | 1, Buffer.from([0xff, 0xfe]))],
    ['half a message', text('{"t":"join","keys":[')],
    ['bytes where words belong', frame(FINAL | 2, Buffer.from('{"t":"join","keys":[]}'))],
  ];

  it('end the talk or are refused, and nobody else at the table notices', async () => {
    const game = await createToyGame(server.address);
    const ann = await join(game, 0);
    for (const path of [`/api/games/${game.game}/socket`, '/api/lobby/socket'])
      for (const [what, bytes] of HOSTILE) {
        const socket = await rawSocket(path);
        socket.write(bytes);
        socket.end();
        await once(socket, 'close', { signal: AbortSignal.timeout(30_000) }).catch(() => {
          throw new Error(`${what} left ${path} open`);
        });
      }
    await ann.choose(0, 'speed', { mph: 10 });
    const late = await join(game, 1);
    await late.choose(1, 'speed', { mph: 20 });
    await ann.until(() => ann.snapshot.rows === 2 || null);
    const presence = await ann.until(() => ann.heard.findLast((heard) => heard.t === 'presence'));
    expect(presence.watching).toBe(0);
    for (const client of [ann, late]) client.close();
  });
});

/** One of each kind but the first, as seat 0 would send it; `ask` is filled in. */
const KINDS: readonly Record<string, unknown>[] = [
  { t: 'choose', seat: 0, ask: '1', option: 'speed', params: { mph: 10 } },
  { t: 'type', seat: 0, text: 'ram' },
  { t: 'preview', seat: 0, ask: '1', option: 'speed', params: { mph: 10 } },
  { t: 'options', seat: 0, ask: '1', from: 0 },
  { t: 'advise', seat: 0, ask: '1' },
  { t: 'share', seat: 0, share: 'abc' },
  { t: 'undo', seat: 0 },
  { t: 'open', seat: 0, ask: '1' },
  { t: 'answer-undo', seat: 0, grant: true },
  { t: 'resign', seat: 0 },
  { t: 'draw', seat: 0, option: 'offer' },
  { t: 'order', seat: 0, order: 'plan 1 dodge if hit', params: {} },
  { t: 'agree', seat: 0 },
  { t: 'corrections' },
  { t: 'plans' },
  { t: 'amend', correction: 'armor', params: { points: 1 }, reason: 'so' },
  { t: 'overrule', seat: 0, reason: 'so' },
  { t: 'chat', seat: 0, text: 'hello' },
  { t: 'pause', seat: 0, option: 'offer' },
  { t: 'away', seat: 0, until: '2031-05-17' },
  { t: 'claim', seat: 0, against: 1, option: 'bot' },
];

const WRONG: readonly unknown[] = [[], {}, -1, 0.5, 1e308, true, 'x'.repeat(3_000), { $ne: null }, ['0'], '\u0000'];

describe('messages of every kind', () => {
  it('are tried here, each that there is', () => {
    const kinds = clientMessage.options.map(({ shape }) => shape.t.value);
    expect([...KINDS.map(({ t }) => t), 'join'].toSorted()).toEqual(kinds.toSorted());
  });

  it.each([
    { keys: 7 },
    { keys: [7] },
    { keys: Array<string>(18).fill('x') },
    { keys: ['x'.repeat(101)] },
    { keys: [], changes: 'yes' },
    { keys: [], admin: true },
  ])('to sit down by %j is refused, and may be mended', async (wrong) => {
    const game = await createToyGame(server.address);
    const client = await TableClient.connect(server.address, game.game);
    client.send({ t: 'join', ...wrong });
    expect((await client.next('refused')).problem.message).toMatch(/\S/);
    client.send({ t: 'join', keys: [keyOf(game, 0)] });
    expect((await client.next('welcome')).seats).toEqual([0]);
    client.close();
  });

  it('with a number that is none are refused', async () => {
    const game = await createToyGame(server.address);
    for (const kind of KINDS) {
      const client = await join(game, 0);
      for (const ref of WRONG) client.send({ ...kind, ref });
      const refused = () => client.heard.filter(({ t }) => t === 'refused').length;
      await client.until(() => refused() === WRONG.length || null);
      expect(client.snapshot.rows).toBe(0);
      client.close();
    }
  });

  it('with a field of any wrong type are refused in words, and nothing has changed', async () => {
    const game = await createToyGame(server.address, ['human', 'human'], { referee: true });
    const bob = await join(game, 1);
    for (const kind of KINDS) {
      const client = await TableClient.join(server.address, game.game, [keyOf(game, 0), game.referee ?? '']);
      for (const field of Object.keys(kind).filter((name) => name !== 't'))
        for (const wrong of WRONG) {
          const answer = await client.ask({ ...kind, [field]: wrong });
          // A few of them are right for a field or two: a pause that is offered is none.
          if (answer.t !== 'refused')
            expect([kind.t, field, typeof wrong]).toEqual([kind.t, field, typeof kind[field]]);
          else expect(answer.problem.message, `${kind.t} ${field}`).toMatch(/\S/);
        }
      client.close();
    }
    expect(bob.snapshot).toMatchObject({ rows: 0, outcome: null, drawOffers: [], orders: [] });
    bob.close();
  });

  it('for another’s seat, or from who only looks on, are refused, one and all', async () => {
    const game = await createToyGame(server.address, ['human', 'human'], { referee: true });
    const [bob, watcher] = [await join(game, 1), await join(game)];
    const { id } = await (await join(game, 0)).question(0);
    // What plans are made of is everybody's to know.
    for (const client of [bob, watcher])
      for (const kind of KINDS.filter(({ t }) => t !== 'plans')) {
        const problem = await client.refusedFor({ ...kind, ...('ask' in kind ? { ask: id } : {}) });
        expect(['not-yours', 'key', 'referee'], `${kind.t}: ${problem.message}`).toContain(problem.code);
      }
    expect(bob.snapshot.rows).toBe(0);
    for (const client of [bob, watcher]) client.close();
  });

  it('that are replayed, word for word and with their old numbers, do nothing again', async () => {
    const game = await createToyGame(server.address);
    const [ann, bob] = [await join(game, 0), await join(game, 1)];
    const sent: { readonly ref: number; readonly seat: number }[] = [];
    const say = async (client: TableClient, message: { readonly seat: number; readonly [field: string]: unknown }) => {
      sent.push({ ref: sent.length + 1, ...message });
      expect((await client.ask(message)).t, JSON.stringify(message)).toBe('ack');
    };
    const choose = async (client: TableClient, seat: number, option: string, params = {}) =>
      say(client, { t: 'choose', seat, ask: (await client.question(seat)).id, option, params });
    await choose(ann, 0, 'speed', { mph: 10 });
    await choose(bob, 1, 'speed', { mph: 20 });
    await choose(ann, 0, 'dodge');
    await say(ann, { t: 'undo', seat: 0 });
    await choose(ann, 0, 'ram');
    await choose(bob, 1, 'dodge');
    await ann.until(() => ann.snapshot.questions[0]);
    const before = ann.snapshot;
    // From another device of either, as if somebody had listened.
    const phones = [await join(game, 0), await join(game, 1)];
    for (const message of sent.filter((one) => 'ask' in one)) {
      const phone = phones[message.seat] ?? ann;
      phone.send(message);
      const answer = await phone.until(() => phone.heard.find((heard) => 'ref' in heard && heard.ref === message.ref));
      expect(answer, JSON.stringify(message)).toMatchObject({ t: 'refused', problem: { code: 'stale' } });
    }
    expect((await join(game, 0)).snapshot).toEqual(before);
    for (const client of [ann, bob, ...phones]) client.close();
  });
});

describe('two devices of one person at once', () => {
  it('take back once, agree once and give up once', async () => {
    const game = await createToyGame(server.address);
    const [desk, phone, bob] = [await join(game, 0), await join(game, 0), await join(game, 1)];
    await desk.choose(0, 'speed', { mph: 10 });
    const both = async (message: object) =>
      (await Promise.all([desk, phone].map((client) => client.ask(message)))).map(({ t }) => t).toSorted();
    expect(await both({ t: 'undo', seat: 0 })).toEqual(['ack', 'refused']);
    await desk.choose(0, 'speed', { mph: 10 });
    await bob.choose(1, 'speed', { mph: 10 });
    expect(await both({ t: 'draw', seat: 0, option: 'offer' })).toContain('ack');
    await bob.until(() => bob.snapshot.drawOffers.length === 1 || null);
    expect(await both({ t: 'resign', seat: 0 })).toEqual(['ack', 'refused']);
    await bob.until(() => bob.snapshot.outcome);
    expect(bob.snapshot.outcome).toMatchObject({ winners: [1] });
    for (const client of [desk, phone, bob]) client.close();
  });

  it('that both renew a table’s link leave one link that opens it', async () => {
    const game = await createToyGame(server.address, ['human', 'human'], {
      seats: [{ kind: 'human' }, { kind: 'open' }],
      table: { name: 'Ann' },
    });
    const renew = async (): Promise<string> => {
      const response = await fetch(`${server.address}/api/games/${game.game}/table`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${game.host}` },
        body: JSON.stringify({ invite: 'renew' }),
      });
      return ((await response.json()) as ChangedTable).invite ?? '';
    };
    const links = [game.invite ?? '', ...(await Promise.all([renew(), renew()]))];
    const watch = (invite: string) => post(`${server.address}/api/games/${game.game}/seats/1/take`, { invite });
    const answers: number[] = [];
    for (const link of links) answers.push((await watch(link)).status);
    expect(answers[0]).toBe(403);
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('a link that was used or taken back', () => {
  it('opens nothing: a claim counts once, an offer that was ended not at all, and the old key plays no more', async () => {
    const game = await createToyGame(server.address);
    const seat = `${server.address}/api/games/${game.game}/seats/0`;
    const offer = async () => (await post<OfferedSeat>(`${seat}/offer`, { to: 'friend' }, keyOf(game, 0))).body.claim;
    const ended = await offer();
    expect((await post(`${seat}/agree`, { grant: false }, keyOf(game, 0))).status).toBe(200);
    const refused = (body: object) => refusal(post<ErrorBody>(`${seat}/take`, body));
    expect((await refused({ claim: ended })).status).toBeGreaterThanOrEqual(400);
    const claim = await offer();
    const first = await join(game, 0);
    const taken = await post<{ key: string }>(`${seat}/take`, { claim });
    expect(taken.status).toBe(200);
    expect(await first.closed).toBe(1001);
    expect((await refused({ claim })).status).toBeGreaterThanOrEqual(400);
    const choice = { ask: '1', option: 'speed', params: { mph: 10 } };
    const at = `${server.address}/api/games/${game.game}`;
    expect((await post(`${at}/choices`, choice, keyOf(game, 0))).status).toBe(401);
    expect((await get(`${at}/snapshot`, keyOf(game, 0))).status).toBe(401);
    expect((await get(`${at}/snapshot`, taken.body.key)).status).toBe(200);
  });
});
