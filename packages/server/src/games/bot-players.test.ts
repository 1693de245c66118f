import type { TableRuleset } from '@hardtop/board';
import { loadTables, RULESETS } from '@hardtop/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thinkHere } from '../bots/thinker.ts';
import { GameStore } from '../storage/game-store.ts';
import { SILENT } from '../storage/messenger.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { liveHouseOn } from '../testing/live-house.ts';
import { cleanUp, makeFolder } from '../testing/servers.ts';
import { prepareGame } from './new-game.ts';
import { Rooms } from './rooms.ts';
import { bookmarkOf } from './stored-journal.ts';

/** Of each game some writes fail: before they are made, or after, so that only the answer is lost. */
class FrailStore extends GameStore {
  readonly tries = new Map<string, number>();
  private readonly plan = new Map<number, 'before' | 'after'>([
    [2, 'before'],
    [5, 'after'],
    [8, 'before'],
    [9, 'before'],
  ]);

  override async append(...args: Parameters<GameStore['append']>): Promise<void> {
    const [{ id }] = args;
    const n = (this.tries.get(id) ?? 0) + 1;
    this.tries.set(id, n);
    if (this.plan.get(n) === 'before') throw new Error('no room');
    await super.append(...args);
    if (this.plan.get(n) === 'after') throw new Error('no line');
  }
}

let database: OpenDatabase;
let tables: readonly TableRuleset[];

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataFolder: makeFolder() });
  tables = await loadTables(RULESETS);
});

afterAll(async () => {
  await database.close();
  await cleanUp();
});

describe('a write that fails', () => {
  it('does not stop the bots of any table', async () => {
    const store = new FrailStore(database.db, 'node', 30);
    const rooms = new Rooms({
      live: liveHouseOn(database),
      rulesets: tables,
      store,
      messenger: SILENT,
      thinker: thinkHere(tables),
      replay: async (journal) => bookmarkOf(tables, journal),
      idleSeconds: 30,
      onProblem: () => {},
    });
    const rulesets = ['deluxe', 'roadrage', 'sixth', 'deluxe', 'roadrage', 'sixth'];
    const ids = await Promise.all(rulesets.map((ruleset) => botGame(store, ruleset)));
    for (const id of ids) await rooms.enter(id);
    for (const id of ids) await expect.poll(() => store.tries.get(id) ?? 0).toBeGreaterThan(12);
    await rooms.stop();
    for (const id of ids) {
      const rows = (await store.rowsOf(id)).map(({ row }) => row);
      expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
      expect(new Set(rows.map(({ ask, seat, kind }) => `${kind} ${ask} ${seat}`)).size).toBe(rows.length);
    }
  });
});

async function botGame(store: GameStore, ruleset: string): Promise<string> {
  const table = tables.find(({ id }) => id === ruleset);
  const scenario = table?.scenarios[0];
  if (table === undefined || scenario === undefined) throw new Error(`no scenario of ${ruleset}`);
  const setup = table.parseSetup(scenario.file);
  if (!setup.ok) throw new Error('no set-up');
  const seats = table.seats(setup.value).map(() => ({ kind: 'bot' as const }));
  const game = prepareGame(tables, { ruleset, scenario: scenario.id, seats });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  await store.create(game.value.record, game.value.change);
  return game.value.record.id;
}
