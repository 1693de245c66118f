import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Json, jsonOf } from './delta.ts';
import { type Patch, patched, patchOf } from './patch.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map(jsonOf);
const field = fc.constantFrom('id', 'piece', 'label', 'x', '-', '#', '__proto__', 'constructor', 'toString');
/** Lists of named things, and names that mean something to a patch or to the language. */
const things = fc.letrec<{ value: unknown; thing: unknown }>((tie) => ({
  thing: fc.array(fc.tuple(field, tie('value')), { maxLength: 4 }).map((pairs) => JSON.parse(objectText(pairs))),
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 0, 1, 'a', 'b', true),
    fc.array(tie('thing'), { maxLength: 6 }),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('thing'),
  ),
}));

/** Written by hand: a literal's `__proto__` would be something else. */
function objectText(pairs: readonly (readonly [string, unknown])[]): string {
  const fields = new Map(pairs);
  return `{${[...fields].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;
}

function overTheWire(from: unknown, to: unknown): Patch | undefined {
  const patch = patchOf(from, to);
  return patch === undefined ? undefined : (JSON.parse(JSON.stringify(patch)) as Patch);
}

it.each([
  ['any JSON values', json],
  ['lists of named things, and names that mean something', things.value],
])('a patch leads from one value to another, through JSON, and leaves both as they were: %s', (_of, values) => {
  fc.assert(
    fc.property(values, values, (from, to) => {
      const texts = JSON.stringify([from, to]);
      expect(JSON.stringify(sorted(patched(from, overTheWire(from, to))))).toBe(JSON.stringify(sorted(to)));
      expect(JSON.stringify([from, to])).toBe(texts);
    }),
    { numRuns: 500 },
  );
});

/** The order of fields means nothing. `toEqual` does not look at a field `__proto__`, texts do. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, inner]) => [name, sorted(inner)])
    .sort();
}

it('nothing differs: no patch, whatever the order of the fields and fields without a value', () => {
  expect(patchOf({ a: 1, b: [{ id: 'x' }] }, { b: [{ id: 'x' }], a: 1, c: undefined })).toBeUndefined();
});

const CAR: Json = { id: 'car', x: 1, notes: ['fast'] };
const TREE: Json = { id: 'tree', x: 9, notes: [] };

it.each<[string, Json, Json, Patch]>([
  ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
  ['a field that came, one that went', { a: 1 }, { b: [2] }, { b: [[2]], '-': ['a'] }],
  ['a thing in a list', [CAR, TREE], [CAR, { ...TREE, x: 8 }], { '#': [1, { x: 8 }] }],
  ['a thing that went', [CAR, TREE], [TREE], { '#': [-1] }],
  ['a thing that came, whole', [], [CAR], { '#': [[CAR]] }],
  [
    'a thing that came, like the one before it',
    [CAR],
    [CAR, { ...CAR, id: 'car 2' }],
    { '#': [1, [{ id: 'car 2' }, 1]] },
  ],
  ['a list of numbers', [1, 2, 3], [1, 5, 3], [[1, 5, 3]]],
  ['a number among things', [CAR, 2, 3], [CAR, 5, 3], { '#': [1, -1, [5]] }],
])('a patch says no more than it must: %s', (_what, from, to, patch) => {
  expect(patchOf(from, to)).toEqual(patch);
  expect(patched(from, patch)).toEqual(to);
});

it('what a patch does not touch is the very same afterwards', () => {
  const from = {
    pieces: [CAR, TREE],
    clock: { turn: 1 },
    sheets: [{ piece: 'car', gauges: [{ id: 'armor', now: 3 }] }],
  };
  const to = { ...from, pieces: [{ id: 'car', x: 2, notes: ['fast'] }, TREE], clock: { turn: 1 } };
  const next = patched(from, overTheWire(from, to));
  expect(next).toEqual(to);
  expect(next.pieces[1]).toBe(TREE);
  expect(next.sheets).toBe(from.sheets);
  expect(next.clock).toBe(from.clock);
});
