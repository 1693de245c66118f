import { describe, expect, it } from 'vitest';
import { citedIn, names } from './rules.mjs';
import { testsIn } from './test-titles.mjs';

describe('citedIn', () => {
  it('takes whole string literals, and nothing from comments', () => {
    const text =
      "const RULE = 'a/1/ram';\n// see 'a/2/skid'\ngame.emit({ rule: \"a/3/x\" }); const t = `a/4/y`; f('a/5/z too');";
    expect([...citedIn(text)]).toEqual(['a/1/ram', 'a/3/x', 'a/4/y']);
  });
});

describe('names', () => {
  it.each([
    ['a/1/bend: turns', true],
    ['the rule a/1/bend.', true],
    ['a/1/bend-hard', false],
    ['a/1/bend/more', false],
    ['a/1/bend.2', false],
    ['aa/1/bend', false],
  ])('%s: %s', (text, expected) => {
    expect(names(text, 'a/1/bend')).toBe(expected);
  });
});

describe('testsIn', () => {
  it('joins describe and test, and keeps the tables of each', () => {
    const text = `
      describe('outer (with a bracket', () => {
        it('one', () => { expect(f(')')).toBe(1); });
        it.each([['a/1/x', 1], ['b', 2]])('%s gives %i', () => {});
        describe("inner's", () => { test.each\`a | b\`('row $a', () => {}); });
      });
      test('alone', () => {});
      // it('in a comment', () => {});
    `;
    expect(testsIn(text)).toEqual([
      { title: 'outer (with a bracket > one', tables: [] },
      { title: 'outer (with a bracket > %s gives %i', tables: ["([['a/1/x', 1], ['b', 2]])"] },
      { title: "outer (with a bracket > inner's > row $a", tables: ['`a | b`'] },
      { title: 'alone', tables: [] },
    ]);
  });
});
