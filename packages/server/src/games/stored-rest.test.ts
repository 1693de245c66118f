import type { Checkpoint } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { GameStore } from '../storage/game-store.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { cleanUp, makeFolder } from '../testing/servers.ts';
import { toyRooms } from '../testing/toy-rooms.ts';
import { prepareGame } from './new-game.ts';
import type { Rooms } from './rooms.ts';
import type { TableRoom } from './table-room.ts';
import { Traffic } from './traffic.ts';

let database: OpenDatabase;
let store: GameStore;
let traffic: Traffic;
let rooms: Rooms;
let complaints: string[];

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataFolder: makeFolder() });
});

beforeEach(() => {
  complaints = [];
  store = new GameStore(database.db, 'node', 30);
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
  const scenario = { turns: 40, seats: 2 };
  const game = prepareGame([toy], { ruleset: 'toy', scenario, seats });
  if (!game.ok) throw new Error('no game');
  await store.create(game.value.record, game.value.change);
  const room = await rooms.enter(game.value.record.id);
  if (!room.ok) throw new Error(room.error.message);
  return room.value;
}

/** Whoever is asked answers; the last rest point of the game comes back. */
async function play(room: TableRoom, choices: number): Promise<Checkpoint | null> {
  for (let i = 0; i < choices; i++) {
    const done = await room.act((match) => {
      const [decision] = match.decisions();
      if (decision === undefined) throw new Error('nobody is asked');
      const { option, params } = decision.suggested ?? { option: 'dodge', params: {} };
      return match.choose({ ask: decision.id, seat: decision.seat, option, params });
    });
    if (!done.ok) throw new Error(done.error.message);
  }
  const last = await room.look((match) => match.checkpoint);
  return last.ok ? last.value : null;
}

const storedOf = ({ record }: TableRoom) => store.checkpointOf(record.id);

function crowd(): void {
  for (let i = 0; i < 20; i++) traffic.begin();
}

it('every rest point is stored with the rows that led to it', async () => {
  const room = await newRoom();
  for (let i = 0; i < 6; i++) {
    const last = await play(room, 1);
    expect(await storedOf(room)).toEqual(last);
  }
});

it('where many wait for an answer, one of thirty-two rows is', async () => {
  const room = await newRoom();
  const before = await play(room, 2);
  crowd();
  expect((await play(room, 8))?.row).toBeGreaterThan(before?.row ?? 0);
  expect(await storedOf(room)).toEqual(before);
  await play(room, 26);
  const stored = await storedOf(room);
  expect(stored?.row).toBeGreaterThanOrEqual((before?.row ?? 0) + 32);
});

it('the last one is stored when the table is put by or cleared, and every row before', async () => {
  const room = await newRoom();
  crowd();
  const last = await play(room, 6);
  expect(await storedOf(room)).not.toEqual(last);
  expect(await store.countRows(room.record.id)).toBe(6);
  await new Promise((resolve) => setTimeout(resolve, 2));
  expect(await room.restAfter(1)).toBe(true);
  expect(await storedOf(room)).toEqual(last);
  const later = await play(room, 6);
  expect(await storedOf(room)).not.toEqual(later);
  await rooms.stop();
  expect(await storedOf(room)).toEqual(later);
});

it('of a game that is over none is stored: it does not go on', async () => {
  const room = await newRoom();
  const before = await play(room, 2);
  crowd();
  expect((await play(room, 6))?.row).toBeGreaterThan(before?.row ?? 0);
  expect((await room.act((match) => match.resign(0))).ok).toBe(true);
  await rooms.stop();
  expect(await storedOf(room)).toEqual(before);
});

it('one that is taken back does not stay stored, however many wait', async () => {
  const room = await newRoom();
  const before = await play(room, 4);
  const taken = await room.look((match) => match.rows.at(-1)?.seat ?? 0);
  if (!taken.ok) throw new Error(taken.error.message);
  crowd();
  expect(await storedOf(room)).toEqual(before);
  expect((await room.act((match) => match.undo(taken.value))).ok).toBe(true);
  await room.act((match) => match.answerUndo(1 - taken.value, true));
  const stored = await storedOf(room);
  expect(stored?.row).toBeLessThan(before?.row ?? 0);
  expect(stored).toEqual(await play(room, 0));
});
