import type { Incoming } from '@hardtop/keep';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwner, type Owner } from '../keys/owner.ts';
import { StorageFailure } from '../storage/failures.ts';
import { type OpenDatabase, openDatabase } from '../storage/open-database.ts';
import { DATABASE_KINDS, type DatabaseSettings, freshDatabases } from '../testing/databases.ts';
import { type ToyDesign, toyDesignOf, workshopBuilder } from '../testing/toy-garage.ts';
import type { LibraryEntry } from '../wire/library.ts';
import { type Draft, parseDraft } from './draft.ts';
import { LibraryStore } from './store.ts';

const settingsOf = freshDatabases();

let made = 0;
const newOwner = () => makeOwner(`token-${++made}`.padEnd(40, '.'));

function draft(name: string, wheels = 4, design: ToyDesign = toyDesignOf(name, wheels)): Draft {
  const read = parseDraft([workshopBuilder], { ruleset: 'workshop', name, tags: ['fast', 'z'], design }, () => {});
  if (!read.ok) throw new Error(read.error[0]?.message);
  return read.value;
}

const incoming = (of: Draft, index: number): Incoming<Draft> => ({
  index,
  id: `id-${index}`,
  draft: of,
  created: 500,
  updated: 1_000,
});

describe.each(DATABASE_KINDS)('the library on %s', (kind) => {
  let settings: DatabaseSettings;
  let database: OpenDatabase;
  let store: LibraryStore;

  beforeAll(async () => {
    settings = await settingsOf(kind);
    database = await openDatabase(settings);
    store = new LibraryStore(database.db);
  });

  afterAll(() => database.close());

  async function put(owner: Owner, id: string, version: number, of: Draft) {
    const saved = await store.put(owner, id, version, of);
    if (!saved.ok) throw new Error(saved.error.problem.message);
    return saved.value.entry;
  }

  async function allOf(owner: Owner) {
    const all: LibraryEntry[] = [];
    for await (const lot of store.lots(owner)) all.push(...lot);
    return all.sort((a, b) => a.name.localeCompare(b.name));
  }

  it('is read lot by lot, each design once', async () => {
    const owner = newOwner();
    const one = draft('Kart');
    await store.merge(
      owner,
      Array.from({ length: 120 }, (_, i) => incoming({ ...one, name: `Kart ${i}`, digest: `${i}` }, i)),
    );
    const lots: number[] = [];
    const seen = new Set<string>();
    for await (const lot of store.lots(owner)) {
      lots.push(lot.length);
      for (const { id } of lot) seen.add(id);
    }
    expect(lots).toEqual([50, 50, 20]);
    expect(seen.size).toBe(120);
  });

  it('others are answered while a big file is merged', async () => {
    const one = draft('Kart');
    const file = Array.from({ length: 3_000 }, (_, i) => incoming({ ...one, name: `Kart ${i}`, digest: `${i}` }, i));
    let turns = 0;
    let isMerging = true;
    const count = () => {
      turns++;
      if (isMerging) setImmediate(count);
    };
    setImmediate(count);
    await store.merge(newOwner(), file);
    isMerging = false;
    // Fifteen statements, of which each takes longer than the loop may be held.
    expect(turns).toBeGreaterThan(5);
  });

  it('gives a design back as it was put in', async () => {
    const owner = newOwner();
    const odd = { ...toyDesignOf('Ödd'), notes: 'zero \u0000 and \ud800, ö' };
    const entry = await put(owner, 'a', 0, draft('Ödd', 4, odd));
    expect(entry).toMatchObject({ id: 'a', ruleset: 'workshop', name: 'Ödd', tags: ['fast', 'z'], version: 1 });
    expect(entry.deleted).toBeNull();
    expect(JSON.stringify(entry.design)).toBe(JSON.stringify(odd));
    expect(await store.page(owner, 0, 10)).toEqual({ since: 0, next: 1, more: false, entries: [entry] });
    expect(await allOf(owner)).toEqual([entry]);
  });

  it('changes what was seen last, and shows what is there to who saw another', async () => {
    const owner = newOwner();
    const first = await put(owner, 'a', 0, draft('A'));
    const second = await put(owner, 'a', first.version, draft('A', 5));
    expect(second).toMatchObject({ version: 2, design: { wheels: 5 }, created: first.created });
    const stale = await store.put(owner, 'a', first.version, draft('A', 6));
    expect(stale).toEqual({ ok: false, error: { problem: expect.objectContaining({ code: 'stale' }), entry: second } });
    const known = await store.put(owner, 'a', 0, draft('A', 6));
    expect(known).toMatchObject({ ok: false, error: { entry: second } });
    const unknown = await store.put(owner, 'b', 7, draft('B'));
    expect(unknown).toMatchObject({ ok: false, error: { problem: { code: 'stale' }, entry: null } });
  });

  it('the same once more, as after a lost answer, changes nothing', async () => {
    const owner = newOwner();
    const first = await put(owner, 'a', 0, draft('A'));
    expect(await put(owner, 'a', 0, draft('A'))).toEqual(first);
  });

  it('of two that change the same one wins', async () => {
    const owner = newOwner();
    const both = await Promise.all([3, 5].map((wheels) => store.put(owner, 'a', 0, draft('A', wheels))));
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it('many at once get a version each', async () => {
    const owner = newOwner();
    const ids = Array.from({ length: 12 }, (_, i) => `id${i}`);
    const entries = await Promise.all(ids.map((id) => put(owner, id, 0, draft(id))));
    const versions = entries.map(({ version }) => version).sort((a, b) => a - b);
    expect(versions).toEqual(ids.map((_, i) => i + 1));
  });

  it('deletes and restores, again and again', async () => {
    const owner = newOwner();
    const { version } = await put(owner, 'a', 0, draft('A'));
    expect(await store.remove(owner, 'a', version + 1)).toMatchObject({
      ok: false,
      error: { problem: { code: 'stale' } },
    });
    const removed = await store.remove(owner, 'a', version);
    expect(removed).toMatchObject({ ok: true, value: { version: 2, deleted: expect.any(String) } });
    expect(await store.remove(owner, 'a', version)).toEqual(removed);
    expect(await allOf(owner)).toEqual([]);
    expect((await store.page(owner, version, 10)).entries).toHaveLength(1);
    const restored = await store.restore(owner, 'a');
    expect(restored).toMatchObject({ ok: true, value: { version: 3, deleted: null, design: toyDesignOf('A') } });
    expect(await store.restore(owner, 'a')).toEqual(restored);
    for (const job of [store.remove(owner, 'x'), store.restore(owner, 'x')]) {
      expect(await job).toMatchObject({ ok: false, error: { problem: { code: 'unknown-design' } } });
    }
  });

  it('two owners never meet', async () => {
    const [ann, bob] = [newOwner(), newOwner()];
    await put(ann, 'a', 0, draft('Ann'));
    await put(bob, 'a', 0, draft('Bob'));
    await store.remove(bob, 'a');
    await store.merge(bob, [incoming(draft('Ann'), 0)]);
    expect((await allOf(ann)).map(({ name }) => name)).toEqual(['Ann']);
    expect((await allOf(bob)).map(({ name, id }) => ({ name, id }))).toEqual([{ name: 'Ann', id: 'id-0' }]);
    expect(await store.restore(ann, 'id-0')).toMatchObject({ ok: false });
    expect((await store.page(newOwner(), 0, 10)).entries).toEqual([]);
  });

  it('pages by version, and begins anew where it is an older one', async () => {
    const owner = newOwner();
    for (const id of ['a', 'b', 'c']) await put(owner, id, 0, draft(id));
    await put(owner, 'a', 1, draft('a', 5));
    const first = await store.page(owner, 0, 2);
    expect(first).toMatchObject({ since: 0, next: 3, more: true, entries: [{ id: 'b' }, { id: 'c' }] });
    expect(await store.page(owner, first.next, 2)).toMatchObject({ next: 4, more: false, entries: [{ id: 'a' }] });
    expect(await store.page(owner, 4, 2)).toEqual({ since: 4, next: 4, more: false, entries: [] });
    expect(await store.page(owner, 99, 5)).toMatchObject({ since: 0, next: 4, entries: { length: 3 } });
  });

  it('a page ends where it comes to a megabyte, and says that there is more', async () => {
    const owner = newOwner();
    const notes = 'x'.repeat(30_000);
    const long = (name: string) => draft(name, 4, { ...toyDesignOf(name), notes });
    await store.merge(
      owner,
      Array.from({ length: 80 }, (_, i) => incoming(long(`Car ${i}`), i)),
    );
    const first = await store.page(owner, 0, 1_000);
    expect(first).toMatchObject({ more: true, entries: { length: 34 }, next: 34 });
    const second = await store.page(owner, first.next, 1_000);
    expect(second).toMatchObject({ more: true, entries: { length: 34 } });
    expect(await store.page(owner, second.next, 1_000)).toMatchObject({ more: false, entries: { length: 12 } });
  });

  it('holds so many and so much; deleted ones give way, those deleted first before others', async () => {
    const owner = newOwner();
    const small = new LibraryStore(database.db, { documents: 3, bytes: 100_000 });
    for (const id of ['a', 'b', 'c']) await small.put(owner, id, 0, draft(id));
    expect(await small.put(owner, 'd', 0, draft('d'))).toMatchObject({
      ok: false,
      error: { problem: { code: 'full' } },
    });
    expect(await small.put(owner, 'c', 3, draft('c', 9))).toMatchObject({ ok: true });
    for (const id of ['b', 'a']) await small.remove(owner, id);
    expect(await small.put(owner, 'd', 0, draft('d'))).toMatchObject({ ok: true });
    expect((await small.page(owner, 0, 9)).entries.map(({ id }) => id)).toEqual(['c', 'a', 'd']);
    await small.put(owner, 'e', 0, draft('e'));
    await put(owner, 'f', 0, draft('f'));
    await store.remove(owner, 'f');
    expect(await small.restore(owner, 'f')).toMatchObject({ ok: false, error: { problem: { code: 'full' } } });
    expect((await small.page(owner, 0, 9)).entries.map(({ id }) => id)).toEqual(['c', 'd', 'e', 'f']);
    const narrow = new LibraryStore(database.db, { documents: 9, bytes: 500 });
    expect(await narrow.put(owner, 'g', 0, draft('g'))).toMatchObject({ ok: false });
  });

  it('merges ten thousand, twice the same as once', async () => {
    const owner = newOwner();
    const file = Array.from({ length: 10_000 }, (_, i) => incoming(draft(`Kart ${i}`), i));
    const first = await store.merge(owner, file);
    expect(first.every(({ outcome }) => outcome === 'added')).toBe(true);
    const before = await store.page(owner, 0, 1);
    const second = await store.merge(owner, file);
    expect(second.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
    expect(await store.page(owner, 0, 1)).toEqual(before);
    expect((await store.page(owner, 9_999, 9)).next).toBe(10_000);
    expect(before.entries[0]).toMatchObject({
      created: '1970-01-01T00:00:00.500Z',
      updated: '1970-01-01T00:00:01.000Z',
    });
  }, 30_000);

  it('numbers a name that is taken, in the entry and in the design, twice the same as once', async () => {
    const owner = newOwner();
    await put(owner, 'a', 0, draft('Kart'));
    const file = [incoming(draft('Kart', 3), 0), incoming(draft('', 5), 1)];
    expect(await store.merge(owner, file)).toMatchObject([{ name: 'Kart (2)', was: 'Kart' }, { outcome: 'added' }]);
    const entries = await allOf(owner);
    expect(entries.map(({ name, design }) => [name, design])).toEqual([
      ['', toyDesignOf('', 5)],
      ['Kart', toyDesignOf('Kart')],
      ['Kart (2)', toyDesignOf('Kart (2)', 3)],
    ]);
    expect((await store.merge(owner, file)).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  });

  it('writes nothing for what is refused, nor for who only looks', async () => {
    const owner = newOwner();
    await store.page(owner, 0, 10);
    await allOf(owner);
    await store.put(owner, 'a', 5, draft('A'));
    await store.remove(owner, 'a');
    await store.merge(owner, []);
    const there = await database.db.selectFrom('libraries').selectAll().where('owner', '=', owner).execute();
    expect(there).toEqual([]);
  });

  it('keeps all of it over a restart', async () => {
    const owner = newOwner();
    await put(owner, 'a', 0, draft('A'));
    await put(owner, 'b', 0, draft('B'));
    await store.remove(owner, 'b');
    const before = await store.page(owner, 0, 10);
    await database.close();
    await expect(allOf(owner)).rejects.toThrow(StorageFailure);
    await expect(store.restore(owner, 'b')).rejects.toThrow(StorageFailure);
    database = await openDatabase(settings);
    store = new LibraryStore(database.db);
    expect(await store.page(owner, 0, 10)).toEqual(before);
    expect(await put(owner, 'c', 0, draft('C'))).toMatchObject({ version: 4 });
  });
});
