import type { CreateGame, ServerMessage } from '@hardtop/host/wire';
import { lastPicture, Match } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameStore } from '../storage/game-store.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { TookTooLong } from '../tasks/failures.ts';

import { cleanUp, makeFolder } from '../testing/servers.ts';
import { toyRooms } from '../testing/toy-rooms.ts';
import type { Listener } from './audience.ts';
import { prepareGame } from './new-game.ts';
import { IN_DOUBT } from './problems.ts';
import type { Rooms } from './rooms.ts';
import { bookmarkOf, type Replaying } from './stored-journal.ts';
import type { TableRoom } from './table-room.ts';

/** A store that can be told to fail before or after it has committed, as a broken line would. */
class FrailStore extends GameStore {
  failing: 'before' | 'after' | null = null;
  /** How often it cannot be read afterwards either. */
  deaf = 0;

  override async settled(...args: Parameters<GameStore['settled']>) {
    if (this.deaf-- > 0) throw new Error('no line');
    return super.settled(...args);
  }

  override async append(...args: Parameters<GameStore['append']>): Promise<void> {
    const { failing } = this;
    this.failing = null;
    if (failing === 'before') throw new Error('no line');
    await super.append(...args);
    if (failing === 'after') throw new Error('no line');
  }
}

let database: OpenDatabase;
let store: FrailStore;
let rooms: Rooms;
let complaints: string[];
let replays: number;
let isSlow = false;
let idleSeconds = 30;
let restSeconds = 5;
let roomBytes = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataFolder: makeFolder() });
});

beforeEach(() => {
  complaints = [];
  replays = 0;
  isSlow = false;
  idleSeconds = 30;
  restSeconds = 5;
  roomBytes = Number.POSITIVE_INFINITY;
  store = new FrailStore(database.db, 'node', 30);
  rooms = openRooms();
});

function openRooms(): Rooms {
  const replay: Replaying = async (journal) => {
    replays++;
    if (isSlow) throw new TookTooLong('slow');
    return bookmarkOf([toy], journal);
  };
  const onProblem = (message: string) => complaints.push(message);
  return toyRooms(database, store, { replay, idleSeconds, restSeconds, roomBytes, onProblem });
}

afterAll(async () => {
  await database.close();
  await cleanUp();
});

async function newRoom(scenario: CreateGame['scenario'] = 'short'): Promise<TableRoom> {
  const seats = [{ kind: 'human' as const }, { kind: 'human' as const }];
  const game = prepareGame([toy], { ruleset: 'toy', scenario, seats });
  if (!game.ok) throw new Error('no game');
  await store.create(game.value.record, game.value.change);
  const room = await rooms.enter(game.value.record.id);
  if (!room.ok) throw new Error(room.error.message);
  return room.value;
}

/** While somebody looks at it no game is put by. */
async function wholeOf(room: TableRoom): Promise<number> {
  const bytes = await room.look(() => room.bytes);
  if (!bytes.ok) throw new Error(bytes.error.message);
  return bytes.value;
}

async function watch(room: TableRoom) {
  const heard: ServerMessage[] = [];
  const closed: number[] = [];
  const listener: Listener = {
    held: [{ seat: 0, key: '' }],
    referee: null,
    changes: false,
    client: 'somebody',
    send: (text) => heard.push(JSON.parse(text) as ServerMessage),
    close: (code) => closed.push(code),
  };
  await room.join(listener);
  return { listener, heard, closed };
}

const bid = (room: TableRoom, seat: number, mph = 10) =>
  room.act((match) => match.choose({ ask: `1.${seat}.0`, seat, option: 'speed', params: { mph } }));

describe('a commit that fails', () => {
  it('before it reached the database: nothing happened, so nothing is told, and it can be tried again', async () => {
    const room = await newRoom();
    const { heard } = await watch(room);
    store.failing = 'before';
    expect(await bid(room, 0)).toMatchObject({ ok: false, error: { code: 'storage' } });
    expect(heard.map(({ t }) => t)).toEqual(['welcome', 'presence', 'live']);
    expect(complaints).toHaveLength(1);
    expect(await bid(room, 0)).toEqual({ ok: true, value: 1 });
  });

  it('after it reached the database: the journal says so, and it counts', async () => {
    const room = await newRoom();
    const { heard } = await watch(room);
    store.failing = 'after';
    expect(await bid(room, 0)).toEqual({ ok: true, value: 1 });
    expect(heard.at(-1)).toMatchObject({ t: 'update', snapshot: { rows: 1, questions: [] } });
    expect(await bid(room, 0)).toMatchObject({ ok: false, error: { code: 'stale' } });
    expect(await bid(room, 1)).toEqual({ ok: true, value: 2 });
  });

  it.each(['before', 'after'] as const)(
    '%s it reached a database that goes away: nothing is claimed, and all are shown when it is back',
    async (failing) => {
      const room = await newRoom();
      const { heard } = await watch(room);
      store.failing = failing;
      store.deaf = 2;
      expect(await bid(room, 0)).toEqual({ ok: false, error: IN_DOUBT });
      expect(await room.look((match) => match.rows.length)).toMatchObject({ ok: false, error: { code: 'storage' } });
      const rows = failing === 'after' ? 1 : 0;
      // Nobody asks: the table comes back by itself.
      await expect.poll(() => store.deaf).toBeLessThan(0);
      expect(await room.look((match) => match.rows.length)).toEqual({ ok: true, value: rows });
      expect(heard.filter(({ t }) => t === 'update')).toHaveLength(rows);
      expect(await bid(room, 0)).toMatchObject(rows === 1 ? { ok: false, error: { code: 'stale' } } : { ok: true });
      expect(await store.countRows(room.record.id)).toBe(1);
    },
  );

  it('because another node has the game: the table is cleared', async () => {
    const room = await newRoom();
    const { closed } = await watch(room);
    await store.release(room.record.id);
    await new GameStore(database.db, 'other', 30).take(room.record.id);
    expect(await bid(room, 0)).toMatchObject({ ok: false, error: { code: 'elsewhere' } });
    expect(await bid(room, 0)).toMatchObject({ ok: false, error: { code: 'elsewhere' } });
    expect(closed).toEqual([4409]);
    expect(await store.countRows(room.record.id)).toBe(0);
  });
});

describe('rules that stumble', () => {
  it('change nothing, and the game goes on from its journal', async () => {
    const room = await newRoom();
    await bid(room, 0);
    const broken = await room.act((match) => {
      match.choose({ ask: '1.1.0', seat: 1, option: 'speed', params: { mph: 10 } });
      throw new Error('a bug');
    });
    expect(broken).toMatchObject({ ok: false, error: { code: 'bug' } });
    expect(complaints[0]).toContain('a bug');
    expect(await room.look((match) => match.rows.length)).toEqual({ ok: true, value: 1 });
    expect(await bid(room, 1)).toEqual({ ok: true, value: 2 });
  });
});

describe('a game at which nobody does anything', () => {
  beforeEach(async () => {
    await rooms.stop();
    restSeconds = 0.05;
    rooms = openRooms();
  });

  it('is put by while people sit there, and goes on as if nothing had been', async () => {
    const room = await newRoom();
    const { heard, closed } = await watch(room);
    await bid(room, 0);
    const [whole, told] = [await wholeOf(room), heard.length];
    await expect.poll(() => room.bytes).toBeLessThan(whole / 4);
    replays = 0;
    expect(await bid(room, 1)).toEqual({ ok: true, value: 2 });
    expect(await wholeOf(room)).toBeGreaterThan(whole / 2);
    expect(heard.slice(told).map(({ t }) => t)).toEqual(['update']);
    await expect.poll(() => room.bytes).toBeLessThan(whole / 4);
    expect(await watch(room).then((other) => other.heard[0])).toMatchObject({ t: 'welcome', snapshot: { rows: 2 } });
    expect([replays, closed, complaints]).toEqual([0, [], []]);
    await rooms.stop();
  });

  it('is cleared away when it is over and everybody has left, and can still be looked at', async () => {
    const room = await newRoom();
    const { listener, closed } = await watch(room);
    await room.act((match) => match.resign(0));
    expect([room.isDone, rooms.size]).toEqual([false, 1]);
    room.leave(listener);
    await expect.poll(() => rooms.size, { timeout: 5_000 }).toBe(0);
    const again = await rooms.enter(room.record.id);
    expect(again.ok && (await again.value.look((match) => match.outcome?.winners))).toEqual({ ok: true, value: [1] });
    expect([closed, complaints]).toEqual([[], []]);
  });

  it('is filmed without a gap', async () => {
    const room = await newRoom();
    const whole = await wholeOf(room);
    for (const seat of [0, 1]) {
      await expect.poll(() => room.bytes).toBeLessThan(whole / 4);
      await bid(room, seat);
    }
    const now = await room.look((match) => ({ view: match.view(1), events: match.eventsFor(1) }));
    await rooms.stop();
    const film = await store.filmOf(room.record, 1);
    const last = film === null ? null : lastPicture(film, 1);
    expect(now).toEqual({ ok: true, value: { view: last?.view, events: last?.events } });
  });

  it('is read from its journal where it cannot be taken out', async () => {
    const room = await newRoom();
    const { heard } = await watch(room);
    await bid(room, 0);
    const whole = await wholeOf(room);
    await expect.poll(() => room.bytes).toBeLessThan(whole / 4);
    const takeUp = vi.spyOn(Match, 'takeUp').mockImplementationOnce(() => {
      throw new Error('no use');
    });
    expect(await bid(room, 1)).toEqual({ ok: true, value: 2 });
    takeUp.mockRestore();
    expect(complaints[0]).toContain('no use');
    expect(heard.at(-1)).toMatchObject({ t: 'update', snapshot: { rows: 2 } });
    await rooms.stop();
  });
});

describe('a hundred at once', () => {
  it('are taken one after another', async () => {
    const room = await newRoom();
    const tries = await Promise.all(Array.from({ length: 100 }, (_, i) => bid(room, i % 2)));
    expect(tries.filter((result) => result.ok)).toHaveLength(2);
    expect(await store.countRows(room.record.id)).toBe(2);
  });
});

/** Somebody's, and none of the house. */
const OWN_SCENARIO = { turns: 7, seats: 2 };

describe('a stored game', () => {
  it('is played again here if it is short and of the house, beside if it is not, and stands as it stood', async () => {
    for (const scenario of ['short', OWN_SCENARIO]) {
      const before = await newRoom(scenario);
      for (const seat of [0, 1]) expect((await bid(before, seat)).ok).toBe(true);
      const stood = await before.look((match) => [match.digest(), match.events, match.decisions().map(({ id }) => id)]);
      await rooms.stop();
      replays = 0;
      rooms = openRooms();
      const after = await rooms.enter(before.record.id);
      if (!after.ok) throw new Error(after.error.message);
      expect(replays).toBe(scenario === 'short' ? 0 : 1);
      expect(
        await after.value.look((match) => [match.digest(), match.events, match.decisions().map(({ id }) => id)]),
      ).toEqual(stood);
    }
  });
});

describe('a stored game that takes too long to be played again', () => {
  it('stands still, says why, and is not tried again at every visit', async () => {
    const { record } = await newRoom(OWN_SCENARIO);
    await rooms.stop();
    replays = 0;
    isSlow = true;
    idleSeconds = 0.01;
    rooms = openRooms();
    for (let visit = 0; visit < 3; visit++) {
      const room = await rooms.enter(record.id);
      if (!room.ok) throw new Error(room.error.message);
      expect(await room.value.act((match) => match.resign(0))).toMatchObject({
        ok: false,
        error: { code: 'outdated' },
      });
      await expect.poll(() => rooms.loaded(record.id)).toBeNull();
    }
    expect(replays).toBe(1);
  });
});

describe('tables that take more memory than they may', () => {
  it('are put away, the longest idle first; while somebody sits at each no other is laid', async () => {
    const first = await newRoom();
    const second = await newRoom();
    const third = await newRoom();
    await rooms.stop();
    roomBytes = 1.5 * first.bytes;
    rooms = openRooms();
    const laid = async (room: TableRoom) => (await rooms.loaded(room.record.id)) !== null;
    const enter = async ({ record }: TableRoom) => {
      const room = await rooms.enter(record.id);
      return room.ok ? room.value : null;
    };
    // Where a machine thinks, nobody is idle.
    for (const one of [first, second]) {
      const room = await enter(one);
      await expect.poll(() => room?.idleMilliseconds).toBeGreaterThan(0);
    }
    // Two are too many, which is noticed when the next comes.
    const last = await enter(third);
    expect([await laid(first), await laid(second), await laid(third)]).toEqual([false, true, true]);
    if (last === null) throw new Error('no room');
    await watch(last);
    const other = await enter(second);
    if (other === null) throw new Error('no room');
    await watch(other);
    expect(await rooms.enter(first.record.id)).toMatchObject({ ok: false, error: { code: 'busy' } });
    await rooms.stop();
  });
});
