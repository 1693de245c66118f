import type { CreatedGame, GameInfo } from '@hardtop/host/wire';
import { commitmentTo, type Journal, verifyDice } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { cleanUp, createToyGame, get, keyOf, post, refusal, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import type { ErrorBody } from '../wire/errors.ts';

let server: RunningServer;
let games: string;

beforeAll(async () => {
  server = await startToyServer();
  games = `${server.address}/api/games`;
});
afterAll(cleanUp);

/** A game of both seats at one socket, one turn of it played. */
async function oneTurn(more: object = {}) {
  const created = await createToyGame(server.address, ['human', 'human'], more);
  const both = await TableClient.join(server.address, created.game, [keyOf(created, 0), keyOf(created, 1)]);
  for (const seat of [0, 1]) await both.choose(seat, 'speed', { mph: 10 });
  await both.choose(0, 'ram');
  await both.choose(1, 'dodge');
  return { created, both };
}

/** Why a fork is refused. */
const problemOf = async (answer: ReturnType<typeof post<ErrorBody>>) => (await refusal(answer)).problem;

const journalOf = async (game: string) => (await get<Journal>(`${games}/${game}/journal`)).body;

describe('a fork', () => {
  it('begins where the game stood after a row, with keys and dice of its own, and says where it comes from', async () => {
    const { created, both } = await oneTurn();
    await both.ask({ t: 'resign', seat: 1 });
    const old = await journalOf(created.game);
    const row = old.rows.length - 1;
    const fork = await post<CreatedGame>(`${games}/${created.game}/fork`, { row });
    expect(fork.status).toBe(201);
    expect(fork.body.keys.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(fork.body.keys[0]?.key).not.toBe(keyOf(created, 0));
    const { body: card } = await get<GameInfo>(`${games}/${fork.body.game}`);
    expect(card).toMatchObject({ forked: { game: created.game, row }, over: false });
    expect(card.title).toMatch(/ \(fork after row \d+\)$/);
    const there = await TableClient.join(server.address, fork.body.game, [keyOf(fork.body, 0), keyOf(fork.body, 1)]);
    await there.choose(0, 'speed', { mph: 15 });
    await there.ask({ t: 'resign', seat: 1 });
    const now = await journalOf(fork.body.game);
    const plain = ({ rows }: Journal) => rows.map(({ digest: _, ...rest }) => rest);
    expect(plain(now).slice(0, row)).toEqual(plain(old).slice(0, row));
    expect(now.seed).not.toBe(old.seed);
    expect(card.fairness).toEqual({ kind: 'promised', commitment: commitmentTo(now.seed ?? ''), shares: false });
    expect(now.dice.script.length).toBeGreaterThan(0);
  });

  it('proves its own dice when it is over, and that those before are of the game it comes from', async () => {
    const { created, both } = await oneTurn();
    await both.ask({ t: 'resign', seat: 1 });
    const origin = await journalOf(created.game);
    const fork = await post<CreatedGame>(`${games}/${created.game}/fork`, { row: origin.rows.length - 1 });
    const there = await TableClient.join(server.address, fork.body.game, [keyOf(fork.body, 0), keyOf(fork.body, 1)]);
    const shown = await journalOf(fork.body.game);
    for (const seat of [0, 1]) await there.choose(seat, 'speed', { mph: 15 });
    await there.choose(0, 'ram');
    await there.ask({ t: 'resign', seat: 1 });
    const whole = await journalOf(fork.body.game);
    const verified = verifyDice(toy, whole, { shown, origin });
    expect(verified).toMatchObject({ ok: true, value: { shares: [], forked: { row: origin.rows.length - 1 } } });
    const loaded = { ...whole, dice: { ...whole.dice, script: [...whole.dice.script, 6, 6] } };
    expect(verifyDice(toy, loaded)).toMatchObject({ ok: false });
  });

  it('may seat bots, and have a referee', async () => {
    const { created, both } = await oneTurn();
    await both.ask({ t: 'resign', seat: 0 });
    const seats = [{ kind: 'human' }, { kind: 'bot' }];
    const { body } = await post<CreatedGame>(`${games}/${created.game}/fork`, { row: 2, seats, referee: true });
    expect(body).toMatchObject({ keys: [{ seat: 0 }] });
    expect(body.referee).toBeDefined();
  });

  it('asks nobody for a share of the dice twice', async () => {
    const created = await createToyGame(server.address, ['human', 'human'], { shares: true });
    const both = await TableClient.join(server.address, created.game, [keyOf(created, 0), keyOf(created, 1)]);
    await both.ask({ t: 'share', seat: 0, share: 'left' });
    await both.ask({ t: 'share', seat: 1, share: null });
    for (const seat of [0, 1]) await both.choose(seat, 'speed', { mph: 10 });
    await both.ask({ t: 'resign', seat: 1 });
    const fork = await post<CreatedGame>(`${games}/${created.game}/fork`, { row: 3 });
    const there = await TableClient.join(
      server.address,
      fork.body.game,
      fork.body.keys.map(({ key }) => key),
    );
    expect(there.snapshot.shares).toBeUndefined();
    await there.choose(1, 'speed', { mph: 20 });
  });

  it('of a game that lives is for whoever may know all of it', async () => {
    const { created } = await oneTurn({ referee: true });
    const at = `${games}/${created.game}/fork`;
    expect(await problemOf(post(at, { row: 1 }))).toMatchObject({ code: 'not-yours' });
    expect(await problemOf(post(at, { row: 1 }, keyOf(created, 0)))).toMatchObject({ code: 'not-yours' });
    expect((await post(at, { row: 1 }, created.referee)).status).toBe(201);
    const alone = await createToyGame(server.address, ['human', 'bot']);
    expect((await post(`${games}/${alone.game}/fork`, { row: 0 }, keyOf(alone, 0))).status).toBe(201);
  });

  it('is refused where there is nothing to play on', async () => {
    const { created, both } = await oneTurn();
    await both.ask({ t: 'resign', seat: 1 });
    const at = `${games}/${created.game}/fork`;
    const { rows } = await journalOf(created.game);
    expect(await problemOf(post(at, { row: rows.length }))).toMatchObject({ code: 'over', field: 'row' });
    expect(await problemOf(post(at, { row: 99 }))).toMatchObject({ code: 'row', legal: [`0 to ${rows.length}`] });
    expect(await problemOf(post(at, { row: -1 }))).toMatchObject({ field: 'row' });
    expect(await problemOf(post(at, { row: 1, seats: [{ kind: 'human' }] }))).toMatchObject({ field: 'seats' });
    expect(await problemOf(post(`${games}/nothing/fork`, { row: 0 }))).toMatchObject({ code: 'unknown-game' });
  });

  it('is had of a journal from a file as well', async () => {
    const { created, both } = await oneTurn();
    await both.ask({ t: 'resign', seat: 1 });
    const journal = await journalOf(created.game);
    const upload = await post<CreatedGame>(`${server.address}/api/journals`, { journal, row: 3 });
    expect(upload.status).toBe(201);
    const { body } = await get<GameInfo>(`${games}/${upload.body.game}`);
    expect(body).toMatchObject({ forked: { game: null, row: 3 }, fairness: { kind: 'promised' } });
  });
});
