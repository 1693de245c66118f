import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { DATABASE_KINDS, freshDatabases } from '../testing/databases.ts';
import { LIMITS } from './limits.ts';
import { ServerSecret } from './server-secret.ts';
import { Sessions } from './sessions.ts';

const settingsOf = freshDatabases();

async function using(kind: OpenDatabase['kind'], job: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase(await settingsOf(kind));
  try {
    for (const name of ['ann', 'bob'])
      await database.db.insertInto('people').values({ id: name, name, name_key: name }).execute();
    await job(database);
  } finally {
    await database.close();
  }
}

describe.each(DATABASE_KINDS)('sessions on %s', (kind) => {
  it('are found by what the cookie holds, on every node, until they are ended', () =>
    using(kind, async ({ db }) => {
      const [one, other] = [new Sessions(db, new ServerSecret(db, null)), new Sessions(db, new ServerSecret(db, null))];
      const [phone, desk] = [await one.begin('ann', 'a phone'), await one.begin('ann', 'a desk')];
      expect(await other.find(phone)).toMatchObject({ person: { id: 'ann', name: 'ann' }, isFresh: true });
      const [first] = await other.list('ann');
      expect((await one.list('ann')).map(({ device }) => device).sort()).toEqual(['a desk', 'a phone']);
      expect(await one.end('bob', first?.id ?? '')).toBe(false);
      const desks = (await one.find(desk))?.session ?? '';
      expect(await one.endOthers('ann', desks)).toBe(1);
      expect(await other.find(phone)).toBeNull();
      expect(await one.end('ann', desks)).toBe(true);
      expect(await one.end('ann', desks)).toBe(false);
      expect(await other.find(desk)).toBeNull();
    }));

  it('take nothing that was not signed here, and nothing of another secret', () =>
    using(kind, async ({ db }) => {
      const sessions = new Sessions(db, new ServerSecret(db, null));
      const cookie = await sessions.begin('ann', '');
      const [token = '', signature = ''] = cookie.split('.');
      const other = await new Sessions(db, new ServerSecret(db, 'x'.repeat(32))).begin('ann', '');
      const forged = [
        ...['', '.', token, `${token}.`, `${token}.${'A'.repeat(43)}`, `${'A'.repeat(32)}.${signature}`, other],
        ...[`${cookie} `, `${cookie}.${signature}`, `${signature}.${token}`, 'x'.repeat(16_000)],
      ];
      for (const text of forged) expect(await sessions.find(text)).toBeNull();
      expect(await sessions.find(cookie)).not.toBeNull();
    }));

  it('grow stale, grow old, and make room for new ones', () =>
    using(kind, async ({ db }) => {
      const sessions = new Sessions(db, new ServerSecret(db, null));
      const first = await sessions.begin('ann', 'the first');
      await sql`update sessions set created_at = now() - interval '20 minutes', seen_at = now() - interval '2 hours'`.execute(
        db,
      );
      expect(await sessions.find(first)).toMatchObject({ isFresh: false });
      const [seen] = await sessions.list('ann');
      expect(Date.now() - Number(seen?.seen)).toBeLessThan(600_000);
      await sql`update sessions set seen_at = now() - interval '181 days'`.execute(db);
      expect(await sessions.find(first)).toBeNull();
      expect(await sessions.list('ann')).toEqual([]);
      for (let i = 0; i < LIMITS.sessions + 3; i++) await sessions.begin('ann', `${i}`);
      expect(await sessions.list('ann')).toHaveLength(LIMITS.sessions);
      expect((await sessions.list('ann')).map(({ device }) => device)).toContain(`${LIMITS.sessions + 2}`);
    }));
});

describe('what is sealed', () => {
  it('opens where it was put, by the same secret, and is not the same twice', () =>
    using('embedded', async ({ db }) => {
      const secret = new ServerSecret(db, null);
      const sealed = await secret.seal('a key', 'ann game 1');
      expect(await new ServerSecret(db, null).open(sealed, 'ann game 1')).toBe('a key');
      expect(await secret.seal('a key', 'ann game 1')).not.toBe(sealed);
      expect(await secret.open(sealed, 'bob game 1')).toBeNull();
      expect(await new ServerSecret(db, 'x'.repeat(32)).open(sealed, 'ann game 1')).toBeNull();
      for (const text of ['', 'A', sealed.slice(0, 20), `B${sealed.slice(1)}`])
        expect(await secret.open(text, 'ann game 1')).toBeNull();
    }));
});
