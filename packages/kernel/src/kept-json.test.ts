import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonOf } from './delta.ts';
import { keptJson, lastingJson } from './kept-json.ts';

describe('what is kept of a value', () => {
  it('is what JSON keeps of it, whatever was there before', () => {
    const values = fc.object({ key: fc.constantFrom('a', 'b', 'constructor', '__proto__', 'toString'), maxDepth: 4 });
    fc.assert(
      fc.property(values, values, (before, now) => {
        const kept = keptJson(jsonOf(before), now);
        expect(JSON.stringify(kept)).toBe(JSON.stringify(now));
        expect(keptJson(kept, now)).toBe(kept);
      }),
    );
  });

  it('shares what is the same with what was kept before, and nothing with what it was made of', () => {
    const pose = { x: 1, y: 2 };
    const first = keptJson(null, { pieces: [{ id: 'a', pose }, { id: 'b' }], notes: ['n'] });
    pose.x = 5;
    const next = keptJson(first, { pieces: [{ id: 'a', pose }, { id: 'b' }], notes: ['n'] });
    expect(first).toEqual({ pieces: [{ id: 'a', pose: { x: 1, y: 2 } }, { id: 'b' }], notes: ['n'] });
    expect(next).toEqual({ pieces: [{ id: 'a', pose: { x: 5, y: 2 } }, { id: 'b' }], notes: ['n'] });
    const at = (value: unknown, ...path: readonly string[]) =>
      path.reduce<unknown>((inner, field) => (inner as Record<string, unknown>)[field], value);
    expect(at(next, 'notes')).toBe(at(first, 'notes'));
    expect(at(next, 'pieces', '1')).toBe(at(first, 'pieces', '1'));
  });

  it('is the very thing where that is there to stay', () => {
    const pose = { x: 1 };
    const wall: { id: string; pose: { x: number }; label?: string | undefined } = lastingJson({
      id: 'wall',
      pose,
      label: undefined,
    });
    pose.x = 2;
    expect(wall).toStrictEqual({ id: 'wall', pose: { x: 1 } });
    const first = keptJson(undefined, { areas: [wall] });
    expect((first as { areas: readonly unknown[] }).areas[0]).toBe(wall);
    expect(keptJson(first, { areas: [wall] })).toBe(first);
    expect(lastingJson({ id: 'wall', pose: { x: 1 } }, wall)).toBe(wall);
    expect(lastingJson({ id: 'wall', pose }, wall)).toEqual({ id: 'wall', pose: { x: 2 } });
  });

  it.each([
    ['a field that is undefined is none', { a: 1 }, { a: 1, b: undefined }, { a: 1 }],
    ['a field that is gone is gone', { a: 1, b: 2 }, { a: 1 }, { a: 1 }],
    ['a list that became shorter', [1, 2, 3], [1, 2], [1, 2]],
    ['a list that became longer', [1], [1, undefined], [1, null]],
    ['a list in place of fields', { 0: 1 }, [1], [1]],
    ['what is no number', [0], [Number.NaN], [null]],
    ['no negative zero', [1], [-0], [0]],
  ])('%s', (_what, before, now, kept) => {
    expect(keptJson(before, now)).toEqual(kept);
  });
});
