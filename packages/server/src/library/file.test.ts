import { expect, it } from 'vitest';
import type { LibraryEntry } from '../wire/library.ts';
import { makeBackups } from './file.ts';

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

const idsOf = (entries: readonly LibraryEntry[], designs: number, bytes: number) =>
  makeBackups(entries, MADE, { documents: designs, bytes }).map((backup) => backup.designs.map(({ id }) => id));

it('a backup that fits is one file without a number', () => {
  const [backup, ...others] = makeBackups([entry('a')], MADE);
  expect(others).toEqual([]);
  expect(Object.keys(backup ?? {})).toEqual(['format', 'version', 'made', 'designs']);
  expect(idsOf([], 5, 500)).toEqual([[]]);
});

it.each([
  ['by number', 2, 10_000, [['a', 'b'], ['c', 'd'], ['e']]],
  ['by size', 9, 450, [['a', 'b'], ['c'], ['d', 'e']]],
] as const)('a larger one is cut %s, in order, with nothing left out', (_how, designs, bytes, expected) => {
  const entries = [entry('a'), entry('b'), entry('c', 'x'.repeat(800)), entry('d'), entry('e')];
  expect(idsOf(entries, designs, bytes)).toEqual(expected);
});
