import { setTimeout as pause } from 'node:timers/promises';
import { type Checkpoint, type Row, type Viewer, watch, writeShots } from '@hardtop/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartProblem } from '../settings/start-problem.ts';
import { DATABASE_KINDS, freshDatabases } from '../testing/databases.ts';
import { LeaseLost } from './failures.ts';
import { type GameChange, type GameRecord, GameStore, type NewGameRecord } from './game-store.ts';
import { appendRows } from './journal-rows.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { NodeRegister } from './node-register.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const settingsOf = freshDatabases();

const open = async (kind: OpenDatabase['kind']) => openDatabase(await settingsOf(kind));

let made = 0;

function newGame(more: Partial<NewGameRecord> = {}): NewGameRecord {
  return {
    id: `game${++made}`,
    ruleset: 'toy',
    version: '1',
    title: 'A game',
    setup: { z: 1, a: { '10': 'ten', '9': 'nine' }, text: 'zero \u0000 and \ud800' },
    seed: 'seed',
    dice: { script: [], after: 'seed' },
    seats: [{ seat: 0, name: 'Ann', plays: 'a car', kind: 'human', keyHash: 'x' }],
    referee: null,
    ...more,
  };
}

function rowOf(n: number): Row {
  return { n, kind: 'choice', ask: String(n), seat: 0, by: 'player', option: 'o', params: { z: 1, a: 2 } };
}

const rowsOf = (...ns: number[]) => ns.map((n) => ({ row: rowOf(n), why: n % 2 === 0 ? `because ${n}` : null }));

const change = (...ns: number[]): GameChange => ({ rows: rowsOf(...ns), shots: [], end: null });

const shotsOf = (x: number) =>
  writeShots([{ viewers: [null, 0], frame: { events: [], view: { to: { x } }, asked: [{ seat: 0 }] } }]);

describe.each(DATABASE_KINDS)('the store on %s', (kind) => {
  let database: OpenDatabase;
  let store: GameStore;
  let other: GameStore;

  beforeAll(async () => {
    database = await open(kind);
    store = new GameStore(database.db, 'this-node', 30);
    other = new GameStore(database.db, 'other-node', 30);
  });

  afterAll(() => database.close());

  async function created(more: Partial<NewGameRecord> = {}): Promise<GameRecord> {
    const game = newGame(more);
    await store.create(game, change());
    const found = await store.find(game.id);
    if (found === null) throw new Error('not stored');
    return found;
  }

  it('gives a game back as it was put in, byte for byte', async () => {
    const game = newGame();
    await store.create(game, change(1, 2));
    const found = await store.find(game.id);
    expect(found).toMatchObject(game);
    expect(JSON.stringify(found?.setup)).toBe(JSON.stringify(game.setup));
    expect(found?.createdAt).toBeInstanceOf(Date);
    expect(await store.rowsOf(game.id)).toEqual(rowsOf(1, 2));
    expect(JSON.stringify((await store.rowsOf(game.id))[0]?.row)).toBe(JSON.stringify(rowOf(1)));
    expect(await store.countRows(game.id)).toBe(2);
    expect(await store.find('nothing')).toBeNull();
  });

  it('appends all rows or none, in the order of their numbers', async () => {
    const game = await created();
    const { id } = game;
    await store.take(id);
    await store.append(game, change(1, 2, 3));
    await expect(store.append(game, change(4, 3))).rejects.toThrow(/duplicate key|unique/i);
    expect((await store.rowsOf(id)).map(({ row }) => row.n)).toEqual([1, 2, 3]);
  });

  it('two appends of the same number: one wins', async () => {
    const game = await created();
    const { id } = game;
    await store.take(id);
    const both = await Promise.allSettled([store.append(game, change(1)), store.append(game, change(1))]);
    expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await store.countRows(id)).toBe(1);
  });

  it('many games at once: each is stored, but for the one with a bad change and the one that is held elsewhere', async () => {
    const games: GameRecord[] = [];
    for (let i = 0; i < 12; i++) games.push(await created());
    const [good, bad, lost, nul, odd] = games as [GameRecord, GameRecord, GameRecord, GameRecord, GameRecord];
    for (const game of games) await (game === lost ? other : store).take(game.id);
    await store.append(bad, change(1, 2));
    const changeFor = (game: GameRecord): GameChange => {
      if (game === nul) return { ...change(1), rows: [{ row: rowOf(1), why: 'zero \u0000' }] };
      if (game !== odd) return { ...change(1, 2), shots: shotsOf(1) };
      return { ...change(), rows: [{ row: { ...rowOf(1), option: 'zero \u0000\u001e\ud800' }, why: 'a\u001e"b"\n' }] };
    };
    const all = await Promise.allSettled(games.map((game) => store.append(game, changeFor(game))));
    const failed = all.flatMap((one, i) => (one.status === 'rejected' ? [[games[i], one.reason.name]] : []));
    expect(failed).toEqual([
      [bad, 'StorageFailure'],
      [lost, 'LeaseLost'],
      [nul, 'StorageFailure'],
    ]);
    const counts = await Promise.all(games.map(({ id }) => store.countRows(id)));
    expect(counts).toEqual([2, 2, 0, 0, 1, 2, 2, 2, 2, 2, 2, 2]);
    expect(await store.rowsOf(good.id)).toEqual(rowsOf(1, 2));
    expect(await store.rowsOf(odd.id)).toEqual(changeFor(odd).rows);
    const films = await Promise.all([good, bad, lost].map(({ id }) => store.find(id)));
    expect(films.map((game) => (game?.filmBytes ?? 0) > 0)).toEqual([true, false, false]);
  });

  it('many games are one transaction', async () => {
    const games: GameRecord[] = [];
    for (let i = 0; i < 5; i++) games.push(await created());
    for (const { id } of games) await store.take(id);
    await Promise.all(games.map((game) => store.append(game, change(1))));
    const ids = games.map(({ id }) => id);
    const when = await database.db.selectFrom('rows').select('at').distinct().where('game', 'in', ids).execute();
    expect(when).toHaveLength(1);
  });

  it('when a game changed last its journal says, though its own row is written once a minute', async () => {
    const game = await created();
    await store.take(game.id);
    const written = async () => {
      const query = database.db.selectFrom('games').select('updated_at').where('id', '=', game.id);
      return (await query.executeTakeFirstOrThrow()).updated_at;
    };
    await store.append(game, change(1));
    expect(await written()).toEqual(game.updatedAt);
    expect((await store.find(game.id))?.updatedAt.getTime()).toBeGreaterThan(game.updatedAt.getTime());
    await sql`update games set updated_at = now() - interval '2 minutes' where id = ${game.id}`.execute(database.db);
    await store.append(game, change(2));
    expect((await store.find(game.id))?.updatedAt).toEqual(await written());
  });

  it('a game is settled once the commit that is under way is over, and for its node alone', async () => {
    const game = await created();
    await store.take(game.id);
    const settled = await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('games').select('id').where('id', '=', game.id).forUpdate().execute();
      await appendRows(trx, game.id, [{ n: 1, row: rowOf(1) }]);
      // Asked while the row is written and not committed; handed out in an array, or it would be waited for here.
      const asked = store.settled(game);
      await pause(50);
      return [asked];
    });
    expect(await settled[0]).toEqual({ rows: [rowOf(1)], filmBytes: 0 });
    await expect(other.settled(game)).rejects.toThrow(LeaseLost);
  });

  it('keeps the outcome and the report', async () => {
    const game = await created();
    const { id } = game;
    const outcome = { kind: 'win', winners: [0], reason: 'Last one driving.', rule: 'toy/1/ram' } as const;
    await store.take(id);
    const report = { length: '3 turns', entries: [] };
    await store.append(game, { ...change(1), end: { outcome, report } });
    expect((await store.find(id))?.report).toEqual(report);
    expect((await store.find(id))?.outcome).toEqual(outcome);
  });

  it('keeps the last rest point, and where a game was taken up under later rules', async () => {
    const game = await created();
    await store.take(game.id);
    expect(await store.checkpointOf(game.id)).toBeNull();
    const nothing = { serial: 0, events: 0, reveals: 0, rolled: [], resigned: [], dice: { used: 0, stream: null } };
    const point = (row: number): Checkpoint => ({ ...nothing, row, state: '{"zero":"\\u0000"}' });
    await store.append(game, { ...change(1), checkpoint: point(1) });
    await store.append(game, change(2));
    expect(await store.checkpointOf(game.id)).toEqual(point(1));
    const resumed = { version: '1', row: 3, checkpoint: point(3) };
    await store.upgrade(game, { ...change(3), checkpoint: point(3), version: '2', resumed });
    expect(await store.find(game.id)).toMatchObject({ version: '2', resumed });
    await store.append(game, { ...change(4), checkpoint: null });
    expect(await store.checkpointOf(game.id)).toBeNull();
    await expect(other.upgrade(game, { ...change(5), version: '3', resumed })).rejects.toThrow(LeaseLost);
  });

  it('keeps the film of a game as it grows, as one when it is over, and no longer than the game', async () => {
    const game = await created();
    await store.take(game.id);
    const film = async (viewer: Viewer) => store.filmOf((await store.find(game.id)) ?? game, viewer);
    expect(await film(null)).toBeNull();
    await store.append(game, { ...change(1), shots: shotsOf(1) });
    await store.append(game, { ...change(2), shots: shotsOf(2) });
    expect((await film(0))?.reels).toMatchObject([{ viewer: 0, frames: [{}, {}] }]);
    expect(await film('referee')).toBeNull();
    expect((await store.find(game.id))?.filmBytes).toBe(2 * `[${shotsOf(1).join()}]`.length);
    const outcome = { kind: 'draw', winners: [], reason: 'Enough.', rule: 'toy/1/ram' } as const;
    const end = { outcome, report: { length: '', entries: [] } };
    await store.append(game, { ...change(3), shots: shotsOf(3), end });
    const over = await film(0);
    expect(over?.outcome).toEqual(outcome);
    expect(over === null ? [] : [...watch(over, 0)].map(({ view }) => view)).toEqual([{ x: 1 }, { x: 2 }, { x: 3 }]);
    expect(await film('referee')).toBeNull();
    expect(JSON.stringify(over)).not.toContain('keyHash');
    const count = (table: 'films' | 'shots') => database.db.selectFrom(table).selectAll().where('game', '=', game.id);
    expect([(await count('films').execute()).length, (await count('shots').execute()).length]).toEqual([0, 3]);
    expect(await store.unfinishedFilms(100)).toContain(game.id);
    const bytes = await Promise.all([
      store.finishedFilm(game, 0),
      store.finishedFilm(game, 0),
      store.finishFilms(game.id),
    ]);
    expect(bytes[0]).not.toBeNull();
    expect(bytes[1]).toEqual(bytes[0]);
    expect(await store.unfinishedFilms(100)).not.toContain(game.id);
    expect(await film(0)).toMatchObject(over ?? {});
    expect([await count('films').execute(), await count('shots').execute()]).toMatchObject([
      [{ viewer: 'spectator' }, { viewer: '0' }],
      [],
    ]);
    await database.db.deleteFrom('games').where('id', '=', game.id).execute();
    expect(await count('films').execute()).toEqual([]);
    expect(await store.countRows(game.id)).toBe(0);
  });

  it('a game that is deleted takes along what was shot of it, and the rows of nobody else', async () => {
    const [gone, other] = [await created(), await created()];
    for (const { id } of [gone, other]) await store.take(id);
    for (const game of [gone, other]) await store.append(game, { ...change(1), shots: shotsOf(1) });
    expect(await store.remove(gone.id)).toBe(true);
    const left = (table: 'rows' | 'shots') =>
      database.db.selectFrom(table).select('game').where('game', 'in', [gone.id, other.id]).execute();
    expect([await left('rows'), await left('shots')]).toEqual([[{ game: other.id }], [{ game: other.id }]]);
  });

  it('a lease keeps other nodes out until it is released or runs out', async () => {
    const game = await created();
    const { id } = game;
    expect(await store.take(id)).toBe('taken');
    expect(await store.take(id)).toBe('taken');
    expect(await other.take(id)).toBe('just-taken');
    await expect(other.append(game, change(1))).rejects.toThrow(LeaseLost);
    await store.release(id);
    expect(await other.take(id)).toBe('taken');
    await expect(store.append(game, change(1))).rejects.toThrow(LeaseLost);
    const hasty = new GameStore(database.db, 'hasty-node', -1);
    await other.release(id);
    expect(await hasty.take(id)).toBe('taken');
    expect(await store.take(id)).toBe('taken');
    expect(await store.take('nothing')).toBe('unknown');
  });

  it('a node keeps its leases while it gives signs of life, and all can be cleared', async () => {
    const { id } = newGame();
    const hasty = new GameStore(database.db, 'this-node', -1);
    await store.create(newGame({ id }), change());
    await hasty.take(id);
    const living = new NodeRegister(database.db, 'this-node', 30);
    await living.beat({ address: 'http://127.0.0.1:1', secret: 'hush' });
    expect(await other.take(id)).toBe('elsewhere');
    expect(await new NodeRegister(database.db, 'other-node', 30).holderOf(id)).toMatchObject({ secret: 'hush' });
    expect(await living.holderOf(id)).toBeNull();
    await living.leave();
    expect(await other.take(id)).toBe('taken');
    await store.clearLeases();
    expect(await store.take(id)).toBe('taken');
  });

  it('links one rematch, whoever comes first', async () => {
    const first = newGame();
    const [second, third] = [newGame(), newGame()];
    for (const game of [first, second, third]) await store.create(game, change());
    expect(await store.linkRematch(first.id, second.id)).toBe(second.id);
    expect(await store.linkRematch(first.id, third.id)).toBe(second.id);
  });

  it('takes more rows than one statement holds', async () => {
    const game = newGame();
    const many = Array.from({ length: 2_500 }, (_, i) => i + 1);
    await store.create(game, change(...many));
    expect(await store.countRows(game.id)).toBe(2_500);
  });

  it('packs what is long the quicker way, where the database knows it', async () => {
    const { rows } = await sql<{ ways: string; way: string }>`
      select array_to_string(s.enumvals, ' ') as ways, a.attcompression::text as way from pg_attribute a, pg_settings s
      where a.attrelid = 'shots'::regclass and a.attname = 'shots' and s.name = 'default_toast_compression'`.execute(
      database.db,
    );
    expect(rows[0]?.way).toBe(rows[0]?.ways.includes('lz4') ? 'l' : '');
  });

  it('gives whole numbers as numbers', async () => {
    const counted = await sql<{ n: unknown }>`select count(*) as n from games`.execute(database.db);
    expect(typeof counted.rows[0]?.n).toBe('number');
  });
});

const NEXT = MIGRATIONS.length + 1;

describe.each(DATABASE_KINDS)('migrations on %s', (kind) => {
  it('run once, all or nothing, and refuse a database of the future', async () => {
    const { db, close } = await open(kind);
    expect(await migrate(db)).toEqual([]);
    const good = { id: NEXT, name: 'good', statements: ['create table extra (id integer)'] };
    const bad = { id: NEXT + 1, name: 'bad', statements: ['create table more (id integer)', 'create nonsense'] };
    await expect(migrate(db, [...MIGRATIONS, good, bad])).rejects.toThrow(/syntax/);
    const left = await sql<{ t: string | null }>`select to_regclass('extra')::text as t`.execute(db);
    expect(left.rows).toEqual([{ t: null }]);
    expect(await migrate(db, [...MIGRATIONS, good])).toEqual([good]);
    await expect(migrate(db)).rejects.toThrow(StartProblem);
    await close();
  });

  it('nodes that start together wait for each other', async () => {
    const { db, close } = await open(kind);
    const step = { id: NEXT, name: 'step', statements: ['create table step (id integer)'] };
    const taken = await Promise.all([1, 2, 3].map(() => migrate(db, [...MIGRATIONS, step])));
    expect(taken.flat()).toEqual([step]);
    await close();
  });
});
