import { expect, test } from 'vitest';
import { streamOfKind } from './random.ts';
import { branchesOf } from './random-branches.ts';

test('a branch is the same whenever it is asked for, and differs by path and by seed', () => {
  const roll = (seed: string, path: string): number[] => {
    const stream = branchesOf(seed).at(path);
    return Array.from({ length: 8 }, () => stream.int(1, 1_000_000));
  };
  expect(roll('7', 'group/leader')).toEqual(roll('7', 'group/leader'));
  expect(roll('7', 'group/leader')).not.toEqual(roll('7', 'group/leadet'));
  expect(roll('7', 'group/leader')).not.toEqual(roll('8', 'group/leader'));
});

/** Chi-square of ten equally likely results: above 27.9 one time in a thousand. */
const LIMIT = 27.9;

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('the first die of neighboring paths and neighboring seeds is even', () => {
  const byPath = new Array<number>(10).fill(0);
  const bySeed = new Array<number>(10).fill(0);
  const pairs = new Array<number>(10).fill(0);
  const branches = branchesOf('even');
  for (let n = 0; n < 20_000; n++) {
    const a = branches.at(`path/${n}/number`).int(0, 9);
    const b = branches.at(`path/${n}/transport`).int(0, 9);
    byPath[a] = (byPath[a] ?? 0) + 1;
    pairs[(a + b) % 10] = (pairs[(a + b) % 10] ?? 0) + 1;
  }
  for (let n = 0; n < 10_000; n++) {
    const die = branchesOf(`${n}`).at('encounter/kind').int(0, 9);
    bySeed[die] = (bySeed[die] ?? 0) + 1;
  }
  for (const counts of [byPath, bySeed, pairs]) expect(chiSquare(counts)).toBeLessThan(LIMIT);
});

test('branches of the keyed kind are streams of their own, the same whenever they are asked for', () => {
  const { at } = branchesOf('a secret', 'sha256');
  const first = (path: string) => Array.from({ length: 6 }, () => at(path).int(1, 1_000_000));
  expect(at('leg-1/leader').position()).toEqual(streamOfKind('sha256', 'a secret', 'leg-1/leader').position());
  expect(first('leg-1')).toEqual(first('leg-1'));
  expect(first('leg-1')).not.toEqual(first('leg-2'));
});
