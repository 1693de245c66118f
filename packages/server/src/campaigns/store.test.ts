import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwner, type Owner } from '../keys/owner.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { DATABASE_KINDS, freshDatabases } from '../testing/databases.ts';
import type { CampaignEntry } from '../wire/campaigns.ts';
import { newCampaign } from './new-campaign.ts';
import { CampaignStore } from './store.ts';

const settingsOf = freshDatabases();

let made = 0;
const newOwner = () => makeOwner(`token-${++made}`.padEnd(40, '.'));

const campaign = (name: string, rows: readonly unknown[] = []) =>
  newCampaign(name, { ruleset: 'toy', version: '1', opening: { name }, rows });

/** A campaign that is kept, as who asks for it reads it. */
async function read(store: CampaignStore, owner: Owner, id: string): Promise<CampaignEntry> {
  return JSON.parse((await store.read(owner, id))?.text ?? '');
}

describe.each(DATABASE_KINDS)('the room for campaigns on %s', (kind) => {
  let database: OpenDatabase;
  let store: CampaignStore;

  beforeAll(async () => {
    database = await openDatabase(await settingsOf(kind));
    store = new CampaignStore(database.db, { campaigns: 2, rows: 3, bytes: 500, allBytes: 800 });
  });

  afterAll(() => database.close());

  it('what does not fit is refused, and nothing of it is stored', async () => {
    const owner = newOwner();
    await store.create(owner, 'a', campaign('A', [1, 2]));
    const long = await store.putRows(owner, 'a', { version: 1, keep: 2, rows: ['3', '4'] });
    expect(long).toMatchObject({ ok: false, error: { problem: { code: 'full' } } });
    const fat = await store.putRows(owner, 'a', { version: 1, keep: 2, rows: [`"${'x'.repeat(600)}"`] });
    expect(fat).toMatchObject({ ok: false, error: { problem: { code: 'full' } } });
    expect(await read(store, owner, 'a')).toMatchObject({ version: 1, rows: 2, journal: { rows: [1, 2] } });
    await store.create(owner, 'b', campaign('B'));
    expect(await store.create(owner, 'c', campaign('C'))).toMatchObject({ ok: false });
  });

  it('deleted ones make room, the first deleted first, and the others stay', async () => {
    const owner = newOwner();
    for (const id of ['a', 'b']) await store.create(owner, id, campaign(id));
    for (const id of ['b', 'a']) await store.remove(owner, id);
    expect(await store.create(owner, 'c', campaign('C'))).toMatchObject({ ok: true });
    expect((await store.list(owner)).map(({ id }) => id).toSorted()).toEqual(['a', 'c']);
    expect(await store.restore(owner, 'a')).toMatchObject({ ok: true, value: { deleted: null } });
  });

  it('any JSON comes back as it went in', async () => {
    const owner = newOwner();
    const odd = [{ z: 1, a: 'zero \u0000 and ö' }, [1.5, null]];
    await store.create(owner, 'odd', campaign('Ödd', odd));
    expect(JSON.stringify((await read(store, owner, 'odd')).journal.rows)).toBe(JSON.stringify(odd));
  });
});
