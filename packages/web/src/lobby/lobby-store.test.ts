import type { LobbyTable } from '@hardtop/server/wire';
import { describe, expect, it } from 'vitest';
import { parseDoorSecret } from './door-secret.ts';
import { waitingAt } from './lobby-page.tsx';
import { continued, EMPTY_LOBBY, heard } from './lobby-store.ts';

const table = (id: string, more: Partial<LobbyTable> = {}): LobbyTable => ({
  ...{ id, title: id, scenario: 'The Pit', ruleset: 'toy', password: false, referee: false, seats: [] },
  ...{ terms: { hash: 'abcdef', differs: 0 }, opened: '2031-01-01T00:00:00Z' },
  ...more,
});
const ids = ({ tables }: { readonly tables: readonly LobbyTable[] }) => tables.map(({ id }) => id);

describe('the list of tables', () => {
  const first = heard(EMPTY_LOBBY, { t: 'lobby', page: { tables: [table('b'), table('a')], next: 'x' } });

  it('begins with a page, has new tables on top, changes those it knows where they stand, and loses those that go', () => {
    expect([first.line, ids(first)]).toEqual(['live', ['b', 'a']]);
    expect(ids(heard(first, { t: 'table', table: table('c') }))).toEqual(['c', 'b', 'a']);
    const changed = heard(first, { t: 'table', table: table('a', { title: 'new' }) });
    expect([ids(changed), changed.tables[1]?.title]).toEqual([['b', 'a'], 'new']);
    expect(ids(heard(first, { t: 'gone', id: 'b' }))).toEqual(['a']);
  });

  it('goes on with the next page, each table once', () => {
    const more = continued(first, { tables: [table('a'), table('z')], next: null });
    expect([ids(more), more.next]).toEqual([['b', 'a', 'z'], null]);
  });

  it('says who waits', () => {
    const seat = (by?: string) => ({ name: 'x', plays: 'y', sits: 'person' as const, ...(by && { by }) });
    expect(waitingAt({ seats: [] })).toBe('Nobody waits yet');
    expect(waitingAt({ seats: [seat('Ann')] })).toBe('Ann waits');
    expect(waitingAt({ seats: [seat()] })).toBe('somebody waits');
    expect(waitingAt({ seats: [seat('Ann'), seat()] })).toBe('Ann, somebody wait');
    expect(waitingAt({ seats: [seat(), seat()] })).toBe('2 people wait');
  });
});

it('a link brings the secret of a table, or of one seat', () => {
  expect(parseDoorSecret('')).toEqual({ kind: 'none' });
  expect(parseDoorSecret('s3cret')).toEqual({ kind: 'invite', invite: 's3cret' });
  expect(parseDoorSecret('2.s3cret')).toEqual({ kind: 'claim', seat: 2, claim: 's3cret' });
});
