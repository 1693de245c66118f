import type { CreateGame, ServerMessage } from '@hardtop/host/wire';
import { toy } from '@hardtop/kernel/toy';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameStore } from '../storage/game-store.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { cleanUp, makeFolder } from '../testing/servers.ts';
import { toyRooms } from '../testing/toy-rooms.ts';
import { FreshGames, freshGame } from './fresh-games.ts';
import { layGame } from './new-game.ts';
import type { Rooms } from './rooms.ts';
import type { TableRoom } from './table-room.ts';

let database: OpenDatabase;
let store: GameStore;
let rooms: Rooms;
const all: Rooms[] = [];

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataFolder: makeFolder() });
});

beforeEach(() => {
  store = new GameStore(database.db, 'node', 30);
  rooms = roomsOf(store);
});

afterEach(async () => {
  for (const one of all.splice(0)) await one.stop();
});

afterAll(async () => {
  await database.close();
  await cleanUp();
});

function roomsOf(store: GameStore): Rooms {
  const opened = toyRooms(database, store, {
    onProblem: (message) => {
      throw new Error(message);
    },
  });
  all.push(opened);
  return opened;
}

async function opened(scenario: CreateGame['scenario'] = 'short') {
  const seats = [{ kind: 'human' as const }, { kind: 'human' as const }];
  const prepared = layGame([toy], { ruleset: 'toy', scenario, seats });
  if (!prepared.ok || prepared.value.laid === null) throw new Error('no game');
  const { game, laid } = prepared.value;
  const begun = await store.create(game.record, game.change);
  if (begun === null) throw new Error('not begun');
  return freshGame({ ...game, ...laid }, begun);
}

async function entered(id: string, at = rooms): Promise<TableRoom> {
  const room = await at.enter(id);
  if (!room.ok) throw new Error(room.error.message);
  return room.value;
}

async function heardAt(room: TableRoom): Promise<readonly ServerMessage[]> {
  const heard: ServerMessage[] = [];
  const send = (text: string) => heard.push(JSON.parse(text) as ServerMessage);
  const nobody = { held: [{ seat: 0, key: '' }], referee: null, changes: false, client: 'somebody' };
  await room.join({ ...nobody, send, close: () => {} });
  return heard;
}

const bid = (room: TableRoom, seat: number) =>
  room.act((match) => match.choose({ ask: `1.${seat}.0`, seat, option: 'speed', params: { mph: 10 } }));

describe('a game that was opened a moment ago', () => {
  it('is laid without being read, and goes on as if it had been', async () => {
    const [fresh, read] = [await opened(), await opened()];
    rooms.expect(fresh);
    const find = vi.spyOn(store, 'find');
    const room = await entered(fresh.record.id);
    expect(find).not.toHaveBeenCalled();
    const other = await entered(read.record.id);
    expect(find).toHaveBeenCalledOnce();
    const [heard, expected] = [await heardAt(room), await heardAt(other)];
    const text = (all: unknown) => JSON.stringify(all).replaceAll(read.record.id, fresh.record.id);
    expect(text(heard.map(({ t }) => t))).toBe(text(expected.map(({ t }) => t)));
    expect(text(room.record.seats.map(({ name }) => name))).toBe(text(other.record.seats.map(({ name }) => name)));
    expect(await bid(room, 0)).toEqual({ ok: true, value: 1 });
    await rooms.stop();
    const again = roomsOf(store);
    expect(await bid(await entered(fresh.record.id, again), 1)).toEqual({ ok: true, value: 2 });
  });

  it('has the record that would be read', async () => {
    const fresh = await opened();
    const read = await store.find(fresh.record.id);
    expect(JSON.parse(JSON.stringify(fresh.record))).toEqual(JSON.parse(JSON.stringify(read)));
    expect(JSON.parse(JSON.stringify(fresh.rows))).toEqual(await store.rowsOf(fresh.record.id));
  });

  it.each([
    ['somebody has changed who sits there', (id: string) => renamed(id)],
    ['another node has had it meanwhile', (id: string) => playedElsewhere(id)],
    ['this node has had it meanwhile', (id: string) => store.take(id).then(() => store.release(id))],
  ])('is read where %s', async (_, change) => {
    const fresh = await opened();
    rooms.expect(fresh);
    await change(fresh.record.id);
    const find = vi.spyOn(store, 'find');
    const room = await entered(fresh.record.id);
    expect(find).toHaveBeenCalledOnce();
    expect(room.record.title).toBe((await store.find(fresh.record.id))?.title);
    expect((await bid(room, 1)).ok).toBe(true);
  });

  it('that lives elsewhere by now is not had here', async () => {
    const fresh = await opened();
    rooms.expect(fresh);
    await new GameStore(database.db, 'other', 30).take(fresh.record.id);
    expect(await rooms.enter(fresh.record.id)).toMatchObject({ ok: false, error: { code: 'elsewhere' } });
  });

  it('that was deleted is nowhere', async () => {
    const fresh = await opened();
    rooms.expect(fresh);
    expect(await rooms.remove(fresh.record.id)).toBe(true);
    expect(await rooms.enter(fresh.record.id)).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  });
});

async function renamed(id: string): Promise<void> {
  await database.db.updateTable('games').set({ title: 'Another name' }).where('id', '=', id).execute();
}

async function playedElsewhere(id: string): Promise<void> {
  const other = new GameStore(database.db, 'other', 30);
  const there = roomsOf(other);
  await bid(await entered(id, there), 0);
  await there.stop();
}

describe('fresh games', () => {
  it('are few, and for a short while', async () => {
    const one = await opened();
    const game = (id: string) => ({ ...one, record: { ...one.record, id } });
    vi.useFakeTimers({ toFake: ['performance'] });
    const games = new FreshGames();
    for (let i = 0; i < 100; i++) games.keep(game(`game ${i}`));
    expect(games.size).toBe(64);
    expect(games.take('game 35')).toBeNull();
    expect([games.has('game 35'), games.has('game 36')]).toEqual([false, true]);
    expect(games.take('game 36')?.record.id).toBe('game 36');
    expect(games.take('game 36')).toBeNull();
    vi.advanceTimersByTime(10_001);
    expect(games.has('game 38')).toBe(false);
    expect(games.take('game 37')).toBeNull();
    games.forgetOld();
    expect(games.size).toBe(0);
    vi.useRealTimers();
  });
});
