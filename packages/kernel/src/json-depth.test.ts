import { expect, it } from 'vitest';
import { DEEPEST_JSON, DepthWalk, deepField } from './json-depth.ts';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const DEEP = `{"a \\" [[": [1, "]\\\\"], "variants": ${nested(DEEPEST_JSON)}, "z": 1}`;

it('names the outermost field that nests too deep, brackets within strings aside', () => {
  expect(deepField(DEEP, 'whole')).toBe('variants');
  expect(deepField(nested(DEEPEST_JSON + 1), 'whole')).toBe('whole');
  expect(deepField(nested(DEEPEST_JSON), 'whole')).toBe(null);
  expect(deepField(`"${'['.repeat(100)}"`, 'whole')).toBe(null);
});

it.each([1, 2, 3, 7])('finds the same %i letters at a time', (step) => {
  const walk = new DepthWalk(DEEP, 'whole');
  const found: (string | null)[] = [];
  for (let until = step; until < DEEP.length + step && found.at(-1) !== 'variants'; until += step)
    found.push(walk.goOn(Math.min(until, DEEP.length)));
  expect(found.at(-1)).toBe('variants');
  expect(found.length * step).toBeLessThan(DEEP.length);
});
