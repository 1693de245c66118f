import type { AgreedGame, CreatedGame, GameInfo, Snapshot } from '@hardtop/host/wire';
import type { Film } from '@hardtop/kernel';
import { lastPicture, ok } from '@hardtop/kernel';
import { type ToyState, toy } from '@hardtop/kernel/toy';
import { toy2 } from '@hardtop/kernel/toy-2';
import { afterAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.ts';
import { entryOf } from '../testing/entries.ts';
import { cleanUp, createToyGame, get, keyOf, makeFolder, post, refusal, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import type { ErrorBody } from '../wire/errors.ts';

afterAll(cleanUp);

type Kind = 'human' | 'bot';

/** A game that was played a little under the first version, and a server that has another. */
async function outdated(table: typeof toy, kinds: readonly Kind[] = ['human', 'human'], more: object = {}) {
  const dataFolder = makeFolder();
  const first = await startToyServer({ dataFolder });
  const game = await createToyGame(first.address, kinds, more);
  const keys = game.keys.map(({ key }) => key);
  const before = await TableClient.join(first.address, game.game, keys);
  for (const { seat } of game.keys) await before.choose(seat, 'speed', { mph: 20 });
  await before.choose(0, 'dodge');
  const seen = before.snapshot;
  await first.close();
  return { game, seen, server: await startToyServer({ dataFolder }, { rulesets: [entryOf(table)] }) };
}

const join = ({ address }: RunningServer, { game }: CreatedGame, ...keys: string[]) =>
  TableClient.join(address, game, keys);

const armors = ({ board }: Snapshot) => board.pieces.map(({ notes }) => notes[1]);

describe('a game of another version', () => {
  it('shows each viewer what they saw last, says why it stands still, and takes no moves', async () => {
    const { game, seen, server } = await outdated(toy2);
    const ann = await join(server, game, keyOf(game, 0));
    expect(await ann.next('welcome')).toMatchObject({
      seats: [0],
      outdated: { version: '1', here: '2', problem: { code: 'version' }, refusal: null, agreed: [], awaited: [0, 1] },
      events: [{ text: 'Speeds: 20, 20.' }],
      snapshot: { questions: [], waiting: [{ seat: 1 }] },
    });
    expect(ann.snapshot.board).toEqual(seen.board);
    const watcher = await join(server, game);
    expect(armors(watcher.snapshot)).toEqual(['armor unknown', 'armor unknown']);
    const move = { t: 'choose', seat: 0, ask: '2', option: 'dodge' };
    expect(await ann.refusedFor(move)).toMatchObject({ code: 'outdated' });
    const api = `${server.address}/api/games/${game.game}`;
    expect(await refusal(get<ErrorBody>(`${api}/snapshot`))).toMatchObject({
      status: 409,
      problem: { code: 'outdated' },
    });
    const film = (await get<Film>(`${api}/film`, keyOf(game, 0))).body;
    expect(lastPicture(film, 0)?.view).toEqual(seen.board);
    for (const client of [ann, watcher]) client.close();
  });

  it('goes on from its rest point when all have agreed', async () => {
    const { game, server } = await outdated(toy2);
    const [ann, bob] = [await join(server, game, keyOf(game, 0)), await join(server, game, keyOf(game, 1))];
    expect((await ann.ask({ t: 'agree', seat: 0 })).t).toBe('ack');
    expect((await bob.next('outdated')).outdated).toMatchObject({ agreed: [0], awaited: [1] });
    expect(await ann.refusedFor({ t: 'agree', seat: 0 })).toMatchObject({ code: 'agreed', legal: ['1'] });
    expect(await ann.refusedFor({ t: 'agree', seat: 1 })).toMatchObject({ code: 'not-yours' });
    const api = `${server.address}/api/games/${game.game}`;
    const agreed = await post<AgreedGame>(`${api}/agree`, {}, keyOf(game, 1));
    expect(agreed.body).toEqual({ outdated: null });
    expect(await Promise.all([ann.closed, bob.closed])).toEqual([1001, 1001]);
    const again = await join(server, game, keyOf(game, 0), keyOf(game, 1));
    expect((await again.next('welcome')).outdated).toBeNull();
    expect(armors(again.snapshot)).toEqual(['armor 8', 'armor unknown']);
    expect((await get<GameInfo>(api)).body).toMatchObject({ version: '2', problem: null });
    expect(await refusal(post<ErrorBody>(`${api}/agree`, {}, keyOf(game, 1)))).toMatchObject({ status: 409 });
    await again.choose(1, 'dodge');
    for (const seat of [0, 1]) await again.choose(seat, 'speed', { mph: 20 });
    const film = (await get<Film>(`${api}/film`, keyOf(game, 0))).body;
    expect(lastPicture(film, 0)?.events).toEqual([expect.objectContaining({ n: 1, text: 'Speeds: 20, 20.' })]);
    await again.ask({ t: 'resign', seat: 1 });
    expect((await get<{ partial?: boolean; rows: object[] }>(`${api}/journal`)).body).toMatchObject({ partial: true });
    again.close();
  });

  it('goes on by itself where bots alone have to agree besides', async () => {
    const { game, server } = await outdated(toy2, ['human', 'bot']);
    const ann = await join(server, game, keyOf(game, 0));
    await ann.until(() =>
      ann.heard.some((message) => 'outdated' in message && message.outdated?.agreed.includes(1)) ? true : null,
    );
    await ann.ask({ t: 'agree', seat: 0 });
    expect(await ann.closed).toBe(1001);
    const again = await join(server, game, keyOf(game, 0));
    await again.question(0);
    again.close();
  });

  it('of which the rules here know nothing says so in their words, and nobody is asked', async () => {
    const { game, server } = await outdated({
      ...toy,
      version: '3',
      upgrade: (_state, version) => toy2.upgrade({}, `${version}?`),
    });
    const ann = await join(server, game, keyOf(game, 0));
    const { outdated: standing } = await ann.next('welcome');
    expect(standing?.refusal?.message).toBe('Version 1? is not known here.');
    expect(await ann.refusedFor({ t: 'agree', seat: 0 })).toMatchObject({ message: standing?.refusal?.message });
    ann.close();
  });

  it('that is over is looked at, and needs nobody to agree', async () => {
    const dataFolder = makeFolder();
    const first = await startToyServer({ dataFolder });
    const game = await createToyGame(first.address);
    const before = await join(first, game, keyOf(game, 0));
    await before.ask({ t: 'resign', seat: 0 });
    await before.until(() => before.snapshot.outcome);
    await first.close();
    const second = await startToyServer({ dataFolder }, { rulesets: [entryOf(toy2)] });
    const after = await join(second, game, keyOf(game, 0));
    expect(await after.next('welcome')).toMatchObject({
      outdated: { agreed: [], awaited: [] },
      snapshot: { outcome: before.snapshot.outcome, report: before.snapshot.report },
    });
    expect(await after.refusedFor({ t: 'agree', seat: 0 })).toMatchObject({ code: 'agreed' });
    after.close();
  });
});

describe('a game of the same version that goes otherwise than it did', () => {
  it('stands still from the row where it departs', async () => {
    const changed: typeof toy = {
      ...toy,
      *segment(game) {
        game.emit({ kind: 'new', rule: 'toy/1/ram', text: 'Engines roar.' });
        yield* toy.segment(game);
      },
      upgrade: (state) => ok(state as ToyState),
    };
    const { game, seen, server } = await outdated(changed);
    const ann = await join(server, game, keyOf(game, 0));
    const { outdated: standing } = await ann.next('welcome');
    expect(standing?.problem.message).toContain('From row 2 on the game goes otherwise');
    expect(standing?.refusal).toEqual(standing?.problem);
    expect(ann.snapshot.board).toEqual(seen.board);
    expect((await ann.refusedFor({ t: 'agree', seat: 0 })).code).toBe('version');
    ann.close();
  });
});
