import type { Advice } from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Turn } from '../bots/fair-queue.ts';
import { SetupShelf } from '../bots/setup-shelf.ts';
import { type BotTask, think } from '../bots/think.ts';
import { GameStore } from '../storage/game-store.ts';
import { SILENT } from '../storage/messenger.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { liveHouseOn } from '../testing/live-house.ts';
import { cleanUp, makeFolder } from '../testing/servers.ts';
import type { Listener } from './audience.ts';
import { prepareGame } from './new-game.ts';
import { Rooms } from './rooms.ts';
import { bookmarkOf } from './stored-journal.ts';

const STRANGERS_GAMES = 8;

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataFolder: makeFolder() });
});

afterAll(async () => {
  await database.close();
  await cleanUp();
});

interface Thought {
  readonly task: BotTask;
  readonly turn: Turn;
  readonly done: (choice: Advice | null) => void;
}

const socketOf = (client: string, held: Listener['held']): Listener => ({
  held,
  client,
  referee: null,
  changes: false,
  send: () => {},
  close: () => {},
});

it("however many games of bots a stranger has, two are played at a time, and a person's bot is asked at once", async () => {
  const rulesets = await loadTables();
  const asked: Thought[] = [];
  const thinker = {
    think: (task: BotTask, turn: Turn) => new Promise<Advice | null>((done) => asked.push({ task, turn, done })),
    close: async () => {},
  };
  const store = new GameStore(database.db, 'node', 30);
  const complaints: string[] = [];
  const onProblem = (message: string) => complaints.push(message);
  const rooms = new Rooms({
    live: liveHouseOn(database),
    rulesets,
    store,
    messenger: SILENT,
    thinker,
    replay: async (journal) => bookmarkOf(rulesets, journal),
    idleSeconds: 30,
    onProblem,
  });
  const open = async (ruleset: string, scenario: string, kinds: readonly ('human' | 'bot')[], client: string) => {
    const game = prepareGame(rulesets, { ruleset, scenario, seats: kinds.map((kind) => ({ kind })) });
    if (!game.ok) throw new Error(game.error[0]?.message);
    await store.create(game.value.record, game.value.change);
    const room = await rooms.enter(game.value.record.id, client);
    if (!room.ok) throw new Error(room.error.message);
    return room.value;
  };
  for (let i = 0; i < STRANGERS_GAMES; i++) await open('roadrage', 'four-pillars', ['bot', 'bot'], 'stranger');
  expect(asked.map(({ turn }) => turn.client)).toEqual(['stranger', 'stranger']);

  // Somebody else has looked in at Ann's table first: that does not make it theirs.
  const hers = await open('deluxe', 'sodium-yard', ['human', 'bot'], 'stranger');
  await hers.join(socketOf('ann', [{ seat: 0, key: '' }]));
  await answerUntil(hers.record.id);
  expect(asked.length).toBeLessThanOrEqual(4);

  // Each that is answered makes room for one more.
  const shelf = new SetupShelf();
  for (let i = 0; i < 4; i++) {
    const before = asked.length;
    const next = asked.filter(({ task }) => task.ruleset === 'roadrage')[i];
    if (next === undefined) throw new Error('nobody else is asked');
    next.done(think(rulesets, next.task, shelf));
    await expect.poll(() => asked.length).toBe(before + 1);
  }
  expect(complaints).toEqual([]);
  for (const { done } of asked) done(null);
  await rooms.stop();

  /** Ann takes what comes first until her bot has to think. */
  async function answerUntil(game: string): Promise<void> {
    for (let i = 0; i < 50 && !asked.some(({ turn }) => turn.game === game && turn.client === 'ann'); i++) {
      await hers.act((match) => {
        const decision = match.decisionFor(0);
        const option = decision?.options()[0];
        if (decision === undefined || option === undefined) return { ok: true, value: [] };
        const params = Object.fromEntries((option.params ?? []).map(({ name, min }) => [name, min]));
        return match.choose({ ask: decision.id, seat: 0, option: option.id, params });
      });
    }
  }
});
