import { digestOf, type Journal, type Preview } from '@hardtop/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, get, keyOf, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import type { ErrorBody } from '../wire/errors.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startToyServer();
});
afterAll(cleanUp);

async function table(kinds: readonly ('human' | 'bot')[] = ['human', 'human'], more: object = {}) {
  const game = await createToyGame(server.address, kinds, more);
  const join = (...seats: number[]) =>
    TableClient.join(
      server.address,
      game.game,
      seats.map((seat) => keyOf(game, seat)),
    );
  return { game, join };
}

describe('joining', () => {
  it('gives the card, the seats, the picture and all that was said', async () => {
    const { game, join } = await table();
    const ann = await join(0);
    const welcome = await ann.next('welcome');
    expect(welcome).toMatchObject({ card: { id: game.game, title: 'Short' }, seats: [0], events: [], sayings: [] });
    expect(welcome.snapshot).toMatchObject({
      rows: 0,
      outcome: null,
      undo: [{ seat: 0, how: 'no' }],
    });
    // What others are asked is their own business.
    expect(welcome.snapshot.waiting).toEqual([{ seat: 0, topic: 'speed' }, { seat: 1 }]);
    expect(welcome.snapshot.questions.map((question) => question.seat)).toEqual([0]);
    expect(welcome.snapshot.board.pieces.map((piece) => piece.notes[1])).toEqual(['armor 7', 'armor unknown']);
    ann.close();
  });

  it('without keys one watches; with several one plays several seats, seen from the first', async () => {
    const { join } = await table();
    const [watcher, both] = [await join(), await join(1, 0)];
    expect(watcher.snapshot.questions).toEqual([]);
    expect(watcher.snapshot.board.pieces.map((piece) => piece.notes[1])).toEqual(['armor unknown', 'armor unknown']);
    expect(both.snapshot.questions.map((question) => question.seat)).toEqual([0, 1]);
    expect(both.snapshot.board.pieces.map((piece) => piece.notes[1])).toEqual(['armor 7', 'armor unknown']);
    expect(await watcher.refusedFor({ t: 'undo', seat: 0 })).toMatchObject({ code: 'not-yours', field: 'seat' });
    for (const client of [watcher, both]) client.close();
  });

  it('tells who is there', async () => {
    const { join } = await table();
    const ann = await join(0);
    const bob = await join(1);
    const online = () => ann.heard.filter((message) => message.t === 'presence').map((message) => message.online);
    await ann.until(() => online().find((seats) => seats.length === 2));
    bob.close();
    await ann.until(() => (online().at(-1)?.length === 1 ? true : null));
    expect(online()).toEqual([[0], [0, 1], [0]]);
    ann.close();
  });

  it('a wrong key is refused and may be mended; joining comes first and once', async () => {
    const { game } = await table();
    const client = await TableClient.connect(server.address, game.game);
    expect(await client.refusedFor({ t: 'undo', seat: 0 })).toMatchObject({ code: 'join' });
    client.send({ t: 'join', keys: [keyOf(game, 0), 'wrong'] });
    const { problem } = await client
      .until(() => client.heard.find((message) => message.t === 'refused' && message.ref === 0 && message))
      .then((message) => message as { problem: { field?: string } });
    expect(problem.field).toBe('keys.1');
    client.send({ t: 'join', keys: [keyOf(game, 0)] });
    await client.next('welcome');
    client.send({ t: 'join', keys: [] });
    await client.until(() => (client.heard.filter((message) => message.t === 'refused').length === 3 ? true : null));
    client.close();
  });

  it('an unknown game is told, then the socket closed', async () => {
    const client = await TableClient.connect(server.address, 'nothing');
    client.send({ t: 'join', keys: [] });
    expect((await client.next('refused')).problem.code).toBe('unknown-game');
    expect(await client.closed).toBe(4404);
  });

  it('asked for without WebSocket, the address says what it speaks', async () => {
    const { game } = await table();
    const answer = await get<ErrorBody>(`${server.address}/api/games/${game.game}/socket`);
    expect(answer.status).toBe(426);
  });
});

describe('playing', () => {
  it('an answer is acknowledged, then shown to all; sealed ones stay sealed', async () => {
    const { join } = await table();
    const [ann, bob] = [await join(0), await join(1)];
    await ann.choose(0, 'speed', { mph: 45 });
    expect(ann.heard.slice(-2).map((message) => message.t)).toEqual(['ack', 'update']);
    await bob.until(() => (bob.snapshot.waiting.length === 1 ? true : null));
    expect(bob.snapshot).toMatchObject({ rows: 0, waiting: [{ seat: 1, topic: 'speed' }] });
    expect(JSON.stringify(bob.heard)).not.toContain('45 mph');
    await bob.choose(1, 'speed', { mph: 10 });
    await ann.until(() => (ann.snapshot.rows === 2 ? true : null));
    expect(ann.snapshot.board.pieces.map((piece) => piece.notes[0])).toEqual(['45 mph', '10 mph']);
    expect(ann.heard.at(-1)).toMatchObject({ t: 'update', eventsFrom: 0, events: [{ n: 1, text: 'Speeds: 45, 10.' }] });
    for (const client of [ann, bob]) client.close();
  });

  it('takes typed orders and gives previews', async () => {
    const { join } = await table();
    const both = await join(0, 1);
    expect(await both.ask({ t: 'type', seat: 0, text: 'speed 25' })).toMatchObject({ t: 'ack', rows: 1 });
    expect(await both.refusedFor({ t: 'type', seat: 1, text: 'fly' })).toMatchObject({ field: 'text' });
    expect(await both.refusedFor({ t: 'type', seat: 0, text: 'speed 25' })).toMatchObject({ code: 'stale' });
    const ask = (await both.question(1)).id;
    const preview = await both.ask({ t: 'preview', seat: 1, ask, option: 'speed', params: { mph: 30 } });
    expect(preview).toMatchObject({ t: 'preview', preview: { text: 'Drives 30 mph.' } satisfies Preview });
    const bad = { t: 'preview', seat: 1, ask, option: 'speed', params: { mph: 31 } };
    expect(await both.refusedFor(bad)).toMatchObject({ field: 'params.mph' });
    expect(await both.refusedFor({ ...bad, ask: '99' })).toMatchObject({ code: 'stale', legal: [ask] });
    both.close();
  });

  it('gives advice on the question that is open, from what its seat knows', async () => {
    const { join } = await table();
    const [ann, bob] = [await join(0), await join(1)];
    const ask = (await ann.question(0)).id;
    const advice = { answer: { option: 'speed', params: { mph: 10 } }, why: 'Better safe.', warnings: [] };
    expect(await ann.ask({ t: 'advise', seat: 0, ask })).toMatchObject({ t: 'advice', ask, advice });
    expect(await ann.refusedFor({ t: 'advise', seat: 0, ask: '99' })).toMatchObject({ code: 'stale', legal: [ask] });
    expect(await bob.refusedFor({ t: 'advise', seat: 0, ask })).toMatchObject({ code: 'not-yours' });
    for (const client of [ann, bob]) client.close();
  });

  it('refuses the illegal, the stale and what is not one’s own, and changes nothing', async () => {
    const { join } = await table();
    const ann = await join(0);
    const { id: ask } = await ann.question(0);
    const good = { t: 'choose', seat: 0, ask, option: 'speed', params: { mph: 10 } };
    expect(await ann.refusedFor({ ...good, params: { mph: 11 } })).toMatchObject({ field: 'params.mph' });
    expect(await ann.refusedFor({ ...good, params: {} })).toMatchObject({ field: 'params.mph' });
    expect(await ann.refusedFor({ ...good, option: 'fly' })).toMatchObject({ field: 'option', legal: ['speed'] });
    expect(await ann.refusedFor({ ...good, seat: 1 })).toMatchObject({ code: 'not-yours', legal: ['0'] });
    expect(await ann.refusedFor({ t: 'answer-undo', seat: 0, grant: true })).toMatchObject({ code: 'undo' });
    expect(await ann.refusedFor({ t: 'draw', seat: 0, option: 'accept' })).toMatchObject({ code: 'draw' });
    expect(await ann.refusedFor({ t: 'order', seat: 0, order: 'sing', params: {} })).toMatchObject({
      legal: ['hold', 'cruise'],
    });
    expect(await ann.refusedFor({ t: 'order', seat: 0, order: 'hold', params: { x: 1 } })).toMatchObject({
      field: 'params.x',
    });
    expect(ann.heard.some((message) => message.t === 'update')).toBe(false);
    expect((await ann.ask(good)).t).toBe('ack');
    expect(await ann.refusedFor(good)).toMatchObject({ code: 'stale', field: 'ask' });
    ann.close();
  });

  it('of two sockets that answer the same question at once one is too late', async () => {
    const { join } = await table();
    const [one, two] = [await join(0), await join(0)];
    const { id: ask } = await one.question(0);
    const answers = await Promise.all(
      [one, two].map((client, i) =>
        client.ask({ t: 'choose', seat: 0, ask, option: 'speed', params: { mph: 10 + 5 * i } }),
      ),
    );
    expect(answers.map((answer) => answer.t).sort()).toEqual(['ack', 'refused']);
    for (const client of [one, two]) client.close();
  });

  it('a player who comes back finds the game where it stood', async () => {
    const { join } = await table();
    const ann = await join(0);
    await ann.choose(0, 'speed', { mph: 20 });
    ann.close();
    const again = await join(0);
    expect(again.snapshot).toMatchObject({ rows: 1, undo: [{ seat: 0, how: 'free' }] });
    again.close();
  });
});

describe('taking back', () => {
  it('shortens the events, and the dice that were seen do not fall again', async () => {
    const { join } = await table();
    const [ann, bob] = [await join(0), await join(1)];
    await ann.choose(0, 'speed', { mph: 10 });
    expect(await ann.ask({ t: 'undo', seat: 0 })).toMatchObject({ t: 'ack', rows: 0 });
    await ann.until(() => (ann.snapshot.rows === 0 ? true : null));
    await ann.choose(0, 'speed', { mph: 15 });
    await bob.choose(1, 'speed', { mph: 15 });
    await ann.choose(0, 'ram');
    await bob.until(() => (bob.snapshot.rows === 3 ? true : null));
    await ann.ask({ t: 'undo', seat: 0 });
    await bob.until(() => bob.snapshot.undoRequest);
    expect(bob.snapshot.undoRequest).toEqual({ seat: 0 });
    await bob.ask({ t: 'answer-undo', seat: 1, grant: true });
    await ann.until(() => (ann.snapshot.rows === 2 && ann.heard.at(-1)?.t === 'update' ? true : null));
    // The bids were told as event 1; what came of ramming is dropped.
    expect(ann.heard.at(-1)).toMatchObject({ t: 'update', eventsFrom: 1, events: [] });
    expect((await ann.question(0)).topic).toBe('move');
    for (const client of [ann, bob]) client.close();
  });

  it('opens what a standing order answered, and leaves it to the player', async () => {
    const { join } = await table(['human', 'bot']);
    const ann = await join(0);
    await ann.ask({ t: 'order', seat: 0, order: 'hold', params: {} });
    await ann.choose(0, 'speed', { mph: 10 });
    const held = await ann.until(() => ann.snapshot.ordered[0] ?? null);
    expect(held).toMatchObject({ seat: 0, words: 'Dodged, by your order' });
    await ann.ask({ t: 'open', seat: 0, ask: held.ask });
    const question = await ann.until(() => ann.snapshot.questions.find(({ topic }) => topic === 'move'));
    expect(question.id).toBe(held.ask);
    await ann.choose(0, 'ram');
    expect(ann.snapshot.orders).toMatchObject([{ id: 'hold' }]);
    expect(await ann.refusedFor({ t: 'open', seat: 0, ask: held.ask })).toMatchObject({ code: 'reopen', field: 'ask' });
    ann.close();
  });

  it('a bot lets it happen, and plays on rather than agree to a draw', async () => {
    const { join } = await table(['human', 'bot']);
    const ann = await join(0);
    await ann.choose(0, 'speed', { mph: 10 });
    await ann.choose(0, 'ram');
    await ann.until(() => ann.snapshot.questions.find((question) => question.topic === 'speed'));
    expect(ann.snapshot.undo).toEqual([{ seat: 0, how: 'consent' }]);
    await ann.ask({ t: 'undo', seat: 0 });
    await ann.until(() => ann.snapshot.questions.find((question) => question.topic === 'move'));
    await ann.ask({ t: 'draw', seat: 0, option: 'offer' });
    await ann.until(() => (ann.snapshot.drawOffers.length === 0 && ann.heard.at(-1)?.t !== 'ack' ? true : null));
    expect(ann.snapshot.outcome).toBeNull();
    ann.close();
  });
});

describe('ending', () => {
  it('by resignation', async () => {
    const { join } = await table();
    const [ann, bob] = [await join(0), await join(1)];
    await ann.ask({ t: 'resign', seat: 0 });
    await bob.until(() => bob.snapshot.outcome);
    expect(bob.snapshot.outcome).toMatchObject({ kind: 'win', winners: [1] });
    expect(await bob.refusedFor({ t: 'resign', seat: 1 })).toMatchObject({ code: 'over' });
    for (const client of [ann, bob]) client.close();
  });

  it('by a draw that all agree to', async () => {
    const { join } = await table();
    const [ann, bob] = [await join(0), await join(1)];
    await ann.ask({ t: 'draw', seat: 0, option: 'offer' });
    await bob.until(() => (bob.snapshot.drawOffers.length > 0 ? true : null));
    expect(bob.snapshot.drawOffers).toEqual([0]);
    await bob.ask({ t: 'draw', seat: 1, option: 'accept' });
    await ann.until(() => ann.snapshot.outcome);
    expect(ann.snapshot.outcome?.kind).toBe('draw');
    for (const client of [ann, bob]) client.close();
  });
});

describe('standing orders', () => {
  it('answer by themselves, and are shown to their own seat alone', async () => {
    const { join } = await table();
    const [ann, bob] = [await join(0), await join(1)];
    expect(await ann.ask({ t: 'order', seat: 0, order: 'hold', params: {} })).toMatchObject({ t: 'ack', rows: 1 });
    await ann.choose(0, 'speed', { mph: 10 });
    await bob.choose(1, 'speed', { mph: 10 });
    expect((await bob.question(1)).topic).toBe('move');
    expect(bob.snapshot.orders).toEqual([]);
    await ann.until(() => (ann.snapshot.rows === 4 ? true : null));
    expect(ann.snapshot.orders).toEqual([{ seat: 0, id: 'hold', params: {} }]);
    await ann.ask({ t: 'order', seat: 0, order: 'hold', params: null });
    await ann.until(() => (ann.snapshot.orders.length === 0 ? true : null));
    for (const client of [ann, bob]) client.close();
  });
});

describe('bots', () => {
  it('play against each other to the end, with reasons, told when the round is open', async () => {
    const { game } = await table(['bot', 'bot']);
    const watcher = await TableClient.join(server.address, game.game, []);
    await watcher.until(() => watcher.snapshot.outcome);
    await watcher.until(() => (watcher.heard.at(-1)?.t === 'said' || watcher.heard.length === 2 ? true : null));
    const late = await TableClient.join(server.address, game.game, []);
    const { sayings } = await late.next('welcome');
    expect(sayings).toHaveLength(20);
    expect(sayings[0]).toMatchObject({ row: 1, why: 'Better safe.' });
    for (const client of [watcher, late]) client.close();
  });

  it('play the same game again from the same seed', async () => {
    const played = [1, 2].map(async () => {
      const { game } = await table(['bot', 'bot'], { seed: 'same', scenario: { turns: 8, seats: 2 } });
      const watcher = await TableClient.join(server.address, game.game, []);
      await watcher.until(() => watcher.snapshot.outcome);
      watcher.close();
      const { body } = await get<Journal>(`${server.address}/api/games/${game.game}/journal`);
      return digestOf(body);
    });
    const [first, second] = await Promise.all(played);
    expect(first).toBe(second);
  });

  const OPEN = { scenario: { turns: 5, seats: 2, open: true } };

  it('do not tell why they chose while the round is sealed', async () => {
    const { game, join } = await table(['human', 'bot'], OPEN);
    const ann = await join(0);
    await ann.until(() => (ann.snapshot.waiting.length === 1 ? true : null));
    expect(ann.heard.some((message) => message.t === 'said')).toBe(false);
    const watcher = await TableClient.join(server.address, game.game, []);
    expect((await watcher.next('welcome')).sayings).toEqual([]);
    await ann.choose(0, 'speed', { mph: 10 });
    expect((await ann.next('said')).saying).toMatchObject({ row: 1, seat: 1, why: 'Better safe.' });
    for (const client of [ann, watcher]) client.close();
  });

  it('tell nobody but the referee why they chose where something is hidden, until the game is over', async () => {
    const { game, join } = await table(['human', 'bot'], { referee: true });
    const ann = await join(0);
    const referee = await TableClient.join(server.address, game.game, [game.referee ?? '']);
    await ann.choose(0, 'speed', { mph: 10 });
    await ann.choose(0, 'dodge');
    await ann.question(0);
    expect((await referee.next('said')).saying).toMatchObject({ row: 1, seat: 1, why: 'Better safe.' });
    const welcomed = async (...keys: string[]) =>
      (await (await TableClient.join(server.address, game.game, keys)).next('welcome')).sayings.length;
    expect([await welcomed(), await welcomed(keyOf(game, 0))]).toEqual([0, 0]);
    expect(ann.heard.some(({ t }) => t === 'said')).toBe(false);
    await ann.ask({ t: 'resign', seat: 0 });
    expect(await welcomed()).toBeGreaterThan(0);
    for (const client of [ann, referee]) client.close();
  });

  it('in a game with dice by hand roll their own', async () => {
    const { join } = await table(['human', 'bot'], { dice: 'hand' });
    const ann = await join(0);
    await ann.choose(0, 'speed', { mph: 10 });
    await ann.choose(0, 'ram');
    expect((await ann.question(0)).topic).toBe('dice');
    await ann.choose(0, 'roll', { d1: 1, d2: 2 });
    const rolled = () => ann.heard.flatMap((message) => (message.t === 'update' ? message.events : []));
    await ann.until(() => (rolled().filter((event) => event.roll !== undefined).length === 2 ? true : null));
    ann.close();
  });
});

describe('malformed messages', () => {
  it.each([
    ['no JSON', 'hello', { code: 'json' }],
    ['no object', '5', { field: '(message)' }],
    ['an unknown kind', { t: 'dance', ref: 7 }, { field: 't' }],
    ['a field of the wrong kind', { t: 'undo', ref: 7, seat: 'zero' }, { field: 'seat' }],
    ['a field too many', { t: 'undo', ref: 7, seat: 0, extra: 1 }, { code: 'unrecognized_keys' }],
    [
      'a fraction',
      { t: 'choose', ref: 7, seat: 0, ask: '1', option: 'o', params: { mph: 1.5 } },
      { field: 'params.mph' },
    ],
  ])('%s: refused, and the talk goes on', async (_what, message, problem) => {
    const { join } = await table();
    const ann = await join(0);
    ann.send(message);
    const refused = await ann.next('refused');
    expect(refused).toMatchObject({ ref: typeof message === 'string' ? 0 : 7, problem });
    expect((await ann.ask({ t: 'draw', seat: 0, option: 'offer' })).t).toBe('ack');
    ann.close();
  });

  it('a message too large ends the talk', async () => {
    const { join } = await table();
    const ann = await join(0);
    ann.send(JSON.stringify({ t: 'type', ref: 1, seat: 0, text: 'x'.repeat(70_000) }));
    expect(await ann.closed).toBe(1009);
  });

  it('so do too many', async () => {
    const { join } = await table();
    const ann = await join(0);
    for (let i = 0; i < 300; i++) ann.send({ t: 'undo', ref: i, seat: 0 });
    expect(await ann.closed).toBe(1008);
  });
});
