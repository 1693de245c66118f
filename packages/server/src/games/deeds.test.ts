import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CreateGame } from '@hardtop/host/wire';
import { toy } from '@hardtop/kernel/toy';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GameStore } from '../storage/game-store.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { cleanUp, makeFolder } from '../testing/servers.ts';
import { toyRooms } from '../testing/toy-rooms.ts';
import { prepareGame } from './new-game.ts';
import type { Rooms } from './rooms.ts';
import type { TableRoom } from './table-room.ts';

/** A store that says how many rows each commit had, and whose next commit can fail before or after it is made; it may be long in committing others. */
class CountingStore extends GameStore {
  readonly sizes: number[] = [];
  failing: 'before' | 'after' | null = null;
  others: Promise<void> | null = null;

  override freeToAppend(): Promise<void> {
    return this.others ?? super.freeToAppend();
  }

  override async append(...args: Parameters<GameStore['append']>): Promise<void> {
    const { failing } = this;
    this.failing = null;
    this.sizes.push(args[1].rows.length);
    if (failing === 'before') throw new Error('no line');
    await super.append(...args);
    if (failing === 'after') throw new Error('no line');
  }
}

let database: OpenDatabase;
let store: CountingStore;
let rooms: Rooms;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataFolder: makeFolder() });
});

beforeEach(() => {
  store = new CountingStore(database.db, 'node', 30);
  rooms = toyRooms(database, store);
});

afterEach(() => rooms.stop());

afterAll(async () => {
  await database.close();
  await cleanUp();
});

async function newRoom(seats: number): Promise<TableRoom> {
  const asked: CreateGame = {
    ruleset: 'toy',
    scenario: { turns: 3, seats },
    seats: Array.from({ length: seats }, () => ({ kind: 'human' as const })),
    seed: 'always the same',
  };
  const game = prepareGame([toy], asked);
  if (!game.ok) throw new Error('no game');
  await store.create(game.value.record, game.value.change);
  const room = await rooms.enter(game.value.record.id);
  if (!room.ok) throw new Error(room.error.message);
  return room.value;
}

const bid = (room: TableRoom, seat: number, mph = 10) =>
  room.act((match) => match.choose({ ask: `1.${seat}.0`, seat, option: 'speed', params: { mph } }));

const everybody = (room: TableRoom, seats: number) =>
  Promise.all(Array.from({ length: seats }, (_, seat) => bid(room, seat, 10 + 5 * seat)));

async function oneByOne(room: TableRoom, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat++) await bid(room, seat, 10 + 5 * seat);
}

const seatsIn = async ({ record }: TableRoom) => (await store.rowsOf(record.id)).map(({ row }) => row.seat);
const shotsOf = async ({ record }: TableRoom) =>
  (
    await database.db.selectFrom('shots').select(['n', 'shots']).where('game', '=', record.id).orderBy('n').execute()
  ).flatMap(({ shots }) => shots);

describe('what several do at the same time', () => {
  it('is stored together, three at a time, and is the same game and the same film as one by one', async () => {
    const [together, apart] = [await newRoom(4), await newRoom(4)];
    const answers = await everybody(together, 4);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(store.sizes).toEqual([3, 1]);
    await oneByOne(apart, 4);
    expect(store.sizes).toEqual([3, 1, 1, 1, 1, 1]);
    const [first, second] = [await store.rowsOf(together.record.id), await store.rowsOf(apart.record.id)];
    expect(first).toEqual(second);
    expect(JSON.stringify(await shotsOf(together))).toBe(JSON.stringify(await shotsOf(apart)));
  });

  it('is what comes until the store is done with others, and no later', async () => {
    const room = await newRoom(3);
    let isDone = () => {};
    store.others = new Promise((resolve) => {
      isDone = resolve;
    });
    const early = [bid(room, 0)];
    for (let turns = 0; turns < 5; turns++) await nextTurn();
    early.push(bid(room, 1));
    for (let turns = 0; turns < 5; turns++) await nextTurn();
    expect(store.sizes).toEqual([]);
    isDone();
    expect((await Promise.all(early)).map(({ ok }) => ok)).toEqual([true, true]);
    expect(store.sizes).toEqual([2]);
    expect((await bid(room, 2)).ok).toBe(true);
    expect(store.sizes).toEqual([2, 1]);
  });

  it.each(['before', 'after'] as const)(
    'counts whole or not at all where the commit fails %s it is made',
    async (failing) => {
      const room = await newRoom(2);
      store.failing = failing;
      const answers = await everybody(room, 2);
      const isStored = failing === 'after';
      expect(answers.map(({ ok }) => ok)).toEqual([isStored, isStored]);
      expect(await seatsIn(room)).toEqual(isStored ? [0, 1] : []);
      if (!isStored) expect((await everybody(room, 2)).map(({ ok }) => ok)).toEqual([true, true]);
      expect(await seatsIn(room)).toEqual([0, 1]);
    },
  );

  it('is each refused for itself', async () => {
    const room = await newRoom(3);
    const answers = await Promise.all([bid(room, 0), bid(room, 0), bid(room, 1)]);
    expect(answers.map((answer) => (answer.ok ? 'done' : answer.error.code))).toEqual(['done', 'stale', 'done']);
    expect(await seatsIn(room)).toEqual([0, 1]);
  });

  it('does not undo what came before where something breaks', async () => {
    const room = await newRoom(3);
    const breaking = room.act(() => {
      throw new Error('a bug');
    });
    const [first, broken, last] = await Promise.all([bid(room, 0), breaking, bid(room, 1)]);
    expect([first.ok, broken.ok, last.ok]).toEqual([true, false, true]);
    expect(broken).toMatchObject({ error: { code: 'bug' } });
    expect(await seatsIn(room)).toEqual([0, 1]);
  });

  it('waits for nobody who is only refused, however often', async () => {
    const room = await newRoom(2);
    const good = bid(room, 0);
    const bad = Array.from({ length: 50 }, () => bid(room, 0));
    expect((await good).ok).toBe(true);
    expect(store.sizes).toEqual([1]);
    expect((await Promise.all(bad)).some(({ ok }) => ok)).toBe(false);
    expect((await bid(room, 1)).ok).toBe(true);
  });
});
