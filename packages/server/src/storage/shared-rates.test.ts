import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NameGuard } from '../people/name-guard.ts';
import { keyOf } from '../people/names.ts';
import { BrowserLike } from '../testing/browser.ts';
import { DATABASE_KINDS, freshDatabases } from '../testing/databases.ts';
import { createToyGame, post, startToyServer } from '../testing/servers.ts';
import { openDatabase } from './open-database.ts';
import { SharedRates } from './shared-rates.ts';

const fresh = freshDatabases();
const RATE = { atOnce: 10, anHour: 20 };

describe.each(DATABASE_KINDS)('what may be tried only so often, on %s', (kind) => {
  it('is tried so often at once, though all come together, and again after a while', async () => {
    const { db, close } = await openDatabase(await fresh(kind));
    const rates = new SharedRates(db);
    const tries = await Promise.all(Array.from({ length: 14 }, () => rates.take('ann', RATE)));
    expect(tries.filter((seconds) => seconds === null)).toHaveLength(10);
    const seconds = await rates.take('ann', RATE);
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(180);
    expect(await rates.take('bob', RATE)).toBeNull();
    await sql`update tries set clear_at = clear_at - interval '180 seconds'`.execute(db);
    expect(await rates.take('ann', RATE)).toBeNull();
    expect(await rates.take('ann', RATE)).not.toBeNull();
    await close();
  });

  it('is forgotten once there is nothing to remember, and no stranger makes the list longer than it may be', async () => {
    const { db, close } = await openDatabase(await fresh(kind));
    const rates = new SharedRates(db, 50);
    for (let i = 0; i < 10; i++) await rates.take('ann', RATE);
    for (let i = 0; i < 400; i++) await rates.take(`other ${i} ${'x'.repeat(1_000)}`, RATE);
    const list = () => sql<{ id: string }>`select id from tries`.execute(db);
    expect((await list()).rows.length).toBeLessThanOrEqual(60);
    // The one that is tried most is remembered longest.
    expect(await rates.take('ann', RATE)).not.toBeNull();
    expect(JSON.stringify((await list()).rows)).not.toContain('other');
    await sql`update tries set clear_at = clear_at - interval '1 day'`.execute(db);
    for (let i = 0; i < 200; i++) await rates.take('bob', RATE);
    expect((await list()).rows).toHaveLength(1);
    await close();
  });
});

describe('two nodes on one PostgreSQL', () => {
  it('count tries at a name, and at the password of a table, together', async () => {
    const settings = await fresh('postgresql');
    const nodes = [await startToyServer(settings), await startToyServer(settings)];
    const addresses = nodes.map(({ address }) => address);
    // Eight tries that a third node has had.
    const { db, close } = await openDatabase(settings);
    const guard = new NameGuard(new SharedRates(db));
    for (let i = 0; i < 8; i++) expect(await guard.try(keyOf('Ann'))).toBeNull();
    await close();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++)
      statuses.push((await new BrowserLike(addresses[i % 2] ?? '').enter('Ann', `guess number ${i}`)).status);
    expect(statuses).toEqual([401, 401, 429, 429]);
    const seats = [{ kind: 'human' }, { kind: 'open' }];
    const table = { listed: true, password: 'open sesame!', name: 'Ada' };
    const { game } = await createToyGame(addresses[0] ?? '', [], { seats, table });
    const guesses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const path = `${addresses[i % 2]}/api/games/${game}/seats/1/take`;
      guesses.push((await post(path, { name: 'Bob', password: `guess ${i}` })).status);
    }
    expect(guesses.slice(6)).toEqual([429, 429]);
    expect(guesses.slice(0, 6)).not.toContain(429);
  });
});
