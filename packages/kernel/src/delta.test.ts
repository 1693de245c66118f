import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyDelta, deltaOf, type Json, jsonOf } from './delta.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map(jsonOf);

it('a delta leads from any JSON value to any other, through JSON', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const delta = jsonOf(deltaOf(from, to)) as ReturnType<typeof deltaOf>;
      expect(applyDelta(from, delta)).toEqual(to);
    }),
  );
});

it('nothing changed is null, and one field costs one field', () => {
  const from: Json = { a: 1, b: [{ c: 2 }, { c: 3 }] };
  expect(deltaOf(from, jsonOf(from))).toBeNull();
  expect(deltaOf(from, { a: 1, b: [{ c: 2 }, { c: 4 }] })).toEqual({
    at: { b: { at: { 1: { at: { c: { to: 4 } } } } } },
  });
});
