import { setTimeout as pause } from 'node:timers/promises';
import type { CreatedGame, GameInfo } from '@hardtop/host/wire';
import { digestOf, type Journal, streamOf } from '@hardtop/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './storage/open-database.ts';
import { othersShare } from './testing/others-share.ts';
import { type PrivatePostgres, startPostgres } from './testing/postgres.ts';
import { type AnyNode, ScriptedPlayer } from './testing/scripted-player.ts';
import { type BundledServer, bundleServer, type ServerProcess } from './testing/server-process.ts';
import { createToyGame, get, keyOf } from './testing/servers.ts';
import { TableClient } from './testing/table-client.ts';

let bundle: BundledServer;
let postgres: PrivatePostgres;

beforeAll(async () => {
  [bundle, postgres] = await Promise.all([bundleServer(), startPostgres()]);
});

afterAll(async () => {
  bundle.remove();
  await postgres.stop();
});

const GAMES = 50;
const HAND_OVER_MILLISECONDS = 3_000;
const SCENARIO = { turns: 8, seats: 2 };
const SEATS = [['human', 'human'] as const, ['human', 'bot'] as const, ['bot', 'bot'] as const];

/** One game with all its people. */
class Played {
  readonly created: CreatedGame;
  readonly players: readonly ScriptedPlayer[];
  private readonly nodes: AnyNode;

  private constructor(created: CreatedGame, seed: string, nodes: AnyNode) {
    this.created = created;
    this.nodes = nodes;
    this.players = created.keys.map((key) => new ScriptedPlayer(created.game, key, seed));
  }

  static async open(number: number, nodes: AnyNode): Promise<Played> {
    const seed = `game-${number}`;
    const kinds = SEATS[number % SEATS.length] ?? ['human', 'human'];
    return new Played(await createToyGame(nodes(), kinds, { scenario: SCENARIO, seed }), seed, nodes);
  }

  get answers(): number {
    return this.players.reduce((sum, { stored }) => sum + stored.length, 0);
  }

  /** Until it is over, and its journal as any node has it. */
  async playOut(): Promise<Journal> {
    await Promise.all(this.players.map((player) => player.play(this.nodes)));
    for (;;) {
      const info = await get<GameInfo>(`${this.nodes()}/api/games/${this.created.game}`).catch(() => null);
      if (info?.body.over === true) break;
      await pause(100);
    }
    return (await get<Journal>(`${this.nodes()}/api/games/${this.created.game}/journal`)).body;
  }
}

/** Every answer once, and each that was acknowledged as it was given. */
function expectKept({ rows }: Journal, { players }: Played): void {
  const choices = rows.filter(({ kind }) => kind === 'choice');
  const keys = choices.map(({ ask, seat }) => `${ask} ${seat}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(choices.filter(({ by }) => by === 'clock')).toEqual([]);
  const byAsk = new Map(choices.map((row) => [row.ask, row]));
  for (const { ask, option, params } of players.flatMap(({ stored }) => stored))
    expect(byAsk.get(ask)).toMatchObject({ option, params });
}

async function playAll(nodes: AnyNode, amid: (games: readonly Played[]) => Promise<void>): Promise<readonly string[]> {
  const games: Played[] = [];
  for (let i = 0; i < GAMES; i++) games.push(await Played.open(i, nodes));
  const [journals] = await Promise.all([Promise.all(games.map((game) => game.playOut())), amid(games)]);
  for (const [i, game] of games.entries()) expectKept(journals[i] as Journal, game);
  return journals.map(digestOf);
}

interface Node {
  readonly process: ServerProcess;
  readonly address: string;
  readonly database: string;
}

async function startNodes(count: number): Promise<readonly Node[]> {
  const database = await postgres.database();
  const env = { DATABASE_URL: database, HARDTOP_LOG: 'silent' };
  // The first lays out the tables; the others find them.
  const nodes: Node[] = [];
  for (let i = 0; i < count; i++) {
    const process = bundle.start(env, 'node-process');
    nodes.push({ process, address: await process.address(), database });
  }
  return nodes;
}

describe('a clock of days between people', () => {
  it('is taken up by another node when its own is killed, though nobody comes, and runs out there', async () => {
    const [victim, other] = await startNodes(2);
    if (victim === undefined || other === undefined) throw new Error('no nodes');
    const clock = { kind: 'answer', seconds: 6 * 3_600 } as const;
    const created = await createToyGame(victim.address, ['human', 'human'], { terms: { clock } });
    const ann = await TableClient.join(victim.address, created.game, [keyOf(created, 0)]);
    await ann.until(() => ann.heard.find((message) => message.t === 'live' && message.live.clocks.length === 2));
    const database = await openDatabase({ databaseUrl: victim.database, dataFolder: '/nowhere' });
    const { db } = database;
    const columns = ['lease_holder', 'lease_until'] as const;
    const lease = () => db.selectFrom('games').select(columns).where('id', '=', created.game).executeTakeFirst();
    const before = await lease();
    await expect
      .poll(async () => (await db.selectFrom('live_games').select('due').executeTakeFirst())?.due)
      .toBeTruthy();
    await victim.process.kill('SIGKILL');
    await ann.closed;
    // Nobody asks for the game by any way: what happens is read from the database.
    await expect
      .poll(async () => (await lease())?.lease_holder, { timeout: 20_000 })
      .toSatisfy((holder) => holder !== null && holder !== before?.lease_holder);
    await db
      .updateTable('served_time')
      .set({ ms: sql<number>`ms + ${6 * 3_600_000 + 1_000}::bigint` })
      .execute();
    const rows = async () =>
      (await db.selectFrom('rows').select('row').execute()).map(({ row }) => `${row.by} ${row.seat}`);
    await expect
      .poll(async () => (await rows()).slice(0, 2).sort(), { timeout: 20_000 })
      .toEqual(['clock 0', 'clock 1']);
    await other.process.kill('SIGTERM');
    await database.close();
  });
});

describe('a node that stood still', () => {
  it('sends those away who wait at a table that another has by now, though they do nothing', async () => {
    const [frozen, other] = await startNodes(2);
    if (frozen === undefined || other === undefined) throw new Error('no nodes');
    const created = await createToyGame(frozen.address, ['human', 'human'], { scenario: SCENARIO });
    const ann = await TableClient.join(frozen.address, created.game, [keyOf(created, 0)]);
    await ann.choose(0, 'speed', { mph: 10 });
    frozen.process.freeze(true);
    let bob: TableClient | null = null;
    while (bob === null) {
      bob = await TableClient.join(other.address, created.game, [keyOf(created, 1)]).catch(() => null);
      if (bob === null) await pause(100);
    }
    await bob.choose(1, 'speed', { mph: 10 });
    frozen.process.freeze(false);
    // She has answered and waits for him: the table she sits at would never tell her more.
    expect(await ann.closed).toBe(4409);
    const back = await TableClient.join(frozen.address, created.game, [keyOf(created, 0)]);
    await back.until(() => back.snapshot.rows === bob?.snapshot.rows || null);
    for (const client of [back, bob]) client.close();
    await Promise.all([frozen, other].map(({ process }) => process.kill('SIGTERM')));
  });
});

describe('three nodes on one PostgreSQL', () => {
  it('play fifty games through all of them, one is killed in the middle, and every game ends as it does on one node', async () => {
    const [alone] = await startNodes(1);
    if (alone === undefined) throw new Error('no node');
    const expected = await playAll(
      () => alone.address,
      async () => {},
    );
    await alone.process.kill('SIGTERM');

    const nodes = await startNodes(3);
    const living = [...nodes];
    const chance = streamOf('nodes', 'seats');
    const anyNode = () => (living[chance.int(0, living.length - 1)] ?? nodes[0])?.address ?? '';
    const killAmid = async (games: readonly Played[]) => {
      const all = (SCENARIO.turns * 2 * GAMES * 3) / SEATS.length;
      while (games.reduce((sum, { answers }) => sum + answers, 0) < all / 3) await pause(5);
      const [victim] = living.splice(1, 1);
      await victim?.process.kill('SIGKILL');
    };
    let played: readonly Played[] = [];
    let share = () => 0;
    const digests = await playAll(anyNode, async (games) => {
      played = games;
      await killAmid(games);
      share = othersShare();
    });
    expect(digests).toEqual(expected);
    const away = played.flatMap(({ players }) => players.flatMap((player) => player.away));
    expect(away.length).toBeGreaterThan(0);
    // Every one of them. Where others have most of the machine, the rest of it takes as much longer.
    expect(Math.max(...away)).toBeLessThan(HAND_OVER_MILLISECONDS / Math.max(0.05, 1 - share()));
    await Promise.all(living.map(({ process }) => process.kill('SIGTERM')));
  });
});
