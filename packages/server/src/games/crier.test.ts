import type { ServerMessage, Snapshot } from '@hardtop/host/wire';
import { Follower } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GameStore } from '../storage/game-store.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { cleanUp, makeFolder } from '../testing/servers.ts';
import { toyRooms } from '../testing/toy-rooms.ts';
import { prepareGame } from './new-game.ts';
import type { Rooms } from './rooms.ts';
import type { TableRoom } from './table-room.ts';
import { Traffic } from './traffic.ts';

/** A store whose next commit takes until it is let go. */
class SlowStore extends GameStore {
  held: Promise<void> = Promise.resolve();

  override async append(...args: Parameters<GameStore['append']>): Promise<void> {
    await this.held;
    await super.append(...args);
  }
}

let database: OpenDatabase;
let store: SlowStore;
let traffic: Traffic;
let rooms: Rooms;
let complaints: string[];

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataFolder: makeFolder() });
});

beforeEach(() => {
  complaints = [];
  store = new SlowStore(database.db, 'node', 30);
  traffic = new Traffic();
  rooms = toyRooms(database, store, {
    traffic,
    onProblem: (message) => complaints.push(message),
  });
});

afterEach(async () => {
  await rooms.stop();
  expect(complaints).toEqual([]);
});

afterAll(async () => {
  await database.close();
  await cleanUp();
});

async function newRoom(): Promise<TableRoom> {
  const seats = [{ kind: 'human' as const }, { kind: 'human' as const }];
  const game = prepareGame([toy], { ruleset: 'toy', scenario: 'short', seats });
  if (!game.ok) throw new Error('no game');
  await store.create(game.value.record, game.value.change);
  const room = await rooms.enter(game.value.record.id);
  if (!room.ok) throw new Error(room.error.message);
  return room.value;
}

/** Somebody who follows the changes at a seat, and every picture that comes of them. */
async function sit(room: TableRoom, seat: number): Promise<readonly Snapshot[]> {
  const seen: Snapshot[] = [];
  let follower: Follower<Snapshot> | null = null;
  const look = (message: ServerMessage) => {
    if (message.t === 'welcome') follower = new Follower(message.n ?? 0, message.snapshot);
    if (message.t !== 'change' && message.t !== 'update') return;
    const { n = 0 } = message;
    const shown = message.t === 'change' ? follower?.change(n, message.patch) : follower?.show(n, message.snapshot);
    if (shown === null || shown === undefined) throw new Error('a picture is missing');
    seen.push(shown);
  };
  await room.join({
    held: [{ seat, key: '' }],
    referee: null,
    changes: true,
    client: 'somebody',
    send: (text) => look(JSON.parse(text) as ServerMessage),
    close: () => {},
  });
  return seen;
}

const bid = (room: TableRoom, seat: number, mph = 10) =>
  room.act((match) => match.choose({ ask: `1.${seat}.0`, seat, option: 'speed', params: { mph } }));

const move = (room: TableRoom, ask: string, seat: number) =>
  room.act((match) => match.choose({ ask, seat, option: 'dodge' }));

const previewsIn = ({ questions }: Snapshot) =>
  questions.flatMap(({ options }) =>
    options.map(({ preview }) => preview?.text?.replace(/armor \d+/, 'armor N') ?? null),
  );

const PATIENCE = { timeout: 20_000 };

/** Many answers are under way elsewhere. */
function crowd(): void {
  for (let i = 0; i < 20; i++) traffic.begin();
}

describe('previews', () => {
  it('come with the question where little is going on', async () => {
    const room = await newRoom();
    const seen = await sit(room, 0);
    await bid(room, 0);
    await bid(room, 1);
    expect(seen.map(previewsIn)).toEqual([[], ['Rams with armor N.', 'Dodges.']]);
  });

  it('come after it where much is, and only once somebody thinks about it', async () => {
    const room = await newRoom();
    const [seen, other] = [await sit(room, 0), await sit(room, 1)];
    crowd();
    await bid(room, 0);
    await bid(room, 1);
    expect(seen.map(previewsIn)).toEqual([[], [null, null]]);
    await expect.poll(() => seen.length, PATIENCE).toBe(3);
    expect(seen.map(previewsIn).at(-1)).toEqual(['Rams with armor N.', 'Dodges.']);
    expect(seen.at(-1)?.rows).toBe(seen.at(-2)?.rows);
    // Those who are not asked hear nothing of it.
    expect(other).toHaveLength(2);
  });

  it('are not worked out for a question that was answered before', async () => {
    const room = await newRoom();
    const [seen, other] = [await sit(room, 0), await sit(room, 1)];
    crowd();
    await bid(room, 0);
    await bid(room, 1);
    await move(room, '2', 0);
    await expect.poll(() => other.length, PATIENCE).toBe(4);
    expect(other.map(previewsIn)).toEqual([['Drives 10 mph.'], [], [null, null], ['Rams with armor N.', 'Dodges.']]);
    expect(seen.map(previewsIn)).toEqual([[], [null, null], []]);
  });

  it('that were told stay told while others answer', async () => {
    const room = await newRoom();
    const other = await sit(room, 1);
    crowd();
    await bid(room, 0);
    expect(other.map(previewsIn)).toEqual([['Drives 10 mph.']]);
  });
});

describe('what two do at the same time', () => {
  it('is acknowledged and told together', async () => {
    const room = await newRoom();
    const seen = await sit(room, 0);
    let letGo = () => {};
    store.held = new Promise((resolve) => {
      letGo = resolve;
    });
    const both = [bid(room, 0), bid(room, 1)];
    letGo();
    expect(await Promise.all(both)).toEqual([
      { ok: true, value: 2 },
      { ok: true, value: 2 },
    ]);
    expect(seen.map(({ rows }) => rows)).toEqual([2]);
  });

  it('is told even if what came last is refused', async () => {
    const room = await newRoom();
    const seen = await sit(room, 1);
    const [done, again] = await Promise.all([bid(room, 0), bid(room, 0)]);
    expect([done.ok, again.ok]).toEqual([true, false]);
    expect(seen.map(({ waiting }) => waiting)).toEqual([[{ seat: 1, topic: 'speed' }]]);
  });

  it('is told after a while, however much comes', async () => {
    const room = await newRoom();
    const seen = await sit(room, 1);
    const order = (mph: number) => room.act((match) => match.order(1, 'cruise', { mph }));
    // The first answers the open question as well.
    await Promise.all([10, 15, 20, 25, 30, 35, 40].map(order));
    expect(seen.map(({ rows }) => rows)).toEqual([4, 7, 8]);
  });
});
