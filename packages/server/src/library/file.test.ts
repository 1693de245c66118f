import { expect, it } from 'vitest';
import type { LibraryBackup, LibraryEntry } from '../wire/library.ts';
import { backupPart } from './file.ts';

const MADE = new Date('2026-01-31T12:00:00Z');

const entry = (id: string, notes = ''): LibraryEntry => ({
  id,
  ruleset: 'workshop',
  name: id,
  tags: [],
  design: { notes },
  version: 1,
  created: MADE.toISOString(),
  updated: MADE.toISOString(),
  deleted: null,
});

async function* lotsOf(...lots: readonly (readonly LibraryEntry[])[]) {
  yield* lots;
}

const backupOf = ({ pieces }: { readonly pieces: readonly Buffer[] | null }) =>
  (pieces === null ? null : JSON.parse(Buffer.concat(pieces).toString())) as LibraryBackup | null;

async function idsOf(entries: readonly LibraryEntry[], designs: number, bytes: number) {
  const most = { documents: designs, bytes };
  const { parts } = await backupPart(lotsOf(entries), 1, MADE, most);
  const all = Array.from({ length: parts }, (_, i) => backupPart(lotsOf(entries), i + 1, MADE, most));
  return (await Promise.all(all)).map((part) => backupOf(part)?.designs.map(({ id }) => id));
}

it('a backup that fits is one file without a number', async () => {
  const only = await backupPart(lotsOf([entry('a')]), 1, MADE);
  expect(only.parts).toBe(1);
  expect(Object.keys(backupOf(only) ?? {})).toEqual(['format', 'version', 'made', 'designs']);
  expect(await idsOf([], 5, 500)).toEqual([[]]);
  expect((await backupPart(lotsOf([]), 2, MADE)).pieces).toBeNull();
});

it('lots that come by id are put together by name', async () => {
  const named = (id: string, name: string) => ({ ...entry(id), name });
  const backup = await backupPart(lotsOf([named('1', 'b'), named('2', 'c')], [named('3', 'a')]), 1, MADE);
  expect(backupOf(backup)?.designs.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

it.each([
  ['by number', 2, 10_000, [['a', 'b'], ['c', 'd'], ['e']]],
  ['by size', 9, 450, [['a', 'b'], ['c'], ['d', 'e']]],
] as const)('a larger one is cut %s, in order, with nothing left out', async (_how, designs, bytes, expected) => {
  const entries = [entry('a'), entry('b'), entry('c', 'x'.repeat(800)), entry('d'), entry('e')];
  expect(await idsOf(entries, designs, bytes)).toEqual(expected);
});

it('a long one comes in pieces, none of them long', async () => {
  const entries = Array.from({ length: 1_000 }, (_, i) => entry(`n${i}`, 'é'.repeat(100)));
  const { pieces } = await backupPart(lotsOf(entries), 1, MADE);
  expect(Math.max(...(pieces ?? []).map(({ length }) => length))).toBeLessThan(60_000);
  expect(backupOf({ pieces })?.designs).toHaveLength(1_000);
});
