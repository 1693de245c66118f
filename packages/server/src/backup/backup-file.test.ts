import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../settings/settings.ts';
import { StartProblem } from '../settings/start-problem.ts';
import { GameArchive } from '../storage/game-archive.ts';
import { openDatabase } from '../storage/open-database.ts';
import { BrowserLike } from '../testing/browser.ts';
import { DATABASE_KINDS, freshDatabases } from '../testing/databases.ts';
import { createToyGame, get, keyOf, makeFolder, startToyServer } from '../testing/servers.ts';
import { TableClient } from '../testing/table-client.ts';
import { archiveFolder, backup, restore } from './backup-file.ts';
import { readNote } from './operator-note.ts';

const settingsOf = freshDatabases();

type Place = Pick<Settings, 'databaseUrl' | 'dataFolder'>;
const envOf = ({ databaseUrl, dataFolder }: Place) =>
  databaseUrl === null ? { HARDTOP_DATA: dataFolder } : { DATABASE_URL: databaseUrl };

const newFile = () => path.join(makeFolder(), 'hardtop.backup');
const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
/** Without the head, which has the time, and in any order: tables have none. */
const rowsOf = (file: string) =>
  linesOf(file)
    .slice(1)
    .map((line) => line.replace(/"lease_(holder|until)":("[^"]*"|null)/g, ''))
    .sort();

async function problemOf(job: Promise<unknown>): Promise<string> {
  const error = await job.catch((caught: unknown) => caught);
  if (!(error instanceof StartProblem)) throw new Error(`expected a StartProblem, got ${String(error)}`);
  return error.message;
}

describe.each(DATABASE_KINDS)('a backup of %s', (kind) => {
  it('is made while it is played, and goes on from there on either database', async () => {
    const place = await settingsOf(kind);
    const server = await startToyServer(place);
    const game = await createToyGame(server.address);
    const keys = [keyOf(game, 0), keyOf(game, 1)];
    const client = await TableClient.join(server.address, game.game, keys);
    for (const seat of [0, 1]) await client.choose(seat, 'speed', { mph: 20 });
    const file = newFile();
    await backup(envOf(place), file);
    const seen = client.snapshot;
    await client.choose(0, 'ram');
    client.close();
    for (const other of DATABASE_KINDS) {
      const fresh = await settingsOf(other);
      expect(await restore(envOf(fresh), file)).toEqual({ rows: linesOf(file).length - 2, files: 0 });
      const again = newFile();
      await backup(envOf(fresh), again);
      expect(rowsOf(again)).toEqual(rowsOf(file));
      const next = await startToyServer(fresh);
      const after = await TableClient.join(next.address, game.game, keys);
      expect(after.snapshot).toEqual(seen);
      await after.choose(0, 'ram');
      after.close();
    }
  });

  it('goes into an empty database only, and whole or not at all', async () => {
    const place = await settingsOf(kind);
    const server = await startToyServer(place);
    await createToyGame(server.address);
    const file = newFile();
    await backup(envOf(place), file);
    await server.close();
    expect(await problemOf(restore(envOf(place), file))).toBe('The database is not empty: restore into a new one.');
    const fresh = await settingsOf(kind);
    const cut = newFile();
    writeFileSync(cut, gzipSync(`${linesOf(file).slice(0, -1).join('\n')}\n`));
    expect(await problemOf(restore(envOf(fresh), cut))).toBe('The backup ends too soon: it was cut off.');
    expect((await restore(envOf(fresh), file)).rows).toBeGreaterThan(0);
  });

  it('goes where a server was started and nobody came, though that was a later one; not where anybody has come', async () => {
    const place = await settingsOf(kind);
    const server = await startToyServer(place);
    const { game } = await createToyGame(server.address);
    const file = newFile();
    await backup(envOf(place), file);
    await server.close();
    const [head = '', ...rest] = linesOf(file);
    // As it would have come from before anybody could be away.
    const old = newFile();
    const before = head.replace(/"migrations":\[[^\]]*\]/, '"migrations":[1,2,3,4,5,6,7,8,9,10,11]');
    writeFileSync(old, gzipSync(`${[before.replace(/"(absences|away_seats)",/g, ''), ...rest].join('\n')}\n`));
    for (const which of [file, old]) {
      const fresh = await settingsOf(kind);
      const bare = await startToyServer(fresh);
      // To be asked who somebody is makes the secret by which that is told.
      await new BrowserLike(bare.address).send('POST', '/api/sessions/passkey/options', {});
      if (kind === 'postgresql')
        expect(await problemOf(restore(envOf(fresh), which))).toMatch(/^A server runs on this database/);
      await bare.close();
      await restore(envOf(fresh), which);
      const next = await startToyServer(fresh);
      expect((await get(`${next.address}/api/games/${game}`)).status).toBe(200);
      await next.close();
    }
    const lived = await settingsOf(kind);
    const busy = await startToyServer(lived);
    expect((await new BrowserLike(busy.address).keep('Ann', 'correct horse battery')).status).toBe(201);
    await busy.close();
    expect(await problemOf(restore(envOf(lived), file))).toMatch(/^The database is not empty/);
  });
});

/** A game that was played, then put away, and what was kept of it. */
async function putAwayGame(place: Place) {
  const server = await startToyServer(place);
  const { game } = await createToyGame(server.address);
  const kept = await get(`${server.address}/api/games/${game}/journal`);
  await server.close();
  const database = await openDatabase(place);
  await sql`update games set updated_at = now() - interval '9 days'`.execute(database.db);
  expect(await new GameArchive(database.db, archiveFolder(place)).putAwayAfter(8)).toBe(1);
  await database.close();
  return { game, kept: kept.body };
}

describe.each([
  ['embedded', 'postgresql'],
  ['postgresql', 'embedded'],
] as const)('games that were put away as files, from %s to %s', (from, to) => {
  it('are in the backup and come back with it, or not at all', async () => {
    const folders = { from: makeFolder(), to: makeFolder() };
    const place = { ...(await settingsOf(from)), dataFolder: folders.from };
    const { game, kept } = await putAwayGame(place);
    const server = await startToyServer(place);
    const file = newFile();
    const env = (at: Place) => ({ ...envOf(at), HARDTOP_DATA: at.dataFolder });
    expect(await backup(env(place), file)).toEqual([]);
    await server.close();

    const fresh = { ...(await settingsOf(to)), dataFolder: folders.to };
    const cut = newFile();
    writeFileSync(cut, gzipSync(`${linesOf(file).slice(0, -1).join('\n')}\n`));
    expect(await problemOf(restore(env(fresh), cut))).toMatch(/cut off/);
    expect(readdirSync(archiveFolder(fresh))).toEqual([]);
    expect(await restore(env(fresh), file)).toMatchObject({ files: 1 });
    expect(readdirSync(archiveFolder(fresh))).toEqual([`${game}.json.gz`]);
    const next = await startToyServer(fresh);
    expect((await get(`${next.address}/api/games/${game}/journal`)).body).toEqual(kept);
    await next.close();
  });
});

it('a file that the archive has lost is named, and the rest is copied', async () => {
  const place = { ...(await settingsOf('postgresql')), dataFolder: makeFolder() };
  const { game } = await putAwayGame(place);
  rmSync(archiveFolder(place), { recursive: true });
  expect(await backup({ ...envOf(place), HARDTOP_DATA: place.dataFolder }, newFile())).toEqual([game]);
});

describe('a file that is no backup', () => {
  it.each([
    ['is not packed', 'hello', /cannot be unpacked/],
    ['holds something else', gzipSync('{"a":1}\n'), /^This is no backup of Hardtop\.$/],
    [
      'is of a newer Hardtop',
      gzipSync('{"hardtop":"backup","format":1,"migrations":[9999],"tables":[]}\n'),
      /made by a newer Hardtop/,
    ],
  ])('%s: said in one line', async (_what, bytes, message) => {
    const file = newFile();
    writeFileSync(file, bytes);
    expect(await problemOf(restore(envOf(await settingsOf('postgresql')), file))).toMatch(message);
  });
});

describe("the operator's note", () => {
  it('is for the owner of the folder alone, and gone when the server is; without it there is nothing to be had', async () => {
    const dataFolder = makeFolder();
    const server = await startToyServer({ dataFolder });
    expect(statSync(path.join(dataFolder, 'operator.json')).mode & 0o777).toBe(0o600);
    expect(readNote(dataFolder)?.address).toBe(server.address);
    for (const headers of [{}, { authorization: 'Bearer guess' }]) {
      const answer = await fetch(`${server.address}/api/operator/backup`, { headers });
      expect(answer.status).toBe(404);
    }
    await server.close();
    expect(readNote(dataFolder)).toBeNull();
  });
});
