import { branchesOf } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { recordedDice, writtenDice } from './dice-source.ts';

test('dice that were written down fall again, whatever else was asked for at their path', () => {
  const written = writtenDice(branchesOf('7'));
  const throws = (source: typeof written | ReturnType<typeof recordedDice>) =>
    [[6], [6, 6, 6], [10, 4], [6, 6]].map((sides) => {
      const dice = source.at('a/b');
      return sides.map((high) => dice.int(1, high));
    });
  const first = throws(written);
  expect(Object.keys(written.table())).toEqual(['a/b']);
  expect(written.table()['a/b']).toMatch(/^6:\d,\d,\d;10:\d+ 4:\d$/);
  expect(throws(recordedDice(written.table()))).toEqual(first);
});

test.each([
  ['a', 20, 'No die of 20 sides was recorded at a as number 1.'],
  ['b', 6, 'No die of 6 sides was recorded at b as number 1.'],
])('a die that never fell at %s is an error that names the path', (path, sides, message) => {
  expect(() => recordedDice({ a: '6:3' }).at(path).int(1, sides)).toThrow(message);
});
