import { describe, expect, it } from 'vitest';
import { functionLengths, LONGEST_FILE, LONGEST_FUNCTION, sizeProblems, tooLong } from './lint-sizes.mjs';

const FILE = 'packages/deluxe/src/table/turn.ts';
const lines = (count) => 'x();\n'.repeat(count);
const whats = (file, text) => tooLong(file, text).map(({ what, lines: length }) => [what, length]);

describe('functions', () => {
  it.each([
    ['function f() {\n  x();\n}\n', 'f', 3],
    ['export const f = (a: number): number =>\n  a;\n', 'f', 2],
    ['class A {\n  f<T>(a: T): T {\n    return a;\n  }\n}\n', 'f', 3],
    ['const a = {\n  *f() {\n    yield 1;\n  },\n};\n', 'f', 3],
  ])('are measured from their first line to their last: %j', (text, name, length) => {
    expect(functionLengths('x.ts', text)).toMatchObject([{ name, lines: length }]);
  });

  it('may have sixty lines and not one more', () => {
    const of = (count) => `function f() {\n${lines(count - 2)}}\n`;
    expect(whats(FILE, of(LONGEST_FUNCTION))).toEqual([]);
    expect(whats(FILE, of(LONGEST_FUNCTION + 1))).toEqual([[`${FILE} f`, LONGEST_FUNCTION + 1]]);
    expect(
      whats('packages/web/src/board/view.tsx', `const View = () => {\n${lines(70)}  return <b>x</b>;\n};\n`),
    ).toHaveLength(1);
  });

  it('of tests may be longer', () => {
    const text = `describe('all', () => {\n${lines(100)}});\n`;
    expect(whats('packages/deluxe/src/table/turn.test.ts', text)).toEqual([]);
    expect(whats('scripts/rules.test.mjs', text)).toEqual([]);
    expect(whats('scripts/rules.mjs', text)).toHaveLength(1);
  });
});

describe('files', () => {
  it('may have four hundred lines and not one more, tests too', () => {
    expect(whats(FILE, lines(LONGEST_FILE))).toEqual([]);
    expect(whats(FILE, lines(LONGEST_FILE + 1))).toEqual([[FILE, LONGEST_FILE + 1]]);
    expect(whats('packages/deluxe/src/table/turn.test.ts', lines(LONGEST_FILE + 1))).toHaveLength(1);
  });

  it.each(['catalog/weapons.ts', 'garage/stock/list.ts', 'scenarios/arena.ts', 'rules.ts'])(
    'of tables may: %s',
    (name) => {
      expect(whats(`packages/deluxe/src/${name}`, lines(LONGEST_FILE + 1))).toEqual([]);
    },
  );
});

it('exceptions are needed for everything, and must go when they are not', () => {
  const found = tooLong(FILE, `function f() {\n${lines(100)}}\n`);
  expect(sizeProblems(found, [])).toEqual([`${FILE}:1: f has 102 lines. Legal: 60 at most.`]);
  expect(sizeProblems(found, [`${FILE} f`])).toEqual([]);
  expect(sizeProblems([], [`${FILE} f`])).toEqual([
    `scripts/size-exceptions.json:1: ${FILE} f needs no exception any more. Legal: take it off the list.`,
  ]);
});
