import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeOwner } from '../keys/owner.ts';
import { hashSeatKey } from '../keys/seat-keys.ts';
import { NoticeStore } from '../notices/notice-store.ts';
import { StartProblem } from '../settings/start-problem.ts';
import { GameArchive } from '../storage/game-archive.ts';
import { openDatabase } from '../storage/open-database.ts';
import { BrowserLike } from '../testing/browser.ts';
import { freshDatabases } from '../testing/databases.ts';
import { createToyGame, get, keyOf, makeFolder, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import type { Kept } from '../wire/people.ts';
import { archiveFolder } from './backup-file.ts';
import { moveFolder } from './move-folder.ts';

const settingsOf = freshDatabases();

async function problemOf(job: Promise<unknown>): Promise<string> {
  const error = await job.catch((caught: unknown) => caught);
  if (!(error instanceof StartProblem)) throw new Error(`expected a StartProblem, got ${String(error)}`);
  return error.message;
}

const newPostgres = async () => (await settingsOf('postgresql')).databaseUrl ?? '';

const OWNER = makeOwner('a-token-that-is-told-what-happens-there');
const noticeOf = (game: string) => ({ game, seat: 0, kind: 'turn', title: 'Your turn', text: 'Move.' }) as const;

/** A folder with a person, her game, and a game that was put away. */
async function livelyFolder() {
  const dataFolder = makeFolder();
  const server = await startToyServer({ dataFolder });
  const [game, old] = [await createToyGame(server.address), await createToyGame(server.address)];
  const keys = [keyOf(game, 0), keyOf(game, 1)];
  const table = await TableClient.join(server.address, game.game, keys);
  for (const seat of [0, 1]) await table.choose(seat, 'speed', { mph: 20 });
  const seen = table.snapshot;
  table.close();
  const ann = new BrowserLike(server.address);
  await ann.keep('Ann', 'correct horse battery');
  await ann.send('POST', '/api/me/kept', { games: [{ id: game.game, keys: [{ seat: 0, key: keys[0] }] }] });
  const journal = (await get(`${server.address}/api/games/${old.game}/journal`)).body;
  await server.close();
  const { db, close } = await openDatabase({ databaseUrl: null, dataFolder });
  await sql`update games set updated_at = now() - interval '9 days' where id = ${old.game}`.execute(db);
  await new GameArchive(db, archiveFolder({ dataFolder })).putAwayAfter(8);
  await new NoticeStore(db).follow(OWNER, game.game, [{ seat: 0, keyHash: hashSeatKey(keys[0] ?? '') }]);
  for (let i = 0; i < 3; i++) await new NoticeStore(db).tell(noticeOf(game.game));
  await close();
  return { dataFolder, game, old, keys, seen, ann, journal };
}

describe('a data folder that moves to a PostgreSQL', () => {
  it('brings everything along: games, the archive, names, and whoever has come in; and stays as it was', async () => {
    const { dataFolder, game, old, keys, seen, ann, journal } = await livelyFolder();
    const [databaseUrl, elsewhere] = [await newPostgres(), makeFolder()];
    const moved = await moveFolder({ DATABASE_URL: databaseUrl, HARDTOP_DATA: elsewhere }, dataFolder);
    expect(moved).toMatchObject({ folder: dataFolder, files: 1, missing: [] });
    expect(Object.fromEntries(moved.tables)).toMatchObject({
      games: 2,
      people: 1,
      sessions: 1,
      keepsakes: 1,
      secrets: 1,
    });
    const { db, close } = await openDatabase({ databaseUrl, dataFolder: elsewhere });
    await new NoticeStore(db).tell(noticeOf(game.game));
    expect((await new NoticeStore(db).latest(OWNER)).map(({ id }) => id).sort()).toEqual([1, 2, 3, 4]);
    await close();
    for (const place of [{ databaseUrl, dataFolder: elsewhere }, { dataFolder }]) {
      const server = await startToyServer(place);
      const table = await TableClient.join(server.address, game.game, keys);
      expect(table.snapshot).toEqual(seen);
      await table.choose(0, 'ram');
      table.close();
      const her = new BrowserLike(server.address);
      for (const [name, value] of ann.cookies) her.cookies.set(name, value);
      expect((await her.send<Kept>('GET', '/api/me/kept')).body.games).toMatchObject([{ id: game.game }]);
      expect((await get(`${server.address}/api/games/${old.game}/journal`)).body).toEqual(journal);
      await server.close();
    }
  });

  it('leaves an archive where it is that both share, also where the move fails', async () => {
    const { dataFolder } = await livelyFolder();
    const archive = archiveFolder({ dataFolder });
    const files = readdirSync(archive);
    const databaseUrl = await newPostgres();
    const env = { DATABASE_URL: databaseUrl, HARDTOP_DATA: dataFolder };
    const { db, close } = await openDatabase({ databaseUrl, dataFolder });
    await sql`create function never() returns trigger language plpgsql as $$ begin raise 'full'; end $$`.execute(db);
    // The last table of all that have rows here.
    await sql`create trigger never before insert on shots for each row execute function never()`.execute(db);
    expect(await problemOf(moveFolder(env))).toMatch(/^The move failed, and nothing has changed: .*full/);
    expect(readdirSync(archive)).toEqual(files);
    await sql`drop trigger never on shots`.execute(db);
    await close();
    expect(await moveFolder(env)).toMatchObject({ files: 1 });
    expect(readdirSync(archive)).toEqual(files);
  });

  it('is refused where a server runs on it, where the PostgreSQL is not empty, and where there is nothing to move', async () => {
    const dataFolder = makeFolder();
    const server = await startToyServer({ dataFolder });
    await createToyGame(server.address);
    const env = { DATABASE_URL: await newPostgres(), HARDTOP_DATA: makeFolder() };
    expect(await problemOf(moveFolder(env, dataFolder))).toMatch(/is in use by another server \(process \d+\)/);
    await server.close();
    // A server that was started there and did nothing is no reason; one that runs is.
    const bare = await startToyServer({ databaseUrl: env.DATABASE_URL, dataFolder: env.HARDTOP_DATA });
    expect(await problemOf(moveFolder(env, dataFolder))).toMatch(/^A server runs on this database/);
    await bare.close();
    await moveFolder(env, dataFolder);
    expect(await problemOf(moveFolder(env, dataFolder))).toMatch(/^The database is not empty/);
    expect(await problemOf(moveFolder({ HARDTOP_DATA: dataFolder }))).toMatch(/^DATABASE_URL must name the PostgreSQL/);
    const nothing = path.join(makeFolder(), 'none');
    expect(await problemOf(moveFolder(env, nothing))).toMatch(/^There is no database in /);
    expect(existsSync(nothing)).toBe(false);
    const gone = { ...env, DATABASE_URL: 'postgresql://nobody:hunter2@127.0.0.1:1/none' };
    const message = await problemOf(moveFolder(gone, dataFolder));
    expect(message).toMatch(/does not answer/);
    expect(message).not.toMatch(/hunter2/);
    const broken = makeFolder();
    mkdirSync(path.join(broken, 'database'));
    writeFileSync(path.join(broken, 'database', 'PG_VERSION'), 'nonsense');
    expect(await problemOf(moveFolder({ ...env, DATABASE_URL: await newPostgres() }, broken))).toMatch(
      /does not open|failed/,
    );
  });
});
