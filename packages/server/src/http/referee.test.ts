import type { CreatedGame, GameInfo, Snapshot } from '@hardtop/host/wire';
import type { Film, Journal, MatchReport } from '@hardtop/kernel';
import { lastPicture } from '@hardtop/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, get, keyOf, post, refusal, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import type { ErrorBody } from '../wire/errors.ts';

let server: RunningServer;
let api: string;

beforeAll(async () => {
  server = await startToyServer();
  api = `${server.address}/api/games`;
});
afterAll(cleanUp);

async function refereed(kinds: readonly ('human' | 'bot')[] = ['human', 'human']) {
  const game = await createToyGame(server.address, kinds, { referee: true });
  const whistle = game.referee ?? '';
  const join = (...keys: string[]) => TableClient.join(server.address, game.game, keys);
  return { game, whistle, join, referee: await join(whistle) };
}

const armors = ({ board }: Snapshot) => board.pieces.map(({ notes }) => notes[1]);

describe('a referee', () => {
  it('is there only where one was asked for, and has a key of their own', async () => {
    const plain = await createToyGame(server.address);
    expect(plain.referee).toBeUndefined();
    const { game, whistle } = await refereed();
    const card = async ({ game: id }: CreatedGame) => (await get<GameInfo>(`${api}/${id}`)).body.referee;
    expect([await card(plain), await card(game)]).toEqual([false, true]);
    expect(game.keys.map(({ key }) => key)).not.toContain(whistle);
    const stranger = await TableClient.connect(server.address, plain.game);
    stranger.send({ t: 'join', keys: [whistle] });
    expect((await stranger.next('refused')).problem.code).toBe('key');
    stranger.close();
  });

  it('sees everything, is asked nothing and plays no seat', async () => {
    const { game, whistle, referee } = await refereed();
    expect(await referee.next('welcome')).toMatchObject({ referee: true, seats: [], outdated: null });
    expect(armors(referee.snapshot)).toEqual(['armor 7', 'armor 8']);
    expect(referee.snapshot.questions).toEqual([]);
    expect(referee.snapshot.waiting).toEqual([0, 1].map((seat) => ({ seat, topic: 'speed' })));
    const snapshot = (await get<Snapshot>(`${api}/${game.game}/snapshot`, whistle)).body;
    expect(armors(snapshot)).toEqual(['armor 7', 'armor 8']);
    expect(await referee.refusedFor({ t: 'resign', seat: 0 })).toMatchObject({ code: 'not-yours' });
    const choice = { ask: '1.0.0', option: 'speed', params: { mph: 10 } };
    const said = post<ErrorBody>(`${api}/${game.game}/choices`, choice, whistle);
    expect(await refusal(said)).toMatchObject({ status: 403, problem: { message: 'The referee plays no seat.' } });
    referee.close();
  });

  it('sets a single die, which all see and read why, and nobody else may; the game is the same when it is taken up again', async () => {
    const { game, whistle, join, referee } = await refereed();
    const both = await join(keyOf(game, 0), keyOf(game, 1));
    const stands = await join();
    for (const seat of [0, 1]) await both.choose(seat, 'speed', { mph: 10 });
    await both.choose(0, 'ram');
    const offered = await referee.ask({ t: 'corrections' });
    if (offered.t !== 'corrections') throw new Error(JSON.stringify(offered));
    const die = offered.corrections.find(({ id }) => id.startsWith('set-die/'));
    const face = ((die?.params[0]?.start ?? 1) % 6) + 1;
    const setting = { t: 'amend', correction: die?.id ?? '', params: { face }, reason: 'It lay against the wall.' };
    expect(await both.refusedFor(setting)).toMatchObject({ code: 'not-yours' });
    expect(await referee.refusedFor({ ...setting, params: { face: 7 } })).toMatchObject({ code: 'bad-params' });
    expect(await referee.refusedFor({ ...setting, correction: 'set-die/9/9' })).toMatchObject({ code: 'amend' });
    expect((await referee.ask(setting)).t).toBe('ack');
    const told = `is set to face ${face}. (It lay against the wall.)`;
    for (const client of [both, stands])
      await client.until(() => (client.texts.some((text) => text.includes(told)) ? true : null));
    await both.choose(1, 'dodge');
    const journal = async () => (await get<Journal>(`${api}/${game.game}/journal`, whistle)).body;
    const before = await journal();
    expect(before.rows.find(({ kind }) => kind === 'amend')).toMatchObject({ option: die?.id, params: { face } });
    const fork = await post<CreatedGame>(`${api}/${game.game}/fork`, { referee: true }, whistle);
    expect(fork.status).toBe(201);
    for (const client of [both, stands, referee]) client.close();
  });

  it('takes back what a seat did last, with a reason that all read, and nobody else may', async () => {
    const { game, join, referee } = await refereed();
    const both = await join(keyOf(game, 0), keyOf(game, 1));
    for (const seat of [0, 1]) await both.choose(seat, 'speed', { mph: 10 });
    await both.choose(0, 'ram');
    expect(await both.refusedFor({ t: 'overrule', seat: 0, reason: 'I want to' })).toMatchObject({ code: 'not-yours' });
    expect(await referee.refusedFor({ t: 'overrule', seat: 0, reason: ' ' })).toMatchObject({ field: 'reason' });
    expect(await referee.refusedFor({ t: 'overrule', seat: 9, reason: 'x' })).toMatchObject({ field: 'seat' });
    expect((await referee.ask({ t: 'overrule', seat: 0, reason: 'The wrong car was meant.' })).t).toBe('ack');
    await both.until(() => (both.texts.some((text) => text.includes('The wrong car was meant.')) ? true : null));
    await both.choose(0, 'dodge');
    const fork = await post<CreatedGame>(`${api}/${game.game}/fork`, { referee: true }, game.referee);
    expect([fork.status, fork.body]).toMatchObject([201, { keys: [{ seat: 0 }, { seat: 1 }] }]);
    both.close();
    referee.close();
  });

  it('may play seats too, with their keys', async () => {
    const { game, whistle, join } = await refereed();
    const both = await join(whistle, keyOf(game, 1));
    expect(await both.next('welcome')).toMatchObject({ referee: true, seats: [1] });
    expect(armors(both.snapshot)).toEqual(['armor 7', 'armor 8']);
    expect(await both.choose(1, 'speed', { mph: 10 })).toBe(1);
    both.close();
  });

  it('corrects what is offered, with a reason; those who may know are told', async () => {
    const { game, join, referee, whistle } = await refereed();
    const [ann, bob] = [await join(keyOf(game, 0)), await join(keyOf(game, 1))];
    const offered = await referee.ask({ t: 'corrections' });
    if (offered.t !== 'corrections') throw new Error('no corrections');
    expect(offered.corrections[1]).toMatchObject({ id: 'armor 1', group: 'Car 2', params: [{ name: 'to' }] });
    const amend = { t: 'amend', correction: 'armor 1', params: { to: 3 }, reason: 'Misread.' };
    for (const params of [{ to: 10 }, { to: 1, from: 2 }])
      expect((await referee.refusedFor({ ...amend, params })).field).toContain('params');
    expect(await referee.refusedFor({ ...amend, reason: ' ' })).toMatchObject({ field: 'reason' });
    expect((await referee.ask(amend)).t).toBe('ack');
    const heard = ann.heard.length;
    await ann.choose(0, 'speed', { mph: 10 });
    await bob.choose(1, 'speed', { mph: 10 });
    await referee.until(() => (armors(referee.snapshot)[1] === 'armor 3' ? true : null));
    const told = (client: TableClient) => client.texts.join().includes('Misread.');
    await ann.question(0);
    expect([told(ann), told(bob)]).toEqual([false, true]);
    // What others were corrected in secret is no news: an ack, the own answer, the reveal.
    expect(ann.heard.slice(heard).map(({ t }) => t)).toEqual(['ack', 'update', 'update']);
    const rows = async (key?: string) => (await get<Journal>(`${api}/${game.game}/journal`, key)).body.rows;
    expect((await rows(whistle))[0]).toMatchObject({ kind: 'amend', seat: null, by: 'referee', note: 'Misread.' });
    for (const key of [undefined, keyOf(game, 0)])
      expect((await rows(key)).some(({ kind }) => kind === 'amend')).toBe(false);
    for (const client of [ann, bob, referee]) client.close();
  });

  it('alone may correct', async () => {
    const { game, join, referee } = await refereed();
    for (const client of [await join(keyOf(game, 0)), await join()]) {
      const amend = { t: 'amend', correction: 'armor 1', params: { to: 3 }, reason: 'Because.' };
      expect(await client.refusedFor({ t: 'corrections' })).toMatchObject({ code: 'not-yours' });
      expect(await client.refusedFor(amend)).toMatchObject({ code: 'not-yours' });
      client.close();
    }
    referee.close();
  });

  it('keeps the whistle in a rematch', async () => {
    const { game, whistle, join, referee } = await refereed();
    const ann = await join(keyOf(game, 0));
    await ann.ask({ t: 'resign', seat: 0 });
    const next = await post<CreatedGame>(`${api}/${game.game}/rematch`, {}, keyOf(game, 0));
    expect(next.body.referee).toBeUndefined();
    expect((await referee.next('rematch')).created).toEqual({ game: next.body.game, keys: [], referee: whistle });
    const again = await TableClient.join(server.address, next.body.game, [whistle]);
    expect((await again.next('welcome')).referee).toBe(true);
    for (const client of [ann, referee, again]) client.close();
  });
});

describe('a report', () => {
  it('comes when the game is over, with the last picture and by itself', async () => {
    const game = await createToyGame(server.address);
    const ann = await TableClient.join(server.address, game.game, [keyOf(game, 0)]);
    const report = () => get<MatchReport & ErrorBody>(`${api}/${game.game}/report`);
    expect(await refusal(report())).toMatchObject({ status: 409, problem: { code: 'not-over' } });
    expect(ann.snapshot.report).toBeNull();
    await ann.ask({ t: 'resign', seat: 0 });
    await ann.until(() => ann.snapshot.outcome);
    expect(ann.snapshot.report?.entries.map(({ seat }) => seat)).toEqual([0, 1]);
    expect((await report()).body).toEqual(ann.snapshot.report);
    ann.close();
  });
});

describe('a film', () => {
  const film = (game: CreatedGame, as: string, key?: string) =>
    get<Film & ErrorBody>(`${api}/${game.game}/film${as}`, key);

  it('is for its own eyes while the game lives, and for all once it is over', async () => {
    const { game, whistle, join, referee } = await refereed();
    const [ann, bob] = [await join(keyOf(game, 0)), await join(keyOf(game, 1))];
    await ann.choose(0, 'speed', { mph: 45 });
    await bob.choose(1, 'speed', { mph: 10 });
    const statuses = async (key?: string) => {
      const all = ['', '?as=spectator', '?as=0', '?as=1', '?as=referee'];
      return Promise.all(all.map(async (as) => (await film(game, as, key)).status));
    };
    expect(await statuses()).toEqual([200, 200, 403, 403, 403]);
    expect(await statuses(keyOf(game, 1))).toEqual([200, 200, 403, 200, 403]);
    expect(await statuses(whistle)).toEqual([200, 200, 200, 200, 200]);
    const seen = async (key?: string) => lastPicture<Snapshot['board']>((await film(game, '', key)).body, null);
    expect((await seen())?.view).toEqual((await get<Snapshot>(`${api}/${game.game}/snapshot`)).body.board);
    await ann.ask({ t: 'resign', seat: 0 });
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    const over = (await film(game, '?as=1')).body;
    expect(over.outcome?.winners).toEqual([1]);
    expect(over.reels.map(({ viewer }) => viewer)).toEqual([1]);
    expect(lastPicture(over, 1)?.events).toHaveLength(1);
    for (const client of [ann, bob, referee]) client.close();
  });

  it('begins with the game, has a frame for what was seen and none for what was not', async () => {
    const game = await createToyGame(server.address);
    const frames = async (key?: string) => {
      const [reel] = (await film(game, '', key)).body.reels;
      return reel !== undefined && 'frames' in reel ? reel.frames : [];
    };
    expect(await frames()).toHaveLength(1);
    const ann = await TableClient.join(server.address, game.game, [keyOf(game, 0)]);
    await ann.ask({ t: 'order', seat: 0, order: 'hold', params: {} });
    expect(await frames()).toHaveLength(1);
    await ann.choose(0, 'speed', { mph: 45 });
    await ann.ask({ t: 'undo', seat: 0 });
    expect(await frames()).toMatchObject([{ asked: [{ seat: 0 }, { seat: 1 }] }, { asked: [{ seat: 1 }] }, {}]);
    ann.close();
  });

  it('of a journal that was brought along shows it from its beginning', async () => {
    const game = await createToyGame(server.address, ['human', 'human'], { seed: 'film' });
    const client = await TableClient.join(server.address, game.game, [keyOf(game, 0), keyOf(game, 1)]);
    for (const seat of [0, 1]) await client.choose(seat, 'speed', { mph: 10 });
    await client.ask({ t: 'resign', seat: 0 });
    const { body: journal } = await get<Journal>(`${api}/${game.game}/journal`);
    const again = (await post<CreatedGame>(`${server.address}/api/journals`, { journal })).body;
    expect((await film(again, '?as=0')).body.reels).toEqual((await film(game, '?as=0')).body.reels);
    client.close();
  });

  it('goes out compressed to whoever takes it so, and names what is wrong', async () => {
    const game = await createToyGame(server.address);
    const response = await fetch(`${api}/${game.game}/film`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await refusal(film(game, '?as=me'))).toMatchObject({ status: 400, problem: { field: 'as' } });
    expect(await refusal(film(game, '', 'wrong'))).toMatchObject({ status: 401 });
    expect(await refusal(film({ ...game, game: 'nothing' }, ''))).toMatchObject({ status: 404 });
    const whistle = (await createToyGame(server.address, ['human', 'human'], { referee: true })).referee;
    expect(await refusal(film(game, '?as=referee', whistle))).toMatchObject({ status: 401 });
  });
});
