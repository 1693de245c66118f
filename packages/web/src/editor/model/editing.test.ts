import type { TableRuleset } from '@hardtop/board';
import type { Editing, Field, FilePath, Problem } from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { deskOf, laid } from './edits.ts';
import { isIn, listsAt, under, valueAt, withValue } from './file-paths.ts';
import { drawn } from './placing.ts';
import { readingOf } from './reading.ts';
import { thingAt, thingsOf } from './things.ts';

const tables = (await loadTables()).flatMap((table) =>
  table.editing === undefined ? [] : [{ id: table.id, table, editing: table.editing }],
);

/** What a schema says, in the words of the kernel's reader. */
const BY_SCHEMA = [
  'invalid_type',
  'too_big',
  'too_small',
  'not_multiple_of',
  'invalid_value',
  'invalid_union',
  'unrecognized_keys',
  'invalid_key',
];

const problemsOf = (table: TableRuleset, file: unknown): readonly Problem[] => {
  const read = table.parseSetup(file);
  return read.ok ? [] : read.error;
};

const bySchema = (table: TableRuleset, file: unknown): readonly string[] =>
  problemsOf(table, file)
    .filter(({ code }) => BY_SCHEMA.includes(code))
    .map(({ field, message }) => `${field}: ${message}`);

/** Every tool once, on a file where it can be laid. */
function laidOnes(editing: Editing, table: TableRuleset) {
  return editing.palette.map((layable) => {
    const { needs } = layable;
    const file = needs === undefined ? editing.blank : readyFor(editing, needs.path, needs.is);
    const { minX, minY, maxX, maxY } = deskOf(editing, file).bounds;
    const [from, to] = [
      { x: minX + (maxX - minX) * 0.4, y: minY + (maxY - minY) * 0.7 },
      { x: minX + (maxX - minX) * 0.6, y: minY + (maxY - minY) * 0.9 },
    ];
    const value = drawn(layable, from, to, deskOf(editing, file));
    return { table, layable, ...laid(editing, file, layable, value) };
  });
}

/** The blank file with the form chosen that a tool needs. */
function readyFor(editing: Editing, path: FilePath, wanted: unknown): unknown {
  for (const field of editing.general.flatMap(({ fields }) => fields)) {
    if (field.kind !== 'form' || !isIn(path, field.path)) continue;
    const form = field.forms.find(({ fresh }) => valueAt(fresh, path.slice(field.path.length + 1)) === wanted);
    if (form !== undefined) return withValue(editing.blank, field.path, form.fresh);
  }
  throw new Error(`nothing makes ${path} ${String(wanted)}`);
}

/** Values that a field offers: all of them where they can be counted, else both ends. */
function offered(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'text':
      return ['x'.repeat(field.most), 'x'];
    case 'number':
      return [field.min, field.max];
    case 'flag':
      return [true, false];
    case 'choice':
      return field.choices.map(({ value }) => value);
    case 'choices':
    case 'sequence':
      return [field.choices.map(({ value }) => value), []];
    case 'seat':
      return [0, 1];
    case 'seats':
      return [[0], [0, 1]];
    case 'rows':
      return [Array.from({ length: Math.max(1, field.least ?? 0) }, () => field.fresh)];
    case 'form':
      return field.forms.map(({ fresh }) => fresh);
    case 'vehicle':
      return [];
  }
}

interface Placed {
  readonly file: unknown;
  readonly path: FilePath;
  readonly field: Field;
}

/** Each field with those of its forms and rows. */
function fieldsIn(file: unknown, base: FilePath, fields: readonly Field[]): readonly Placed[] {
  return fields.flatMap((field): readonly Placed[] => {
    const path = under(base, field.path);
    const own = { file, path, field };
    if (field.kind === 'form')
      return [own, ...field.forms.flatMap((form) => fieldsIn(withValue(file, path, form.fresh), path, form.fields))];
    if (field.kind === 'rows')
      return [own, ...fieldsIn(withValue(file, path, offered(field)[0]), under(path, 0), field.fields)];
    return [own];
  });
}

describe.each(tables)('drawing a scenario of $id', ({ table, editing }) => {
  const ones = laidOnes(editing, table);
  const fields = [
    ...ones.flatMap(({ file, chosen, layable }) => fieldsIn(file, chosen ?? '', layable.fields)),
    ...fieldsIn(
      editing.blank,
      '',
      editing.general.flatMap((group) => group.fields),
    ),
  ];

  it('begins with a file that reads, and can be drawn', () => {
    expect(readingOf(table, editing.blank)).toMatchObject({ problems: [] });
    expect(thingsOf(editing, editing.blank).length).toBeGreaterThan(0);
  });

  it('lays every tool so that it is read, or the reader says why not, at its place', () => {
    for (const { file, chosen, layable } of ones) {
      const problems = problemsOf(table, file);
      const wrong = problems.filter(({ message }) => message === '');
      expect(wrong).toEqual([]);
      expect([layable.id, bySchema(table, file)]).toEqual([layable.id, []]);
      const things = thingsOf(editing, file);
      expect(thingAt(things, chosen ?? undefined)?.layable.id).toBe(layable.like ?? layable.id);
    }
  });

  it('lays the same twice without making the two alike where they may not be', () => {
    for (const { file, layable } of ones) {
      if (layable.distinct === undefined) continue;
      const again = laid(editing, file, layable, layable.fresh);
      const [a, b] = thingsOf(editing, again.file).filter((thing) => thing.layable.id === (layable.like ?? layable.id));
      expect(valueAt(a?.value, layable.distinct)).not.toBe(valueAt(b?.value, layable.distinct));
    }
  });

  it('offers nothing in a field that its schema refuses', () => {
    for (const { file, path, field } of fields) {
      for (const value of offered(field)) {
        expect([path, value, bySchema(table, withValue(file, path, value))]).toEqual([path, value, []]);
      }
    }
  });

  it('stops where its schema stops', () => {
    for (const { file, path, field } of fields) {
      if (field.kind !== 'number') continue;
      for (const value of [field.min - field.step, field.max + field.step]) {
        const told = problemsOf(table, withValue(file, path, value)).map((problem) => problem.field ?? '');
        expect([path, value, told.some((at) => isIn(at, path) || isIn(path, at))]).toEqual([path, value, true]);
      }
    }
  });

  it('says what is usual as the file means it', () => {
    for (const { file, path, field } of fields) {
      if (field.usual === undefined || field.kind === 'form') continue;
      const left = table.parseSetup(withValue(file, path, undefined));
      const said = table.parseSetup(withValue(file, path, field.usual));
      expect([path, said]).toEqual([path, left]);
    }
  });

  it('reads every listed scenario as things of the palette', () => {
    for (const { file, id } of table.scenarios) {
      const lists = [...new Set(editing.palette.filter(({ isOnly }) => isOnly !== true).map(({ path }) => path))];
      const there = lists.reduce((sum, list) => {
        return sum + listsAt(file, list).reduce((all, rows) => all + rows.length, 0);
      }, 0);
      const found = thingsOf(editing, file).filter(({ layable }) => layable.isOnly !== true);
      expect([id, found.length]).toEqual([id, there]);
      expect([id, readingOf(table, file).problems]).toEqual([id, []]);
    }
  });
});
