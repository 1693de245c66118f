import { toy } from '@hardtop/kernel/toy';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../settings/settings.ts';
import type { RunningServer } from '../start.ts';
import { DATABASE_KINDS, freshDatabases } from '../testing/databases.ts';
import { entryOf } from '../testing/entries.ts';
import { get, startToyServer } from '../testing/servers.ts';
import { toyDesignOf, workshop } from '../testing/toy-garage.ts';
import type { ErrorBody } from '../wire/errors.ts';
import type { MergedLibrary, StaleDesign } from '../wire/library.ts';
import { type LibraryBackup, type LibraryEntry, type LibraryPage, libraryEntry } from '../wire/library.ts';

const settingsOf = freshDatabases();

const ANN = 'ann-has-a-secret-that-nobody-can-guess';
const BOB = 'bob-has-a-secret-that-nobody-can-guess';
const RULESETS = { rulesets: [entryOf(toy), workshop] };

const body = (name: string, more: object = {}) => ({
  ruleset: 'workshop',
  name,
  design: toyDesignOf(name),
  version: 0,
  ...more,
});

describe.each(DATABASE_KINDS)('a library on %s', (kind) => {
  let settings: Partial<Settings>;
  let server: RunningServer;

  beforeAll(async () => {
    settings = await settingsOf(kind);
    server = await startToyServer(settings, RULESETS);
  });

  async function send<T>(method: string, path: string, given?: unknown, token: string | null = ANN) {
    const response = await fetch(`${server.address}/api/library${path}`, {
      method,
      headers: {
        ...(given === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(given === undefined ? {} : { body: typeof given === 'string' ? given : JSON.stringify(given) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as T };
  }

  async function refused(answer: Promise<{ status: number; body: ErrorBody }>) {
    const given = await answer;
    return { status: given.status, problem: given.body.problems[0] };
  }

  it('saves, changes, deletes, restores, and shows it to its owner alone', async () => {
    const made = await send<LibraryEntry>('PUT', '/kart', body(' Kart ', { tags: ['fast', 'fast '] }));
    expect(made).toMatchObject({ status: 201, body: { id: 'kart', name: 'Kart', tags: ['fast'], version: 1 } });
    expect(libraryEntry.parse(made.body)).toEqual(made.body);
    const changed = await send<LibraryEntry>('PUT', '/kart', body('Kart', { version: 1 }));
    expect(changed).toMatchObject({ status: 200, body: { tags: [], version: 2 } });
    const stale = await send<StaleDesign>('PUT', '/kart', body('Kurt', { version: 1 }));
    expect(stale).toMatchObject({ status: 409, body: { problems: [{ code: 'stale' }], entry: changed.body } });
    expect(await send('DELETE', '/kart?version=1')).toMatchObject({ status: 409, body: { entry: changed.body } });
    const deleted = await send<LibraryEntry>('DELETE', '/kart?version=2');
    expect(deleted).toMatchObject({ status: 200, body: { version: 3, deleted: expect.any(String) } });
    expect(await send('POST', '/kart/restore')).toMatchObject({ status: 200, body: { version: 4, deleted: null } });
    expect((await send<LibraryPage>('GET', '?since=3')).body).toMatchObject({ next: 4, entries: [{ id: 'kart' }] });
    expect((await send<LibraryPage>('GET', '', undefined, BOB)).body.entries).toEqual([]);
    for (const [method, path] of [
      ['DELETE', '/kart'],
      ['POST', '/kart/restore'],
    ] as const) {
      const foreign = await refused(send<ErrorBody>(method, path, undefined, BOB));
      expect(foreign).toMatchObject({ status: 404, problem: { code: 'unknown-design', field: 'id' } });
    }
  });

  it('gives a backup that another library takes, twice the same as once', async () => {
    await send('PUT', '/van', body('Van', { tags: ['big'] }));
    await send('PUT', '/gone', body('Gone'));
    await send('DELETE', '/gone');
    const { body: backup, headers } = await send<LibraryBackup>('GET', '/backup');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="hardtop-library-[\d-]+\.json"$/);
    expect(backup).toMatchObject({ format: 'hardtop-library', version: 1 });
    expect(backup.designs.map(({ id }) => id)).toEqual(['kart', 'van']);
    const other = 'x'.repeat(40);
    const first = await send<MergedLibrary>('POST', '/merge', backup, other);
    expect(first).toMatchObject({ status: 200, body: { counts: { added: 2, refused: 0 } } });
    const second = await send<MergedLibrary>('POST', '/merge', backup, other);
    expect(second.body.counts).toMatchObject({ added: 0, unchanged: 2 });
    const copy = await send<LibraryBackup>('GET', '/backup', undefined, other);
    expect(copy.body.designs).toEqual(backup.designs);
  });

  it('gives a library that no merge takes at once in parts that merges do', async () => {
    const token = 'large'.padEnd(32, '.');
    const list = Array.from({ length: 10_001 }, (_, i) => ({ ruleset: 'workshop', design: toyDesignOf(`Kart ${i}`) }));
    await send('POST', '/merge', list.slice(0, 10_000), token);
    await send('POST', '/merge', list.slice(10_000), token);
    const parts: LibraryBackup[] = [];
    for (const part of [1, 2])
      parts.push((await send<LibraryBackup>('GET', `/backup?part=${part}`, undefined, token)).body);
    expect(parts.map(({ part, parts: all, designs }) => [part, all, designs.length])).toEqual([
      [1, 2, 10_000],
      [2, 2, 1],
    ]);
    const other = 'copy'.padEnd(32, '.');
    for (const part of parts) expect((await send<MergedLibrary>('POST', '/merge', part, other)).status).toBe(200);
    const page = await send<LibraryPage>('GET', '?since=9999', undefined, other);
    expect(page.body.next).toBe(10_001);
  }, 60_000);

  it('takes from a list what it can read, and says of the rest why not', async () => {
    const good = { ruleset: 'workshop', design: toyDesignOf('Good') };
    const list = [
      good,
      { ...good, design: { ...toyDesignOf('Newer'), version: 2 } },
      { ...good, design: toyDesignOf('Stumble') },
      { ...good, ruleset: 'toy' },
      { ...good, ruleset: 'chess' },
      { ...good, updated: 'yesterday' },
      { ...good, id: 'a b' },
      { ...good, design: { ...toyDesignOf('Long'), notes: 'x'.repeat(40_000) } },
      { ruleset: 'workshop' },
      5,
      {
        ...good,
        design: toyDesignOf('Future'),
        id: 'future',
        updated: '2999-01-01T00:00:00Z',
        created: '0000-01-01T00:00:00Z',
      },
    ];
    const token = 'list'.padEnd(32, '.');
    const { status, body: merged } = await send<MergedLibrary>('POST', '/merge', list, token);
    expect(status).toBe(200);
    expect(merged.counts).toMatchObject({ added: 2, refused: 9 });
    expect(merged.results.map(({ index }) => index)).toEqual(list.map((_, i) => i));
    const fields = merged.results.map(({ problems }) => problems?.[0]?.field);
    expect(fields.slice(1, 10)).toEqual([
      'designs.1.design.version',
      'designs.2',
      'designs.3.ruleset',
      'designs.4.ruleset',
      'designs.5.updated',
      'designs.6.id',
      'designs.7.design',
      'designs.8.design',
      'designs.9',
    ]);
    expect(merged.results[0]).toMatchObject({ name: 'Good' });
    const again = await send<MergedLibrary>('POST', '/merge', list, token);
    expect(again.body.counts).toMatchObject({ added: 0, unchanged: 2 });
    const { entries } = (await send<LibraryPage>('GET', '', undefined, token)).body;
    expect(entries.every(({ updated }) => Date.parse(updated) <= Date.now())).toBe(true);
  });

  it.each([
    ['no token', 'GET', '', undefined, null, 401, { code: 'key', field: 'authorization' }],
    ['a short token', 'GET', '', undefined, 'short', 401, { code: 'key' }],
    ['a since that is no number', 'GET', '?since=-1', undefined, ANN, 400, { field: 'since' }],
    ['too many at once', 'GET', '?limit=1001', undefined, ANN, 400, { field: 'limit' }],
    ['a question nobody knows', 'GET', '?all=1', undefined, ANN, 400, { field: 'all' }],
    ['a bad id', 'PUT', '/a%20b', body('A'), ANN, 400, { field: 'id' }],
    ['no JSON', 'PUT', '/a', '{', ANN, 400, { code: 'json' }],
    ['an unknown field', 'PUT', '/a', body('A', { cheat: 1 }), ANN, 400, { field: 'cheat' }],
    ['no design', 'PUT', '/a', body('A', { design: undefined }), ANN, 400, { field: 'design' }],
    ['no name', 'PUT', '/a', body('  '), ANN, 400, { field: 'name' }],
    ['a long name', 'PUT', '/a', body('x'.repeat(101)), ANN, 400, { field: 'name' }],
    ['a name with a NUL', 'PUT', '/a', body('a\u0000b'), ANN, 400, { field: 'name' }],
    ['half a character', 'PUT', '/a', body('a\ud800b'), ANN, 400, { field: 'name' }],
    ['too many tags', 'PUT', '/a', body('A', { tags: Array(21).fill('t') }), ANN, 400, { field: 'tags' }],
    ['an empty tag', 'PUT', '/a', body('A', { tags: [''] }), ANN, 400, { field: 'tags.0' }],
    ['a fractional version', 'PUT', '/a', body('A', { version: 0.5 }), ANN, 400, { field: 'version' }],
    ['a version it never had', 'PUT', '/a', body('A', { version: 9 }), ANN, 409, { code: 'stale', field: 'version' }],
    ['an unknown ruleset', 'PUT', '/a', body('A', { ruleset: 'chess' }), ANN, 404, { code: 'unknown-ruleset' }],
    [
      'rules without a garage',
      'PUT',
      '/a',
      body('A', { ruleset: 'toy' }),
      ANN,
      422,
      { code: 'no-garage', legal: ['workshop'] },
    ],
    ['a bad part', 'PUT', '/a', body('A', { design: toyDesignOf('A', -1) }), ANN, 422, { field: 'design.wheels' }],
    ['no object', 'PUT', '/a', body('A', { design: 5 }), ANN, 422, { field: 'design' }],
    ['a long design', 'PUT', '/a', body('A', { design: 'x'.repeat(40_000) }), ANN, 422, { code: 'too-large' }],
    [
      'a deep design',
      'PUT',
      '/a',
      `{"ruleset":"workshop","name":"A","version":0,"design":${'['.repeat(16_000)}${']'.repeat(16_000)}}`,
      ANN,
      422,
      { field: 'design' },
    ],
    [
      'what the rules stumble over',
      'PUT',
      '/a',
      body('A', { design: toyDesignOf('Stumble') }),
      ANN,
      500,
      { code: 'bug' },
    ],
    ['a part of the backup that there is not', 'GET', '/backup?part=2', undefined, ANN, 404, { code: 'unknown-part' }],
    ['part nought of the backup', 'GET', '/backup?part=0', undefined, ANN, 400, { field: 'part' }],
    ['a bad version to delete', 'DELETE', '/a?version=x', undefined, ANN, 400, { field: 'version' }],
    ['what is not there', 'DELETE', '/nothing', undefined, ANN, 404, { code: 'unknown-design' }],
    ['what is not there to restore', 'POST', '/nothing/restore', undefined, ANN, 404, { code: 'unknown-design' }],
    ['no file', 'POST', '/merge', 5, ANN, 400, { field: '(body)' }],
    [
      'a file of something else',
      'POST',
      '/merge',
      { format: 'chess', version: 1, designs: [] },
      ANN,
      400,
      { field: 'format' },
    ],
    [
      'a newer file',
      'POST',
      '/merge',
      { format: 'hardtop-library', version: 2, designs: [] },
      ANN,
      422,
      { code: 'newer' },
    ],
    [
      'a newer file of another form',
      'POST',
      '/merge',
      { format: 'hardtop-library', version: 2, shelves: [] },
      ANN,
      422,
      { code: 'newer' },
    ],
    ['too many designs', 'POST', '/merge', Array(10_001).fill(1), ANN, 422, { code: 'too-many', field: 'designs' }],
    ['a large file', 'POST', '/merge', [' '.repeat(8 * 1024 * 1024)], ANN, 413, { code: 'too-large' }],
    ['a large design', 'PUT', '/a', body('A', { name: ' '.repeat(1024 * 1024) }), ANN, 413, { code: 'too-large' }],
  ] as const)('refuses %s', async (_what, method, path, given, token, status, problem) => {
    const { body: before } = await send<LibraryPage>('GET', '');
    expect(await refused(send<ErrorBody>(method, path, given, token))).toMatchObject({ status, problem });
    expect((await send<LibraryPage>('GET', '')).body).toEqual(before);
  });

  it('is there after a restart', async () => {
    const before = await get<LibraryPage>(`${server.address}/api/library`, ANN);
    expect(before.body.entries.length).toBeGreaterThan(1);
    await server.close();
    server = await startToyServer(settings, RULESETS);
    const after = await get<LibraryPage>(`${server.address}/api/library`, ANN);
    expect(after.body).toEqual(before.body);
  });
});
