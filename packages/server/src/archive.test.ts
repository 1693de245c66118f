import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CreatedGame } from '@hardtop/host/wire';
import { loadTables } from '@hardtop/rulesets';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { GameArchive } from './storage/game-archive.ts';
import { openDatabase } from './storage/open-database.ts';
import { DATABASE_KINDS, freshDatabases } from './testing/databases.ts';
import { entryOf } from './testing/entries.ts';
import { createToyGame, get, keyOf, makeFolder, post, startToyServer } from './testing/servers.ts';
import { TableClient } from './testing/table-client.ts';

const settingsOf = freshDatabases();

const NEW_GAME = { ruleset: 'deluxe', scenario: 'sodium-yard', seats: [{ kind: 'human' }, { kind: 'human' }] };

async function begin(address: string): Promise<CreatedGame> {
  const { body } = await post<CreatedGame>(`${address}/api/games`, NEW_GAME);
  return body;
}

async function resign(address: string, created: CreatedGame): Promise<void> {
  const client = await TableClient.join(address, created.game, [keyOf(created, 0)]);
  await client.ask({ t: 'resign', seat: 0 });
  client.close();
  await client.closed;
}

/** All that is kept of a game. */
async function keptOf(address: string, { game, keys }: CreatedGame) {
  const key = keys[0]?.key;
  const api = `${address}/api/games/${game}`;
  const [journal, film, snapshot] = [
    await get(`${api}/journal`, key),
    await get(`${api}/film`, key),
    await get(`${api}/snapshot`, key),
  ];
  return { journal: journal.body, film: film.body, snapshot: snapshot.body };
}

describe.each(DATABASE_KINDS)('games that nobody has touched for long, on %s', (kind) => {
  it('become files, come back when somebody asks, to the byte', async () => {
    const settings = { ...(await settingsOf(kind)), dataFolder: makeFolder() };
    const rulesets = (await loadTables()).map(entryOf);
    const first = await startToyServer(settings, { rulesets });
    const [going, over, fresh] = [await begin(first.address), await begin(first.address), await begin(first.address)];
    await resign(first.address, over);
    const kept = [await keptOf(first.address, going), await keptOf(first.address, over)];
    await first.close();

    const folder = path.join(settings.dataFolder, 'archive');
    const database = await openDatabase(settings);
    const archive = new GameArchive(database.db, folder);
    await sql`update games set updated_at = now() - interval '31 days' where id <> ${fresh.game}`.execute(database.db);
    expect(await archive.putAwayAfter(60)).toBe(0);
    expect(await archive.putAwayAfter(30)).toBe(2);
    expect(readdirSync(folder).sort()).toEqual([going, over].map(({ game }) => `${game}.json.gz`).sort());
    const left = await sql`select game from rows union select game from shots union select game from films`.execute(
      database.db,
    );
    expect(left.rows).toEqual([{ game: fresh.game }]);
    await database.close();

    const second = await startToyServer(settings, { rulesets });
    expect([await keptOf(second.address, going), await keptOf(second.address, over)]).toEqual(kept);
    expect(readdirSync(folder)).toEqual([]);
    const again = await TableClient.join(second.address, going.game, [keyOf(going, 0)]);
    expect(again.snapshot.questions).not.toEqual([]);
    again.close();
    await second.close();
  }, 60_000);

  it('are deleted for good only after the days that were ordered; one whose file is lost is said to be out of reach', async () => {
    const settings = { ...(await settingsOf(kind)), dataFolder: makeFolder() };
    const server = await startToyServer(settings);
    const [gone, lost] = [await createToyGame(server.address), await createToyGame(server.address)];
    await server.close();
    const folder = path.join(settings.dataFolder, 'archive');
    const database = await openDatabase(settings);
    const archive = new GameArchive(database.db, folder);
    await sql`update games set updated_at = now() - interval '31 days', rematch = ${gone.game}`.execute(database.db);
    expect(await archive.putAwayAfter(30)).toBe(2);
    await sql`update games set archived_at = now() - interval '9 days' where id = ${gone.game}`.execute(database.db);
    expect([await archive.deleteAfter(10), await archive.deleteAfter(8)]).toEqual([0, 1]);
    expect(existsSync(path.join(folder, `${gone.game}.json.gz`))).toBe(false);
    await database.close();
    rmSync(path.join(folder, `${lost.game}.json.gz`));
    const second = await startToyServer(settings);
    expect((await get(`${second.address}/api/games/${gone.game}`)).status).toBe(404);
    expect((await get(`${second.address}/api/games/${lost.game}`)).status).toBe(503);
  }, 60_000);
});
